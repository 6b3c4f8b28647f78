"""What is said by the figures of the table."""

import re

from benchmarks.judges.claims.reading import CARD, M, N, beside, claim, the_card
from benchmarks.judges.claims.shown import Line, Shown
from briscola.engine.actions import PASS, Bid, Declare, Exchange, Play
from briscola.i18n.actions import bid_text


@claim("wins more often", rf"{N} % to win, with {CARD} {M} %\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = shown.line_of(the_card(match))
    return (shown.own.chance, other.chance) == beside(match) and shown.own.chance > other.chance


@claim("more points", rf"{N} points at the end, with {CARD} {M}\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = shown.line_of(the_card(match))
    same = shown.own.chance == other.chance
    return same and (shown.own.points, other.points) == beside(match) and int(match["n"]) > int(match["m"])


@claim("wins less often", rf"With {CARD} {N} %\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = shown.line_of(the_card(match))
    return other.action == shown.advised and other.chance == int(match["n"]) > shown.own.chance


@claim("fewer points", rf"With {CARD} {N} points\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    other = shown.line_of(the_card(match))
    fewer = other.points == int(match["n"]) > (shown.own.points or 0)
    best = other.action == shown.advised or (isinstance(shown.advised, Declare) and _best_play(shown, other))
    return best and fewer and other.chance == shown.own.chance


def _best_play(shown: Shown, line: Line) -> bool:
    """Whether no card brings more: beside an advised declaration cards are held against the best of them."""
    plays = [each.points or 0 for each in shown.lines if isinstance(each.action, Play)]
    return line.points == max(plays)


@claim("only card", r"It is the only card you may play\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return shown.onlooker.legal == (shown.card,)


@claim("all alike", r"Whatever you choose comes to the same\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return len(shown.equals) == len(shown.lines) - 1 > 0


@claim("others as good", rf"{N} other cards have the same figures\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return len(shown.equals) == int(match["n"]) > 1


@claim("as good", rf"({CARD}|(?P<bid>[^.]+)) has the same figures\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    if match["card"]:
        equals = [line for line in shown.equals if line.action == shown.line_of(the_card(match)).action]
        return bool(equals) and (shown.action != shown.advised or len(shown.equals) == 1)
    if match["bid"]:
        return match["bid"] in [
            bid_text(each.action) for each in shown.equals if isinstance(each.action, Bid)
        ]
    return any(line.action == PASS for line in shown.equals)


@claim("same without", r"Without it you come to the same\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    return shown.action == Exchange(take=True) and len(shown.equals) == 1


@claim("figures", r"(?P<n>\d+) points, (?P<chance>\d+) % to win\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return (int(match["n"]), int(match["chance"])) == (shown.own.points, shown.own.chance)


@claim("points alone", r"(?P<n>\d+) points?\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    return int(match["n"]) == shown.own.points and shown.view.rules.match_form.by_points
