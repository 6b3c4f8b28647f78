"""Contrasts between two cards of a hand: facts that tell one from the other, the more telling first."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import PLAYS, Play
from briscola.players.card_codes import POINTS, SUIT, beats
from briscola.players.declaring import leads_to_come, open_pairs
from briscola.players.insight.reasoning import FEW_POINTS, reasons_for
from briscola.players.insight.reasons import KEPT, Reason, Why
from briscola.players.insight.trick_outlook import TrickOutlook, same_strength, trial
from briscola.players.knowledge import Knowledge, SideRole

SAID_OF_OTHERS = (Why.OVERTAKES_PARTNER, Why.GIVES_POINTS, Why.RISKS_CARICO)
"""Faults that may also be told of the other card, not only of the one looked at."""
CLEARLY = 1.5
"""Ratio from which the numbers of cards that can beat one card and another tell the two apart."""
MANY_POINTS = 4
"""From so many points given away for certain on, that is told before anything kept for later."""


class Pair(Struct, frozen=True, kw_only=True):
    """Two tricks to compare: after a card, and after the card it is held beside."""

    mine: TrickOutlook
    other: TrickOutlook

    @property
    def knowledge(self) -> Knowledge:
        """The table before."""
        return self.mine.knowledge

    @property
    def action(self) -> Play:
        """Playing the other card."""
        return PLAYS[self.knowledge.coder.card[self.other.card]]

    @property
    def points(self) -> tuple[int, int]:
        """The points of the two cards."""
        return POINTS[self.mine.card], POINTS[self.other.card]

    def say(self, why: Why, *figures: int, seat: int | None = None) -> Reason:
        """A reason that names the other card, with figures of both."""
        both = (figures[0], figures[1]) if figures else None
        return Reason(why=why, other=self.action, figures=both, seat=seat)

    def keep(self, why: Why) -> Reason:
        """A reason to keep the other card."""
        return self.mine.say(why, self.other.card)


Contrast = Callable[[Pair], Reason | None]


def contrasts(knowledge: Knowledge, card: int, other: int) -> Iterator[Reason]:
    """Everything that is true of one card and not of another, and matters beside it."""
    pair = Pair(mine=trial(knowledge, card), other=trial(knowledge, other))
    mine, theirs = (reasons_for(knowledge, each) for each in (card, other))
    shared = {reason.why for reason in theirs}
    alone = [
        replace(reason, cards=(pair.action.card,)) if reason.why.kind is KEPT else reason
        for reason in mine
        if not reason.against and _matters(reason, pair, shared)
    ]
    yield from (reason for reason in alone if reason.why in AT_ONCE)
    given = _gives_less(pair)
    if given is not None and given.figures is not None and given.figures[1] - given.figures[0] >= MANY_POINTS:
        yield given
    yield from (reason for reason in alone if reason.why not in AT_ONCE)
    yield from (found for rule in CONTRASTS if (found := rule(pair)) is not None)
    faults = {reason.why for reason in mine}
    for reason in theirs:
        if reason.why in SAID_OF_OTHERS and reason.why not in faults:
            yield replace(reason, other=pair.action)
    yield from (found for rule in LAST if (found := rule(pair)) is not None)


def against(knowledge: Knowledge, card: int, other: int) -> Sequence[Reason]:
    """Reasons against a card that do not hold for another."""
    shared = {reason.why for reason in reasons_for(knowledge, other)}
    return [r for r in reasons_for(knowledge, card) if r.against and r.why not in shared]


# ---- what can be said of a card by itself


def _matters(reason: Reason, pair: Pair, shared: set[Why]) -> bool:
    """True if a reason that holds for a card tells it from the other one."""
    if reason.why.kind is KEPT:
        return pair.action.card in reason.cards
    if reason.why in shared:
        return False
    condition = CONDITIONS.get(reason.why)
    return condition is None or condition(pair)


def _other_gives(pair: Pair) -> bool:
    """True if the other card would give points away and not take the trick."""
    return not pair.other.takes and POINTS[pair.other.card] > 0


def _other_risks(pair: Pair) -> bool:
    """True if the other card, led, would risk points."""
    return POINTS[pair.other.card] > 0


def _other_leaves(pair: Pair) -> bool:
    """True if the other card does not take the trick; only then does it count that this one does so far."""
    return not pair.other.takes


def _no_safer(pair: Pair) -> bool:
    """True if the other card can be beaten too, and by at least as many cards.

    Only then does it matter that a card can still be beaten.
    """
    return bool(pair.other.threats) and len(pair.mine.threats) <= len(pair.other.threats)


CONDITIONS: dict[Why, Callable[[Pair], bool]] = {
    Why.DISCARDS_BLANK: _other_gives,
    Why.LEADS_BLANK: _other_risks,
    Why.TAKES_SO_FAR: _other_leaves,
    Why.ONLY_TRUMPS_BEAT: _no_safer,
    Why.TRUMPS_ARE_GONE: _no_safer,
}
"""By reason, the condition under which it tells two cards apart; a reason not listed always does."""

AT_ONCE = frozenset(
    {
        *(Why.SECURES_GOAL, Why.DENIES_GOAL, Why.LOADS_PARTNER, Why.BRINGS_HOME, Why.CHEAPEST_TRUMP),
        *(Why.WINS_TRICK, Why.TAKES_SO_FAR, Why.FEEDS_PARTNER, Why.SAVES_CARICO),
        Why.LAST_TRICK_CERTAIN,
    }
)
"""Reasons about this very trick; they are told first."""


# ---- the points of this trick


def _gives_less(pair: Pair) -> Reason | None:
    own, others = pair.points
    if pair.mine.lost and pair.other.lost and own < others:
        return pair.say(Why.GIVES_LESS, own, others)
    return None


def _adds_more(pair: Pair) -> Reason | None:
    own, others = pair.points
    if pair.mine.safe and pair.other.safe and own > others:
        return pair.say(Why.ADDS_MORE, own, others)
    return None


def _feeds_more(pair: Pair) -> Reason | None:
    """Said of a trick that a friend holds so far, or may still take."""
    own, others = pair.points
    mine, knowledge = pair.mine, pair.knowledge
    if own <= others or mine.takes or pair.other.takes or mine.safe:
        return None
    if mine.winner in knowledge.allies:
        return pair.say(Why.FEEDS_MORE, own, others, seat=mine.winner) if others else None
    if knowledge.role is SideRole.DEFENDER and knowledge.holder is None:
        if mine.winner != knowledge.view.caller:
            return pair.say(Why.NOT_THE_CALLERS, own, others, seat=mine.winner)
    elif knowledge.role is SideRole.CALLER and mine.winner in knowledge.may_have_called:
        return pair.say(Why.MAY_BE_PARTNERS, own, others, seat=mine.winner)
    return None


def _partner_may_take(pair: Pair) -> Reason | None:
    own, others = pair.points
    if own <= others or pair.mine.takes or pair.other.takes or pair.mine.winner in pair.knowledge.allies:
        return None
    left = [r for r in reasons_for(pair.knowledge, pair.mine.card) if r.why is Why.LEAVES_TO_PARTNER]
    return pair.say(Why.PARTNER_MAY_TAKE, own, others, seat=left[0].seat) if left else None


def _risks_less(pair: Pair) -> Reason | None:
    own, others = pair.points
    unsure = not pair.mine.safe and not pair.other.safe and not (pair.mine.lost and pair.other.lost)
    if own < others and unsure and pair.mine.takes == pair.other.takes:
        return pair.say(Why.RISKS_LESS, own, others)
    return None


def _harder_to_beat(pair: Pair) -> Reason | None:
    """Said of two cards that both hold the trick, or of one that holds it for a friend."""
    mine, other = pair.mine, pair.other
    few, many = len(mine.threats), len(other.threats)
    if not mine.takes or other.winner not in pair.knowledge.allies or not 0 < CLEARLY * few <= many:
        return None
    if other.takes:
        return pair.say(Why.HARDER_TO_BEAT, few, many)
    return pair.say(Why.GUARDS_TRICK, few, many, seat=other.winner)


def _brings_more(pair: Pair) -> Reason | None:
    own, others = pair.points
    mine, other = pair.mine, pair.other
    both = mine.takes and other.winner in pair.knowledge.allies
    if both and own > others and 0 < len(mine.threats) <= len(other.threats):
        return pair.say(Why.BRINGS_MORE, own, others)
    return None


# ---- what is kept


def _lets_go(pair: Pair) -> Reason | None:
    """Said of a poor trick that another card would take."""
    poor = pair.mine.knowledge.pot <= FEW_POINTS and pair.mine.winner in pair.knowledge.foes
    if not poor or pair.mine.takes or not pair.other.takes:
        return None
    return pair.mine.say(Why.LETS_GO, pair.other.card, points=pair.mine.knowledge.pot)


def _keeps_trump(pair: Pair) -> Reason | None:
    """Said of a plain card beside a trump, which is kept."""
    if pair.other.trump and not pair.mine.trump:
        return pair.keep(Why.KEEPS_TRUMP)
    return None


def _keeps_higher(pair: Pair) -> Reason | None:
    """Said of two of a suit that are not interchangeable."""
    mine, other = pair.mine.card, pair.other.card
    if SUIT[mine] != SUIT[other] or mine > other or pair.mine.takes != pair.other.takes:
        return None
    return None if same_strength(pair.knowledge, mine, other) else pair.keep(Why.KEEPS_HIGHER)


def _tops(knowledge: Knowledge, card: int) -> bool:
    """True if others have cards of a card's suit, and none that is higher."""
    out = [c for c in knowledge.elsewhere if SUIT[c] == SUIT[card]]
    return bool(out) and max(out) < card


def _keeps_top(pair: Pair) -> Reason | None:
    knowledge = pair.knowledge
    if pair.other.trump or not _tops(knowledge, pair.other.card) or _tops(knowledge, pair.mine.card):
        return None
    return pair.keep(Why.KEEPS_TOP)


def _may_pair(pair: Pair) -> Reason | None:
    """Said of a king or knight whose mate may still be drawn."""
    knowledge = pair.knowledge
    halves = {
        card: mate
        for _suit, king, knight, _brings in open_pairs(knowledge)
        for card, mate in ((king, knight), (knight, king))
        if mate in knowledge.unseen
    }
    if not leads_to_come(knowledge) or pair.other.card not in halves or pair.mine.card in halves:
        return None
    return pair.mine.say(Why.MAY_PAIR, pair.other.card, halves[pair.other.card])


def power(knowledge: Knowledge, card: int) -> int:
    """Number of cards still out that a card beats."""
    return sum(beats(card, c, knowledge.trumps) for c in knowledge.elsewhere)


def _beats_fewer(pair: Pair) -> Reason | None:
    """Said where neither takes, or both lead."""
    if pair.mine.takes != pair.other.takes or (pair.knowledge.table and pair.mine.takes):
        return None
    if SUIT[pair.mine.card] == SUIT[pair.other.card]:
        return None
    mine, other = (power(pair.knowledge, each.card) for each in (pair.mine, pair.other))
    return pair.keep(Why.BEATS_FEWER) if mine < other else None


def _leaves_lead(pair: Pair) -> Reason | None:
    """Said by who plays last and would be last again."""
    knowledge, leader = pair.knowledge, pair.mine.winner
    if knowledge.later or pair.mine.takes or not pair.other.takes or len(knowledge.hand) == 1:
        return None
    if knowledge.before(leader) != knowledge.actor or pair.mine.knowledge.pot > FEW_POINTS:
        return None
    return pair.mine.say(Why.LEAVES_LEAD, seat=leader)


CONTRASTS: Sequence[Contrast] = (
    _gives_less,
    _adds_more,
    _feeds_more,
    _partner_may_take,
    _harder_to_beat,
    _risks_less,
    _lets_go,
    _keeps_higher,
)
"""The points of this trick and how sure it is, the more telling first."""

LAST: Sequence[Contrast] = (
    _keeps_trump,
    _may_pair,
    _keeps_top,
    _brings_more,
    _leaves_lead,
    _beats_fewer,
)
"""Contrasts about later tricks, told only if nothing else tells the two cards apart."""
