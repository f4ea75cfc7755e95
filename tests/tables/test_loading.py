"""The drawings come when they are wanted, and not before."""

import subprocess
import sys
from typing import Any

import pytest

from jaipur import html, text


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize("form", ["str(r)", "r._repr_mimebundle_()", "html(r)"])
def test_importing_the_kit_loads_no_tables_and_showing_does(form: str) -> None:
    """Import is quick; a value still shows itself, whichever form is asked for first."""
    loaded = "'jaipur.tables' in sys.modules"
    code = f"import sys; from jaipur import deal, html; r = deal(1); a = {loaded}; {form}"
    assert run(f"{code}; print(a, {loaded})") == "False True\n"


def test_threads_that_show_a_value_first_all_see_it() -> None:
    """While one of them loads the drawings, the others wait, and are not told there are none."""
    code = """
from threading import Barrier, Thread
from jaipur import deal, html
together, seen = Barrier(4), []
def show():
    together.wait()
    try:
        seen.append(html(deal(1)) != "")
    except TypeError as refused:
        seen.append(str(refused))
threads = [Thread(target=show) for _ in range(4)]
for one in threads: one.start()
for one in threads: one.join()
print(seen)
"""
    assert run(code) == "[True, True, True, True]\n"


def test_an_interrupt_while_the_drawings_load_takes_nothing_away() -> None:
    """Ctrl-C in the first display: the next one loads them after all."""
    code = """
import sys
from jaipur import deal, html
class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == "jaipur.tables.scores":
            sys.meta_path.remove(self)
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupts())
try:
    html(deal(1))
except KeyboardInterrupt:
    print("interrupted", html(deal(1)) != "")
"""
    assert run(code) == "interrupted True\n"


def test_the_tables_are_a_name_of_the_kit() -> None:
    """Chapters write `from jaipur import tables`."""
    assert run("from jaipur import *; print(tables.words(parse('+D')))") == "take a diamond\n"


@pytest.mark.parametrize("show", [html, text])
def test_what_has_no_drawing_is_refused_by_type(show: Any) -> None:
    """A clear error, not an endless search for a drawing."""
    with pytest.raises(TypeError, match=r"object .* cannot show it"):
        show(object())
