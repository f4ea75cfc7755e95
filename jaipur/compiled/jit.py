"""`kernel`: compiles a function when it is first called, and keeps the machine code on disk.

This module and those that use it import numba; nothing imports them before they are needed.
"""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

#: An array, or a number of 64 bits without a sign. What NumPy's own types say of their elements
#: holds in Python and not in compiled code, where they are plain machine numbers.
Array: TypeAlias = Any
Word: TypeAlias = Any
#: int64; in a kernel it takes a number of any size to the size of all others.
wide: Any = np.int64


def _fingerprint() -> str:
    """Changes with any file of this folder.

    numba looks at a function's own file to see whether its machine code is out of date, and would
    go on running what an edited file beside it has changed.
    """
    digest = sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


_OF_THESE_FILES = _fingerprint()


def kernel(function: F) -> F:
    """The function compiled, called like the function. It releases the interpreter's lock.

    The machine code lies beside the package, or where that cannot be written in the user's cache,
    or where NUMBA_CACHE_DIR says; where none of these can be, it is compiled in every process.
    """
    # The name is part of the file's name in the cache.
    function.__qualname__ += f"-{_OF_THESE_FILES}"
    njit: Any = numba.njit
    try:
        compiled: F = njit(cache=True, nogil=True, error_model="numpy")(function)
    except RuntimeError:  # there is no folder for a cache
        compiled = njit(nogil=True, error_model="numpy")(function)
    return compiled
