"""The kit: places, directions along a line, what is drawn twice, how a deck is put together."""

from __future__ import annotations

import pytest

from art.cards.kit.burin import Burin
from art.cards.kit.card import Format
from art.cards.kit.contour import swells
from art.cards.kit.deck import backs, in_order, painted
from art.cards.kit.hatch import Shade
from art.cards.kit.knife import Knife
from art.cards.kit.paths import between, circle, lozenge, polar, rect, sampled
from art.cards.kit.region import clearance, inside
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import beside, direction, lengths, normal, step, unit

CARD = Format(200, 400, "x", inset=10)
STRAIGHT = [(float(x), 5.0) for x in range(5)]
SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]


def test_places_in_per_cent_are_shares_of_the_card() -> None:
    assert (CARD.px(25), CARD.py(25)) == (50, 100)


def test_a_code_names_the_drawing_with_the_decks_prefix() -> None:
    d = CARD.blank("1C", grain=1.5)
    assert (d.name, d.width, d.height, d.grain) == ("x1C", 200, 400, 1.5)


def test_the_frame_keeps_its_distance_from_the_edges() -> None:
    corners = CARD.window().sample(1000)
    assert (min(corners), max(corners)) == ((10, 10), (190, 390))


def test_directions_along_a_line() -> None:
    assert unit((0, 0), (3, 4)) == (0.6, 0.8)
    assert unit((1, 1), (1, 1)) == (0, 0)
    assert direction(STRAIGHT, 0) == (1, 0)
    assert normal(STRAIGHT, 4, reach=2) == (0, 1)
    assert beside(STRAIGHT, 2, -3) == (2, 2)
    assert step((1, 2), (0, 1), 4) == (1, 6)
    assert lengths([(0, 0), (3, 4), (3, 10)]) == [0, 5, 11]


def test_points() -> None:
    assert polar(5, 90) == pytest.approx((5, 0))
    assert between((0, 0), (10, 20), 0.25) == (2.5, 5)
    assert sampled(STRAIGHT)[-1] == pytest.approx((4, 5))
    assert sorted(set(lozenge(10, 20, 3, 4).sample(1000))) == [(7, 20), (10, 16), (10, 24), (13, 20)]


@pytest.mark.parametrize(("point", "within", "far"), [((5, 4), True, 4), ((12, 5), False, 2)])
def test_a_point_knows_whether_it_lies_in_a_ring(
    point: tuple[float, float], within: bool, far: float
) -> None:
    assert inside(SQUARE, *point) is within
    assert clearance(SQUARE, *point) == pytest.approx(far)


def test_both_sides_are_mirror_images_and_both_ends_half_turns() -> None:
    def shown(place: str) -> list[str]:
        d = Drawing(100, 200, name="t", paper=False)
        for _ in d.sides(50) if place == "sides" else d.ends():
            d.shape(circle(20, 30, 5), "#000000", None)
        e = Drawing(100, 200, name="t", paper=False)
        for x, y in ((20, 30), (80, 30) if place == "sides" else (80, 170)):
            e.shape(circle(x, y, 5), "#000000", None)
        return [d.to_svg(), e.to_svg()]

    for place in ("sides", "ends"):
        one, other = shown(place)
        assert one == other


def test_a_deck_stands_in_order_with_its_backs_last() -> None:
    def fill(d: Drawing) -> None:
        d.shape(rect(0, 0, 10, 10), "#000000", None)

    def back(name: str, ink: str) -> Drawing:
        d = CARD.blank(name)
        d.shape(rect(0, 0, 10, 10), ink, None)
        return d

    drawn = in_order(
        backs(back, "#0000ff", "#ff0000"), painted(CARD.blank, {"2D": fill, "RC": fill, "1C": fill})
    )
    assert list(drawn) == ["1C", "RC", "2D", "back", "back-red"]
    assert drawn["2D"]().name == "x2D"
    assert "#f00" in drawn["back-red"]().to_svg() or "#ff0000" in drawn["back-red"]().to_svg()


def test_strokes_that_a_later_shape_hides_are_not_written() -> None:
    def card(*shade: Shade, cover: float) -> str:
        d = Knife(100, 100, name="t", paper=False)
        d.shape(circle(50, 50, 30), "#ffffff", shade=shade)
        d.shape(circle(50, 50, cover), "#000000", None)
        return d.to_svg()

    assert card(Shade(), cover=32) == card(cover=32)
    assert len(card(Shade(), cover=20)) > len(card(cover=20))


def test_what_a_clip_cuts_off_hides_nothing() -> None:
    d = Knife(100, 100, name="t", paper=False)
    d.shape(circle(50, 50, 30), "#ffffff", shade=[Shade()])
    before = d.to_svg().count("l")
    d = Knife(100, 100, name="t", paper=False)
    d.shape(circle(50, 50, 30), "#ffffff", shade=[Shade()])
    with d.clip(circle(10, 10, 5)):
        d.shape(circle(50, 50, 40), "#000000", None)
    assert d.to_svg().count("l") >= before


def test_a_contour_swells_only_where_it_is_turned_from_the_light() -> None:
    points = [p for lens in swells(circle(50, 50, 40), 5) for p in lens.sample(2)]
    assert points
    assert all(x + y > 100 - 5 for x, y in points)


def test_the_burin_swells_closed_contours_on_the_shadow_side_and_no_frame() -> None:
    def written(pen: type[Drawing], frame: bool) -> str:
        d = pen(200, 200, name="t", paper=False)
        if frame:
            d.line(circle(100, 100, 80), OUTER)
        else:
            d.shape(circle(100, 100, 80), "#ffffff", OUTER)
        return d.to_svg()

    def lenses(pen: type[Drawing], *, frame: bool = False) -> int:
        return written(pen, frame).count("M") - 1

    class Even(Burin):
        swelling = 1.0

    assert lenses(Burin) > 2
    assert lenses(Burin, frame=True) == lenses(Even) == lenses(Knife) == 0


def test_the_burin_crosses_the_main_hatching_as_often_as_a_deck_says() -> None:
    class Light(Burin):
        crossings = 0

    class Middle(Burin):
        crossings = 1

    def size(pen: type[Drawing]) -> int:
        d = pen(300, 300, name="t", paper=False)
        d.shape(circle(150, 150, 120), "#ffffff", shade=[Shade()])
        return len(d.to_svg())

    assert size(Light) < size(Middle) < size(Burin)
