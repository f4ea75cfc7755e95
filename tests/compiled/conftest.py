"""The compiled path is tested where numba is."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("numba", reason='no numba: pip install "jaipur-kit[fast]"')

# What these tests share lies beside them.
sys.path.insert(0, str(Path(__file__).parent))
