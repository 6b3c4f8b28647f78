"""What an observation is to a net: a short list of rows, so that its first layer is a sum of them.

Seats are counted from one's own. Only games without auction are written down here; what an option adds to
one is left out.
"""

from bisect import bisect_right
from collections.abc import Sequence

from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.rules import Follow, Rules
from briscola.players.coding import POINTS, STRENGTH, SUIT, beats, coder_of, suit_number
from briscola.players.nets.card_rows import CARDS, LEADS, LEAVES, POT_STEPS, SUITS, TAKES, renamed
from briscola.players.nets.tricks.layout import (
    DRAWS_TOLD,
    SCORES,
    SIGN_ROWS,
    SPOKEN,
    TricksLayout,
    game_row,
    layout_of,
    score_bucket,
)
from briscola.players.talk.signals import WORTH, stands


def encode(view: Observation, *, win: bool = False, talks: bool = False) -> tuple[list[int], list[int]]:
    """The rows of an observation, and for each legal play the row of the action.

    `win` says that the seat plays for the hand rather than for points, `talks` that it reads signs.
    """
    rules = view.rules
    layout = layout_of(rules.players)
    n, me = rules.players, view.seat
    trumps = suit_number(view.trumps)
    number = {c: renamed(k, trumps) for c, k in coder_of(rules).number.items()}
    rows = [layout.game + game_row(rules)]
    rows += [layout.hand + number[c] for c in view.hand]
    rows += _table_rows(view, layout, number)
    rows += [layout.gone + k for c, k in number.items() if c not in rules.pack]
    for age, trick in enumerate(reversed(view.tricks)):
        old = min(age, layout.ages - 1)
        for play in trick.plays:
            card, led = number[play.card], play.seat == trick.leader
            rows.append(layout.gone + card)
            rows.append(layout.history + ((old * n + (play.seat - me) % n) * 2 + led) * CARDS + card)
    for seat, cards in view.known.items():
        rows += [layout.known + ((seat - me) % n - 1) * CARDS + number[c] for c in cards]
    rows += _void_rows(view, layout, number)
    if view.stock_count and view.turned is not None:
        rows.append(layout.turned + STRENGTH[number[view.turned]])
    rows.append(layout.tricks + rules.tricks - len(view.tricks))
    rows.append(layout.draws + min(DRAWS_TOLD, view.stock_count // n))
    rows.append(layout.position + len(view.table))
    for i, side in enumerate(relative_sides(rules, me)):
        rows.append(layout.score + i * SCORES + score_bucket(sum(view.points[s] for s in side)))
    if win:
        rows.append(layout.win)
    if talks:
        rows += _sign_rows(view, layout)
    return rows, action_rows(view, number)


def relative_sides(rules: Rules, me: int) -> list[Sequence[int]]:
    """The sides in the order in which they are told: one's own first, then by the next seat to play."""
    sides: list[Sequence[int]] = []
    for i in range(rules.players):
        side = rules.side_of[(me + i) % rules.players]
        if side not in sides:
            sides.append(side)
    return sides


def _best(view: Observation, number: dict[Card, int]) -> tuple[int, int]:
    """Who is winning the trick on the table, and with which card."""
    winner, best = view.table[0].seat, number[view.table[0].card]
    for play in view.table[1:]:
        if beats(number[play.card], best, 0):
            winner, best = play.seat, number[play.card]
    return winner, best


def _table_rows(view: Observation, layout: TricksLayout, number: dict[Card, int]) -> list[int]:
    if not view.table:
        return []
    n, me = layout.players, view.seat
    rows = [layout.table + ((p.seat - me) % n - 1) * CARDS + number[p.card] for p in view.table]
    winner, best = _best(view, number)
    pot = sum(POINTS[number[p.card]] for p in view.table)
    rows += [layout.best + best, layout.winner + (winner - me) % n - 1]
    return [*rows, layout.pot + bisect_right(POT_STEPS, pot)]


def _void_rows(view: Observation, layout: TricksLayout, number: dict[Card, int]) -> list[int]:
    """The suits that others have shown to lack, for certain: nobody has drawn since (V-PR-1)."""
    rules = view.rules
    if rules.follow is Follow.FREE or view.stock_count:
        return []
    n, me = layout.players, view.seat
    found: set[int] = set()
    draws = rules.tricks - rules.hand_size
    for plays in (*(trick.plays for trick in view.tricks[draws:]), view.table):
        for play in plays[1:]:
            led = SUIT[number[plays[0].card]]
            if SUIT[number[play.card]] != led and play.seat != me:
                found.add(layout.void + ((play.seat - me) % n - 1) * SUITS + led)
    return sorted(found)


def _sign_rows(view: Observation, layout: TricksLayout) -> list[int]:
    """The signs that still stand, and who has made any (R-TALK)."""
    talk = view.rules.talk
    if talk is None or talk.signs == "off":
        return []
    found = {layout.talks}
    for seen in set(view.signals):
        first = layout.signs + (seen.seat - view.seat) % layout.players * SIGN_ROWS
        found.add(first + SPOKEN)
        if stands(view, seen):
            found.add(first + WORTH.index(seen.sign))
    return sorted(found)


def action_rows(view: Observation, number: dict[Card, int]) -> list[int]:
    """For each legal play: its card, and whether it leads, takes the trick so far or leaves it."""
    cards = [number[action.card] for action in view.legal if isinstance(action, Play)]
    if not view.table:
        return [LEADS * CARDS + card for card in cards]
    _, best = _best(view, number)
    return [(TAKES if beats(card, best, 0) else LEAVES) * CARDS + card for card in cards]
