"""Charts and tables in words, for whoever cannot see them."""

from collections.abc import Sequence

from briscola.i18n.score_words import hands_text, percent_text
from briscola.i18n.text import _, pgettext

MOST_POINTS_READ = 20
"""Points of a long line that are read, evenly spread; the first and the last are among them."""


def spread(count: int, most: int = MOST_POINTS_READ) -> Sequence[int]:
    """Indices of at most so many of `count` points, evenly spread, the last among them.

    >>> spread(5, 3)
    [0, 2, 4]
    """
    if count <= most:
        return list(range(count))
    return [round(at * (count - 1) / (most - 1)) for at in range(most)]


def rolling_text(match: int, share: float) -> str:
    """A point of the line over time: `Up to match 12: 60%`."""
    return _("Up to match {n}: {share}").format(n=match, share=percent_text(share))


def columns_text(least: int, most: int, hands: int) -> str:
    """A column of the points: `61 to 65 points: 3 hands`."""
    return _("{least} to {most} points: {hands}").format(least=least, most=most, hands=hands_text(hands))


def cells_text(heads: Sequence[str], cells: Sequence[str], won: Sequence[bool] = ()) -> str:
    """A row of a table with its heads: `You 66 (won), Peppe 54`."""
    wins = [*won, *[False] * (len(cells) - len(won))]
    named = heads or [""] * len(cells)
    said = [f"{head} {cell}".strip() for head, cell in zip(named, cells, strict=False)]
    word = pgettext("hand", "won")
    return ", ".join(f"{words} ({word})" if wins[at] else words for at, words in enumerate(said))


def hand_line(number: str, heads: Sequence[str], cells: Sequence[str], won: Sequence[bool], note: str) -> str:
    """A hand of the match in words: `Hand 3: You 66 (won), Peppe 54. Every trick`.

    The sums have no number: their note says what they are.
    """
    if not number:
        return f"{note}: {cells_text(heads, cells, won)}"
    said = f"{_('Hand {n}').format(n=number)}: {cells_text(heads, cells, won)}"
    return f"{said}. {note}" if note else said


def squares_text(ours: Sequence[bool], dear: Sequence[bool]) -> str:
    """The tricks of a hand in their order: `won, lost with 10 points or more, won`."""
    won, lost = pgettext("trick", "won"), pgettext("trick", "lost")
    said = []
    for mine, rich in zip(ours, dear, strict=True):
        word = won if mine else lost
        said.append(_("{trick} with 10 points or more").format(trick=word) if rich else word)
    return _("Tricks: {tricks}").format(tricks=", ".join(said))
