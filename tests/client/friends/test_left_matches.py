"""Matches with friends that their tables did not see the end of: where they are kept, and as what."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from briscola.client.checking.full_check import verified
from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import KeptMatches
from briscola.client.single_deals.deal_again import goes_on
from briscola.client.visit.friends_client import FriendsClient
from briscola.engine.variants import make_rules
from briscola.network import network_thread
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.storage.people.profiles import Profile
from tests.client.friends.evening import SERVING, Evening, setup_of

pytestmark = pytest.mark.slow


def at_home(folder: Path, name: str) -> FriendsClient:
    """Somebody's program as her window has it, with a library."""
    library = Library(folder / name, settings_file=folder / name / "settings.json")
    return FriendsClient(
        folder / name / "friends",
        folder / name / "settings.json",
        Profile(id=name, name=name, face="peppe" if name == "Anna" else "nino"),
        library=library,
        serving=SERVING,
    )


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """Anna's table, at which she and Leo are about to play for three hands."""
    with Evening([at_home(tmp_path, name) for name in ("Anna", "Leo")]) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 2), 2, winning_hands=3))
        evening.begin()
        yield evening


def library_of(friend: FriendsClient) -> Library:
    assert friend._library is not None
    return friend._library


def kept(friend: FriendsClient) -> PlayedMatch:
    """The only match of a list."""
    (match,) = library_of(friend).history.found(Search())
    return match


def hands(friend: FriendsClient) -> int:
    """Number of hands whose truth somebody has."""
    return 0 if friend.seat is None else friend.seat.hand - 1


def test_a_match_whose_table_is_closed_is_in_everybodys_list_and_counts_as_no_result(
    evening: Evening,
) -> None:
    anna, leo = evening.friends
    evening.play(until=lambda: hands(anna) == 1 and hands(leo) == 1)
    anna.leave()
    evening.until(lambda: anna.idle and leo.idle and leo.table is None and anna.table is None)
    for each in (anna, leo):
        match, library = kept(each), library_of(each)
        assert (match.state, match.result, match.hands, match.waits) == ("abandoned", None, 1, False)
        assert sum(match.score) == (match.points != 60), (
            "the score is told; of a hand that is level nobody has one"
        )
        opened = KeptMatches(library).open(match)
        assert len(opened.hands) == 1 and not goes_on(library, opened), "nobody goes on with it alone"
        verified(Path(match.file).read_bytes(), library.database.rows)  # raises BadRecord
        assert not library.waiting()
    assert Path(kept(anna).file).read_bytes() == Path(kept(leo).file).read_bytes()
    library_of(leo).database.write([("DELETE FROM matches", ())])
    library_of(leo).catch_up()
    assert kept(leo).state == "abandoned", "a list made anew from the records says the same"


def test_a_match_without_a_finished_hand_is_in_no_list(evening: Evening) -> None:
    anna, leo = evening.friends
    anna.leave()
    evening.until(lambda: anna.idle and leo.idle and leo.table is None)
    assert not any(library_of(each).history.found(Search()) for each in (anna, leo))


def test_whoever_leaves_and_comes_back_has_the_whole_match(evening: Evening) -> None:
    anna, leo = evening.friends
    evening.play(until=lambda: hands(anna) == 1 and hands(leo) == 1)
    assert anna.table is not None
    way = anna.table.code, anna.table.addresses, anna.table.port
    leo.leave()
    evening.until(lambda: leo.idle and leo.table is None)
    assert (kept(leo).state, kept(leo).hands) == ("abandoned", 1)
    leo.join(*way)
    evening.until(lambda: leo.seat is not None)
    evening.play()
    evening.until(lambda: kept(leo).state == "complete")
    assert kept(leo).result is not None and kept(leo).score in (kept(anna).score, kept(anna).score[::-1])


def test_a_host_whose_window_takes_no_news_goes_back_to_her_match_as_she_is_told(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, leo = evening.friends
    evening.play(until=lambda: hands(anna) == 1 and hands(leo) == 1)
    with monkeypatch.context() as stands_still:
        stands_still.setattr(network_thread, "LONGEST_QUEUE", 0)
        evening.play(until=lambda: all(each.idle and each.table is None for each in evening.friends))
    assert [*anna.troubles, *leo.troubles] == ["own_fault"] * 2
    for each in evening.friends:
        each.go_back()
    evening.until(lambda: anna.seat is not None and leo.seat is not None)
    evening.play()
    evening.until(lambda: kept(anna).state == kept(leo).state == "complete")


def reads(guest: FriendsClient, ready: bool) -> bool:
    """True if a guest at seat 1 is told that he is ready, or not; also once his table is closed."""
    return guest.table is None or guest.table.roster[1].ready == ready


def test_a_table_where_no_match_goes_on_is_closed_by_a_fault_of_its_hosts_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No way leads her back to it, and nobody waits for her."""
    with Evening([at_home(tmp_path, name) for name in ("Anna", "Leo")]) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 2), 2))
        anna, leo = evening.friends
        monkeypatch.setattr(network_thread, "LONGEST_QUEUE", 20)
        evening.friends.remove(anna)  # her window stands still
        for number in range(60):
            leo.ready(ready := number % 2 == 1)
            evening.until(partial(reads, leo, ready))
        evening.until(lambda: leo.idle)
        evening.friends.append(anna)
        evening.until(lambda: anna.idle and anna.table is None)
        assert [*leo.troubles, *anna.troubles] == ["closed", "own_fault"]
        assert anna.records.route_back is None


def test_a_match_that_a_killed_program_has_left_is_found_when_no_way_leads_back(
    evening: Evening, tmp_path: Path
) -> None:
    anna, leo = evening.friends
    evening.play(until=lambda: hands(anna) == 1 and hands(leo) == 1)
    evening.close()
    again = at_home(tmp_path, "Leo")
    with Evening([again]):
        again.find_tables()
        assert not library_of(again).history.found(Search()), "he may go back to it"
        again.forget()
    later = at_home(tmp_path, "Leo")
    with Evening([later]):
        later.find_tables()
        assert kept(later).state == "abandoned"


def test_a_match_that_cannot_be_read_at_the_moment_is_found_when_the_page_of_friends_is_opened_again(
    evening: Evening, tmp_path: Path
) -> None:
    anna, leo = evening.friends
    evening.play(until=lambda: hands(anna) == 1 and hands(leo) == 1)
    evening.close()
    later = at_home(tmp_path, "Leo")
    later.forget()
    (path,) = later.records.folder.glob("*.jsonl")
    aside = path.rename(path.with_suffix(".aside"))
    path.mkdir()  # no file that could be read
    with Evening([later]):
        later.find_tables()
        later.stop_finding()
        assert not library_of(later).history.found(Search())
        path.rmdir()
        aside.rename(path)
        later.find_tables()
        assert kept(later).state == "abandoned"
