"""Questions with two answers: the exchange of the turned card, a weak hand dealt anew, the trump card."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

import pygame

from briscola.engine.actions import Action, Exchange, Redeal
from briscola.engine.cards import Card
from briscola.engine.events import TrumpCard
from briscola.i18n.action_words import trump_card_label, trump_card_question
from briscola.i18n.card_words import Naming, card_name, points_text
from briscola.i18n.text import _, ngettext
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scenes.panels.panel_base import Panel, Surroundings
from briscola.ui.widgets import draw_sheet, paper_button

Answer = TypeVar("Answer")


class QuestionPanel(Panel, ABC, Generic[Answer]):
    """A question (`spoken_title`), an explanation (`spoken_text`) and a picture; subclasses provide them."""

    chapter = "house"

    first = "yes"

    room = (0.80, 0.40)
    """Width and height, in units of the table."""
    least = (470, 250)
    """Minimum width and height in px."""

    def __init__(
        self,
        around: Surroundings,
        *,
        no: Answer,
        yes: Answer,
        on_action: Callable[[Answer], None],
    ) -> None:
        super().__init__(around)
        self.no, self.yes, self.on_action = no, yes, on_action
        self.renew()

    @property
    @abstractmethod
    def answers(self) -> tuple[str, str]:
        """Labels of the buttons for no and yes."""

    def picture(self, target: pygame.Surface, room: pygame.Rect) -> int:
        """Draw a picture at the left of a room; return the width it takes, in px."""
        del target, room
        return 0

    def place(self) -> None:
        scale, layout = self.kit.scale, self.layout
        size = [
            max(least, round(layout.u(share))) for least, share in zip(self.least, self.room, strict=True)
        ]
        self.rect = pygame.Rect(0, 0, *size)
        self.rect.center = (layout.size[0] // 2, round(layout.mid(0.455)))
        self.inner = self.rect.inflate(-2 * scale.px(48), -2 * scale.px(36))
        button = scale.target(64)
        wide = (self.inner.width - scale.px(24)) // 2
        y = self.inner.bottom - button
        no, yes = self.answers
        ways = ((self.no, no, "no", self.inner.x), (self.yes, yes, "yes", self.inner.right - wide))
        for answer, words, name, x in ways:
            rect, press = pygame.Rect(x, y, wide, button), partial(self.on_action, answer)
            self.group.add(paper_button(self.kit, rect, words, press, name, main=name == "yes"))
        self.pictures = pygame.Rect(
            self.inner.x, self.inner.y, self.inner.width, y - scale.px(20) - self.inner.y
        )

    def paint(self, target: pygame.Surface) -> None:
        kit, scale, room = self.kit, self.kit.scale, self.pictures
        draw_sheet(target, kit, self.rect)
        x = room.x + self.picture(target, room)
        y = room.y
        y = kit.fonts.draw_lines(
            target, kit.fonts.wrap(self.spoken_title, "heading", room.right - x), "heading", (x, y), INK
        )
        y += scale.px(8)
        y = kit.fonts.draw_lines(
            target, kit.fonts.wrap(self.spoken_text, "body", room.right - x), "body", (x, y), INK_2
        )
        y += scale.px(8)
        self.remind(target, pygame.Rect(x, y, room.right - x, room.bottom - y))

    def remind(self, target: pygame.Surface, room: pygame.Rect) -> None:
        """Draw in the room under the words what the sheet hides on the table."""


class ExchangePanel(QuestionPanel[Action]):
    """Give a low trump for the turned card, or not this turn (R-XCHG-4)."""

    room = (0.86, 0.40)
    least = (552, 250)

    def __init__(
        self,
        around: Surroundings,
        *,
        give: Card,
        take: Card,
        worth: int,
        trick: Sequence[Card],
        naming: Naming,
        on_action: Callable[[Action], None],
    ) -> None:
        """`worth`: points of the card taken (the given one has none); `trick`: the cards the sheet hides."""
        self.give, self.take, self.worth, self.trick, self.naming = give, take, worth, trick, naming
        no, yes = Exchange(take=False), Exchange(take=True)
        super().__init__(around, no=no, yes=yes, on_action=on_action)

    @property
    def spoken_title(self) -> str:
        return _("Exchange the turned card?")

    @property
    def spoken_text(self) -> str:
        swap = _("You give the {give} and take the {take}.").format(
            give=card_name(self.give, naming=self.naming), take=card_name(self.take, naming=self.naming)
        )
        if not self.worth:
            worth = _("Neither is worth points, but the one you take is stronger.")
        else:
            worth = _("The one you take is worth {points}, the one you give none.").format(
                points=points_text(self.worth)
            )
        return f"{swap} {worth}"

    @property
    def answers(self) -> tuple[str, str]:
        return _("Not now"), _("Exchange")

    def picture(self, target: pygame.Surface, room: pygame.Rect) -> int:
        sprites, height = self.kit.sprites, room.height
        width = sprites.width(height)
        sprites.draw(target, self.give.code, (room.x + width / 2, room.centery), height, 3)
        sprites.draw(target, self.take.code, (room.x + width * 1.72, room.centery), height, -3)
        return round(width * 2.4)

    def remind(self, target: pygame.Surface, room: pygame.Rect) -> None:
        """Draw the trick in the order in which it was played."""
        if not self.trick:
            return
        kit, gap = self.kit, self.kit.scale.px(8)
        line = kit.fonts.line("small")
        kit.fonts.draw(target, _("On the table"), "small", room.topleft, INK_2, width=room.width)
        height = min(room.height - line, kit.scale.px(150))
        while (wide := kit.sprites.width(height)) * len(self.trick) + gap * (
            len(self.trick) - 1
        ) > room.width:
            height -= 1
        for at, card in enumerate(self.trick):
            x = room.x + wide / 2 + at * (wide + gap)
            kit.sprites.draw(target, card.code, (x, room.y + line + height / 2), height, 0)


class RedealPanel(QuestionPanel[Action]):
    """Have a weak hand dealt anew, or play it (V-CH-24)."""

    room = (0.72, 0.27)
    least = (470, 190)

    def __init__(
        self,
        around: Surroundings,
        *,
        points: int,
        on_action: Callable[[Action], None],
    ) -> None:
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

    def __init__(
        self,
        around: Surroundings,
        *,
        on_choice: Callable[[TrumpCard], None],
    ) -> None:
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

    def picture(self, target: pygame.Surface, room: pygame.Rect) -> int:
        sprites, height = self.kit.sprites, room.height
        width = sprites.width(height)
        sprites.draw(target, None, (room.x + width / 2, room.centery), height, 3)
        return round(width * 1.3)
