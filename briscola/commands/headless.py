"""The window without a screen or a loudspeaker, for checks and pictures."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

DRIVERS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@contextmanager
def screenless() -> Iterator[None]:
    """While it lasts, pygame draws into memory and plays to nobody."""
    before = {key: os.environ.get(key) for key in DRIVERS}
    os.environ.update(DRIVERS)
    try:
        yield
    finally:
        for key, value in before.items():
            if value is None:
                del os.environ[key]
            else:
                os.environ[key] = value
