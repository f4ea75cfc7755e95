"""Code cells in IPython's own shell, without a kernel: what a new process does with them.

A kernel is this shell and a way to talk to it. The shell alone keeps its outputs as a notebook
does, and is there in a moment. Nothing of the package is imported here: the process that
runs the cells takes it from the copy it is told to use.
"""

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from multiprocessing.connection import Connection
from traceback import walk_tb
from typing import Any

from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.interactiveshell import InteractiveShell
from traitlets import List, Type
from traitlets.config import Config


class Results(DisplayHook):
    """Keeps what a cell's last line shows."""

    def write_output_prompt(self) -> None:
        """No number before an output."""

    def write_format_data(self, format_dict: Any, md_dict: Any = None) -> None:
        """Keep it with the shell's other outputs."""
        self.shell.keep("execute_result", data=format_dict, metadata=md_dict or {})

    def finish_displayhook(self) -> None:
        """No line after an output."""
        self._is_active = False


class Displays(DisplayPublisher):
    """Keeps what `display` shows."""

    def publish(self, data: Any, metadata: Any = None, **_: Any) -> None:
        """Keep it with the shell's other outputs."""
        self.shell.keep("display_data", data=data, metadata=metadata or {})


class Stream:
    """Keeps what is written to a standard stream."""

    def __init__(self, shell: "Shell", name: str) -> None:
        self.shell, self.name = shell, name

    def write(self, text: str) -> None:
        """Keep it with the shell's other outputs; neighbouring pieces become one."""
        last = self.shell.outputs[-1] if self.shell.outputs else {}
        if last.get("name") == self.name:
            last["text"] += text
        elif text:
            self.shell.keep("stream", name=self.name, text=text)

    def flush(self) -> None:
        """Nothing waits."""


class Shell(InteractiveShell):
    """IPython's shell with a list of outputs in the form that notebooks have.

    An error also has the `line` of the cell at which it came up.
    """

    displayhook_class = Type(Results)
    display_pub_class = Type(Displays)
    outputs = List()

    def keep(self, kind: str, **output: Any) -> None:
        """Add an output."""
        self.outputs.append({"output_type": kind, **output})

    def _showtraceback(self, etype: Any, evalue: Any, stb: Any) -> None:
        error = {"ename": etype.__name__, "evalue": str(evalue), "traceback": list(stb)}
        self.keep("error", **error, line=self._line(evalue))

    def _line(self, error: BaseException) -> int | None:
        """The line of the cell at which it ended; None where it did not even begin."""
        frames = walk_tb(error.__traceback__)
        # What the package does lies deeper, and has other globals.
        return next((line for frame, line in frames if frame.f_globals is self.user_ns), None)

    def outputs_of(self, source: str) -> list[Any]:
        """What a cell shows, errors too."""
        self.outputs = []
        self.run_cell(source, store_history=True)
        return self.outputs


def work(answer: Connection, cells: Sequence[str], package: str, folder: str) -> None:
    """Run the cells in `folder` with the package that lies in `package`.

    Answers with the file the package was loaded from and each cell's outputs.
    """
    assert "jaipur" not in sys.modules, "the process has loaded a package before it was told which"
    sys.path.insert(0, package)
    # What is compiled here is thrown away with the copy.
    sys.dont_write_bytecode = True
    os.environ["IPYTHONDIR"] = os.path.join(package, "ipython")  # noqa: PTH118
    os.chdir(folder)
    shell = Shell.instance(config=Config(HistoryManager={"enabled": False}))
    sys.stdout, sys.stderr = Stream(shell, "stdout"), Stream(shell, "stderr")
    outputs = [shell.outputs_of(source) for source in cells]
    found = find_spec("jaipur")
    answer.send((found and found.origin, outputs))
