"""Mistakes of card play that every game knows.

Who wins the trick before the last draw decides who draws the turned card, so that a carico may be a bribe:
what depends on the winner is not judged there.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random

from briscola.players.card_codes import FIRST_CARICO, POINTS, STRENGTH, SUIT, beats
from briscola.players.knowledge import Knowledge, SideRole
from briscola.players.sampling.hands import sampled_hands

DEALS = 40  # of the hidden cards

Hands = Mapping[int, Sequence[int]]


def lost_to_trump(knowledge: Knowledge, leads: Sequence[int]) -> dict[int, float]:
    """For each side-suit lead the chance that an enemy can trump it and no friend's higher trump saves it."""
    deals = tuple(_deals(knowledge))
    return {led: sum(_lost(knowledge, led, hands) for hands in deals) / len(deals) for led in leads}


def _deals(knowledge: Knowledge) -> Iterator[Hands]:
    """Hands of the places still to play; the same for the same knowledge."""
    code = knowledge.coder.card
    cards = (*knowledge.view.hand, *(code[c] for c in knowledge.unseen_in_pack))
    rng = Random(" ".join(c.code for c in cards))
    for _ in range(DEALS):
        yield sampled_hands(knowledge, knowledge.later, rng)


def _lost(knowledge: Knowledge, led: int, hands: Hands) -> bool:
    view, trumps = knowledge.view, knowledge.trumps
    called = None if view.called is None else knowledge.coder.number[view.called]
    holder = next((place for place, hand in hands.items() if called in hand), view.caller)
    enemies = friends = 0
    for place, hand in hands.items():
        if place == knowledge.blind:
            hand = hand[:1]  # its top card, whatever it is
        if knowledge.must_follow and any(SUIT[c] == SUIT[led] for c in hand):
            continue
        best = max((STRENGTH[c] + 1 for c in hand if SUIT[c] == trumps), default=0)
        if _friend(knowledge, place, holder):
            friends = max(friends, best)
        else:
            enemies = max(enemies, best)
    return enemies > friends


def _friend(knowledge: Knowledge, place: int, holder: int | None) -> bool:
    """True if a place is a friend, given that `holder` has the called card."""
    known = knowledge.friend(place)
    if known is not None:
        return known
    return (place == holder) == (knowledge.me == knowledge.view.caller)


LIKELY = 0.5  # the chance from which a trump is likely
FEW = 5  # cards in a hand of few


def overtakes(knowledge: Knowledge) -> frozenset[int] | None:
    """Spends a trump on a trick that is a known friend's for sure.

    A chance: a trump that overtakes and a card that does not are both at hand, and the partner has asked for
    no trump. No mistake: bringing home a trump carico that could still be lost.
    """
    if not knowledge.partners_for_sure or "trump" in knowledge.asked:
        return None
    over = [c for c in knowledge.legal if knowledge.takes(c) and is_trump(knowledge, c)]
    if not over or all(knowledge.takes(c) for c in knowledge.legal):
        return None
    return frozenset(c for c in over if not endangered(knowledge, c))


def partner_overtaken(knowledge: Knowledge) -> frozenset[int] | None:
    """`overtakes`, for everybody but the hidden partner, who has a judge of his own."""
    return None if knowledge.role is SideRole.HIDDEN else overtakes(knowledge)


def trump_waste(knowledge: Knowledge) -> frozenset[int] | None:
    """Trumps a trick without a point on the table with a trump that is worth points.

    A chance: no trump was led or asked for, such a trump would take the trick, and a card worth nothing is at
    hand.
    """
    if knowledge.last_draw_next or not knowledge.table or knowledge.pot or "trump" in knowledge.asked:
        return None
    if is_trump(knowledge, knowledge.table[0][1]):
        return None
    high = [c for c in knowledge.legal if is_trump(knowledge, c) and POINTS[c] and knowledge.takes(c)]
    if not high or all(POINTS[c] for c in knowledge.legal):
        return None
    return frozenset(high)


def overkill(knowledge: Knowledge) -> frozenset[int] | None:
    """Takes a trick with a dear trump where a much cheaper card would have taken it as surely.

    Much cheaper: a trump of a lower class (liscio < court < carico) that no card still to come beats without
    beating the dear one too, or a card of the side suit led that none beats at all. A chance: both are at
    hand, and they are not equals (some trump between them is still out). No mistake: bringing home a trump
    carico that could still be lost.
    """
    taking = [c for c in knowledge.legal if knowledge.takes(c)]
    threats = cache(knowledge.threats)

    def does(cheap: int, dear: int) -> bool:
        if not is_trump(knowledge, cheap):
            return not threats(cheap)
        if rank_class(cheap) >= rank_class(dear):
            return False
        differ = any(cheap < c < dear for c in knowledge.elsewhere)
        return differ and threats(cheap) == threats(dear)

    dear = [c for c in taking if is_trump(knowledge, c) and any(does(cheap, c) for cheap in taking)]
    return frozenset(c for c in dear if not endangered(knowledge, c)) if dear else None


def rank_class(card: int) -> int:
    """0 for a liscio, 1 for a court card, 2 for a carico."""
    return 2 if STRENGTH[card] >= FIRST_CARICO else 1 if POINTS[card] else 0


def carico_led(knowledge: Knowledge) -> frozenset[int] | None:
    """Leads a side-suit carico that as likely as not an enemy can trump and no friend can save.

    A chance: such a carico is at hand and so is a side-suit card below a carico, or a trump worth nothing;
    the partner has not asked for a carico. No mistake against one hand that is known or has many cards: it is
    to spend its trumps (to wait costs 1.6 ± 0.4 points a hand in bisca of nine).
    """
    if knowledge.last_draw_next or _duel_of_trumps(knowledge):
        return None
    if knowledge.table or "carico" in knowledge.asked:
        return None
    carichi = [c for c in knowledge.legal if _carico(knowledge, c)]
    if not carichi or not any(_humble(knowledge, c) for c in knowledge.legal):
        return None
    chances = lost_to_trump(knowledge, carichi)
    return frozenset(c for c in carichi if chances[c] >= LIKELY) or None


def trump_led(knowledge: Knowledge) -> frozenset[int] | None:
    """Leads the ace, or the other carico, of trumps while there are cards to draw.

    A chance: a card worth nothing is at hand, suits need not be followed, and the partner has not asked for
    a trump. No mistake where `carico_led` is none: against one hand that is known or has many cards.
    """
    if not knowledge.stock or knowledge.last_draw_next or _duel_of_trumps(knowledge):
        return None
    if knowledge.must_follow or knowledge.table or "trump" in knowledge.asked:
        return None
    if all(POINTS[c] for c in knowledge.legal):
        return None
    high = [c for c in knowledge.legal if is_trump(knowledge, c) and rank_class(c) == 2]
    return frozenset(high) or None


def partner_not_loaded(knowledge: Knowledge) -> frozenset[int] | None:
    """Gives a known friend's sure trick less than half of the best carico it could have given.

    A chance: a side-suit carico is at hand that leaves the trick as safe, and another card; the partner has
    not asked for something else. Where suit must be followed, a carico that is the highest left of its suit
    may wait for a trick of its own. The hidden partner may be discreet: any side-suit points will do.
    """
    if not knowledge.partners_for_sure or knowledge.asked & {"trump", "liscio"}:
        return None
    loads = [c for c in knowledge.legal if _carico(knowledge, c) and _may_load(knowledge, c)]
    if not loads or len(loads) == len(knowledge.legal):
        return None
    given = {c: 0 if is_trump(knowledge, c) else POINTS[c] for c in knowledge.legal}
    enough = 1 if knowledge.role is SideRole.HIDDEN else max(POINTS[c] for c in loads) / 2
    return frozenset(c for c, points in given.items() if points < enough)


def _may_load(knowledge: Knowledge, card: int) -> bool:
    if knowledge.takes(card) and knowledge.threats(card):
        return False
    master = not any(SUIT[c] == SUIT[card] and c > card for c in knowledge.unseen)
    return not (knowledge.must_follow and master)


def feeds(knowledge: Knowledge) -> frozenset[int] | None:
    """Gives side-suit points to a trick that is a known enemy's for sure.

    A chance: side-suit points and a side-suit card worth nothing are at hand that do not take the trick.
    """
    if knowledge.last_draw_next or not knowledge.enemys_for_sure:
        return None
    under = [c for c in knowledge.legal if not knowledge.takes(c) and not is_trump(knowledge, c)]
    food = [c for c in under if POINTS[c]]
    if not food or len(food) == len(under):
        return None
    return frozenset(food)


def enemy_fed(knowledge: Knowledge) -> frozenset[int] | None:
    """`feeds`, for everybody but the hidden partner and the defenders, who have judges of their own."""
    return None if knowledge.role in (SideRole.HIDDEN, SideRole.DEFENDER) else feeds(knowledge)


def is_trump(knowledge: Knowledge, card: int) -> bool:
    return SUIT[card] == knowledge.trumps


def _carico(knowledge: Knowledge, card: int) -> bool:
    """True if a card is a carico of a side suit."""
    return STRENGTH[card] >= FIRST_CARICO and not is_trump(knowledge, card)


def _humble(knowledge: Knowledge, card: int) -> bool:
    return not POINTS[card] if is_trump(knowledge, card) else not _carico(knowledge, card)


def endangered(knowledge: Knowledge, card: int) -> bool:
    """True if a trump carico may yet be lost to a higher trump: then bringing it home is a gain."""
    carico = is_trump(knowledge, card) and STRENGTH[card] >= FIRST_CARICO
    return carico and any(beats(c, card, knowledge.trumps) for c in knowledge.elsewhere)


def _duel_of_trumps(knowledge: Knowledge) -> bool:
    """True if only one other hand is left, and it is known or holds many cards."""
    return len(knowledge.counts) == 2 and (not knowledge.stock or len(knowledge.hand) > FEW)
