"""The tricks of the hand so far, the newest first: who played what, and who took it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from briscola.client.view.view import TakenTrick, View
from briscola.i18n.card_words import card_name, points_text
from briscola.i18n.text import _
from briscola.i18n.trick_words import trick_title
from briscola.ui.input import pointer
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow, Space
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import SheetPart, TextColumn

CARD = 118
"""Height of a card in px at 1080."""


class TakenTrickRow(SheetPart):
    """A trick: its number, its cards above the names of their players, and its points."""

    def __init__(self, number: int, trick: TakenTrick, names: Sequence[str], *, counted: bool) -> None:
        """`counted`: its points are shown."""
        self._number, self._trick, self._names, self._counted = number, trick, names, counted

    def add_to(self, column: TextColumn) -> None:
        kit, trick, wide = column.kit, self._trick, column.width
        line, gap = kit.fonts.line("small"), kit.scale.px(8)
        title, points = trick_title(self._number), points_text(trick.points) if self._counted else ""
        left = kit.fonts.width(title, "small-strong") + kit.scale.px(24)
        right = kit.fonts.width(points_text(30), "small") + kit.scale.px(16) if self._counted else 0
        step = (wide - left - right) // len(trick.cards)
        high = max(60, kit.scale.px(CARD))

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            middle = y + gap + high // 2
            kit.fonts.draw(target, title, "small-strong", (x, middle), INK, anchor="midleft")
            for at, (place, card) in enumerate(trick.cards):
                won, centre = place == trick.winner, x + left + step * at + step // 2
                kit.sprites.draw(target, card.code, (centre, middle), high, 0, CardStyle(winning=won))
                role, ink = ("small-strong", RED) if won else ("small", INK_2)
                under = (centre, y + high + 2 * gap)
                kit.fonts.draw(
                    target, self._names[place], role, under, ink, anchor="midtop", width=step - gap
                )
            kit.fonts.draw(target, points, "small", (x + wide, middle), INK_2, anchor="midright")
            foot = y + high + 3 * gap + line
            pygame.draw.line(target, HAIRLINE, (x, foot), (x + wide, foot))

        played = (
            _("{name}: {points}").format(name=self._names[place], points=card_name(card, naming=kit.naming))
            for place, card in trick.cards
        )
        taken = (
            _("Taken by {name}: {points}").format(name=self._names[trick.winner], points=points).rstrip(": ")
        )
        column.canvas(high + 4 * gap + line, paint, ReadingLine(title, heading=True), *played, taken)


class LookBack(ContentSheet):
    """Lies over the table; closed by its button, by Esc and by L."""

    wide = 640, 980
    ruled = True
    first = "done"

    def __init__(self, app: Host, view: View, names: Sequence[str], *, held: bool = False) -> None:
        """`names` per place; `held`: L is still down, and closes nothing before it is up."""
        super().__init__(app)
        self._view, self._names, self._held = view, names, held

    def title(self) -> str:
        return _("The tricks so far")

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYUP and event.key == pygame.K_l:
            self._held = False
        if pointer.is_plain(event) and event.key == pygame.K_l:
            if not self._held:
                self.app.pop()
            return True
        return super().handle(event)

    def fill(self, column: TextColumn) -> None:
        counted = self.app.settings.live_points
        for number, trick in reversed([*enumerate(self._view.past, 1)]):
            column.put(TakenTrickRow(number, trick, self._names, counted=counted))

    def foot(self) -> SheetPart:
        return SheetRow(Space(), PressButton(_("Close"), self.app.pop, "done", main=True))
