"""The title of somebody whose match waits."""

from pathlib import Path

import pytest

from briscola.client.hosted_seat import HostedSeat
from briscola.client.library import Library
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.deals import SeededDeals
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.title import Title
from tests.client.duel.test_duel import played
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES
from tests.ui.kept import keeper

pytestmark = pytest.mark.usefixtures("no_screen")


def waiting(folder: Path, app: App, *, hands: int, players: int = 5) -> Navigator:
    """A window at its title; a match was left after so many hands, in another run of the program."""
    setup = MatchSetup(
        variant="chiamata" if players == 5 else "briscola",
        players=players,
        winning_hands=3,
        opponents=regulars(players, ("random",)),
    )
    played(HostedSeat(MatchHost(setup, deals=SeededDeals(5), recorder=keeper(folder))), hands)
    navigator = Navigator(app, library=Library(folder))
    navigator.begin()
    return navigator


def title(app: App) -> Title:
    assert isinstance(app.top, Title)
    return app.top


@pytest.mark.parametrize("large", [100, 160])
@pytest.mark.parametrize("size", [(1024, 600), (1050, 660), (1280, 800), (1920, 1080)], ids=str)
def test_the_strip_covers_neither_the_neighbour_of_its_line_nor_the_cards(
    open_app: Open, size: tuple[int, int], large: int, tmp_path: Path
) -> None:
    app = open_app(size, text_size=large, contrast=large > 100)
    waiting(tmp_path, app, hands=1)
    scene = title(app)
    reach = app.kit.paper.ring_reach()
    for language in LANGUAGES:
        app.change(language=language)
        app.draw()
        menu, fan = scene.menu, scene.fan
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
    navigator.waiting.give_up()
    assert "hand 2," in title(app).menu.items[0].note
