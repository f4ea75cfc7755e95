"""The notebooks come out the same, byte for byte, whichever supported Python runs them."""

import subprocess
import sys
from pathlib import Path

import pytest
from mutation import ROOT


@pytest.mark.proof
def test_the_notebooks_are_as_committed(tmp_path: Path, each_python: str) -> None:
    """In a new environment of that Python, running all notebooks again would change nothing.

    The Python of these tests runs them in `tests/authoring/test_repository.py` every day.
    """
    version = subprocess.run([each_python, "--version"], capture_output=True, text=True).stdout
    if version.split()[1].startswith("{}.{}.".format(*sys.version_info)):
        pytest.skip("this Python runs them in tests/authoring/test_repository.py")
    subprocess.run([each_python, "-m", "venv", str(tmp_path)], check=True)
    python = next(tmp_path.glob("[bS]*/python*"))
    extras = "lab,arena,fast,openspiel,pettingzoo"
    subprocess.run([python, "-m", "pip", "install", "-q", "-e", f"{ROOT}[{extras}]"], check=True)
    # Its own kernel: with the environment's folder first, "python3" names this interpreter.
    checked = subprocess.run(
        [python, "-m", "jaipur.authoring", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
