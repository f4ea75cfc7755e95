"""A committed notebook has one byte form, and what must not be committed is refused by cell."""

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("nbclient", reason='no nbclient: pip install "jaipur-kit[lab]"')

from jaipur.authoring.normalise import (
    METADATA,
    NotebookError,
    UnreadableNotebook,
    canonical,
    check,
    dumps,
    normalise,
    read,
)

PATH = Path("a.ipynb")
OURS = """
class Refused(ValueError):
    def _render_traceback_(self):
        return ["Refused: exchange.at-least-two: one card is not two"]
raise Refused("one card is not two")
"""


def result(path):
    return json.loads(path.read_text(encoding="utf-8"))


def outputs(path):
    return [cell["outputs"] for cell in result(path)["cells"] if cell["cell_type"] == "code"]


def settled(cell, **more):
    """The canonical form of one cell, as if it had run."""
    whole = {"cells": [{**cell, "execution_count": 7}], **more}
    return canonical(whole, PATH)["cells"][0]


def stream(text, name="stdout"):
    return {"output_type": "stream", "name": name, "text": text}


def shown(**data):
    return {"output_type": "display_data", "metadata": {}, "data": data}


# A run


def test_running_again_changes_no_byte(write, make):
    path = write(
        "a.ipynb",
        make.prose("# Heading\r\n\r\nÜber – ×\n", metadata={"collapsed": True}),
        "import ipywidgets\nprint(1)\nprint(2)\n",
        "ipywidgets.ToggleButton(description='Camel')",
        make.code("1 / 0", "raises-exception", "b", "a"),
        make.code(OURS, "raises-exception"),
        "",
        "__import__('pathlib').Path('here.txt').exists()",
        metadata={"widgets": {"state": {}}, "language_info": {"version": "3.11.7"}},
    )
    (path.parent / "here.txt").touch()
    assert check(path)
    assert normalise(path)
    first = path.read_bytes()
    assert not normalise(path)
    assert not check(path)
    assert path.read_bytes() == first
    assert list(path.parent.glob(".*")) == []

    assert first.endswith(b"}\n")
    assert b"\r" not in first
    assert "Über – ×".encode() in first
    assert b"widget-view" not in first
    assert result(path)["metadata"] == METADATA
    cells = result(path)["cells"]
    assert [cell["id"] for cell in cells] == [f"c{n:02}" for n in range(1, 8)]
    assert cells[0]["metadata"] == {}
    assert cells[3]["metadata"] == {"tags": ["a", "b", "raises-exception"]}
    assert [cell.get("execution_count") for cell in cells] == [None, 1, 2, 3, 4, None, 5]
    printed, widget, division, ours, _, inside = outputs(path)
    assert printed == [stream(["1\n", "2\n"])]
    (view,) = widget
    assert view["data"] == {"text/plain": ["ToggleButton(value=False, description='Camel')"]}
    assert division[0]["traceback"] == ["ZeroDivisionError: division by zero"]
    assert ours[0]["traceback"] == ["Refused: exchange.at-least-two: one card is not two"]
    assert inside[0]["data"] == {"text/plain": ["True"]}


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("1\n1 / 0", r"cell c02 raised ZeroDivisionError: division by zero and is not tagged"),
        ("object()", r"cell c02 shows an address in memory \(at 0x"),
        ("import pathlib\nprint(pathlib.Path().resolve())", "cell c02 shows a path of this"),
        ("import os\nos._exit(1)", "cell c02 ended the kernel"),
    ],
)
def test_what_must_not_be_committed_is_refused_and_left_alone(write, source, said):
    path = write("a.ipynb", "1", source)
    before = path.read_bytes()
    with pytest.raises(NotebookError, match=rf"a\.ipynb: {said}") as refused:
        normalise(path)
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == before


def test_a_cell_that_takes_too_long_is_named(write, monkeypatch):
    monkeypatch.setattr("jaipur.authoring.normalise.SECONDS_PER_CELL", 1)
    with pytest.raises(NotebookError, match=r"cell c02 took over 1 seconds"):
        normalise(write("a.ipynb", "1", "import time\ntime.sleep(30)"))


def test_a_cell_that_ought_to_raise_must(write, make):
    with pytest.raises(NotebookError, match="c01 is tagged raises-exception and raised nothing"):
        normalise(write("a.ipynb", make.code("1", "raises-exception")))


def test_old_outputs_are_not_judged(write, make):
    old = make.code("1", outputs=[stream("<x at 0x7f0123456789>")], execution_count=3)
    path = write("a.ipynb", old)
    assert normalise(path)
    assert not check(path)


def test_other_picture_bytes_are_no_change(write):
    draw = "from IPython.display import Image\nImage(data=b'\\x89PNG\\r\\n\\x1a\\n' + bytes([{}]))"
    path = write("a.ipynb", draw.format("1"))
    assert normalise(path)
    first = path.read_bytes()
    other = re.sub(rb'("image/png": ")[^"]+', rb"\1AAAA", first)
    assert other != first
    path.write_bytes(other)
    assert not check(path)
    assert not normalise(path)
    assert path.read_bytes() == other


def test_navigation_comes_with_the_run(write, make):
    path = write("a.ipynb", make.prose("# Here"))
    assert normalise(path, "[there](b.ipynb)")
    assert not check(path, "[there](b.ipynb)")
    assert check(path, "[elsewhere](c.ipynb)")
    assert [cell["id"] for cell in result(path)["cells"]] == [
        *("navigation-top", "c02", "navigation-bottom")
    ]


@pytest.mark.parametrize("text", ["", "{}", "[]", "not json", '{"cells": []}', '{"nbformat": 3}'])
def test_what_is_no_notebook_is_refused(tmp_path, text):
    path = tmp_path / "a.ipynb"
    path.write_text(text)
    with pytest.raises(UnreadableNotebook, match=r"a\.ipynb: "):
        normalise(path)


def test_what_is_not_there_is_refused(tmp_path):
    with pytest.raises(UnreadableNotebook, match="No such file"):
        check(tmp_path / "a.ipynb")


# The form


def test_good_ids_stay_and_others_get_their_place(make):
    cells = [
        make.prose("a", id="hook"),
        make.prose("b", id="hook"),
        make.prose("c", id="two words"),
        make.prose("d", id="c02"),
        make.prose("e"),
    ]
    ids = [cell["id"] for cell in canonical({"cells": cells}, PATH)["cells"]]
    assert ids == ["hook", "c02-2", "c03", "c02", "c05"]


def test_pieces_of_one_stream_are_joined(make):
    pieces = [stream("a"), stream("b\n"), stream("c", "stderr"), stream("d"), shown(), stream("e")]
    texts = [output.get("text") for output in settled(make.code("", outputs=pieces))["outputs"]]
    assert texts == ["ab\n", "c", "d", None, "e"]


@pytest.mark.parametrize(
    "lines",
    [
        ["one", 'File "x.py"'],
        ["\x1b[31mCell In[3], line 1\x1b[0m"],
        ["-----", "Traceback (most recent call last)\n----> 1 1 / 0", "E: no"],
        ["seen at x.py:12"],
        [],
    ],
)
def test_an_error_is_one_line_without_its_place(make, lines):
    error = {"output_type": "error", "ename": "E", "evalue": "\x1b[1mno\nmore", "traceback": lines}
    (kept,) = settled(make.code("", outputs=[error]))["outputs"]
    assert kept == {**error, "evalue": "no\nmore", "traceback": ["E: no"]}


def test_an_error_in_words_keeps_its_lines(make):
    """As the kit's own exceptions have it; a line of a record is no line of a program."""
    lines = ["\x1b[31mE: In line 3, round 1, turn 2: no.\x1b[0m", "More of\nit."]
    error = {"output_type": "error", "ename": "E", "evalue": "no", "traceback": lines}
    (kept,) = settled(make.code("", outputs=[error]))["outputs"]
    assert kept["traceback"] == ["E: In line 3, round 1, turn 2: no.", "More of", "it."]


@pytest.mark.parametrize(
    "output",
    [
        stream("<object at 0x10a3bc400>"),
        shown(**{"text/plain": "0x7f12345678"}),
        shown(**{"text/html": "<b>&lt;f at 0x000001F3AB&gt;</b>"}),
        {"output_type": "error", "ename": "E", "evalue": "0x7f12345678", "traceback": []},
        stream(f"see {Path.home()}/notes.txt"),
    ],
)
def test_traces_of_one_machine_are_refused_wherever_they_show(make, output):
    with pytest.raises(NotebookError, match="cell c01 shows"):
        settled(make.code("", outputs=[output]))


def test_numbers_and_pictures_are_no_addresses(make):
    outputs = [stream("0x7f is 127; at 0x10"), shown(**{"image/png": "0x7f12345678"})]
    assert settled(make.code("", outputs=outputs))["outputs"] == outputs


def test_what_the_format_forbids_is_refused():
    with pytest.raises(UnreadableNotebook, match=r"a\.ipynb: no valid notebook"):
        dumps({"cells": [{"cell_type": "poem", "source": ""}]}, PATH)


def test_reading_invents_nothing(write, make):
    path = write("a.ipynb", make.prose("a"), nbformat_minor=4)
    assert "id" not in read(path)["cells"][0]
