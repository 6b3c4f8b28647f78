"""Cards as things: turned, edged, lit, indexed, laid."""

import math
import time
import weakref

import numpy as np
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame.image import tobytes

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.events import DealSeen
from briscola.system import resources
from briscola.table.deals import SeededDeals
from briscola.ui.app import App
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.render.cards.card_art import FINEST, LARGEST, Cover, master_height
from briscola.ui.render.cards.sprites import SWIFT_FROM, CardStyle
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.theme import PAPER
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.views.table.flight import flight_shadow, flying_card
from tests.ui.conftest import Open

pytestmark = pytest.mark.usefixtures("own_pictures")


@pytest.mark.parametrize("deck", ["napoletane", "francesi"])
def test_a_card_has_the_ratio_of_its_deck(open_app: Open, deck: str) -> None:
    sprites = open_app(deck=deck).kit.sprites
    w, h = sprites.card("1D", 300).get_size()
    assert h == 300
    assert abs(w - 300 * sprites.info.ratio) <= 1


def test_a_card_is_drawn_once_and_then_kept(app: App) -> None:
    sprites = app.kit.sprites
    assert sprites.card("RD", 200, 6.3) is sprites.card("RD", 200, 6.31)
    assert sprites.card("RD", 200, 6.3) is not sprites.card("RD", 200, 12)


def test_a_turned_card_keeps_its_paper_and_clear_corners(open_app: Open) -> None:
    card = open_app(printed=False).kit.sprites.card("2D", 240, 20)
    assert card.get_at((0, 0))[3] == 0
    x, y = card.get_rect().center
    brightest = max(sum(card.get_at((px, y))[:3]) for px in range(x - 30, x + 30))
    assert brightest > sum(PAPER) - 10


def test_a_turned_card_has_a_smooth_edge(app: App) -> None:
    """Along its upper edge the cover grows evenly from column to column: no teeth as wide as a step."""
    card = app.kit.sprites.card("2D", 240, 6)
    middle = card.get_width() // 2
    cover = [sum(card.get_at((x, y))[3] for y in range(40)) / 255 for x in range(middle - 40, middle + 40)]
    slope = (cover[-1] - cover[0]) / (len(cover) - 1)
    assert slope == pytest.approx(math.tan(math.radians(6)), abs=0.01)
    assert max(abs(c - cover[0] - slope * at) for at, c in enumerate(cover)) < 0.33


def edge(picture: pygame.Surface, angle: float) -> float:
    """How far (px) the upper edge of a turned card is from straight, over its middle."""
    middle = picture.get_width() // 2
    reach = min(18, picture.get_width() // 4)
    columns = range(middle - reach, middle + reach)
    cover = [sum(picture.get_at((x, y))[3] for y in range(picture.get_height() // 3)) / 255 for x in columns]
    slope = math.tan(math.radians(angle))
    return max(abs(c - cover[0] - slope * at) for at, c in enumerate(cover))


@pytest.mark.parametrize("height", [240, 160, 90], ids=str)
@pytest.mark.parametrize("share", [1.0, 0.6], ids=str)
def test_a_card_in_the_air_has_edges_as_smooth_as_one_at_rest(app: App, height: int, share: float) -> None:
    """Also where it shrinks on its way to a pile, and while it turns over."""
    sprites = app.kit.sprites
    flying = sprites.air("2D", 240, Pose(0, 0, height, 6), share=share)
    assert edge(flying, 6) < 0.5


def test_a_card_that_begins_to_move_looks_as_it_did_at_rest(app: App) -> None:
    """The same picture, pixel for pixel: nothing flickers when a hand is taken up."""
    sprites = app.kit.sprites
    rest, moving = sprites.card("RD", 200, 7), sprites.air("RD", 200, Pose(0, 0, 200, 7))
    assert same(rest, moving)


def test_a_card_on_its_way_looks_the_same_whatever_has_rested_there(app: App) -> None:
    """Two people at one screen see the same, whatever the one before looked at."""
    sprites, pose = app.kit.sprites, Pose(0, 0, 210, 4.3)
    fresh = sprites.air("RD", 200, pose).copy()
    sprites.card("RD", pose.height, pose.angle)
    assert same(fresh, sprites.air("RD", 200, pose))


def test_a_large_card_that_moves_fast_has_half_the_detail_and_the_same_outline(app: App) -> None:
    sprites, pose = app.kit.sprites, Pose(0, 0, SWIFT_FROM + 100, 7)
    slow, fast = (sprites.air("RD", 400, pose, swift=swift) for swift in (False, True))
    assert all(abs(a - b) <= 8 for a, b in zip(slow.get_size(), fast.get_size(), strict=True))
    slow = pygame.transform.smoothscale(slow, fast.get_size())
    seen, blurred = (pygame.surfarray.array3d(picture).astype(float) for picture in (slow, fast))
    assert np.abs(seen - blurred).mean() < 12
    assert np.abs(np.diff(blurred, axis=0)).mean() < np.abs(np.diff(seen, axis=0)).mean()


def test_a_small_card_that_moves_fast_loses_no_detail(app: App) -> None:
    slow, fast = (app.kit.sprites.air("RD", 200, Pose(0, 0, 200, 7), swift=swift) for swift in (False, True))
    assert same(slow, fast)


def test_a_back_in_the_air_is_turned_once_for_all_cards_of_a_deal(app: App) -> None:
    sprites = app.kit.sprites
    fast = [sprites.air(None, 200, Pose(0, 0, 150, 30 + aside), swift=True) for aside in (-0.4, 0.0, 0.4)]
    slow = [sprites.air(None, 200, Pose(0, 0, 150, 30 + aside)) for aside in (0.0, 0.2, 0.4)]
    assert fast[0] is fast[1] is fast[2]
    assert slow[0] is slow[1] is not slow[2]
    assert sprites.air(None, 200, Pose(0, 0, 152, 30)) is not slow[0]


def test_a_back_that_comes_to_rest_is_the_picture_with_which_it_lies(app: App) -> None:
    sprites = app.kit.sprites
    rest = sprites.card(None, 200, 6.3)
    assert sprites.air(None, 200, Pose(0, 0, 200.3, 6.28)) is rest


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_turned_backs_fill_no_more_than_the_window_allows(open_app: Open, size: tuple[int, int]) -> None:
    sprites = open_app(size=size).kit.sprites
    for angle in range(180):
        turned = sprites.air(None, 300, Pose(0, 0, 299, angle))
    assert sprites.air(None, 300, Pose(0, 0, 299, 179)) is turned
    most = 2_500_000 * size[0] * size[1] / (1920 * 1080)
    assert most / 2 < sprites.backs.bytes <= most


def test_a_face_that_hardly_moves_is_turned_once_and_kept_only_while_it_is_shown(app: App) -> None:
    sprites = app.kit.sprites
    pose, next_pose = Pose(0, 0, 260.3, 6.31), Pose(0, 0, 259.8, 6.27)
    first = sprites.air("RD", 260, pose)
    assert sprites.air("RD", 260, next_pose) is first
    gone = weakref.ref(first)
    del first
    assert gone() is None


def test_a_face_that_grows_and_a_large_back_that_slows_down_are_drawn_anew(app: App) -> None:
    sprites = app.kit.sprites
    small, large = (sprites.air("RD", 260, Pose(0, 0, height, 6.3)) for height in (240, 260))
    assert small.get_height() < large.get_height()
    fast, slow = (sprites.air(None, 400, Pose(0, 0, 380, 30), swift=swift) for swift in (True, False))
    assert not same(fast, slow)


def test_pictures_in_the_air_go_when_their_drawing_has_become_sharp_or_another_size_comes(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    sprites, pose = app.kit.sprites, Pose(0, 0, 150, 30)
    face, back = sprites.air("RD", 200, pose), sprites.air(None, 200, pose)
    monkeypatch.setattr(sprites.art.masters, "arrived", lambda: "RD")
    sprites.sharpen()
    assert sprites.air("RD", 200, pose) is not face and sprites.air(None, 200, pose) is back
    monkeypatch.setattr(sprites.art.masters, "arrived", lambda: sprites.art.seen(None, sprites.width(150)))
    assert sprites.sharpen() and sprites.air(None, 200, pose) is not back
    sprites.clear()
    assert sprites.backs.bytes == 0


def test_a_forbidden_card_in_the_air_leaves_the_kept_picture_as_it_is(app: App) -> None:
    pose = Pose(0, 0, 200, 7)
    rest = app.kit.sprites.card("RD", 200, 7)
    before = tobytes(rest, "RGBA")
    (_shade, (drawn, _where)) = flying_card(app.kit, "RD", pose, base=200, lift=0.5, tint=(90, 90, 90))
    assert tobytes(rest, "RGBA") == before != tobytes(drawn, "RGBA")


def test_a_shadow_in_the_air_has_no_clear_border_and_lies_where_it_lay(app: App) -> None:
    kit = app.kit
    trimmed = flight_shadow(kit, 200, 30, 1.0)
    soft, (dx, dy) = kit.sprites.shadow(200, 0, 1.0)
    whole = pygame.transform.rotozoom(soft, 30, 1)
    assert trimmed.surface.get_bounding_rect().size == trimmed.surface.get_size()
    seen, expected = (pygame.Surface((800, 800)) for _ in range(2))
    seen.fill(PAPER)
    expected.fill(PAPER)
    trimmed.draw(seen, (400, 400))
    corner = 400 + dx - whole.get_width() // 2, 400 + dy - whole.get_height() // 2
    expected.blit(whole, corner)
    assert same(seen, expected)


def same(one: pygame.Surface, two: pygame.Surface) -> bool:
    return one.get_size() == two.get_size() and tobytes(one, "RGBA") == tobytes(two, "RGBA")


@pytest.mark.parametrize("deck", ["napoletane", "grandi"])
@pytest.mark.parametrize("colour", ["blue", "red"])
def test_a_small_card_shows_the_plainer_back(open_app: Open, deck: str, colour: str) -> None:
    sprites = open_app(deck=deck, back=colour).kit.sprites
    for width, code in ((149, "back-small"), (151, "back")):
        shown = sprites.card(None, width / sprites.info.ratio)
        assert shown.get_width() == width
        assert same(shown, sprites.art.card(code, shown.get_size(), dim=False, indexed=False))


def test_a_back_on_its_way_is_the_one_it_will_lie_with(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that shrinks has the plainer already; one that only rises a little keeps what it lay with."""
    sprites = app.kit.sprites
    drawn: list[str] = []
    draw = sprites.art.card

    def noted(code: str, size: tuple[int, int], *, dim: bool, indexed: bool) -> pygame.Surface:
        drawn.append(code)
        return draw(code, size, dim=dim, indexed=indexed)

    monkeypatch.setattr(sprites.art, "card", noted)
    large, small = (width / sprites.info.ratio for width in (200, 148))
    sprites.air(None, large, Pose(0, 0, small, 0))
    sprites.air(None, small, Pose(0, 0, small * 1.1, 0))
    sprites.air(None, large, Pose(0, 0, large, 0))
    assert drawn == ["back-small", "back-small", "back"]


def test_a_small_card_in_the_air_throws_a_small_shadow(app: App) -> None:
    large, small = (flight_shadow(app.kit, 200, 0, 1.0, zoom=zoom).surface for zoom in (1.0, 0.5))
    assert small.get_height() == pytest.approx(large.get_height() / 2, abs=2)


@pytest.mark.parametrize("lift", [0.0, 0.5, 1.0])
def test_a_shadow_falls_right_and_down_and_further_from_a_lifted_card(app: App, lift: float) -> None:
    _, (dx, dy) = app.kit.sprites.shadow(300, 0, lift)
    assert 0 < dx < dy
    assert (dx, dy) == (round((0.014 + 0.03 * lift) * 300), round((0.03 + 0.065 * lift) * 300))


def corner_differs(one: pygame.Surface, two: pygame.Surface) -> bool:
    """True if two pictures of a card differ in the top left corner, where an index lies."""
    corner = pygame.Rect(0, 0, one.get_width() // 5, one.get_height() // 5)
    return not same(one.subsurface(corner), two.subsurface(corner))


@pytest.mark.parametrize(
    ("indices", "shown"), [("auto", {Cover.MOST}), ("always", {Cover.SOME, Cover.MOST}), ("never", set())]
)
def test_a_corner_index_lies_over_a_card_where_the_person_wants_it_and_never_in_the_trick(
    open_app: Open, indices: str, shown: set[Cover]
) -> None:
    bare = open_app(indices="never").kit.sprites.card("7D", 240)
    sprites = open_app(indices=indices).kit.sprites
    found = {cover for cover in Cover if corner_differs(sprites.card("7D", 240, cover=cover), bare)}
    assert found == shown


@pytest.mark.parametrize("deck", ["francesi", "francesi4"])
def test_a_card_with_an_index_of_its_own_gets_no_second_one(open_app: Open, deck: str) -> None:
    sprites = open_app(deck=deck, indices="always").kit.sprites
    plain = open_app(deck=deck, indices="never").kit.sprites.card("RC", 240)
    assert not corner_differs(sprites.card("RC", 240, cover=Cover.MOST), plain)


def test_no_index_stands_on_the_back(open_app: Open) -> None:
    bare, marked = (open_app(indices=wish).kit.sprites for wish in ("never", "always"))
    assert same(bare.card(None, 240, cover=Cover.MOST), marked.card(None, 240, cover=Cover.MOST))


def test_an_index_stands_where_its_viewbox_says_and_nowhere_else(open_app: Open) -> None:
    art = open_app(deck="napoletane", indices="always").kit.sprites.art
    size = (510, 830)
    bare, marked = (
        pygame.surfarray.array3d(art.card("5B", size, dim=False, indexed=indexed))
        for indexed in (False, True)
    )
    index = resources.index_drawing("napoletane", "5B")
    assert index is not None
    left, top, width, height = Raster(disk=False).view(index)
    columns, rows = np.nonzero((bare != marked).any(axis=2))
    assert columns.min() >= left - 1 and columns.max() <= left + width + 1
    assert rows.min() >= top - 1 and rows.max() <= top + height + 1


def test_a_forbidden_card_is_darker(app: App) -> None:
    plain, dim = app.kit.sprites.card("2C", 200), app.kit.sprites.card("2C", 200, dim=True)
    assert pygame.transform.average_color(dim)[0] < 0.7 * pygame.transform.average_color(plain)[0]


def test_a_card_that_is_laid_lies_about_its_centre(app: App) -> None:
    shade, *others = app.kit.sprites.laid(
        "3B", (600, 300), 200, 5, CardStyle(winning=True, lift=1, focus=True)
    )
    assert len(others) == 3
    assert all(where.center == (600, 300) for _picture, where in others)
    assert shade[1].centerx > 600 and shade[1].centery > 300
    assert app.kit.sprites.pile(app.window.surface, (200, 200), 120, 30, 20).center == (200, 200)


def test_a_card_without_a_drawing_shows_its_name(app: App) -> None:
    card = app.kit.sprites.card("XX", 200)
    assert card.get_height() == 200
    darkest = min(sum(card.get_at((x, 100))[:3]) for x in range(30, card.get_width() - 30))
    assert darkest < 300


@given(st.integers(min_value=480, max_value=8640))
def test_cards_are_rasterised_at_least_as_high_as_the_largest_on_the_table(lines: int) -> None:
    height = master_height(lines)

    assert height >= LARGEST * lines - 1
    assert height % 2 == 0  # of two-headed drawings one half is enough


@pytest.mark.parametrize("lines", [600, 800, 1080, 1440])
def test_they_are_half_as_high_again_where_that_costs_little(lines: int) -> None:
    assert master_height(lines) >= 1.5 * LARGEST * lines


def test_at_4k_they_are_not_drawn_and_printed_finer_than_anybody_sees() -> None:
    assert LARGEST * 2160 < master_height(2160) <= FINEST


@pytest.mark.slow
def test_no_card_that_is_dealt_is_drawn_in_its_flight(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the time between two frames has been enough, all are there."""
    seat = HostedSeat(
        MatchHost(MatchSetup(players=2, opponents=regulars(2, levels=("easy",))), deals=SeededDeals(3))
    )
    app.push(scene := PlayScene(app, seat, TableActions(leave=app.quit)))
    while not isinstance(scene.flow.event, DealSeen):
        if scene.flow.next_step is NextStep.OWN_CUT:
            scene.flow.cut(None, "")
        app.tick(1 / 60)
    drawn: list[str] = []
    draw = app.kit.sprites.art.card

    def noted(code: str, size: tuple[int, int], *, dim: bool, indexed: bool) -> pygame.Surface:
        drawn.append(code)
        return draw(code, size, dim=dim, indexed=indexed)

    monkeypatch.setattr(app.kit.sprites.art, "card", noted)
    scene.prepare(time.perf_counter() + 60)
    assert set(drawn) >= set(scene.hand.codes)
    drawn.clear()
    while scene.flow.timeline.running:
        app.tick(1 / 60)
    assert not set(drawn) & set(scene.hand.codes)
