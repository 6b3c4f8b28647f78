"""An observation as a net sees it: a short list of rows, so that its first layer is a sum of them.

Seats are counted from one's own. Only games without auction are written down here; what an option adds to
one is left out.
"""

from bisect import bisect_right
from collections.abc import Sequence

from briscola.engine.actions import Declare
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.card_codes import STRENGTH, suit_number
from briscola.players.knowledge import Knowledge
from briscola.players.nets.card_rows import (
    CARDS,
    LEADS,
    LEAVES,
    POT_STEPS,
    STRENGTHS,
    SUITS,
    TAKES,
    renaming,
)
from briscola.players.nets.tricks.layout import (
    BROUGHT,
    BROUGHT_STEP,
    DECLARES,
    DRAWS_TOLD,
    KING,
    SCORES,
    SIGN_ROWS,
    SPOKEN,
    TricksLayout,
    game_row,
    layout_for,
    score_bucket,
)
from briscola.players.signals import WORTH, makes_signs, stands


def encode(knowledge: Knowledge, *, win: bool = False, talks: bool = False) -> tuple[list[int], list[int]]:
    """The rows of what a seat knows, and for each legal play, then each declaration, the row of the action.

    `win` says that the seat plays for the hand rather than for points, `talks` that it reads signs.
    """
    view, rules, me = knowledge.view, knowledge.rules, knowledge.me
    n, layout = rules.players, layout_for(rules)
    name = renaming(knowledge.trumps)
    number = knowledge.coder.number
    rows = [layout.game + game_row(rules)]
    rows += [layout.hand + name[c] for c in knowledge.hand]
    rows += _table_rows(knowledge, layout)
    rows += [layout.gone + name[k] for c, k in number.items() if c not in rules.pack]
    for age, plays in enumerate(reversed(knowledge.history[:-1])):
        old = min(age, layout.ages - 1)
        for play in plays:
            if play.card in knowledge.forgotten:
                continue
            card, led = name[play.card], play.over is None
            rows.append(layout.gone + card)
            rows.append(layout.history + ((old * n + (play.seat - me) % n) * 2 + led) * CARDS + card)
    for seat, cards in (view.known | view.open).items():
        rows += [layout.known + ((seat - me) % n - 1) * CARDS + name[number[c]] for c in cards]
    rows += _void_rows(knowledge, layout)
    if knowledge.turned is not None:
        rows.append(layout.turned + STRENGTH[knowledge.turned])
    rows.append(layout.tricks + rules.tricks - len(view.tricks))
    rows.append(layout.draws + min(DRAWS_TOLD, knowledge.stock // n))
    rows.append(layout.position + len(knowledge.table))
    for i, side in enumerate(relative_sides(rules, me)):
        rows.append(layout.score + i * SCORES + score_bucket(sum(knowledge.points[s] for s in side)))
    if win:
        rows.append(layout.win)
    if talks:
        rows += _sign_rows(view, layout)
    if layout.declares:
        rows += _declared_rows(knowledge, layout)
    return rows, [*_action_rows(knowledge), *_declaration_rows(knowledge)]


def relative_sides(rules: Rules, me: int) -> list[Sequence[int]]:
    """The sides in the order in which they are told: one's own first, then by the next seat to play."""
    sides: list[Sequence[int]] = []
    for i in range(rules.players):
        side = rules.side_of[(me + i) % rules.players]
        if side not in sides:
            sides.append(side)
    return sides


def _table_rows(knowledge: Knowledge, layout: TricksLayout) -> list[int]:
    if knowledge.best is None:
        return []
    n, me, name = layout.players, knowledge.me, renaming(knowledge.trumps)
    rows = [layout.table + ((seat - me) % n - 1) * CARDS + name[c] for seat, c in knowledge.table]
    winner, best = knowledge.best
    rows += [layout.best + name[best], layout.winner + (winner - me) % n - 1]
    return [*rows, layout.pot + bisect_right(POT_STEPS, knowledge.pot)]


def _void_rows(knowledge: Knowledge, layout: TricksLayout) -> list[int]:
    """The suits that others have shown to lack, for certain: nobody has drawn since (V-PR-1)."""
    n, me, name = layout.players, knowledge.me, renaming(knowledge.trumps)
    return sorted(
        layout.void + ((seat - me) % n - 1) * SUITS + name[suit * STRENGTHS] // STRENGTHS
        for seat, lacking in enumerate(knowledge.voids)
        for suit in range(SUITS)
        if lacking >> suit & 1 and seat != me
    )


def _sign_rows(view: Observation, layout: TricksLayout) -> list[int]:
    """Rows for the signs that still stand, and for the seats that have made any (R-TALK)."""
    if not makes_signs(view.rules):
        return []
    found = {layout.talks}
    for seen in set(view.signals):
        first = layout.signs + (seen.seat - view.seat) % layout.players * SIGN_ROWS
        found.add(first + SPOKEN)
        if stands(view, seen):
            found.add(first + WORTH.index(seen.sign))
    return sorted(found)


def _declared_rows(knowledge: Knowledge, layout: TricksLayout) -> list[int]:
    """Rows for declared suits, the points each seat declared, and the next declaration's points (V-MA)."""
    view, marianna = knowledge.view, knowledge.rules.marianna
    assert marianna is not None
    name = renaming(knowledge.trumps)
    rows = [layout.bare] if view.trumps is None else []
    for made in view.declared:
        rows.append(layout.declared + name[suit_number(made.suit) * STRENGTHS] // STRENGTHS)
        seat = (made.seat - view.seat) % layout.players
        rows.append(layout.brought + seat * BROUGHT + made.points // BROUGHT_STEP - 1)
    if view.stock_count:
        first = marianna.first // BROUGHT_STEP - 1
        rows.append(layout.next + first + (len(view.declared) if marianna.makes_trumps else 0))
    return rows


def _declaration_rows(knowledge: Knowledge) -> list[int]:
    """Rows of the legal declarations."""
    name = renaming(knowledge.trumps)
    offered = [action for action in knowledge.view.legal if isinstance(action, Declare)]
    return [DECLARES * CARDS + name[suit_number(a.suit) * STRENGTHS + KING] for a in offered]


def _action_rows(knowledge: Knowledge) -> list[int]:
    """For each legal play: its card, and whether it leads, takes the trick so far or leaves it."""
    name = renaming(knowledge.trumps)
    if not knowledge.table:
        return [LEADS * CARDS + name[c] for c in knowledge.legal]
    return [(TAKES if knowledge.takes(c) else LEAVES) * CARDS + name[c] for c in knowledge.legal]
