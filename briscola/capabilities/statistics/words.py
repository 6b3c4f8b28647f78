"""The words of the statistics: streaks, evenings and luck."""

from collections.abc import Mapping, Sequence

from briscola.capabilities.statistics.rating import CERTAIN, CHANGED, RatedEvening
from briscola.capabilities.statistics.shelf import Kind, Token
from briscola.capabilities.statistics.statistics import Counts, EveningCounts, Streaks
from briscola.engine.terms import PERSON
from briscola.i18n.game_words import variant_name
from briscola.i18n.kept_match_words import day_text
from briscola.i18n.level_words import EARLIER, level_name
from briscola.i18n.score_words import hands_text, percent_text
from briscola.i18n.text import Message, _, count, lazy, ngettext, number, pgettext, plazy
from briscola.storage.evenings.matches import MIXED, PROGRAM
from briscola.storage.sums.luck import Luck

FEWEST = 30
"""Hands needed to judge luck: with fewer, the sums are too far from what chi-square assumes."""
ODD, RARE, COMMON = 0.001, 0.05, 0.15
"""Probabilities of a deviation as large in a fair shuffle.

Below `ODD` something may be wrong. Below `RARE` it is rare. From `COMMON` on it is given in tenths.
"""

PLACES = (
    lazy("You"),
    lazy("Next in turn"),
    lazy("Second in turn"),
    lazy("Third in turn"),
    lazy("Fourth in turn"),
    lazy("Fifth in turn"),
)
"""Names of the seats of the largest table, the person's first."""
KIND_TITLES: dict[str, Message] = {
    "aces": lazy("Aces"),
    "threes": lazy("Threes"),
    "trumps": plazy("dealt", "Trumps"),
}


def level_title(level: str) -> str:
    """Name of the level of all opponents of a match; one of before the five is told apart."""
    if level == MIXED:
        return pgettext("levels", "Mixed")
    if level == PROGRAM:
        return _("Program")
    if level == PERSON:
        return pgettext("levels", "People")
    name = level_name(level)
    return _("{level} (earlier)").format(level=name) if level in EARLIER else name


ROW = 2
"""Fewest matches that are a streak."""
EVENINGS = 3
"""Evenings from which on streaks are told: before, three lost matches are one evening."""
SHARE_FROM = 5
"""Fewest matches or hands of which a share is told in per cent."""


def won_text(n: int) -> str:
    """Number of wins: `12 won`."""
    return ngettext("{n} won", "{n} won", n).format(n=count(n))


def lost_text(n: int) -> str:
    """Number of losses: `8 lost`."""
    return ngettext("{n} lost", "{n} lost", n).format(n=count(n))


def tied_text(n: int) -> str:
    """Number of ties: `2 tied`."""
    return ngettext("{n} tied", "{n} tied", n).format(n=count(n))


def share_text(won: int, of: int) -> str:
    """The share of so many that was won, as per cent; empty while they are too few to say anything."""
    return percent_text(won / of) if of >= SHARE_FROM else ""


def outcome_text(counts: Counts | EveningCounts) -> str:
    """Wins and losses, `12 won, 8 lost`, with the ties if there are any."""
    drawn = counts.drawn if isinstance(counts, Counts) else counts.matches - counts.won - counts.lost
    parts = [won_text(counts.won), lost_text(counts.lost)]
    return ", ".join([*parts, tied_text(drawn)] if drawn else parts)


def of_late_text(counts: Counts, rates: Sequence[float]) -> str:
    """The share of the latest matches that was won; of few matches how they ended: `2 won, 1 lost`."""
    if counts.matches >= SHARE_FROM:
        return percent_text(rates[-1])
    told = (won_text, counts.won), (lost_text, counts.lost), (tied_text, counts.drawn)
    return ", ".join(text(n) for text, n in told if n) or "–"


def now_text(streaks: Streaks) -> str:
    """The current streak and the evening on which it began; empty if there is none: one match is no row."""
    streak = _streak(max(0, streaks.current), max(0, -streaks.current))
    if not streak or not streaks.since:
        return streak
    return _("{streak}, since {day}").format(streak=streak, day=day_text(streaks.since))


def longest_text(streaks: Streaks) -> str:
    """The longest streaks, `4 won, 2 lost`; empty if there is none."""
    return _streak(streaks.best, streaks.worst)


def _streak(won: int, lost: int) -> str:
    parts = [won_text(won)] if won >= ROW else []
    return ", ".join([*parts, lost_text(lost)] if lost >= ROW else parts)


def points_text(points: int, hands: int) -> str:
    """Points in all and per hand: `3,940, that is 73.0 a hand`."""
    if not hands:
        return count(points)
    return _("{points}, that is {mean} a hand").format(points=count(points), mean=number(points / hands, 1))


def evening_text(evening: EveningCounts) -> str:
    """Result of an evening: `Sat 21 Nov 2026: 5 won, 1 lost`."""
    return told_of(day_text(evening.day), evening)


def told_of(what: str, counts: Counts | EveningCounts) -> str:
    """Wins and losses under a heading: `3 matches: 2 won, 1 lost`."""
    return _("{what}: {outcome}").format(what=what, outcome=outcome_text(counts))


FORMULA = "μ′ = μ + φ′² · Σ g(φ) · (s − E)"
"""The step of Glicko-2 that moves a rating, as the paper writes it."""


def value_text(evening: RatedEvening) -> str:
    """A rating with the error to either side: `1,540 ± 120`."""
    rating = evening.rating
    return f"{count(round(rating.value))} ± {count(round(CERTAIN * rating.error))}"


def rating_text(evening: RatedEvening) -> str:
    """The rating now, from how many hands, and what the error means."""
    return _(
        "You stand at {value}, after {hands}. Nineteen times in twenty the truth lies within that."
    ).format(value=value_text(evening), hands=hands_text(evening.hands))


def how_rated_text(variant: str) -> str:
    """Explanation of the ratings at a game."""
    return _(
        "Glicko-2, evening by evening, over hands of {game} between two. The levels stand where the shares "
        "of hands that they win against each other put them."
    ).format(game=variant_name(variant))


def levels_before_text() -> str:
    """Words on evenings against the levels as they were before they were counted anew."""
    day = day_text(CHANGED)
    return _("Evenings before {day} are counted by the levels as they were then.").format(day=day)


def luck_text(luck: Luck) -> Sequence[str]:
    """Two texts: the aces dealt to the person against expectation, and a verdict on the whole luck."""
    aces = luck.of(0, "aces")
    if aces is None or luck.chance is None:
        return (_("Nothing has been dealt yet."),)
    came = ngettext(
        "In {hands} you were dealt {n} ace; {expected} were to be expected.",
        "In {hands} you were dealt {n} aces; {expected} were to be expected.",
        aces.came,
    ).format(hands=hands_text(luck.hands), n=count(aces.came), expected=_expected(aces.expected))
    return came, _verdict(luck.hands, luck.chance)


def _expected(value: float) -> str:
    return count(round(value)) if value >= 100 else number(value, 1)


def _verdict(hands: int, chance: float) -> str:
    if hands < FEWEST:
        left = FEWEST - hands
        return ngettext(
            "That is too little to judge by: so few hands may fall in any way. After {n} more we shall see.",
            "That is too little to judge by: so few hands may fall in any way. After {n} more we shall see.",
            left,
        ).format(n=left)
    if chance >= COMMON:
        return _(
            "Over the aces, threes and trumps of all places together, a difference this large or "
            "larger comes about in {n} of 10 such histories: nothing is odd."
        ).format(n=min(9, max(1, round(10 * chance))))
    if chance >= RARE:
        return _(
            "Over the aces, threes and trumps of all places together, a difference this large or "
            "larger comes about in 1 of {n} such histories: unusual, but nothing is odd."
        ).format(n=round(1 / chance))
    if chance >= ODD:
        return _(
            "Over the aces, threes and trumps of all places together, a difference this large or "
            "larger comes about in only 1 of {n} such histories. That is rare, yet one player in "
            "{n} sees it."
        ).format(n=count(round(1 / chance)))
    return _(
        "Over the aces, threes and trumps of all places together, a fair shuffle strays this "
        "far less than once in a thousand such histories. That is odd: check your records "
        "with “briscola verify”."
    )


def near_text() -> str:
    """Explanation of the marks in the chart of luck."""
    return _(
        "Each mark shows what came, against what a fair shuffle gives on average (the line). "
        "Of twenty marks about nineteen lie in the band."
    )


_TOKENS: Mapping[Kind, Message] = {
    "great": lazy("First trick of 20 points and more: {day}"),
    "bare": lazy("First hand won without a trump: {day}"),
    "two": lazy("First last trick with the two of trumps: {day}"),
    "granted": lazy("First trick your partner won with the very card you wanted: {day}"),
    "bid": lazy("First bid over 100 made: {day}"),
    "coached": lazy("Fewest points lost per choice in a hand: {day}"),
}


def token_text(token: Token) -> str:
    """The deed of a token, and its evening."""
    return str(_TOKENS[token.kind]).format(day=day_text(token.day))


def token_figure(token: Token) -> str:
    """The figure on a token; empty for most."""
    if token.kind == "coached":
        return number(token.figure, 1)
    return str(round(token.figure)) if token.kind == "bid" else ""
