"""The kept matches, a page at a time, and what a record tells when it is opened."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import PAGE, CannotOpen, KeptMatches
from briscola.engine.events import HandEnded
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.evenings.matches import Search
from briscola.storage.evenings.transfer import CannotTransfer
from tests.storage.evenings import Recorded, play, setup


def keep(library: Library, played: Recorded) -> Recorded:
    library.history.begun(played.header, played.path, profile=library.profile.id)
    library.history.finished(played.header, played.events)
    return played


def shelf_of(library: Library) -> KeptMatches:
    bookshelf = KeptMatches(library)
    bookshelf.search(Search())
    return bookshelf


def first_of(bookshelf: KeptMatches) -> PlayedMatch:
    match = bookshelf.match(0)
    assert match is not None
    return match


def listed(bookshelf: KeptMatches) -> list[PlayedMatch]:
    found = [bookshelf.match(number) for number in range(bookshelf.count)]
    return [match for match in found if match is not None]


def test_only_pages_that_are_looked_at_are_read(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    template = play(library.records, seed=1)
    rows = 3 * PAGE
    asked: list[int] = []
    keep(library, template)
    (match,) = library.history.found(Search())

    def found(search: Search, *, first: int = 0, most: int = -1) -> Sequence[PlayedMatch]:
        if search.waits or search.state is not None:
            return []
        asked.append(first)
        return [match] * min(most, rows - first)

    monkeypatch.setattr(library.history, "found", found)
    monkeypatch.setattr(library.history, "count", lambda _search: rows)
    bookshelf = shelf_of(library)
    for number in range(PAGE, PAGE + 20):
        assert bookshelf.match(number) is match
    assert asked == [PAGE]
    assert bookshelf.match(rows) is None


def test_the_latest_stand_first_and_a_search_finds_its_own(library: Library) -> None:
    for day, players in ((1, 2), (3, 4), (2, 2)):
        keep(library, play(library.records, setup(players), seed=day, began=f"2026-11-0{day}T19:00:00Z"))
    bookshelf = shelf_of(library)
    assert [match.began[:10] for match in listed(bookshelf)] == ["2026-11-03", "2026-11-02", "2026-11-01"]
    assert list(bookshelf.games()) == ["briscola-2", "briscola-4"]
    bookshelf.search(Search(game="briscola-2"))
    assert [match.players for match in listed(bookshelf)] == [2, 2]
    first = first_of(bookshelf)
    assert bookshelf.mark(first, favourite=True)
    bookshelf.search(Search(favourite=True))
    assert [match.id for match in listed(bookshelf)] == [first.id]


def test_what_another_person_played_here_is_not_in_the_list(library: Library) -> None:
    keep(library, play(library.records))
    library.use(library.profiles.add("Zeno").id)
    keep(library, play(library.records, setup(4), seed=2))
    bookshelf = shelf_of(library)
    assert [match.players for match in listed(bookshelf)] == [4]
    assert list(bookshelf.games()) == ["briscola-4"]


def test_an_opened_match_tells_its_hands_and_their_deal_codes(library: Library) -> None:
    played = keep(library, play(library.records, setup(winning_hands=2)))
    bookshelf = shelf_of(library)
    opened = bookshelf.open(first_of(bookshelf))
    ended = [event for event in played.events if isinstance(event, HandEnded)]
    assert [hand.ended for hand in opened.hands] == ended
    assert list(opened.codes) == [hand.number for hand in opened.hands]
    assert opened.view is not None and opened.view.winners == ended[-1].winners
    assert opened.setup.opponents[0].name == "Peppe"


def test_a_record_that_has_gone_or_was_damaged_is_not_opened(library: Library) -> None:
    played = keep(library, play(library.records))
    bookshelf = shelf_of(library)
    match = first_of(bookshelf)
    played.path.write_bytes(b'{"record":2}\n')
    with pytest.raises(CannotOpen):
        bookshelf.open(match)
    played.path.unlink()
    with pytest.raises(CannotOpen):
        bookshelf.open(match)


def test_a_record_goes_out_and_comes_in_at_another_computer(library: Library, tmp_path: Path) -> None:
    keep(library, play(library.records))
    bookshelf = shelf_of(library)
    file = bookshelf.export(first_of(bookshelf), tmp_path)
    other = Library(tmp_path / "other", settings_file=tmp_path / "others.json")
    theirs = shelf_of(other)
    assert theirs.count == 0
    assert theirs.bring_in(file).new and theirs.count == 1
    assert not theirs.bring_in(file).new and theirs.count == 1
    file.write_bytes(file.read_bytes()[:-200])
    with pytest.raises(CannotTransfer):
        theirs.bring_in(tmp_path / "nothing.jsonl")
    other.close()
