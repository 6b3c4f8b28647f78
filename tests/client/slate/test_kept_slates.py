"""The evenings with real cards in their file: kills, full disks, damage, limits."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from briscola.capabilities.slate.evening import GAMES, HANDS, NAMES, RealEvening, RealGame, begin, enter
from briscola.capabilities.slate.hand import RealHand
from briscola.capabilities.slate.keeper import EVENINGS, LARGEST, SlateBook, SlateKeeper
from briscola.client.tournament.table_result import TableGame
from tests.spread import quick_some

GAME = TableGame(winning_hands=3)


def evening(name: str, hands: int = 0) -> RealEvening:
    found = begin(name, "2026-11-27T20:15", ("Ada", "Bruno"), GAME)
    for _hand in range(hands):
        found = enter(found, RealHand(side=0, size=61))
    return found


def test_evenings_are_there_again_as_they_were_left(tmp_path: Path) -> None:
    kept = SlateKeeper(tmp_path)
    assert kept.keep(evening("a", 2)) and kept.keep(evening("b", 1)) and kept.keep(evening("a", 3))
    assert SlateKeeper(tmp_path).evenings == (evening("b", 1), evening("a", 3))


def test_an_evening_without_a_hand_is_kept_only_once_there_was_one(tmp_path: Path) -> None:
    kept = SlateKeeper(tmp_path)
    assert kept.keep_played(evening("a"))
    assert SlateKeeper(tmp_path).evenings == ()
    assert kept.keep_played(evening("a", 1)) and kept.keep_played(evening("a"))
    assert SlateKeeper(tmp_path).evenings == (evening("a"),)


def test_the_evening_on_which_nobody_has_written_for_longest_makes_room(tmp_path: Path) -> None:
    kept = SlateKeeper(tmp_path)
    for number in range(EVENINGS + 2):
        kept.keep(evening(f"e{number}"))
    assert len(SlateKeeper(tmp_path).evenings) == EVENINGS
    assert kept.evening("e1") is None and kept.evening("e2") is not None


def test_the_largest_book_has_room_in_the_file() -> None:
    names = tuple(f"{'Ж' * 14}{number:02}" for number in range(NAMES))
    options: dict[str, bool | int | str] = {
        "to_points": 300,
        "first_marianna": 40,
        "must_follow": True,
        "ranking": "seven",
    }
    game = TableGame(variant="marianna", players=4, options=options)
    hands = (RealHand(points=(100, 20), declared=(100, 180)),) * (HANDS // GAMES)
    games = (RealGame(game=game, people=(8, 9, 10, 11), rotates="match", hands=hands),) * GAMES
    full = RealEvening(id="x" * 22, began="2026-11-27T20:15", names=names, games=games)
    assert len(msgspec.json.encode(SlateBook(evenings=(full,) * EVENINGS))) < LARGEST


def test_what_a_full_disk_refuses_is_told_and_kept_in_memory_until_it_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = SlateKeeper(tmp_path)
    assert kept.keep(evening("a", 1))

    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("briscola.storage.files.atomic_write.os.fsync", full)
        assert not kept.keep(evening("a", 2))
        assert SlateKeeper(tmp_path).evenings == (evening("a", 1),)
        assert kept.evenings == (evening("a", 2),)
    assert kept.keep(evening("a", 3))
    assert SlateKeeper(tmp_path).evenings == (evening("a", 3),)


@pytest.mark.parametrize(
    "data",
    [
        b"{",
        b'{"evenings": [{"id": "a", "began": "", "names": ["Ada"], "games": []}]}',
        msgspec.json.encode(SlateBook(evenings=(evening("a"), evening("a")))),
        msgspec.json.encode(SlateBook(evenings=(evening("a", 1),))).replace(b"61", b"62"),
        msgspec.json.encode(SlateBook(evenings=(evening("a", 1),))).replace(b"Bruno", b"Ada"),
        msgspec.json.encode(SlateBook(evenings=(evening("a", 1),))).replace(b'"briscola"', b'"ramino"'),
    ],
)
def test_a_damaged_file_is_put_aside_and_told(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "slates.json").write_bytes(data)
    kept = SlateKeeper(tmp_path)
    assert kept.evenings == ()
    damage = kept.document.damage
    assert damage is not None and damage.kind == "aside" and damage.path.read_bytes() == data
    assert kept.keep(evening("a")) and SlateKeeper(tmp_path).evenings == (evening("a"),)


WRITER = """
import sys
from pathlib import Path
from tests.client.slate.test_kept_slates import SlateKeeper, evening

kept = SlateKeeper(Path(sys.argv[1]))
for hands in range(1, 200):
    kept.keep(evening("a", hands))
    print(hands, flush=True)
"""


@pytest.mark.parametrize("after", quick_some([20, 1, 7, 33], 1))
def test_after_a_kill_every_hand_that_was_told_as_kept_is_there(tmp_path: Path, after: int) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path.cwd()) as writer:
        assert writer.stdout is not None
        for _line in range(after):
            told = int(writer.stdout.readline())
        writer.kill()
    found = SlateKeeper(tmp_path)
    assert found.document.damage is None
    kept = found.evening("a")
    assert kept is not None and len(kept.now.hands) >= told == after


def test_evenings_without_a_hand_go_first_and_young_ones_with_hands_never(tmp_path: Path) -> None:
    kept = SlateKeeper(tmp_path)
    for number in range(EVENINGS):
        assert kept.hold(evening(f"{number}", hands=number != 7), "2026-11-27T20:15")
    assert kept.has_space("2026-11-27T20:15") and kept.hold(evening("new", 1), "2026-11-27T20:15")
    assert kept.evening("7") is None and len(kept.evenings) == EVENINGS
    assert not kept.has_space("2026-11-27T20:15") and not kept.hold(evening("more"), "2026-11-27T20:15")
    assert kept.evening("more") is None and kept.evening("0") is not None
    assert kept.hold(evening("0", 2), "2026-11-27T20:15")  # what is there may be written on
    assert kept.has_space("2026-11-27T20:16") and kept.hold(evening("more"), "2026-11-27T20:16")
    assert kept.evening("1") is None and kept.evening("0") is not None
