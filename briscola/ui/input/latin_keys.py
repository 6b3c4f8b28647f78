"""Keys of keyboards without Latin letters (Russian, Greek, Arabic …), read as those of a US keyboard."""

import sys
import unicodedata

import pygame

SIGNS = {"q": ";,/", "w": "'"}
"""Signs of Greek, Bulgarian and Hebrew keyboards at these places; no Latin keyboard has them there."""


def latin_key(event: pygame.event.Event) -> pygame.event.Event:
    """A key press or release with the Latin letter of its place, and with a digit from 0 to 9.

    Every other event is itself. What is written comes by events of its own, as it stands on the keys.
    """
    if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
        return event
    given = getattr(event, "unicode", "")
    key, written = _letter(event.key, getattr(event, "scancode", 0)), given
    if len(given) == 1 and given.isdecimal():
        written = str(int(given))
    if key == event.key and written == given:
        return event
    return pygame.event.Event(event.type, {**event.dict, "key": key, "unicode": written})


def _letter(key: int, scancode: int) -> int:
    """The key of a Latin letter at the place of one of another script."""
    place = chr(ord("a") + scancode - pygame.KSCAN_A) if pygame.KSCAN_A <= scancode <= pygame.KSCAN_Z else ""
    sign = chr(key) if 0 < key <= sys.maxunicode else ""
    if not place or not sign:
        return key
    if sign.isascii():
        return ord(place) if sign in SIGNS.get(place, "") else key
    return key if unicodedata.name(sign, "").startswith("LATIN") else ord(place)
