"""Memory goes back to the system when pictures are let go of.

glibc, the C library of most Linux systems, raises the size up to which it keeps what was freed as pictures
come and go, to 32 MB: whole windows then stay in its heap, between smaller things. Other systems give large
pieces back.
"""

import ctypes
import gc
import sys
from contextlib import suppress

MMAP_THRESHOLD = -3
"""glibc's name for the size from which a piece of memory is the system's own; set once, it stays as it is."""
LARGE = 4_000_000
"""Pictures of windows are larger, sprites smaller: no frame waits for fresh memory."""


def settle() -> None:
    """Have large pieces go back to the system as soon as they are free; once, before the window opens."""
    with suppress(OSError, AttributeError):
        _libc().mallopt(MMAP_THRESHOLD, LARGE)


def sweep() -> None:
    """Let go of what nobody can reach any more: some 20 ms, for moments in which everything is made anew."""
    gc.collect()
    with suppress(OSError, AttributeError):
        _libc().malloc_trim(0)


def _libc() -> ctypes.CDLL:
    """The C library that this process lives on. OSError where it is not glibc."""
    if not sys.platform.startswith("linux"):
        raise OSError("another allocator")
    return ctypes.CDLL(None)
