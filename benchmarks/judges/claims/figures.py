"""Claims about the figures of the table."""

import re

from benchmarks.judges.claims.reading import CARD, M, N, beside, claim, the_card
from benchmarks.judges.claims.shown import Line, Shown
from briscola.engine.actions import DECLARATIONS, PASS, Bid, Exchange, Play
from briscola.engine.cards import Suit
from briscola.i18n.action_words import the_bid
from briscola.i18n.card_words import suit_name

POINTS, OTHERS = r"(?P<points>\d+(\.\d)?)", r"(?P<others>\d+(\.\d)?)"
CARICO = 10
"""Points from which a card is one."""
OTHER = rf"(the marianna of (?P<suit>\w+)|{CARD})"


def other_line(shown: Shown, match: re.Match[str]) -> Line:
    """The line of the card or the marianna that is named."""
    if not match["suit"]:
        return shown.line_of(the_card(match))
    suit = next(suit for suit in Suit if suit_name(suit) == match["suit"])
    return shown.line(DECLARATIONS[suit])


@claim("wins more often", rf"{N}% to win, against {M}% with {OTHER}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = other_line(shown, match)
    return (shown.own.chance, other.chance) == beside(match) and shown.own.chance > other.chance


@claim("more points", rf"{POINTS} points? at the end, against {OTHERS} with {OTHER}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = other_line(shown, match)
    same = shown.own.chance == other.chance
    told = (float(match["points"]), float(match["others"]))
    return same and (shown.own.points, other.points) == told and told[0] > told[1]


@claim("wins less often", rf"With {OTHER}: {N}%\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = other_line(shown, match)
    return other.action == shown.advised and other.chance == int(match["n"]) > shown.own.chance


@claim("fewer points", rf"With {OTHER}: {POINTS} points?\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = other_line(shown, match)
    fewer = other.points == float(match["points"]) > (shown.own.points or 0)
    return other.action == shown.advised and fewer and other.chance == shown.own.chance


def signed(words: str) -> float:
    """`12 ahead`, `6 behind`, `level`."""
    count, _, side = words.partition(" ")
    return 0 if words.lower() == "level" else float(count) * (1 if side == "ahead" else -1)


AHEAD = r"(level|\d+(\.\d)? (ahead|behind))"


@claim(
    "further ahead",
    rf"(?P<own>{AHEAD}|Level) at the end, against (?P<other>{AHEAD}) with {OTHER}\.",
)
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = other_line(shown, match)
    told = (signed(match["own"]), signed(match["other"]))
    return told == (shown.own.points, other.points) and told[0] > told[1]


@claim("less ahead", rf"With {OTHER}: (?P<other>{AHEAD})\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = other_line(shown, match)
    return other.action == shown.advised and other.points == signed(match["other"]) > (shown.own.points or 0)


@claim("ahead alone", rf"(?P<own>{AHEAD}|Level) at the end\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return signed(match["own"]) == shown.own.points and shown.view.rules.marianna is not None


@claim("only card", r"It is the only card you may play\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return shown.onlooker.legal == (shown.card,)


@claim("all alike", r"Every choice is as good as the others\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return len(shown.alike) == len(shown.lines) - 1 > 0 and all(_spent_lightly(shown, e) for e in shown.lines)


def _spent_lightly(shown: Shown, line: Line) -> bool:
    """True if nobody minds that a choice is called as good: no carico, no trump above the seven (rule 14).

    Where every card is known, or the hand is decided, it may be any.
    """
    it, decided = shown.onlooker, shown.own.chance in (0, 100) and not shown.view.rules.match_form.by_points
    if decided or "this is certain" in shown.words or "worth the same" in shown.words:
        return True
    if not isinstance(line.action, Play):
        return False
    points = it.points(line.action.card)
    return points < CARICO and not (points and it.trump(line.action.card))


@claim("others as good", rf"{N} other choices are just as good\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return len(shown.alike) >= int(match["n"]) > 1


NAMED = rf"(The marianna of (?P<suit>\w+)|{CARD}|(?P<bid>[^.]+?))"


@claim("as good", rf"{NAMED} is just as good\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return _named(shown, match) in shown.alike


def _named(shown: Shown, match: re.Match[str]) -> Line | None:
    """The line of the card, the marianna or the bid that is named."""
    if match["card"] or match["suit"]:
        return other_line(shown, match)
    if match["bid"] == "A pass":
        return shown.line(PASS)
    words = match["bid"].removeprefix("A bid of ")
    bids = (line for line in shown.lines if isinstance(line.action, Bid) and _said(line.action) == words)
    return next(bids, None)


def _said(bid: Bid) -> str:
    return the_bid(bid)


POINTS_NEAR, CHANCE_NEAR = 3, 4
"""Largest differences of points and of chance (in %) at which a choice is nearly as good."""


def _near(shown: Shown, line: Line) -> bool:
    apart = abs((line.points or 0) - (shown.own.points or 0))
    race = shown.view.rules.ends_at is not None  # the hand alone counts (V-MA-6)
    return (apart <= POINTS_NEAR or race) and abs(line.chance - shown.own.chance) <= CHANCE_NEAR


@claim("little at stake", r"Next to nothing is at stake\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return len(shown.lines) > 1 and all(_near(shown, line) for line in shown.lines)


@claim("others nearly as good", rf"{N} other choices are nearly as good\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    near = [line for line in shown.lines if line is not shown.own and _near(shown, line)]
    return len(near) >= int(match["n"]) > 1


@claim("nearly as good", rf"{NAMED} is nearly as good(, and this speaks for it)?\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    line = _named(shown, match)
    return line is not None and line is not shown.own and _near(shown, line)


NEXT_TO_NONE = 1.0
"""Points below which a difference is told as next to none."""
DIFFERS = rf"{CARD} differs by about (?P<apart>\d+\.\d) points?"
ROUNDED = 0.16
"""Points by which two rounded figures may differ more than what they stand for, which is rounded too."""


def _near_card(shown: Shown, match: re.Match[str]) -> bool:
    line = shown.line_of(the_card(match))
    apart, told = abs((line.points or 0) - (shown.own.points or 0)), float(match["apart"])
    return line is not shown.own and _near(shown, line) and apart - ROUNDED <= told < NEXT_TO_NONE


def _advised(shown: Shown, match: re.Match[str]) -> bool:
    return shown.line_of(the_card(match)).action == shown.advised


@claim("differs a little", rf"{DIFFERS}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return _near_card(shown, match)


@claim("nearly, but more points", rf"{DIFFERS}, but carries more points\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    points = shown.onlooker.points
    return _near_card(shown, match) and points(the_card(match)) > points(shown.card)


@claim("nearly, but higher", rf"{DIFFERS}, but it is higher\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other, it = the_card(match), shown.onlooker
    higher = it.strength(other) > it.strength(shown.card)
    return _near_card(shown, match) and other.suit is shown.card.suit and higher


@claim("nearly, but a trump", rf"{DIFFERS}, but it is a trump\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it = shown.onlooker
    return _near_card(shown, match) and it.trump(the_card(match)) and not it.trump(shown.card)


@claim("nearly, and fewer points", rf"{DIFFERS}, and carries fewer points\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    points = shown.onlooker.points
    fewer = points(the_card(match)) < points(shown.card)
    return _near_card(shown, match) and _advised(shown, match) and fewer


@claim("nearly, and lower", rf"{DIFFERS}, and it is lower\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other, it = the_card(match), shown.onlooker
    lower = other.suit is shown.card.suit and it.strength(other) < it.strength(shown.card)
    return _near_card(shown, match) and _advised(shown, match) and lower


@claim("nearly, and no trump", rf"{DIFFERS}, and it is no trump\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    it = shown.onlooker
    plain = it.trump(shown.card) and not it.trump(the_card(match))
    return _near_card(shown, match) and _advised(shown, match) and plain


@claim("nearly the same without", r"Without the exchange it comes to nearly the same\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return (
        shown.action == Exchange(take=True)
        and len(shown.lines) == 2
        and _near(shown, shown.line(Exchange(take=False)))
    )


@claim("figures", rf"{POINTS} points?, (?P<chance>\d+)% to win\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return (float(match["points"]), int(match["chance"])) == (shown.own.points, shown.own.chance)


@claim("points alone", rf"{POINTS} points?\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return float(match["points"]) == shown.own.points and shown.view.rules.match_form.by_points
