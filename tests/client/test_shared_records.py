"""Records of tables where several computers met: header, deals, computers; `verify` and the script."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.capabilities.statistics.statistics import statistics
from briscola.client.checking.full_check import Verified
from briscola.client.checking.recomputed_moves import made_again
from briscola.client.host.library import Library
from briscola.client.host.live import live_events
from briscola.client.host.opponents import Opponents
from briscola.client.setup.match_setup import MatchSetup
from briscola.commands.verify import in_words
from briscola.engine.actions import Action
from briscola.engine.events import Absent, Contributed, Event, HandEnded, MatchEnded, Opened, PackCut, Sits
from briscola.engine.occupant import Occupant
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.storage.match_choices import seated
from briscola.storage.records.header import DealtBy, Header, HouseTerms
from briscola.storage.records.match_record import file_of, right
from briscola.storage.records.records import new_header
from briscola.storage.settings.person_names import FIRST
from briscola.table.fair_table import FairTable
from briscola.table.referee import Asked
from briscola.table.table import Phase
from tests.checker import LogError, check
from tests.client.script_records import says
from tests.client.steps import game_of
from tests.engine.fair_deals import FairMatch, fair_table, players_at
from tests.engine.recorded import rechained
from tests.engine.strategies import games
from tests.property_based import examples

THREE = make_rules("briscola", 3)
HOST = DealtBy(table="ab" * 32, name="Anna", computer=0)
LEO = Occupant(name="Leo", face="person-man", computer=1)


def header_of(rules: Rules, players: tuple[Occupant, ...], dealt_by: DealtBy | None = HOST) -> Header:
    header = new_header(
        seated(game_of(rules, hands=2), players),
        seeds=(),
        terms=HouseTerms(undo=False, hints=False),
        dealt_by=dealt_by,
    )
    return replace(header, id="0a" * 16, began="2026-11-24T20:00:00Z")


def match_of(header: Header, seed: int = 1, *, rules: Rules = THREE, away: Sequence[int] = ()) -> FairMatch:
    return FairMatch(fair_table(rules, header.terms, winning_hands=2), seed, away=away)


def log_of(header: Header, seed: int = 1, *, rules: Rules = THREE) -> list[Event]:
    return [*match_of(header, seed, rules=rules).to_the_end().log]


HEADER = header_of(THREE, players_at(0, None, 1))
TABLE = match_of(HEADER).to_the_end()


@examples(5)
@given(st.data())
def test_records_of_any_computers_are_right_for_us_and_for_the_script(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    rules = data.draw(games())
    places = [data.draw(st.sampled_from((None, 0, 1, 2))) for _ in range(rules.players)]
    places[data.draw(st.integers(0, rules.players - 1))] = 1
    header = header_of(rules, players_at(*places))
    file = file_of(header, log_of(header, data.draw(st.integers(0, 9)), rules=rules))
    assert right(file).position.ended
    assert says(tmp_path_factory.mktemp("record"), file) is None
    assert check(file.splitlines()).matches == 1


def refused_by_all(folder: Path, file: bytes) -> None:
    with pytest.raises(BadRecord):
        right(file)
    with pytest.raises(LogError):
        check(file.splitlines())
    assert says(folder, file) is not None


def changed(kind: type[Event], **fields: object) -> bytes:
    """The record with the last event of a kind changed, and a chain computed anew."""
    log = [*TABLE.log]
    at = max(line for line, event in enumerate(log) if isinstance(event, kind))
    log[at] = replace(log[at], **fields)
    return file_of(HEADER, rechained(log, HEADER.line))


@pytest.mark.parametrize(
    "forged",
    [
        lambda: changed(Opened, secret="00" * 16),
        lambda: changed(Opened, cut=3),
        lambda: changed(Contributed, sha256="11" * 32),
        lambda: changed(PackCut, salt="left, right"),
    ],
)
def test_a_forged_contribution_is_found_by_us_by_the_script_and_by_the_independent_checker(
    tmp_path: Path, forged: Callable[[], bytes]
) -> None:
    refused_by_all(tmp_path, forged())


def test_all_find_a_cut_that_was_not_promised(tmp_path: Path) -> None:
    """The same pack, promised and cut by the book, but the person's own cut is called somebody else's."""
    header = header_of(THREE, players_at(0, 0, 1))
    log = log_of(header)
    at = next(n for n, event in enumerate(log) if isinstance(event, PackCut) and not event.auto)
    cut = log[at]
    assert isinstance(cut, PackCut)
    log[at] = replace(cut, auto=True)
    refused_by_all(tmp_path, file_of(header, rechained(log, header.line)))


def test_a_record_without_its_contributions_is_refused_by_all(tmp_path: Path) -> None:
    log = [event for event in TABLE.log if not isinstance(event, Contributed | Opened)]
    refused_by_all(tmp_path, file_of(HEADER, rechained(log, HEADER.line)))


def header_with(**fields: object) -> Mapping[str, object]:
    told: dict[str, object] = msgspec.json.decode(HEADER.line)
    return told | fields


def player(seat: int, **fields: object) -> Mapping[str, object]:
    return {"seat": seat, "name": "P", "face": "person-woman"} | fields


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"dealt_by": {"table": "ab", "name": "Anna"}}, "key of a table is 64"),
        ({"seeds": ["7", "7"]}, "nothing is taken back, seeded"),
        ({"settings": {"undo": True, "hints": False}}, "nothing is taken back, seeded"),
        ({"roster": [player(0, key="anna"), player(1), player(2)]}, "key of a person at such a table"),
        (
            {"roster": [player(0, key="ab" * 32), player(1), player(2, computer=1)]},
            "somebody at each computer",
        ),
        ({"roster": [player(0, key="ab" * 32, computer=6), player(1), player(2)]}, "no computer 6"),
        ({"roster": [player(0, key="ab" * 32, computer=-1), player(1), player(2)]}, "no computer -1"),
        ({"dealt_by": None}, "not a header|names who dealt"),
    ],
)
def test_a_header_that_fits_no_shared_table_is_refused(fields: Mapping[str, object], sentence: str) -> None:
    told = {key: value for key, value in header_with(**fields).items() if value is not None}
    with pytest.raises(BadRecord, match=sentence):
        right(msgspec.json.encode(told) + b"\n")


def test_who_sits_down_at_a_shared_table_has_a_computer_of_it_and_a_key_that_signs() -> None:
    sits = Sits(seat=1, who=LEO)
    old = replace(HEADER, record=3)
    log = log_of(old)
    play = next(line for line, event in enumerate(log) if isinstance(event, PackCut)) + 3
    assert right(file_of(old, [*log[:play], sits])).position.levels[1] == "person"
    for who, sentence in ((replace(LEO, computer=9), "no computer 9"), (replace(LEO, key="leo"), "64 hexa")):
        with pytest.raises(BadRecord, match=sentence):
            right(file_of(old, [*log[:play], replace(sits, who=who)]))


class WithComputers(FairMatch):
    def __init__(self, table: FairTable, setup: MatchSetup) -> None:
        super().__init__(table)
        self._opponents = Opponents(setup, ())

    def choose(self, asked: Asked) -> Action:
        if asked.seat in self.table.people:
            return super().choose(asked)
        return self._opponents.player(asked.seat, live_events(self.table.log)).choose(asked.view)


def test_the_moves_of_computers_follow_from_the_deals_alone() -> None:
    players = (*players_at(0), Occupant(name="Peppe", face="peppe", level="easy"), LEO)
    header = header_of(THREE, (players[0], players[1], replace(LEO, key="cd" * 32)))
    match = WithComputers(fair_table(THREE, header.terms, winning_hands=2), MatchSetup.of(header.choices))
    record = right(file_of(header, match.to_the_end(lambda table: table.hand == 2).log))
    moves = made_again(record)
    assert moves is not None and moves.made > 10 and moves.same == ("easy",)
    other = right(file_of(header, log_of(header)))
    with pytest.raises(BadRecord, match="at seat 1 easy would have done"):
        made_again(other)


def test_verify_tells_who_dealt_and_which_deals_nobody_could_choose() -> None:
    told = in_one(HEADER, TABLE.log)
    assert "Dealt by: Anna, at the table abababab." in told
    hands = ", ".join(str(number) for number in range(1, TABLE.hand + 1))
    choosers = f"the draw for the deal and hands {hands}, to which every person's own"
    assert f"Nobody could choose: {choosers}" in told
    match = match_of(HEADER)
    match.to_the_end(
        lambda table: bool(table.hand) and table.promises is not None and bool(table.promises.opened)
    )
    match.table.withdraw()
    assert "Stopped: the shuffle of hand 1 after somebody" in in_one(HEADER, match.table.log)


def in_one(header: Header, log: Sequence[Event]) -> str:
    found = Verified(record=right(file_of(header, log)), moves=None)
    return "\n".join(in_words("record", found))


@pytest.mark.parametrize("version", [3, 4])
def test_verify_and_the_script_name_whose_computer_has_added_nothing(tmp_path: Path, version: int) -> None:
    header = replace(HEADER, record=version)
    match = match_of(header, away=(2,))
    match.to_the_end(lambda table: table.hand == 1 and table.phase is Phase.PLAY)
    match.away = ()
    log = match.to_the_end().log
    told, said = in_one(header, log), list[object]()
    why, short = (
        ("had lost the line", "line") if version == 4 else ("was away (the reason is not told)", "not told")
    )
    assert f"Nothing from P2, who {why}: the draw for the deal and hand 1." in told
    assert says(tmp_path, file_of(header, log), said) is None
    assert f"Hand 1: P2’s computer added nothing ({short})" in said and "Hand 2: P" not in str(said)
    for claim in (told, str(said)):
        assert ("Nobody could choose" in claim) is (version == 4), "the newest record names absences"
    hands = "the draw for the deal and hands 1, 2"
    assert (f"Absences not told: {hands}" in told) is (version == 3) and "and hand 1, to" not in told
    assert ("Hand 1: absences not told" in said and "Hand 2: absences not told" in said) is (version == 3)


def test_at_a_table_of_pages_alone_nobody_is_said_to_be_unable_to_choose(tmp_path: Path) -> None:
    header = header_of(THREE, players_at(0, None, 1, pages=(0, 2)))
    log, said = log_of(header), list[object]()
    told = in_one(header, log)
    assert "The dealer alone has shuffled: the draw for the deal and hands 1, 2" in told
    assert "Nobody could choose" not in told and "played in a browser" in told
    assert says(tmp_path, file_of(header, log), said) is None and "Nobody could" not in str(said)
    assert check(file_of(header, log).splitlines()).matches == 1


def test_verify_counts_what_computers_have_decided_for_people_hand_by_hand() -> None:
    header = header_of(THREE, players_at(0, None, 1))
    match = match_of(header)
    match.to_the_end(lambda table: table.hand == 1 and table.decider == 2)
    person = header.roster[2].who
    match.table.sit(2, Occupant(name="P2", face=person.face, level="medium"), "left")
    match.step()
    match.table.sit(2, person)
    match.table.begin_anew("0a" * 16)
    told = in_one(header, match.to_the_end().log)
    assert "Stand-in: 1 decision for P2 in hand 1; 1 as she had left the table." in told
    assert "Began anew: the host's program, 1 time" in told


def test_all_refuse_a_record_in_which_an_absence_is_left_out_or_made_up(tmp_path: Path) -> None:
    log = match_of(HEADER, away=(2,)).to_the_end().log
    at = next(line for line, event in enumerate(log) if isinstance(event, Absent))
    for forged in ([*log[:at], *log[at + 1 :]], [*log[:at], Absent(seat=2, why="page"), *log[at + 1 :]]):
        refused_by_all(tmp_path, file_of(HEADER, rechained(forged, HEADER.line)))


def test_a_shared_match_is_found_by_the_key_of_its_person_not_by_names(tmp_path: Path) -> None:
    """Two people called Anna at two computers: the one here sits at seat 2."""
    players = players_at(0, None, 1)
    header = header_of(
        THREE, (replace(players[0], name="Anna"), players[1], replace(players[2], name="Anna"))
    )
    log = log_of(header)
    library = Library(tmp_path / "home", settings_file=tmp_path / "settings.json")
    library.profiles.change(FIRST, name="Anna")
    library.profiles.known_by(FIRST, players[2].key)
    writer = library.records.begin(header)
    writer.append(log)
    writer.close()
    library.catch_up()
    match = library.history.get(header.id)
    ended = next(event for event in log if isinstance(event, MatchEnded))
    assert match is not None and match.seat == 2 and match.state == "complete"
    assert match.result == ("won" if 2 in ended.winners else "lost")
    assert statistics(library.database, library.profile).counts.hands_won == sum(
        2 in event.winners for event in log if isinstance(event, HandEnded)
    )
    library.close()
