"""The title of somebody whose match waits, and the name of the game there."""

from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path

import numpy as np
import pygame
import pytest

from briscola.client.host.library import Library
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.commands.play_only import PlayOnly
from briscola.entries import IN_WINDOW
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import TABLES
from briscola.ui.render.wordmark import name_corner, name_size, printed_wordmark
from briscola.ui.scene import Scene
from briscola.ui.scenes.about import About
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from briscola.ui.scenes.title_picture import draw_fan
from briscola.ui.scenes.waiting_matches import WaitingMatches
from briscola.ui.widgets.menu import Item, Menu
from tests.client.duel.test_duel import played
from tests.spread import quick_diagonal, quick_some
from tests.ui.by_ear_scenes.heard_scene import drawn_words
from tests.ui.conftest import Inked, Open
from tests.ui.demands import LANGUAGES
from tests.ui.driver import Driver
from tests.ui.evening import seat_at
from tests.ui.hands import click, key, mouse_move, press
from tests.ui.kept import keeper

pytestmark = pytest.mark.usefixtures("no_screen")


def waiting(folder: Path, app: App, *, hands: int, players: int = 5) -> Navigator:
    """A window at its title; a match was left after so many hands, in another run of the program."""
    variant = "chiamata" if players == 5 else "briscola"
    played(seat_at(variant, players, seed=5, winning_hands=3, recorder=keeper(folder)), hands)
    navigator = Navigator(app, IN_WINDOW, library=Library(folder))
    navigator.begin()
    return navigator


def title(app: App) -> Title:
    assert isinstance(app.top, Title)
    return app.top


@pytest.mark.parametrize(
    ("size", "large"),
    quick_some([*product([(1024, 600), (1050, 660), (1280, 800), (1920, 1080)], [100, 160])], 3),
    ids=str,
)
def test_the_strip_covers_neither_the_neighbour_of_its_line_nor_the_cards(
    open_app: Open, size: tuple[int, int], large: int, tmp_path: Path
) -> None:
    app = open_app(size, text_size=large, contrast=large > 100)
    waiting(tmp_path, app, hands=1)
    scene = title(app)
    reach = app.kit.paper.ring_reach()
    for language in LANGUAGES:
        app.change(language=language)
        menu, fan = scene.menu, scene.places.fan
        assert menu.items[0].name == "resume"
        menu.instant = True
        for at in range(len(menu.items)):
            menu.select(at)
            strip = menu.ring_rect().inflate(2 * reach, 2 * reach)
            for other in range(menu.large, len(menu.items)):
                line = menu.line(other)
                assert other == at or not strip.collidepoint(line.x, line.centery), menu.items[at].text
            if at < menu.large:
                assert not strip.colliderect(fan.rect), (language, menu.items[at].text)


@pytest.mark.parametrize("hands", [1, 2])
def test_continue_names_the_hand_that_comes_next(app: App, tmp_path: Path, hands: int) -> None:
    """The program ended at the result: the next hand was sealed, and its seal is withdrawn."""
    waiting(tmp_path, app, hands=hands, players=2)
    assert f"hand {hands + 1}," in title(app).menu.items[0].note


def test_continue_names_the_match_below_the_one_given_up(app: App, tmp_path: Path) -> None:
    """It is taken up from the disk, where its last seal is withdrawn."""
    navigator = waiting(tmp_path, app, hands=1, players=2)
    navigator.start(MatchSetup(winning_hands=1, opponents=regulars(2, ("random",))))
    navigator.entry(WaitingMatches).give_up()
    assert "hand 2," in title(app).menu.items[0].note


def named(app: App) -> tuple[Title, Kit, pygame.Rect]:
    """A title that has been drawn, and where the name of the game stands on it."""
    scene, kit = Title(app, Waiting()), app.kit
    app.push(scene)
    app.draw()
    at = scene.places.name
    return scene, kit, pygame.Rect(name_corner(kit.scale, at.left, at.baseline), name_size(kit.scale))


WINDOWS = [
    ((1024, 600), 120),
    ((1280, 800), 160),
    ((1920, 1080), 100),
    ((2560, 1440), 160),
    ((1024, 1600), 160),
]


@pytest.mark.parametrize(("size", "text"), quick_some(WINDOWS, 2), ids=str)
def test_nothing_lies_over_the_wordmark_on_any_table(
    open_app: Open, size: tuple[int, int], text: int
) -> None:
    for table in TABLES:
        app = open_app(size, table=table, text_size=text, motion="little")
        scene, kit, place = named(app)
        picture = printed_wordmark(kit.raster, kit.scale, kit.sprites.art.printed_deck)
        assert picture is not None
        shown = app.window.surface
        assert shown.get_rect().contains(place)
        seen, drawn = (pygame.surfarray.array3d(part) for part in (shown.subsurface(place), picture))
        solid = pygame.surfarray.array_alpha(picture) == 255
        assert solid.sum() > 1000
        assert np.array_equal(seen[solid], drawn[solid])
        assert scene.places.name.rule_y > place.bottom - 1, "and it does not touch the line below it"


def test_cards_that_do_not_look_printed_leave_the_name_as_it_is_drawn(open_app: Open) -> None:
    pictures = []
    for printed in (True, False):
        app = open_app((1280, 800), printed=printed, motion="little")
        _scene, _kit, place = named(app)
        pictures.append(pygame.surfarray.array3d(app.window.surface.subsurface(place)))
    assert (pictures[0] != pictures[1]).any()


def test_whoever_listens_hears_the_name_first(open_app: Open) -> None:
    app = open_app()
    scene = Title(app, Waiting())
    app.push(scene)
    assert scene.spoken_title == "Briscola"
    first = scene.reading()[0]
    assert (first.text, first.heading) == ("Briscola", True)


@pytest.mark.slow
def test_however_large_the_text_continue_names_the_game(
    open_app: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1280, 800), text_size=160)
    waiting(tmp_path, app, hands=1)
    for language in LANGUAGES:
        app.change(language=language)
        written = drawn_words(title(app), monkeypatch)
        assert any("hiamata" in words for words in written), (language, title(app).menu.items[0].notes)


@pytest.mark.parametrize("large", [100, 120])
def test_the_fan_touches_no_letter_of_the_name(open_app: Open, tmp_path: Path, large: int) -> None:
    app = open_app((1024, 600), text_size=large, deck="piacentine")
    Navigator(app, IN_WINDOW, library=Library(tmp_path)).title()
    scene, scale = title(app), app.kit.scale
    cards = pygame.Surface(scale.size, pygame.SRCALPHA)
    draw_fan(cards, app.kit, scene.places.fan, 0.0)
    at = scene.places.name
    name = pygame.Rect(name_corner(scale, at.left, at.baseline), name_size(scale))
    assert not pygame.mask.from_surface(cards.subsurface(name)).count()


def test_whoever_comes_back_to_the_title_sees_it_laid_out_once(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    navigator = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    navigator.begin()
    laid, plain = list[Title](), Title.layout

    def layout(scene: Title, size: tuple[int, int]) -> None:
        laid.append(scene)
        plain(scene, size)

    monkeypatch.setattr(Title, "layout", layout)
    app.push(About(app))
    for way in (app.pop, app.relayout, navigator.title):
        laid.clear()
        way()
        assert laid == [title(app)]


def test_the_name_written_last_stands_on_the_title_and_drawing_keeps_none(app: App, tmp_path: Path) -> None:
    navigator = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    navigator.begin()

    def shown() -> str:
        who = title(app).who
        return "" if who is None else who.spoken().name

    def come_back() -> None:
        app.push(About(app))
        app.change(player="Bice")
        app.pop()

    app.change(player="Ada")
    app.relayout()
    app.draw()
    assert navigator.profile().name == "", "who only looks writes nothing"
    navigator.title()
    assert navigator.profile().name == "Ada" and "Ada" in shown()
    come_back()
    assert navigator.profile().name == "Bice" and "Bice" in shown()


def test_a_name_that_is_refused_is_told_at_the_return(app: App, tmp_path: Path) -> None:
    navigator = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    navigator.household.library.profiles.add("Carla", "person-woman")
    navigator.begin()
    app.change(player="Ada")
    navigator.title()
    app.push(About(app))
    app.change(player="Carla")
    app.pop()
    dialog = app.top
    assert isinstance(dialog, Dialog) and navigator.profile().name == app.settings.player == "Ada"
    app.pop()
    assert isinstance(app.top, Title), "once"


def letters(rect: pygame.Rect) -> pygame.Rect:
    """A line of text from the top of its capitals to the tail of its g."""
    return pygame.Rect(rect.x, rect.y + round(0.2 * rect.height), rect.width, round(0.72 * rect.height))


@pytest.mark.parametrize(
    ("text_size", "language"), quick_diagonal([100, 140, 160], ["it", "de", "en"]), ids=str
)
def test_the_plate_of_a_line_covers_no_other_line(
    open_app: Open, inked: Inked, text_size: int, language: str, tmp_path: Path
) -> None:
    app = open_app((1280, 800), text_size=text_size, language=language)
    waiting(tmp_path, app, hands=1)
    menu, reach, driver = title(app).menu, app.kit.paper.ring_reach(), Driver(app)
    covered = []
    for at, item in enumerate(menu.items):
        menu.select(at)
        driver.frames(30)
        inked.clear()
        title(app).draw(app.window.surface)
        plate = menu.ring_rect().inflate(2 * reach, 2 * reach)
        lines = {other.text for other in menu.items} - {item.text}
        others = [(text, letters(rect)) for text, rect in inked if text in lines]
        covered += [(item.text, text) for text, rect in others if plate.colliderect(rect)]
    assert not covered


class Waiting(PlayOnly):
    """A title before which a match was left, as long as it waits."""

    def __init__(self, on_press: Callable[[], None] = lambda: None) -> None:
        self.waits, self.on_press = True, on_press

    def menu(self) -> Sequence[Item]:
        words = {"evenings": "Evenings", "statistics": "Statistics"}
        rest = [Item(name=name, text=text, on_press=self.people) for name, text in words.items()]
        note = "in quattro, mano 4, 2 a 1"
        item = Item(name="resume", text="Continue", note=note, on_press=self.on_press, strong=True)
        return [*super().menu(), *([item] if self.waits else []), *rest]


def offered(app: App) -> Scene:
    """A title before which a match waits."""
    return Title(app, Waiting())


def items(app: App) -> list[str]:
    """Names of the lines of the title's menu."""
    assert isinstance(app.top, Title)
    return [item.name for item in app.top.menu.items]


def test_the_title_offers_to_go_on_only_where_a_match_waits(app: App) -> None:
    app.push(Title(app, PlayOnly()))
    assert items(app) == ["play", "rules", "settings", "quit"]
    app.reset(offered(app))
    assert items(app) == ["play", "resume", "evenings", "statistics", "rules", "settings", "quit"]


def test_enter_on_the_title_goes_on_with_the_match_that_waits(app: App) -> None:
    gone_on: list[str] = []
    app.push(Title(app, Waiting(lambda: gone_on.append("on"))))
    app.dispatch(key(pygame.K_RETURN))
    assert gone_on == ["on"]


def test_a_match_that_has_ended_meanwhile_is_no_longer_offered(app: App) -> None:
    waiting = Waiting()
    app.push(Title(app, waiting))
    app.push(RulesScene(app))
    waiting.waits = False
    app.pop()
    assert "resume" not in items(app)


def test_the_title_opens_rules_and_settings_and_quits(app: App) -> None:
    app.push(Title(app, PlayOnly()))
    hands = Driver(app)
    hands.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(app.top, RulesScene)
    hands.keys(pygame.K_ESCAPE, pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(app.top, SettingsScene)
    hands.key(pygame.K_ESCAPE)
    app.running = True
    hands.keys(pygame.K_END, pygame.K_RETURN)
    assert not app.running


def test_nobody_leaves_the_title_by_esc_and_enter(app: App) -> None:
    scene = Title(app, PlayOnly())
    app.push(scene)
    hands, app.running = Driver(app), True
    for before in ([], [pygame.K_END]):
        hands.keys(*before, pygame.K_ESCAPE)
        assert app.top is scene and scene.menu.items[scene.menu.selected].name == "play"
    hands.key(pygame.K_RETURN)
    assert app.running


def test_the_fan_breathes_only_where_motion_is_wanted(open_app: Open) -> None:
    calm, lively = open_app(motion="little"), open_app()
    for app, moves in ((calm, False), (lively, True)):
        app.push(Title(app, PlayOnly()))
        scene = app.scenes[-1]
        scene.damage.clear()
        for _ in range(30):
            scene.update(0.1)
        assert bool(scene.damage) is moves
        assert (scene.wake is not None) is moves


def test_the_title_shows_one_selection_wherever_pointer_and_keys_go(app: App) -> None:
    app.push(offered(app))
    scene = app.scenes[-1]
    menu, pack, languages, about = scene.group.widgets[:4]
    assert isinstance(menu, Menu)
    strip = menu.rect.x - 6, menu.line(menu.selected).centery

    def shown() -> set[str]:
        """Everything that stands out; the strip is red card where the cloth is green."""
        app.tick(1 / 60)
        app.tick(1.0)
        scene.dirty = True
        app.draw()
        red, green, _blue, _a = app.window.surface.get_at(strip)
        found = {w.name for w in scene.group.widgets if (w.hovered or w.focused) and w is not menu}
        return found | ({"menu"} if red > 2 * green else set())

    assert shown() == {"menu"}
    app.dispatch(mouse_move(about.rect.center))
    assert shown() == {"about"}
    app.dispatch(mouse_move(languages.rect.center))
    assert shown() == {"language"}
    app.dispatch(mouse_move((about.rect.x - 200, about.rect.y - 40)))
    assert shown() == {"menu"}
    app.dispatch(key(pygame.K_TAB))
    assert shown() == {pack.name}
    app.dispatch(key(pygame.K_TAB))
    assert shown() == {"language"}
    app.dispatch(mouse_move(menu.line(menu.selected).center))
    assert shown() == {"menu"}


@pytest.mark.slow
def test_the_language_changes_at_once_from_the_title(app: App) -> None:
    app.push(offered(app))
    menu, _pack, languages, _about = app.scenes[-1].group.widgets
    app.draw()
    click(app.scenes[-1], languages.rect.center)
    down = LANGUAGES.index("it") - LANGUAGES.index("en")
    for code in (*down * (pygame.K_DOWN,), pygame.K_RETURN):
        press(app.scenes[-1], code)
    menu = app.scenes[-1].group.widgets[0]
    assert isinstance(menu, Menu)
    assert menu.items[0].text == "Gioca"
    assert app.settings.language == "it"
    assert app.scenes[-1].group.focused_name == "language"
