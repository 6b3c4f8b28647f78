"""A match at another's table as one person sees and steers it."""

import time
from typing import cast

import pytest
from msgspec.structs import replace

from briscola.client.friends.friend_notes import TableNote
from briscola.client.seats.seat_control import NextStep
from briscola.client.view.folding import fold_all
from briscola.client.visit.news import (
    LobbyState,
    MatchGoesOn,
    NewEntries,
    NextSeat,
    SavedEntries,
    SeatSeen,
    TableQuestion,
)
from briscola.client.visit.remote_seat import COUNT_SECONDS, RemoteSeat
from briscola.client.visit.seat_state import seat_state
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import EndpointToHost, SelfIdentity, UnkeptRecords
from briscola.engine.actions import Action, MustFollowSuit, Play
from briscola.engine.events import CLAIMED, NOBODY, Committed, HandEnded, MatchEnded, Played, Sits
from briscola.engine.occupant import Occupant
from briscola.engine.variants import VARIANTS, make_rules
from briscola.i18n.character_words import addressed
from briscola.network.channel.endpoint import EndpointClosed
from briscola.network.messages.fields import RosterPlace, TableTerms
from briscola.network.messages.from_guest import Act, GuestMessage
from briscola.network.messages.from_host import MaySay, Written
from briscola.storage.records.header import Header
from briscola.table.table import Phase
from tests.client.friends.in_memory import Company, header_of, key_of


class Window:
    """The seat of somebody, fed from her program."""

    def __init__(self, company: Company, seat: int) -> None:
        self.company, self.place = company, seat
        self.chosen: list[Action] = []
        self.was_ready = 0
        guest = company.guests[seat]
        assert guest is not None
        self.guest, self.told = guest, 0
        self.seat = RemoteSeat(
            MatchGoesOn(header=company.header, seat=seat), lambda act: act(cast(Visitor, self))
        )
        self.look()

    def choose(self, action: Action) -> None:
        """Note what her seat has chosen."""
        self.chosen.append(action)

    def ready(self, yes: bool) -> None:
        """Note that her seat would go on."""
        self.was_ready += yes

    def look(self) -> None:
        self.seat.receive(NewEntries(events=tuple(self.guest.seen[self.told :])))
        self.told = len(self.guest.seen)
        self.seat.receive(TableQuestion(cut=self.guest.wants("cut"), view=self.guest.view))


def onlookers_table(header: Header, chair: int | None = None) -> LobbyState:
    """The table of a match as somebody hears of it who looks on, and is promised the seat of that chair."""
    setup = header.choices
    roster = tuple(RosterPlace(seat=seat, name=f"P{seat}") for seat in range(setup.players))
    return LobbyState(
        hosting=False,
        code="",
        addresses=(),
        port=0,
        terms=TableTerms(variant=setup.variant, players=setup.players, winning_hands=setup.winning_hands),
        roster=roster,
        looks_on=True,
        claimed=None if chair is None else replace(roster[chair], agreed=True),
    )


def at_turn(seat: int) -> Window:
    """A table of two at which somebody is asked for a card."""
    company = Company(header_of(make_rules("briscola", 2), (0, 1), clock=30), seed=3)
    company.until_asked(seat)
    company.hear(seat)
    return Window(company, seat)


@pytest.fixture
def window() -> Window:
    """The same of P1, who has looked."""
    found = at_turn(1)
    found.seat.take_new_events()
    return found


@pytest.fixture
def after() -> Window:
    """The same table after its match."""
    company = Company(header_of(make_rules("briscola", 2), (0, 1)), seed=3)
    company.play()
    return Window(company, 1)


def test_whoever_looks_sits_at_place_0_and_sees_her_own_cards_alone(window: Window) -> None:
    seat = window.seat
    assert seat.next_step is NextStep.OWN_MOVE and seat.view.to_act == 0 == seat.view.seat
    assert seat.setup.player == "P1" and seat.setup.opponents[0].name == "P0"
    assert set(seat.view.hand) == set(window.company.host.table.view(1).hand)
    seat.receive(NextSeat(seat=0))
    assert seat.thinker == 1


def test_nobody_is_seen_thinking_while_the_line_is_lost(window: Window) -> None:
    seat = window.seat
    seat.receive(NextSeat(seat=0))
    seat.state = replace(seat.state, connected=False)
    assert seat.thinker is None
    seat.state = replace(seat.state, connected=True)
    assert seat.thinker == 1


def test_an_own_card_is_shown_at_once_and_not_a_second_time(window: Window) -> None:
    seat = window.seat
    action = seat.view.legal[0]
    (shown,) = seat.choose(action)
    assert isinstance(shown, Played) and shown.seat == 0 and window.chosen == [action]
    assert seat.next_step is NextStep.ANOTHER
    own = Played(seat=1, card=shown.card)
    seat.receive(NewEntries(events=(own,)))
    assert seat.take_new_events() == []


def test_a_card_that_was_lost_with_the_line_is_played_again_when_the_table_asks_again(window: Window) -> None:
    seat = window.seat
    action = seat.view.legal[0]
    seat.choose(action)
    seat.take_up(MatchGoesOn(header=window.company.header, seat=1, seen=tuple(window.guest.seen)))
    window.look()
    assert window.chosen == [action, action] and seat.next_step is NextStep.ANOTHER


def test_a_card_that_the_host_had_taken_before_the_line_broke_is_not_played_again(window: Window) -> None:
    seat = window.seat
    (shown,) = seat.choose(seat.view.legal[0])
    assert isinstance(shown, Played)
    seat.receive(NewEntries(events=(Played(seat=1, card=shown.card),)))
    seat.receive(TableQuestion(view=window.guest.view))
    assert len(window.chosen) == 1 and seat.next_step is NextStep.OWN_MOVE and seat.take_new_events() == []


def test_she_is_spoken_to_also_while_a_computer_keeps_her_seat(window: Window) -> None:
    """Else she reads of herself by her name, and who has lost a match with her is told that it was won."""
    seat = window.seat
    for place, here in ((0, (0,)), (1, (0,))):
        seat.receive(NewEntries(events=(Sits(seat=place, who=Occupant(name="B", face="b", level="medium")),)))
        assert seat.setup.here == here and addressed(seat.setup) == 0
        assert not seat.setup.rejoices([1])
    looks_on = RemoteSeat(MatchGoesOn(header=window.company.header, seat=NOBODY), lambda _act: None)
    assert addressed(looks_on.setup) is None


def test_the_end_of_a_hand_waits_for_its_record(after: Window) -> None:
    seen = after.seat.take_new_events()
    assert not any(isinstance(event, HandEnded) for event in seen) and not after.seat.over
    after.seat.receive(SavedEntries(record=tuple(after.guest.record), digest=after.guest.digest))
    assert any(isinstance(event, HandEnded) for event in after.seat.take_new_events())
    assert after.seat.over and after.seat.next_step is NextStep.MATCH and after.seat.lines.recorded_whole
    log, digest = after.seat.whole_log()
    assert digest == after.guest.digest and len(log) == len(after.company.host.table.log)


def test_whoever_comes_anew_knows_what_somebody_knows_who_was_there_all_the_time(after: Window) -> None:
    """All but what its host tells anew on each connection."""
    seat, guest = after.seat, after.guest
    seat.receive(Written(seat=0, words="Ciao!"))
    seat.receive(SavedEntries(record=tuple(guest.record), digest=guest.digest))
    while not seat.over:
        seat.take_new_events()
    begun = MatchGoesOn(header=after.company.header, seat=1, seen=tuple(guest.seen))
    assert seat.poll_written() == (1, "Ciao!") and seat.poll_written() is None
    talk, present = seat.state.written, seat.state.present
    assert [each.words for each in talk] == ["Ciao!"]
    anew = replace(seat_state(begun), written=talk, lines_written=1, present=present, view=seat.state.view)
    assert seat.state == anew


def test_the_next_hand_waits_for_whoever_reads_a_count_the_end_of_the_match_does_not(after: Window) -> None:
    *seen, end = after.guest.seen
    assert isinstance(end, MatchEnded)
    begun = MatchGoesOn(header=after.company.header, seat=1)
    seat = RemoteSeat(begun, lambda act: act(cast(Visitor, after)))
    seat.receive(
        NewEntries(events=tuple(seen))
    )  # the end comes later; no host that plays tells the two apart
    seat.receive(SavedEntries(record=tuple(after.guest.record), digest=after.guest.digest))
    assert any(isinstance(event, HandEnded) for event in seat.take_new_events())
    seat.receive(NewEntries(events=(end, Committed(hand=2, sha256="0" * 64))))
    assert [type(event) for event in seat.take_new_events(onwards=False)] == [MatchEnded]
    assert seat.take_new_events(onwards=False) == []
    assert [type(event) for event in seat.take_new_events()] == [Committed]


def test_a_count_keeps_the_people_who_played_its_hand(after: Window) -> None:
    *seen, end = after.guest.seen
    assert isinstance(end, MatchEnded)
    seat = RemoteSeat(MatchGoesOn(header=after.company.header, seat=1), lambda act: act(cast(Visitor, after)))
    new = Occupant(name="Rosa", face="rosa", key="f" * 64)
    seat.receive(NewEntries(events=(*seen, Sits(seat=0, who=new, why=CLAIMED))))
    seat.receive(SavedEntries(record=tuple(after.guest.record), digest=after.guest.digest))
    assert any(isinstance(event, HandEnded) for event in seat.take_new_events())
    assert seat.take_new_events(onwards=False) == [] and seat.setup.name(1) == "P0"
    seat.take_new_events()
    assert (seat.setup.name(1), seat.setup.face_of(1)) == ("Rosa", "rosa")


def test_whoever_is_promised_a_seat_looks_on_from_there_at_once_and_else_from_seat_0() -> None:
    """All is as if she had come only now: what lies on the table, who sits where, and what was written."""
    company = Company(header_of(make_rules("briscola", 3), (0, 1, 2)), seed=3)
    company.look_on("carla")
    company.until(lambda: len(company.host.table.log) > 25)
    begun = MatchGoesOn(header=company.header, seat=NOBODY, seen=tuple(company.followed("carla").seen))
    table, promised = onlookers_table(company.header), onlookers_table(company.header, 2)
    seat = RemoteSeat(begun, lambda _act: None, table=table)
    public = SeatSeen(view=company.host.table.view(NOBODY))
    for told in (public, NextSeat(seat=1), Written(seat=1, words="Ciao!")):
        seat.receive(told)
    for lobby, names in ((promised, ["P2", "P0", "P1"]), (table, ["P0", "P1", "P2"])):
        seat.follow(lobby)
        assert seat.lines.poll_rewritten() and [seat.setup.name(place) for place in range(3)] == names
        anew = RemoteSeat(begun, lambda _act: None, table=lobby)
        for told in (public, NextSeat(seat=1), Written(seat=1, words="Ciao!")):
            anew.receive(told)
        assert (seat.state, seat.history) == (anew.state, anew.history) and seat.place == anew.place
        assert seat.thinker == names.index("P1") == seat.written[0].place and seat.view.seat == NOBODY
        assert not anew.lines.poll_rewritten()


def test_a_host_that_promises_a_seat_which_its_match_has_not_moves_nobody() -> None:
    two, three = (header_of(make_rules("briscola", n), range(n)) for n in (2, 3))
    begun, table = MatchGoesOn(header=two, seat=NOBODY), onlookers_table(three, 2)
    seat = RemoteSeat(begun, lambda _act: None, table=table)
    seat.follow(table)
    assert seat.place == 0 and not seat.lines.poll_rewritten()
    seat.follow(onlookers_table(two, 1))
    assert seat.place == 1


def test_a_count_is_read_to_its_end_before_she_looks_on_from_another_chair(after: Window) -> None:
    seen, header = after.guest.seen[:-1], after.company.header
    begun = MatchGoesOn(header=header, seat=NOBODY, seen=tuple(seen))
    seat = RemoteSeat(begun, lambda _act: None, table=onlookers_table(header))
    seat.follow(onlookers_table(header, 1))
    assert seat.place == 0 and not seat.lines.poll_rewritten()
    seat.receive(NewEntries(events=(Committed(hand=2, sha256="0" * 64),)))
    seat.take_new_events()
    seat.receive(NextSeat(seat=0))
    assert seat.place == 1 and seat.lines.poll_rewritten() and seat.thinker == 1


@pytest.mark.parametrize("ends", [False, True])
def test_whoever_goes_on_from_a_count_says_so_once_and_never_at_the_end_of_a_match(ends: bool) -> None:
    company = Company(header_of(make_rules("briscola", 3), (0, 1, 2), winning_hands=2), seed=3)
    company.play()
    window = Window(company, 1)
    seen = window.guest.seen
    first = next(n for n, event in enumerate(seen) if isinstance(event, HandEnded))
    begun = MatchGoesOn(header=company.header, seat=1)
    seat = RemoteSeat(begun, lambda act: act(cast(Visitor, window)))
    seat.receive(NewEntries(events=tuple(seen if ends else seen[: first + 1])))
    seat.receive(SavedEntries(record=tuple(window.guest.record), digest=window.guest.digest))
    while not any(isinstance(event, MatchEnded if ends else HandEnded) for event in seat.take_new_events()):
        pass
    seat.take_new_events()
    assert not window.was_ready, "the host has not told yet that people may write"
    seat.receive(MaySay(words=True))
    seat.take_new_events(onwards=False)
    assert not window.was_ready, "she looks at the count"
    for _ in range(2):
        seat.take_new_events()
    assert window.was_ready == (0 if ends else 1)


@pytest.fixture
def counted() -> tuple[Window, RemoteSeat, MatchGoesOn]:
    """Three after the first of several hands: P1's seat, and what she is told if she comes anew."""
    company = Company(header_of(make_rules("briscola", 3), (0, 1, 2), winning_hands=2), seed=3)
    company.play()
    window = Window(company, 1)
    first = next(n for n, event in enumerate(window.guest.seen) if isinstance(event, HandEnded))
    record = tuple(window.guest.record)
    hand = MatchGoesOn(
        header=company.header, seat=1, seen=tuple(window.guest.seen[: first + 1]), record=record
    )
    seat = RemoteSeat(MatchGoesOn(header=company.header, seat=1), lambda act: act(cast(Visitor, window)))
    seat.receive(NewEntries(events=hand.seen))
    seat.receive(SavedEntries(record=record, digest=window.guest.digest))
    while not any(isinstance(event, HandEnded) for event in seat.take_new_events()):
        pass
    seat.receive(MaySay(words=True))
    return window, seat, hand


@pytest.mark.slow
def test_that_she_has_gone_on_is_said_again_once_a_lost_line_is_back(
    counted: tuple[Window, RemoteSeat, MatchGoesOn],
) -> None:
    window, seat, hand = counted
    seat.state = replace(seat.state, connected=False)
    seat.take_new_events()
    for _ in range(2):
        seat.state = replace(seat.state, connected=True)
        assert seat.take_up(hand)
        seat.receive(MaySay(words=True))
        seat.take_new_events()
    assert window.was_ready == 3, "once to nobody, and once on each line that is back"
    sealed = Committed(hand=2, sha256="0" * 64)
    seat.receive(NewEntries(events=(sealed,)))
    assert seat.take_new_events() == [sealed]
    assert seat.take_up(replace(hand, seen=(*hand.seen, sealed)))
    seat.receive(MaySay(words=True))
    seat.take_new_events()
    assert window.was_ready == 3, "the next hand has begun"


@pytest.mark.slow
def test_whoever_comes_between_two_hands_reads_no_count_and_keeps_nobody_waiting(
    counted: tuple[Window, RemoteSeat, MatchGoesOn],
) -> None:
    window, _, hand = counted
    seat = RemoteSeat(hand, lambda act: act(cast(Visitor, window)))
    assert seat.take_new_events() == []
    before = window.was_ready
    seat.receive(MaySay(words=True))
    assert seat.take_new_events() == [] and (before, window.was_ready) == (0, 1)


def test_others_are_at_the_count_only_as_long_as_she_hears_of_it(
    counted: tuple[Window, RemoteSeat, MatchGoesOn], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seat, hand = counted
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    assert seat.count_told_in is None
    seat.take_new_events()
    assert seat.count_told_in == COUNT_SECONDS and not seat.waits_for_count
    now += COUNT_SECONDS
    assert seat.waits_for_count
    seat.state = replace(seat.state, connected=False)
    assert not seat.waits_for_count
    seat.state = replace(seat.state, connected=True)
    assert seat.waits_for_count
    seat.take_up(hand)
    assert not seat.waits_for_count
    seat.receive(MaySay(words=True))
    seat.take_new_events()
    assert not seat.waits_for_count
    now += COUNT_SECONDS
    assert seat.waits_for_count


def test_a_card_that_came_too_late_lies_in_the_hand_again(window: Window) -> None:
    seat = window.seat
    before = list(seat.history)
    (shown,) = seat.choose(seat.view.legal[-1])
    assert isinstance(shown, Played)
    window.company.let_time_run_out((1,))
    window.company.hear(1)
    window.look()
    assert seat.lines.poll_rewritten() and not seat.lines.poll_rewritten() and seat.history == before
    played = [event for event in seat.take_new_events() if isinstance(event, Played) and event.seat == 0]
    assert len(played) == 1 and played[0] != shown
    assert len(window.chosen) == 1 and shown.card in window.company.host.table.view(1).hand


def test_the_seconds_of_whoever_is_to_act_run_down(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    seat = window.seat
    assert seat.seconds_left is None
    seat.receive(TableQuestion(view=window.guest.view, ends=190.0))
    seat.receive(NextSeat(seat=0, ends=130.0))
    now = 120.0
    assert seat.seconds_left == 70
    seat.choose(seat.view.legal[0])
    assert seat.seconds_left == 10
    now = 140.0
    assert seat.seconds_left == 0


def test_an_own_card_is_taken_back_if_the_host_tells_of_another_one(window: Window) -> None:
    seat = window.seat
    chosen, other, *_ = seat.view.hand
    seat.choose(Play(card=chosen))
    seat.receive(NewEntries(events=(Played(seat=1, card=other),)))
    seat.take_new_events()
    played = [event.card for event in seat.history if isinstance(event, Played) and event.seat == 0]
    assert seat.lines.poll_rewritten() and played[-1] == other and chosen not in played
    assert fold_all(seat.history) is not None


@pytest.mark.parametrize("variant", ["prini", "sueca"])
def test_she_is_told_why_a_card_may_not_be_played_as_her_host_would_say(variant: str) -> None:
    rules = next(make_rules(variant, players) for players in (2, 4) if players in VARIANTS[variant].players)
    company = Company(header_of(rules, tuple(range(rules.players)), clock=30), seed=3)
    table = company.host.table

    def may_not() -> bool:
        asked = table.phase is Phase.PLAY and company.host.questions.waiting == (1,)
        return asked and any(Play(card=card) not in table.view(1).legal for card in table.view(1).hand)

    company.until(may_not)
    company.hear(1)
    seat = Window(company, 1).seat
    while seat.take_new_events():
        pass
    for card in seat.view.hand:
        own, true = seat.refusal(Play(card=card)), table.refusal(Play(card=card))
        assert own == true or (type(own) is type(true) is MustFollowSuit and own.suit == true.suit)
    assert any(seat.refusal(Play(card=card)) for card in seat.view.hand)


def test_her_card_stays_on_the_table_when_somebody_else_decides_something(window: Window) -> None:
    seat = window.seat
    chosen, other, *_ = seat.view.hand
    seat.choose(Play(card=chosen))
    seat.receive(NewEntries(events=(Played(seat=0, card=other),)))
    assert not seat.lines.poll_rewritten() and seat.next_step is NextStep.ANOTHER


def test_nobody_is_asked_before_she_has_seen_all_lines() -> None:
    seat = at_turn(1).seat
    steps = [seat.next_step]
    seat.take_new_events()
    assert [*steps, seat.next_step] == [NextStep.ANOTHER, NextStep.OWN_MOVE]


def test_nothing_that_the_host_has_offered_before_outlasts_a_lost_line() -> None:
    """It tells again what it offers, and nothing where that is nothing: a sign of before is no sign now."""
    company = Company(header_of(make_rules("briscola", 4), (0, 1, 2, 3), winning_hands=3))
    table = company.host.table
    company.until(lambda: table.phase is Phase.PLAY and bool(table.signs(0)))
    company.hear(0)
    guest = company.guests[0]
    assert guest is not None
    seat = RemoteSeat(MatchGoesOn(header=company.header, seat=0, seen=tuple(guest.seen)), lambda _act: None)
    assert not (seat.signs or seat.requests or seat.may_write)
    seat.receive(MaySay(signs=table.signs(0), requests=table.requests(0), words=True))
    seat.receive(NextSeat(seat=1))
    assert seat.signs and seat.requests and seat.may_write and seat.thinker == 1
    assert seat.take_up(MatchGoesOn(header=company.header, seat=0, seen=tuple(guest.seen)))
    assert not (seat.signs or seat.requests or seat.may_write) and seat.thinker is None


def test_another_match_or_seat_is_not_taken_up(window: Window) -> None:
    seat, header = window.seat, window.company.header
    seen = tuple(window.guest.seen)
    other = replace(header, id="0b" * 16)
    assert seat.take_up(MatchGoesOn(header=header, seat=1, seen=seen))
    assert not seat.take_up(MatchGoesOn(header=header, seat=0, seen=seen))
    assert not seat.take_up(MatchGoesOn(header=other, seat=1, seen=seen))


def test_a_press_that_answers_another_question_than_the_one_that_waits_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    guest = at_turn(1).guest
    sent: list[GuestMessage] = []

    async def nowhere() -> EndpointToHost:
        raise EndpointClosed("lost", "no table")

    me = SelfIdentity(key=key_of(1), name="P1", face="rosa")
    visitor = Visitor(me, nowhere, lambda _: None, UnkeptRecords(), note=TableNote(code=""))
    visitor.visited.match = guest
    monkeypatch.setattr(visitor, "send", sent.append)
    visitor.cut(3)
    visitor.choose_trump_card("top")
    assert sent == [] and guest.view is not None
    action = guest.view.legal[0]
    visitor.choose(action)
    visitor.choose(action)
    assert [type(each) for each in sent] == [Act]
