"""Claims about a trick: its winner, its points, the seats that may still take it."""

import re

from benchmarks.judges.claims.reading import CARD, NAME, RANKS, M, N, beside, claim, goes_on, the_card
from benchmarks.judges.claims.shown import Shown
from briscola.engine.cards import Card
from briscola.players.signals import named_ranks


@claim(
    "secures goal", rf"With this trick you have {N} points?: (the hand is won|that settles the contract)\."
)
def _(shown: Shown, match: re.Match[str]) -> bool:
    it = shown.onlooker
    reached = it.side_points(it.view.seat) + it.lying + it.points(shown.card)
    if it.view.rules.ends_at is not None:  # whoever takes the trick leads, and is paid
        reached += it.declared_points(it.view.seat)
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
    if it.view.rules.ends_at is not None:
        reached += it.declared_points(it.held_by.seat)
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


# ---- beside another card


@claim("harder to beat", rf"Only {N} cards? can still beat it; {M} could beat {CARD}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card, other = shown.onlooker, shown.card, the_card(match)
    counts = (len(it.threats(card)), len(it.threats(other)))
    both = it.takes(card) and it.takes(other) and goes_on(shown, other)
    return both and counts == beside(match) and counts[0] < counts[1]


@claim(
    "guards trick", rf"Only {N} cards? can still beat it; {M} could take the trick (from {NAME}|otherwise)\."
)
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    left = [c for c in it.legal if it.winner(c).seat == seat != it.actor]
    most = {len(it.threats(c)) for c in left}
    friend = it.friend(seat) is True and it.takes(shown.card)
    return (
        friend
        and len(it.threats(shown.card)) == int(match["n"]) < int(match["m"])
        and int(match["m"]) in most
    )


@claim("brings more", rf"If it holds, it brings its {N} points; {CARD} (only {M}|has none)\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card, other = shown.onlooker, shown.card, the_card(match)
    true = (it.points(card), it.points(other)) == beside(match) and it.points(card) > it.points(other)
    as_hard = 0 < len(it.threats(card)) <= len(it.threats(other))
    ours = it.takes(card) and it.friend(it.winner(other).seat) is True
    return true and goes_on(shown, other) and ours and as_hard


@claim("feeds more", rf"So far the trick is ({NAME}’s|yours)\. It adds {N} points; {CARD} would add {M}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card, other, seat = shown.onlooker, shown.card, the_card(match), shown.seat(match["name"])
    true = (it.points(card), it.points(other)) == beside(match) and it.points(card) > it.points(other)
    theirs = it.winner(card).seat == it.winner(other).seat == seat != it.actor
    return true and goes_on(shown, other) and theirs and it.friend(seat) is True


@claim("partner may take", rf"{NAME} plays after you and may take the trick: add points\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    may = it.friend(seat) is True and seat in it.later and it.beatable_by(shown.card, [seat])
    return may and it.points(shown.card) > 0


@claim("not the caller's", rf"So far the trick is {NAME}’s, not the caller’s: add points\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    against = it.view.caller is not None and it.friend(it.view.caller) is False
    others = it.winner(shown.card).seat == seat not in (it.actor, it.view.caller)
    return against and others and it.points(shown.card) > 0


@claim("may be partner's", rf"{NAME} has the trick so far and may be your partner: add points\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    caller = it.view.caller == it.view.seat and it.friend(seat) is None
    return caller and it.winner(shown.card).seat == seat and it.points(shown.card) > 0


@claim("leaves lead", rf"{NAME} leads next, and you play last again\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    order = it.view.rules.order(it.view.dealer)
    last = order[order.index(seat) - 1] == it.actor
    return not it.later and it.winner(shown.card).seat == seat != it.actor and last


# ---- where it makes no difference


@claim("hand won", r"The hand is won already\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it = shown.onlooker
    mine = it.side_points(it.view.seat)
    return all(mine + (it.lying + it.points(c)) * it.ours(c) >= it.goal for c in it.legal)


@claim("hand lost", r"The hand is lost already\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it, view = shown.onlooker, shown.view
    foes = [s for s in range(view.rules.places) if it.friend(s) is False]
    left = view.rules.total - sum(view.points)

    def lost(card: Card) -> bool:
        pot = (it.lying + it.points(card)) * it.lost(card)
        if view.caller is not None or view.rules.two_sides:
            return it.side_points(foes[0]) + pot >= it.goal_of_others
        best = max(view.points[s] + pot * (s == it.winner(card).seat) for s in foes)
        mine = view.points[view.seat] + left - (it.lying + it.points(card)) * (it.lost(card) or it.ours(card))
        return best >= it.goal_of_others or best > mine

    return all(lost(c) for c in it.legal)


@claim("as good as decided", r"The hand is as good as (?P<how>won|lost)\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    chances = [line.chance for line in shown.lines]
    return min(chances) >= 99 if match["how"] == "won" else max(chances) <= 1


@claim("same strength", r"They are worth the same: no card still out comes between them\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it = shown.onlooker
    strengths = [it.strength(c) for c in it.legal]
    same = len({c.suit for c in it.legal}) == len({it.points(c) for c in it.legal}) == 1
    lying = {play.card for play in it.view.table}
    out = (c for c in it.out | lying if c.suit is it.legal[0].suit)
    return same and not any(min(strengths) < it.strength(c) < max(strengths) for c in out)


@claim("same end", rf"You end with {N} points? either way\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return {line.points for line in shown.lines} == {int(match["n"])}


@claim("none takes", rf"None of them takes the trick, and (none gives points|each gives {N} points?)\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it = shown.onlooker
    given = {it.points(c) for c in it.legal} == {int(match["n"] or 0)}
    return given and bool(it.view.table) and not any(it.takes(c) for c in it.legal)


@claim("all take", r"Each of them takes the trick for certain and brings as much\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it = shown.onlooker
    return len({it.points(c) for c in it.legal}) == 1 and all(it.takes(c) and it.ours(c) for c in it.legal)
