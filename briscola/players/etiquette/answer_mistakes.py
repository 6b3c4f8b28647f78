"""Mistakes of who answers a lead: a high trump for next to nothing, points given away, a carico left lying.

They are stricter than those that annoy a partner: a circolo does not forgive them to who has learned to play.
"""

from briscola.players.card_codes import POINTS
from briscola.players.etiquette.trick_mistakes import endangered, is_trump, rank_class
from briscola.players.knowledge import Knowledge

NEXT_TO_NOTHING = 5
"""Points on the table below which a trump carico is too dear."""
CARICO = 10
"""The points of a three, less than those of an ace."""


def high_trump_spent(knowledge: Knowledge) -> frozenset[int] | None:
    """Takes a few points with the ace, or the other carico, of trumps in a game of three hands or more.

    A chance: a side suit was led, a few points lie there (without any it is `trump_waste`), and a card worth
    nothing, or a lower trump that takes as well, is at hand. No mistake: bringing home for sure a trump
    carico that could still be lost. Between two it is often the best play: a net does it in a quarter of the
    chances.
    """
    if knowledge.last_draw_next or len(knowledge.counts) == 2 or "trump" in knowledge.asked:
        return None
    if not 0 < knowledge.pot < NEXT_TO_NOTHING or is_trump(knowledge, knowledge.table[0][1]):
        return None
    high = [c for c in knowledge.legal if _carico(c) and is_trump(knowledge, c) and knowledge.takes(c)]
    cheaper = (c for c in knowledge.legal if not _carico(c) and is_trump(knowledge, c) and knowledge.takes(c))
    if not high or (all(POINTS[c] for c in knowledge.legal) and not any(cheaper)):
        return None
    return frozenset(c for c in high if knowledge.threats(c) or not endangered(knowledge, c))


def higher_than_needed(knowledge: Knowledge) -> frozenset[int] | None:
    """Takes a trick with a trump where a lower one worth as much takes it as surely.

    Who keeps the higher one is never worse off.
    """
    taking = [c for c in knowledge.legal if is_trump(knowledge, c) and knowledge.takes(c)]
    if len(taking) < 2:
        return None
    threats = {c: knowledge.threats(c) for c in taking}

    def does(low: int, high: int) -> bool:
        return low < high and POINTS[low] == POINTS[high] and threats[low] == threats[high]

    return frozenset(c for c in taking if any(does(low, c) for low in taking)) or None


def trump_thrown(knowledge: Knowledge) -> frozenset[int] | None:
    """Throws a trump under a trick that is an enemy's for sure.

    A chance: a side-suit card worth nothing is at hand.
    """
    if knowledge.last_draw_next or not knowledge.enemys_for_sure:
        return None
    under = [c for c in knowledge.legal if not knowledge.takes(c)]
    thrown = [c for c in under if is_trump(knowledge, c)]
    if not thrown or all(POINTS[c] or is_trump(knowledge, c) for c in under):
        return None
    return frozenset(thrown)


def carico_given(knowledge: Knowledge) -> frozenset[int] | None:
    """Gives a side-suit carico to a trick that is an enemy's for sure, with a lower card at hand.

    A chance: the lower card is of a side suit and worth something (else it is `enemy_fed` or a judge of the
    hidden partner or the defenders).
    """
    if knowledge.last_draw_next or not knowledge.enemys_for_sure:
        return None
    under = [c for c in knowledge.legal if not knowledge.takes(c) and not is_trump(knowledge, c)]
    given = [c for c in under if _carico(c)]
    if not given or len(given) == len(under) or not all(POINTS[c] for c in under):
        return None
    return frozenset(given)


def carico_left(knowledge: Knowledge) -> frozenset[int] | None:
    """Leaves an enemy a trick of ten points or more that it could take as the last to play.

    A chance: a card that takes it, other than a trump carico, and one that does not.
    """
    best = knowledge.best
    if knowledge.last_draw_next or best is None or knowledge.later or knowledge.pot < CARICO:
        return None
    taking = [c for c in knowledge.legal if knowledge.takes(c)]
    cheap = any(not (_carico(c) and is_trump(knowledge, c)) for c in taking)
    if knowledge.friend(best[0]) is not False or not cheap or len(taking) == len(knowledge.legal):
        return None
    return frozenset(c for c in knowledge.legal if c not in taking)


def _carico(card: int) -> bool:
    return rank_class(card) == 2
