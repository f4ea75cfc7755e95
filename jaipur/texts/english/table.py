"""Texts of `table`."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {}
