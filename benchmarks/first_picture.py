"""Show the title once, on a window that nobody sees, and print when its picture stood (seconds since 1970).

`python -m benchmarks.first_picture CACHE` is run by `benchmarks.window` as a fresh process: the moment it was
born to this one is what a person waits.
"""

import sys
import time
from pathlib import Path

from briscola.commands.play_only import PlayOnly
from briscola.storage.settings.settings import Settings
from briscola.ui.app import App
from briscola.ui.scenes.title import Title


def main(cache: str) -> None:
    """Draw the first picture; `cache` is the folder of rasterised drawings."""
    app = App(settings=Settings(), size=(1280, 800), sound=False, cache=Path(cache))
    app.push(Title(app, PlayOnly()))
    app.tick(0.0)
    print(time.time())


if __name__ == "__main__":
    main(*sys.argv[1:])
