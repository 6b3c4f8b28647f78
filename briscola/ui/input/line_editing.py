"""A line of text in the making: letters, caret, selection, and the effect of each key."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

import pygame
from msgspec import Struct
from msgspec.structs import replace

COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
WORD = re.compile(r"\w+")


def commands(mod: int) -> bool:
    """True for Ctrl or Cmd; not for AltGr, which is Ctrl with Alt on some systems: it writes letters."""
    return bool(mod & COMMAND and not mod & pygame.KMOD_ALT)


def typed(event: pygame.event.Event) -> str:
    """Letter or number that a key writes; empty for any other key, and for Space, which presses."""
    letter: str = getattr(event, "unicode", "")
    return letter if letter.isalnum() and not commands(event.mod) else ""


FIRST_ACCENT = "\u0300"
"""The first character that belongs to the letter before."""


@lru_cache(maxsize=64)
def gaps(text: str) -> Sequence[int]:
    """Places between two letters as people see them: accents and parts of a sign stay together."""
    if max(text, default="") < FIRST_ACCENT:
        return range(len(text) + 1)
    import regex  # few lines need it, and it takes a moment

    return [0, *(letter.end() for letter in regex.finditer(r"\X", text))]


class Line(Struct, frozen=True):
    """Letters with a caret between two of them; the letters between caret and anchor are selected."""

    text: str = ""
    caret: int = 0
    anchor: int = 0

    @classmethod
    def ending(cls, text: str) -> Line:
        """A text with the caret at its end."""
        return cls(text, len(text), len(text))

    @property
    def start(self) -> int:
        """Index of the start of the selection."""
        return min(self.caret, self.anchor)

    @property
    def end(self) -> int:
        """Index of its end; equal to `start` without a selection."""
        return max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """Selected letters."""
        return self.text[self.start : self.end]

    def at(self, caret: int, *, selecting: bool = False) -> Line:
        """The line with the caret elsewhere; `selecting` leaves the anchor where it was."""
        caret = max((gap for gap in gaps(self.text) if gap <= caret), default=0)
        return replace(self, caret=caret, anchor=self.anchor if selecting else caret)

    def all(self) -> Line:
        """The line with everything selected."""
        return replace(self, caret=len(self.text), anchor=0)

    def word(self, caret: int) -> Line:
        """The line with the word at `caret` selected; away from words only the caret moves there."""
        for found in WORD.finditer(self.text):
            if found.start() <= caret <= found.end():
                return replace(self, caret=found.end(), anchor=found.start())
        return self.at(caret)

    def put(self, text: str, limit: int) -> Line:
        """The line with printable letters in place of the selection, at most `limit` letters in all."""
        room = limit - len(self.text) + len(self.selected)
        text = "".join(letter for letter in text if letter.isprintable())
        text = text[: max(gap for gap in gaps(text) if gap <= max(0, room))]
        after = self.start + len(text)
        return Line(self.text[: self.start] + text + self.text[self.end :], after, after)

    def without(self, to: int) -> Line:
        """The line without its selection, else without the letters between the caret and `to`."""
        line = self if self.selected else self.at(to, selecting=True)
        return line.put("", len(line.text))

    @property
    def letter_before(self) -> int:
        """Start of the letter before the caret."""
        return max((gap for gap in gaps(self.text) if gap < self.caret), default=0)

    @property
    def letter_after(self) -> int:
        """End of the letter after the caret."""
        return min((gap for gap in gaps(self.text) if gap > self.caret), default=len(self.text))

    @property
    def word_before(self) -> int:
        """Start of the word before the caret."""
        return max((m.start() for m in WORD.finditer(self.text) if m.start() < self.caret), default=0)

    @property
    def word_after(self) -> int:
        """End of the word after the caret."""
        ends = (m.end() for m in WORD.finditer(self.text) if m.end() > self.caret)
        return min(ends, default=len(self.text))

    def moved(self, key: int, mod: int) -> Line | None:
        """The line after an arrow, Home or End, with Shift and by words; None for another key."""
        selecting, words = bool(mod & pygame.KMOD_SHIFT), bool(mod & (COMMAND | pygame.KMOD_ALT))
        leaves = bool(self.selected) and not selecting and not words
        if key == pygame.K_LEFT:
            to = self.word_before if words else self.start if leaves else self.letter_before
        elif key == pygame.K_RIGHT:
            to = self.word_after if words else self.end if leaves else self.letter_after
        elif key == pygame.K_HOME:
            to = 0
        elif key == pygame.K_END:
            to = len(self.text)
        else:
            return None
        return self.at(to, selecting=selecting)

    def shortened(self, key: int, mod: int) -> Line | None:
        """The line after Backspace or Delete, by letter or by word; None for another key."""
        words = bool(mod & (COMMAND | pygame.KMOD_ALT))
        if key == pygame.K_BACKSPACE:
            return self.without(self.word_before if words else self.letter_before)
        if key == pygame.K_DELETE:
            return self.without(self.word_after if words else self.letter_after)
        return None


CLIPBOARD = {
    pygame.K_a: "all",
    pygame.K_c: "copy",
    pygame.K_x: "cut",
    pygame.K_v: "paste",
    pygame.K_INSERT: "copy",
}
"""Clipboard keys with Ctrl, on a Mac with Cmd."""
OLD_CLIPBOARD = {pygame.K_INSERT: "paste", pygame.K_DELETE: "cut"}
"""Clipboard keys with Shift."""


def clipboard_key(key: int, mod: int) -> str:
    """Clipboard action of a key: `all`, `copy`, `cut`, `paste` or an empty string."""
    if commands(mod):
        return CLIPBOARD.get(key, "")
    return OLD_CLIPBOARD.get(key, "") if mod & pygame.KMOD_SHIFT and not mod & COMMAND else ""
