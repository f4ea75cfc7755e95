"""``python -m jaipur.authoring``: run notebooks, and write them in their one canonical form."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

OK, DIFFERS, UNREADABLE = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Normalise the notebooks named, or all of them, and return the exit code.

    0: done, or nothing to do; 1: a notebook fails to run, or with ``--check`` would change;
    2: one cannot be read, or something needed is not installed.
    """
    options = _parser().parse_args(arguments)
    try:
        from jaipur.authoring import normalise
    except ModuleNotFoundError as error:
        print(f'No {error.name} here; pip install "jaipur-kit[lab]" brings it.', file=sys.stderr)
        return UNREADABLE
    try:
        links = _navigation(options.root)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    code = OK
    for path in options.paths or _all(options.root):
        try:
            act = normalise.check if options.check else normalise.normalise
            changed = act(path, links.get(path.resolve()))
        except normalise.NotebookError as error:
            print(error, file=sys.stderr)
            unreadable = isinstance(error, normalise.UnreadableNotebook)
            code = max(code, UNREADABLE if unreadable else DIFFERS)
            continue
        print(f"{path}: {_said(changed, options.check)}")
        code = max(code, DIFFERS if changed and options.check else OK)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m jaipur.authoring",
        description="Run notebooks from the top and write them in their one canonical form.",
    )
    parser.add_argument("paths", nargs="*", type=Path, help="notebooks; without any, all of them")
    parser.add_argument("--check", action="store_true", help="write nothing, say what would change")
    parser.add_argument(
        "--root",
        type=Path,
        default=Path("notebooks"),
        help="the folder whose chapters navigation links (default: %(default)s)",
    )
    return parser


def _navigation(root: Path) -> dict[Path, str]:
    """For each chapter under ``root`` the Markdown of its navigation."""
    from jaipur.authoring.navigation import chapters, in_order, navigation

    book = chapters(in_order(root.resolve()))
    return {chapter.path: navigation(book, chapter.path) for chapter in book}


def _all(root: Path) -> list[Path]:
    """Every notebook under ``root``, chapters or not, without the copies an editor keeps."""
    return sorted(path for path in root.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def _said(changed: bool, only_check: bool) -> str:
    if not changed:
        return "as it should be"
    return "would change" if only_check else "written"


if __name__ == "__main__":
    sys.exit(main())
