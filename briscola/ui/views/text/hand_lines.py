"""The hands of a match as rows of words and numbers, and the row of their sums."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.results import PlayedHand, signed
from briscola.client.view.view import ME, View
from briscola.engine.outcome import side_count
from briscola.engine.rules import Rules
from briscola.i18n.character_words import name_of, side_names
from briscola.i18n.chart_words import hand_line
from briscola.i18n.game_words import game_words, more_text, times_text
from briscola.i18n.result_words import by_last_trick, strokes, strokes_text
from briscola.i18n.text import _, pgettext


class HandLine(Struct, frozen=True, kw_only=True):
    """A hand of the match: its number, a note, one cell per column, and whether each column won."""

    number: str
    note: str
    cells: tuple[str, ...]
    won: tuple[bool, ...]
    made: bool | None = None
    """True if the promise was kept; None if nothing was promised."""
    times: int = 1
    """Number of times that the hand was paid (V-CH-28)."""
    more: int = 0
    """Strokes that it counted more after tied hands (V-SU-7)."""


def headings(setup: MatchSetup, rules: Rules) -> tuple[str, ...]:
    """Headings: the two pairs, or every player."""
    if rules.in_sides:
        return side_names(setup, rules)
    return tuple(name_of(setup, rules, place) for place in range(rules.players))


def _sides(rules: Rules) -> Sequence[Sequence[int]]:
    """The sides in the order of the columns: the person's first."""
    return sorted(rules.sides, key=lambda side: ME not in side)


def lines(view: View, hands: Sequence[PlayedHand], names: Sequence[str]) -> tuple[HandLine, ...]:
    """One line per hand with the points (declared ones too), or with the payments if hands are paid for."""
    return tuple(_line(view, hand, names) for hand in hands)


def _line(view: View, hand: PlayedHand, names: Sequence[str]) -> HandLine:
    rules, ended, sides = view.rules, hand.ended, _sides(view.rules)
    paid = ended.payments if rules.has_payments and not rules.in_sides else None
    return HandLine(
        number=str(hand.number),
        note=_note(rules, hand, names),
        cells=tuple(
            str(side_count(ended, side).total) if paid is None else signed(paid[side[0]]) for side in sides
        ),
        won=tuple(side[0] in ended.winners for side in sides),
        made=None if ended.contract is None else ended.reason == "made",
        times=ended.times or 1,
        more=ended.more or 0,
    )


def total(view: View, hands: Sequence[PlayedHand]) -> HandLine:
    """Last line: the sums of all points, or the balance."""
    if view.rules.has_payments:
        note, cells = _("balance"), tuple(map(signed, view.balance[: view.rules.players]))
    else:
        ended = [hand.ended for hand in hands]
        points = [sum(side_count(each, side).total for each in ended) for side in _sides(view.rules)]
        note, cells = _("points"), tuple(map(str, points))
    return HandLine(number="", note=note, cells=cells, won=(False,) * len(cells))


def _note(rules: Rules, hand: PlayedHand, names: Sequence[str]) -> str:
    ended = hand.ended
    if ended.reason == "passed_out":
        return _("all passed")
    if ended.reason == "void":
        return _("dealt again")
    if ended.reason == "nobody":
        return _("nobody over {n}").format(n=rules.majority - 1)
    if not ended.winners:
        return _("a tie")
    if ended.contract is not None and hand.caller is not None:
        return _("{caller}, {points}").format(caller=names[hand.caller], points=ended.contract)
    count = strokes(rules, ended)
    if ended.capot:
        return game_words(rules.variant).capot or _("every trick")
    if by_last_trick(rules, ended):
        return pgettext("what decided a hand", "last trick")
    return strokes_text(count) if count > 1 else ""


def line_words(line: HandLine, heads: Sequence[str]) -> str:
    """A row in words, for whoever cannot see it."""
    made = {True: _("made"), False: _("failed"), None: ""}[line.made]
    note = ", ".join(filter(None, (line.note, made, times_text(line.times), more_text(line.more))))
    return hand_line(line.number, heads, line.cells, line.won, note)
