"""Theme of a position: a predicate each over what the solver knows, the first that is true."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from briscola.capabilities.puzzles.puzzle import Theme
from briscola.engine.actions import PASS, Action, Call, Declare, Play
from briscola.engine.observation import Observation
from briscola.players.card_codes import FIRST_CARICO, POINTS, STRENGTH, SUIT
from briscola.players.insight.reasons import Reason, Why
from briscola.players.insight.trick_outlook import TrickOutlook, trial
from briscola.players.knowledge import Knowledge, SideRole, know

OF_CARICHI = frozenset({Why.OPPONENT_MAY_HOLD_ACE, Why.SAVES_CARICO, Why.RISKS_CARICO, Why.BRINGS_HOME})
OF_TRUMPS = frozenset({Why.CHEAPEST_TRUMP, Why.SAVES_TRUMP, Why.KEEPS_MASTER, Why.HIGHER_THAN_NEEDED})


@dataclass(frozen=True, kw_only=True, slots=True)
class Position:
    """A position with the one right choice and the reason for it."""

    view: Observation
    knowledge: Knowledge
    right: Action
    reason: Reason
    exact: bool

    @property
    def tried(self) -> TrickOutlook | None:
        """The trick as it lies after the right card."""
        if not isinstance(self.right, Play):
            return None
        return trial(self.knowledge, self.knowledge.coder.number[self.right.card])


Predicate = Callable[[Position], bool]


def position(view: Observation, right: Action, reason: Reason, *, exact: bool) -> Position:
    """A position to be named."""
    return Position(view=view, knowledge=know(view), right=right, reason=reason, exact=exact)


def _bid(p: Position) -> bool:
    return PASS in p.view.legal


def _call(p: Position) -> bool:
    return isinstance(p.right, Call)


def _declare(p: Position) -> bool:
    return any(isinstance(action, Declare) for action in p.view.legal)


def _hidden_partner(p: Position) -> bool:
    return p.knowledge.role is SideRole.HIDDEN


def _load_partner(p: Position) -> bool:
    t = p.tried
    return t is not None and not t.takes and t.winner in p.knowledge.allies and POINTS[t.card] > 0


def _strozzo(p: Position) -> bool:
    t = p.tried
    return (
        t is not None
        and bool(p.knowledge.table)
        and t.takes
        and not t.trump
        and STRENGTH[t.card] >= FIRST_CARICO
    )


def _last_draw(p: Position) -> bool:
    return p.knowledge.last_draw_next and p.reason.why in (Why.TAKES_TURNED_CARD, Why.LEAVES_TURNED_CARD)


def _last_trump(p: Position) -> bool:
    """One trump among several cards, and it may be played: it is the right one, or would take the trick."""
    knowledge, t = p.knowledge, p.tried
    trumps = [c for c in knowledge.hand if SUIT[c] == knowledge.trumps]
    if t is None or len(trumps) != 1 or len(knowledge.hand) < 2 or trumps[0] not in knowledge.legal:
        return False
    return t.card == trumps[0] or (bool(knowledge.table) and trial(knowledge, trumps[0]).takes)


def _trumping(p: Position) -> bool:
    t = p.tried
    if t is None or not p.knowledge.table:
        return False
    return t.trump or p.reason.why in OF_TRUMPS


def _count(p: Position) -> bool:
    return p.exact


def _carico(p: Position) -> bool:
    return p.reason.why in OF_CARICHI


def _lead(p: Position) -> bool:
    return not p.knowledge.table


THEMES: Mapping[Theme, Predicate] = {
    Theme.BID: _bid,
    Theme.CALL: _call,
    Theme.DECLARE: _declare,
    Theme.HIDDEN_PARTNER: _hidden_partner,
    Theme.LOAD_PARTNER: _load_partner,
    Theme.STROZZO: _strozzo,
    Theme.LAST_DRAW: _last_draw,
    Theme.LAST_TRUMP: _last_trump,
    Theme.TRUMPING: _trumping,
    Theme.COUNT: _count,
    Theme.CARICO: _carico,
    Theme.LEAD: _lead,
    Theme.TRICK: lambda _p: True,
}


def theme_of(p: Position) -> Theme:
    """The first theme that a position has."""
    return next(theme for theme, true in THEMES.items() if true(p))
