"""The sheet on which all pictures of the notebooks lie side by side."""

import re

from jaipur.authoring import contact_sheet


def test_a_row_a_notebook_with_its_states_in_order(tmp_path):
    states = [*reversed(contact_sheet.STATES)]
    files = [
        tmp_path / f"{name}-{state}.png" for name in ("04-take", "00-start") for state in states
    ]
    page = contact_sheet.sheet(files)
    assert re.findall(r"<h2>(.*?)</h2>", page) == ["00-start", "04-take"]
    assert re.findall(r"<figcaption>(.*?)</figcaption>", page) == [*contact_sheet.STATES] * 2
    assert page.index("04-take</h2>") < page.index("04-take-untrusted-light-saved.png")


def test_any_other_picture_has_a_row_of_its_own(tmp_path):
    assert "<h2>odd &amp; end</h2>" in contact_sheet.sheet([tmp_path / "odd & end.png"])


def test_without_pictures_a_sentence_says_what_makes_them(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert contact_sheet.main() == 1
    assert "pytest -m proof tests/browser makes them" in capsys.readouterr().err
