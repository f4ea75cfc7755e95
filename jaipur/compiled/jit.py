"""`kernel`: compiles a function when it is first called, and keeps the machine code on disk.

This module and those that use it import numba; nothing imports them before they are needed.
"""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numpy as np

from jaipur.compiled.having import need_numba

try:
    import numba
    from numba.core.options import DefaultOptions
except Exception:
    need_numba()  # says what is wrong with it
    raise

F = TypeVar("F", bound=Callable[..., Any])

#: An array, or a number of 64 bits without a sign. What NumPy's own types say of their elements
#: holds in Python and not in compiled code, where they are plain machine numbers.
Array: TypeAlias = Any
Word: TypeAlias = Any
#: int64; in a kernel it takes a number of any size to the size of all others.
wide: Any = np.int64


def _fingerprint() -> str:
    """Changes with any file of this folder, of those in it, and with the numbers of the game.

    numba looks at a function's own file to see whether its machine code is out of date, and would
    go on running what an edited file beside it has changed.
    """
    digest = sha256()
    here = Path(__file__).parent
    numbers = [here.with_name("cards.py"), here.with_name("rules.py")]
    for path in sorted([*here.rglob("*.py"), *numbers]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


_OF_THESE_FILES = _fingerprint()


#: The second says that nothing counts who holds an array: the caller does. Not every numba has it.
_INNER = {"forceinline": True} | ({"_nrt": False} if hasattr(DefaultOptions, "_nrt") else {})


def kernel(function: F) -> F:
    """The function compiled, called like the function. It releases the interpreter's lock.

    The machine code lies beside the package, or where that cannot be written in the user's cache,
    or where NUMBA_CACHE_DIR says; where none of these can be, it is compiled in every process.
    """
    return _compiled(function, {})


def inner(function: F) -> F:
    """A kernel whose code is put into that of every kernel that calls it, and that makes no array.

    It is for what is called in every turn: a call hands over each array in seven numbers and counts
    who holds it, and that takes longer than what is done with them.
    """
    return _compiled(function, _INNER)


def _compiled(function: F, options: dict[str, Any]) -> F:
    # The name is part of the file's name in the cache.
    function.__qualname__ += f"-{_OF_THESE_FILES}"
    options = {"nogil": True, "error_model": "numpy", **options}
    njit: Any = numba.njit
    try:
        compiled: F = njit(cache=True, **options)(function)
    except RuntimeError:  # there is no folder for a cache
        return njit(**options)(function)
    _mend(getattr(compiled, "_cache", None))
    return compiled


def _mend(cache: Any) -> None:
    """Have anew what a cache holds and cannot be read: it was cut short by a full disk, say."""
    load = getattr(cache, "load_overload", None)
    if load is None:  # another numba, whose caches are not like this
        return

    def load_or_forget(*asked: Any) -> Any:
        try:
            return load(*asked)
        except Exception:  # a damaged pickle raises whatever it comes to
            cache.flush()
            return None

    cache.load_overload = load_or_forget
