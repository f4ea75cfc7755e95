"""What tests in several folders ask for."""

import shutil
import subprocess
from pathlib import Path

import pytest

#: The versions of Python the kit promises to run on.
VERSIONS = ("3.11", "3.12", "3.13")
ASK = "import sys; print('%d.%d' % sys.version_info[:2])"


@pytest.fixture(params=VERSIONS)
def each_python(request: pytest.FixtureRequest) -> str:
    """An interpreter of each version, on the path or kept by pyenv; a missing one is a skip."""
    version = request.param
    kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for python in (shutil.which(f"python{version}"), *map(str, kept)):
        if python:
            told = subprocess.run([python, "-c", ASK], capture_output=True, text=True)
            if told.stdout.strip() == version:
                return python
    pytest.skip(f"there is no Python {version} here")
