"""A changed host's messages: whatever it tells, a guest's program says one sentence, and nothing else."""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar, get_args

import pytest
from msgspec.structs import replace

from briscola.client.friends.friend_notes import TableNote
from briscola.client.friends.friend_records import FriendRecords
from briscola.client.visit import followed_match, visited_match
from briscola.client.visit.host_cheats import CheatKind
from briscola.client.visit.news import NewEntries, News, TableLeft
from briscola.i18n.friends_words import trouble_text
from briscola.network.messages.encoding import encode, host_message
from briscola.network.messages.from_host import (
    HostMessage,
    MatchHeader,
    NextLine,
    Presence,
    Refused,
    RosterChange,
    SeatView,
    Truth,
    TurnOf,
    Welcome,
)
from tests.client.friends import told_streams
from tests.client.friends.damaged_guests import pass_evening_with_changed_guest
from tests.client.friends.host_streams import GAMES, Heard, HostStream, host_stream
from tests.client.friends.stream_damage import damaged_stream, signed_again
from tests.client.friends.told_streams import Ended, check_end, told_to_page, told_to_window
from tests.spread import quick_some
from tests.tries import Tries

WHO: Mapping[str, Mapping[str, bool]] = {
    "a window": {},
    "a page": {"page": True},
    "somebody who looks on": {"looks_on": True},
}
"""To whom a stream is told, and how it is recorded."""
FEW, MANY = 2, 44
"""Damaged streams of each game: a few of one game are quick, many of all seven slow ones."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Three hundred sentences about hosts are not logged."""
    logging.getLogger("briscola").setLevel(logging.ERROR)
    yield
    logging.getLogger("briscola").setLevel(logging.NOTSET)


# Quick although it is dear: a stream is as long as a match.
@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("again", quick_some([True, False], 1))
def test_an_honest_stream_is_followed_to_its_end_in_silence(who: str, again: bool, tmp_path: Path) -> None:
    stream = host_stream(0, **WHO[who])
    heard = signed_again([*stream.messages], stream) if again else stream.messages
    ended = (told_to_page if stream.page else told_to_window)(stream, heard, tmp_path, Random(2))
    assert ended.whole and not check_end(ended)


# Quick although it is dear: nothing smaller reads a whole stream; two of one game are quick.
@pytest.mark.parametrize("game", quick_some(range(len(GAMES)), 1), ids=[rules.slug for rules in GAMES])
@pytest.mark.parametrize("times", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_a_damaged_stream_ends_in_one_sentence_or_changes_nothing(
    game: int, times: int, tmp_path: Path, tries: Tries
) -> None:
    for number, chance in enumerate(tries(times)):
        tries.found[tell_damaged(game, tmp_path / str(number), chance)] += 1
    ends = {*tries.found}
    assert ends - {"stayed to the end"} and ends <= {*get_args(CheatKind), "stayed to the end"}


def tell_damaged(game: int, folder: Path, chance: Random) -> str:
    """Tell one damaged stream of a game; how it has ended. Raises what comes out."""
    folder.mkdir()
    who = chance.choice(list(WHO))
    stream, other = (host_stream(n, **WHO[who]) for n in (game, (game + 1) % len(GAMES)))
    what, heard = damaged_stream(stream, other, chance)
    tell = told_to_page if stream.page else told_to_window
    try:
        return check_end(tell(stream, heard, folder, chance)) or "stayed to the end"
    except Exception as error:
        error.add_note(f"to {who}: {what}")
        raise


@pytest.mark.slow
@pytest.mark.parametrize("game", [0, 2])
def test_a_changed_guest_changes_nothing_for_the_others(game: int, tries: Tries) -> None:
    for chance in tries(1):
        pass_evening_with_changed_guest(GAMES[game], chance.randrange(2**32), tries.found)
    assert tries.found["matches"] >= 1 and tries.found.total() > 3


# ---- one thing each

Said = Sequence[HostMessage | bytes]
"""Messages, and bytes that are none."""
Kind = TypeVar("Kind", bound=HostMessage)


def _heard(stream: HostStream, messages: Said) -> list[Heard]:
    first = stream.messages[0]
    return [replace(first, data=each if isinstance(each, bytes) else encode(each)) for each in messages]


def _told(stream: HostStream, messages: Said, folder: Path) -> Ended:
    return told_to_window(stream, _heard(stream, messages), folder, Random(1))


def _before_play(stream: HostStream) -> Said:
    """The messages until the cards are dealt."""
    messages = [host_message(each.data) for each in stream.messages]
    dealt = next(n for n, message in enumerate(messages) if isinstance(message, SeatView))
    return [*messages[:dealt]]


def _kinds(ended: Ended) -> list[str]:
    return [each.kind for each in ended.troubles]


def _no_message(_: Said) -> Said:
    return [b'{"type":"turn","seat":"x"}']


def _turn_of_nobody(_: Said) -> Said:
    return [TurnOf(seat=5)]


def _seat_of_nobody(before: Said) -> Said:
    return [replace(_first(before, Welcome), seat=4)]


def _no_places(before: Said) -> Said:
    return [replace(_first(before, RosterChange), roster=())]


def _another_table(before: Said) -> Said:
    welcome = _first(before, Welcome)
    five = tuple(replace(welcome.roster[0], seat=seat) for seat in range(5))
    terms = replace(welcome.setup, players=5, options={})
    return [replace(welcome, setup=terms, roster=five)]


def _another_match(_: Said) -> Said:
    other = [host_message(each.data) for each in host_stream(2).messages]
    return [_first(other, MatchHeader)]


def _first(messages: Said, kind: type[Kind]) -> Kind:
    return next(each for each in messages if isinstance(each, kind))


def _line(before: Said, **event: object) -> Said:
    lines = sum(isinstance(each, NextLine) for each in before)
    return [NextLine(n=lines + 1, event=event)]


def _words_of_nobody(before: Said) -> Said:
    return _line(before, event="said", seat=5, phrase=1)


def _seat_twice(before: Said) -> Said:
    """Whoever sits there sits down there."""
    place = _first(before, Welcome).roster[0]
    who = {"name": place.name, "face": place.face, "key": place.key}
    return _line(before, event="sits", seat=0, who=who)


WRONG = (
    _words_of_nobody,
    _seat_twice,
    _no_message,
    _turn_of_nobody,
    _seat_of_nobody,
    _no_places,
    _another_table,
    _another_match,
)


@pytest.mark.parametrize("wrong", quick_some(WRONG, 4), ids=[each.__name__.strip("_") for each in WRONG])
def test_what_no_honest_host_tells_ends_the_visit_with_a_sentence_on_it(
    wrong: Callable[[Said], Said], tmp_path: Path
) -> None:
    stream = host_stream(0)
    before = _before_play(stream)
    ended = _told(stream, [*before, *wrong(before), Presence(seat=0, here=True)], tmp_path)
    assert _kinds(ended) == ["host_cheats"]
    assert "cannot be true" in trouble_text("host_cheats")


FIRST: Mapping[str, Callable[[MatchHeader], Said]] = {
    "no seat": lambda begun: [replace(begun, seat=5)],
    "no key": lambda begun: [replace(begun, header=begun.header.replace('"key":"', '"key":"zz', 1))],
    "no dealer": lambda begun: [
        replace(begun, header=begun.header[:-1] + f',"follows":{{"record":"{"0a" * 16}","dealer":99}}}}')
    ],
    "no hand": lambda begun: [begun, Truth(hand=1, first=1, lines=('{"event":"chained","hand":1}',))],
}
"""First messages of a match that cannot be, each as its host would sign it."""


@pytest.mark.parametrize("wrong", FIRST.values(), ids=FIRST)
def test_a_match_that_cannot_be_from_its_first_message_on_is_the_hosts_fault(
    wrong: Callable[[MatchHeader], Said], tmp_path: Path
) -> None:
    stream = host_stream(0)
    messages = [host_message(each.data) for each in stream.messages]
    begun = _first(messages, MatchHeader)
    at = messages.index(begun)
    told = _heard(stream, [*messages[:at], *wrong(begun), *messages[at + 1 :]])
    assert _kinds(told_to_window(stream, signed_again(told, stream), tmp_path, Random(1))) == ["host_cheats"]


def test_a_turn_or_a_claim_at_a_seat_of_the_table_is_no_fault(tmp_path: Path) -> None:
    stream = host_stream(0)
    ended = _told(stream, [*_before_play(stream), TurnOf(seat=1), TurnOf(seat=0), TurnOf()], tmp_path)
    assert ended.whole and not ended.troubles


@pytest.mark.parametrize("shown", [True, False])
def test_a_fault_of_this_program_ends_the_visit_and_accuses_nobody(
    shown: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever fails where news are `shown`, and what data alone cannot cause anywhere."""
    stream = host_stream(0)

    def faulty(**_: object) -> News:
        raise AttributeError("a fault of ours")

    take = told_streams._Window.take

    def fails(window: told_streams._Window, news: News) -> None:
        take(window, news)
        if isinstance(news, NewEntries):
            raise KeyError("a fault of ours")

    if shown:
        monkeypatch.setattr(told_streams._Window, "take", fails)
    else:
        monkeypatch.setattr(visited_match, "NewEntries", faulty)
    ended = told_to_window(stream, stream.messages, tmp_path, Random(2))
    assert _kinds(ended) == ["own_fault"] and ended.troubles[0].file is None and not ended.whole
    assert not [*tmp_path.rglob("*evidence*")]
    assert "in this program" in trouble_text("own_fault", host="Anna")
    assert "a fault of ours" in caplog.text, "it is logged with all that led to it"


def test_a_record_that_cannot_be_read_ends_the_visit_as_any_fault_of_this_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Before the first connection, too: else nobody hears that the table is left, and a host's stays open."""
    stream = host_stream(0)

    def broken(_records: FriendRecords, match: str) -> None:
        raise AttributeError(f"a fault of ours with {match}")

    monkeypatch.setattr(FriendRecords, "kept", broken)
    monkeypatch.setattr(told_streams, "TableNote", lambda code: TableNote(code=code, match="0b" * 16))
    ended = told_to_window(stream, stream.messages, tmp_path, Random(2))
    assert _kinds(ended) == ["own_fault"] and isinstance(ended.news[-1], TableLeft)


def test_true_lines_without_end_end_the_visit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stream = host_stream(0)
    monkeypatch.setattr(followed_match, "MOST_LETTERS", 60_000)
    for lines in (("x" * 3999,) * 10, ("",) * 500):
        endless = [Truth(hand=1, first=1 + n * len(lines), lines=lines, more=True) for n in range(200)]
        ended = _told(stream, [*_before_play(stream), *endless], tmp_path)
        assert _kinds(ended) == ["host_cheats"]
        assert "more lines than a match can have" in ended.troubles[0].sentence


def test_matches_without_end_open_no_more_files_than_an_evening_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stream = host_stream(0, looks_on=True)
    monkeypatch.setattr(visited_match, "MOST_MATCHES", 5)
    before = _before_play(stream)
    header = _first(before, MatchHeader)
    endless = [replace(header, header=header.header.replace('"id":"', f'"id":"{n:02x}', 1)) for n in range(9)]
    for n, each in enumerate(endless):
        at = each.header.index('"id":"') + 6
        endless[n] = replace(each, header=each.header[: at + 32] + each.header[at + 34 :], lines=0)
    ended = _told(stream, [*before, *endless], tmp_path)
    assert _kinds(ended) == ["host_cheats"]
    assert "more matches came than an evening has" in ended.troubles[0].sentence


def test_refusals_and_rosters_without_end_are_heard(tmp_path: Path) -> None:
    stream = host_stream(0)
    before = _before_play(stream)
    roster = _first(before, RosterChange)
    flood: list[HostMessage | bytes] = []
    for n in range(300):
        places = tuple(replace(place, name=f"N{n}") for place in roster.roster)
        flood += [replace(roster, roster=places), TurnOf(seat=n % 2), Refused(why="not_now")]
    ended = _told(stream, [*before, *flood], tmp_path)
    assert ended.whole and _kinds(ended) == ["not_now"] * 300
