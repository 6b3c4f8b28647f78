"""Play the person's cards by themselves: the last of a hand, and all after a proved claim (R-REST-8)."""

from collections.abc import Hashable

import pygame

from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import Action, Play
from briscola.engine.observation import Observation
from briscola.i18n.claim_words import once_words, verdict_words
from briscola.players.search.claim import judge_claim, may_claim
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.hint_overlay import HintOverlay
from briscola.ui.scenes.play.unfocused_window import UnfocusedWindow
from briscola.ui.scenes.tabletop.overlay import Overlay, Shortcuts

SEEN_FOR = 0.7
"""Seconds for which a card that plays itself is still seen in the hand, at normal speed."""
SHORTEST = 0.3
"""The same at any speed."""
LEAST_CARDS, MOST_CARDS = 3, 5
"""Cards in hand for which the claim has a button: before, and with fewer, only its key."""


class LastCards(Overlay):
    """Answers claims, and plays what needs no choice once the picture has caught up.

    Each play is an ordinary action of the person's.
    """

    def __init__(self, context: PlayContext, hint: HintOverlay, away: UnfocusedWindow) -> None:
        """Without a `hint` at this table a refusal names no card, and ends the hand's claims.

        Nothing plays itself while the person is `away` at another window.
        """
        self._context, self._hint, self._away = context, hint, away
        self._refused: int | None = None
        """Number of the hand in which a claim was refused for good."""
        self._claimed: int | None = None
        """Number of the hand whose rest has been claimed and proved."""
        self._waited = 0.0

    @property
    def offered(self) -> bool:
        """True if the claim has a button: the person leads to one of the last tricks. Public facts decide."""
        if not self._may_claim:
            return False
        view = self._context.seat.view
        last = not view.stock_count and LEAST_CARDS <= max(view.counts) <= MOST_CARDS
        answered = self._is_claimed or self._is_refused
        return last and not view.table and may_claim(view) and not answered

    @property
    def once(self) -> bool:
        """True if a hand has one claim: a second one would count the trumps for the person."""
        return not self._hint.on

    def claim(self) -> None:
        """Answer the claim in a caption; if it is proved the cards play themselves from now on."""
        context = self._context
        if not self._may_claim or self._is_claimed or not may_claim(context.seat.view):
            return
        if self._is_refused:
            context.show_caption(once_words())
            context.knock()
            return
        verdict = judge_claim(context.seat.view)
        context.show_caption(verdict_words(verdict, hints=not self.once, naming=context.naming))
        if verdict.proved:
            self._claimed, self._waited = context.seat.hand, 0.0
        else:
            self._refused = context.seat.hand if self.once else None
            context.knock()

    @property
    def _may_act(self) -> bool:
        """True while the person is to act and nothing covers the table."""
        return self._context.flow.next_step is NextStep.OWN_MOVE and not self.waits

    @property
    def _may_claim(self) -> bool:
        return self._may_act and not self._context.scene.guided

    @property
    def _is_claimed(self) -> bool:
        return self._claimed == self._context.seat.hand

    @property
    def _is_refused(self) -> bool:
        return self.once and self._refused == self._context.seat.hand

    @property
    def up(self) -> bool:
        """True while the person's next card is to play itself."""
        context = self._context
        if not self._may_act or self._away.elsewhere:
            return False
        view = context.seat.view
        return self._is_claimed or (context.settings.last_card and is_last_card(view))

    def _action(self) -> Action | None:
        view = self._context.seat.view
        if is_last_card(view):
            return view.legal[0]
        play = judge_claim(view).play
        return None if play is None else Play(card=play)

    # ---- an overlay without a picture

    @property
    def version(self) -> Hashable:
        return self.offered

    def update(self, dt: float) -> bool:
        if not self.up:
            self._waited = 0.0
            return False
        self._waited += dt
        if self._waited < self._seen_for:
            return False
        self._waited = 0.0
        if (action := self._action()) is not None:
            self._context.scene.act(action)
        else:
            self._claimed = None
        return False

    @property
    def _seen_for(self) -> float:
        return max(SHORTEST, self._context.pace.s(SEEN_FOR))

    def wake(self) -> float | None:
        return max(0.0, self._seen_for - self._waited) if self.up else None

    @property
    def shortcuts(self) -> Shortcuts:
        return {pygame.K_r: self.claim} if self._may_claim else {}

    def taken_back(self) -> None:
        """Leave the cards to the person again."""
        self._claimed = None


def is_last_card(view: Observation) -> bool:
    """True if a seat has one choice, the last card of a hand in which nobody has more than one."""
    single = len(view.legal) == 1 and isinstance(view.legal[0], Play)
    return single and not view.stock_count and max(view.counts) == 1
