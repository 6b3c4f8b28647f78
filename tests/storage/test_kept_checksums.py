"""Documents that no person edits: files of 0.20 are read, every flipped bit is found."""

import hashlib
import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from briscola.capabilities.cup.browser import cup_state
from briscola.capabilities.cup.cup import (
    Cup,
    CupTable,
    TableIndex,
    advanced,
    champions,
    current_round,
    is_over,
    open_tables,
    standings_of,
    winners,
)
from briscola.capabilities.cup.dealer_cup import DealerCup, cup_document, cup_path, missing_tables, next_round
from briscola.capabilities.cup.file import FILE, MOST_ROWS, Cups, check_cups, cups_file, with_row
from briscola.capabilities.cup.tables import setup_at
from briscola.capabilities.season.keeper import LARGEST
from briscola.capabilities.season.season import SeasonBook, check_book
from briscola.capabilities.slate.evening import totals
from briscola.capabilities.slate.keeper import SlateBook, SlateKeeper
from briscola.client.friends.friend_notes import (
    LARGEST_NOTE,
    FaceNote,
    FriendNotes,
    FriendsNote,
    HostedNote,
    ListNote,
    TableNote,
)
from briscola.client.tournament.table_result import TableResult
from briscola.i18n.text import speaking
from briscola.storage.files import kept_document
from briscola.storage.files.atomic_write import write_whole
from briscola.storage.files.kept_document import KeptDocument
from tests.client.cup.test_cup import by_computers, cup
from tests.spread import quick_some

BEFORE = Path(__file__).parents[1] / "examples" / "kept_0_20"
"""Files written by 0.20.0."""
NOTES: dict[str, type[Any]] = {
    "table.json": TableNote,
    "hosting.json": HostedNote,
    "list.json": ListNote,
    "friends.json": FriendsNote,
    "face.json": FaceNote,
}
SERVED = "01c4e7b2774bbd53.json"
INSIDE = ("slates.json", "season.json", FILE, SERVED)


def document(folder: Path, name: str) -> KeptDocument[Any]:
    """The document of this name, as its owner opens it."""
    if name == "slates.json":
        return SlateKeeper(folder, writes=False).document
    if name == "season.json":
        return KeptDocument(folder / name, SeasonBook, largest=LARGEST, check=check_book)
    if name == FILE:
        return cups_file(folder)
    if name == SERVED:
        return cup_document(cup_path(folder, "s" * 22))
    return FriendNotes(folder)._kept(name, NOTES[name])


def of_before(new: Any, old: Any) -> Any:
    """Everything that is read now, with no keys but those that were there before."""
    if isinstance(new, dict) and isinstance(old, dict):
        return {key: of_before(value, old[key]) for key, value in new.items() if key in old}
    if isinstance(new, list) and isinstance(old, list) and len(new) == len(old):
        return [of_before(*each) for each in zip(new, old, strict=True)]
    return new


@pytest.mark.parametrize("name", [*INSIDE, *NOTES])
def test_a_file_of_0_20_is_read_and_gets_its_checksum_when_it_is_written(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    shutil.copy(BEFORE / name, path)
    found = document(tmp_path, name).read()
    old, new = (
        msgspec.json.decode(each) for each in ((BEFORE / name).read_bytes(), msgspec.json.encode(found))
    )
    assert of_before(new, old) == old, "nothing of it is lost; keys that 0.20 did not know may be added"
    assert path.read_bytes() == (BEFORE / name).read_bytes()  # reading writes nothing
    assert document(tmp_path, name).write(found)
    beside = path.with_name(f"{name}.sha256")
    assert beside.exists() == (name in NOTES)
    assert ("sha256" in json.loads(path.read_bytes())) == (name in INSIDE or name == "list.json")
    again = document(tmp_path, name)
    assert again.read() == found
    assert again.damage is None


@pytest.mark.parametrize("step", [27, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", [*INSIDE, *NOTES])
def test_every_flipped_bit_is_found_and_the_file_is_put_aside_whole(
    tmp_path: Path, name: str, step: int
) -> None:
    """Of each third byte one bit, always another one; the full suite flips all."""
    shutil.copy(BEFORE / name, tmp_path / name)
    kept = document(tmp_path, name)
    assert kept.write(kept.read())
    right, sums = kept.path.read_bytes(), kept.path.with_name(f"{name}.sha256")
    beside = sums.read_bytes() if sums.exists() else None
    for bit in range(0, 8 * len(right), step):
        spoiled = bytearray(right)
        spoiled[bit // 8] ^= 1 << bit % 8
        kept.path.write_bytes(spoiled)
        if beside is not None:
            sums.write_bytes(beside)
        assert kept.read() is None, bit
        assert kept.damage is not None, bit
        assert kept.damage.kind == "aside", bit
        assert kept.damage.path.read_bytes() == spoiled
        kept.damage.path.unlink()


def test_a_game_that_is_misnamed_in_a_key_never_becomes_another_one(tmp_path: Path) -> None:
    text = (BEFORE / "slates.json").read_text()
    (tmp_path / "slates.json").write_text(text.replace('"variant"', '"variang"', 1))
    kept = SlateKeeper(tmp_path)
    assert kept.evenings == ()
    assert kept.document.damage is not None


def structs_of(kind: Any) -> Iterator[msgspec.inspect.StructType]:
    """All structs of which a document is made."""
    waiting, seen = [msgspec.inspect.type_info(kind)], set()
    while waiting:
        one = waiting.pop()
        if isinstance(one, msgspec.inspect.StructType):
            if one.cls in seen:
                continue
            seen.add(one.cls)
            yield one
            waiting += [field.type for field in one.fields]
        for name in ("types", "item_types"):
            waiting += getattr(one, name, ())
        for name in ("item_type", "key_type", "value_type"):
            waiting += [getattr(one, name)] if hasattr(one, name) else []


@pytest.mark.parametrize("kind", [SlateBook, SeasonBook, Cups, DealerCup, *NOTES.values()])
def test_no_part_of_a_document_takes_an_unknown_key(kind: type[Any]) -> None:
    found = list(structs_of(kind))
    assert found
    assert [one.cls for one in found if not one.forbid_unknown_fields] == []
    assert len(found) > 1 or kind in NOTES.values()


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("first", ["0.20", "written"])
def test_a_kill_between_two_writes_puts_nothing_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: str, beside: bool
) -> None:
    """The program ends after any number of writes, several times in a row."""

    def kept() -> KeptDocument[FaceNote]:
        return KeptDocument(tmp_path / "face.json", FaceNote, largest=LARGEST_NOTE, beside=beside)

    class Killed(Exception):  # noqa: N818 - no error
        """The program ends here."""

    def faces(number: int) -> FaceNote:
        return FaceNote(own="owl", face=f"fox {number}")

    put = write_whole
    if first == "written":
        kept().write(faces(0))
    else:
        (tmp_path / "face.json").write_bytes(msgspec.json.encode(faces(0)))
    allowed: set[str] = {faces(0).face}
    for number, writes in zip(range(1, 12), [0, 1, 1, 0, 2, 1, 2, 0, 1, 1, 2], strict=True):
        left = count()

        def write(path: Path, data: bytes, left: Iterator[int] = left, writes: int = writes) -> bool:
            if next(left) >= writes:
                raise Killed
            return put(path, data)

        monkeypatch.setattr(kept_document, "write_whole", write)
        with suppress(Killed):
            kept().write(faces(number))
            allowed = set()
        found = kept().read()
        assert found is not None, number
        assert found.face in {*allowed, faces(number).face}
        allowed = {found.face}


def test_a_document_put_aside_leaves_no_checksum_for_the_next(tmp_path: Path) -> None:
    notes = FriendNotes(tmp_path)
    notes.note_friends({"a" * 64: "Ada"}, ())
    (tmp_path / "friends.json").write_bytes(b'{"names":{}}')
    assert notes.friends == {}
    assert list(tmp_path.glob("friends.damaged-*"))
    assert not (tmp_path / "friends.json.sha256").exists()
    notes.note_friends({"b" * 64: "Bruno"}, ())
    assert notes.friends == {"b" * 64: "Bruno"}
    notes.note_table(TableNote(code="ABCDEFGHJK"))
    notes.note_table(None)
    assert not list(tmp_path.glob("table*"))


# ---- what a hand has changed


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in items:
        yield from _places(each, (*path, key))


def _changed(tree: Any, path: tuple[Any, ...], change: Callable[[Any], Any]) -> Any:
    if not path:
        return change(tree)
    copy = tree.copy()
    copy[path[0]] = _changed(tree[path[0]], path[1:], change)
    return copy


CHANGES: tuple[Callable[[Any], Any], ...] = (
    lambda _old: None,
    lambda _old: [],
    lambda _old: {},
    lambda _old: "",
    lambda _old: -1,
    lambda _old: 0,
    lambda _old: 1,
    lambda _old: 2**70,
    lambda old: old[:-1] if isinstance(old, list | str) else old,
    lambda old: old[::-1] if isinstance(old, list | str) else old,
    lambda old: [*old, *old[:1]] if isinstance(old, list) else old,
    lambda old: old + old[:1] if isinstance(old, str) else old,
    lambda old: old + 1 if type(old) is int else old,
    lambda old: not old if type(old) is bool else old,
    lambda old: dict([*old.items()][1:]) if isinstance(old, dict) else old,
)


def use(cup: Cup) -> None:
    """Ask for everything that follows from a cup."""
    standings_of(cup)
    champions(cup)
    assert current_round(cup) <= len(cup.rounds)
    for place, table in open_tables(advanced(cup)):
        if any(cup.entrants[who].plays for who in table.seats):
            setup_at(advanced(cup), place, first="")
    if cup.row.knock_out:
        for number, tables in enumerate(cup.rounds):
            for at in range(len(tables)):
                winners(cup, TableIndex(number, at))
    assert is_over(cup) == bool(champions(cup))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("changed")


def knock_outs() -> list[tuple[str, Any]]:
    """Documents with knock-outs at every moment, as plain values."""

    found = [(SERVED, json.loads((BEFORE / SERVED).read_bytes()))]
    for form, size in (("knock_out", 5), ("partners", 6), ("knock_out", 4)):
        for one in (cup(form, size, people=2), by_computers(cup(form, size))):
            found += [(FILE, msgspec.to_builtins(Cups(cup=one)))]
    return found


KNOCK_OUTS = knock_outs()


@given(st.data())
def test_whatever_a_hand_has_changed_in_a_cup_nothing_raises(folder: Path, data: st.DataObject) -> None:
    name, tree = data.draw(st.sampled_from(KNOCK_OUTS))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(list(_places(tree))))
        tree = _changed(tree, path, data.draw(st.sampled_from(CHANGES)))
    check_use(folder, name, tree)


@pytest.mark.slow
def test_every_single_change_in_a_cup_raises_nothing(folder: Path) -> None:
    taken = [
        check_use(folder, name, _changed(tree, path, change))
        for name, tree in KNOCK_OUTS
        for path in _places(tree)
        for change in CHANGES
    ]
    assert 100 < sum(taken) < len(taken) - 100


def check_use(folder: Path, name: str, tree: Any) -> bool:
    """Write a document with a right checksum, read it, and use it; return True if it is taken for ours."""
    kept = document(folder, name)
    kept.path.write_bytes(summed(json.dumps(tree, separators=(",", ":")).encode()))
    found = kept.read()
    if found is None:
        assert kept.damage is not None
        kept.damage.path.unlink()
        return False
    if found.cup is not None:
        use(found.cup)
    if isinstance(found, Cups):
        use_row = with_row(found)
        assert len(use_row.rows) <= MOST_ROWS
        return True
    missing_tables(next_round(found))
    for person in found.entrants:
        with speaking("en"):
            cup_state(found, person.key, "en", link="")
    return True


def summed(data: bytes) -> bytes:
    """A document with its checksum, if it can have one."""

    if not data.startswith(b'{"'):
        return data
    return data[:-1] + b',"sha256":"' + hashlib.sha256(data).hexdigest().encode() + b'"}'


def _of(*rounds: list[tuple[tuple[int, ...], tuple[int, ...] | None]]) -> Cups:
    """A knock-out of four with these rounds: for each table its entrants, and their ranks."""
    tables = tuple(
        tuple(
            CupTable(seats=seats, result=TableResult(ranks=ranks, hands=(0,) * len(ranks)) if ranks else None)
            for seats, ranks in each
        )
        for each in rounds
    )
    return Cups(cup=structs.replace(cup("knock_out", 4), rounds=tables))


RIGHT = ((0, 1), (1, 2)), ((2, 3), (1, 2))
WRONG = {
    "a round too wide": _of([((0,), None), ((1,), None), ((2,), None), ((3,), None)]),
    "a round without a table": _of([*RIGHT], []),
    "somebody missing": _of([((0, 1), None), ((2,), None)]),
    "a loser goes on": _of([*RIGHT], [((0, 3), None)]),
    "the first table is open": _of([((0, 1), None), RIGHT[1]], [((2,), None)]),
    "the second table is open": _of([RIGHT[0], ((2, 3), None)], [((0,), None)]),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_knock_out_whose_rounds_do_not_follow_is_refused(wrong: str) -> None:
    check_cups(_of([*RIGHT], [((2, 0), None)]))  # as they sat down
    check_cups(_of([RIGHT[0], ((2, 3), None)]))
    with pytest.raises(ValueError, match=r"round|go on"):
        check_cups(WRONG[wrong])


@pytest.mark.parametrize("name", quick_some(["slates.json", "season.json"], 1))
def test_every_single_change_in_slates_and_seasons_raises_nothing(folder: Path, name: str) -> None:
    tree, kept, taken = json.loads((BEFORE / name).read_bytes()), document(folder, name), []
    for path in _places(tree):
        for change in CHANGES:
            data = json.dumps(_changed(tree, path, change), separators=(",", ":")).encode()
            kept.path.write_bytes(summed(data))
            found = kept.read()
            taken.append(found is not None)
            if found is None:
                assert kept.damage is not None
                kept.damage.path.unlink()
            elif isinstance(found, SeasonBook):
                if found.season is not None:
                    assert [found.season.form(row.entrant) for row in found.season.table()]
            else:
                assert [totals(evening) for evening in found.evenings] or not found.evenings
    assert 20 < sum(taken) < len(taken) - 20


@pytest.mark.parametrize("error", [ValueError, KeyError, IndexError, OverflowError, RecursionError])
def test_a_check_that_breaks_off_puts_the_document_aside(tmp_path: Path, error: type[Exception]) -> None:
    def check(_note: FaceNote) -> None:
        raise error

    kept = KeptDocument(tmp_path / "face.json", FaceNote, largest=LARGEST_NOTE, check=check)
    assert kept.write(FaceNote(own="owl", face="fox"))
    assert kept.read() is None
    assert kept.damage is not None
    assert kept.damage.kind == "aside"
