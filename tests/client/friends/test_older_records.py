"""A match that begins has the newest record; an older one only goes on where it lies on her own disk."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from briscola import __version__
from briscola.client.checking.told_record import checked_position
from briscola.client.friends import absences
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.visit import followed_match
from briscola.client.visit.agreed_match import AgreedMatch
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.news import FriendsTrouble, News
from briscola.client.visit.visited_match import VisitedMatch
from briscola.client.visit.visitor import Visitor
from briscola.client.visit.visitor_parts import SelfIdentity, UnkeptRecords, VisitorRecords
from briscola.engine.events import Dealt, Event
from briscola.engine.record import event_line
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import trouble_text
from briscola.network.messages.fields import TableTerms
from briscola.network.messages.from_host import MatchHeader, NextLine, Truth
from briscola.storage.records import records as new_records
from briscola.storage.records.header import OLDEST, RECORD, UNNAMED, Header
from tests.client.friends.at_shared_table import change
from tests.client.friends.changed_hosts import header_with
from tests.client.friends.in_memory import TABLE, Company, header_of, key_of
from tests.client.friends.lossy_evening import BRUNO, LossyEvening
from tests.simulated.company import Person
from tests.simulated.evening import Evening
from tests.simulated.world import known_chance
from tests.spread import quick_some
from tests.storage.disks import FullFolders

THREE = make_rules("briscola", 3)
PEOPLE = (0, 1, 2)
VICTIM = 1
TERMS = TableTerms(variant="briscola", players=3, winning_hands=3)
HEADER = header_of(THREE, PEOPLE, winning_hands=3)
OLD = replace(HEADER, record=UNNAMED)


def company(header: Header = HEADER, *, hands: int = 1, seed: int = 1) -> Company:
    """A table at which so many hands are over."""
    table = Company(header, seed=seed)
    table.holding = table.people
    table.play(hands=hands)
    return table


class Visit:
    """What her program is told of a match by a host to which she comes without having been there before."""

    def __init__(
        self, records: VisitorRecords, *, hosting: bool = False, page: bool = False, terms: TableTerms = TERMS
    ) -> None:
        self.news, self.agreed = list[News](), AgreedMatch.of_table(terms, ())
        self.match = VisitedMatch(
            SelfIdentity(key=key_of(VICTIM), hosting=hosting, page=page),
            records,
            send=lambda _: None,
            post=self.news.append,
            ended=lambda: None,
        )

    def comes(self, header: Header, *, seat: int | None = VICTIM, lines: int = 0, anew: bool = False) -> None:
        """The first message of a match."""
        run = ("11" if anew else "00") * 16
        message = MatchHeader(header=header.line, seat=seat, run=run, lines=lines, anew=anew)
        self.match.goes_on(message, table=TABLE.public, agreed=self.agreed, met=header.id)

    def is_told(self, table: Company) -> None:
        """All lines of a match so far."""
        table.guests[VICTIM] = None
        table.drop(VICTIM)
        table.connect(VICTIM)
        while table.to_guest[VICTIM]:
            match message := table.next_message(VICTIM):
                case MatchHeader():
                    self.match.goes_on(message, table=TABLE.public, agreed=self.agreed, met=table.header.id)
                case NextLine() | Truth():
                    assert self.match.receive(message)
        self.match.post_match()

    @property
    def lost(self) -> Sequence[str]:
        """Kinds of what her window was told of as trouble."""
        return [each.kind for each in self.news if isinstance(each, FriendsTrouble)]


def refused(visit: Visit, header: Header, kind: str, *, seat: int | None = VICTIM) -> None:
    """Her program refuses a match at its first line."""
    with pytest.raises(HostCheats) as found:
        visit.comes(header, seat=seat)
    assert found.value.kind == kind and visit.match.match is None


def kept(folder: Path, header: Header, events: Sequence[Event]) -> FriendRecords:
    """Her folder with a record of a match."""
    records = FriendRecords(folder)
    records.recorder(header).append(events)
    return records


def hers(table: Company) -> Sequence[Event]:
    table.hear(VICTIM)
    guest = table.guests[VICTIM]
    assert guest is not None and guest.record
    return guest.record


# ---- a match that begins


@pytest.mark.parametrize("version", range(OLDEST, RECORD))
@pytest.mark.parametrize("seat", [VICTIM, None])
def test_no_match_begins_with_an_older_record(tmp_path: Path, version: int, seat: int | None) -> None:
    """At a seat, in a browser or looking on."""
    header = replace(HEADER, record=version)
    kind = "old_record" if version == UNNAMED else "host_cheats"  # before, several computers had no record
    for visit in (Visit(FriendRecords(tmp_path)), Visit(UnkeptRecords(), page=True)):
        refused(visit, header, kind, seat=seat)
    assert not [*tmp_path.iterdir()]


def test_a_match_of_the_newest_record_begins(tmp_path: Path) -> None:
    visit = Visit(FriendRecords(tmp_path))
    visit.comes(HEADER)
    assert visit.match.guest is not None and not visit.lost
    assert visit.match.coming, "its lines so far are told at once"
    visit.match.gone()
    assert not visit.match.coming, "nothing of a match that is gone is still to come"


def test_a_match_that_is_told_to_her_is_kept_from_its_first_line_on(tmp_path: Path) -> None:
    visit = Visit(records := FriendRecords(tmp_path))
    visit.is_told(table := company())
    again = records.kept(HEADER.id)
    assert again is not None and len(again[1]) > 30
    assert [*map(event_line, again[1])] == [*map(event_line, table.host.table.log)][: len(again[1])]


def test_what_the_own_program_deals_goes_on_from_its_first_line_on(tmp_path: Path) -> None:
    Visit(FriendRecords(tmp_path), hosting=True).comes(OLD)


# ---- a match that goes on


@pytest.mark.parametrize("header", [pytest.param(HEADER, marks=pytest.mark.slow), OLD], ids=["newest", "old"])
def test_a_match_goes_on_whose_header_lies_on_her_disk(tmp_path: Path, header: Header) -> None:
    table = company(header)
    visit = Visit(kept(tmp_path, header, hers(table)))
    table.play(hands=2)
    visit.is_told(table)
    match = visit.match.guest
    assert match is not None and match.header.terms.absences is (header is HEADER)
    assert (
        not visit.lost
        and [*map(event_line, match.record)] == [*map(event_line, table.host.table.log)][: len(match.record)]
    )
    again = FriendRecords(tmp_path).kept(header.id)
    assert again == (header, tuple(match.record)) and len(match.record) > 60
    visit.comes(header, lines=match.have)  # after a line that broke it is known


@pytest.mark.parametrize(
    "other",
    quick_some(
        [
            lambda: replace(OLD, id="0b" * 16),
            lambda: replace(OLD, began="2026-11-24T20:00:01Z"),
            lambda: replace(OLD, program="briscola 0.19.0"),
            lambda: header_with(OLD, 0, name="Eva"),
            lambda: HEADER,
        ],
        2,
    ),
)
def test_an_older_match_of_which_another_header_lies_there_does_not(
    tmp_path: Path, other: Callable[[], Header]
) -> None:
    """Not even one that differs in a letter, or in its number alone."""
    table = company(held := other())
    records = kept(tmp_path, held, hers(table))
    before = records.path(held.id).read_bytes()
    refused(Visit(records), OLD, "old_record")
    assert records.path(held.id).read_bytes() == before


def test_an_older_match_that_is_known_is_told_anew_though_its_file_is_gone(tmp_path: Path) -> None:
    """As when its host has lost hands: the longer record lies beside it then, under another name."""
    visit = Visit(records := kept(tmp_path, OLD, hers(company(OLD))))
    visit.comes(OLD)
    records.path(OLD.id).unlink()
    visit.comes(OLD, anew=True)
    assert visit.match.guest is not None and visit.match.guest.retelling is not None


def test_a_match_with_the_number_of_another_leaves_that_record_as_it_is(tmp_path: Path) -> None:
    records = kept(tmp_path, HEADER, hers(company()))
    before = records.path(HEADER.id).read_bytes()
    refused(Visit(records), replace(HEADER, began="2026-11-24T20:00:01Z"), "two_stories")
    assert records.path(HEADER.id).read_bytes() == before


@pytest.mark.parametrize("header", [HEADER, pytest.param(OLD, marks=pytest.mark.slow)], ids=["newest", "old"])
def test_a_match_told_otherwise_than_her_record_has_it_loses_nothing(tmp_path: Path, header: Header) -> None:
    """In the newest record her program leaves; in an older one it says what was lost, and keeps both."""
    records = kept(tmp_path, header, hers(company(header)))
    before = records.path(header.id).read_bytes()
    visit, table = Visit(records), company(header, seed=2)
    if header is HEADER:
        with pytest.raises(HostCheats) as found:
            visit.is_told(table)
        assert found.value.kind == "two_stories" and records.path(header.id).read_bytes() == before
    else:
        visit.is_told(table)
        (aside,) = tmp_path.glob("*.damaged-*")
        assert visit.lost == ["lost_lines"] and aside.read_bytes() == before


# ---- what else a header or a message could switch off


def test_whoever_sits_at_a_match_is_not_told_to_look_on(tmp_path: Path) -> None:
    """Nothing would be asked of her, and nothing checked; in a browser a seat may have been taken over."""
    refused(Visit(FriendRecords(tmp_path)), HEADER, "left_out", seat=None)
    Visit(UnkeptRecords(), page=True).comes(header_with(HEADER, VICTIM, page=True), seat=None)
    Visit(FriendRecords(tmp_path)).comes(header_with(HEADER, VICTIM, key="ab" * 32), seat=None)


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"page": True}, "left_out"),
        ({"computer": 0}, "left_out"),
        ({"key": "ab" * 32}, "host_cheats"),
        ({"key": ""}, "host_cheats"),
        ({"key": "", "level": "medium"}, "host_cheats"),
        ({"level": "medium"}, "host_cheats"),
    ],
)
def test_a_header_that_makes_somebody_else_of_her_is_refused(
    tmp_path: Path, fields: dict[str, object], kind: str
) -> None:
    refused(Visit(FriendRecords(tmp_path)), header_with(HEADER, VICTIM, **fields), kind)


@pytest.mark.parametrize(("agreed", "clock"), [(0, 30), (0, 60), (30, 0), (30, 60)])
def test_a_match_has_the_clock_of_its_table(tmp_path: Path, agreed: int, clock: int) -> None:
    visit = Visit(FriendRecords(tmp_path), terms=replace(TERMS, clock=agreed))
    refused(visit, header_of(THREE, PEOPLE, winning_hands=3, clock=clock), "another_game")
    visit.comes(header_of(THREE, PEOPLE, winning_hands=3, clock=agreed))


def test_an_older_match_goes_on_at_a_table_with_a_clock_which_its_record_does_not_name(
    tmp_path: Path,
) -> None:
    Visit(kept(tmp_path, OLD, hers(company(OLD))), terms=replace(TERMS, clock=30)).comes(OLD)


@pytest.mark.parametrize("level", ["hard", "maestro", "easy", "random"])
def test_nobody_else_stands_in_than_the_level_whose_cards_are_worked_out_again(
    monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    """Nets play otherwise on other machines: what such a stand-in plays could be anything."""
    table = Company(replace(HEADER, program=f"briscola {__version__}"), seed=4)
    monkeypatch.setattr(absences, "STAND_IN", level)
    with pytest.raises(HostCheats, match=f"no {level} stands in") as found:
        table.play(away=(VICTIM,))
    assert found.value.kind == "false_absence" and table.guests[VICTIM] is None, "the others find it"


def test_another_version_may_have_other_stand_ins_and_a_computer_may_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of the first she reads when she sits down; the second decides for nobody."""
    monkeypatch.setattr(absences, "STAND_IN", "easy")
    Company(header_of(THREE, PEOPLE), seed=4).play(away=(VICTIM,))
    table = Company(
        replace(header_of(THREE, (0, 1), level="easy"), program=f"briscola {__version__}"), seed=4
    )
    table.until_asked()
    table.host.host.sit(2, replace(table.header.roster[2].who, level="random"), "left")
    table.play()
    assert table.host.over


def test_a_person_who_sits_down_in_a_match_is_one_that_its_record_can_hold() -> None:
    """So a host cannot make her record one that nothing reads."""
    table = Company(HEADER, seed=4)
    table.until_asked(2)
    table.drop(2)
    who = HEADER.roster[2].who
    table.host.host.sit(2, replace(who, key="", level="medium", computer=9), "left")
    with pytest.raises(HostCheats, match="no computer 9"):
        table.play(away=(2,))


@pytest.mark.slow
def test_a_record_that_breaks_off_inside_a_step_is_not_taken_for_a_whole_one() -> None:
    table = Company(HEADER, seed=4)
    table.play()
    guest = table.guests[0]
    assert guest is not None
    (dealt, *_) = (n for n, event in enumerate(guest.record) if isinstance(event, Dealt))
    assert checked_position(guest.header, guest.record, first=0).lines == len(guest.record)
    with pytest.raises(BadRecord, match="break off"):
        checked_position(guest.header, guest.record[:dealt], first=0)


# ---- the whole way, over lines


@pytest.fixture
def old_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LossyEvening:
    """A table whose host writes older records, as a changed one does."""
    monkeypatch.setattr(new_records, "RECORD", UNNAMED)
    return LossyEvening(tmp_path, make_rules("briscola", 2), FullFolders(monkeypatch), hands=2)


def test_her_program_leaves_a_table_with_one_sentence_and_no_accusation(old_evening: LossyEvening) -> None:
    with known_chance(Random(7)):
        old_evening.world.run(20)
        for person in old_evening.people[BRUNO:]:
            (trouble,) = person.troubles
            assert trouble.kind == "old_record" and trouble.file is None and person.visitor is None
        assert "older form" in trouble_text("old_record") and not old_evening.people[0].troubles
        old_evening.close()


def test_at_a_dealers_table_programs_and_browsers_refuse_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_records, "RECORD", UNNAMED)
    dealer = NeutralDealer(name="Dealer", people=2)
    evening = Evening[Person](tmp_path, make_rules("briscola", 2), dealer=dealer)
    with known_chance(Random(7)):
        players = [evening.add(Person) for _ in range(2)]
        browser = evening.add(Person, page=True)
        evening.come(browser)
        browser.do(Visitor.watch)
        evening.sit_down(players)
        evening.begin(players)
        evening.world.run(20.0)
        assert evening.host.matches and browser.visitor is None
        for person in (*players, browser):
            assert "old_record" in {each.kind for each in person.troubles}, person.name
        evening.close()


@pytest.mark.parametrize("kind", ["old_record", "another_game"])
def test_a_host_that_is_honest_about_one_match_leaves_no_evidence_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    with known_chance(Random(7)):
        evening = LossyEvening(tmp_path, make_rules("briscola", 2), FullFolders(monkeypatch))
        evening.until(lambda: evening.playing)
        evening.until(lambda: not evening.playing)
        evening.world.run(5.0)
        if kind == "old_record":
            monkeypatch.setattr(new_records, "RECORD", UNNAMED)
        else:
            change(evening.table, hints=True)
        evening.begin(evening.people[:-1])
        evening.world.run(20.0)
        (trouble,) = evening.bruno.troubles
        assert trouble.kind == kind and trouble.file is None
        evening.close()


@pytest.mark.slow
def test_an_old_match_goes_on_to_its_end_after_the_upgrade(tmp_path: Path) -> None:
    """It began before; whoever looked on, and has no record of it, looks on no more."""
    with pytest.MonkeyPatch.context() as before, known_chance(Random(7)):
        before.setattr(new_records, "RECORD", UNNAMED)
        before.setattr(followed_match, "RECORD", UNNAMED)
        evening = LossyEvening(tmp_path, make_rules("briscola", 2), FullFolders(before), hands=2)
        evening.until(lambda: evening.bruno.kept(evening.host.match) is not None)
        evening.bruno.kill()
        evening.onlooker.kill()
        evening.kill_host()
        before.undo()
        evening.come_back()
        evening.onlooker.do(Visitor.watch)
        evening.let_in()
        evening.until(lambda: not evening.playing)
        evening.world.run(5.0)
        assert evening.bruno.kept(evening.host.match) == evening.whole()
        assert {each.kind for each in evening.onlooker.troubles} == {"old_record"}
        assert not {each.kind for each in evening.bruno.troubles} & {"old_record", "host_cheats"}
        evening.close()
