"""``python -m jaipur.authoring.picture``: the README's pictures of the real table, made anew.

Plays a few turns at a live table in JupyterLab in Chromium, picks a sale, and takes a
screenshot in each theme.
"""

from __future__ import annotations

import sys
from pathlib import Path

from nbformat import v4

from jaipur.authoring.lab import THEMES, LabError, LabServer, chromium, open_notebook
from jaipur.authoring.normalise import METADATA

FOLDER = Path("notebooks") / "pictures"
#: A match in which, after these turns, a sale of four can be picked.
CELL = """
from jaipur import GameTable, agent
table = GameTable(seed={seed}, answers="at once")
for turn in range(6):
    table.do(agent("greedy").choose(table.observation, None))
table.pick(hand=max((str(a)[1:] for a in table.legal if str(a)[0] == "-"), key=len, default=""))
table
"""
SEED = 13


def main() -> int:
    """Write ``table-light.png`` and ``table-dark.png``; 0, or 1 with a sentence."""
    cell = v4.new_code_cell(CELL.format(seed=SEED).strip())  # type: ignore[no-untyped-call]
    notebook = v4.new_notebook(cells=[cell], metadata=METADATA)  # type: ignore[no-untyped-call]
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        with LabServer() as server, chromium() as browser:
            server.add("table.ipynb", notebook)
            for theme in THEMES:
                page = browser.new_page(viewport={"width": 1320, "height": 900})
                open_notebook(page, server, "table.ipynb", theme=theme)
                target = FOLDER / f"table-{theme}.png"
                page.locator(".jk").first.screenshot(path=target)
                page.close()
                print(target)
    except LabError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
