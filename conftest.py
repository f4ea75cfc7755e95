"""Which tests share a process when pytest runs in several.

A file's tests, and a notebook's cells, stay together. All that start Jupyter kernels on ports
share one process: a kernel looks for free ports before it takes them, and two processes that look
at the same moment find the same. The kernels of browser tests need no ports (`LabServer`), so each
of those tests is for whoever is free, as is what runs chapters without a kernel.
"""

import os
from typing import Any

import pytest

KERNELS = (
    "notebooks/",
    "tests/authoring/",
    "tests/notebooks/test_every_python.py",
)
BROWSER = "tests/browser/"
CHAPTERS = "tests/browser/test_chapters.py"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What can only run in one process, and so takes longest, begins first."""
    items.sort(key=lambda item: not item.nodeid.startswith(KERNELS))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand out tests by file, and everything with kernels to one process."""
    from xdist.scheduler import LoadScopeScheduling

    class ByFile(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.split("::")[0]
            if nodeid.startswith(KERNELS) or (os.name == "nt" and nodeid.startswith(BROWSER)):
                return "kernels"
            # One notebook in one state is long: each is handed out by itself.
            return nodeid if file == CHAPTERS else file

    return ByFile(config, log)
