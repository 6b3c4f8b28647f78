"""What each seat could know, in a match looked at again: never more than its own view held."""

import pytest

from briscola.client.playback.inference import known
from briscola.client.playback.reel import Reel
from briscola.engine.actions import IllegalAction
from briscola.engine.events import Called
from tests.client.steps import Game, log_of
from tests.client.two_worlds import SECRETIVE, worlds
from tests.spread import quick_some


@pytest.mark.parametrize(
    "game", quick_some([pytest.param(game) for game in SECRETIVE], 3), ids=lambda game: f"{game[0]}-{game[1]}"
)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_with_its_eyes(game: Game) -> None:
    compared = differ = 0
    for one, two, seat in worlds(log_of(game)):
        here, there = Reel(one), Reel(two)
        stop = here.last
        try:
            other = there.sight(stop, seat)
        except IllegalAction:
            continue  # what somebody played earlier would have been against the rules with those cards
        sight = here.sight(stop, seat)
        assert sight is not None and other is not None and sight.view == other.view
        assert here.view(stop, eyes=seat) == there.view(stop, eyes=seat)
        assert known(sight) == known(other)
        events = [
            [shown.event for shown in reel.between(stop - 1, stop, eyes=seat)] for reel in (here, there)
        ]
        assert events[0] == events[1]
        compared += 1
        differ += here.view(stop, opened=True) != there.view(stop, opened=True)
    assert compared >= 6 and differ


def test_ones_own_hand_lies_open_and_that_of_the_person_does_not() -> None:
    reel = Reel(log_of(("briscola", 4, {})))
    for stop in range(reel.hands[0].first, reel.hands[0].first + 12):
        opened, seen = reel.view(stop, opened=True), reel.view(stop, eyes=2)
        assert opened is not None and seen is not None
        assert seen.hands[2] == opened.hands[2]
        assert all(set(seen.hands[place]) <= {None} for place in (0, 1, 3))
        assert [len(hand) for hand in seen.hands] == [len(hand) for hand in opened.hands]


def test_a_trick_that_lies_there_is_not_known_with_the_cards_drawn_after_it() -> None:
    reel = Reel(log_of(("briscola", 2, {})))
    full = [stop for stop in range(reel.last) if reel.takes_trick(stop)]
    for stop in full[:10]:
        for seat in (0, 1):
            sight, opened = reel.sight(stop, seat), reel.view(stop, opened=True)
            assert sight is not None and opened is not None
            assert set(sight.view.hand) == set(opened.hands[seat]) and len(sight.view.table) == 2


@pytest.mark.parametrize("eyes", range(5))
def test_the_partner_is_shown_to_who_knows_him(eyes: int) -> None:
    log = log_of(("chiamata", 5, {}))
    call = next(event for event in log if isinstance(event, Called))
    reel = Reel(log)
    stop = next(at for at in range(len(reel.stops)) if reel.done(at) == log.index(call))
    view, sight = reel.view(stop, eyes=eyes), reel.sight(stop, eyes)
    assert view is not None and sight is not None
    knows = eyes == call.partner
    assert (view.partner == call.partner) == knows == view.revealed
    assert (known(sight).called == (call.partner,)) == knows
    assert call.partner in known(sight).called
    last = reel.sight(reel.hands[-1].last, eyes)
    assert last is not None and not known(last).called, "it has been played"


def test_the_last_cards_are_known_to_who_has_counted() -> None:
    reel = Reel(log_of(("briscola", 2, {})))
    drawn = next(
        at for at in range(len(reel.stops)) if (v := reel.view(at)) and not v.stock_count and not v.pack
    )
    before, after = reel.view(drawn - 1, eyes=1), reel.view(drawn, eyes=1)
    assert before is not None and None in before.hands[0]
    assert after is not None and None not in after.hands[0] and len(after.hands[0]) == 3
    sight = reel.sight(drawn, 1)
    assert sight is not None and known(sight).unseen == 0 and len(sight.certain(0)) == 3


def test_trumps_carichi_and_points_are_counted_from_that_seat() -> None:
    reel = Reel(log_of(("briscola", 3, {})))
    stop = reel.hands[0].last - 4
    view, sight = reel.view(stop, opened=True), reel.sight(stop, 2)
    assert view is not None and sight is not None
    found = known(sight)
    others = {c for place in (0, 1) for c in view.hands[place] if c is not None}
    assert set(found.trumps or ()) == {c for c in others if c.suit is view.trumps}
    worth = view.rules.ranking.points
    assert set(found.carichi) == {c for c in others if worth[c] >= 10 and c.suit is not view.trumps}
    assert found.points[0] == ((2,), view.points[2]) and dict(found.points)[(0,)] == view.points[0]


def test_who_has_shown_to_lack_a_suit_is_known_to_be_without_it() -> None:
    reel = Reel(log_of(("prini", 3, {"deal_all": True})))
    stop = reel.hands[0].last - 12
    opened = reel.view(stop, opened=True)
    assert opened is not None
    without = 0
    for seat in range(3):
        sight = reel.sight(stop, seat)
        assert sight is not None
        for of in known(sight).places:
            held = {c.suit for c in opened.hands[of.place] if c is not None}
            assert not held & set(of.without)
            without += len(of.without)
    assert without >= 2
