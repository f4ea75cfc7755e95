"""One JupyterLab for all browser tests, a fresh page for each, a screenshot where one fails.

A test here takes ``open_notebook`` (and ``page``), and fails at its end if the page's console
showed an error. Without Chromium or Playwright the tests are skipped with the line that installs
it; in continuous integration (``CI=true``) that is a failure.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).parents[2]
SCREENSHOTS = REPOSITORY / "screenshots"
FAILED = pytest.StashKey[bool]()
#: What a test measured, as `record_property("measured", sentence)`: shown at the end of the run.
MEASURED = "measured"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever stands in this folder is a browser test."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Leave a note for ``page``, which takes the screenshot."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Times are shown, not asserted: a busy machine is not a fault."""
    said = [
        value
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == MEASURED
    ]
    if said:
        terminalreporter.section("measured at the live table")
        for line in said:
            terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def installed() -> None:
    """Chromium and what drives it are here; else a skip, or in continuous integration a failure."""
    from jaipur.authoring.lab import BrowserMissing, find_chromium

    try:
        find_chromium()
    except BrowserMissing as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing))
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def server(installed: None) -> Iterator[Any]:  # noqa: ARG001
    """JupyterLab on a copy of the repository's notebooks."""
    pytest.importorskip("jupyterlab", reason='no JupyterLab: pip install "jaipur-kit[lab]"')
    from jaipur.authoring.lab import LabServer

    with LabServer(REPOSITORY / "notebooks") as running:
        yield running


# Of a module, not of the session: an open browser counts as a running event loop in this thread,
# which other tests' kernels need not meet.
@pytest.fixture(scope="module")
def browser(installed: None) -> Iterator[Any]:  # noqa: ARG001
    """Chromium."""
    from jaipur.authoring.lab import chromium

    with chromium() as running:
        yield running


@pytest.fixture
def page(browser: Any, server: Any, request: pytest.FixtureRequest) -> Iterator[Any]:
    """A page of its own, 1200 by 800, whose console has to stay free of errors."""
    from jaipur.authoring.lab import watch

    context = browser.new_context(viewport={"width": 1200, "height": 800})
    opened = context.new_page()
    trouble = watch(opened, server)
    yield opened
    failed = request.node.stash.get(FAILED, False)
    if failed or trouble:
        SCREENSHOTS.mkdir(exist_ok=True)
        name = re.sub(r"[^\w.-]+", "-", request.node.name).strip("-")
        opened.screenshot(path=SCREENSHOTS / f"{name}.png")
    context.close()
    assert failed or not trouble, trouble


@pytest.fixture
def open_notebook(page: Any, server: Any) -> Any:
    """``open_notebook(path, run=True, theme="light", trusted=True)`` in this test's page."""
    from jaipur.authoring import lab

    return partial(lab.open_notebook, page, server)


@pytest.fixture
def open_code(page: Any, server: Any, open_notebook: Any) -> Any:
    """``open_code(source, ..., theme="light")``: cells of code, run; its last live table."""

    def opened(*sources: str, **how: Any) -> Any:
        cells = [
            {
                "cell_type": "code",
                "id": f"c{number:02}",
                "metadata": {},
                "source": source.strip(),
                "execution_count": None,
                "outputs": [],
            }
            for number, source in enumerate(sources, start=1)
        ]
        metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
        notebook = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
        open_notebook(server.add("code.ipynb", notebook), **how)
        return page.locator(".jk").last

    return opened
