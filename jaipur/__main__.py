"""`python -m jaipur` is the `jaipur` command."""

import sys

from jaipur.cli import main

if __name__ == "__main__":
    sys.exit(main())
