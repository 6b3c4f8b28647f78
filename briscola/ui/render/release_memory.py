"""Returns memory to the system when pictures are dropped.

glibc, the C library of most Linux systems, raises the size up to which it keeps freed memory as pictures
come and go, to 32 MB: whole windows then stay in its heap, between smaller objects. Other systems give large
pieces back.
"""

import ctypes
import gc
import sys
from contextlib import suppress

MMAP_THRESHOLD = -3
"""glibc's option for the size from which memory is taken from the system piece by piece; set once."""
LARGE = 4_000_000
"""Bytes: pictures of windows are larger, sprites smaller, so that no frame waits for fresh memory."""


def return_large_pieces() -> None:
    """Make large pieces go back to the system as soon as they are free. Call once before the window opens."""
    with suppress(OSError, AttributeError):
        _libc().mallopt(MMAP_THRESHOLD, LARGE)


def sweep() -> None:
    """Free unreachable objects: some 20 ms, for moments in which everything is made anew."""
    gc.collect()
    with suppress(OSError, AttributeError):
        _libc().malloc_trim(0)


def _libc() -> ctypes.CDLL:
    """C library of this process. Raises OSError if it is not glibc."""
    if not sys.platform.startswith("linux"):
        raise OSError("another allocator")
    return ctypes.CDLL(None)
