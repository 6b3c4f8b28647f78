"""The hand: arrows choose among what may be played, digits count from the left, cards rise."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.input.pointer import Kind, Pointer
from briscola.ui.layout.table.geometry import Pose, bounds
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.scenes.tabletop.hand_fan import HandView
from briscola.ui.scenes.tabletop.hand_motion import LIFT_TIME, RAISE, HandMotion
from tests.ui import focus_marks
from tests.ui.all_scenes import CALM, SCENES
from tests.ui.conftest import Open
from tests.ui.focus_marks import drawn
from tests.ui.hands import key

CODES = ["1C", "3C", "RC", "7C", "2C", "1D", "3D", "RD", "7D", "2D"]


class Fan(HandView):
    """Ten cards, and what was done with them."""

    def __init__(self, app: App, allowed: Collection[str] | None) -> None:
        layout = Layout(app.size, (0, 1), 10, ratio=app.kit.sprites.info.ratio)
        self.played, self.refused = list[str](), list[str]()
        super().__init__(
            app.kit,
            layout,
            on_play=lambda code, _pose: self.played.append(code),
            on_refuse=self.refused.append,
            still=True,
        )
        self.hold(CODES, allowed)

    def chosen(self, *codes: int) -> list[str | None]:
        """The card chosen after each of these keys."""
        found = []
        for code in codes:
            assert self.key(key(code))
            found.append(self.cursor)
        return found


RIGHT, LEFT = pygame.K_RIGHT, pygame.K_LEFT


def test_arrows_pass_over_cards_that_may_not_be_played(app: App) -> None:
    fan = Fan(app, {"3C", "7C", "2D"})
    assert fan.chosen(RIGHT, RIGHT, RIGHT, RIGHT) == ["3C", "7C", "2D", "3C"]
    assert fan.chosen(LEFT, LEFT) == ["2D", "7C"]


def test_from_the_right_end_the_last_one_that_may_be_played_is_chosen_first(app: App) -> None:
    assert Fan(app, {"3C", "7D"}).chosen(LEFT) == ["7D"]


def test_the_only_card_that_may_be_played_stays_chosen(app: App) -> None:
    assert Fan(app, {"RD"}).chosen(RIGHT, RIGHT, LEFT) == ["RD", "RD", "RD"]


def test_while_others_play_the_arrows_lead_to_every_card(app: App) -> None:
    assert Fan(app, None).chosen(*[RIGHT] * 11) == [*CODES, CODES[0]]


@pytest.mark.parametrize(("digit", "code"), [("1", "1C"), ("9", "7D"), ("0", "2D")])
def test_digits_count_from_the_left_and_nought_is_the_tenth(app: App, digit: str, code: str) -> None:
    fan = Fan(app, set(CODES))
    assert fan.digit(digit) and fan.played == [code]


def test_a_digit_still_asks_why_a_card_may_not_be_played(app: App) -> None:
    fan = Fan(app, {"3C"})
    assert fan.digit("0") and fan.refused == ["2D"] and fan.played == []


def test_a_lifted_card_keeps_the_pointer_above_it_but_gives_it_up_to_the_card_that_lies_over_it(
    app: App,
) -> None:
    fan = Fan(app, None)
    rest = fan.rest_poses()
    below, over = CODES[3], CODES[4]
    seen = bounds([rest[below]], fan.table.ratio)
    own = next(at for x in range(seen.left, seen.right) if fan.card_at(at := (x, seen.centery)) == below)
    fan.point(Pointer("move", own))
    shared = bounds([rest[below]], fan.table.ratio).clip(bounds([rest[over]], fan.table.ratio))
    assert rest[below].holds(shared.center, fan.table.ratio)
    assert fan.card_at(shared.center) == over
    above = (round(rest[below].x), round(rest[below].y - rest[below].height * 0.56))
    assert fan.card_at(above) == below
    fan.point(Pointer("move", (0, 0)))
    assert fan.card_at(above) is None


def lifted_by_keys(app: App) -> tuple[Fan, tuple[int, int]]:
    """A fan whose fourth card the keys have lifted, and a point that its right neighbour has too."""
    fan = Fan(app, set(CODES))
    fan.focused = True
    assert fan.chosen(*[RIGHT] * 4)[-1] == CODES[3]
    fan.update(1.0)
    ratio = fan.table.ratio
    shared = bounds([fan.pose(CODES[3])], ratio).clip(bounds([fan.pose(CODES[4])], ratio))
    assert all(fan.pose(code).holds(shared.center, ratio) for code in CODES[3:5])
    return fan, shared.center


def pixel(fan: Fan, spot: tuple[int, int], *hidden: str) -> pygame.Color:
    """Colour at a point of the fan without the hidden cards."""
    target = pygame.Surface(fan.table.size)
    fan.draw_cards(target, hidden)
    return target.get_at(spot)


def test_a_lifted_card_is_drawn_over_its_right_neighbour(app: App) -> None:
    fan, spot = lifted_by_keys(app)
    others = [code for code in CODES if code != CODES[3]]
    assert pixel(fan, spot) == pixel(fan, spot, *others) != pixel(fan, spot, CODES[3])


def test_a_tap_plays_the_card_that_is_seen_there(app: App) -> None:
    fan, spot = lifted_by_keys(app)
    for kind in ("down", "up"):
        fan.point(Pointer(kind=kind, pos=spot, touch=True))
    assert fan.played == [CODES[3]]


HAND = ("1C", "4D")
REST, LIFTED = Pose(100, 500, 200, 0), Pose(100, 400, 220, 0)


def test_a_card_that_comes_back_in_another_hand_is_not_lifted_yet() -> None:
    motion = HandMotion(1.0, still=False)
    motion.drop("1C", (30, -40))
    motion.update(HAND, "4D", None, LIFT_TIME)
    motion.keep(["4D"])
    assert motion.lift("1C") == 0 and not motion.falling("1C")
    assert motion.lift("4D") == 1


def test_an_advised_card_stands_out_unless_the_pointer_lifts_it() -> None:
    motion = HandMotion(1.0, still=True)
    motion.update(HAND, None, "1C", 0.1)
    assert motion.pose("1C", HAND, REST, LIFTED).y == REST.y - RAISE * REST.height
    motion.update(HAND, "1C", "1C", 0.1)
    assert motion.pose("1C", HAND, REST, LIFTED).y == LIFTED.y


# ---- drawn by hand


def pointed(kind: Kind, pos: tuple[int, int]) -> Pointer:
    return Pointer(kind=kind, pos=pos)


@pytest.mark.parametrize(("share", "played"), [(0.2, []), (0.5, ["RC"])])
def test_a_card_is_played_by_a_drag_that_leads_high_enough(app: App, share: float, played: list[str]) -> None:
    fan = Fan(app, set(CODES))
    pose = fan.rest_poses()["RC"]
    start = round(pose.x - pose.height * 0.2), round(pose.y)
    assert fan.card_at(start) == "RC"
    end = start[0] + 2, round(start[1] - share * pose.height)
    fan.point(pointed("down", start))
    fan.point(pointed("move", end))
    fan.point(pointed("up", end))
    assert fan.played == played


@pytest.mark.parametrize(
    ("way", "played"),
    [
        (((0, -1.2),), ["RC"]),
        (((0, -1.2), (0.8, -0.45)), []),
        (((0, -1.2), (-9.0, -1.2)), []),
        (((0, -9.0),), []),
        (((0, -9.0), (0, -1.2)), ["RC"]),
    ],
    ids=["thrown", "back over the next card", "out at the side", "out at the top", "in again"],
)
def test_a_card_brought_back_or_out_of_the_window_is_not_played(
    app: App, way: Sequence[tuple[float, float]], played: list[str]
) -> None:
    """Heights of a card from where it was taken, one after the other."""
    fan = Fan(app, set(CODES))
    pose = fan.rest_poses()["RC"]
    start = round(pose.x - pose.height * 0.2), round(pose.y)
    fan.point(pointed("down", start))
    for right, down in way:
        end = round(start[0] + right * pose.height), round(start[1] + down * pose.height)
        fan.point(pointed("move", end))
    fan.point(pointed("up", end))
    assert fan.played == played and fan.dragging is None


def test_a_short_throw_that_never_leaves_the_hand_plays_the_card(app: App) -> None:
    fan = Fan(app, set(CODES))
    pose = fan.rest_poses()["RC"]
    start = round(pose.x - pose.height * 0.2), round(pose.y + pose.height * 0.2)
    end = start[0], round(start[1] - 0.4 * pose.height)
    assert fan.card_at(start) == fan.card_at(end) == "RC"
    fan.point(pointed("down", start))
    fan.point(pointed("move", end))
    fan.point(pointed("up", end))
    assert fan.played == ["RC"]


def test_a_card_whose_drag_is_cancelled_is_not_played(app: App) -> None:
    """So it goes when a scene is laid over the table."""
    fan = Fan(app, set(CODES))
    pose = fan.rest_poses()["RC"]
    start = round(pose.x - pose.height * 0.2), round(pose.y)
    end = start[0], round(start[1] - pose.height)
    fan.point(pointed("down", start))
    fan.point(pointed("move", end))
    assert fan.dragging == "RC"
    held = fan.pose("RC")
    fan.let_go()
    assert fan.dragging is None
    now = fan.pose("RC")
    assert (now.x, now.y) == pytest.approx((held.x, held.y)), "it falls from there, and does not jump"
    fan.point(pointed("up", end))
    assert fan.played == []


@pytest.mark.parametrize("chosen", [{"table": "walnut"}, {"contrast": True}], ids=str)
def test_the_card_that_the_keys_have_chosen_can_be_seen(
    chosen: Mapping[str, object], open_app: Open, tmp_path: Path
) -> None:
    """It rises and has a light edge; no ring is drawn."""
    look = open_app((1024, 600), **CALM, **chosen)
    SCENES["table of 2"](look, tmp_path)
    scene = look.top
    assert scene is not None
    hand = next(widget for widget in scene.group.order() if isinstance(widget, HandView))
    scene.group.focus(hand)
    scene.group.telling.hush()
    for _ in range(20):
        look.tick(1 / 20)
    before = drawn(look, scene)
    look.dispatch(key(pygame.K_RIGHT))
    scene.group.telling.hush()
    for _ in range(30):
        look.tick(1 / 20)
    after = drawn(look, scene)
    left, right = 0, look.size[0] * 3 // 4  # without the slip beside the fan
    seen = focus_marks.changed(before[left:right], after[left:right])
    card = hand.table.hand_height
    assert seen > 2 * 2 * (card + card * 0.6)
