"""Pictures kept in memory up to a ceiling, and memory returned to the system when they are dropped."""

import ctypes
import gc
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Generic, ParamSpec, TypeVar

import pygame

P = TypeVar("P")
Given = ParamSpec("Given")

BYTES = 4
"""Bytes of a pixel."""


class ImageCache(Generic[P]):
    """Keeps at most `limit` bytes of pixels; the latest picture is kept however large it is."""

    def __init__(self, limit: int, surface: Callable[[P], pygame.Surface]) -> None:
        """`surface` gives the pixels of a kept object."""
        self.limit = limit
        self.bytes = 0
        """Bytes kept now."""
        self._surface = surface
        self._kept: OrderedDict[Hashable, P] = OrderedDict()

    def get(self, key: Hashable, make: Callable[Given, P], *given: Given.args, **named: Given.kwargs) -> P:
        """Object kept under `key`; for a new key it is what `make` makes of the other arguments."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make(*given, **named)
        self.put(key, made)
        return made

    def put(self, key: Hashable, made: P) -> None:
        """Keep `made` under `key` from now on."""
        if key in self._kept:
            self.bytes -= self._weight(self._kept[key])
        self._kept[key] = made
        self.bytes += self._weight(made)
        while self.bytes > self.limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self.bytes -= self._weight(old)

    def find(self, key: Hashable) -> P | None:
        """Object kept under `key`, or None."""
        return self._kept.get(key)

    def __contains__(self, key: Hashable) -> bool:
        """True if an object is kept under `key`."""
        return key in self._kept

    def drop(self, unwanted: Callable[[Hashable], bool]) -> bool:
        """Drop the objects with unwanted keys; False if there were none."""
        keys = [key for key in self._kept if unwanted(key)]
        for key in keys:
            self.bytes -= self._weight(self._kept.pop(key))
        return bool(keys)

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self.bytes = 0

    def _weight(self, kept: P) -> int:
        width, height = self._surface(kept).get_size()
        return width * height * BYTES


def surfaces(limit: int) -> ImageCache[pygame.Surface]:
    """A shelf for plain surfaces."""
    return ImageCache(limit, lambda surface: surface)


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
