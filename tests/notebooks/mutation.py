"""Running cells against a copy of the package in which something was changed."""

import multiprocessing
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any

import nbformat
import shell
from mutants import Mutant

ROOT = Path(__file__).parents[2]
#: What differs from run to run, or between libraries: a widget's id, the bytes of a picture.
NOT_COMPARED = {"application/vnd.jupyter.widget-view+json", "image/png"}
SECONDS_PER_RUN = 120

# Every run has a new process. Where the system can fork, they are forked from one that has loaded
# what costs time; never the package, of which each run has its own copy.
FORKS = "forkserver" in multiprocessing.get_all_start_methods()
PROCESSES: Any = multiprocessing.get_context("forkserver" if FORKS else "spawn")
if FORKS:
    PROCESSES.set_forkserver_preload(
        ["pytest", "IPython.core.interactiveshell", "ipywidgets", "nbformat", "pandas"]
    )


@contextmanager
def package(mutant: Mutant | None) -> Iterator[Path]:
    """A folder with a copy of the package, changed by the mutant if there is one."""
    with TemporaryDirectory(prefix="jaipur-mutant-") as folder:
        copy = Path(folder).resolve() / "jaipur"
        # With what Python has compiled: that is used only where it belongs to the same source.
        # Not what numba keeps, nor files that other tests are just writing.
        passing = shutil.ignore_patterns("*.nb[ci]*", "*.pyc.*")
        shutil.copytree(ROOT / "jaipur", copy, ignore=passing)
        if mutant is not None:
            module = copy / mutant.file
            source = module.read_text("utf-8")
            assert source.count(mutant.old) == 1, f"{mutant.file} has not once {mutant.old!r}"
            module.write_text(source.replace(mutant.old, mutant.new), "utf-8")
            shutil.rmtree(module.parent / "__pycache__", ignore_errors=True)
        yield copy.parent


def execute(cells: Sequence[str], folder: Path, mutant: Mutant | None = None) -> list[list[Any]]:
    """The outputs of each of the cells, run one after the other in a new process in `folder`."""
    with package(mutant) as copy:
        here, there = PROCESSES.Pipe(duplex=False)
        process = PROCESSES.Process(
            target=shell.work, args=(there, list(cells), str(copy), str(folder))
        )
        process.start()
        there.close()
        try:
            assert here.poll(SECONDS_PER_RUN), f"the cells took over {SECONDS_PER_RUN} seconds"
            where, outputs = here.recv()
        except EOFError:
            raise AssertionError("the process ended before it had run the cells") from None
        finally:
            process.kill()
            process.join()
        assert Path(where) == copy / "jaipur" / "__init__.py", f"{where} was used, not the copy"
    return [[nbformat.from_dict(output) for output in shown] for shown in outputs]


def run(
    chapter: Path, mutant: Mutant | None = None, edited: Mapping[str, str] = MappingProxyType({})
) -> list[Any]:
    """The chapter's code cells after a run against that copy, errors and all.

    `edited` are sources by the id of the cell that is to have them in place of its own.
    """
    cells = saved(chapter)
    for cell in cells:
        cell.source = edited.get(cell.id, cell.source)
    outputs = execute([cell.source for cell in cells], chapter.parent, mutant)
    for cell, now in zip(cells, outputs, strict=True):
        cell.outputs = now
    return cells


def saved(chapter: Path) -> list[Any]:
    """The chapter's code cells as committed."""
    return code_cells(nbformat.read(chapter, as_version=4))


def code_cells(notebook: Any) -> list[Any]:
    """The code cells of a notebook, in order."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def shown(cell: Any) -> list[Any]:
    """What a cell's outputs say, without what differs from run to run."""
    return said(cell.outputs)


def said(outputs: Sequence[Any]) -> list[Any]:
    """What outputs say, without what differs from run to run."""
    return [_said(output) for output in outputs]


def _said(output: Any) -> Any:
    if output.output_type == "error":
        return output.ename, output.evalue
    if output.output_type == "stream":
        return output.name, output.text
    return {key: data for key, data in output.data.items() if key not in NOT_COMPARED}


def checks(cell: Any) -> str | None:
    """The id of the rule that this cell is the check of, if it is one."""
    tags = cell.metadata.get("tags", [])
    return next((tag.removeprefix("check:") for tag in tags if tag.startswith("check:")), None)
