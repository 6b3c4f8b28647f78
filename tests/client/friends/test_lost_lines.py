"""A host whose disk was full when its program was killed says so, and all go on from its shorter record."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest

from briscola.client.friends import match_listeners
from briscola.client.visit.followed_match import Retelling
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.visitor import Visitor
from briscola.commands.verify_evidence import verify_evidence
from briscola.engine.events import (
    Absent,
    Committed,
    Contributed,
    Dealt,
    Event,
    HandEnded,
    Opened,
    Played,
    Resumed,
    Sits,
)
from briscola.engine.forms import FORMS
from briscola.engine.record import event_line
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.network.lines.evidence import contradictions
from briscola.network.lines.person_entries import LostMoves, common_entries
from briscola.table.fair_table import FairTable
from tests.client.friends.lossy_evening import BRUNO, DULL, LossyEvening
from tests.simulated.world import known_chance
from tests.storage.disks import FullFolders

Begin = Callable[..., LossyEvening]


@pytest.fixture
def begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    disks, evenings = FullFolders(monkeypatch), list[LossyEvening]()

    def begun(rules: Rules, *, hands: int = 1) -> LossyEvening:
        evenings.append(LossyEvening(tmp_path, rules, disks, hands=hands))
        return evenings[-1]

    with known_chance(Random(7)):
        yield begun
        disks.full.clear()
        for evening in evenings:
            evening.close()


TWO, TEAMS, CALLED = make_rules("briscola", 2), make_rules("briscola", 4), make_rules("chiamata", 5)
SLOW = pytest.mark.slow


def lost_of(evening: LossyEvening, before: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The lines of a kind that had been told and are lost."""
    return [event for event in before[common_entries(before, evening.log) :] if isinstance(event, kind)]


@pytest.mark.parametrize("rules", [TWO, TEAMS, CALLED], ids=["two", "teams", "called"])
def test_cards_that_the_host_could_not_keep_are_taken_back_and_everybody_is_told_how_many(
    begin: Begin, rules: Rules
) -> None:
    evening = begin(rules)
    before = evening.lose(evening.more(Played, 5), evening.more(Played, 9))
    cards = len(lost_of(evening, before, Played))
    assert cards
    for person in (evening.bruno, evening.onlooker):
        assert evening.losses(person) == [LostMoves(cards=cards, hand=0, times=1)]
        assert person.shown == 2, "her window lays the table out anew"
    evening.goes_on_rightly()


@pytest.mark.slow
@pytest.mark.parametrize("rules", [TWO, TEAMS, CALLED])
def test_a_lost_hand_is_dealt_again_and_the_longer_record_is_put_aside(begin: Begin, rules: Rules) -> None:
    evening = begin(rules, hands=2)
    evening.until(evening.more(Played, 5))  # a hand that all have passed is dealt again before
    before = evening.lose(lambda: True, evening.more(Dealt))
    (lost,) = evening.losses(evening.bruno)
    first, *_ = lost_of(evening, before, Dealt)
    assert isinstance(first, Dealt) and lost.hand == first.hand and lost.cards > 10
    evening.goes_on_rightly()
    (aside,) = (evening.folder / f"{BRUNO}").glob("*.damaged-*.jsonl")
    kept = aside.read_bytes().splitlines()
    assert len(kept) > 20 and kept[1:] == [event_line(e).encode() for e in before[: len(kept) - 1]]


def test_a_longer_record_is_put_aside_as_soon_as_its_loss_is_told(begin: Begin) -> None:
    """So a program that is closed before the next hand is whole does not tell the loss again."""
    evening = begin(TWO, hands=2)
    evening.lose_quietly(evening.more(Played, 5), evening.more(Dealt, 2))
    assert evening.bruno.kept(evening.host.match) is not None
    evening.disks.full.clear()
    evening.until(lambda: len(evening.losses(evening.bruno)) == 1)
    assert evening.bruno.kept(evening.host.match) is None


@pytest.mark.parametrize(
    ("rules", "kind"),
    [
        pytest.param(rules, kind, marks=() if game == step == 0 else SLOW)
        for game, rules in enumerate((TWO, TEAMS, CALLED))
        for step, kind in enumerate((Committed, Contributed, Opened))
    ],
)
@pytest.mark.slow
def test_a_shuffle_that_was_lost_is_made_anew(begin: Begin, rules: Rules, kind: type[Event]) -> None:
    evening = begin(rules, hands=2)
    evening.until(evening.more(Played, 5))
    evening.lose(lambda: True, evening.more(kind))
    assert len(evening.losses(evening.bruno)) == 1
    evening.goes_on_rightly()


@pytest.mark.slow
def test_each_loss_is_told_and_counted(begin: Begin) -> None:
    evening = begin(TEAMS, hands=3)
    for times in (1, 2, 3):
        evening.lose(evening.more(Played, 3), evening.more(Played, 6))
        assert [lost.times for lost in evening.losses(evening.bruno)] == [*range(1, times + 1)]
        evening.shows_what_is()
    evening.to_the_end()


@pytest.mark.slow
def test_a_disk_that_stays_full_loses_the_same_moves_again_and_nobody_is_accused(begin: Begin) -> None:
    """Each run of the host's program goes on from the same line, and deals with other people present."""
    evening = begin(TEAMS, hands=3)
    evening.until(evening.more(HandEnded))
    evening.fill_disk()
    for present in (True, False, True):
        evening.until(lambda: evening.count(Dealt) >= 2)
        evening.world.run(5.0)
        if not present:
            evening.bruno.kill()
        evening.kill_host()
        evening.world.run(10.0 if present else 70.0)
        evening.bruno.come()
        evening.let_in()
    assert len(evening.losses(evening.bruno)) == 2, (
        "her own program was killed with what it knew of the second"
    )
    evening.disks.full.clear()
    evening.goes_on_rightly()


@pytest.mark.slow
def test_a_guest_whose_disk_is_full_as_well_has_the_shorter_record_in_the_end(begin: Begin) -> None:
    evening = begin(TWO, hands=3)
    evening.until(evening.more(HandEnded))
    evening.fill_disk(f"{BRUNO}")
    evening.lose_quietly(lambda: True, evening.more(Played, 50))
    evening.world.run(12.0)
    assert len(evening.losses(evening.bruno)) == 1
    evening.disks.full.clear()
    evening.to_the_end()


@pytest.mark.slow
def test_a_line_that_breaks_while_the_match_is_told_anew_hides_no_loss(begin: Begin) -> None:
    evening = begin(TEAMS)
    evening.lose_quietly(evening.more(Played, 5), evening.more(Played, 9))
    evening.bruno.breaks = [lambda line: line.n == 5, lambda line: line.n == 9]
    evening.come_back(20.0)
    assert not evening.bruno.breaks
    assert [lost.times for lost in evening.losses(evening.bruno)] == [1]
    evening.goes_on_rightly()


@pytest.mark.slow
def test_a_host_that_is_killed_again_before_all_has_come_anew_hides_no_loss(begin: Begin) -> None:
    evening = begin(TEAMS)
    before = evening.lose_quietly(evening.more(Played, 5), evening.more(Played, 9))
    evening.bruno.breaks = [lambda line: isinstance(line.seen, Resumed)]
    evening.until(lambda: not evening.bruno.breaks)
    evening.world.run(0.2)
    evening.kill_host()
    evening.world.run(12.0)
    (lost,) = evening.losses(evening.bruno)
    assert lost.cards == len(lost_of(evening, before, Played))
    evening.come_back(0.0)
    evening.goes_on_rightly()


@pytest.mark.slow
@pytest.mark.parametrize("missed", ["decisions", "a deal"])
def test_somebody_who_was_away_before_is_not_told_that_she_was_not(begin: Begin, missed: str) -> None:
    """The lines of her absence come anew while her line is up."""
    evening = begin(TEAMS, hands=2)
    absent = Absent(seat=BRUNO, why="line")
    deal = missed == "a deal"
    evening.until(evening.more(HandEnded) if deal else evening.more(Played, 5))
    evening.bruno.kill()
    evening.until((lambda: absent in evening.log) if deal else evening.more(Sits, 2))
    evening.bruno.come()
    evening.world.run(5.0)
    evening.lose(evening.more(Played, 4), evening.more(Played, 8))
    assert absent in evening.log if deal else evening.count(Sits)
    assert len(evening.losses(evening.bruno)) == 1
    evening.goes_on_rightly()


@pytest.mark.slow
def test_a_guest_whose_program_was_closed_meanwhile_finds_in_her_record_what_is_lost(begin: Begin) -> None:
    evening = begin(TEAMS, hands=2)
    evening.until(evening.more(Played, 10))
    evening.fill_disk()
    evening.until(evening.more(Dealt))
    evening.world.run(2.0)
    evening.bruno.kill()
    evening.kill_host()
    evening.come_back()
    (lost,) = evening.losses(evening.bruno)
    assert 20 < lost.cards < 40 and not lost.hand
    evening.goes_on_rightly()
    assert len([*(evening.folder / f"{BRUNO}").glob("*.damaged-*.jsonl")]) == 1


@SLOW
@pytest.mark.parametrize("number", range(12))
def test_any_number_of_lines_is_lost_in_any_game_and_nobody_is_accused(begin: Begin, number: int) -> None:
    random = Random(number)
    evening = begin(random.choice([*FORMS.values()]), hands=2)
    evening.until(lambda: len(evening.log) > 3)
    for _ in range(3):
        lines = len(evening.log)
        first, last = sorted(lines + random.randrange(1, 60) for _ in range(2))
        full = [evening.folder / "host", evening.folder / f"{BRUNO}"][: random.choice((1, 1, 2))]
        evening.until_line(first)
        evening.disks.full.update(full)
        evening.until_line(last)
        if not evening.playing:
            break
        evening.kill_host()
        if random.random() < 0.5:
            evening.disks.full.clear()
        evening.world.run(random.choice((0.5, 12.0)))
        evening.let_in()
    evening.disks.full.clear()
    evening.to_the_end()
    for person in evening.people[1:]:
        evening.losses(person)


@pytest.mark.slow
def test_an_older_record_that_a_synchronised_folder_restores_is_gone_on_from(begin: Begin) -> None:
    evening = begin(TEAMS, hands=2)
    evening.until(evening.more(Played, 6))
    path = evening.host.records.path(evening.host.match)
    older = path.read_bytes()
    evening.until(evening.more(Dealt))
    evening.host.records.close()
    before = [*evening.log]
    path.write_bytes(older)
    evening.kill_host()
    evening.come_back()
    (lost,) = evening.losses(evening.bruno)
    first, *_ = lost_of(evening, before, Dealt)
    assert isinstance(first, Dealt) and lost.hand == first.hand and lost.cards > 20
    evening.goes_on_rightly()


@pytest.mark.posix("unlink of a file that is open")
def test_a_match_that_was_lost_whole_is_told_as_gone_and_another_can_begin(begin: Begin) -> None:
    evening = begin(TWO)
    evening.until(evening.more(Played, 3))
    first, bruno = evening.host.match, evening.bruno
    evening.host.records.path(first).unlink()
    evening.fill_disk()
    evening.kill_host()
    evening.disks.full.clear()
    evening.world.run(12.0)
    assert {trouble.kind for trouble in bruno.troubles} - DULL == {"match_gone"} and bruno.seat is None
    bruno.do(partial(Visitor.sit, seat=BRUNO))
    evening.let_in()
    evening.begin(evening.people[:-1])
    evening.until(evening.more(Played, 3))
    assert evening.host.match != first
    evening.to_the_end()


def test_a_record_of_which_only_the_header_was_written_is_gone_on_with(begin: Begin) -> None:
    evening = begin(TWO)
    evening.until(evening.more(Played, 3))
    path = evening.host.records.path(evening.host.match)
    evening.host.records.close()
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    evening.kill_host()
    evening.come_back()
    assert isinstance(evening.log[1], Resumed)
    assert len(evening.losses(evening.bruno)) == 1
    evening.goes_on_rightly()


@pytest.mark.parametrize("hidden", ["FairTable.begin_anew", pytest.param("the run", marks=SLOW)])
def test_a_host_that_takes_moves_back_without_saying_so_has_signed_two_stories(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, hidden: str
) -> None:
    """It writes no line when it begins anew, or says that it is the same run of its program."""
    if hidden == "the run":
        monkeypatch.setattr(match_listeners, "token_hex", lambda _bytes: "ab" * 16)
    else:
        monkeypatch.setattr(FairTable, "begin_anew", lambda _table, _run: [])
    evening = begin(TEAMS, hands=3)
    evening.until(evening.more(Played, 5))
    evening.world.run(9.0)
    evening.fill_disk()
    evening.world.run(9.0)
    evening.kill_host()
    evening.disks.full.clear()
    evening.bruno.computer.suspend(150.0)  # meanwhile the others play other cards
    evening.world.run(200.0)
    (trouble,) = [each for each in evening.bruno.troubles if each.kind not in DULL]
    assert trouble.kind == "two_stories" and trouble.file is not None
    assert any("two stories" in sentence for sentence in verify_evidence(str(trouble.file)))


@pytest.mark.slow
def test_what_an_honest_host_signs_before_and_after_a_loss_is_no_evidence(begin: Begin) -> None:
    evening = begin(TEAMS)
    evening.until(evening.more(Played, 5))
    evening.fill_disk()
    evening.world.run(9.0)
    visitor = evening.bruno.visitor
    assert visitor is not None
    before = visitor.visited.guest
    evening.kill_host()
    evening.disks.full.clear()
    evening.until(lambda: len(evening.losses(evening.bruno)) == 1)
    evening.world.run(9.0)
    match = visitor.visited.guest
    assert match is not None and before is not None and before is not match
    match.retelling = Retelling(before)
    evidence = match.evidence(HostCheats("nothing"))
    assert len(evidence.before) > 60 and len(evidence.statements) > 3
    assert contradictions(evidence) == []
