"""Races: hands that end once a side has so many points (V-MA-6), and the cards that end them at once."""

from collections.abc import Sequence

from briscola.players.card_codes import POINTS
from briscola.players.declaring import brings, leads_to_come, open_declarations
from briscola.players.knowledge import Knowledge


def counted(knowledge: Knowledge, *, undeclared: bool = True) -> tuple[int, ...]:
    """By seat the points that count for it once it takes this trick, the trick's own aside.

    In a race those are also the declared ones, and what it is paid as soon as it leads. Of pairs in hand
    this seat knows its own alone: it may declare one then, and shows one before it breaks it. Without the
    `undeclared` that one does not count.
    """
    view = knowledge.view
    if knowledge.rules.ends_at is None:
        return knowledge.points
    points = list(view.totals)
    if leads_to_come(knowledge):
        for made in view.declared:
            if not made.points:
                points[made.seat] += brings(view, made.suit)
        if view.table and undeclared:
            held = (brings(view, each.suit) for each in open_declarations(knowledge))
            points[view.seat] += max(held, default=0)
    return tuple(points)


def missing(knowledge: Knowledge) -> tuple[int, ...] | None:
    """By seat the points with which a trick ends the hand for it; None where no hand ends so."""
    ends_at = knowledge.rules.ends_at
    return None if ends_at is None else tuple([ends_at - points for points in counted(knowledge)])


def last_word(knowledge: Knowledge, cards: Sequence[int]) -> Sequence[int]:
    """Of the cards that may complete a trick those that win the hand at once, if any do.

    Else those that do not lose it at once, if there are some; else all.
    """
    short = missing(knowledge)
    if short is None or knowledge.later or knowledge.best is None:
        return cards
    winner, _ = knowledge.best
    won, lost = list[int](), list[int]()
    for card in cards:
        taker, ending = (knowledge.actor, won) if knowledge.takes(card) else (winner, lost)
        if knowledge.pot + POINTS[card] >= short[taker]:
            ending.append(card)
    return won or [card for card in cards if card not in lost] or cards
