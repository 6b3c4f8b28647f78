"""Several people of one household in one match: each finds it in what is hers, from her own seat."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from briscola.capabilities.coach.journal import read_hands
from briscola.capabilities.coach.judgement_store import JudgedMatch
from briscola.capabilities.coach.judgements import Judgement, Judgements
from briscola.capabilities.statistics.csv_tables import hands_csv, matches_csv
from briscola.capabilities.statistics.statistics import luck, statistics
from briscola.client.checking.importing import import_record
from briscola.client.decisions import hands_of
from briscola.client.host.hands_after_damage import hands_behind
from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import KeptMatches
from briscola.client.resuming import take_up
from briscola.client.setup.match_setup import MatchSetup
from briscola.commands.kept_matches_commands import in_words
from briscola.engine.events import DealSeen, GivenUp, HandEnded, MatchBegan, Played
from briscola.engine.occupant import Occupant
from briscola.i18n.kept_match_words import ended_text, remarks
from briscola.storage.database.database import Database
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.history import History
from briscola.storage.evenings.matches import Search
from briscola.storage.match_choices import Opponent
from briscola.storage.people.own_seat import seat_of
from briscola.storage.records.records import Records
from briscola.storage.settings.person_names import FIRST
from briscola.storage.sums.habit_sums import habits_of
from tests.storage.evenings import EVERYTHING, Recorded, known, note, play

PEPPE = Opponent(name="Peppe", face="peppe", level="hard")
LEO = Occupant(name="Leo", face="person-man")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Library]:
    """A computer at which Anna and Mia play."""
    library = Library(tmp_path / "home", settings_file=tmp_path / "settings.json")
    library.profiles.change(FIRST, name="Anna")
    library.profiles.add("Mia")
    yield library
    library.close()


def mia(library: Library) -> str:
    return next(profile.id for profile in library.profiles.all() if profile.name == "Mia")


def of_both(library: Library, *others: Opponent, **fields: object) -> MatchSetup:
    """Anna begins, Mia sits at her right, then the others."""
    friend = Opponent(name="Mia", face="person-woman", level="person", key=mia(library))
    opponents = (friend, *others)
    game = MatchSetup(player="Anna", key=FIRST, players=len(opponents) + 1, winning_hands=1)
    return replace(game, opponents=opponents, **fields)


def told(match: PlayedMatch) -> bytes:
    """A match without the moment at which it ended, for which a record has only the time of its file."""
    return msgspec.json.encode(replace(match, ended=None))


def counts(library: Library, profile: str) -> tuple[int, int, int, int]:
    """Matches won and lost, hands won and lost."""
    told = statistics(library.database, library.profiles.get(profile)).counts
    return told.won, told.lost, told.hands_won, told.hands_lost


def test_each_finds_it_in_her_own_list_with_her_own_result(home: Library) -> None:
    played = play(home.records, of_both(home), seed=1)
    note(home.history, played)
    annas, mias = (known(home.history, played, key) for key in (FIRST, mia(home)))
    assert (annas.seat, annas.person, annas.opponents) == (0, "Anna", ("Mia",))
    assert (mias.seat, mias.person, mias.opponents) == (1, "Mia", ("Anna",))
    assert {annas.result, mias.result} == {"won", "lost"} and mias.score == annas.score[::-1]
    assert mias.levels == ("person", "person") and mias.state == "complete"
    first, second = counts(home, FIRST), counts(home, mia(home))
    assert first == (second[1], second[0], second[3], second[2]) and sum(first[:2]) == 1
    both = (
        habits_of(home.database, home.profiles.get(FIRST)),
        habits_of(home.database, home.profiles.get(mia(home))),
    )
    assert both[0].hands == both[1].hands > 0 and both[0] != both[1]


def test_what_is_counted_of_the_computer_counts_a_shared_match_once(home: Library) -> None:
    played = play(home.records, of_both(home, PEPPE))
    note(home.history, played)
    assert home.history.count(EVERYTHING) == 1 == len(home.history.beginning_with(played.header.id[:6]))
    assert home.history.count(Search(profile=mia(home))) == 1
    hands = sum(isinstance(event, HandEnded) for event in played.events)
    assert luck(home.database).hands == hands == luck(home.database, home.profiles.get(mia(home))).hands
    assert "Anna, Mia, Peppe" in in_words(home.history.found(EVERYTHING)[0], {})
    assert ",Mia," in matches_csv(home.database, mia(home)) and len(hands_csv(home.database, mia(home))) > 99


def test_a_guest_has_no_list_and_no_statistics(home: Library) -> None:
    guest = Opponent(name="Leo", face="person-man", level="person")
    note(home.history, play(home.records, replace(of_both(home), opponents=(guest,))))
    assert counts(home, FIRST) != (0, 0, 0, 0) and counts(home, mia(home)) == (0, 0, 0, 0)
    others = replace(of_both(home), key="", player="Zoe", opponents=(guest,))
    played = play(home.records, others)
    note(home.history, played, profile=mia(home))
    match = known(home.history, played)
    assert (match.profile, match.seat, match.person) == (mia(home), 0, "Zoe")


def test_a_lost_database_is_rebuilt_for_the_right_people(home: Library, tmp_path: Path) -> None:
    for seed in range(3):
        note(home.history, play(home.records, of_both(home, PEPPE, winning_hands=2), seed=seed))
    note(home.history, play(home.records, of_both(home), steps=30))
    before = [home.history.found(Search(profile=key)) for key in (FIRST, mia(home))]
    with Database(tmp_path / "home" / "other.sqlite") as database:
        for profile in home.profiles.all():
            row = (profile.id, profile.name, "", "", "")
            insert = "INSERT INTO profiles (id, name, face, created, used) VALUES (?, ?, ?, ?, ?)"
            assert database.write([(insert, row)])
        history = History(database)
        assert len(list(history.catch_up(home.records))) == 4
        after = [history.found(Search(profile=key)) for key in (FIRST, mia(home))]
        for old, new in zip(before, after, strict=True):
            assert sorted(map(told, old)) == sorted(map(told, new)) and len(old) == 4


def test_who_leaves_keeps_her_hands_and_who_stays_the_match(home: Library) -> None:
    game = of_both(home, PEPPE, winning_hands=3)
    played = play(home.records, game, sits={1: [(1, LEO)]})
    note(home.history, played)
    ends = [event for event in played.events if isinstance(event, HandEnded)]
    annas, mias = (known(home.history, played, key) for key in (FIRST, mia(home)))
    assert len(ends) > 2
    assert (annas.hands, mias.hands) == (len(ends), 1)
    assert annas.result in ("won", "lost") and mias.result is None and mias.state == "complete"
    assert sum(counts(home, mia(home))[:2]) == 0


def test_who_sits_down_later_has_the_hands_from_then_on(home: Library) -> None:
    guest = Opponent(name="Leo", face="person-man", level="person")
    game = replace(of_both(home, PEPPE, winning_hands=3), opponents=(guest, PEPPE))
    sits = {1: [(1, Occupant(name="Mia", face="person-woman", key=mia(home)))]}
    played = play(home.records, game, sits=sits)
    note(home.history, played)
    ends = [event for event in played.events if isinstance(event, HandEnded)]
    match = known(home.history, played, mia(home))
    assert (match.seat, match.person) == (1, "Mia")
    assert match.hands == len(ends) - 1 and match.result is not None
    assert seat_of(played.header, mia(home), played.events) == 1 and seat_of(played.header, "nobody") == 0


def test_whoever_takes_up_a_shared_match_sits_at_her_own_seat(home: Library) -> None:
    played = play(home.records, of_both(home), steps=20)
    note(home.history, played)
    gone = play(
        home.records, of_both(home, winning_hands=3), sits={1: [(0, as_computer())]}, steps=60, seed=2
    )
    note(home.history, gone)
    home.use(mia(home))
    for match in (played, gone):
        taken = take_up(home, match.path)
        assert (taken.seat.place, taken.seat.setup.player) == (1, "Mia")
        taken.recorder.close()
    home.use(FIRST)
    taken = take_up(home, gone.path)
    assert taken.seat.place == 1, "at her seat plays a computer now"
    taken.recorder.close()


def as_computer() -> Occupant:
    return Occupant(name="Peppe", face="peppe", level="easy")


def test_a_match_that_several_give_up_has_nobody_lost(home: Library) -> None:
    played = play(home.records, of_both(home), steps=12, given_up=True)
    assert isinstance(played.events[-1], GivenUp)
    note(home.history, played)
    match = known(home.history, played)
    assert (match.state, match.result) == ("given_up", None)
    assert ended_text(match, goes_on=False) == "given up" and remarks(match) == []
    assert counts(home, FIRST)[:2] == counts(home, mia(home))[:2] == (0, 0)


def test_she_watches_it_from_her_own_seat_and_is_coached_for_her_own_play(home: Library) -> None:
    played = play(home.records, of_both(home, PEPPE), seed=2)
    note(home.history, played)
    home.use(mia(home))
    shelf = KeptMatches(home)
    shelf.search(Search())
    match = shelf.match(0)
    assert match is not None and match.seat == 1
    opened = shelf.open(match)
    assert (opened.setup.player, opened.setup.name(2)) == ("Mia", "Anna") and opened.origin is not None
    assert opened.view is not None and opened.hands and opened.codes
    own = [event.card for event in played.events if isinstance(event, Played) and event.seat == 1]
    assert [event.card for event in opened.events if isinstance(event, Played) and event.seat == 0] == own
    hand, *_ = hands_of(opened.events, 0)
    assert [decision.view.seat for decision in hand.decisions] == [0] * len(hand.decisions)
    assert not any(isinstance(event, DealSeen) for event in opened.events)
    judgement = Judgement(accuracy=1.0, plays=1, lost=0.0, document="{}")
    store = Judgements(home.database)
    assert store.keep(match.id, 1, judgement, seat=1)
    assert store.of(match.id, 1, seat=1) == "{}" and store.of(match.id, 1) is None
    (judged,) = store.all_of(home.profile)
    assert judged.seat == 1 and store.all_of(home.profiles.get(FIRST)) == []
    assert read_hands([judged]) == [] and JudgedMatch(home, match.id).get(hand) is None
    assert shelf.mark(match, favourite=True)
    annas = home.history.get(match.id, profile=FIRST)
    assert annas is not None and not annas.favourite and shelf.again(match).favourite


def test_somebody_elses_match_is_seen_from_the_seat_of_the_first_person(
    home: Library, tmp_path: Path
) -> None:
    played: Recorded = play(Records(tmp_path / "friend"), of_both(home, PEPPE))
    match = import_record(home.history, home.records, played.path, profile=mia(home)).match
    assert (match.profile, match.seat, match.imported) == (mia(home), 1, True), "her own key sits at seat 1"
    other = play(Records(tmp_path / "other"), replace(of_both(home), key="", opponents=(PEPPE,)), seed=2)
    match = import_record(home.history, home.records, other.path, profile=mia(home)).match
    assert (match.profile, match.seat, match.person) == (mia(home), 0, "Anna")
    assert counts(home, mia(home)) == (0, 0, 0, 0)


def test_a_record_from_another_computer_of_the_household_is_told_by_the_names(home: Library) -> None:
    """There Mia is the first profile, and Anna has a key that is unknown here."""
    anna = Opponent(name="Anna", face="person-woman", level="person", key="5a5a")
    played = play(home.records, MatchSetup(player="Mia", key=FIRST, winning_hands=1, opponents=(anna,)))
    assert list(home.history.catch_up(home.records)) == [played.header.id]
    annas, mias = (known(home.history, played, key) for key in (FIRST, mia(home)))
    assert (annas.profile, annas.seat, annas.person) == (FIRST, 1, "Anna")
    assert (mias.profile, mias.seat, mias.person) == (mia(home), 0, "Mia")
    assert sum(counts(home, FIRST)[:2]) == sum(counts(home, mia(home))[:2]) == 1


def test_hands_behind_damage_are_shown_whoever_has_sat_down(home: Library) -> None:
    level = Occupant(name="Peppe", face="peppe", level="hard")
    game = of_both(home, PEPPE, winning_hands=5)
    played = play(home.records, game, seed=2, sits={1: [(1, level)], 2: [(2, LEO)]})
    hands = [event.hand for event in played.events if isinstance(event, HandEnded)]
    path = home.records.path(played.header.id)
    path.write_bytes(path.read_bytes().replace(b'{"event":"play"', b'{"event":"plaz"', 1))
    began = next(event for event in played.events if isinstance(event, MatchBegan))
    behind = hands_behind(path, began, ())
    found = [event.hand for hand in behind for event in hand.events if isinstance(event, HandEnded)]
    assert len(hands) > 2 and found == hands[1:]
