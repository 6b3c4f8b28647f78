"""Questions with two answers: the exchange of the turned card, a weak hand dealt anew, the trump card."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

import pygame

from briscola.engine.actions import Action, Exchange, Redeal
from briscola.engine.cards import Card, Ranking
from briscola.engine.events import TrumpCard
from briscola.i18n.action_words import trump_card_label, trump_card_question
from briscola.i18n.card_words import card_name, points_text
from briscola.i18n.text import _, ngettext
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK
from briscola.ui.scenes.panels.panel_base import Panel, Surroundings
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import paper_button
from briscola.ui.widgets.panel import draw_sheet

Answer = TypeVar("Answer")


class QuestionPanel(Panel, ABC, Generic[Answer]):
    """A question (`spoken_title`), an explanation (`spoken_text`) and a picture; subclasses provide them."""

    chapter = "house"

    first = "yes"

    room = (0.80, 0.40)
    """Width and height, in units of the table."""
    least = (470, 250)
    """Minimum width and height in px."""
    pictured = 0.0
    """Width of the picture at the left, in widths of a card."""

    def __init__(
        self, around: Surroundings, *, no: Answer, yes: Answer, on_action: Callable[[Answer], None]
    ) -> None:
        super().__init__(around)
        self.no, self.yes, self.on_action = no, yes, on_action
        self.renew()

    @property
    @abstractmethod
    def answers(self) -> tuple[str, str]:
        """Labels of the buttons for no and yes."""

    @property
    def picture(self) -> Sequence[str | None]:
        """Codes of the cards of the picture; None is a back."""
        return ()

    def place(self) -> None:
        scale, layout = self.kit.scale, self.layout
        size = [
            max(least, round(layout.u(share))) for least, share in zip(self.least, self.room, strict=True)
        ]
        self.rect = pygame.Rect(0, 0, *size)
        self.rect.center = (layout.size[0] // 2, round(layout.mid(0.455)))
        pad_x, pad_y, button = scale.px(48), scale.px(36), scale.target(64)
        frame = 2 * pad_y + scale.px(20) + button
        self.card_height = self.rect.height - frame
        beside = round(self.kit.sprites.width(self.card_height) * self.pictured)
        self._lay_words(self.rect.width - 2 * pad_x - beside, frame)
        self.inner = self.rect.inflate(-2 * pad_x, -2 * pad_y)
        wide = (self.inner.width - scale.px(24)) // 2
        y = self.inner.bottom - button
        no, yes = self.answers
        ways = ((self.no, no, "no", self.inner.x), (self.yes, yes, "yes", self.inner.right - wide))
        for answer, words, name, x in ways:
            rect, press = pygame.Rect(x, y, wide, button), partial(self.on_action, answer)
            self.group.add(paper_button(self.kit, rect, words, press, name, main=name == "yes"))

    def _lay_words(self, width: int, frame: int) -> None:
        """Write the words over a `frame` of px, and let the sheet grow for them, as far as the hand."""
        top = self.kit.scale.rim
        bottom = max(self.layout.hand_rect.top, top + self.rect.height)

        def column(kit: Kit) -> TextColumn:
            words = TextColumn(kit, width)
            words.text(self.spoken_title, "heading", INK)
            words.gap(8)
            words.text(self.spoken_text, "body")
            words.gap(8)
            self.remind(words)
            return words

        fitting = self.kit.fitting(lambda kit: column(kit).height + frame <= bottom - top)
        self.column = column(fitting)
        self.rect.inflate_ip(0, max(0, self.column.height + frame - self.rect.height))
        self.rect.bottom = min(bottom, max(self.rect.bottom, top + self.rect.height))

    def paint(self, target: pygame.Surface) -> None:
        sprites, height, (x, y) = self.kit.sprites, self.card_height, self.inner.topleft
        draw_sheet(target, self.kit, self.rect)
        for at, code in enumerate(self.picture):
            middle = x + sprites.width(height) * (0.5 + 1.22 * at), y + height // 2
            sprites.draw(target, code, middle, height, 3 - 6 * at)
        self.column.draw(target, self.inner.right - self.column.width, y)

    def remind(self, column: TextColumn) -> None:
        """Show under the words what the sheet hides on the table."""


class ExchangePanel(QuestionPanel[Action]):
    """Give a low trump for the turned card, or not this turn (R-XCHG-4)."""

    room = (0.86, 0.40)
    least = (552, 250)
    pictured = 2.4

    def __init__(
        self,
        around: Surroundings,
        *,
        give: Card,
        take: Card,
        ranking: Ranking,
        trick: Sequence[Card],
        on_action: Callable[[Action], None],
    ) -> None:
        """`trick`: the cards that the sheet hides. The card given never has points."""
        self.give, self.take, self.ranking, self.trick = give, take, ranking, trick
        no, yes = Exchange(take=False), Exchange(take=True)
        super().__init__(around, no=no, yes=yes, on_action=on_action)

    @property
    def spoken_title(self) -> str:
        return _("Exchange the turned card?")

    @property
    def spoken_text(self) -> str:
        give, take = (card_name(card, naming=self.kit.naming) for card in (self.give, self.take))
        swap = _("You give the {give} and take the {take}.").format(give=give, take=take)
        points, strength = self.ranking.points[self.take], self.ranking.strength
        if points:
            worth = _("The one you take is worth {points}, the one you give none.").format(
                points=points_text(points)
            )
        elif strength[self.take] > strength[self.give]:
            worth = _("Neither is worth points, but the one you take is stronger.")
        else:
            worth = _("Neither is worth points, and the one you take is weaker.")
        return f"{swap} {worth}"

    @property
    def answers(self) -> tuple[str, str]:
        return _("Not now"), _("Exchange")

    @property
    def picture(self) -> Sequence[str | None]:
        return self.give.code, self.take.code

    def remind(self, column: TextColumn) -> None:
        """Show the trick in the order in which it was played."""
        if not self.trick:
            return
        sprites, gap, count = self.kit.sprites, self.kit.scale.px(8), len(self.trick)
        column.text(_("On the table"))
        least, most = max(44, self.kit.scale.px(60)), self.kit.scale.px(150)
        height = max(least, min(self.card_height - column.height, most))
        while (wide := sprites.width(height)) * count + gap * (count - 1) > column.width:
            height -= 1

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            for at, card in enumerate(self.trick):
                middle = x + wide / 2 + at * (wide + gap), y + height / 2
                sprites.draw(target, card.code, middle, height, 0)

        column.canvas(height, paint)


class RedealPanel(QuestionPanel[Action]):
    """Have a weak hand dealt anew, or play it (V-CH-24)."""

    room = (0.72, 0.27)
    least = (470, 190)

    def __init__(self, around: Surroundings, *, points: int, on_action: Callable[[Action], None]) -> None:
        """`points`: those in the hand, which stays in sight below."""
        self.points = points
        no, yes = Redeal(wanted=False), Redeal(wanted=True)
        super().__init__(around, no=no, yes=yes, on_action=on_action)

    @property
    def spoken_title(self) -> str:
        return _("Have this hand dealt again?")

    @property
    def spoken_text(self) -> str:
        if not self.points:
            return _("You hold no points: you may make the deal void, and the same dealer deals again.")
        return ngettext(
            "You hold {n} point: you may make the deal void, and the same dealer deals again.",
            "You hold {n} points: you may make the deal void, and the same dealer deals again.",
            self.points,
        ).format(n=self.points)

    @property
    def answers(self) -> tuple[str, str]:
        return _("I play it"), _("Deal again")


class TrumpCardPanel(QuestionPanel[TrumpCard]):
    """Which card of the pack shows the trumps, asked of the dealer before the deal (V-SU-5)."""

    chapter = "sueca"
    room = (0.80, 0.34)
    least = (520, 230)
    pictured = 1.3

    def __init__(self, around: Surroundings, *, on_choice: Callable[[TrumpCard], None]) -> None:
        super().__init__(around, no="bottom", yes="top", on_action=on_choice)

    @property
    def spoken_title(self) -> str:
        return trump_card_question()

    @property
    def spoken_text(self) -> str:
        return _(
            "You deal. The bottom card of the pack is your last one. "
            "If you choose the top card, you begin the deal with yourself."
        )

    @property
    def answers(self) -> tuple[str, str]:
        return trump_card_label(self.no), trump_card_label(self.yes)

    @property
    def picture(self) -> Sequence[str | None]:
        return (None,)
