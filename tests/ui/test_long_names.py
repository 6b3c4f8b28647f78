"""Names of any length: shortened with an ellipsis where they have to be, never smaller than can be read."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest
from msgspec import structs

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.commands.autopilot import Unsalted
from briscola.commands.play_only import PlayOnly
from briscola.engine.actions import PASS, Bid
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.table.deals import SeededDeals
from briscola.ui.app import App
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.scenes.panels.auction_parts import BidPegs
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.title import Title
from briscola.ui.widgets.slider import Ruler
from tests.ui.conftest import Open
from tests.ui.demands import watched_texts
from tests.ui.evening import Evening
from tests.ui.played import Played
from tests.ui.results.kept import final, game, match, result, run

NAMES = (
    "Massimiliano Bartolomeo",
    "Giuseppina Maddalena Ro",
    "W" * LONGEST_NAME,
    "Annamaria Sant’Angelo Be",
    "Ferdinando d’Aragona XII",
)
SIZES = [(1024, 600), (1280, 800), (1920, 1080)]


def renamed(setup: MatchSetup) -> MatchSetup:
    """The same people with the longest names."""
    others = tuple(structs.replace(o, name=NAMES[at + 1]) for at, o in enumerate(setup.opponents))
    return structs.replace(setup, player=NAMES[0], opponents=others)


def table(app: App, variant: str, players: int) -> None:
    """The second time that the person is asked, so that a trick lies behind."""
    setup = MatchSetup(variant=variant, players=players, opponents=regulars(players, ("random",)))
    scene = PlayScene(
        app, HostedSeat(MatchHost(renamed(setup), deals=SeededDeals(3))), TableActions(leave=app.quit)
    )
    scene.salt = Unsalted()
    app.push(scene)
    person = Evening(scene)
    person.until_asked()
    legal = scene.seat.view.legal
    scene.act(PASS if PASS in legal else legal[0])
    person.play_until(lambda: person.asked)
    if person.view.last:
        scene.overlays.sheets.show_last()


def over(played: Played, show: Callable[..., object]) -> Callable[[App], None]:
    def build(app: App) -> None:
        setup = renamed(played.setup)
        show(app, Played(view=played.view, setup=setup, log=played.log))
        assert app.top is not None
        run(app.top, 8.0)

    return build


class LongNamed(PlayOnly):
    """A title that shows somebody with a long name."""

    def profile(self) -> Profile:
        return Profile(id="x", name=NAMES[2], face="person-woman")


def title(app: App) -> None:
    app.push(Title(app, LongNamed()))


SCENES: dict[str, Callable[[App], None]] = {
    "two": lambda app: table(app, "briscola", 2),
    "pairs": lambda app: table(app, "briscola", 4),
    "five": lambda app: table(app, "briscola", 5),
    "chiamata": lambda app: table(app, "chiamata", 5),
    "hand of pairs": lambda app: over(game("pairs"), result)(app),
    "hand of five": lambda app: over(game("five"), result)(app),
    "hand of chiamata": lambda app: over(game("chiamata"), result)(app),
    "match of two": lambda app: over(match("two"), final)(app),
    "match of pairs": lambda app: over(match("pairs"), final)(app),
    "match of chiamata": lambda app: over(match("chiamata"), final)(app),
    "title": title,
    "settings": lambda app: app.push(SettingsScene(app)),
}


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES[::4], ids=str)
@pytest.mark.parametrize("build", SCENES.values(), ids=SCENES.keys())
def test_a_long_name_is_shortened_and_nothing_else_nor_is_it_too_small(
    open_app: Open, build: Callable[[App], None], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, speed="none", cut_for_me=True, player=NAMES[0])
    build(app)
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *size))
    app.draw()
    assert [fault for fault in wrong if fault[0] in ("small", "outside")] == []
    beside = [text for fault, text in wrong if fault == "cut" and not any(name in text for name in NAMES)]
    assert beside == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("bids", [(61, 62, 63), (61, 90, 120), (118, 119, 120)], ids=str)
def test_names_over_the_rule_stay_on_the_sheet_and_apart(
    open_app: Open, size: tuple[int, int], bids: Sequence[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size)
    wide = app.kit.scale.px(900)
    rule = Ruler(app.kit, pygame.Rect(60, 300, wide, 60), low=61, high=120, value=61)
    pegs = BidPegs(still=True)
    pegs.follow(tuple((seat, Bid(points=points)) for seat, points in enumerate(bids, 1)), 61)
    drawn: list[pygame.Rect] = []
    plain = Fonts.draw

    def watched(self: Fonts, target: pygame.Surface, text: str, *args: Any, **how: Any) -> pygame.Rect:
        rect = plain(self, target, text, *args, **how)
        if any(name.startswith(text[:4]) for name in NAMES):
            drawn.append(rect)
        return rect

    monkeypatch.setattr(Fonts, "draw", watched)
    pegs.draw(app.window.surface, app.kit, rule, NAMES)
    assert drawn, "not even the highest bidder is named"
    for at, rect in enumerate(drawn):
        assert rule.rect.left <= rect.left and rect.right <= rule.rect.right
        assert rect.collidelist(drawn[:at]) == -1
