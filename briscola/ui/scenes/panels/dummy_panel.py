"""An open dummy's cards on a sheet, for the person who plays for it (V-MO-8)."""

from collections.abc import Callable, Collection, Sequence

import pygame

from briscola.engine.actions import Action, Play
from briscola.engine.cards import Card
from briscola.i18n.card_words import card_name
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import upper
from briscola.ui.input.line_editing import typed
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK
from briscola.ui.scenes.panels.panel_base import Panel, Surroundings
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.panel import draw_sheet
from briscola.ui.widgets.widget import Widget

DIGITS = "12345678"
WORDS = 0.4
"""Most of the sheet's height that words take, if they can be made so small."""


class DummyCard(Widget):
    """A card that may be chosen."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, card: Card, on_press: Callable[[Card, Pose], None]
    ) -> None:
        super().__init__(kit, rect, name=card.code, on_paper=True)
        self.card, self.on_press = card, on_press
        self.radius = 6
        self.tip = upper(card_name(card, naming=kit.naming))
        self.tells_focus = True

    def spoken(self) -> Spoken:
        return Spoken(role=Role.CARD, name=self.tip, states=self.states(), slip=self.tip)

    def confirm(self) -> None:
        self.on_press(self.card, Pose(self.rect.centerx, self.rect.centery, self.rect.height))

    def draw(self, target: pygame.Surface) -> None:
        up = self.kit.scale.px(6) if self.hovered and self.enabled else 0
        centre, look = (self.rect.centerx, self.rect.centery - up), CardStyle(dim=not self.enabled)
        self.kit.sprites.draw(target, self.card.code, centre, self.rect.height, look=look)


class DummyPanel(Panel):
    """Up to eight cards in rows, chosen by click or digit. `on_action(action, pose)`."""

    def __init__(
        self,
        around: Surroundings,
        *,
        cards: Sequence[Card],
        legal: Collection[Action],
        on_action: Callable[[Action, Pose | None], None],
        why_not: Callable[[Action], str],
        title: str,
        score: Sequence[str],
        asking: bool = True,
    ) -> None:
        """`title` says who plays for the dummy; `asking` is False while the cards are only shown.

        `score` is the state of the match in words, for a sheet that covers the slate; `why_not` says why a
        card may not be played.
        """
        self.title, self.asking, self.score = title, asking, score
        super().__init__(around)
        self.cards, self.legal, self.on_action, self.why_not = tuple(cards), set(legal), on_action, why_not
        self.renew()

    def place(self) -> None:
        self.words, spots = self._lay(())
        if self.rect.colliderect(self.layout.scoreboard_bounds):
            self.words, spots = self._lay(self.score)
        for card, rect in zip(self.cards, spots, strict=False):
            cell = DummyCard(self.kit, rect, card, self._press)
            play = Play(card=card)
            cell.enabled, cell.why_off = play in self.legal or not self.asking, self.why_not(play)
            self.group.add(cell)

    def _lay(self, score: Sequence[str]) -> tuple[TextColumn, list[pygame.Rect]]:
        """Lay the sheet round its words and the places of its cards, as large as they come to be."""
        scale, ratio, tray = self.kit.scale, self.kit.sprites.info.ratio, self.layout.tray
        pad, gap, wide = scale.px(22), scale.px(10), tray.width - 2 * scale.px(14)

        def column(kit: Kit) -> TextColumn:
            words = TextColumn(kit, wide)
            words.text(self.title, "row", INK, middle=True)
            for text in score:
                words.text(text, middle=True)
            return words

        # Large words give up before the cards do.
        most = WORDS * tray.height
        words = column(self.kit.fitting(lambda kit: column(kit).height <= most))
        title = words.height + scale.px(8)
        room = pygame.Rect(tray.x + pad, tray.y + pad + title, tray.width - 2 * pad, 0)
        room.height = tray.bottom - pad - room.y

        def tallest(across: int) -> float:
            down = -(-len(DIGITS) // across)
            high, broad = room.height - (down - 1) * gap, room.width - (across - 1) * gap
            return min(high / down, broad / across / ratio)

        across = max((4, 3), key=tallest)
        height, step = tallest(across), room.width / across
        spots = [pygame.Rect(0, 0, round(height * ratio), round(height)) for _ in DIGITS]
        for i, rect in enumerate(spots):
            middle = room.y + height / 2 + (height + gap) * (i // across)
            rect.center = round(room.x + step * (i % across + 0.5)), round(middle)
        self.rect = pygame.Rect(tray.topleft, (tray.width, spots[-1].bottom + pad - tray.y))
        return words, spots

    @property
    def spoken_title(self) -> str:
        return self.title

    @property
    def spoken_text(self) -> str:
        return "\n".join(self.score)

    def cell(self, card: Card) -> pygame.Rect:
        """The rectangle of a card."""
        return next(w.rect for w in self.group.widgets if isinstance(w, DummyCard) and w.card == card)

    def _press(self, card: Card, pose: Pose) -> None:
        self.on_action(Play(card=card), pose)

    def handle_first(self, event: pygame.event.Event) -> bool:
        digit = typed(event) if event.type == pygame.KEYDOWN else ""
        if len(digit) == 1 and digit in DIGITS and DIGITS.index(digit) < len(self.cards):
            widget = self.group.widgets[DIGITS.index(digit)]
            if widget.usable:
                widget.confirm()
            return True
        return False

    def paint(self, target: pygame.Surface) -> None:
        scale = self.kit.scale
        draw_sheet(target, self.kit, self.rect)
        self.words.draw(target, self.rect.centerx - self.words.width // 2, self.rect.y + scale.px(20))

    def paint_cards(self, target: pygame.Surface) -> None:
        """Draw the sheet and the cards without a focus ring, to be looked at only."""
        self.paint(target)
        for widget in self.group.widgets:
            widget.draw(target)
