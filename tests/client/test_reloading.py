"""A match taken up again goes on as it would have: reloading is no way to look for a better answer."""

import pytest

from briscola.client.live_events import LiveEvents, live_events
from briscola.client.session import TABLES, Session, Want
from briscola.engine.cards import Suit, card
from briscola.engine.events import BidMade, Chained, Declared, Event, Played, Requested, Signalled, TrickTaken
from briscola.engine.record import event_line
from briscola.engine.rules import OptionValue
from briscola.players.talk.talker import Talker
from briscola.table import Phase
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

    def __call__(self, session: Session) -> Session:
        if session.table.phase is Phase.MATCH or len(session.table.log) == self._seen:
            return session  # that an exchange was declined is told by no event: it would be asked for ever
        self._seen = len(session.table.log)
        again = reloaded(session)
        if again.want is Want.COMPUTER and self._seen % 3 == 0:
            again.think().action  # noqa: B018 - to no purpose
        return again


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard", "maestro"])
def test_twelve_reloads_bring_one_answer(level: str) -> None:
    session = play(sat_down(setup_of("briscola", {}, level)), hands=1)
    asked = 0
    while asked < 4:
        if session.want is Want.COMPUTER:
            asked += 1
            assert len({reloaded(session).think().action for _ in range(12)} | {session.think().action}) == 1
        step(session)


@pytest.mark.parametrize(
    "levels", [("medium", "medium", "easy"), pytest.param(("hard",) * 3, marks=pytest.mark.slow)]
)
def test_torn_off_in_the_middle_of_the_talk_it_goes_on_with_the_next_who_speaks(
    levels: tuple[str, ...],
) -> None:
    whole = play(sat_down(setup_of("briscola", TALK, *levels)), hands=1)
    log = whole.table.log
    inside = [n for n in range(1, len(log)) if _computer_talks(log[n - 1]) and _computer_talks(log[n])]
    assert len(inside) >= 2, "this match must have talk to tear"
    for lines in inside[:8]:
        assert _lines(play(reloaded(whole, lines=lines), hands=1)) == _lines(whole)


def test_torn_off_in_the_auction_it_is_bid_on_alike() -> None:
    whole = play(sat_down(setup_of("chiamata", {}, "easy", "medium", "random", "easy")), hands=1)
    bids = [n for n, event in enumerate(whole.table.log, 1) if isinstance(event, BidMade)]
    assert bids
    for lines in bids[:6]:
        assert _lines(play(reloaded(whole, lines=lines), hands=1)) == _lines(whole)


def test_a_partner_thinks_of_a_request_that_was_spoken_before_the_reload() -> None:
    session = _partner_yet_to_play(sat_down(setup_of("briscola", {}, "easy", "medium", "easy")))
    session.request("carico")
    for now in (session, reloaded(session)):
        assert now.table.rules.side_of[0] == (0, 2)
        assert _heard(now, 2) == "carico"
        assert _heard(now, 1) is None, "a request is for the partner"
    while session.table.asked is not None and not _has_played(session, 2):
        step(session)
    assert _heard(session, 2) is None, "it was for one card"
    session.request("trump")
    assert _heard(session, 2) is None, "she has played to this trick"


def test_the_person_speaks_when_the_computers_have_had_their_turn() -> None:
    session = sat_down(setup_of("briscola", TALK, "medium", "medium", "medium"))
    spoke_first = 0
    while spoke_first < 3:
        session = _before_a_lead(session)
        before = len(session.table.log)
        session.signal("ace")
        *computers, own = session.table.log[before:]
        assert isinstance(own, Signalled) and own.seat == 0
        assert all(map(_computer_talks, computers))
        spoke_first += bool(computers)
        for now in (session, reloaded(session)):
            assert now.converse() == []
            assert live_events(now.table.log).talk is None, (
                "nobody is asked once more, now that the person signed"
            )
        step(session)


def test_a_sign_made_once_more_brings_nobody_to_another_card() -> None:
    session = _at_trick(sat_down(setup_of("briscola", TALK, "random", "random", "random")), 3)
    while session.want is not Want.COMPUTER:
        step(session)
    before = session.think().action
    for _ in range(6):
        session.signal("king")
        assert session.think().action == before


def test_who_catches_a_sign_is_fixed_before_it_is_made() -> None:
    session = _at_trick(sat_down(setup_of("briscola", TALK, "easy", "easy", "easy")), 2)
    caught = set()
    for _ in range(24):
        again = reloaded(session)
        session.signal("ace")
        again.signal("ace")
        assert session.table.log[-1] == again.table.log[-1]
        last = session.table.log[-1]
        assert isinstance(last, Signalled)
        caught.add(last.seen_by)
    assert len(caught) == 3, "nobody, one or the other opponent"


def test_other_seeds_play_otherwise() -> None:
    setup = setup_of("briscola", {}, "random")
    usual, again, other = (_lines(play(sat_down(setup, luck=luck), hands=1)) for luck in (1, 1, 2))
    assert usual == again != other


def test_luck_changes_from_one_decision_to_the_next() -> None:
    session = sat_down(setup_of("briscola", {}, "random"))
    places: list[int] = []
    while len(places) < 12:
        if session.want is Want.COMPUTER and len(session.table.view(1).legal) == 3:
            places.append(session.table.view(1).legal.index(session.think().action))
        step(session)
    assert set(places) == {0, 1, 2}


def test_a_match_that_begins_has_the_number_of_a_table_as_a_seed() -> None:
    """Decisions depend on the seat and the pack too, and the code of a duel has room for three digits."""
    setup = setup_of("briscola", {}, "easy", "easy")
    seeds = [Session(setup).seeds for _ in range(6)]
    assert all(one == other and 0 <= int(one) < TABLES for one, other in seeds)
    assert len(set(seeds)) > 1


# ---- a choice taken back


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_the_same_card_after_undo_gets_the_same_answer(level: str) -> None:
    session = play(sat_down(setup_of("briscola", {}, level), InMemory(undo=True)), hands=1)
    tried = 0
    while tried < 4:
        if session.want is not Want.OWN_MOVE or session.own_view.table or len(session.own_view.legal) < 2:
            step(session)
            continue
        tried += 1
        card = session.own_view.legal[0]
        session.act(card)
        answer = session.think().action
        for _ in range(3):
            assert session.can_undo
            session.undo()
            session = reloaded(session)
            session.act(card)
            assert session.think().action == answer


def test_what_was_said_before_a_choice_taken_back_is_not_said_again() -> None:
    session = play(
        sat_down(setup_of("briscola", TALK, "medium", "medium", "medium"), InMemory(undo=True)), hands=1
    )
    undone = 0
    while undone < 3:
        said = session.converse()
        if session.want is Want.OWN_MOVE and not session.own_view.table and said:
            session.act(session.own_view.legal[0])
            assert session.can_undo
            session.undo()
            undone += 1
            for now in (reloaded(session), session):
                assert now.converse() == []
        step(session)


def _at_trick(session: Session, number: int) -> Session:
    """Where so many tricks have been taken."""
    while session.table.phase is not Phase.PLAY or len(session.own_view.tricks) < number:
        session.converse()
        step(session)
    return session


def _before_a_lead(session: Session) -> Session:
    """On to the next trick, where nobody has talked yet."""
    while not session.dealt or session.own_view.table or not session.own_view.tricks:
        step(session)
    assert live_events(session.table.log).talk == ()
    return session


def _partner_yet_to_play(session: Session) -> Session:
    """Somewhere after the silent first trick, the person's partner still to play to a trick begun."""
    while not (
        session.table.phase is Phase.PLAY
        and len(session.own_view.tricks) > 1
        and len(session.own_view.table) == 1
        and not _has_played(session, 2)
    ):
        session.converse()
        step(session)
    return session


def _has_played(session: Session, seat: int) -> bool:
    return any(play.seat == seat for play in session.own_view.table)


def _heard(session: Session, seat: int) -> str | None:
    computer = session.computer(seat)
    assert isinstance(computer, Talker)
    return computer.heard()


def _computer_talks(event: Event) -> bool:
    return isinstance(event, Signalled | Requested) and event.seat != 0


def _lines(session: Session) -> list[str]:
    """What happened, without what binds it to one file."""
    return [event_line(event) for event in session.table.log if not isinstance(event, Chained)]


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
