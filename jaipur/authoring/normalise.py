"""One canonical form for committed notebooks: run from the top, and the same bytes every time.

A notebook holds what its cells say and nothing about the machine or the minute it ran on: no
timings, no widget state, no version of Python, no paths, no addresses in memory. So a difference
in a notebook is a difference in what a reader sees, and running it again changes no byte.
"""

from __future__ import annotations

import copy
import os
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import nbformat
from jupyter_client.kernelspec import NoSuchKernel
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbformat import v4

from jaipur.authoring import navigation as navigation_cells

Node = dict[str, Any]

KERNEL = "python3"
SECONDS_PER_CELL = 60
RAISES = "raises-exception"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"

# Fixed, so that the bytes are the same whichever Python ran the notebook.
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": KERNEL},
    "language_info": {
        "codemirror_mode": {"name": "ipython", "version": 3},
        "file_extension": ".py",
        "mimetype": "text/x-python",
        "name": "python",
        "nbconvert_exporter": "python",
        "pygments_lexer": "ipython3",
    },
}
CELL_METADATA = ("deletable", "editable", "jupyter", "slideshow", "tags")

_ID = re.compile(r"[a-zA-Z0-9_-]{1,64}")
_ANSI = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")
_ADDRESS = re.compile(r"\bat 0x[0-9a-fA-F]{6,}|\b0x7f[0-9a-fA-F]{6,}")
_SOURCE_LINE = re.compile(r"Traceback \(|, line \d+|File \"|Cell In|-{3,}> \d|\.py:\d+")
_PICTURE = re.compile(rb'("image/(?:png|jpeg)": )"[^"]*"')


class NotebookError(Exception):
    """A notebook that cannot be run, or holds what must not be committed: one sentence."""


class UnreadableNotebook(NotebookError):
    """A file that is not there, or no notebook of format 4."""


def normalise(path: Path, navigation: str | None = None) -> bool:
    """Run the notebook at ``path``, write its canonical form, and say whether a byte changed.

    ``navigation`` is the Markdown of its navigation cells; None leaves them as they are. Pictures
    alone are no change: drawing libraries do not promise the same bytes, so the old ones stay.

    Raises ``NotebookError`` where the notebook cannot be read or run, or shows an address in
    memory or a path of this machine; the file is then as it was.
    """
    new = normal_bytes(path, navigation)
    if _without_pictures(path.read_bytes()) == _without_pictures(new):
        return False
    # A name beside it first: whoever interrupts this finds the old notebook or the new one.
    beside = path.with_name(f".{path.name}.new")
    beside.write_bytes(new)
    beside.replace(path)
    return True


def check(path: Path, navigation: str | None = None) -> bool:
    """Whether ``normalise`` would change a byte of the notebook at ``path``; writes nothing.

    Raises what ``normalise`` raises.
    """
    new = normal_bytes(path, navigation)
    return _without_pictures(path.read_bytes()) != _without_pictures(new)


def normal_bytes(path: Path, navigation: str | None = None) -> bytes:
    """The canonical bytes of the notebook at ``path`` after a run in its own folder."""
    notebook = read(path)
    if navigation is not None:
        notebook["cells"] = navigation_cells.place(notebook["cells"], navigation)
    return dumps(run(canonical(_unrun(notebook), path), path), path)


def read(path: Path) -> Node:
    """The notebook at ``path``, its lines joined, nothing else changed.

    Raises ``UnreadableNotebook``.
    """
    try:
        # Not nbformat.read: it invents random ids for cells that have none.
        notebook: Node = v4.reads(path.read_text(encoding="utf-8"))  # type: ignore[no-untyped-call]
        if notebook["nbformat"] != 4:
            raise UnreadableNotebook(f"{path}: format {notebook['nbformat']}, where 4 is read.")
        return notebook
    except OSError as error:
        raise UnreadableNotebook(f"{path}: {error.strerror or error}.") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UnreadableNotebook(f"{path}: not a notebook of format 4.") from error


def run(notebook: Node, path: Path) -> Node:
    """The notebook with the outputs of a run from the top, in a fresh kernel in ``path``'s folder.

    Raises ``NotebookError`` naming the cell that failed, took too long or ended the kernel; a cell
    tagged ``raises-exception`` has to raise, any other must not.
    """
    if not any(cell["cell_type"] == "code" and cell["source"] for cell in notebook["cells"]):
        return notebook
    node: Any = nbformat.from_dict(copy.deepcopy(notebook))  # type: ignore[no-untyped-call]
    started: list[Node] = []
    client = NotebookClient(
        node,
        kernel_name=KERNEL,
        timeout=SECONDS_PER_CELL,
        extra_arguments=["--IPKernelApp.log_level=ERROR"],
        record_timing=False,
        store_widget_state=False,
        on_cell_start=lambda cell, cell_index: started.append(cell),  # noqa: ARG005
        resources={"metadata": {"path": str(path.resolve().parent)}},
    )
    try:
        # Its own profile: what stands in a person's start-up files is no part of a notebook.
        with tempfile.TemporaryDirectory(prefix="jaipur-ipython-") as profile:
            client.execute(env={**os.environ, "IPYTHONDIR": profile})
    except CellExecutionError as error:
        said = f"{error.ename}: {_plain(error.evalue)}"
        raise NotebookError(
            f"{_name(path, started[-1])} raised {said} and is not tagged {RAISES}."
        ) from error
    except CellTimeoutError as error:
        raise NotebookError(
            f"{_name(path, started[-1])} took over {SECONDS_PER_CELL} seconds."
        ) from error
    except DeadKernelError as error:
        raise NotebookError(f"{_name(path, started[-1])} ended the kernel.") from error
    except NoSuchKernel as error:
        raise NotebookError(f"{path}: no kernel named {KERNEL}; install ipykernel.") from error
    result: Node = node
    return result


def canonical(notebook: Node, path: Path) -> Node:
    """The notebook with nothing in it that depends on when, where or with what it was saved.

    Raises ``NotebookError`` for outputs that name an address in memory or a path of this machine,
    and for a cell tagged ``raises-exception`` that ran and did not raise.
    """
    cells = [_cell(cell) for cell in notebook["cells"]]
    _name_cells(cells)
    ran = 0
    for cell in cells:
        if cell["cell_type"] == "code":
            ran += 1 if cell["execution_count"] else 0
            _settle_outputs(cell, ran, path)
    return {"cells": cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def dumps(notebook: Node, path: Path) -> bytes:
    """The one byte form of a notebook: sorted keys, indent 1, UTF-8, a newline at the end.

    Raises ``NotebookError`` as ``canonical`` does, and where the format forbids the notebook.
    """
    node: Any = nbformat.from_dict(canonical(notebook, path))  # type: ignore[no-untyped-call]
    try:
        nbformat.validate(node)
    except nbformat.ValidationError as error:
        raise UnreadableNotebook(f"{path}: no valid notebook: {error.message}.") from error
    text: str = v4.writes(node)  # type: ignore[no-untyped-call]
    return f"{text}\n".encode()


def _unrun(notebook: Node) -> Node:
    """The notebook as if never run: what it showed before is neither kept nor judged."""
    cells = [{**cell, "outputs": [], "execution_count": None} for cell in notebook["cells"]]
    return {**notebook, "cells": cells}


def _cell(cell: Node) -> Node:
    """A cell with the keys that are committed; code cells also get their outputs cleaned."""
    kept: Node = {
        "cell_type": cell["cell_type"],
        "id": cell.get("id", ""),
        "metadata": _cell_metadata(cell.get("metadata", {})),
        "source": cell["source"].replace("\r\n", "\n").rstrip("\n"),
    }
    if "attachments" in cell:
        kept["attachments"] = cell["attachments"]
    if cell["cell_type"] == "code":
        kept["execution_count"] = cell.get("execution_count")
        kept["outputs"] = list(_merged(_output(output) for output in cell.get("outputs", [])))
    return kept


def _cell_metadata(metadata: Node) -> Node:
    kept = {key: metadata[key] for key in CELL_METADATA if metadata.get(key)}
    if "tags" in kept:
        kept["tags"] = sorted(set(kept["tags"]))
    return kept


def _name_cells(cells: list[Node]) -> None:
    """Give every cell an id: its own where it is well formed and not yet taken, else a place's."""
    taken: set[str] = set()
    unnamed = []
    for place, cell in enumerate(cells, start=1):
        if _ID.fullmatch(cell["id"]) and cell["id"] not in taken:
            taken.add(cell["id"])
        else:
            unnamed.append((place, cell))
    for place, cell in unnamed:
        name = tries = f"c{place:02}"
        again = 2
        while tries in taken:
            tries = f"{name}-{again}"
            again += 1
        taken.add(tries)
        cell["id"] = tries


def _output(output: Node) -> Node:
    kind = output["output_type"]
    if kind == "stream":
        return {"output_type": kind, "name": output["name"], "text": _plain(output["text"])}
    if kind == "error":
        return _error(output)
    data = {key: _value(value) for key, value in output["data"].items() if key != WIDGET_VIEW}
    metadata = {key: value for key, value in output.get("metadata", {}).items() if key in data}
    kept = {"output_type": kind, "data": data, "metadata": metadata}
    return {**kept, "execution_count": None} if kind == "execute_result" else kept


def _value(value: Any) -> Any:
    return value.rstrip("\n") if isinstance(value, str) else value


def _error(output: Node) -> Node:
    """An error as name, message and what it says: no colours, paths or numbers of lines."""
    lines = _plain("\n".join(output["traceback"])).splitlines()
    # Our own exceptions show themselves as a sentence already, over a line or a few; that stays.
    if not lines or any(map(_SOURCE_LINE.search, lines)):
        lines = f"{output['ename']}: {_plain(output['evalue'])}".splitlines()[:1]
    return {
        "output_type": "error",
        "ename": output["ename"],
        "evalue": _plain(output["evalue"]),
        "traceback": lines,
    }


def _merged(outputs: Iterable[Node]) -> Iterator[Node]:
    """The outputs, neighbouring pieces of one stream joined: where they break is chance."""
    held: Node | None = None
    for output in outputs:
        stream = output["output_type"] == "stream"
        if held and stream and held["name"] == output["name"]:
            held = {**held, "text": held["text"] + output["text"]}
            continue
        if held:
            yield held
        held = output if stream else None
        if not stream:
            yield output
    if held:
        yield held


def _settle_outputs(cell: Node, ran: int, path: Path) -> None:
    """Number a cell that ran, and refuse what it must not show."""
    if not cell["execution_count"]:
        cell["outputs"] = []
        return
    cell["execution_count"] = ran
    for output in cell["outputs"]:
        if output["output_type"] == "execute_result":
            output["execution_count"] = ran
        for text in _texts(output):
            _refuse_traces(text, cell, path)
    raised = any(output["output_type"] == "error" for output in cell["outputs"])
    if RAISES in cell["metadata"].get("tags", []) and not raised:
        raise NotebookError(f"{_name(path, cell)} is tagged {RAISES} and raised nothing.")


def _texts(output: Node) -> Iterator[str]:
    """Everything in an output that a person or a comparison reads; pictures in bytes are not."""
    if output["output_type"] == "stream":
        yield output["text"]
    elif output["output_type"] == "error":
        yield from (output["evalue"], *output["traceback"])
    else:
        for key, value in output["data"].items():
            if isinstance(value, str) and not key.startswith(("image/png", "image/jpeg")):
                yield value


def _refuse_traces(text: str, cell: Node, path: Path) -> None:
    address = _ADDRESS.search(text)
    if address:
        raise NotebookError(
            f"{_name(path, cell)} shows an address in memory ({address.group()}), "
            "which is another one in every run; show a value with a repr of its own."
        )
    found = _machine_paths(path).search(text)
    if found:
        raise NotebookError(
            f"{_name(path, cell)} shows a path of this machine ({found.group()}), "
            "which a reader elsewhere does not have."
        )


def _machine_paths(path: Path) -> re.Pattern[str]:
    folders = {
        str(folder)
        for folder in (
            path.resolve().parent,
            Path.home(),
            Path(sys.prefix),
            Path(sys.base_prefix),
            Path(tempfile.gettempdir()),
        )
        if folder != Path(folder.anchor)
    }
    longest_first = sorted(folders, key=lambda folder: (-len(folder), folder))
    return re.compile(rf"(?<![\w.:/])(?:{'|'.join(map(re.escape, longest_first))})(?![\w.-])\S*")


def _plain(text: str) -> str:
    """Text without the escape codes that colour a terminal."""
    return _ANSI.sub("", text)


def _name(path: Path, cell: Node) -> str:
    return f"{path}: cell {cell['id']}"


def _without_pictures(data: bytes) -> bytes:
    return _PICTURE.sub(rb'\1""', data)
