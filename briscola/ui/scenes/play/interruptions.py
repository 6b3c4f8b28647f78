"""Stop the match until the person comes back: the pause, the rules, news of a program, another window."""

from collections.abc import Callable
from functools import partial

import pygame

from briscola.client.seats import NextStep, ProgramNews
from briscola.client.setup import person
from briscola.engine.actions import CONCEDE
from briscola.i18n.program_words import news_text, news_title
from briscola.i18n.saving_words import not_kept_text, waits_text
from briscola.i18n.text import _, lazy
from briscola.ui.scene import Host
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.rules_reader import THIS_TABLE
from briscola.ui.scenes.sheets import Dialog, tell
from briscola.ui.scenes.tabletop import DistantTable


class Interruptions:
    """Pushes other scenes over the table; the match is held meanwhile."""

    def __init__(
        self,
        app: Host,
        context: PlayContext,
        *,
        on_leave: Callable[[], None],
        on_give_up: Callable[[], None] | None,
        concede: Callable[[], None],
        distant: DistantTable | None = None,
        on_phones: Callable[[], None] | None = None,
    ) -> None:
        """`concede` is called when the person gives up the hand; `distant` says what goes on in a pause.

        `on_phones` opens the sheet that lets phones in; None where cards stay at the screen.
        """
        self._app, self._context = app, context
        self.leave, self._on_give_up, self._concede = on_leave, on_give_up, concede
        self._distant, self.on_phones = distant, on_phones

    def pause(self) -> None:
        """Hold the match and open the pause menu."""
        self._context.flow.held = True
        self._context.hand.cancel_drag()
        self.open_menu()

    def open_menu(self) -> None:
        """Open the pause menu; between two hands there is nothing to stop."""
        self._app.push(Pause(self._app, self))

    @property
    def news(self) -> str:
        """Text on what goes on meanwhile, or on what is not saved; empty for nothing."""
        if self._distant is not None:
            return self._distant.told()
        trouble = self._context.seat.trouble
        return "" if trouble is None else not_kept_text(trouble)

    @property
    def waits(self) -> str:
        """Text on a match that can be left and continued; empty for one that cannot."""
        seat = self._context.seat
        return waits_text() if self._distant is None and seat.kept and seat.trouble is None else ""

    @property
    def door(self) -> str:
        """A sentence on whoever knocks at one's own table; empty if nobody does."""
        return "" if self._distant is None else self._distant.door()

    def answer(self, yes: bool) -> None:
        """Let in whoever knocks, or not."""
        if self._distant is not None:
            self._distant.answer(yes)

    @property
    def may_give_up(self) -> bool:
        """False where leaving loses no match."""
        return self._on_give_up is not None

    @property
    def alone(self) -> bool:
        """True if one person alone sits at the table."""
        return self._context.seat.alone

    def give_up(self) -> None:
        """Give up the match."""
        if self._on_give_up is not None:
            self._on_give_up()

    @property
    def may_concede(self) -> bool:
        """True if the person may give up the hand now (V-CH-25)."""
        context = self._context
        return context.flow.next_step is NextStep.OWN_MOVE and CONCEDE in context.seat.view.legal

    def concede(self) -> None:
        """Ask once for confirmation, then give up the hand."""
        if not self.may_concede:
            return
        self._context.flow.held = True
        self._context.hand.cancel_drag()
        self._ask_to_concede(self._concede)

    def concede_paused(self) -> None:
        """As `concede`, from the pause over the table."""

        def given_up() -> None:
            self._app.pop()
            self._concede()

        self._ask_to_concede(given_up)

    def _ask_to_concede(self, given_up: Callable[[], None]) -> None:
        contract = self._context.seat.view.contract
        self._app.push(
            Dialog(
                self._app,
                title=lazy("Give up this hand?"),
                text=partial(_price_text, contract),
                yes=lazy("Give up"),
                on_yes=given_up,
                loses=True,
            )
        )

    def rules(self) -> None:
        """Open the rules at the chapter that fits the table."""
        self._context.flow.held = True
        self._app.open_rules()

    def rules_of_the_table(self) -> None:
        """Open the house rules of this match."""
        self._context.flow.held = True
        self._app.open_rules(THIS_TABLE)

    def tell(self, news: ProgramNews) -> None:
        """Report a program's fault; the match waits until the person has read it."""
        self._context.flow.held = True
        setup, seat = self._context.seat.setup, news.seat
        text = partial(news_text, news, setup.name(seat), person(setup.face_of(seat)).gender)
        tell(self._app, partial(news_title, news), text, lazy("Play on"))


def _price_text(contract: int | None) -> str:
    return _(
        "The {contract} you promised count as failed: it is paid for at once, "
        "and everybody learns who your partner is."
    ).format(contract=contract)


PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.JOYBUTTONDOWN)
OWN = (NextStep.OWN_MOVE, NextStep.OWN_CUT, NextStep.OWN_TRUMP_CARD)
LONG = 3.0
"""Seconds that the others must have taken for the person to be called: nobody misses a quick answer."""
SECOND_KNOCK = 0.22
"""Seconds between the two knocks on the table."""


class UnfocusedWindow:
    """Follows the focus of the window; `now` is True while the table is paused for it."""

    def __init__(
        self, context: PlayContext, *, call: Callable[[], None], come_back: Callable[[], None]
    ) -> None:
        """`call` lights up the taskbar; `come_back` removes the notice about the pause."""
        self._context, self._call, self._come_back = context, call, come_back
        self.now = False
        self._others = 0.0
        """Seconds that the others have taken since the person was last to act."""
        self._second = 0.0
        """Seconds until the second knock; 0 when there is none to come."""

    @property
    def _awaited(self) -> bool:
        """True while the match waits for the person: a play, a cut, a trump card, the result of a hand."""
        flow = self._context.flow
        return flow.next_step in OWN or (flow.ended is not None and flow.waiting)

    def begin(self) -> None:
        """The window has lost the focus: pause, unless the match goes on or waits for the person anyway."""
        self._context.hand.cancel_drag()
        if not self._context.settings.call_me and not self._awaited:
            self.now = True
            self._context.say(_("The table waits for you."))

    def end(self) -> None:
        """The person is back."""
        self._context.elsewhere = False
        self._second = 0.0
        if self.now:
            self.now = False
            self._come_back()

    def hear(self, event: pygame.event.Event) -> None:
        """Follow the focus, whatever scene is on top.

        Any press means that the person is back, even if the system has not reported the focus.
        """
        if event.type == pygame.WINDOWFOCUSLOST:
            self._context.elsewhere = True
        elif event.type == pygame.WINDOWFOCUSGAINED or event.type in PRESSES:
            self.end()

    def update(self, dt: float) -> None:
        """Call once when the turn comes to a person who is elsewhere, if the others took a while."""
        if self._second > 0:
            self._second = max(0.0, self._second - dt)
            if self._second == 0:
                self._context.knock(loud=True)
        if not self._awaited:
            self._others += dt
            return
        if self._context.elsewhere and self._context.settings.call_me and self._others >= LONG:
            self._call()
            self._context.knock(loud=True)
            self._second = SECOND_KNOCK
        self._others = 0.0

    def wake(self) -> float | None:
        """Seconds until the second knock; None if there is none to come."""
        return self._second or None
