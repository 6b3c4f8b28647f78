"""A match looked at again: every stop shows what the person saw, in any order and from any side."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from briscola.client.playback.reel import Reel
from briscola.client.view.folding import as_seen_by, fold_all
from briscola.engine.cards import Card
from briscola.engine.events import Dealt, Drawn, Event, HandEnded, Played, TrickTaken, Undone
from briscola.engine.record import event_from_json, event_line, parse_line
from briscola.engine.rules import OptionValue
from tests.client.steps import GAMES, Game, log_of
from tests.spread import quick_some

DUEL = GAMES[0]


def written(log: Sequence[Event]) -> list[Event]:
    return [event_from_json(parse_line(event_line(event))) for event in log]


def held_by(log: Sequence[Event], shown: int, seat: int) -> set[Card]:
    """A seat's cards after so many events of the person's view, counted from the log alone."""
    held: set[Card] = set()
    for at, event in enumerate(log):
        if len(as_seen_by(log[: at + 1])) > shown:
            break
        if isinstance(event, Dealt):
            held = set(event.hands[seat])
        elif isinstance(event, Drawn) and event.seat == seat and event.card is not None:
            held.add(event.card)
        elif isinstance(event, Played) and event.seat == seat:
            held.remove(event.card)
    return held


@pytest.mark.parametrize(
    "game", quick_some([pytest.param(game) for game in GAMES], 6), ids=lambda game: f"{game[0]}-{game[1]}"
)
def test_every_stop_shows_what_the_person_saw_then(game: Game) -> None:
    log = log_of(game)
    reel = Reel(log)
    seen = as_seen_by(log)
    order = list(range(len(reel.stops)))
    Random(1).shuffle(order)
    for stop in order:
        view, wanted = reel.view(stop), fold_all(seen[: reel.stops[stop].events])
        assert view is not None and wanted is not None
        hidden = [place for place, hand in enumerate(wanted.hands) if None in hand]
        closed = tuple((None,) * len(h) if p in hidden else h for p, h in enumerate(view.hands))
        dummy = wanted.rules.dummy_seat
        partner = view.partner if view.partner != dummy else wanted.partner
        assert replace(view, hands=closed, partner=partner, revealed=wanted.revealed) == wanted
        shown = [p for p in hidden if None not in view.hands[p] and p != dummy]
        assert not shown, "nobody else's cards are seen"


def test_the_cards_of_all_can_be_laid_open() -> None:
    log = written(log_of(("briscola", 4, {}), seed=5))
    reel = Reel(log)
    for stop in range(reel.hands[0].first, reel.last):
        opened = reel.view(stop, opened=True)
        assert opened is not None
        for seat, hand in enumerate(opened.hands):
            assert set(hand) == held_by(log, reel.stops[stop].events, seat)


def test_an_open_dummy_lies_open_and_a_blind_one_does_not() -> None:
    for morto, lies in (("open", True), ("blind", False)):
        options: dict[str, OptionValue] = {"morto": morto} if lies else {}
        log = log_of(("chiamata", 4, options), seed=4)
        reel = Reel(log)
        inside = next(at for at, stop in enumerate(reel.stops) if stop.trick == 2)
        view = reel.view(inside)
        assert view is not None and (None not in view.hands[4]) is lies
        dealt = reel.view(reel.hands[0].first)
        assert dealt is not None and set(dealt.hands[4]) == {None}, "nobody has led yet"


def test_a_step_is_a_card_and_a_trick_with_its_draws() -> None:
    log = log_of(DUEL)
    reel = Reel(log)
    view = reel.view(0)
    assert view is not None and view.hand_number == 0, "one begins before the first deal"
    for at in range(1, len(reel.stops)):
        kinds = [type(shown.event) for shown in reel.between(at - 1, at)]
        assert kinds.count(Played) <= 1
        assert Played not in kinds or len(kinds) == 1
        if TrickTaken in kinds:
            assert reel.takes_trick(at - 1)
            assert len(kinds) == 3 or not (view := reel.view(at)) or not view.stock_count
    assert reel.actor(reel.hands[0].first) is not None


def test_one_goes_from_trick_to_trick_and_from_hand_to_hand_both_ways() -> None:
    log = log_of(("bisca", 2, {"hand_size": 9}), seed=2)
    log = log + log_of(("bisca", 2, {"hand_size": 9}), seed=3)[1:]
    reel = Reel(log)
    assert len(reel.hands) >= 2
    forwards = [0]
    while forwards[-1] < reel.last:
        forwards.append(reel.next_hand(forwards[-1]))
    assert forwards[1:-1] == [hand.first for hand in reel.hands]
    backwards = [reel.last]
    while backwards[-1]:
        backwards.append(reel.previous_hand(backwards[-1]))
    assert backwards[1:-1] == [hand.first for hand in reversed(reel.hands)]
    first = reel.hands[0]
    tricks = [first.first]
    while tricks[-1] < first.last:
        tricks.append(reel.next_trick(tricks[-1]))
    views = [reel.view(at) for at in tricks]
    assert all(view is not None and not view.table for view in views)
    assert [view.tricks for view in views if view is not None] == list(range(len(tricks)))
    assert reel.previous_trick(tricks[3]) == tricks[2] == reel.previous_trick(tricks[2] + 1)


def test_the_result_of_a_hand_lies_there_at_its_last_stop() -> None:
    log = log_of(DUEL)
    reel = Reel(log)
    ended = [event for event in log if isinstance(event, HandEnded)]
    assert [hand.ended for hand in reel.hands] == ended
    assert [reel.ends_hand(hand.last) for hand in reel.hands] == ended
    assert sum(reel.ends_hand(at) is not None for at in range(len(reel.stops))) == len(ended)
    assert all(reel.stops[hand.last].trick == 20 for hand in reel.hands if hand.ended is not None)


def test_each_hand_takes_the_same_room_on_the_bar_and_the_bar_leads_back_to_the_stop() -> None:
    log = log_of(DUEL)
    reel = Reel(log)
    shares = [reel.share_of(at) for at in range(len(reel.stops))]
    assert shares == sorted(shares) and shares[0] == 0 and shares[-1] == 1
    assert [reel.share_of(hand.first) for hand in reel.hands] == [
        pytest.approx(n / len(reel.hands)) for n in range(len(reel.hands))
    ]
    for at in range(len(reel.stops)):
        assert shares[reel.stop_near(shares[at])] == shares[at]


def test_what_was_taken_back_is_left_out_and_the_place_is_marked() -> None:
    log = log_of(DUEL)
    plays = [at for at, event in enumerate(log) if isinstance(event, Played)]
    first, second = plays[0], plays[1]
    undone = [*log[: second + 1], Undone(to=first), *log[first:]]
    whole, again = Reel(log), Reel(undone)
    assert [s.events for s in again.stops] == [s.events for s in whole.stops]
    marked = [at for at, stop in enumerate(again.stops) if stop.taken_back]
    assert marked == [whole.hands[0].first]
    assert not any(stop.taken_back for stop in whole.stops)
    taken = Reel([*log[: second + 1], Undone(to=second)])
    assert taken.stops[-1].taken_back, "a record may end with a choice taken back"


def test_a_record_that_breaks_off_is_shown_as_far_as_it_goes() -> None:
    log = log_of(DUEL)
    for length in range(1, 60):
        reel = Reel(log[:length])
        assert reel.view(reel.last) is not None
        assert reel.next_hand(reel.last) == reel.last and reel.previous_hand(0) == 0
