"""A match taken up again goes on as it would have: reloading is no way to look for a better answer."""

import pytest

from briscola.client.host.live import LiveEvents, live_events
from briscola.client.host.match_host import TABLES, MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.engine.cards import Suit, card
from briscola.engine.events import BidMade, Chained, Declared, Event, Played, Requested, Signalled, TrickTaken
from briscola.engine.record import event_line
from briscola.engine.rules import OptionValue
from briscola.players.talk.talker import Talker
from briscola.table.table import Phase
from tests.client.reloading import InMemory, play, reloaded, sat_down, setup_of, step

TALK: dict[str, OptionValue] = {"spies": True}
GAMES: list[tuple[str, dict[str, OptionValue], tuple[str, ...]]] = [
    ("briscola", {"exchange": "seven_and_two"}, ("random",)),
    ("briscola", {"exchange": "seven_and_two"}, ("easy",)),
    ("briscola", {}, ("medium",)),
    ("briscola", {}, ("hard",)),
    ("briscola", {}, ("maestro",)),
    ("briscola", {}, ("easy", "hard")),
    ("briscola", TALK, ("medium", "medium", "easy")),
    ("briscola", TALK, ("hard", "hard", "medium")),
    ("briscola", TALK, ("maestro", "easy", "hard")),
    ("chiamata", {}, ("hard", "medium", "easy", "random")),
    ("chiamata", {"morto": "blind"}, ("hard", "easy", "medium")),
    ("chiamata", {"morto": "open"}, ("medium", "hard", "maestro")),
    ("prini", {"deal_all": True}, ("hard",)),
    ("prini", {"deal_all": True}, ("medium", "hard", "easy")),
    ("bisca", {"hand_size": 9}, ("medium",)),
    ("bisca", TALK, ("hard", "medium", "easy")),
]
QUICK = {("medium",)}


def _name(value: object) -> str | None:
    return "-".join(value) if isinstance(value, tuple) else None


# Quick although it is dear: it is read again after each line.
@pytest.mark.parametrize(
    ("variant", "options", "levels"),
    [
        pytest.param(
            *game, marks=() if game[2] in QUICK else pytest.mark.slow, id=f"{game[0]}-{_name(game[2])}"
        )
        for game in GAMES
    ],
)
def test_a_match_reloaded_at_every_moment_is_the_same_match(
    variant: str, options: dict[str, OptionValue], levels: tuple[str, ...]
) -> None:
    setup = setup_of(variant, options, *levels)
    hands = 2 if levels in QUICK else 1
    whole = play(sat_down(setup), hands=hands)
    torn = play(sat_down(setup), hands=hands, between=_Restless())
    assert _lines(torn) == _lines(whole)
    assert torn.history == whole.history, "what everybody saw is seen again"


class _Restless:
    """Starts the program anew whenever anything has happened, and has a computer think to no purpose."""

    def __init__(self) -> None:
        self._seen = 0

    def __call__(self, seat: HostedSeat) -> HostedSeat:
        if seat.host.table.phase is Phase.MATCH or len(seat.host.table.log) == self._seen:
            return seat  # that an exchange was declined is told by no event: it would be asked for ever
        self._seen = len(seat.host.table.log)
        again = reloaded(seat)
        if again.next_step is NextStep.COMPUTER and self._seen % 3 == 0:
            again.think().result  # noqa: B018 - to no purpose
        return again


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard", "maestro"])
def test_twelve_reloads_bring_one_answer(level: str) -> None:
    seat = play(sat_down(setup_of("briscola", {}, level)), hands=1)
    asked = 0
    while asked < 4:
        if seat.next_step is NextStep.COMPUTER:
            asked += 1
            assert len({reloaded(seat).think().result for _ in range(12)} | {seat.think().result}) == 1
        step(seat)


@pytest.mark.parametrize(
    "levels", [("medium", "medium", "easy"), pytest.param(("hard",) * 3, marks=pytest.mark.slow)]
)
def test_torn_off_in_the_middle_of_talk_it_goes_on_with_the_next_speaker(levels: tuple[str, ...]) -> None:
    whole = play(sat_down(setup_of("briscola", TALK, *levels)), hands=1)
    log = whole.host.table.log
    inside = [n for n in range(1, len(log)) if _computer_talks(log[n - 1]) and _computer_talks(log[n])]
    assert len(inside) >= 2, "this match must have talk to tear"
    for lines in inside[:8]:
        assert _lines(play(reloaded(whole, lines=lines), hands=1)) == _lines(whole)


def test_torn_off_in_the_auction_it_is_bid_on_alike() -> None:
    whole = play(sat_down(setup_of("chiamata", {}, "easy", "medium", "random", "easy")), hands=1)
    bids = [n for n, event in enumerate(whole.host.table.log, 1) if isinstance(event, BidMade)]
    assert bids
    for lines in bids[:6]:
        assert _lines(play(reloaded(whole, lines=lines), hands=1)) == _lines(whole)


def test_a_partner_thinks_of_a_request_that_was_spoken_before_the_reload() -> None:
    seat = _partner_yet_to_play(sat_down(setup_of("briscola", {}, "easy", "medium", "easy")))
    seat.request("carico")
    for now in (seat, reloaded(seat)):
        assert now.host.table.rules.side_of[0] == (0, 2)
        assert _heard(now, 2) == "carico"
        assert _heard(now, 1) is None, "a request is for the partner"
    while seat.host.table.asked is not None and not _has_played(seat, 2):
        step(seat)
    assert _heard(seat, 2) is None, "it was for one card"
    seat.request("trump")
    assert _heard(seat, 2) is None, "she has played to this trick"


def test_the_person_speaks_when_the_computers_have_had_their_turn() -> None:
    seat = sat_down(setup_of("briscola", TALK, "medium", "medium", "medium"))
    spoke_first = 0
    while spoke_first < 3:
        seat = _before_a_lead(seat)
        before = len(seat.host.table.log)
        seat.signal("ace")
        *computers, own = seat.host.table.log[before:]
        assert isinstance(own, Signalled) and own.seat == 0
        assert all(map(_computer_talks, computers))
        spoke_first += bool(computers)
        for now in (seat, reloaded(seat)):
            assert now.converse() == []
            assert live_events(now.host.table.log).talk is None, (
                "nobody is asked once more, now that the person signed"
            )
        step(seat)


def test_a_sign_made_once_more_brings_nobody_to_another_card() -> None:
    seat = _at_trick(sat_down(setup_of("briscola", TALK, "random", "random", "random")), 3)
    while seat.next_step is not NextStep.COMPUTER:
        step(seat)
    before = seat.think().result
    for _ in range(6):
        seat.signal("king")
        assert seat.think().result == before


def test_who_catches_a_sign_is_fixed_before_it_is_made() -> None:
    seat = _at_trick(sat_down(setup_of("briscola", TALK, "easy", "easy", "easy")), 2)
    caught = set()
    for _ in range(24):
        again = reloaded(seat)
        seat.signal("ace")
        again.signal("ace")
        assert seat.host.table.log[-1] == again.host.table.log[-1]
        last = seat.host.table.log[-1]
        assert isinstance(last, Signalled)
        caught.add(last.seen_by)
    assert len(caught) == 3, "nobody, one or the other opponent"


def test_other_seeds_play_otherwise() -> None:
    setup = setup_of("briscola", {}, "random")
    usual, again, other = (_lines(play(sat_down(setup, luck=luck), hands=1)) for luck in (1, 1, 2))
    assert usual == again != other


def test_luck_changes_from_one_decision_to_the_next() -> None:
    seat = sat_down(setup_of("briscola", {}, "random"))
    places: list[int] = []
    while len(places) < 12:
        if seat.next_step is NextStep.COMPUTER and len(seat.host.table.view(1).legal) == 3:
            places.append(seat.host.table.view(1).legal.index(seat.think().result))
        step(seat)
    assert set(places) == {0, 1, 2}


def test_a_match_that_begins_has_the_number_of_a_table_as_a_seed() -> None:
    """Decisions depend on the seat and the pack too, and the code of a duel has room for three digits."""
    setup = setup_of("briscola", {}, "easy", "easy")
    seeds = [HostedSeat(MatchHost(setup)).seeds for _ in range(6)]
    assert all(one == other and 0 <= int(one) < TABLES for one, other in seeds)
    assert len(set(seeds)) > 1


# ---- a choice taken back


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_the_same_card_after_undo_gets_the_same_answer(level: str) -> None:
    seat = play(sat_down(setup_of("briscola", {}, level), InMemory(undo=True)), hands=1)
    tried = 0
    while tried < 4:
        if seat.next_step is not NextStep.OWN_MOVE or seat.view.table or len(seat.view.legal) < 2:
            step(seat)
            continue
        tried += 1
        card = seat.view.legal[0]
        seat.choose(card)
        answer = seat.think().result
        for _ in range(3):
            assert seat.can_take_back
            seat.take_back()
            seat = reloaded(seat)
            seat.choose(card)
            assert seat.think().result == answer


def test_what_was_said_before_a_choice_taken_back_is_not_said_again() -> None:
    seat = play(
        sat_down(setup_of("briscola", TALK, "medium", "medium", "medium"), InMemory(undo=True)), hands=1
    )
    undone = 0
    while undone < 3:
        said = seat.converse()
        if seat.next_step is NextStep.OWN_MOVE and not seat.view.table and said:
            seat.choose(seat.view.legal[0])
            assert seat.can_take_back
            seat.take_back()
            undone += 1
            for now in (reloaded(seat), seat):
                assert now.converse() == []
        step(seat)


def _at_trick(seat: HostedSeat, number: int) -> HostedSeat:
    """Where so many tricks have been taken."""
    while seat.host.table.phase is not Phase.PLAY or len(seat.view.tricks) < number:
        seat.converse()
        step(seat)
    return seat


def _before_a_lead(seat: HostedSeat) -> HostedSeat:
    """On to the next trick, where nobody has talked yet."""
    while not seat.dealt or seat.view.table or not seat.view.tricks:
        step(seat)
    assert live_events(seat.host.table.log).talk == ()
    return seat


def _partner_yet_to_play(seat: HostedSeat) -> HostedSeat:
    """Somewhere after the silent first trick, the person's partner still to play to a trick begun."""
    while not (
        seat.host.table.phase is Phase.PLAY
        and len(seat.view.tricks) > 1
        and len(seat.view.table) == 1
        and not _has_played(seat, 2)
    ):
        seat.converse()
        step(seat)
    return seat


def _has_played(seat: HostedSeat, place: int) -> bool:
    return any(play.seat == place for play in seat.view.table)


def _heard(seat: HostedSeat, place: int) -> str | None:
    computer = seat.host.computer(place)
    assert isinstance(computer, Talker)
    return computer.heard()


def _computer_talks(event: Event) -> bool:
    return isinstance(event, Signalled | Requested) and event.seat != 0


def _lines(seat: HostedSeat) -> list[str]:
    """What happened, without what binds it to one file."""
    return [event_line(event) for event in seat.host.table.log if not isinstance(event, Chained)]


def test_a_suit_asked_for_is_thought_of_at_the_next_lead_and_at_no_other() -> None:
    """Option lead_request: it may be asked for in the middle of a trick."""
    plays: list[Event] = [
        Played(seat=seat, card=card(code)) for seat, code in enumerate(["4C", "5C", "6C", "7C"])
    ]
    took = TrickTaken(winner=2, points=0)
    ask = Requested(seat=0, ask="lead:S")

    def asked(*events: Event) -> str | None:
        return LiveEvents(events=tuple(enumerate(events))).asked_of(2, (0, 2))

    assert asked(*plays[:1], ask) is None
    assert asked(*plays, took, ask) == asked(*plays[:1], ask, *plays[1:], took) == "lead:S"
    assert asked(ask, *plays, took) is None


def test_nobody_talks_any_more_once_the_leader_has_declared() -> None:
    """V-MA-2: declaring is a part of the leader's turn, and talk comes before it."""
    signed = (0, Signalled(seat=2, sign="ace", seen_by=(0,)))
    declared = (1, Declared(seat=1, suit=Suit.DENARI, points=20))
    assert LiveEvents(events=(signed,)).talk == (signed,)
    assert LiveEvents(events=(signed, declared)).talk is None
