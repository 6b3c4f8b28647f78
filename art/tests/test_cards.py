"""The decks on disk: complete, exactly what the sources draw, light, safe to inline, easy to tell apart."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET

import pytest

from art.cards.__main__ import files
from art.cards.decks import ASSETS, REGISTER, load, marks
from art.cards.kit.deck import CODES
from art.cards.kit.pathdata import path_data
from art.cards.kit.paths import circle, polyline, smooth
from art.cards.kit.svg import Drawing
from art.cards.sheet import render
from art.tests.pictures import difference, grey, likeness, pairs, small, sources

ALLOWED = {"svg", "defs", "clipPath", "g", "use", "path", "circle", "ellipse", "rect", "line"}
HEAVIEST = 75_000  # bytes a card
HEAVIEST_SHELF = 17_000_000  # bytes of all decks


@pytest.mark.parametrize("deck", REGISTER)
def test_a_deck_has_its_forty_cards_and_a_back(deck: str) -> None:
    assert set(CODES) | {"back"} <= set(sources(deck))


@pytest.mark.parametrize("deck", REGISTER)
def test_the_files_are_what_the_sources_draw(deck: str) -> None:
    folder = ASSETS / deck
    on_disk = {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file()
    }
    drawn = files(deck)
    assert sorted(on_disk) == sorted(drawn)
    assert [name for name in drawn if on_disk[name] != drawn[name]] == []


@pytest.mark.parametrize("deck", REGISTER)
def test_a_deck_describes_itself_beside_its_cards(deck: str) -> None:
    info, _ = load(deck)
    written = json.loads((ASSETS / deck / "deck.json").read_text(encoding="utf-8"))
    assert written == {**info.as_json(), "shelf": REGISTER.index(deck)}
    assert written["name"] == deck
    for svg in sources(deck).values():
        assert f'viewBox="0 0 {info.width} {info.height}"' in svg


@pytest.mark.parametrize("deck", REGISTER)
def test_a_card_that_does_not_say_its_rank_has_an_index_to_lay_over_it(deck: str) -> None:
    info, _ = load(deck)
    named = {path.stem for path in (ASSETS / deck / "index").glob("*.svg")}
    silent = {"none": "1234567FCR", "figures": "1FCR", "corner": "", "large": ""}[info.index]
    assert named == {code for code in CODES if code[0] in silent}


@pytest.mark.parametrize("deck", REGISTER)
def test_every_suit_has_a_square_sign_with_clear_corners(deck: str) -> None:
    signs = marks(deck)
    assert set(signs) == set("CDBS")
    for draw in signs.values():
        picture = render(draw(), 64)
        assert picture.get_size() == (64, 64)
        assert {picture.get_at((x, y))[3] for x in (0, 63) for y in (0, 63)} == {0}


def test_all_decks_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file()) < HEAVIEST_SHELF


@pytest.mark.parametrize("deck", REGISTER)
def test_every_card_is_light(deck: str) -> None:
    sizes = {code: len(svg.encode()) for code, svg in sources(deck).items()}
    assert {code: size for code, size in sizes.items() if size > HEAVIEST} == {}


@pytest.mark.parametrize("deck", REGISTER)
def test_cards_use_only_plain_shapes_and_refer_only_to_themselves(deck: str) -> None:
    for code, svg in sources(deck).items():
        names = {element.tag.split("}")[1] for element in ET.fromstring(svg).iter()}
        assert names <= ALLOWED, code
        references = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', svg)
        assert all((a or b).startswith("#") for a, b in references), code


@pytest.mark.parametrize("deck", REGISTER)
def test_many_cards_can_be_inlined_together(deck: str) -> None:
    found = [
        element.get("id", "")
        for svg in sources(deck).values()
        for element in ET.fromstring(svg).iter()
        if element.get("id")
    ]
    assert len(found) == len(set(found))


LABELLED = [deck for deck in REGISTER if load(deck)[0].index in ("corner", "large")]
PICTURED = [deck for deck in REGISTER if deck not in LABELLED]


@pytest.mark.parametrize("deck", PICTURED)
def test_no_two_cards_look_alike_when_small(deck: str) -> None:
    alike = {codes: likeness(one, two) for codes, one, two in pairs(deck)}
    assert {codes: value for codes, value in alike.items() if value >= 0.92} == {}


@pytest.mark.parametrize("deck", LABELLED)
def test_cards_with_an_index_tell_rank_and_suit_even_when_small(deck: str) -> None:
    # Their suits share one layout, so the signs and the index in the corner must make the difference.
    differences = {codes: difference(one, two) for codes, one, two in pairs(deck)}
    assert {codes: value for codes, value in differences.items() if value < 0.01} == {}


def test_a_smooth_outline_passes_through_its_points_and_keeps_its_corners() -> None:
    outline = smooth([(0, 0, "c"), (10, 0, "c"), (12, 6), (10, 12), (0, 12, "c")])
    assert [segment[0] for segment in outline.segments] == [(0, 0), (10, 0), (12, 6), (10, 12), (0, 12)]
    # From corner to corner a straight line, into a smooth point a curve.
    assert path_data(outline).startswith("M0 0l10 0")


def test_path_data_never_drifts_from_the_true_points() -> None:
    points = [(k / 3, (k * k) % 7 / 3) for k in range(200)]
    steps = re.findall(r"l(-?[\d.]+)[ ]?(-?[\d.]+)", path_data(polyline(points, closed=False)))
    x = points[0][0] + sum(float(dx) for dx, _ in steps)
    assert x == pytest.approx(points[-1][0], abs=0.11)


def test_shading_falls_on_the_side_away_from_the_light_even_in_a_mirrored_figure() -> None:
    darkness = []
    for flip in (False, True):
        drawing = Drawing(100, 100, name="t", paper=False)
        with drawing.at(100 if flip else 0, 0, 1.0, 0, flip=flip):
            drawing.limb([(50, 5, 20), (50, 50, 20), (50, 95, 20)], "#ffffff")
        light = grey(small(drawing.to_svg(), 100, 100))
        darkness.append((255 - light[35:50].mean(), 255 - light[50:65].mean()))
    for left, right in darkness:
        assert right > left + 5


def test_a_contour_keeps_its_weight_when_a_motif_is_drawn_small() -> None:
    drawing = Drawing(100, 100, name="t", paper=False)
    with drawing.at(50, 50, 0.25):
        drawing.shape(circle(0, 0, 100), "#ffffff", 3.7)
    svg = drawing.to_svg()
    assert 'stroke-width="3.7"' in svg
    assert "transform" not in svg
    assert render(drawing, 50).get_size() == (50, 50)
