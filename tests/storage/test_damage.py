"""A damaged record is gone on with from the last whole action before the damage, never from less."""

from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from briscola.client.host.hands_after_damage import hands_behind
from briscola.client.host.library import Library
from briscola.client.resuming import take_up
from briscola.engine.events import Chained, Committed, HandEnded, MatchBegan
from briscola.engine.record import event_line
from briscola.engine.replay_cursor import BadRecord
from briscola.storage.records.damage import Salvaged, salvaged, sure
from briscola.storage.records.match_record import parse, right
from briscola.storage.records.records import Records, Unreadable
from tests.storage.played import play_on, played
from tests.storage.test_every_byte import left

MATCH = played("hands")
LINES = MATCH.data.splitlines(keepends=True)
"""A match of two hands."""
BEGAN = next(event for event in parse(MATCH.data).events if isinstance(event, MatchBegan))
LINKS = [at for at, line in enumerate(LINES) if b'"chain"' in line]


def flipped(at: int, text: bytes, bit: int = 1, *, lines: list[bytes] = LINES) -> bytes:
    """The record with a bit of one byte turned: in a line of the file, where some text stands."""
    line = bytearray(lines[at])
    line[lines[at].index(text)] ^= bit
    return b"".join((*lines[:at], bytes(line), *lines[at + 1 :]))


def saved(folder: Path, data: bytes) -> Salvaged:
    path = folder / "record.jsonl"
    path.write_bytes(data)
    return salvaged(path)


def whole_actions(before: int) -> int:
    """How many lines behind the header the whole actions have that end before a line of the file."""
    return max(end for end in MATCH.ends if end < before)


def line_with(start: bytes, *, first: int = 0) -> int:
    return next(at for at, line in enumerate(LINES) if at >= first and line.startswith(start))


@cache
def another_legal_card() -> tuple[int, bytes, int]:
    """A play that a turned bit makes another legal one, which only a later line contradicts."""
    for at in (at for at, line in enumerate(LINES[: LINKS[0]]) if b'"play"' in line):
        suit = LINES[at][-4:]
        for bit in (1, 16):
            if parse(flipped(at, suit, bit)).position.lines >= at:
                return at, suit, bit
    raise AssertionError("no bit of this match does it")


def test_a_flipped_bit_in_the_first_hand_costs_only_what_comes_after_it(library: Library) -> None:
    at = line_with(b'{"event":"play"', first=60)
    path = left(library, flipped(at, b"play"))
    taken = take_up(library, path)
    assert taken.aside is not None
    log = taken.seat.host.table.log
    assert log == list(parse(MATCH.data).events[: whole_actions(at)])
    assert taken.lost == len(LINES) - 1 - len(log)
    play_on(taken.seat, seed=9)
    assert right(path.read_bytes()).position.ended


@pytest.mark.parametrize("kind", [b'{"event":"deal"', b'{"event":"reveal"', b'{"event":"chain"'])
def test_a_line_that_cannot_be_read_is_the_damage_itself(kind: bytes, tmp_path: Path) -> None:
    at = line_with(kind)
    assert saved(tmp_path, flipped(at, b"event")).sure == whole_actions(at)


def test_another_legal_card_is_found_by_the_link_of_its_hand(tmp_path: Path) -> None:
    """What contradicts it comes later, so more than the true play would be right as far as it goes."""
    at, text, bit = another_legal_card()
    found = saved(tmp_path, flipped(at, text, bit))
    assert found.record.contradicted and found.record.position.lines >= at
    assert found.sure == whole_actions(at)


def test_in_a_hand_without_a_link_another_legal_card_is_found_by_what_it_contradicts(tmp_path: Path) -> None:
    at, text, bit = another_legal_card()
    found = saved(tmp_path, flipped(at, text, bit, lines=LINES[: LINKS[0] - 2]))
    assert found.record.contradicted and found.sure == whole_actions(at)


def test_a_seal_that_does_not_fit_is_left_out_with_what_follows_it(tmp_path: Path) -> None:
    """Else it would stand there as one that was withdrawn."""
    at = line_with(b'{"event":"commit"')
    digits = next(LINES[at][place:] for place in range(40, 99) if LINES[at][place : place + 1].isdigit())
    found = saved(tmp_path, flipped(at, digits, lines=LINES[: LINKS[0]]))
    assert found.record.contradicted and found.sure == whole_actions(at)


def test_the_link_itself_may_be_what_is_damaged(tmp_path: Path) -> None:
    at = LINKS[0]
    for text, bit in ((b'"}', 1), (LINES[at][-5:], 1)):
        assert saved(tmp_path, flipped(at, text, bit)).sure == whole_actions(at)


@pytest.mark.parametrize(("at", "text"), [(0, b"record"), (0, b'"program"'), (0, b"\n"), (1, b"version")])
def test_the_first_two_lines_are_set_right_where_the_first_link_proves_how_they_read(
    at: int, text: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(flipped(at, text))
    taken = Records(tmp_path).take_up(path)
    assert taken.lost == 0 and taken.aside is not None
    assert path.read_bytes() == MATCH.data


def test_a_header_that_nothing_proves_costs_the_match(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(flipped(0, b"record", lines=LINES[: LINKS[0]]))
    with pytest.raises(Unreadable) as told:
        Records(tmp_path).take_up(path)
    assert told.value.kept is not None and told.value.kept.is_file()


def test_what_no_single_bit_explains_is_gone_on_from_the_link_before() -> None:
    """Two cards changed in the second hand: any line of it may be wrong."""
    first, second = (line_with(b'{"event":"play"', first=at) for at in (LINKS[0], LINKS[0] + 40))
    lines = list(LINES)
    lines[first], lines[second] = lines[second], lines[first]
    record = parse(b"".join(lines))
    assert record.contradicted and sure(record) == LINKS[0]


# ---- hands behind the damage


def test_whole_hands_behind_the_damage_are_found_and_no_others(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(flipped(line_with(b'{"event":"play"'), b"play"))
    (second,) = hands_behind(path, BEGAN, ())
    assert [event.hand for event in second.events if isinstance(event, HandEnded)] == [2]
    assert hands_behind(path, BEGAN, {second.seal}) == ()
    path.write_bytes(flipped(line_with(b'{"event":"play"', first=LINKS[0]), b"play"))
    (first,) = hands_behind(path, BEGAN, ())
    assert any(isinstance(event, Committed) and event.sha256 == first.seal for event in first.events)


def test_they_are_found_in_the_file_that_was_put_aside_too(library: Library) -> None:
    path = left(library, flipped(line_with(b'{"event":"play"'), b"play"))
    take_up(library, path)
    (second,) = hands_behind(path, BEGAN, ())
    assert [event_line(event) for event in second.events] == [
        line.decode().strip() for line in LINES[LINKS[0] + 1 : LINKS[1]]
    ]


def test_a_link_that_was_damaged_does_not_hide_the_hand_behind_it(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(flipped(LINKS[0], LINES[LINKS[0]][-5:]))
    assert len(hands_behind(path, BEGAN, ())) == 1


def test_a_hand_that_only_its_links_vouch_for_is_not_shown(tmp_path: Path) -> None:
    """Anybody can make links that fit; the rules say what a hand is."""
    path = tmp_path / "record.jsonl"
    damaged = flipped(line_with(b'{"event":"play"'), b"play").splitlines()
    end = line_with(b'{"event":"hand_end"', first=LINKS[0])
    path.write_bytes(relinked(damaged))
    assert len(hands_behind(path, BEGAN, ())) == 1
    path.write_bytes(relinked(damaged[:end] + damaged[end + 1 :]))
    assert hands_behind(path, BEGAN, ()) == ()


def relinked(lines: list[bytes]) -> bytes:
    """The lines, with each link as they give it."""
    chain, told = b"", list[bytes]()
    for line in lines:
        if b'"chain"' in line:
            line = event_line(Chained(hand=1 + (len(told) > LINKS[0]), sha256=chain.hex())).encode()
        chain = sha256(chain + line).digest()
        told.append(line)
    return b"\n".join((*told, b""))


def test_a_damaged_record_is_still_refused() -> None:
    for at in (5, 20, LINKS[0]):
        with pytest.raises(BadRecord):
            right(flipped(at, b"event"))
