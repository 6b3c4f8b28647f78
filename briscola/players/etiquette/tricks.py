"""Mistakes of card play that every game knows.

Who wins the trick before the last draw decides who draws the turned card, so that a carico may be a bribe:
what depends on the winner is not judged there.
"""

from briscola.engine.cards import Card
from briscola.players.etiquette.chances import lost_to_trump
from briscola.players.etiquette.sight import CARICO, Role, Sight

LIKELY = 0.5  # the chance from which a trump is likely


def overtakes(sight: Sight, card: Card) -> bool | None:
    """Spends a trump on a trick that is a known friend's for sure.

    A chance: a trump that overtakes and a card that does not are both at hand, and the partner has asked for
    no trump. No mistake: bringing home a trump carico that could still be lost.
    """
    if not sight.partners_for_sure or "trump" in sight.asked:
        return None
    over = [c for c in sight.legal if sight.takes(c) and sight.trump(c)]
    if not over or all(sight.takes(c) for c in sight.legal):
        return None
    return card in over and not sight.endangered(card)


def partner_overtaken(sight: Sight, card: Card) -> bool | None:
    """`overtakes`, for everybody but the hidden partner, who has a judge of his own."""
    return None if sight.role is Role.HIDDEN else overtakes(sight, card)


def trump_waste(sight: Sight, card: Card) -> bool | None:
    """Trumps a trick without a point on the table with a trump that is worth points.

    A chance: no trump was led or asked for, such a trump would take the trick, and a card worth nothing is at
    hand.
    """
    if sight.turned_card_next or sight.best is None or sight.pot or "trump" in sight.asked:
        return None
    if sight.trump(sight.view.table[0].card):
        return None
    high = [c for c in sight.legal if sight.trump(c) and sight.points(c) and sight.takes(c)]
    if not high or all(sight.points(c) for c in sight.legal):
        return None
    return card in high


def overkill(sight: Sight, card: Card) -> bool | None:
    """Takes a trick with a dear trump where a much cheaper card would have taken it as surely.

    Much cheaper: a trump of a lower class (liscio < court < carico) that no card still to come beats without
    beating the dear one too, or a card of the side suit led that none beats at all. A chance: both are at
    hand, and they are not equals (some trump between them is still out). No mistake: bringing home a trump
    carico that could still be lost.
    """
    taking = [c for c in sight.legal if sight.takes(c)]
    dear = [c for c in taking if sight.trump(c) and any(_does(sight, k, c) for k in taking)]
    return card in dear and not sight.endangered(card) if dear else None


def _does(sight: Sight, cheap: Card, dear: Card) -> bool:
    if not sight.trump(cheap):
        return not sight.threats(cheap)
    cheaper = rank_class(sight, cheap) < rank_class(sight, dear)
    differ = any(sight.beats(c, cheap) and sight.beats(dear, c) for c in sight.elsewhere)
    return cheaper and differ and sight.threats(cheap) == sight.threats(dear)


def rank_class(sight: Sight, card: Card) -> int:
    """0 for a liscio, 1 for a court card, 2 for a carico."""
    points = sight.points(card)
    return 2 if points >= CARICO else 1 if points else 0


def carico_led(sight: Sight, card: Card) -> bool | None:
    """Leads a side-suit carico that as likely as not an enemy can trump and no friend can save.

    A chance: such a carico is at hand and so is a side-suit card below a carico, or a trump worth nothing;
    the partner has not asked for a carico. No mistake against one hand that is known or has many cards: it is
    to spend its trumps (to wait costs 1.6 ± 0.4 points a hand in bisca of nine).
    """
    if sight.turned_card_next or sight.duel_of_trumps or sight.best is not None or "carico" in sight.asked:
        return None
    if not any(_humble(sight, c) for c in sight.legal):
        return None
    risky = [c for c in sight.legal if sight.carico(c) and lost_to_trump(sight, c) >= LIKELY]
    return card in risky if risky else None


def _humble(sight: Sight, card: Card) -> bool:
    return not sight.points(card) if sight.trump(card) else not sight.carico(card)


def trump_led(sight: Sight, card: Card) -> bool | None:
    """Leads the ace, or the other carico, of trumps while there are cards to draw.

    A chance: a card worth nothing is at hand, suits need not be followed, and the partner has not asked for
    a trump. No mistake where `carico_led` is none: against one hand that is known or has many cards.
    """
    if not sight.view.stock_count or sight.turned_card_next or sight.duel_of_trumps or sight.must_follow:
        return None
    if sight.best is not None or "trump" in sight.asked or all(sight.points(c) for c in sight.legal):
        return None
    high = [c for c in sight.legal if sight.trump(c) and sight.points(c) >= CARICO]
    return card in high if high else None


def partner_not_loaded(sight: Sight, card: Card) -> bool | None:
    """Gives a known friend's sure trick less than half of the best carico it could have given.

    A chance: a side-suit carico is at hand that leaves the trick as safe, and another card; the partner has
    not asked for something else. Where suit must be followed, a carico that is the highest left of its suit
    may wait for a trick of its own. The hidden partner may be discreet: any side-suit points will do.
    """
    if not sight.partners_for_sure or sight.asked & {"trump", "liscio"}:
        return None
    loads = [c for c in sight.legal if sight.carico(c) and _may_load(sight, c)]
    if not loads or len(loads) == len(sight.legal):
        return None
    given = 0 if sight.trump(card) else sight.points(card)
    if sight.role is Role.HIDDEN and given:
        return False
    return 2 * given < max(sight.points(c) for c in loads)


def _may_load(sight: Sight, card: Card) -> bool:
    if sight.takes(card) and sight.threats(card):
        return False
    master = not any(c.suit is card.suit and sight.beats(c, card) for c in sight.unseen)
    return not (sight.must_follow and master)


def feeds(sight: Sight, card: Card) -> bool | None:
    """Gives side-suit points to a trick that is a known enemy's for sure.

    A chance: side-suit points and a side-suit card worth nothing are at hand that do not take the trick.
    """
    if sight.turned_card_next or not sight.enemys_for_sure:
        return None
    under = [c for c in sight.legal if not sight.takes(c) and not sight.trump(c)]
    food = [c for c in under if sight.points(c)]
    if not food or len(food) == len(under):
        return None
    return card in food


def enemy_fed(sight: Sight, card: Card) -> bool | None:
    """`feeds`, for everybody but the hidden partner and the defenders, who have judges of their own."""
    return None if sight.role in (Role.HIDDEN, Role.DEFENDER) else feeds(sight, card)
