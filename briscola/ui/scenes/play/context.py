"""The match in progress, as far as what lies over its table needs it."""

from collections.abc import Hashable, Mapping, Sequence

import pygame

from briscola.client.rivals import RivalMemory, RivalsAtTable
from briscola.client.seats.seat_control import OWN_STEPS, NextStep, SeatControl
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.folding import shown_hands
from briscola.client.view.view import ME, View
from briscola.engine.actions import Action, Play
from briscola.engine.cards import card
from briscola.i18n.figure_words import figure
from briscola.i18n.refusal_words import refusal_text
from briscola.i18n.rival_words import rival_words, standing_words
from briscola.i18n.table_answers import asked_of
from briscola.storage.settings.settings import Review
from briscola.ui.input.salt import Salt
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.flow import Flow
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.scenes.tabletop.scene import TableScene
from briscola.ui.widgets.button import RoundButton


class PlayContext(SceneContext):
    """The match in progress, as the overlays read it."""

    scene: TableScene
    flow: Flow
    memory = RivalMemory()
    """Memories that the others at the table have of the person."""

    def __init__(
        self,
        scene: TableScene,
        seat: SeatControl,
        flow: Flow,
        rivals: RivalsAtTable | None = None,
        *,
        own: bool = False,
    ) -> None:
        """`rivals` remember the person; None where nobody does. `own`: it is a match of her own, which
        belongs to no season, cup or deal of the day.
        """
        super().__init__(scene, seat.setup, flow)
        self._own = own
        self.seat, self.rivals_at_table = seat, rivals
        self.salt = Salt()
        self._opens = self.rules.dummy_seat is not None or self.rules.show_partner
        self._opened: tuple[View, int, View] | None = None

    @property
    def panel(self) -> Panel | None:
        return next((overlay.panel for overlay in reversed(self.overlays) if overlay.panel is not None), None)

    def papers(self, placed: Overlay) -> Sequence[pygame.Rect]:
        """Papers on the table that `placed` keeps clear of: all but its own."""
        others = (other for other in reversed(self.overlays) if other is not placed)
        return [other.paper for other in others if other.paper is not None]

    @property
    def setup(self) -> MatchSetup:
        return self.seat.setup

    @property
    def review(self) -> Review:
        """All tricks only in a match of one's own against computers, and never while counting is trained."""
        if not self._own or len(self.setup.people) > 1:
            return "last"
        wished = self.settings.review
        return "last" if wished == "all" and self.settings.counting else wished

    @property
    def round_buttons(self) -> Mapping[str, pygame.Rect]:
        """Rectangles of the round buttons, by name."""
        return {w.name: w.rect for w in self.scene.group.widgets if isinstance(w, RoundButton)}

    @property
    def help_buttons(self) -> Sequence[pygame.Rect]:
        """Squares of the round buttons for the play: all but the pause, for which every layout has room."""
        found = {rect.center: rect for name, rect in self.round_buttons.items() if name != "pause"}
        return tuple(found.values())  # two that take turns stand at one place

    @property
    def asked(self) -> str:
        view = self.view
        return "" if view is None else asked_of(self.seat, view, self.names, self.flow.next_step)

    @property
    def turn(self) -> tuple[int | None, bool]:
        next_step = self.flow.next_step
        if next_step is NextStep.OWN_MOVE:
            return self.seat.view.to_act, True
        if next_step in OWN_STEPS:
            return ME, True
        if next_step is NextStep.DUMMY:
            return self.rules.dummy_seat, False
        return self.flow.thinking, False

    @property
    def decision(self) -> Hashable:
        """The person's present decision, not the same as any other of the match; None if she has none."""
        view, next_step = self.view, self.flow.next_step
        if view is None or next_step not in OWN_STEPS:
            return None
        return next_step, view.hand_number, view.tricks, len(view.table), len(view.bids), view.called

    def recall(self) -> None:
        """Read what the others at the table remember of the person, as a match begins."""
        if self.rivals_at_table is not None:
            self.memory = figure("rivals", self.rivals_at_table.at_first, RivalMemory())

    def write_rivals(self) -> None:
        """Write what is told of the rivals at the table, in the language of now."""
        self.rivals = figure("rivals", lambda: rival_words(self.memory, self.setup, self.rules), {})

    @property
    def standing(self) -> str:
        """A sentence on the balance with a rival at the table; empty without one, or without small talk."""
        if not self.settings.small_talk:
            return ""
        return figure("rivals", lambda: standing_words(self.memory, self.setup, self.rules), "")

    def refusal(self, code: str) -> str:
        return self.why_not(Play(card=card(code)))

    def why_not(self, action: Action) -> str:
        """A sentence on why the person may not do something; empty if that is allowed."""
        refused = self.seat.refusal(action)
        return "" if refused is None else refusal_text(refused, naming=self.naming)

    @property
    def view(self) -> View | None:
        """The view on show, with an open dummy's or partner's cards filled in."""
        view, seat = self.flow.view, self.seat
        if view is None or not self._opens or not seat.dealt:
            return view
        steps = seat.version
        if self._opened is None or self._opened[0] is not view or self._opened[1] != steps:
            self._opened = (view, steps, shown_hands(view, seat.view))
        return self._opened[2]
