"""Damaged records on all four ways into the program: `verify`, import, a start over them, their sheets."""

import gc
import json
import shutil
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

import pygame
import pytest

from briscola.client.host.library import Library
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import MatchRecorder
from briscola.client.playback.kept_matches import KeptMatches
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.commands.errors import CannotDo
from briscola.commands.verify import in_words, verify
from briscola.engine.forms import FORMS
from briscola.entries import IN_WINDOW
from briscola.storage.evenings.matches import Search
from briscola.storage.records.header import HouseTerms
from briscola.storage.records.match_record import parse
from briscola.table.deals import SeededDeals
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes.match_history.match_sheet import MatchSheet
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from tests.damaged_json import damaged
from tests.storage.played import play_on
from tests.tries import Tries
from tests.ui.driver import FRAME, control
from tests.ui.robot import plain_settings

AT_A_START = 80
"""Records in the folder when a window opens: twenty are taken in before its title, the rest behind it."""


class Whole(NamedTuple):
    """A record as it was kept: its id and its lines."""

    match: str
    lines: tuple[bytes, ...]


class Damaged(NamedTuple):
    """A record with something wrong in it, under the id it had; `forged`: the chain was made to fit."""

    match: str
    data: bytes
    forged: bool


@pytest.mark.slow
@pytest.mark.linux
def test_damaged_records_are_told_in_sentences_and_kept_on_all_four_ways_into_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tries: Tries
) -> None:
    """Eighty at a start."""
    for variable in ("HOME", "XDG_DATA_HOME"):  # `verify` asks the history of this computer
        monkeypatch.setenv(variable, str(tmp_path))
    raster = Raster(disk=False)
    wholes = _played(tmp_path / "played", tries.seed)
    for number, chance in enumerate(tries(1)):
        some = [_damaged(whole, chance) for whole in chance.sample(wholes, AT_A_START)]
        _four_ways(tmp_path / str(number), some, raster, tries.found)
        shutil.rmtree(tmp_path / str(number))
        gc.collect()


def _played(folder: Path, seed: int) -> Sequence[Whole]:
    """Two matches of every form, some of two hands, as a window would have kept them."""
    library = Library(folder)
    for number, rules in enumerate((*FORMS.values(), *FORMS.values())):
        game = MatchSetup(
            variant=rules.variant,
            players=rules.players,
            options=dict(rules.changed),
            winning_hands=1 + (number % 17 == 0),
            opponents=regulars(rules.players, ("random", "easy")),
        )
        keeper = MatchRecorder(library, house=HouseTerms(undo=False, hints=True))
        play_on(
            HostedSeat(MatchHost(game, deals=SeededDeals(seed + number), recorder=keeper)), seed=seed + number
        )
        keeper.close()
    wholes = [Whole(path.stem, tuple(path.read_bytes().splitlines())) for path in _files(library)]
    library.close()
    return wholes


def _files(library: Library) -> Sequence[Path]:
    return [library.records.path(match) for match in sorted(library.records.ids())]


# ---- damage


def _damaged(whole: Whole, chance: Random) -> Damaged:
    """A record with one line wrong, or cut off, or of lines in another order, or no record at all."""
    lines = list(whole.lines)
    if chance.random() < 0.4:
        del lines[chance.randrange(2, len(lines)) :]
    kind = chance.random()
    if kind < 0.05:
        return Damaged(whole.match, chance.choice(_nothing(whole, chance)), forged=False)
    if kind < 0.15:
        _lines_moved(lines, chance)
    else:
        at = chance.randrange(2) if kind < 0.35 else chance.randrange(len(lines))
        lines[at] = damaged(lines[at].decode(), chance)
        if chance.random() < 0.7:
            lines[at] = _as_we_write(lines[at])
    forged = chance.random() < 0.3
    return Damaged(whole.match, _file(_relinked(lines) if forged else lines), forged=forged)


def _file(lines: Sequence[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def _as_we_write(line: bytes) -> bytes:
    """A line with nothing but its values wrong, so that it is not refused for its looks."""
    try:
        return json.dumps(json.loads(line), separators=(",", ":"), ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return line


def _lines_moved(lines: list[bytes], chance: Random) -> None:
    """A line twice, gone, or elsewhere; a whole stretch gone."""
    at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            lines.insert(to, lines[at])
        case 1:
            lines.insert(to, lines.pop(at))
        case 2:
            del lines[min(at, to) : max(at, to)]
        case 3:
            lines[at], lines[to] = lines[to], lines[at]


def _nothing(whole: Whole, chance: Random) -> Sequence[bytes]:
    """Files that are not records, or no longer."""
    some, log = chance.randrange(9999), _file(whole.lines[1:])
    return (
        b"",
        chance.choice((b"\n", b"{}\n", b"[]\n", b"null\n", b" ")) * some,
        chance.randbytes(some),
        log,
        whole.lines[0] + b"\n" + chance.choice((b"\0", b"[", b"x")) * 70_000,
        b'{"record":1,"program":"briscola 0.5.0"}\n' + log,
        _file(whole.lines).decode().encode("utf-16"),
        b"\r\n".join(whole.lines) + b"\r\n",
    )


def _relinked(lines: Sequence[bytes]) -> list[bytes]:
    """The lines with the links of their chain made to fit, as somebody would who wants to be believed."""
    chain, linked = b"", []
    for line in lines:
        if line.startswith(b'{"event":"chain"'):
            try:
                told = {**json.loads(line), "sha256": chain.hex()}
                line = json.dumps(told, separators=(",", ":")).encode("utf-8", "surrogatepass")
            except (ValueError, TypeError, RecursionError):
                pass
        chain = sha256(chain + line).digest()
        linked.append(line)
    return linked


# ---- the four ways


def _four_ways(folder: Path, some: Sequence[Damaged], raster: Raster, ends: Counter[str]) -> None:
    library = Library(folder / "data")
    library.records.folder.mkdir(parents=True)
    for each in some:
        library.records.path(each.match).write_bytes(each.data)
        ends[_verified(folder, each)] += 1
    app = App(settings=plain_settings(), size=(1024, 600), sound=False, raster=raster)
    evening = Navigator(app, IN_WINDOW, library=library)
    evening.begin()
    app.tick(FRAME)
    while isinstance(app.top, Dialog):
        ends["starts that told of a damaged match"] += 1
        app.pop()
    assert isinstance(app.top, Title)
    if library.behind is not None:
        assert library.behind.result >= 0
    kept = {path.read_bytes() for path in library.records.folder.iterdir()}
    assert all(each.data in kept for each in some), "a damaged file is lost"
    ends["sheets"] += _sheets(app, library)
    other = Library(folder / "other")
    _dropped(app, other, some, folder / "record.jsonl")
    ends["sheets of what was imported"] += _sheets(app, other)
    other.close()
    app.close()


def _verified(folder: Path, each: Damaged) -> str:
    """It ends in a sentence, or with what was played as far as it goes."""
    path = folder / "record.jsonl"
    path.write_bytes(each.data)
    try:
        found = verify(str(path))
    except CannotDo as error:
        sentence = str(error)
        assert sentence.isprintable() and len(sentence) > 20, repr(sentence)
        return "refused"
    said = " ".join(in_words(str(path), found))
    assert said.isprintable(), repr(said)
    return "forged and right" if each.forged else "right as far as they go"


def _dropped(app: App, library: Library, some: Sequence[Damaged], path: Path) -> None:
    """Drop files on the page of evenings: only what is right is taken in, as it is."""
    app.push(MatchHistory(app, KeptMatches(library), play_deal=lambda *_: None))
    for each in some:
        path.write_bytes(each.data)
        app.dispatch(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    app.tick(FRAME)
    for match in library.history.found(Search()):
        data = Path(match.file).read_bytes()
        assert data in {each.data for each in some} and parse(data).wrong is None, (
            "a wrong record is taken in"
        )
    app.pop()


def _sheets(app: App, library: Library) -> int:
    """Open the sheet of every match in a library; how many came up."""
    scene = MatchHistory(app, KeptMatches(library), play_deal=lambda *_: None)
    app.push(scene)
    app.tick(FRAME)
    shown = 0
    for number in range(scene.bookshelf.count):
        control(scene, "matches").choose(number)
        app.dispatch(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        sheet = app.top
        if isinstance(sheet, MatchSheet):
            sheet.draw(app.window.surface)
        if sheet is not scene:
            shown += 1
            app.pop()
        assert app.top is scene
    app.pop()
    return shown
