"""What a live table links to opens beside it: a relative link would load JupyterLab anew."""

import re
from pathlib import Path

import pytest

from jaipur import GameTable


def test_links_of_the_rules_open_a_new_tab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All rules on one screen, and the card of one."""
    (tmp_path / "06-exchange.ipynb").touch()
    monkeypatch.chdir(tmp_path)
    table = GameTable(7)
    table.show_rule()
    shown = [html.value for html in table._view._htmls.values()]
    table.pick("PP")
    shown += [html.value for html in table._view._htmls.values()]
    links = re.findall(r"<a [^>]*>", "".join(shown))
    assert len(links) >= 2
    assert all('target="_blank"' in link for link in links)
