"""Pictures of a deck that somebody brings: one that can be chosen, and all forty as the game names them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from briscola.engine.cards import Card, Rank, Suit
from briscola.i18n.card_words import Naming, rank_name, suit_name
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _, upper
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.own_decks.deck_style import BroughtCards
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.button import paper_button
from briscola.ui.widgets.widget import Pressable

DrawPicture = Callable[[pygame.Surface, pygame.Rect], None]
"""Draws the picture into a room."""
RANKS: Sequence[Rank] = tuple(Rank)


class PictureButton(Pressable):
    """A picture with its name on a button below; pressed on either."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        text: str,
        on_press: Callable[[], None],
        draw_picture: DrawPicture,
        *,
        name: str,
    ) -> None:
        super().__init__(kit, rect, name=name, on_paper=True)
        self.text, self.on_press, self._draw_picture = text, on_press, draw_picture

    def spoken(self) -> Spoken:
        return Spoken(role=Role.BUTTON, name=self.text, states=self.states())

    def draw(self, target: pygame.Surface) -> None:
        rect, gap, high = self.rect, self.kit.scale.px(8), self.kit.scale.target(52)
        picture = pygame.Rect(rect.x, rect.y, rect.width, rect.height - high)
        self._draw_picture(target, picture.inflate(-2 * gap, -2 * gap))
        foot = pygame.Rect(rect.x, rect.bottom - high, rect.width, high)
        button = paper_button(self.kit, foot, self.text, self.on_press, self.name)
        button.held, button.hovered = self.held, self.hovered
        button.draw(target)


def draw_forty(
    target: pygame.Surface, kit: Kit, inner: pygame.Rect, cards: BroughtCards, naming: Naming, head: int
) -> None:
    """Draw a row for each suit behind a head of that width, each card above its rank."""
    wide, tall = (inner.width - head) // len(RANKS), inner.height // len(Suit)
    line = kit.fonts.line("small")
    for row, suit in enumerate(Suit):
        top = inner.y + row * tall
        for column, rank in enumerate(RANKS):
            x = inner.x + head + column * wide
            room = pygame.Rect(x, top, wide, tall - line).inflate(-kit.scale.px(8), -kit.scale.px(8))
            cards.draw_card(target, kit, room, Card(rank, suit))
            name = rank_name(rank, naming=naming)
            under = (x + wide // 2, top + tall - line // 2)
            kit.fonts.draw(target, name, "small", under, INK_2, anchor="center", width=wide)


class NamedForty(SheetPart):
    """All forty on a sheet, each above its rank: as high as there is room for."""

    def __init__(self, cards: BroughtCards, naming: Naming) -> None:
        self._cards, self._naming = cards, naming

    def add_to(self, column: TextColumn) -> None:
        kit, width = column.kit, column.width
        high = column.give(kit.scale.px(900), len(Suit) * (kit.fonts.line("small") + kit.scale.px(40)))

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            draw_forty(target, kit, pygame.Rect(x, y, width, high), self._cards, self._naming, 0)

        column.canvas(high, paint)


class AllForty(PageScene):
    """A row for each suit, a column for each rank."""

    def __init__(self, app: Host, cards: BroughtCards, naming: Naming) -> None:
        super().__init__(app)
        self._cards, self._naming = cards, naming

    def title(self) -> str:
        return _("All forty cards")

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        inner = self.lay_page((max(14, scale.px(36)), max(12, scale.px(28))), focus="back")
        suits = [upper(suit_name(suit, naming=self._naming)) for suit in Suit]
        self.head = max(kit.fonts.width(words, "small-strong") for words in suits) + scale.px(20)
        self.step = (inner.width - self.head) // len(RANKS), inner.height // len(suits)
        self.restore_focus("back")

    def reading(self) -> Sequence[ReadingLine]:
        lines = [ReadingLine(self.title(), heading=True)]
        for suit in Suit:
            ranks = ", ".join(rank_name(rank, naming=self._naming) for rank in RANKS)
            lines.append(ReadingLine(f"{upper(suit_name(suit, naming=self._naming))}: {ranks}"))
        return lines

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        kit, inner, tall = self.kit, self.inner, self.step[1]
        line = kit.fonts.line("small")
        draw_forty(target, kit, inner, self._cards, self._naming, self.head)
        for row, suit in enumerate(Suit):
            words = upper(suit_name(suit, naming=self._naming))
            at = (inner.x, inner.y + row * tall + (tall - line) // 2)
            kit.fonts.draw(target, words, "small-strong", at, INK, anchor="midleft", width=self.head)
