"""What is said of a trick: whose it is, what it brings, who may still take it."""

import re

from benchmarks.judges.claims.reading import CARD, NAME, RANKS, N, claim, goes_on, the_card
from benchmarks.judges.claims.shown import Shown
from briscola.players.talk.signals import named_ranks


@claim(
    "secures goal", rf"With this trick you have {N} points?: (the hand is won|that settles the contract)\."
)
def _(shown: Shown, match: re.Match[str]) -> bool:
    it = shown.onlooker
    reached = it.side_points(it.view.seat) + it.lying + it.points(shown.card)
    contract = "contract" in match[0]
    return (
        it.ours(shown.card)
        and reached == int(match["n"]) >= it.goal
        and contract == (it.view.contract is not None)
        and shown.own.chance == 100
    )


@claim("denies goal", rf"Otherwise (the others|{NAME}) would have {N} points? and win the hand\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it = shown.onlooker
    if it.held_by is None or it.friend(it.held_by.seat) is not False or not it.ours(shown.card):
        return False
    reached = it.side_points(it.held_by.seat) + it.lying
    one_side = it.view.rules.two_sides or it.view.caller is not None
    hopes = [s for s in it.later if s != it.held_by.seat and not (one_side and it.friend(s) is False)]
    stays = not any(it.can_beat(s, it.held_by.card, it.view.table) for s in hopes)
    alone = not one_side or it.view.rules.players == 2
    named = shown.seat(match["name"]) == it.held_by.seat if match["name"] else not alone
    return named and stays and reached == int(match["n"]) >= it.goal_of_others


@claim("brings home", rf"The (?P<rank>\w+) is safe here: it brings its {N} points home\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card = shown.onlooker, shown.card
    named = RANKS[match["rank"]] is card.rank
    return named and it.takes(card) and it.ours(card) and it.points(card) == int(match["n"])


@claim("enough", rf"It is enough for (these {N} points|this trick): keep {CARD}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card, kept = shown.onlooker, shown.card, the_card(match)
    higher = goes_on(shown, kept) and it.trump(kept) and it.strength(kept) > it.strength(card)
    pot = it.lying + it.points(card)
    return higher and it.trump(card) and it.takes(card) and it.ours(card) and pot == int(match["n"] or 0)


@claim("so far", rf"So far it takes ({N} points|the trick)\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card = shown.onlooker, shown.card
    return it.takes(card) and it.lying + it.points(card) == int(match["n"] or 0)


@claim("load", rf"The trick is ({NAME}’s|yours) for certain: add points\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    card = shown.card
    return it.winner(card).seat == seat != it.actor and it.ours(card) and it.points(card) > 0


@claim("feed", rf"So far the trick is ({NAME}’s|yours): add points\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    friend = it.friend(seat) is True and seat != it.actor
    return friend and it.winner(shown.card).seat == seat and it.points(shown.card) > 0


@claim("leaves to partner", rf"{NAME} plays after you and may still take the trick\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    return it.friend(seat) is True and seat in it.later and it.beatable_by(shown.card, [seat])


@claim("partner showed", rf"{NAME} plays after you and has shown the (?P<rank>\w+) of trumps\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    named = named_ranks(it.view.rules.ranking)
    said = {named.get(s.sign) for s in it.view.signals if s.seat == seat}
    return it.friend(seat) is True and seat in it.later and RANKS[match["rank"]] in said


@claim("draws trumps", r"Suit must be followed: whoever has a trump must play it\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it = shown.onlooker
    foes = [s for s in it.later if it.friend(s) is not True]
    out = any(it.trump(c) for s in foes for c in it.may_hold(s))
    return it.must_follow and not it.view.table and it.trump(shown.card) and out


@claim("trumps gone", r"Nobody else has a trump: only a higher card of its suit beats it\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it = shown.onlooker
    return not it.view.table and not any(it.trump(c) for c in it.out) and bool(it.threats(shown.card))


@claim("only trumps", r"Only a trump can still beat it\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it, card = shown.onlooker, shown.card
    threats = it.threats(card)
    higher = any(c.suit is card.suit and it.strength(c) > it.strength(card) for c in it.out)
    return not it.trump(card) and not higher and bool(threats) and all(it.trump(c) for c in threats)


@claim("voids", r"It is your last of that suit: from then on you can trump it\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it, card = shown.onlooker, shown.card
    kept = [c for c in it.hand if c != card]
    follows = it.must_follow and not it.view.stock_count
    return follows and all(c.suit is not card.suit for c in kept) and any(it.trump(c) for c in kept)


@claim("wins", rf"It takes ({N} points|the trick), and nobody can beat it\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card = shown.onlooker, shown.card
    pot = it.lying + it.points(card)
    return it.takes(card) and not it.beatable_by(card, it.later) and pot == int(match["n"] or 0)


@claim("wins from opponents", rf"It takes ({N} points|the trick), and no opponent can beat it\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card = shown.onlooker, shown.card
    pot = it.lying + it.points(card)
    return it.takes(card) and not it.threats(card) and pot == int(match["n"] or 0)
