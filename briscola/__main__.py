"""`python -m briscola`, and the installed command `briscola`."""

import sys

from briscola.cli import main

if __name__ == "__main__":
    sys.exit(main())
