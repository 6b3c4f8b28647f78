"""A scene as it is heard: its title, its text, its controls, its lines; and what is drawn beside that."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pygame
import pytest

from briscola.i18n.spoken_words import Role, spoken_sentence
from briscola.ui.accessibility import placed
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.scene import Scene
from briscola.ui.widgets.choice import Parts
from briscola.ui.widgets.focus_group import FocusGroup
from briscola.ui.widgets.lists.player_rows import Rows
from briscola.ui.widgets.widget import Widget

WORD = re.compile(r"[^\W\d_]{3,}")
WRONG = re.compile(r"[{}]|\bNone\b|<[a-z]+|\*\*")
"""Marks that are never said: placeholders, objects, Markdown."""


def words_of(text: str) -> set[str]:
    """The words of a text that say something; figures stand in pictures of rules and seals too."""
    return set(WORD.findall(text.casefold()))


def sentences(scene: Scene) -> Mapping[Widget, str]:
    """Words of each control that keys reach."""
    return {
        widget: spoken_sentence(placed(scene, widget), full=True) for widget in scene.focused_group.order()
    }


def heard(scene: Scene) -> Sequence[str]:
    """Everything that can be heard of a scene."""
    lines = [line.text for line in scene.reading()]
    return [scene.spoken_title, scene.spoken_text, *lines, *sentences(scene).values()]


def nameless(group: FocusGroup) -> Sequence[str]:
    """Reachable controls that say neither a name nor a value."""
    told = [(widget, widget.spoken()) for widget in group.order()]
    return [f"{type(widget).__name__} {widget.name}" for widget, it in told if not (it.name or it.value)]


def alike(group: FocusGroup) -> Sequence[str]:
    """Sentences that two controls share, unless both do the same, or are things that are only explained."""
    said: dict[str, Widget] = {}
    found: list[str] = []
    for widget in group.order():
        it = widget.spoken()
        words = spoken_sentence(it, full=False) + it.role.value
        other = said.setdefault(words, widget)
        same = getattr(other, "on_press", None) == getattr(widget, "on_press", widget)
        if other is not widget and not same and it.role not in (Role.CARD, Role.THING):
            found.append(f"{words}: {other.name}, {widget.name}")
    return found


def drawn_words(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Sequence[str]:
    """Every text that a scene writes."""
    texts: list[str] = []
    plain = Fonts.draw

    def draw(fonts: Fonts, target: pygame.Surface, text: str, *args: Any, **named: Any) -> pygame.Rect:
        texts.append(text)
        return plain(fonts, target, text, *args, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Fonts, "draw", draw)
        scene.layout(scene.app.size)
        scene.draw(pygame.Surface(scene.app.size))
    return list(dict.fromkeys(texts))


def other_values(scene: Scene) -> set[str]:
    """Words of the values that are not chosen now: an arrow says them."""
    found: set[str] = set()
    for widget in scene.group.widgets:
        if isinstance(widget, Parts):
            found |= {word for label in widget.labels for word in words_of(label)}
        if isinstance(widget, Rows):
            found |= {word for row in widget.rows for word in words_of(f"{row.title} {row.note}")}
    return found


def unheard(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Sequence[str]:
    """Texts that are drawn and cannot be heard."""
    texts = drawn_words(scene, monkeypatch)
    told = words_of(" ".join(heard(scene))) | other_values(scene)
    return [text for text in texts if not words_of(text) <= told]
