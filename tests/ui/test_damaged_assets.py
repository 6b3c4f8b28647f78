"""Whatever is missing or damaged of what we bring along, the title comes up and a match can be played."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from briscola.client.setup.match_setup import MatchSetup
from briscola.commands.play_only import PlayOnly
from briscola.engine.variants import make_rules
from briscola.i18n import text
from briscola.i18n.text import _
from briscola.players.levels import LADDER
from briscola.players.net_players.trained_players import trained_player
from briscola.players.nets import trained
from briscola.storage.settings.settings import Settings
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render.text import fonts
from briscola.ui.render.text.fonts import FAMILIES, Fonts, TextStyle
from briscola.ui.scenes.about import About
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.next_match import USUAL_LEVEL
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.title import Title
from briscola.ui.sound.audio import Audio
from tests.spread import quick_some
from tests.ui.conftest import Open
from tests.ui.drawn import QuickRaster
from tests.ui.driver import full_sheet
from tests.ui.evening import at_table

ASSETS = resources.PACKAGE.parent
Damage = Callable[[bytes], bytes | None]
DAMAGES: dict[str, Damage] = {
    "missing": lambda _data: None,
    "empty": lambda _data: b"",
    "cut": lambda data: data[: len(data) // 2],
    "rubbish": lambda _data: b"\xff\x00<svg",
    "something else": lambda _data: b"[1, 2]",
}


Damaged = Callable[[str, Damage], None]


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Damaged:
    """The game finds a copy of assets and sounds in which the files that match have met something."""

    def meet(kinds: str, damage: Damage) -> None:
        for path in (*(ASSETS / "assets").rglob("*"), *(ASSETS / "sounds").rglob("*")):
            there = tmp_path / "kept" / path.relative_to(ASSETS)
            if path.is_dir():
                continue
            there.parent.mkdir(parents=True, exist_ok=True)
            if not path.match(kinds):
                there.symlink_to(path)
            elif (data := damage(path.read_bytes())) is not None:
                there.write_bytes(data)
        monkeypatch.setattr(resources, "roots", lambda: (tmp_path / "kept",))

    return meet


@pytest.fixture(autouse=True)
def forgetful() -> Iterator[None]:
    """What has been read of damaged files is read anew afterwards."""
    yield
    text.use("en")
    trained.trained_net.cache_clear()


def visit_everything() -> None:
    """Every scene from the title is drawn once."""
    app = App(settings=Settings(language="en"), size=(1024, 600), raster=QuickRaster(disk=False))
    for scene in (
        Title(app, PlayOnly()),
        SettingsScene(app),
        page := TableChoice(app, lambda _data: None),
        FullSheet(page),
        RulesScene(app),
        About(app),
    ):
        app.push(scene)
        app.tick(0.1)
        app.draw()


@pytest.mark.linux
@pytest.mark.slow
@pytest.mark.parametrize("name", DAMAGES)
def test_without_any_whole_drawing_or_sound_a_match_is_played(
    name: str, damaged: Damaged, caplog: pytest.LogCaptureFixture
) -> None:
    """Missing or cut; after any other damage the same things stand in, and every scene is drawn with them."""
    damaged("*", DAMAGES[name])
    visit_everything()
    assert "the card" in caplog.text and "the texture cloth" in caplog.text
    if name not in ("missing", "cut"):
        return
    raster = QuickRaster(disk=False)
    robot = at_table("briscola", 4, {"signs": "national"}, ways=("click",), talks=("click",), raster=raster)
    robot.app.audio.open()
    robot.play_match()


@pytest.mark.linux
@pytest.mark.slow
@pytest.mark.parametrize(
    ("kinds", "said"),
    [
        ("assets/icons/*.svg", "the icon back"),
        ("assets/props/*.svg", "the cup"),
        ("assets/faces/*.svg", "the face"),
        ("assets/faces/faces.json", "every drawn face is a regular"),
        ("assets/textures/*.svg", "the texture"),
        ("assets/cards/napoletane/*.svg", "of napoletane"),
        ("assets/cards/*/deck.json", "is left out"),
        ("assets/cards/*/signs/*.svg", "the coin of the title"),
    ],
)
def test_each_kind_of_drawing_has_a_stand_in_and_a_line_in_the_log(
    kinds: str, said: str, damaged: Damaged, caplog: pytest.LogCaptureFixture
) -> None:
    damaged(kinds, DAMAGES["cut"])
    visit_everything()
    assert said in caplog.text


def test_a_damaged_sound_is_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "slap.ogg").write_bytes(b"OggS" + bytes(60))
    monkeypatch.setattr(resources, "roots", lambda: (tmp_path,))
    audio = Audio()
    assert audio.open()
    audio.play("slap")
    audio.play("slap")
    audio.play("no such sound")
    audio.close()
    assert caplog.text.count("the sound slap stays silent") == 1


# ---- words


def use_words(folder: Path, monkeypatch: pytest.MonkeyPatch, data: bytes) -> str:
    """The language that is used when Italian is wished and its catalogue is that."""
    path = folder / "it" / "LC_MESSAGES" / "briscola.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    monkeypatch.setattr(resources, "strings_folder", lambda: folder)
    return text.use("it")


WHOLE = (resources.strings_folder() / "it" / "LC_MESSAGES" / "briscola.mo").read_bytes()


@pytest.mark.parametrize("damage", [d for name, d in DAMAGES.items() if name != "missing"])
def test_damaged_words_are_english(
    damage: Damage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert use_words(tmp_path, monkeypatch, damage(WHOLE) or b"") == "en" == text.language()
    assert _("Play") == "Play" and text.number(1.5, 1) == "1.5"
    assert "the words of 'it' cannot be read" in caplog.text


def test_a_flipped_byte_in_the_words_costs_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    flipped = WHOLE.replace(b"Smazzata {n}", b"Smazzata {m}").replace(b"Impostazioni", b"Impostazion{")
    assert use_words(tmp_path, monkeypatch, flipped) == "it"
    assert _("Hand {n}").format(n=3) == "Hand 3"
    assert text.ngettext("{n} point", "{n} points", 2).format(n=2)
    assert _("Settings") == "Settings"
    assert _("Play") == "Gioca"
    assert "'Hand {n}' is left out" in caplog.text


# ---- nets


@pytest.fixture
def nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the game looks for its nets; nothing lies there."""
    monkeypatch.setattr(trained, "FOLDER", tmp_path)
    trained.trained_net.cache_clear()
    return tmp_path


NETS = trained.FOLDER


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_instead_of_a_damaged_net_the_rule_player_plays(
    damage: Damage, nets: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = damage((NETS / "briscola-2.npz").read_bytes())
    if data is not None:
        (nets / "briscola-2.npz").write_bytes(data)
    assert trained_player(make_rules("briscola", 2)) is None
    assert "the rule player plays" in caplog.text


def test_instead_of_another_games_net_too(nets: Path) -> None:
    shutil.copyfile(NETS / "chiamata.npz", nets / "briscola-2.npz")
    assert trained_player(make_rules("briscola", 2)) is None


@pytest.mark.slow
@pytest.mark.usefixtures("nets")
def test_a_match_against_the_strongest_is_played_without_nets() -> None:
    at_table(level="maestro", chance=4, ways=("click",)).play_match()


# ---- fonts


@pytest.mark.parametrize("whole", [*FAMILIES, None])
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_another_font_stands_for_a_damaged_one(
    damage: Damage,
    whole: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    real = fonts.font_path

    def path(style: TextStyle) -> Path:
        if style.family == whole:
            return real(style)
        there = tmp_path / real(style).name
        data = damage(real(style).read_bytes())
        if data is not None:
            there.write_bytes(data)
        return there

    monkeypatch.setattr(fonts, "font_path", path)
    monkeypatch.setattr(fonts, "told", set())
    pygame.font.init()
    lettering = Fonts(Scale(1024, 600))
    for role in ("name", "body-italic", "chalk"):
        assert lettering.render("Briscola", role).get_width() > 20
        assert lettering.width("Briscola", role) > 20
    assert "another stands for it" in caplog.text


UNDRAWN = ["", "\u200b", "\0", "a\0b", "\ud800", "\u202eAda", "a\u2028b", "a\nb"]
UNDRAWN += ["\ufe0f", "\u0301", "\U000e0101"]


@pytest.mark.parametrize("odd", UNDRAWN, ids=ascii)
def test_any_text_is_drawn_in_one_line(odd: str, app: App) -> None:
    lettering = app.kit.fonts
    for halo in (False, True):
        rect = lettering.draw(app.window.surface, odd, "tag", (100, 100), halo=halo, width=200)
        assert rect.height <= lettering.line("tag")
    lettering.wrap(odd, "body", 40)


# ---- names and choices of the last time


def proposed(app: App) -> MatchSetup:
    """The match that New match proposes."""
    scene = full_sheet(app, lambda _data: None)
    app.tick(0.1)
    app.draw()
    return scene.choices.setup()


@pytest.mark.parametrize("name", quick_some([odd for odd in UNDRAWN if odd != "\ud800"], 3), ids=ascii)
def test_odd_names_in_the_settings_reach_new_match_and_the_table(name: str, open_app: Open) -> None:
    seated = [{"name": name, "face": "peppe", "level": "no such level"}]
    app = open_app(player=name, match={"variant": "briscola", "players": 2, "tables": {"2": seated}})
    setup = proposed(app)
    (opponent,) = setup.opponents
    assert opponent.level == USUAL_LEVEL
    assert opponent.name.isprintable() and opponent.name.strip()
    assert setup.player.isprintable()


SILLY: list[dict[str, object]] = [
    {"variant": ["briscola"], "players": {}, "teams": "yes", "winning_hands": "many", "face": []},
    {"options": 7},
    {"variant": "briscola", "players": 10**18, "options": {"briscola": {"signs": 10**18, "x": None}}},
    {"variant": "no such game", "tables": {"2": [], "x": [], "3": "abc", "-1": [], "99999": [{}]}},
    {"tables": {"2": [{"name": "A", "face": "../../etc/passwd", "level": "cmd:rm"}]}, "winning_hands": True},
    {"tables": {"3": [{"name": "A", "face": "ada", "level": "easy"}] * 2}, "options": {"prini": []}},
]


@pytest.mark.parametrize("match", SILLY)
def test_silly_choices_of_the_last_time_are_as_usual(match: dict[str, object], open_app: Open) -> None:
    app = open_app(match=match)
    setup = proposed(app)
    setup.rules()
    assert all(o.level in LADDER for o in setup.opponents)


def test_a_deck_is_known_by_its_name_alone() -> None:
    for name in ("", ".", "..", "../cards/napoletane", "a" * 5000, "a\0b", "/etc"):
        assert resources.deck(name) is None
    assert resources.deck("napoletane") is not None
