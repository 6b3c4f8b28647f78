"""The scene: a sheet with a card for everything there is to learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from briscola.i18n.text import _
from briscola.ui.layout.sheet import headed
from briscola.ui.render.theme import CREAM
from briscola.ui.scene import Host, Scene
from briscola.ui.scenes.school.tile import Picture, Tile
from briscola.ui.widgets import draw_sheet


@dataclass(frozen=True, kw_only=True, slots=True)
class Lesson:
    """A card of the school; its words are asked for at every layout."""

    name: str
    title: Callable[[], str]
    note: Callable[[], str]
    picture: Picture
    open: Callable[[], None]


class SchoolScene(Scene):
    """A row of cards; each leads to a scene of its own."""

    def __init__(self, app: Host, lessons: Sequence[Lesson]) -> None:
        super().__init__(app)
        self.lessons = lessons

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        many = len(self.lessons)
        over = headed(scale, width=scale.px(470 * many + 120), height=scale.px(640), sinks=0.35)
        self.title_at, self.sheet = over.title, over.sheet
        inner = self.sheet.inflate(-2 * max(20, scale.px(50)), -2 * max(20, scale.px(50)))
        group = self.new_group(focus=self.lessons[0].name)
        group.add(self.back_button(over.back.center))
        gap = max(12, scale.px(30))
        wide = (inner.width - gap * (many - 1)) // many
        for at, lesson in enumerate(self.lessons):
            group.add(
                Tile(
                    kit,
                    pygame.Rect(inner.x + at * (wide + gap), inner.y, wide, inner.height),
                    name=lesson.name,
                    title=lesson.title(),
                    note=lesson.note(),
                    picture=lesson.picture,
                    on_press=lesson.open,
                )
            )
        self.settle(self.lessons[0].name)

    def resume(self) -> None:
        self.layout(self.app.size)
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        return self.closed_by(event) or super().handle(event)

    def draw(self, target: pygame.Surface) -> None:
        self.app.draw_table(target)
        words = _("School")
        self.kit.fonts.draw(target, words, "scene", self.title_at, CREAM, anchor="midleft", halo=True)
        draw_sheet(target, self.kit, self.sheet)
        self.group.draw(target)
