"""The drawing of each kind of card as a data URI, for `<img>` in tables and for style sheets."""

from functools import lru_cache

_FILES = {
    "D": "diamond",
    "G": "gold",
    "S": "silver",
    "C": "cloth",
    "P": "spice",
    "L": "leather",
    "M": "camel",
}
#: The few characters that a data URI in double quotes cannot hold as they are.
_ESCAPES = str.maketrans({"%": "%25", "#": "%23", "<": "%3C", ">": "%3E", '"': "'"})


@lru_cache(maxsize=len(_FILES))
def data_uri(kind: str) -> str:
    """The drawing of a kind of card, 48 by 48, as `data:image/svg+xml,…`.

    It can stand in double quotes, in HTML and in a style sheet's `url("…")`.
    Raises `KeyError` for a letter that is no card.
    """
    # Not at the top: most who import the kit never draw.
    from pathlib import Path

    name = _FILES[kind]
    drawing = Path(__file__).with_name("svg") / f"{name}.svg"
    return "data:image/svg+xml," + drawing.read_text("utf-8").strip().translate(_ESCAPES)
