"""The style sheets of the boards, each a `style.css` beside the code that it belongs to."""

import re
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=8)
def style_sheet(beside: str) -> str:
    """The style sheet in the folder of a file, `style_sheet(__file__)`, in one line.

    Every board sends it along, so it goes without comments and needless blanks.
    """
    sheet = Path(beside).with_name("style.css").read_text("utf-8")
    sheet = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    sheet = re.sub(r"\s+", " ", sheet)
    return re.sub(r"\s*([{};,])\s*", r"\1", sheet).strip()
