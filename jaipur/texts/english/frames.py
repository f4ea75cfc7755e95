"""Texts of `frames`."""

from collections.abc import Mapping

TEXTS: dict[str, str | Mapping[str, str]] = {}
