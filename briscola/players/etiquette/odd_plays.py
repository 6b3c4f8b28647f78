"""Plays that annoy nobody but look odd: a plainer card was at hand that does the same, or nearly.

Judged as the mistakes are, by what the seat knows. A net tells such plays apart by less than it errs, so
whoever follows one takes the plain card unless much speaks for the odd one.
"""

from briscola.players.card_codes import FIRST_CARICO, POINTS, STRENGTH
from briscola.players.etiquette.trick_mistakes import endangered, is_trump
from briscola.players.knowledge import Knowledge

CARICO = 10  # the points of a three, less than those of an ace


def dear_trump(knowledge: Knowledge) -> frozenset[int] | None:
    """Takes the first trick with a trump that is worth more than all that lies there.

    A chance: a side suit was led, a few points lie there (without any it is `trump_waste`; a carico is worth
    any trump), there are cards to draw, and a side-suit card worth nothing is at hand. Not odd: bringing home
    a trump carico that could still be lost. Later it is better than a net of two players thinks: where a
    price made one forgo it that cost 7.4 ± 2.7 points (99 hands), by a search 1.4 ± 0.5 (33 others).
    """
    if knowledge.view.tricks or not knowledge.stock or "trump" in knowledge.asked:
        return None
    if not 0 < knowledge.pot < CARICO:
        return None
    if is_trump(knowledge, knowledge.table[0][1]) or not _side_liscio(knowledge):
        return None
    taking = [c for c in knowledge.legal if is_trump(knowledge, c) and knowledge.takes(c)]
    dear = [c for c in taking if POINTS[c] > knowledge.pot]
    return frozenset(c for c in dear if not endangered(knowledge, c)) if dear else None


def small_trump_led(knowledge: Knowledge) -> frozenset[int] | None:
    """Leads a trump below a carico while there are cards to draw. (Ace and three are `trump_led`.)

    A chance: a side-suit card worth nothing is at hand, suits need not be followed, and the partner has not
    asked for a trump.
    """
    if knowledge.table or not knowledge.stock or knowledge.last_draw_next or knowledge.must_follow:
        return None
    if "trump" in knowledge.asked or not _side_liscio(knowledge):
        return None
    small = [c for c in knowledge.legal if is_trump(knowledge, c) and STRENGTH[c] < FIRST_CARICO]
    return frozenset(small) or None


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


def more_than_needed(knowledge: Knowledge) -> frozenset[int] | None:
    """Gives a trick that is an enemy's for sure more points than the cheapest side-suit card would.

    A chance: all side-suit cards at hand that leave the trick are worth something (else it is `enemy_fed`).
    """
    if knowledge.last_draw_next or not knowledge.enemys_for_sure:
        return None
    under = [POINTS[c] for c in knowledge.legal if not knowledge.takes(c) and not is_trump(knowledge, c)]
    least = min(under, default=0)
    if not least or least == max(under):
        return None
    given = (c for c in knowledge.legal if not knowledge.takes(c) and not is_trump(knowledge, c))
    return frozenset(c for c in given if POINTS[c] > least)


def _side_liscio(knowledge: Knowledge) -> bool:
    return any(not POINTS[c] and not is_trump(knowledge, c) for c in knowledge.legal)
