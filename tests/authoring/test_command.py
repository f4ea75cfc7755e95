"""``python -m jaipur.authoring``: exit codes and sentences."""

import sys

import pytest

pytest.importorskip("nbclient", reason='no nbclient: pip install "jaipur-kit[lab]"')

from jaipur.authoring.__main__ import main


@pytest.fixture
def root(tmp_path, write, make):
    write("00-start-here.ipynb", make.prose("# Start"))
    write("rules/01-box.ipynb", make.prose("# Box"), "1 + 1")
    write("rules/draft.ipynb", make.prose("Not yet a chapter."))
    return str(tmp_path)


def test_all_notebooks_get_navigation_and_their_form(root, tmp_path, capsys):
    assert main(["--check", "--root", root]) == 1
    assert capsys.readouterr().out.count("would change") == 3
    assert main(["--root", root]) == 0
    assert capsys.readouterr().out.count("written") == 3
    assert main(["--check", "--root", root]) == 0
    assert capsys.readouterr().out.count("as it should be") == 3
    start = (tmp_path / "00-start-here.ipynb").read_text(encoding="utf-8")
    assert start.count("[Next: Box →](rules/01-box.ipynb)") == 2
    assert "navigation" not in (tmp_path / "rules/draft.ipynb").read_text(encoding="utf-8")


def test_a_failing_notebook_stops_no_other(root, write, capsys):
    bad, good = write("bad.ipynb", "1 / 0"), write("good.ipynb", "1")
    assert main(["--root", root, str(bad), str(good)]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "bad.ipynb: cell c01 raised ZeroDivisionError" in said.err
    assert "good.ipynb: written" in said.out


def test_what_cannot_be_read_is_2(root, tmp_path, capsys):
    assert main(["--root", root, str(tmp_path / "nowhere.ipynb")]) == 2
    assert capsys.readouterr().err.endswith("nowhere.ipynb: No such file or directory.\n")
    (tmp_path / "99-reference.ipynb").write_text("no notebook")
    assert main(["--root", root]) == 2
    assert capsys.readouterr().err.endswith("99-reference.ipynb: not a notebook of format 4.\n")


def test_a_wrong_option_is_2():
    with pytest.raises(SystemExit) as left:
        main(["--chekc"])
    assert left.value.code == 2


def test_a_missing_extra_is_one_sentence(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "nbclient", None)
    monkeypatch.delitem(sys.modules, "jaipur.authoring.normalise", raising=False)
    monkeypatch.delattr("jaipur.authoring.normalise", raising=False)
    assert main([]) == 2
    assert capsys.readouterr().err == 'No nbclient here; pip install "jaipur-kit[lab]" brings it.\n'
