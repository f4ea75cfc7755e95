"""Cells run out of order, or without a module: one sentence in place of a traceback.

Whoever starts in the middle of a notebook meets names that no cell has made yet, and some
notebooks want modules of an extra. Python's own answer is half a page about the cell; what is
wanted is the way out.
"""

from textwrap import wrap
from types import TracebackType
from typing import Any

from IPython import get_ipython

from jaipur.errors import WIDTH
from jaipur.texts import ENGLISH

#: What is answered in a sentence, and the key of that.
ANSWERED: dict[type[Exception], str] = {
    NameError: "notebook.missing-name",
    ModuleNotFoundError: "notebook.missing-module",
}
#: A cell's own code. Before Python 3.12 a comprehension in it counts as a function.
OF_A_CELL = ("<module>", "<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")


def explain_missing_names() -> None:
    """Have IPython answer a name or a module that a cell lacks with where to find it.

    One missing anywhere else, in a function say, keeps its traceback, and a shell for which
    somebody has set an answer of their own keeps that. Without IPython nothing happens. To
    undo it: `get_ipython().set_custom_exc((), None)`.
    """
    shell = get_ipython()
    if shell is not None and not shell.custom_exceptions:
        shell.set_custom_exc(tuple(ANSWERED), _answer)


def _answer(
    shell: Any,
    kind: type[NameError | ModuleNotFoundError],
    error: NameError | ModuleNotFoundError,
    trace: TracebackType,
    tb_offset: int | None = None,
) -> list[str]:
    """Show the error: IPython calls this in its place. Returns the lines shown."""
    if _in_a_cell(trace, shell.user_ns):
        key = next(key for answered, key in ANSWERED.items() if isinstance(error, answered))
        said = ENGLISH.say(key, name=str(error.name))
        lines = wrap(f"{kind.__name__}: {said}", WIDTH)
    else:
        lines = shell.InteractiveTB.structured_traceback(kind, error, trace, tb_offset=tb_offset)
    shell._showtraceback(kind, error, lines)
    return lines


def _in_a_cell(trace: TracebackType, cells: dict[str, Any]) -> bool:
    """Whether the error came up in a cell itself, not in a function that it called."""
    while trace.tb_next:
        trace = trace.tb_next
    frame = trace.tb_frame
    return frame.f_globals is cells and frame.f_code.co_name in OF_A_CELL
