"""Everything on the table says what it is, to pointer, keys and finger; the points stand in chalk."""

from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pygame
import pytest

from briscola.client.view.folding import as_seen_by, fold_all
from briscola.engine.events import Event
from briscola.ui.layout.table.card_spots import spots
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.cards.sprites import Sprites
from briscola.ui.scenes.panels.panel_base import PanelKind
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces
from briscola.ui.scenes.tabletop.thing import thing_at
from briscola.ui.scenes.tabletop.things import things_of
from briscola.ui.scenes.tabletop.tooltips import ThingWidget
from briscola.ui.views.table import chalk_board
from tests.client.steps import play_steps
from tests.ui.hands import finger_down, finger_up, key, mouse_move
from tests.ui.play.pointed import Rect, Table


@pytest.mark.parametrize(
    "game",
    [
        *("two", "chiamata"),
        *(
            pytest.param(game, marks=pytest.mark.slow)
            for game in ("five", "open dummy", "prini", "briscolone")
        ),
    ],
)
def test_everything_that_is_drawn_on_the_table_is_a_thing_or_a_control(game: str) -> None:
    """Nothing but cloth is left of the picture once everything that answers is taken out of it."""
    table = Table(game)
    scene = table.scene
    bare = pygame.Surface(table.app.size)
    table.app.draw_table(bare)
    for view in table.moments(6):
        if scene.panel is not None and scene.panel.kind is not PanelKind.BESIDE:
            continue
        scene.group.focus(None)
        picture = table.picture()
        reach = round(30 * table.app.kit.scale.k)  # shadows, the ring of whose turn it is, labels of buttons
        answering = [w.rect for w in scene.group.widgets if w.visible and w is not scene.hand]
        if scene.panel is not None:
            answering.append(scene.panel.rect)
        for rect in answering:
            grown = rect.inflate(2 * reach, 2 * reach)
            picture.blit(bare, grown, grown)
        below = Rect(scene.context.layout.hand_rect).inflate(2 * reach, 3 * reach)
        picture.blit(bare, below, below)
        for disc in scene.context.help_buttons:
            label = Rect(0, 0, 150, 60)
            label.midtop = disc.center
            picture.blit(bare, label, label)
        off = pygame.mask.from_threshold(picture, (0, 0, 0), (48, 48, 48), bare)  # shadows are no things
        off.invert()
        left = off.get_bounding_rects()
        assert not left, (view.tricks, left[:8])


@pytest.mark.parametrize(
    "game",
    [
        "chiamata",
        *(pytest.param(game, marks=pytest.mark.slow) for game in ("two", "pairs", "blind dummy", "scoperta")),
    ],
)
def test_everything_on_the_table_answers_the_pointer_and_the_keys(game: str) -> None:
    table = Table(game)
    app = table.app
    answered: set[str] = set()
    for _view in table.moments(8):
        if table.scene.panel is not None:
            continue
        group = table.scene.group
        for thing in table.things:
            if not table.point_at(thing):
                continue
            assert group.telling.widget is thing
            told = table.told
            assert told.head.strip() and "{" not in told.head + told.text, thing.name
            answered.add(thing.thing.kind)
        app.dispatch(mouse_move((5, app.size[1] - 5)))
        group.focus(table.scene.hand)
        reached = set()
        for _ in group.order():
            app.dispatch(key(pygame.K_TAB))
            if isinstance(group.focused, ThingWidget):
                assert group.telling.widget is group.focused
                reached.add(group.focused.name)
                answered.add(group.focused.thing.kind)
        assert group.focused is table.scene.hand  # all round, and the hand comes first again
        assert reached == {thing.name for thing in table.things}
    assert answered >= {"seal", "seat", "slate", "header", "pile"}


@pytest.mark.parametrize("game", ["two", "five"])
def test_each_card_of_ones_own_hand_is_drawn_where_it_is_pointed_at(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(game)
    assert table.wait()
    hand = table.scene.hand
    at: dict[str, Any] = {}
    plain = Sprites.draw

    def draw(sprites: Sprites, target: pygame.Surface, code: Any, pos: Any, *look: Any) -> None:
        at[code] = pos
        plain(sprites, target, code, pos, *look)

    monkeypatch.setattr(Sprites, "draw", draw)
    hand.draw_cards(table.app.window.surface, ())
    assert at == {code: (hand.pose(code).x, hand.pose(code).y) for code in hand.codes} and len(at) > 2


def test_a_finger_that_stays_or_taps_is_told_and_plays_nothing() -> None:
    table = Table("pairs").to_play(1)
    app, group, events = table.app, table.scene.group, len(table.scene.seat.history)
    for thing in (table.thing("seat", 2), table.thing("seal"), table.thing("stock")):
        spot = table.uncovered(thing)
        assert spot is not None
        app.dispatch(finger_down(spot, app.size))
        app.tick(0.5)
        assert group.telling.widget is thing
        app.dispatch(finger_up(spot, app.size))
        assert group.telling.widget is thing
        assert table.scene.panel is None
    table.tap_at((5, 5))
    assert group.telling.widget is None
    seat = table.uncovered(table.thing("seat", 1))
    assert seat is not None
    table.tap_at(seat)
    assert table.told.head == "Rocco"
    assert len(table.scene.seat.history) == events


def test_a_mouse_that_rests_is_on_nothing_that_has_gone() -> None:
    table = Table("two").to_play()
    place = table.thing("landing").rect.center
    table.app.dispatch(mouse_move(place))
    table.app.tick(0.3)
    assert table.scene.group.telling.over is table.thing("landing")
    table.play_first()
    for _ in range(50):
        table.app.tick(0.1)
        assert table.scene.group.telling.over in (None, *table.scene.group.widgets)


def test_a_press_on_the_table_leaves_the_keys_with_the_hand() -> None:
    table = Table("two").to_play()
    spot = table.uncovered(table.thing("seat", 1))
    assert spot is not None
    table.click_at(spot)
    assert table.scene.group.focused is table.scene.hand


def test_the_keys_come_back_to_the_hand_when_what_they_were_at_has_gone() -> None:
    table = Table("two").to_play()
    table.scene.group.focus(table.thing("landing"))
    table.play_first()
    table.frame()
    assert table.scene.group.focused is table.scene.hand


def test_what_the_keys_are_at_is_told_in_a_window_of_another_size_too() -> None:
    table = Table("two").to_play()
    table.scene.group.focus(table.thing("turned"))
    name = table.scene.group.focused_name
    table.app.change(deck="bergamasche")
    group = table.scene.group
    assert group.focused_name == name
    assert group.telling.widget is group.focused


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["before the deal", "at the person's turn"])
def test_no_ring_is_left_anywhere_by_another_size(moment: str) -> None:
    """Without cards to choose from nothing has the focus; and the picture is that of a window just opened."""
    table = Table("two")
    if moment == "before the deal":
        table.app.tick(0.01)
        assert not table.scene.hand.codes
    else:
        table.to_play()
    for size in ((1600, 900), (1024, 600), (1280, 800)):
        table.resize(size)
        assert table.scene.group.focused in (None, table.scene.hand)
        table.app.tick(0.0)
        grown = table.picture()
        table.app.relayout()
        assert not table.changed(grown)


def test_of_cards_that_overlap_the_one_drawn_on_top_is_touched() -> None:
    table = Table("pairs", (1024, 600)).to_play()
    events: list[Event] = []
    touched = 0
    for _, more in play_steps("briscola", 4, {}, seed=3):
        events += as_seen_by(more)
        view = fold_all(events)
        if view is None or len(view.table) < 3:
            continue
        layout = Layout((1024, 600), view.order, 3, partners=True)
        things = things_of(replace(table.scene.shown(view, TurnAndFaces()), layout=layout))
        trick = [thing for thing in things if thing.kind == "trick"]
        assert [thing.card for thing in trick] == [card for _, card in view.table]
        lying = spots(view, layout)
        trick.sort(key=lambda thing: lying[thing.card.code].layer if thing.card else 0)
        for under, over in combinations(trick, 2):
            shared = under.rect.clip(over.rect)
            for pos in product(range(shared.left, shared.right), range(shared.top, shared.bottom)):
                if under.holds(pos) and over.holds(pos):
                    touched += 1
                    assert thing_at((over, under), pos) is thing_at((under, over), pos) is over
    assert touched


@pytest.fixture
def chalked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Words written over the slate, in their order."""
    found: list[str] = []
    plain = chalk_board.draw_chalk

    def noted(target: Any, kit: Any, words: str, *args: Any) -> None:
        found.append(words)
        plain(target, kit, words, *args)

    monkeypatch.setattr("briscola.ui.views.table.scoreboard.draw_chalk", noted)
    return found


@pytest.mark.parametrize(
    ("game", "words"), [("two", "{n} points"), ("pairs", "{n} points"), ("three", "{n}")]
)
def test_the_slate_shows_the_points_of_the_hand(chalked: list[str], game: str, words: str) -> None:
    table = Table(game).to_play(4)
    table.picture()
    view = table.view
    sides = view.rules.side_of if view.rules.in_sides else [(place,) for place in view.order]
    taken = {sum(view.points[place] for place in side) for side in sides}
    assert max(taken) > 1 and {words.format(n=n) for n in taken if n != 1} <= set(chalked)


def test_whoever_counts_in_the_head_sees_no_points(chalked: list[str]) -> None:
    table = Table("two", live_points=False).to_play(3)
    table.picture()
    assert chalked == []


def test_when_the_hand_is_over_the_points_lie_under_the_piles_again() -> None:
    table = Table("two")
    while table.wait():
        table.play_first()
    view, piles = table.view, [thing for thing in table.scene.things if thing.kind == "pile"]
    assert view.ended is not None and sum(view.points) == 120
    for pile in piles:
        points = table.app.kit.fonts.width(f"{view.points[pile.place or 0]} points", "small-strong")
        assert pile.rects[0].width > points
    assert len(piles) == 2


def test_a_paper_of_every_overlay_can_be_pointed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Table("two").scene
    told = ("Paper", "words")
    for overlay in scene.overlays.from_top:
        kind = type(overlay)
        with monkeypatch.context() as patch:
            patch.setattr(
                kind, "hover_targets", property(lambda _self: (("paper", pygame.Rect(9, 9, 9, 9), told),))
            )
            assert [name for name, _rect, words in scene.hover_targets if words == told], kind.__name__
