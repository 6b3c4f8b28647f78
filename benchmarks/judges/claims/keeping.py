"""Claims about cards kept and given, and about reasons against a card."""

import re

from benchmarks.judges.claims.reading import CARD, NAME, RANKS, M, N, beside, claim, goes_on, the_card
from benchmarks.judges.claims.shown import Shown
from briscola.engine.cards import Card


@claim("last trick", rf"{CARD} will take the last trick\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, kept = shown.onlooker, the_card(match)
    two = len(it.hand) == 2 and not it.view.stock_count
    return two and kept in it.hand and kept != shown.card and it.highest_trump(kept)


@claim("keeps master", rf"Keep {CARD}: it is the highest trump left\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    kept = the_card(match)
    return goes_on(shown, kept) and shown.onlooker.highest_trump(kept)


@claim("ace out", rf"{CARD} is still out: keep the (?P<rank>\w+)\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, above = shown.onlooker, the_card(match)
    kept = Card(RANKS[match["rank"]], above.suit)
    return above in it.out and goes_on(shown, kept) and it.strength(kept) + 1 == it.strength(above)


@claim("keeps only trump", rf"Keep {CARD}, your only trump\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    kept = the_card(match)
    return goes_on(shown, kept) and shown.onlooker.last_trump(kept)


@claim("saves trump", rf"There are (only {N}|no) points in the trick: keep {CARD}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, kept = shown.onlooker, the_card(match)
    able = goes_on(shown, kept) and it.trump(kept) and it.takes(kept)
    return able and not it.trump(shown.card) and it.lying == int(match["n"] or 0)


@claim("lets go", rf"Let it go: the trick has (only {N}|no) points, and you keep {CARD}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, kept = shown.onlooker, the_card(match)
    able = goes_on(shown, kept) and it.takes(kept) and not it.takes(shown.card)
    return able and it.lying == int(match["n"] or 0)


@claim("saves carico", rf"You cannot take this trick: keep {CARD}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, kept = shown.onlooker, the_card(match)
    return goes_on(shown, kept) and all(it.lost(c) for c in it.legal)


@claim("gives nothing", r"It gives nothing away\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it, card = shown.onlooker, shown.card
    return not it.points(card) and not it.trump(card)


@claim("leads blank", r"Starting with a card without points costs little\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it, card = shown.onlooker, shown.card
    return not it.view.table and not it.points(card) and not it.trump(card)


@claim("gives less", rf"It gives ({N} points|nothing) away; {CARD} would give {M}( points)?\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card, other = shown.onlooker, shown.card, the_card(match)
    true = (it.points(card), it.points(other)) == beside(match)
    return true and goes_on(shown, other) and it.lost(card) and it.lost(other)


@claim("risks less", rf"It risks ({N}|no) points; {CARD} would risk {M}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card, other = shown.onlooker, shown.card, the_card(match)
    true = (it.points(card), it.points(other)) == beside(match)
    unsure = not it.ours(card) and not it.ours(other) and not (it.lost(card) and it.lost(other))
    return true and goes_on(shown, other) and unsure


@claim("adds more", rf"It adds {N} points; {CARD} would add ({M}|none)\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, card, other = shown.onlooker, shown.card, the_card(match)
    true = (it.points(card), it.points(other)) == beside(match)
    return true and goes_on(shown, other) and it.ours(card) and it.ours(other)


@claim("draws turned", rf"Then you draw the turned card, {CARD}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it = shown.onlooker
    return it.draws_turned(shown.card) == it.view.seat and it.turned == the_card(match)


@claim("other draws turned", rf"{NAME} draws the turned card, {CARD}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    good = it.friend(seat) is True or shown.action != shown.advised
    return it.draws_turned(shown.card) == seat and it.turned == the_card(match) and good


@claim("hidden", r"Nobody can see yet whose partner you are\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it = shown.onlooker
    view = it.view
    secret = view.called in view.hand and view.caller != view.seat
    return secret and view.called != shown.card


@claim("exact", r"Every card is known: this is certain\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it = shown.onlooker
    unknown = [s for s, n in enumerate(it.view.counts) if s != it.actor and n > len(it.shown.get(s, ()))]
    if not unknown:  # hands lie open: at most the one card under the turned one
        return len(it.hidden) <= 1
    return len(unknown) == 1 and len(it.hidden) <= it.view.counts[unknown[0]]


@claim("overtakes", rf"The trick is already ({NAME}’s|yours)\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, seat = shown.onlooker, shown.seat(match["name"])
    if it.held_by is None or it.held_by.seat != seat or it.friend(seat) is not True:
        return False
    foes = [s for s in it.later if it.friend(s) is not True]
    return not any(it.can_beat(s, it.held_by.card, it.view.table) for s in foes)


@claim("would give points", rf"{CARD} would give {N} points away\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, other = shown.onlooker, the_card(match)
    return goes_on(shown, other) and it.lost(other) and it.points(other) == int(match["n"])


@claim("could be taken", rf"{CARD} could still be taken\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, other = shown.onlooker, the_card(match)
    return goes_on(shown, other) and bool(it.threats(other))


@claim("gives points", rf"It gives {N} points away\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it = shown.onlooker
    return it.lost(shown.card) and it.points(shown.card) == int(match["n"])


@claim("one threat", rf"Only {CARD} could still take it\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return shown.onlooker.threats(shown.card) == {the_card(match)}


@claim("threats", rf"{N} cards could still take it\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return len(shown.onlooker.threats(shown.card)) == int(match["n"])


@claim("wastes trump", r"It spends a trump for no points\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    it = shown.onlooker
    return it.trump(shown.card) and not it.lying and it.takes(shown.card)


@claim("would do", rf"{CARD} would do\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, lower = shown.onlooker, the_card(match)
    return lower in it.legal and it.takes(lower) and it.ours(lower) and it.ours(shown.card)


@claim("spends only trump", r"It is your only trump\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return shown.onlooker.last_trump(shown.card)


@claim("shows called", r"Everybody would see whose partner you are\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return shown.card == shown.view.called and shown.card in shown.view.hand


@claim("keeps trump", rf"Keep {CARD}: it is a trump\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, kept = shown.onlooker, the_card(match)
    return goes_on(shown, kept) and it.trump(kept) and not it.trump(shown.card)


@claim("keeps higher", rf"Keep {CARD}: it is the higher of the two\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, kept = shown.onlooker, the_card(match)
    same = kept.suit is shown.card.suit and it.strength(kept) > it.strength(shown.card)
    return goes_on(shown, kept) and same


@claim("keeps top", rf"Keep {CARD}: no higher card of its suit is left\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, kept = shown.onlooker, the_card(match)
    out = [it.strength(c) for c in it.out if c.suit is kept.suit]
    return goes_on(shown, kept) and bool(out) and max(out) < it.strength(kept)


@claim("beats more", rf"Keep {CARD}: it beats more of the cards still out\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it, kept = shown.onlooker, the_card(match)
    beats = it.view.rules.ranking.beats
    kepts, own = (sum(beats(each, c, it.view.trumps) for c in it.out) for each in (kept, shown.card))
    return goes_on(shown, kept) and kepts > own
