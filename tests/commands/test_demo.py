"""`briscola demo`: pictures of every telling moment, the same for the same words, without a screen."""

import os
from pathlib import Path

import pygame
import pytest

from briscola.commands import autopilot, demo
from briscola.commands.autopilot import Autopilot
from briscola.commands.headless import DRIVERS, screenless
from briscola.engine.variants import make_rules
from briscola.i18n.languages import LANGUAGES
from briscola.storage.settings.settings import Settings, changed
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes.title import Title
from tests.commands.shell import Here, in_a_home, one_sentence, spawn
from tests.ui.drawn import QUICK as DRAWN

QUICK = ("--hands", "1", "--levels", "easy", "--speed", "quick", "--size", "1024x600")


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first picture is saved, cards are rasterised once for all: where names are looked at."""
    save = pygame.image.save

    def shared(*, disk: bool) -> Raster:
        assert not disk
        return DRAWN

    def saved(screen: pygame.Surface, path: str) -> None:
        if Path(path).name.startswith("001-"):
            save(screen, path)
        else:
            Path(path).touch()

    monkeypatch.setattr(pygame.image, "save", saved)
    monkeypatch.setattr(demo, "Raster", shared)


def names(folder: Path) -> list[str]:
    """What the pictures in a folder show, in order; their numbers must have no gap."""
    files = sorted(path.name for path in folder.iterdir())
    assert [int(name[:3]) for name in files] == list(range(1, len(files) + 1))
    assert all(name[3] == "-" and name.endswith(".png") for name in files)
    return [name[4:-4] for name in files]


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
def test_a_hand_of_two_is_told_in_pictures(briscola: Here, tmp_path: Path) -> None:
    said = briscola("demo", *QUICK, "--seed", "2", "--screenshots", str(tmp_path / "new" / "pictures"))
    assert said == (0, "", "")
    told = names(tmp_path / "new" / "pictures")
    scenes = ["title", "new-match", "all-games", "rules", "settings"]
    assert [name for name in told if name in scenes] == scenes
    moments = ["draw-for-deal", "deal", "first-turn", "trick", "last-trick", "count", "hand-result"]
    assert [name for name in told if name in moments] == moments
    assert {"throw", "sweep", "draw", "last-trick-shown", "pause"} <= set(told)
    picture = pygame.image.load(tmp_path / "new" / "pictures" / "001-title.png")
    assert picture.get_size() == (1024, 600)


@pytest.mark.slow
def test_the_same_words_give_the_same_pictures(tmp_path: Path) -> None:
    """Also on a machine with other hashes, another home and another language."""
    game = ("demo", "--variant", "chiamata", "--hands", "1", "--levels", "random", "--seed", "5")
    words = (*game, "--speed", "none", "--size", "1024x600", "--screenshots")
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder, number, language in zip(folders, ("1", "2"), ("C", "it_IT.UTF-8"), strict=True):
        home = tmp_path / number
        home.mkdir()
        env = {**in_a_home(home), "PYTHONHASHSEED": number, "LANG": language}
        assert spawn(*words, str(folder), env=env) == (0, "", "")
        assert [path for path in home.rglob("*") if path.is_file()] == []
    one, two = ({path.name: path.read_bytes() for path in folder.iterdir()} for folder in folders)
    assert one == two
    assert "hand-result" in names(folders[0])


@pytest.mark.slow
def test_more_hands_than_a_match_has_go_on_in_a_rematch() -> None:
    """The page of a match opens with no button armed: Enter alone would wait there for ever."""
    with screenless():
        app = App(settings=changed(Settings(), speed="none"), size=(1024, 600), sound=False, raster=DRAWN)
        rules = make_rules("briscola", 6)
        leads = Autopilot(
            app,
            autopilot.rehearsed(rules, levels=["random"] * 6, seed=1, winning_hands=1),
            level="random",
            seed=1,
            hands=2,
        )
        app.reset(leads.scene)
        app.running = True
        for _ in range(3000):
            assert app.top is not None
            app.top.update(1 / 20)
            leads.step(1 / 20)
            if not app.running:
                break
        assert not app.running and leads.scene.flow.hand == 2
        app.close()


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("words", "moments"),
    [
        # R-TALK: the person's partner signs after the first trick; the wheel is looked at.
        ("--players 4 --seed 3 --levels easy --speed quick --hands 1", {"sign", "remark", "sign-wheel"}),
        # Seat 0 gives the seven for the turned knight.
        ("--option exchange=seven --seed 5 --hands 1", {"own-exchange", "exchange"}),
        # Seat 0 lays the dummy's cards from its tray (V-MO-8).
        ("--variant chiamata --players 4 --option morto=open --seed 2 --hands 1", {"dummy"}),
        # Without --hands a whole match is shown.
        ("--variant chiamata --seed 5", {"hand-result", "match-result"}),
    ],
)
def test_there_is_a_picture_of_every_telling_moment(
    words: str, moments: set[str], briscola: Here, tmp_path: Path
) -> None:
    usual = ("--levels", "random", "--speed", "none", "--size", "1024x600")
    assert briscola("demo", *usual, *words.split(), "--screenshots", str(tmp_path)).status == 0
    told = names(tmp_path)
    assert moments <= set(told) and told.count("sign-wheel") <= 1
    assert ("match-result" in moments) == (told[-1] == "match-result")


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
def test_language_deck_and_table_change_the_pictures(briscola: Here, tmp_path: Path) -> None:
    """The auction of this seed is passed out: a short demonstration."""
    seen = set()
    for wish in (("--language", "it", "--table", "walnut"), ("--deck", "francesi")):
        folder = tmp_path / "-".join(("plain", *wish))
        words = ("demo", "--variant", "chiamata", "--hands", "1", "--levels", "random", "--seed", "1")
        plain = ("--speed", "none", "--size", "1024x600", *wish)
        assert briscola(*words, *plain, "--screenshots", str(folder)).status == 0
        title = folder / "001-title.png"
        seen.add(title.read_bytes())
        red, green, *_ = pygame.transform.average_color(pygame.image.load(title))
        assert (red > green) == ("walnut" in wish)
    assert len(seen) == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--deck tarocchi", "there is no deck 'tarocchi'; there are napoletane,"),
        ("--table marble", "choose from 'green', 'walnut', 'night'"),
        ("--language klingon", f"there is no language 'klingon'; there are {', '.join(LANGUAGES)}"),
        ("--levels easy,easy,easy", "one for each of the 2 seats"),
        ("--option tie=maybe", "option tie may be void or last_trick"),
    ],
)
def test_what_is_not_there_is_refused(briscola: Here, tmp_path: Path, words: str, sentence: str) -> None:
    assert sentence in one_sentence(
        briscola("demo", *words.split(), "--screenshots", str(tmp_path / "pictures")), 2
    )
    assert not (tmp_path / "pictures").exists()


def test_pictures_that_cannot_be_written_are_told(briscola: Here, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert "cannot be made" in one_sentence(
        briscola("demo", "--hands", "1", "--screenshots", str(tmp_path / "file")), 1
    )


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A window in memory, whose person keeps everything in a folder of the test."""
    for key in ("HOME", "USERPROFILE", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(key, str(tmp_path))
    for key, driver in DRIVERS.items():
        monkeypatch.setenv(key, driver)
    return tmp_path


@pytest.mark.slow
@pytest.mark.usefixtures("home")
def test_in_the_window_the_demo_leads_itself_to_the_end(
    briscola: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The auction is passed out, the result is read, the window closes; a lost focus stops nothing."""
    monkeypatch.setattr(autopilot, "READ_RESULT", 0.05)
    played: list[Autopilot] = []
    real = Autopilot.step

    def step(self: Autopilot, dt: float) -> None:
        played[:] = [self]
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))  # it goes on all the same
        real(self, dt)

    monkeypatch.setattr(Autopilot, "step", step)
    words = ("demo", "--variant", "chiamata", "--levels", "random", "--speed", "none", "--hands", "1")
    assert briscola(*words, "--seed", "1") == (0, "", "")
    (led,) = played
    assert led.scene.flow.hand == 1
    assert led.over


@pytest.mark.slow
@pytest.mark.usefixtures("home")
def test_the_window_opens_on_the_title_and_closes(briscola: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    scenes: list[object] = []
    real = Navigator.begin

    def begin(self: Navigator) -> None:
        real(self)
        scenes.append(self.app.top)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(Navigator, "begin", begin)
    assert briscola() == (0, "", "")
    (title,) = scenes
    assert isinstance(title, Title)


@pytest.mark.slow
def test_without_a_screen_the_demo_names_the_reason() -> None:
    hidden = {key: "" for key in os.environ if "DISPLAY" in key}
    said = spawn("demo", "--hands", "1", env={**hidden, "SDL_VIDEODRIVER": "x11"})
    assert said.status == 1
    assert "there is no screen to open a window on" in said.err.splitlines()[-1]
