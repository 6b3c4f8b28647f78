"""Order of cards that come to the same: the one that a player of the circolo would play first.

A card without points before one that has some, a low trump before a high one, the suit of which most is gone.
Hints and the coach go by this where the search cannot tell two cards apart; the computers do not.
"""

from collections.abc import Collection

from briscola.players.card_codes import FIRST_CARICO, POINTS, STRENGTH, SUIT
from briscola.players.declaring import leads_to_come, open_pairs
from briscola.players.insight.trick_outlook import TrickOutlook, trial
from briscola.players.knowledge import Knowledge, SideRole


def orthodox(knowledge: Knowledge, best: int, equals: Collection[int]) -> int:
    """Place in `knowledge.legal` of the most orthodox of the cards that are as good as `best`.

    `equals` are the places of those, the better ones first. It is `best` itself if no other is more orthodox.
    """
    tried = {at: trial(knowledge, knowledge.legal[at]) for at in (best, *equals)}
    rather = [at for at in equals if rather_played(tried[at], tried[best])]
    return next(
        (at for at in rather if not any(rather_played(tried[one], tried[at]) for one in rather)), best
    )


def is_dear(knowledge: Knowledge, card: int) -> bool:
    """True for a carico, a trump above the seven, and a card of a pair that could be declared (V-MA-2)."""
    if STRENGTH[card] >= FIRST_CARICO or (SUIT[card] == knowledge.trumps and POINTS[card]):
        return True
    mates = (*knowledge.hand, *knowledge.unseen)
    pairs = ({king, knight} for _suit, king, knight, _brings in open_pairs(knowledge))
    could_be = any(card in pair and all(each in mates for each in pair) for pair in pairs)
    return could_be and leads_to_come(knowledge) > 0


def dominates(one: TrickOutlook, other: TrickOutlook) -> bool:
    """True if two cards of a suit lose the trick, and one gives no more and keeps the higher card."""
    return one.lost and other.lost and SUIT[one.card] == SUIT[other.card] and one.card < other.card


def rather_played(one: TrickOutlook, other: TrickOutlook) -> bool:
    """True if the first of two cards that do the same to the trick is the orthodox one."""
    if _effect(one) != _effect(other) or _shows_partner(one) or _breaks_pair(one, other):
        return False
    if one.trump and other.trump:
        return one.card < other.card
    if one.trump != other.trump:
        return _rather_of_trump_and_plain(one, other)
    mine, others = POINTS[one.card], POINTS[other.card]
    if mine != others:
        return mine < others and _points_are_at_risk(one)
    if SUIT[one.card] == SUIT[other.card]:
        return one.card < other.card
    gone = _left_of_suit(one) - _left_of_suit(other)
    return gone < 0 or (gone == 0 and STRENGTH[one.card] < STRENGTH[other.card])


def _rather_of_trump_and_plain(one: TrickOutlook, other: TrickOutlook) -> bool:
    """True if the first is a plain card that spares a trump, or a trump that spares a carico on lead."""
    led = not one.knowledge.table
    if one.trump:
        return led and STRENGTH[other.card] >= FIRST_CARICO and POINTS[one.card] < POINTS[other.card]
    if led and _leads_trumps(one.knowledge):
        return False
    return POINTS[one.card] <= POINTS[other.card] or (one.takes and one.safe)


def _effect(t: TrickOutlook) -> tuple[bool, bool, bool, int | None]:
    """Fate of the trick: taken, safe, lost, and by whom; a trump on lead is dear, safe or not."""
    dear = t.trump and not t.knowledge.table and t.knowledge.stock > 0 and not _leads_trumps(t.knowledge)
    return t.takes, t.safe and not dear, t.lost, t.winner


def _leads_trumps(knowledge: Knowledge) -> bool:
    """True where trumps are led to draw those of the others."""
    return knowledge.must_follow or knowledge.rules.has_payments


def _points_are_at_risk(t: TrickOutlook) -> bool:
    """True if points may go, or surely go, to the others: no friend can still bring them home."""
    return t.lost or (t.takes and not t.safe)


def _shows_partner(t: TrickOutlook) -> bool:
    """True if the card tells everybody who the caller's partner is (V-CH-8)."""
    knowledge = t.knowledge
    called = knowledge.view.called
    if called is None or knowledge.role is not SideRole.HIDDEN:
        return False
    return t.card == knowledge.coder.number[called]


def _breaks_pair(one: TrickOutlook, other: TrickOutlook) -> bool:
    """True if only the first is of a king and a knight that may be declared (V-MA-2)."""
    halves = {half for _suit, king, knight, _brings in open_pairs(one.knowledge) for half in (king, knight)}
    return one.card in halves and other.card not in halves


def _left_of_suit(t: TrickOutlook) -> int:
    """Cards of the suit that are still out."""
    return sum(SUIT[c] == SUIT[t.card] for c in t.knowledge.elsewhere)
