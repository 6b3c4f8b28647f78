"""The school scene: a sheet with a card for everything there is to learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from briscola.i18n.text import _
from briscola.ui.render.fonts import Role, TextStyle
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.school.tile import Picture, Tile, padding
from briscola.ui.scenes.sheet import PageScene
from briscola.ui.widgets import Segments

ROLES: Sequence[Role] = ("heading", TextStyle("serif", "bold", 28), TextStyle("serif", "bold", 25))
"""Text styles tried for the titles, largest first."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Lesson:
    """A card of the school; its texts are asked for at every layout."""

    name: str
    title: Callable[[], str]
    note: Callable[[], str]
    picture: Picture
    open: Callable[[], None]


class SchoolScene(PageScene):
    """A row of cards; each leads to a scene of its own."""

    def __init__(self, app: Host, lessons: Sequence[Lesson]) -> None:
        super().__init__(app)
        self.lessons = lessons

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        many = len(self.lessons)
        pad, first = max(20, scale.px(50)), self.lessons[0].name
        wide, tall = scale.px(470 * many + 120), scale.px(710)
        inner = self.lay_page((pad, pad), focus=first, width=wide, height=tall, sinks=0.35)
        gap = max(12, scale.px(30))
        wide = (inner.width - gap * (many - 1)) // many
        inner.height -= self._trainer(inner)
        room = wide - 2 * padding(scale)
        titles = [lesson.title() for lesson in self.lessons]
        fits = (all(kit.fonts.width(title, role) <= room for title in titles) for role in ROLES)
        role = next((role for role, fit in zip(ROLES, fits, strict=True) if fit), ROLES[-1])
        for at, lesson in enumerate(self.lessons):
            self.group.add(
                Tile(
                    kit,
                    pygame.Rect(inner.x + at * (wide + gap), inner.y, wide, inner.height),
                    name=lesson.name,
                    title=lesson.title(),
                    note=lesson.note(),
                    picture=lesson.picture,
                    role=role,
                    on_press=lesson.open,
                )
            )
        self.group.add(self.trainer)
        self.restore_focus(first)

    def _trainer(self, inner: pygame.Rect) -> int:
        """Place the counting trainer's switch at the bottom of a room; return the height it takes, in px."""
        kit, scale = self.kit, self.kit.scale
        words = [_("yes"), _("no")]
        tall, wide = scale.target(52), max(scale.px(200), Segments.width_for(kit, words))
        place = pygame.Rect(inner.right - wide, inner.bottom - tall, wide, tall)
        on = self.app.settings.counting
        self.trainer = Segments(kit, place, words, 0 if on else 1, self._train, name="counting")
        self.trainer.called(_train_words(), _train_note())
        self.trainer_at = pygame.Rect(inner.x, place.y, place.x - scale.px(30) - inner.x, tall)
        return tall + scale.px(24)

    def title(self) -> str:
        return _("School")

    def _train(self, at: int) -> None:
        self.app.change(counting=at == 0)

    def resume(self) -> None:
        self.layout(self.app.size)

    def paint(self, target: pygame.Surface, y: int) -> None:
        """Write the name beside the switch, and an explanation if there is room."""
        del y
        fonts, room = self.kit.fonts, self.trainer_at
        name = fonts.draw(target, _train_words(), "body-strong", room.midleft, INK, anchor="midleft")
        x = name.right + self.kit.scale.px(18)
        note = _train_note()
        if x + fonts.width(note, "body") <= room.right:
            fonts.draw(target, note, "body", (x, room.centery), INK_2, anchor="midleft")


def _train_words() -> str:
    return _("Train counting")


def _train_note() -> str:
    return _("Now and then a question at the table: how many trumps are still out?")
