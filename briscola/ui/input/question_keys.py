"""The keys that ask a question: whose turn it is, what is trumps, what has been said; each can be changed.

A key is written as `q`, `f3` or `ctrl+up`.
"""

from collections.abc import Mapping, Sequence

import pygame
from msgspec import Struct


class Question(Struct, frozen=True, kw_only=True):
    """A question that a key asks."""

    name: str
    key: str
    """Its usual key."""
    anywhere: bool = False
    """True if it is asked in every scene while speech is on; the others only at a table, always."""


QUESTIONS: Sequence[Question] = (
    Question(name="turn", key="q"),
    Question(name="trumps", key="b"),
    Question(name="hand", key="c"),
    Question(name="trick", key="v"),
    Question(name="last-trick", key="x"),
    Question(name="points", key="g"),
    Question(name="auction", key="a"),
    Question(name="signs", key="e"),
    Question(name="players", key="f"),
    Question(name="table", key="d"),
    Question(name="where", key="f5", anywhere=True),
    Question(name="repeat", key="f3", anywhere=True),
    Question(name="spell", key="shift+f3", anywhere=True),
    Question(name="said-before", key="alt+up", anywhere=True),
    Question(name="said-after", key="alt+down", anywhere=True),
    Question(name="line-after", key="ctrl+down", anywhere=True),
    Question(name="line-before", key="ctrl+up", anywhere=True),
    Question(name="heading-after", key="ctrl+right", anywhere=True),
    Question(name="heading-before", key="ctrl+left", anywhere=True),
    Question(name="first-line", key="ctrl+home", anywhere=True),
    Question(name="last-line", key="ctrl+end", anywhere=True),
)
TOGGLE = "f2"
"""The key that switches speech on and off; it stays the same, so that nobody loses it."""
RESERVED = frozenset(
    {"s", "l", "h", "w", "r", "u", "m", "t", "p", "o", "tab", "return", "escape", "space", TOGGLE}
    | {"up", "down", "left", "right", "home", "end", "page up", "page down", "f1", "f9", "f11", "f12"}
    | {str(digit) for digit in range(10)}
    | {"alt+f4", "alt+return", "shift+tab"}
)
"""Keys that mean something else already."""
_EDITING = frozenset({"backspace", "delete", "insert", "keypad enter"})
"""Keys with longer names that are meant for a line that is being written."""
_MODIFIERS = ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_SHIFT, "shift"))
_BARE = (
    *(pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT, pygame.K_LSHIFT, pygame.K_RSHIFT),
    *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR, pygame.K_MODE),
)


def key_text(event: pygame.event.Event) -> str:
    """A pressed key as it is written in the settings; empty for a modifier alone or a key without a name."""
    if event.key in _BARE or not (name := pygame.key.name(event.key)):
        return ""
    held = [word for mask, word in _MODIFIERS if getattr(event, "mod", 0) & mask]
    return "+".join((*held, name))


def writes(key: str) -> bool:
    """True if a key may be meant for a line that is being written: a letter, without Ctrl or Alt."""
    *held, last = [key] if key.endswith("+") else key.split("+")
    return not {"ctrl", "alt"} & set(held) and (len(last) == 1 or last[0] == "[" or last in _EDITING)


def keys_in_use(changed: Mapping[str, str]) -> Mapping[str, str]:
    """Key of every question. A changed one that is reserved, or another question's, is the usual one."""
    usual = {question.name: question.key for question in QUESTIONS}
    anywhere = {question.name for question in QUESTIONS if question.anywhere}
    wishes = {
        name: key
        for name, key in changed.items()
        if name in usual and key and key not in RESERVED and not (name in anywhere and writes(key))
    }
    while True:
        used = {**usual, **wishes}
        keys = list(used.values())
        twice = [name for name in wishes if keys.count(used[name]) > 1]
        if not twice:
            return used
        del wishes[twice[-1]]


def table_keys(changed: Mapping[str, str]) -> Mapping[str, str]:
    """Keys of the questions that are asked at a table, by the question's name."""
    used = keys_in_use(changed)
    return {question.name: used[question.name] for question in QUESTIONS if not question.anywhere}


def refusal(question: Question, key: str, used: Mapping[str, str]) -> str | None:
    """Why a question cannot have a key: `reserved`, `written`, or the name of the question that has it.

    None if it can. `used`: the keys of all questions.
    """
    if key in RESERVED:
        return "reserved"
    if question.anywhere and writes(key):
        return "written"
    return next((name for name, other in used.items() if other == key and name != question.name), None)


def asked_by(event: pygame.event.Event, changed: Mapping[str, str]) -> Question | None:
    """The question that a pressed key asks; None if it asks none."""
    if event.type != pygame.KEYDOWN or not (pressed := key_text(event)):
        return None
    used = keys_in_use(changed)
    return next((question for question in QUESTIONS if used[question.name] == pressed), None)
