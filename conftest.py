"""Which tests share a process when pytest runs in several.

A file's tests, and a notebook's cells, stay together. All that start Jupyter kernels share one
process: a kernel looks for free ports before it takes them, and two processes that look at the
same moment find the same. What runs chapters without a kernel is left to the other process.
"""

from typing import Any

import pytest

KERNELS = (
    "notebooks/",
    "tests/authoring/",
    "tests/browser/",
    "tests/notebooks/test_every_python.py",
)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand out tests by file, and everything with kernels to one process."""
    from xdist.scheduler import LoadScopeScheduling

    class ByFile(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return "kernels" if nodeid.startswith(KERNELS) else nodeid.split("::")[0]

    return ByFile(config, log)
