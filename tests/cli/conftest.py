"""What the tests of the commands share."""

from collections.abc import Callable

import pytest

from jaipur import cli


@pytest.fixture
def run(capfd) -> Callable[..., tuple[int, str, str]]:
    """Runs a command here: its exit code, what it printed, its complaint."""

    def run(*arguments: object) -> tuple[int, str, str]:
        try:
            code = cli.main(list(map(str, arguments)))
        except SystemExit as gone:  # `--help` ends so
            code = gone.code or 0
        printed = capfd.readouterr()
        assert "Traceback" not in printed.out + printed.err
        return code, printed.out, printed.err

    return run
