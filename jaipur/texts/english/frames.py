"""Texts of `frames`."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {
    "frames.no-pandas": "Frames need pandas, which is not installed: "
    'pip install "jaipur-kit[lab]" brings it.',
}
