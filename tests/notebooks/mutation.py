"""Running a chapter against a copy of the package in which something was changed."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from mutants import Mutant
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
#: Says which copy of the package the kernel used.
WHERE = "import jaipur; print(jaipur.__file__)"


@contextmanager
def package(mutant: Mutant | None) -> Iterator[Path]:
    """A folder with a copy of the package, changed by the mutant if there is one."""
    with TemporaryDirectory(prefix="jaipur-mutant-") as folder:
        copy = Path(folder) / "jaipur"
        shutil.copytree(ROOT / "jaipur", copy, ignore=shutil.ignore_patterns("__pycache__"))
        if mutant is not None:
            module = copy / mutant.file
            source = module.read_text("utf-8")
            assert source.count(mutant.old) == 1, f"{mutant.file} has not once {mutant.old!r}"
            module.write_text(source.replace(mutant.old, mutant.new), "utf-8")
        yield Path(folder)


def run(chapter: Path, mutant: Mutant | None) -> list[Any]:
    """The chapter's code cells after a run against that copy, errors and all."""
    notebook = nbformat.read(chapter, as_version=4)
    notebook.cells.append(nbformat.v4.new_code_cell(WHERE))
    with package(mutant) as folder:
        client = NotebookClient(
            notebook,
            timeout=60,
            allow_errors=True,
            kernel_name="python3",
            resources={"metadata": {"path": str(chapter.parent)}},
        )
        client.execute(env={**os.environ, "PYTHONPATH": str(folder)})
        where = notebook.cells.pop()["outputs"][0]["text"]
        assert where.startswith(str(folder)), f"the kernel used {where}, not the copy"
    return code_cells(notebook)


def saved(chapter: Path) -> list[Any]:
    """The chapter's code cells as committed."""
    return code_cells(nbformat.read(chapter, as_version=4))


def code_cells(notebook: Any) -> list[Any]:
    """The code cells of a notebook, in order."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def shown(cell: Any) -> list[Any]:
    """What a cell's outputs say, without what differs from run to run."""
    return [_said(output) for output in cell.outputs]


def _said(output: Any) -> Any:
    if output.output_type == "error":
        return output.ename, output.evalue
    if output.output_type == "stream":
        return output.name, output.text
    return {key: data for key, data in output.data.items() if key != WIDGET_VIEW}


def checks(cell: Any) -> str | None:
    """The id of the rule that this cell is the check of, if it is one."""
    tags = cell.metadata.get("tags", [])
    return next((tag.removeprefix("check:") for tag in tags if tag.startswith("check:")), None)
