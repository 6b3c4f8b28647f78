"""Silence on standard error while a device is looked for: without one ALSA writes a dozen lines.

The program itself says in a sentence what is missing.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def hushed() -> Iterator[None]:
    """Keep the system's libraries from writing to standard error."""
    try:
        sys.stderr.flush()
        kept = os.dup(2)
    except (AttributeError, OSError, ValueError):  # a windowed program may have no standard error
        yield
        return
    try:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
