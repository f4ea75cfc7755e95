"""What the README shows works as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^\| `jaipur ([^`]+)` \|", README, re.MULTILINE)


def test_the_code_runs() -> None:
    """The example under "From code", as it is printed."""
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})


def test_there_are_commands() -> None:
    """So that the next test cannot pass on nothing."""
    assert len(COMMANDS) >= 5


@pytest.mark.parametrize("command", [c for c in COMMANDS if not c.startswith("bench")])
def test_the_commands_run(command: str, tmp_path: Path) -> None:
    """Each one, on a file of games as the first of them makes it."""
    for asked in (COMMANDS[0], command):
        run = subprocess.run(
            [sys.executable, "-m", "jaipur", *asked.split()],
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert run.returncode == 0, run.stderr


def test_links_lead_somewhere() -> None:
    """Notebooks, pictures and the licence that the README points at are there."""
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert len(targets) >= 5
    for target in targets:
        assert (ROOT / target).is_file(), f"{target} does not exist"
