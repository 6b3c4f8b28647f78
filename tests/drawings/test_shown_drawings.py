"""The game shows a card as its file and its deck.json say, whichever program saved the file."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from briscola.pages.server.page_files import deck_address
from briscola.system import resources, svg_document
from briscola.system.resources import Drawing
from briscola.ui.render.svg import untrusted_svg
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.svg.raster_worker import work
from tests.drawings.trial_deck import COVER, HEIGHT, INKS, SIZE, WIDTH
from tests.pages.test_page_files import cards, pack

RED, WHITE = pygame.Color("#d8201f"), pygame.Color("#fffdf7")
INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"
SODIPODI = "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"


def found(code: str, deck: str = "trial", *, indexed: bool = False) -> Drawing:
    """A card that must be there."""
    drawing = resources.card_drawing(deck, code, indexed=indexed)
    assert drawing is not None
    return drawing


def picture(drawing: Drawing, size: tuple[int, int] = SIZE) -> pygame.Surface:
    return Raster(disk=False).file(drawing, size)


def pixels(drawing: Drawing, size: tuple[int, int] = SIZE) -> NDArray[np.uint8]:
    return pygame.surfarray.array3d(picture(drawing, size))


def apart(one: Drawing, other: Drawing, size: tuple[int, int] = SIZE) -> int:
    """The clearest difference of two drawings."""
    return int(np.abs(pixels(one, size).astype(int) - pixels(other, size)).max())


def edited(drawing: Drawing, change: Callable[[str], str]) -> Drawing:
    """A drawing whose file is changed."""
    path = drawing.path.with_name("edited.svg")
    text = drawing.path.read_text(encoding="utf-8")
    after = change(text)
    assert after != text
    path.write_text(after, encoding="utf-8")
    return msgspec.structs.replace(drawing, path=path)


def as_inkscape_writes(text: str) -> str:
    """The drawing with other prefixes, old links, styles, notes of its own, attributes in another order."""
    root = ElementTree.fromstring(text)
    root.insert(0, ElementTree.Element(f"{{{SODIPODI}}}namedview", {"id": "namedview7", "pagecolor": "#fff"}))
    for stop in root.iter(f"{{{svg_document.SVG}}}stop"):
        stop.set("style", f"stop-color:{stop.attrib.pop('stop-color')};stop-opacity:1")
    for path in root.iter(f"{{{svg_document.SVG}}}path"):
        given = {name: path.attrib.pop(name) for name in ("fill", "stroke") if name in path.attrib}
        path.set("style", ";".join(f"{name}:{value}" for name, value in given.items()))
    for use in root.iter(f"{{{svg_document.SVG}}}use"):
        use.set(f"{{{svg_document.XLINK}}}href", use.attrib.pop("href"))
    for element in root.iter():
        for name, value in sorted(element.attrib.items(), reverse=True):
            del element.attrib[name]
            element.set(name, value)
    root.set(f"{{{SODIPODI}}}docname", "edited.svg")
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with Inkscape -->\n{body}'


@pytest.mark.usefixtures("deck")
@pytest.mark.parametrize("indexed", [False, True])
@pytest.mark.parametrize("code", ["4C", "RD", "FC"])
def test_a_card_saved_by_a_drawing_program_looks_as_before(code: str, indexed: bool) -> None:
    card = found(code, indexed=indexed)
    assert apart(card, edited(card, as_inkscape_writes)) == 0


@pytest.mark.usefixtures("deck")
def test_what_deck_json_moves_makes_room_for_an_index() -> None:
    plain, roomy = picture(found("4C")), picture(found("4C", indexed=True))
    assert plain.get_at((14, 30))[:3] == roomy.get_at((34, 30))[:3] == RED[:3]
    assert roomy.get_at((14, 30))[:3] == WHITE[:3]
    assert plain.get_at((90, 130)) == roomy.get_at((90, 130))  # the other signs stay


@pytest.mark.usefixtures("deck")
def test_a_figure_that_moves_keeps_its_own_place_and_is_cut_off_at_the_edges() -> None:
    shifted = edited(
        found("RD"), lambda text: text.replace('id="figure"', 'id="figure" transform="scale(2)"')
    )
    away = (("figure", (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)),)
    changes = resources.Changes(moves=away)
    whole = picture(shifted)
    cut = picture(msgspec.structs.replace(shifted, changes=changes))
    assert whole.get_at((WIDTH - 1, 140))[:3] != WHITE[:3]  # it reaches beyond the card
    assert cut.get_at((WIDTH - 1, 140))[:3] == WHITE[:3]
    assert whole.get_at((60, 140)) == cut.get_at((60, 140)) != WHITE


@pytest.mark.usefixtures("deck")
@pytest.mark.parametrize("indexed", [False, True])
@pytest.mark.parametrize("straight", [False, True])
@pytest.mark.parametrize("size", [SIZE, (2 * WIDTH, 2 * HEIGHT), (WIDTH, HEIGHT + 1)])
def test_a_two_headed_card_drawn_once_and_turned_is_the_whole_card(
    size: tuple[int, int], straight: bool, indexed: bool
) -> None:
    fast = found("FC", indexed=indexed)
    assert fast.changes.two_headed and fast.changes.straight_cut
    fast = msgspec.structs.replace(fast, changes=msgspec.structs.replace(fast.changes, straight_cut=straight))
    whole = msgspec.structs.replace(fast, changes=resources.Changes(moves=fast.changes.moves))
    differ = np.abs(pixels(fast, size).astype(int) - pixels(whole, size)).max(axis=2)
    assert (differ > 90).mean() < 0.002


@pytest.mark.usefixtures("deck")
def test_the_lower_half_is_not_drawn_where_nobody_sees_it_and_is_where_it_reaches_up() -> None:
    """Seen in a card whose lower half shows in the upper one."""
    over = edited(
        found("FC"),
        lambda svg: svg.replace(COVER, "").replace("matrix(-1 0 0 -1 120 160)", "translate(15 0)"),
    )
    joined = msgspec.structs.replace(over, changes=resources.Changes(two_headed=True))
    straight = msgspec.structs.replace(over, changes=resources.Changes(two_headed=True, straight_cut=True))
    assert apart(joined, straight) > 100


@pytest.mark.usefixtures("deck")
def test_a_deck_shows_the_cards_of_another_in_its_own_colours() -> None:
    for code, before, after in (("4C", INKS["red"], "#ff00ff"), ("4B", INKS["green"], INKS["green"])):
        one, other = picture(found(code)), picture(found(code, "bright"))
        assert one.get_at((90, 130))[:3] == pygame.Color(before)[:3]
        assert other.get_at((90, 130))[:3] == pygame.Color(after)[:3]
    sign, index = resources.sign_drawing("bright", "D"), resources.index_drawing("bright", "7D")
    assert sign is not None and index is not None
    assert picture(sign, (50, 50)).get_at((20, 20)) == pygame.Color("#00ffff")
    assert picture(index, (16, 24)).get_at((8, 18)) == pygame.Color("#00ffff")
    assert found("4C", "bright", indexed=True).changes.moves == found("4C", indexed=True).changes.moves


@pytest.mark.usefixtures("deck")
def test_a_back_without_a_file_is_another_in_its_own_colours() -> None:
    blue, red, borrowed = found("back"), found("back-red"), found("back-red", "bright")
    assert picture(blue).get_at((50, 50))[:3] == pygame.Color(INKS["blue"])[:3]
    assert picture(red).get_at((50, 50)) == picture(borrowed).get_at((50, 50)) == pygame.Color("#c01020")
    assert resources.card_drawing("trial", "back-small") is None


@pytest.mark.usefixtures("deck")
def test_the_same_file_in_other_colours_is_kept_apart(tmp_path: Path) -> None:
    for _ in range(2):
        raster = Raster(tmp_path / "cache")
        one, other = (raster.file(found("4C", deck), SIZE) for deck in ("trial", "bright"))
        assert one.get_at((90, 130)) != other.get_at((90, 130))
    assert len(list((tmp_path / "cache").iterdir())) == 2


@pytest.mark.usefixtures("deck")
@pytest.mark.parametrize("press", [None, resources.Press()])
@pytest.mark.parametrize("card", [("4C", "bright"), ("FC", "trial"), ("back-red", "trial")])
def test_the_window_finds_what_the_process_beside_it_has_drawn(
    tmp_path: Path, card: tuple[str, str], press: resources.Press | None
) -> None:
    drawing, cache = found(*card, indexed=True), tmp_path / "cache"
    raster = Raster(cache)
    work(cache, [(drawing, SIZE, press)])
    made = [path.name for path in cache.iterdir()]
    assert len(made) == 1
    here, alone = (each.file(drawing, SIZE, press=press) for each in (raster, Raster(disk=False)))
    assert [path.name for path in cache.iterdir()] == made
    assert pygame.image.tobytes(here, "RGB") == pygame.image.tobytes(alone, "RGB")


@pytest.mark.slow
@pytest.mark.usefixtures("deck")
def test_a_drawing_of_somebody_else_is_changed_as_ours_are(monkeypatch: pytest.MonkeyPatch) -> None:
    card = found("FC", indexed=True)
    ours = pixels(card)
    monkeypatch.setattr(untrusted_svg, "ours", lambda _mark: False)
    assert (pixels(card) == ours).all()


@pytest.mark.usefixtures("deck")
def test_a_browser_gets_the_deck_s_own_colours_and_one_back() -> None:
    plain, bright = (cards(name) for name in ("trial", "bright"))
    assert plain["4C"] != bright["4C"] and plain.keys() == bright.keys()
    assert [name for name in pack(f"/{deck_address('trial')}/marks") if name.startswith("back")] == ["back"]


def test_a_damaged_card_is_left_out_for_a_browser_and_decks_that_are_like_each_other_end(deck: Path) -> None:
    (deck / "4C.svg").write_text("<svg", encoding="utf-8")
    assert "4C" not in cards("bright")
    listing = deck.with_name("bright") / "deck.json"
    listing.write_text('{"title": "x", "width": 1, "height": 1, "like": "bright"}', encoding="utf-8")
    assert resources.card_drawing("bright", "4C") is None


@pytest.mark.usefixtures("deck")
def test_pictures_may_be_kept_by_their_deck() -> None:
    decks = {info: info.name for info in resources.decks()}
    assert {resources.deck(name): name for name in ("trial", "bright")} == decks


@pytest.mark.parametrize(
    "facts",
    [
        '"inks": {"ink": "red; url(http://x)"}',
        '"moves": {"4C": {"sign-1": [1, 2, 3]}}',
        '"two_headed": 7',
        '"backs": {"back-red": {"like": 1}}',
    ],
)
def test_a_deck_with_bad_facts_is_left_out(deck: Path, facts: str) -> None:
    (deck / "deck.json").write_text(f'{{"title": "x", "width": 1, "height": 1, {facts}}}', encoding="utf-8")
    assert resources.deck("trial") is None
    assert resources.card_drawing("trial", "4C") is None
