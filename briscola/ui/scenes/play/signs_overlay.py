"""Signs and requests at the table: the wheel for the person's own, faces and bubbles for the others.

What nobody shows the person never comes here: it is left out of the events of the person's seat.
"""

from collections.abc import Mapping, Sequence

import pygame

from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.engine.actions import SIGNS, Ask, Sign
from briscola.engine.events import Signalled
from briscola.i18n.sign_words import true_sign
from briscola.i18n.text import _
from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.scenes.panels.sign_wheel import Sector
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.sheet_stack import OpenedSheets
from briscola.ui.scenes.tabletop.overlay import Shortcuts
from briscola.ui.scenes.tabletop.sign_display import SignDisplay, past_signs
from briscola.ui.views.bubbles.speech_bubble import TRACE, draw_rays
from briscola.ui.views.faces.sign_row import PastSign


def silence(seat: SeatControl) -> str:
    """A sentence saying why the person may neither sign nor ask now; empty if he may."""
    if not seat.dealt:
        if seat.hand and seat.next_step not in (NextStep.CUT, NextStep.OWN_CUT):
            return _("The hand is over: signs begin again with the next one.")
        return _("Signs wait until the cards have been dealt.")
    if seat.rules.silent(len(seat.view.tricks)):
        return _("No signs and no words before the first trick has been taken.")
    return ""


class SignsOverlay(SignDisplay):
    """Everybody's signs and requests, and the wheel for the person's own."""

    context: PlayContext

    def __init__(self, context: PlayContext, sheets: OpenedSheets) -> None:
        super().__init__(context)
        self.sheets = sheets
        self.on = context.rules.talks and not context.seat.looks_on
        """True if the game has signs or requests at all, and this person plays it."""
        self._traces: dict[int, tuple[int, int]] = {}
        """Hand and trick in which a partner's sign ended, by place."""

    @property
    def went_by(self) -> tuple[int, ...]:
        """Partners whose sign of this trick has ended."""
        view = self.context.view
        if view is None:
            return ()
        now = view.hand_number, view.tricks
        return tuple(p for p, trace in self._traces.items() if trace == now and p not in self.heard)

    @property
    def past(self) -> Sequence[PastSign]:
        """The last sign of each player in this hand that the person has seen."""
        return past_signs(self.context)

    @property
    def faces(self) -> Mapping[int, str]:
        again = {
            sign.place: sign.grimace for sign in self.past if sign.place == self.context.scene.face_explained
        }
        return {**again, **super().faces}

    def _goes(self, place: int) -> None:
        view, heard = self.context.view, self.heard[place]
        if view is not None and isinstance(heard.said, Signalled) and place in self.partners:
            self._traces[place] = (view.hand_number, view.tricks)
        super()._goes(place)

    def draw(self, target: pygame.Surface) -> None:
        context = self.context
        for place in self.went_by:
            draw_rays(target, context.kit, context.layout.seats[place], TRACE)
        for place in self.faces.keys() - self.heard.keys():
            draw_rays(target, context.kit, context.layout.seats[place])
        super().draw(target)

    def clear(self) -> None:
        """Take away all signs and requests, and the wheel."""
        super().clear()
        self._traces.clear()
        if isinstance(self.sheets.panel, SignPanel):
            self.sheets.clear()

    def unwrite(self) -> None:
        self.clear()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if isinstance(self.sheets.panel, SignPanel) and silence(self.context.seat):
            self.sheets.clear()
        return moving

    @property
    def shortcuts(self) -> Shortcuts:
        return {pygame.K_s: self.open} if self.on else {}

    # ---- the person's own

    def open(self) -> None:
        """Open or close the wheel; if silence is required, say why."""
        context = self.context
        if isinstance(self.sheets.panel, SignPanel):
            self.sheets.clear()
            return
        reason = silence(context.seat)
        if reason:
            context.show_caption(reason)
            context.knock()
            return
        seat, view = context.seat, context.seat.view
        made, allowed = context.grimaces, seat.signs
        suit = view.trumps.value if view.trumps is not None else ""
        sectors = [(sign, self._sector(sign, made[sign], suit)) for sign in SIGNS if sign in allowed]
        panel = SignPanel(
            context.surroundings,
            face=context.setup.face,
            partners=[context.names[seat] for seat in self.partners],
            signs=sectors,
            first=true_sign(view.hand, view.trumps, context.rules.ranking),
            asks=seat.requests,
            ranking=context.rules.ranking,
            origin=context.round_buttons["signs"].center,
            still=context.still,
            on_sign=self.sign,
            on_ask=self.ask,
            on_close=self.sheets.clear,
        )
        self.sheets.show(panel)

    def _sector(self, sign: Sign, grimace: str, suit: str) -> Sector:
        return Sector(
            grimace=grimace,
            sign=sign,
            suit="" if sign == "carico" else suit,
            ranking=self.context.rules.ranking,
        )

    def sign(self, sign: Sign) -> None:
        """Make a sign to the partners."""
        self.sheets.clear()
        if sign in self.context.seat.signs:
            self.context.flow.push(self.context.seat.signal(sign))

    def ask(self, ask: Ask) -> None:
        """Speak a request."""
        self.sheets.clear()
        if ask in self.context.seat.requests:
            self.context.flow.push(self.context.seat.request(ask))
