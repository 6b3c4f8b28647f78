"""Watch every word that is drawn: over other words, half covered, beyond the edge of its paper."""

from collections.abc import Hashable
from typing import Any, NamedTuple

import pygame
import pytest

from briscola.ui.layout.table.geometry import Pose, bounds
from briscola.ui.render.cards.sprites import Sprites
from briscola.ui.render.paper_objects import Paper, PaperObject
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.widgets.lists.row_list import RowList
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.widget import Widget

ABOVE, HIGH = 0.2, 0.6
"""Top and height of capital letters, as shares of a line's height."""
PAPERS = ("sheet", "tag", "button", "field", "bubble", "round", "wood")
"""Things that hold words, by their keys in `Paper`."""
TOUCH = 2
"""Px by which two things may touch: shadows, slanted edges."""


class Words(NamedTuple):
    """A line of text, and where its letters are."""

    text: str
    ink: pygame.Rect


class Surface:
    """Everything drawn on one surface so far, in order."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface  # kept, so that no other gets its id
        self.words: list[Words] = []
        self.papers: list[tuple[str, pygame.Rect]] = []
        self.wrong: list[tuple[str, str]] = []


class Page:
    """Watches everything that is written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._surfaces: dict[int, Surface] = {}
        self._sizes: dict[int, tuple[str, tuple[int, int]]] = {}
        self._things: list[PaperObject] = []
        self._scrolling = 0
        self._views: list[pygame.Rect] = []
        """Rooms whose content scrolls: a control there may be seen in part."""
        self._watch(monkeypatch)

    def begin(self, surface: pygame.Surface) -> None:
        """Forget what was drawn on a surface, because it is drawn anew."""
        self._surfaces.pop(id(surface), None)

    @property
    def wrong(self) -> list[tuple[str, str]]:
        """Each text that cannot be read, and why."""
        return list(dict.fromkeys(each for on in self._surfaces.values() for each in on.wrong))

    def _on(self, surface: pygame.Surface) -> Surface:
        return self._surfaces.setdefault(id(surface), Surface(surface))

    def _watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        draw, keep, thing, card = Fonts.draw, Paper.keep, PaperObject.draw, Sprites.draw

        def drawn(fonts: Fonts, target: pygame.Surface, text: str, *args: Any, **options: Any) -> pygame.Rect:
            rect = draw(fonts, target, text, *args, **options)
            self._written(target, text, rect)
            return rect

        def kept(paper: Paper, key: Hashable, *args: Any, **named: Any) -> PaperObject:
            found = keep(paper, key, *args, **named)
            if isinstance(key, tuple) and key[0] in PAPERS:
                size = (key[1], key[1]) if isinstance(key[1], int) else key[1]
                self._sizes[id(found)] = key[0], size
                self._things.append(found)
            return found

        def laid(paper: PaperObject, target: pygame.Surface, pos: tuple[float, float]) -> None:
            thing(paper, target, pos)
            name, size = self._sizes.get(id(paper), ("", (0, 0)))
            if name:
                self._laid(target, name, pygame.Rect((round(pos[0]), round(pos[1])), size))

        def dealt(
            sprites: Sprites, target: pygame.Surface, code: str | None, *place: Any, **look: Any
        ) -> None:
            card(sprites, target, code, *place, **look)
            (x, y), height, *turned = place
            angle = turned[0] if turned and isinstance(turned[0], float | int) else 0.0
            pose = Pose(x, y, height, angle)
            self._laid(target, f"card {code}", bounds([pose], sprites.info.ratio), hides=False)

        def scrolls(kind: type[Widget]) -> None:
            plain = kind.draw

            def shown(widget: Widget, target: pygame.Surface) -> None:
                self._scrolling += 1
                self._views.append(widget.rect.copy())
                plain(widget, target)
                self._scrolling -= 1

            monkeypatch.setattr(kind, "draw", shown)

        scrolls(ScrollView)
        scrolls(RowList)
        monkeypatch.setattr(Fonts, "draw", drawn)
        monkeypatch.setattr(Paper, "keep", kept)
        monkeypatch.setattr(PaperObject, "draw", laid)
        monkeypatch.setattr(Sprites, "draw", dealt)

    def _written(self, target: pygame.Surface, text: str, rect: pygame.Rect) -> None:
        letters = pygame.Rect(
            rect.x + 1, rect.y + round(ABOVE * rect.height), rect.width - 2, round(HIGH * rect.height)
        )
        ink, on = letters.clip(target.get_clip()), self._on(target)
        if not text.strip() or not (ink.width and ink.height):
            return
        if ink.height < letters.height and not self._scrolling and target.get_clip() not in self._views:
            on.wrong.append((text, "cut off"))
        for words in on.words:
            if min(ink.clip(words.ink).size) > TOUCH and words != (text, ink):
                on.wrong.append((text, f"over “{words.text}”"))
        for name, body in reversed(on.papers):
            if min(body.clip(ink).size) > TOUCH:
                if name.startswith("card"):
                    on.wrong.append((text, f"over the {name}"))
                elif not body.inflate(2 * TOUCH, 2 * TOUCH).contains(ink):
                    on.wrong.append((text, f"leaves the {name}"))
                break
        on.words.append(Words(text, ink))

    def _laid(self, target: pygame.Surface, name: str, body: pygame.Rect, *, hides: bool = True) -> None:
        on, body = self._on(target), body.clip(target.get_clip())
        for words in [*on.words]:
            if body.contains(words.ink) and hides:
                on.words.remove(words)
            elif min(body.clip(words.ink).size) > TOUCH:
                on.wrong.append((words.text, f"under the {name}"))
        if hides or name.startswith("card"):
            on.papers.append((name, body))
