"""`python -m briscola`, and the installed command `briscola`."""

import multiprocessing
import sys

from briscola.cli import main
from briscola.system.on_windows import mark_running

if __name__ == "__main__":
    multiprocessing.freeze_support()  # the packaged app starts itself again as its own helper
    mark_running()
    sys.exit(main())
