"""What the maestro is told of a person when a match begins: what the kept hands show, and nothing else."""

from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

from briscola.capabilities.coach.person_habits import notes, with_habits
from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.resuming import take_up
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.cards import Card
from briscola.engine.events import Dealt, Event, HandEnded, MatchBegan, Played
from briscola.engine.trick import TableCard
from briscola.players.expert import Expert
from briscola.players.habits import notable_traits
from briscola.players.habits.habits import SIZE, Habits, added, observed
from briscola.players.levels import ADAPT, parse_level
from briscola.players.nets import trained
from briscola.players.nets.trained import learns
from briscola.storage.people.profiles import Profile
from briscola.storage.records.match_record import read_record
from briscola.storage.sums.habit_sums import habits_of
from tests.storage.played import HOUSE, play_on, setup_of

pytestmark = pytest.mark.usefixtures("leans")
MAESTRO = MatchSetup(winning_hands=1, opponents=regulars(2, ("maestro",)))


def evening_of(folder: Path, *, matches: int = 1) -> ActiveMatch:
    """Somebody who has played some matches of two by chance."""
    active_match = ActiveMatch(Library(folder))
    for number in range(matches):
        seat = active_match.begin(setup_of("two"), HOUSE)
        play_on(seat, seed=number)
        active_match.drop()
    return active_match


def seen(events: tuple[Event, ...]) -> Habits:
    """What the person did in the finished hands of a record, counted from its events."""
    hands: list[Habits] = []
    plays: list[TableCard] = []
    for event in events:
        match event:
            case Dealt(turned=Card() as turned):
                trumps, plays = turned.suit, []
            case Played():
                plays.append(TableCard(event.seat, event.card))
            case HandEnded():
                hands.append(observed(plays, trumps, MAESTRO.rules(), 0))
            case _:
                pass
    return added(hands)


def test_the_maestro_is_told_what_the_finished_hands_show(tmp_path: Path) -> None:
    library = evening_of(tmp_path, matches=2).library
    files = (tmp_path / "records").glob("*.jsonl")
    wanted = added(seen(read_record(path).events) for path in sorted(files))
    assert wanted.hands >= 2
    told = with_habits(MAESTRO, library)
    assert Habits.read(parse_level(told.opponents[0].level)[1][ADAPT]) == wanted
    assert structs.replace(told, opponents=MAESTRO.opponents) == MAESTRO


def test_a_hand_that_goes_on_tells_nothing(tmp_path: Path) -> None:
    active_match = ActiveMatch(Library(tmp_path))
    seat = active_match.begin(MAESTRO, HOUSE)
    seat.begin_match()
    assert with_habits(MAESTRO, active_match.library) == MAESTRO


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "cmd:python bot.py"])
def test_nobody_else_is_told(level: str, tmp_path: Path) -> None:
    setup = MatchSetup(winning_hands=1, opponents=regulars(2, (level,)))
    assert with_habits(setup, evening_of(tmp_path).library) == setup


def test_in_other_games_nothing_is_told(tmp_path: Path) -> None:
    setup = MatchSetup(players=3, winning_hands=1, opponents=regulars(3, ("maestro",)))
    assert with_habits(setup, evening_of(tmp_path).library) == setup


def test_a_match_goes_on_with_the_habits_with_which_it_began(tmp_path: Path) -> None:
    """Whatever has been played since: they stand in its record."""
    active_match = evening_of(tmp_path)
    told = with_habits(MAESTRO, active_match.library)
    seat = active_match.begin(told, HOUSE)
    seat.begin_match()
    active_match.drop()
    library = Library(tmp_path)
    taken = take_up(library, *library.waiting())
    assert taken.seat.setup.opponents == told.opponents != MAESTRO.opponents


def levels_in(seat: HostedSeat) -> list[str]:
    """How the maestro's level stands in the setup, in the log, and at the table."""
    began = [event for event in seat.host.table.log if isinstance(event, MatchBegan)][-1]
    player = seat.host.computer(1)
    assert isinstance(player, Expert)
    return [seat.setup.opponents[0].level, began.levels[1], f"maestro:{ADAPT}={player.habits.spell()}"]


@pytest.mark.slow
@pytest.mark.parametrize("kept", [True, False])
def test_a_rematch_goes_by_what_has_been_played_since(kept: bool, tmp_path: Path) -> None:
    """Also at the table of a second window; and the maestro forgets it all where it is not to learn."""
    active_match = evening_of(tmp_path)
    told = with_habits(MAESTRO, active_match.library)
    other = ActiveMatch(Library(tmp_path))
    seat = (active_match if kept else other).begin(told, HOUSE)
    assert seat.kept is kept
    play_on(seat)
    if not kept:
        play_on(active_match.begin(setup_of("two"), HOUSE), seed=4)
    now = with_habits(told, active_match.library).opponents[0].level
    assert now not in (told.opponents[0].level, MAESTRO.opponents[0].level)
    for wanted, level in ((True, now), (False, "maestro")):
        seat.host.before_rematch = partial(with_habits, library=active_match.library, wanted=wanted)
        seat.begin_match()
        *named, played = levels_in(seat)
        assert named == [level, level] and played == (level if wanted else f"maestro:{ADAPT}=")
        if wanted:
            play_on(seat)


def test_another_person_and_a_new_count_begin_with_nothing(tmp_path: Path) -> None:
    library = evening_of(tmp_path).library
    mine = library.profile
    assert habits_of(library.database, mine).hands
    assert habits_of(library.database, Profile(id="somebody else")) == Habits()
    assert habits_of(library.database, structs.replace(mine, counts_from="2999-01-01T00:00:00Z")) == Habits()


@pytest.mark.parametrize(
    "word", ["nonsense", Habits(1, (10**9 - 1,) * SIZE).spell(), Habits(2).spell()], ids=["no", "much", "two"]
)
def test_a_damaged_row_counts_for_nothing(word: str, tmp_path: Path) -> None:
    """Also one that tells of more than happens in a hand: the sum of such would be no habits."""
    library = evening_of(tmp_path, matches=2).library
    assert library.database.write([("UPDATE hands SET habits = ?", (word,))])
    assert habits_of(library.database, library.profile) == Habits()
    assert with_habits(MAESTRO, library) == MAESTRO


def test_hands_of_an_older_program_are_counted_beside_the_window(tmp_path: Path) -> None:
    library = evening_of(tmp_path).library
    before = habits_of(library.database, library.profile)
    assert library.database.write([("UPDATE hands SET habits = NULL", ())])
    assert habits_of(library.database, library.profile) == Habits()
    library.catch_up()
    assert library.behind is not None and library.behind.result == 0
    assert habits_of(library.database, library.profile) == before != Habits()


def test_the_person_is_shown_what_stands_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A random player does much that the maestro would not; in few hands that may be chance too."""
    assert notes(Library(tmp_path / "nobody")) is None
    library = evening_of(tmp_path / "me", matches=8).library
    few = notes(library)
    assert few is not None and few.hands >= 8, "a hand that ends in a tie is played again"
    assert (few.traits, few.wanted) == ((), 20 - few.hands)
    monkeypatch.setattr(notable_traits, "ENOUGH", 8)
    found = notes(library)
    assert found is not None and found.traits


def test_where_no_net_leans_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = evening_of(tmp_path).library
    monkeypatch.setattr(trained, "leaning", lambda: None)
    assert with_habits(MAESTRO, library) == MAESTRO and notes(library) is None and not learns()
