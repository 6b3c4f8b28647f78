"""The answers to one's questions at a table, each in a few short sentences: for whoever cannot see it.

All of it follows from the `View`, which holds nothing that the person may not know.
"""

from collections.abc import Callable, Mapping, Sequence

from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.client.view.view import ME, View
from briscola.engine.actions import Action, Bid, Call, Exchange, Pass, Redeal
from briscola.i18n.action_words import bid_text, trump_card_question
from briscola.i18n.card_words import card_name, cards_text, points_text, suit_name
from briscola.i18n.event_words import trick_words, waiting_words
from briscola.i18n.game_words import game_title, hand_text
from briscola.i18n.result_words import listed_names, match_goal
from briscola.i18n.score_words import tallies
from briscola.i18n.seat_words import you_lead
from briscola.i18n.table_facts import TableFacts
from briscola.i18n.text import _, ngettext, upper
from briscola.i18n.tooltip_words import (
    open_words,
    person_words,
    plays_for_dummy,
    stock_words,
    untrumped_caption,
)
from briscola.i18n.trick_words import nothing_again_text, why_taken


def asked_words(
    next_step: NextStep | None, legal: Sequence[Action], view: View, names: Sequence[str], seat: int
) -> str:
    """The question to the person now, for the action of `seat` (hers or the dummy's); empty if none."""
    if next_step is NextStep.OWN_CUT:
        return _("You cut the pack")
    if next_step is NextStep.OWN_TRUMP_CARD:
        return trump_card_question()
    if next_step is not NextStep.OWN_MOVE or not legal:
        return ""
    match legal[0]:
        case Bid() | Pass():
            return _("Your bid")
        case Call():
            return _("Call a card")
        case Exchange():
            return _("Exchange the turned card?")
        case Redeal():
            return _("Have this hand dealt again?")
    if seat != ME:
        return plays_for_dummy(view, names)
    return _("Your turn") if view.table else you_lead(view)


def asked_of(seat: SeatControl, view: View, names: Sequence[str], next_step: NextStep | None) -> str:
    """The question to the person at a seat now; empty if it is not her turn."""
    if next_step is not NextStep.OWN_MOVE:
        return asked_words(next_step, (), view, names, ME)
    seen = seat.view
    return asked_words(next_step, seen.legal, view, names, ME if seen.to_act is None else seen.to_act)


# ---- the answers


def _turn(told: TableFacts) -> str:
    if told.view.ended is not None:
        return _("The hand is over.")
    if told.asked:
        return told.asked
    if told.acting is None:
        return _("Nobody is to play now.")
    return upper(_("{name} is to play").format(name=told.player(told.acting)))


def _trumps(told: TableFacts) -> str:
    view, naming = told.view, told.naming
    parts = [*told.contract()]
    if view.trumps is not None:
        parts.append(told.trumps()[0])
    elif view.untrumped:
        parts += [untrumped_caption(view)[0], told.trumps()[1]]
    if view.turned is not None:
        parts.append(_("turned card: {card}").format(card=card_name(view.turned, naming=naming)))
    left = view.pack or view.stock_count
    if left:
        parts.append(stock_words(view, left)[0])
    elif view.hands and any(view.hands):
        parts.append(_("nothing left to draw"))
    return ". ".join(upper(part) for part in parts if part) or _("There is no deal yet.")


def _hand(told: TableFacts) -> str:
    view = told.view
    held = [card for card in (view.hands[ME] if view.hands else ()) if card is not None]
    if not held:
        return _("You hold no cards.")
    cards = [f"{at}, {card_name(card, naming=told.naming)}" for at, card in enumerate(held, 1)]
    return "; ".join(cards)


def _trick(told: TableFacts) -> str:
    view = told.view
    if not view.table:
        return _("Nothing has been played to this trick.")
    played = [
        _("{name}: {words}").format(
            name=upper(told.player(on.seat)), words=card_name(on.card, naming=told.naming)
        )
        for on in view.table
    ]
    best = view.winning
    holds = ""
    if best is not None:
        holds = (
            _("You hold it")
            if best.seat == told.you
            else upper(_("{name} holds it").format(name=told.player(best.seat)))
        )
        worth = sum(view.rules.ranking.points[on.card] for on in view.table)
        holds = _("{who}, {points}").format(who=holds, points=points_text(worth))
    return ". ".join(filter(None, (*played, holds, why_taken(view.table, view, naming=told.naming))))


def _last_trick(told: TableFacts) -> str:
    view = told.view
    if told.review == "none":
        return nothing_again_text()
    if not view.last or view.last_winner is None:
        return _("No trick has been taken yet.")
    played = [
        _("{name}: {words}").format(
            name=upper(told.player(on.seat)), words=card_name(on.card, naming=told.naming)
        )
        for on in view.last
    ]
    taken = trick_words(
        view.last_winner,
        view.last_points,
        view,
        told.names,
        told.settings,
        naming=told.naming,
        you=told.you,
    )
    return ". ".join(filter(None, (*played, *taken)))


def _points(told: TableFacts) -> str:
    view = told.view
    parts = [hand_text(view)]
    if told.settings.live_points and view.captured and view.ended is None and any(view.captured):
        parts += _won(told)
    by_wins = view.rules.match_form.by_wins
    lines = tallies(view, told.setup)
    score = ", ".join(f"{line.name} {line.strokes if by_wins else line.figure}" for line in lines)
    parts += [_("Score: {score}").format(score=score), match_goal(view.rules, view.winning_hands)]
    return ". ".join(filter(None, parts))


def _won(told: TableFacts) -> Sequence[str]:
    """Cards and points won in this hand, by side or player."""
    view = told.view
    if view.rules.in_sides:
        ours = view.rules.side_of[ME]
        sides = [
            (
                line.name,
                [place for place in range(view.rules.players) if (place in ours) == (line.side == "us")],
            )
            for line in tallies(view, told.setup)
        ]
    else:
        sides = [(told.names[place], [place]) for place in range(len(view.captured))]
    return [
        _("{name}: {words}").format(
            name=name,
            words=", ".join(
                (
                    points_text(sum(view.points[place] for place in places)),
                    cards_text(sum(view.captured[place] for place in places)),
                )
            ),
        )
        for name, places in sides
    ]


def _auction(told: TableFacts) -> str:
    view = told.view
    if view.rules.bidding is None:
        return _("There is no auction in this game.")
    if not view.bids:
        return _("Nobody has bid yet.")
    parts = []
    if (standing := view.standing) is not None:
        bid = bid_text(standing[1], naming=told.naming)
        parts.append(_("Highest bid: {bid}, by {name}").format(bid=bid, name=told.names[standing[0]]))
    passed = [told.names[place] for place in range(view.rules.players) if view.said(place) is None]
    if passed:
        parts.append(_("Passed: {names}").format(names=listed_names(passed)))
    if not view.auction_over:
        waiting = [_with_bid(told, place) for place in view.bidders]
        parts.append(_("Still bidding: {names}").format(names=listed_names(waiting)))
    return ". ".join(parts)


def _with_bid(told: TableFacts, place: int) -> str:
    """A bidder, and the bid that somebody has topped since."""
    said, name = told.view.said(place), told.names[place]
    standing = told.view.standing
    topped = isinstance(said, Bid) and standing is not None and standing[0] != place
    return f"{name} ({bid_text(said, naming=told.naming)})" if topped else name


def _signs(told: TableFacts) -> str:
    if told.view.rules.talk is None:
        return _("No signs are made in this game.")
    seen = [
        _("{name}: {words}").format(name=told.names[place], words=words)
        for place, words in told.signs.items()
    ]
    return ". ".join(seen) or _("You have seen no sign in this hand.")


def _players(told: TableFacts) -> str:
    view = told.view
    return ". ".join(
        ", ".join(filter(None, (told.names[place], *_about(told, place)))) for place in view.order
    )


def _about(told: TableFacts, place: int) -> Sequence[str]:
    """Public facts about a player."""
    view = told.view
    held = len(view.hands[place]) if view.hands else 0
    side = view.side(place) if place != ME else ""
    return (
        person_words(told.setup, view, place),
        "" if not side else _("your partner") if side == "us" else _("against you"),
        _("dealer") if place == view.dealer else "",
        ngettext("{n} card in hand", "{n} cards in hand", held).format(n=held) if held else "",
    )


def _table(told: TableFacts) -> str:
    """The game, and whatever lies open beside the trick."""
    view = told.view
    parts = [game_title(view.rules), hand_text(view, told.occasion)]
    for place in view.order:
        known = [card for card in (view.hands[place] if view.hands else ()) if card is not None]
        if place != ME and known and len(known) == len(view.hands[place]):
            where = open_words(view, place, known[0], told.names, naming=told.naming)[1].partition(". ")[2]
            cards = ", ".join(card_name(card, naming=told.naming) for card in known)
            parts.append(f"{where.rstrip('.')}: {cards}")
    for made in view.declared:
        suit = suit_name(made.suit, naming=told.naming)
        if made in view.unpaid:
            waits = waiting_words(made.seat, made.suit, told.names, naming=told.naming, you=told.you)
            parts.append(". ".join(waits))
            continue
        parts.append(
            _("{name} declared {suit}: {points}").format(
                name=told.names[made.seat], suit=suit, points=points_text(made.points)
            )
        )
    return ". ".join(filter(None, parts))


ANSWERS: Mapping[str, Callable[[TableFacts], str]] = {
    "turn": _turn,
    "trumps": _trumps,
    "hand": _hand,
    "trick": _trick,
    "last-trick": _last_trick,
    "points": _points,
    "auction": _auction,
    "signs": _signs,
    "players": _players,
    "table": _table,
}
"""The answer to each question, by the names of `ui/input/question_keys.py`."""


def answer(question: str, told: TableFacts) -> str:
    """The answer to a question about a table."""
    return ANSWERS[question](told)
