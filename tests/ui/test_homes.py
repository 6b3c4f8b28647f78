"""Homes of every kind, full, read-only, missing, strangely named: an evening is played, its trouble told."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.entries import IN_WINDOW
from briscola.storage.records.match_record import read_record
from briscola.storage.settings.settings_file import SettingsFile
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from tests.tries import Tries
from tests.ui.robot import Robot, plain_settings

XDG = {
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
}
FULL_AFTER = 1500
"""Bytes that fit into each file: the record of a match is full in the middle of its first hand."""
BY_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
AS_ANYBODY = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
"""Root writes into read-only folders: here it may not."""


def an_evening(seed: int) -> dict[str, Any]:
    """Reach the title, play a match of one hand, save the settings; what was told."""
    app = App(settings=plain_settings(), size=(1024, 600), sound=False, raster=Raster())
    evening = Navigator(app, IN_WINDOW, library=Library())
    evening.begin()
    app.tick(0.1)
    while isinstance(app.top, Dialog):  # what cannot be read is told at once
        app.pop()
    assert isinstance(app.top, Title)
    evening.start(
        MatchSetup(
            variant="briscola", players=2, options={}, winning_hands=1, opponents=regulars(2, ("random",))
        )
    )
    scene = app.top
    assert isinstance(scene, PlayScene)
    Robot(app, scene, seed=seed, ways=("click",)).play_match()
    seat = evening.active_match.seat
    assert seat is not None
    trouble, records = seat.trouble, evening.active_match.library.records
    whole = [read_record(records.path(match)) for match in records.ids()]
    found = {
        "trouble": None if trouble is None else trouble.said or trouble.kind,
        "kept": bool(whole) and all(record.wrong is None and record.position.ended for record in whole),
        "settings": SettingsFile().save(plain_settings(volume=0.25)),
    }
    app.close()
    return found


How = tuple[Mapping[str, str], tuple[str, ...], Callable[[], None] | None]
"""Variables of the environment, what stands before the command, what is done in the child before it."""


def _in_a_process(
    seed: int, env: Mapping[str, str], before: tuple[str, ...], first: Callable[[], None] | None
) -> Any:
    plain = {key: value for key, value in os.environ.items() if key != "HOME" and key not in XDG}
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [*before, sys.executable, "-m", "tests.ui.test_homes", str(seed)]
    run = subprocess.run(
        command,
        env={**plain, **drivers, **env},
        capture_output=True,
        text=True,
        preexec_fn=first,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return json.loads(run.stdout.splitlines()[-1])


def _inside(home: Path) -> dict[str, str]:
    return {"HOME": str(home), **{key: str(home / name) for key, name in XDG.items()}}


@contextmanager
def _named(home: Path) -> Iterator[How]:
    strange = home / "la mia casa" / "àé ß 漢 🂡"
    strange.mkdir(parents=True)
    yield _inside(strange), (), None


@contextmanager
def _full(home: Path) -> Iterator[How]:
    import resource  # Windows reads the tests, too

    yield _inside(home), (), lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (FULL_AFTER, FULL_AFTER))


@contextmanager
def _read_only(home: Path) -> Iterator[How]:
    home.chmod(0o555)
    try:
        yield _inside(home), AS_ANYBODY if BY_ROOT else (), None
    finally:
        home.chmod(0o755)


@contextmanager
def _locked(home: Path) -> Iterator[How]:
    """The home lies in a folder that may not be entered."""
    home.chmod(0)
    try:
        yield _inside(home / "home"), AS_ANYBODY if BY_ROOT else (), None
    finally:
        home.chmod(0o755)


@contextmanager
def _no_home(home: Path) -> Iterator[How]:
    """The system's own home is asked for; here it leads to a folder that is not there and cannot be made."""
    del home
    yield _inside(Path("/proc/nobody")), (), None


@contextmanager
def _small(home: Path) -> Iterator[How]:
    """A disk of 64 KB of its own, filled to its last page but one; only root may mount it."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", home], check=True)
    try:
        (home / "others").write_bytes(bytes(52 * 1024))
        yield _inside(home), (), None
    finally:
        subprocess.run(["umount", home], check=True)


Home = tuple[Callable[[Path], Any], bool]
HOMES: dict[str, Home] = {
    "names with spaces and letters of other scripts": (_named, True),
    "full (RLIMIT_FSIZE)": (_full, False),
    "no home": (_no_home, False),
}
"""A change to a home, and True if a match is kept in it."""
if not BY_ROOT or shutil.which(AS_ANYBODY[0]):
    HOMES["read-only"] = (_read_only, False)
    HOMES["in a folder that may not be entered"] = (_locked, False)
if BY_ROOT and shutil.which("mount"):
    HOMES["full (a disk of 64 KB)"] = (_small, False)


@pytest.mark.slow
@pytest.mark.linux
@pytest.mark.parametrize("name", HOMES)
def test_a_match_is_played_in_any_home_and_what_cannot_be_kept_is_told(
    name: str, tmp_path: Path, tries: Tries
) -> None:
    home_of, keeps = HOMES[name]
    for number, chance in enumerate(tries(1)):
        home = tmp_path / str(number)
        home.mkdir()
        with home_of(home) as how:
            found = _in_a_process(chance.randrange(2**32), *how)
        assert (found["trouble"] is None) is keeps and (found["kept"] or not keeps), found
        tries.found[found["trouble"] or "kept"] += 1


if __name__ == "__main__":
    print(json.dumps(an_evening(int(sys.argv[1]))))
