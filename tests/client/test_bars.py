"""Chiamata as played in bars, as the person sees it: the dark trick, a hand given up, a weak hand."""

from collections.abc import Callable
from itertools import count

from msgspec.structs import replace

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.view.deciding_trick import decisive
from briscola.client.view.folding import as_seen_by, fold_all
from briscola.client.view.results import bands
from briscola.client.view.view import ME, View
from briscola.engine.actions import CONCEDE, PASS, Action, Bid, Call, Pass, Redeal
from briscola.engine.events import HandEnded, Played, Redealt
from briscola.engine.observation import Observation
from briscola.engine.replay import replay
from briscola.engine.rules import OptionValue
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.result_words import called_words, headline, result_reason
from briscola.i18n.tooltip_words import contract_words, dark_words
from briscola.i18n.trick_words import effect_text, why_taken
from briscola.players.levels import make_player
from briscola.table.deals import SeededDeals
from tests.client.seat_steps import step_without_choice

NAMES = ("You", "Rocco", "Lucia", "Nino", "Teresa")
Choose = Callable[[Observation], Action]


def table_of(seed: int, players: int = 5, /, **options: OptionValue) -> HostedSeat:
    setup = MatchSetup(
        variant="chiamata",
        players=players,
        options=options,
        winning_hands=1,
        opponents=regulars(players, ("easy",)),
    )
    computers = [make_player("easy", seed=seed, seat=seat) for seat in range(1, players)]
    return HostedSeat(MatchHost(setup, deals=SeededDeals(seed), players=computers))


def view_of(seat: HostedSeat) -> View:
    view = fold_all(seat.history)
    assert view is not None
    return view


def go_on(seat: HostedSeat, choose: Choose, until: Callable[[HostedSeat], bool]) -> bool:
    """The hand with that person, to its end or until something is so; whether it came to that."""
    hands = seat.host.table.hand
    for _ in range(200):
        if seat.dealt and until(seat):
            return True
        if seat.next_step is NextStep.HAND and seat.host.table.hand > hands:
            return until(seat)
        if seat.next_step is NextStep.MATCH and seat.host.table.matches:
            return until(seat)
        if seat.next_step is NextStep.OWN_MOVE:
            seat.choose(choose(seat.view))
        elif not step_without_choice(seat):
            seat.choose(seat.think().result)
    raise AssertionError("the hand does not end")


def never(_session: HostedSeat) -> bool:
    """Until the hand has ended."""
    return False


def bidder(view: Observation) -> Action:
    """Somebody who bids whatever it takes, then calls and plays the first card."""
    bids = [action for action in view.legal if isinstance(action, Bid)]
    return bids[min(len(bids) - 1, 12)] if bids else view.legal[0]


def timid(view: Observation) -> Action:
    """Somebody who never bids and keeps a weak hand."""
    if isinstance(view.legal[0], Redeal):
        return Redeal(wanted=False)
    return PASS if isinstance(view.legal[-1], Pass) else view.legal[0]


def test_in_the_dark_everybody_knows_the_caller_and_nobody_who_takes_the_trick() -> None:
    """V-CH-26."""
    seat = table_of(3, dark=True)
    assert go_on(seat, bidder, lambda s: len(view_of(s).table) == 3)
    view = view_of(seat)
    assert view.in_the_dark and view.trumps is None and view.called is None
    assert view.caller is not None and view.contract is not None and view.leader == view.table[0].seat
    assert view.winning is None and not view.watched
    assert "trump has not been named" in why_taken(view.table, view)
    assert "no trump yet" in effect_text(view.table[0].card, view)
    assert dark_words(view, NAMES)[0] == "In the dark"
    assert NAMES[view.caller] in dark_words(view, NAMES)[1] or "you name" in dark_words(view, NAMES)[1]


def test_what_is_said_of_a_call_speaks_to_its_caller() -> None:
    """`Called by You` is no sentence: neither here nor in any other language."""
    seat = table_of(7)
    assert go_on(seat, bidder, lambda s: view_of(s).called is not None)
    view = view_of(seat)
    assert view.caller == ME
    assert contract_words(view, NAMES, "", naming=ITALIAN)[1].startswith("You called it, and have promised")
    of_another = contract_words(replace(view, caller=2), NAMES, "", naming=ITALIAN)[1]
    assert of_another.startswith("Called by Lucia, who has promised")


def test_a_called_card_that_lies_in_the_dark_trick_shows_the_partner_to_all() -> None:
    """V-CH-27."""
    seat = table_of(7, dark=True)

    def wicked(view: Observation) -> Action:
        last = view.table[-1].card if view.table else None
        return Call(card=last) if last is not None and Call(card=last) in view.legal else bidder(view)

    def called(seat: HostedSeat) -> bool:
        return view_of(seat).called is not None

    assert go_on(seat, wicked, called)
    view = view_of(seat)
    assert view.caller == 0 and view.revealed and not view.in_the_dark
    shown = next(e.seat for e in seat.history if isinstance(e, Played) and e.card == view.called)
    assert view.partner == shown and view.tricks == 1


def test_of_a_hand_given_up_everybody_learns_who_pays() -> None:
    """V-CH-25: the called card had not been played."""
    partners = set()
    for seed in range(6):
        seat = table_of(seed, concede=True)
        assert not go_on(seat, lambda v: CONCEDE if CONCEDE in v.legal else bidder(v), never)
        view = view_of(seat)
        ended = view.ended
        assert ended is not None and ended.payments is not None and view.caller is not None
        if ended.reason != "conceded":
            continue
        side = {place for place, paid in enumerate(ended.payments) if paid < 0}
        assert view.revealed and {view.caller, view.partner} == side
        partners.add(view.partner == view.caller)
        assert "given up" in result_reason(view, ended, NAMES)
        assert "given up" in called_words(view, NAMES, known=True)[1] and headline(view) == "Hand lost"
        assert sum(band.points for band in bands(seat.history, view)) == sum(ended.points)
        assert decisive(seat.host.table.log, view) is None
        replay(seat.host.table.log)
    assert partners


def test_a_computer_says_at_once_that_its_hand_is_weak() -> None:
    """V-CB-3: whoever saw it think would know that it may ask."""
    for seed in count(1):
        seat = table_of(seed, weak_redeal=True)
        go_on(seat, timid, lambda s: s.dealt)
        if any(isinstance(event, Redealt) and event.seat for event in seat.history):
            break
        assert seed < 60
    ended = next(event for event in seat.history if isinstance(event, HandEnded))
    view = view_of(seat)
    assert ended.reason == "void" and view.weak is not None
    assert headline(view) == "Dealt again" and NAMES[view.weak] in result_reason(view, ended, NAMES)
    assert bands(seat.history, view) == () and seat.next_step is NextStep.HAND


def test_the_persons_own_weak_hand_is_asked_for_and_told() -> None:
    seat = next(s for s in (table_of(n, 4, weak_redeal=True) for n in count(1)) if _asked_first(s))
    assert isinstance(seat.view.legal[0], Redeal)
    seat.choose(Redeal(wanted=True))
    view = view_of(seat)
    assert view.ended is not None and "You showed" in result_reason(view, view.ended, NAMES)


def _asked_first(seat: HostedSeat) -> bool:
    return (
        go_on(seat, timid, lambda s: s.dealt)
        and seat.next_step is NextStep.OWN_MOVE
        and isinstance(seat.view.legal[0], Redeal)
    )


def test_the_log_of_such_hands_can_be_unfolded_again() -> None:
    """A match with all of it, seen from its log alone, is the one that was seen live."""
    seat = table_of(11, bidding="rank", obliged=True, dark=True, concede=True, weak_redeal=True)
    go_on(seat, bidder, never)
    live, again = view_of(seat), fold_all(as_seen_by(seat.host.table.log))
    assert live == again
    assert any(isinstance(event, Played) for event in seat.history)
