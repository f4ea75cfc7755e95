"""Small notebooks to try the writers' tools on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def code(source: str, *tags: str, **kept: Any) -> dict[str, Any]:
    cell = {"cell_type": "code", "source": source, "execution_count": None, "outputs": []}
    return {**cell, "metadata": {"tags": list(tags)} if tags else {}, **kept}


def prose(source: str, **kept: Any) -> dict[str, Any]:
    return {"cell_type": "markdown", "source": source, "metadata": {}, **kept}


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """``write(name, *cells, **top)``: a notebook in a temporary folder; text is a code cell."""

    def notebook(name: str, *cells: str | dict[str, Any], **top: Any) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        listed = [code(cell) if isinstance(cell, str) else cell for cell in cells]
        whole = {"cells": listed, "metadata": {}, "nbformat": 4, "nbformat_minor": 5, **top}
        path.write_text(json.dumps(whole), encoding="utf-8")
        return path

    return notebook


@pytest.fixture
def make() -> Any:
    """The two kinds of cell: ``make.code(source, *tags)`` and ``make.prose(source)``."""

    class Make:
        code = staticmethod(code)
        prose = staticmethod(prose)

    return Make
