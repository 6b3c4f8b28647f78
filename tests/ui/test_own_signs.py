"""The page of one's own signs: what each hand does there, what is kept, and that the table follows."""

from pathlib import Path

import pygame
import pytest

from briscola.client.setup.game_forms import Form
from briscola.engine.actions import SIGNS, Sign
from briscola.engine.events import Signalled
from briscola.i18n.sign_words import GRIMACES, NATIONAL, agreed
from briscola.storage.settings.settings_file import peek
from briscola.ui.app import App
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.own_signs import OwnSigns, SignCell
from briscola.ui.scenes.settings.scene import SettingsScene
from tests.spread import quick_some
from tests.ui.conftest import Open
from tests.ui.demands import SIZES, spoken
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver, full_sheet
from tests.ui.evening import in_pairs


class Page(Driver):
    """The page, opened, and hands at it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scene = OwnSigns(app)
        app.push(self.scene)

    def cell(self, sign: str) -> SignCell:
        """The cell of a sign; `spare` is the one left over."""
        found = [w for w in self.scene.group.widgets if w.name == f"sign-{sign}"]
        assert isinstance(found[0], SignCell)
        return found[0]

    @property
    def made(self) -> dict[str, str]:
        """By sign what its cell shows."""
        cells = [w for w in self.scene.group.widgets if isinstance(w, SignCell)]
        return {str(w.sign): w.grimace for w in cells}

    def by_mouse(self, sign: str) -> None:
        self.click_at(self.cell(sign).rect.center)

    def by_finger(self, sign: str) -> None:
        self.tap_at(self.cell(sign).rect.center)

    def by_keys(self, sign: str) -> None:
        self.reach(f"sign-{sign}")
        self.key(pygame.K_RETURN)

    def by_pad(self, sign: str) -> None:
        self.reach(f"sign-{sign}")
        self.press_pad(0)
        self.frame()


@pytest.mark.parametrize("hand", ["mouse", "finger", "keys", "pad"])
def test_two_signs_that_are_pressed_change_places(app: App, hand: str) -> None:
    page = Page(app)
    for sign in ("knight", "jack"):
        getattr(page, f"by_{hand}")(sign)
    assert agreed(app.settings.own_signs) == {**NATIONAL, "knight": "shoulder", "jack": "tongue"}
    for sign in ("spare", "ace"):
        getattr(page, f"by_{hand}")(sign)
    assert page.made["ace"] == "wink" and page.cell("spare").grimace == "kiss"


def test_whatever_is_pressed_every_sign_has_a_grimace_of_its_own(app: App) -> None:
    page = Page(app)
    cells = (*SIGNS, "spare")
    for at in range(40):
        page.by_mouse(cells[at * 7 % 9])
        assert sorted(page.made.values()) == sorted(GRIMACES)
    assert agreed(app.settings.own_signs) != NATIONAL


def test_what_is_taken_up_can_be_put_back_by_a_second_press_or_escape(app: App) -> None:
    page = Page(app)
    page.by_mouse("king")
    assert page.cell("king").picked
    page.by_mouse("king")
    assert not page.cell("king").picked
    page.by_mouse("king")
    page.key(pygame.K_ESCAPE)
    assert app.top is page.scene and not page.cell("king").picked
    page.key(pygame.K_ESCAPE)
    assert app.top is not page.scene and app.settings.own_signs == {}


def test_the_usual_signs_come_back_with_a_button(app: App) -> None:
    page = Page(app)
    for sign in ("ace", "low"):
        page.by_mouse(sign)
    assert app.settings.own_signs == {"ace": "rub", "low": "kiss"}
    page.click_on("usual")
    assert app.settings.own_signs == {} and agreed({}) == NATIONAL


def test_ones_own_signs_are_kept(tmp_path: Path) -> None:
    page = Page(App(settings_path=tmp_path / "settings.json", size=(1280, 720), sound=False, raster=QUICK))
    for sign in ("carico", "spare"):
        page.by_mouse(sign)
    page.app.close()
    assert agreed(peek(tmp_path / "settings.json").own_signs)["carico"] == "wink"


def test_the_settings_and_the_house_rules_of_a_table_with_such_signs_lead_there(app: App) -> None:
    hands = Driver(app)

    def opened() -> bool:
        if not any(w.name == "own-signs" for w in hands.top.group.widgets):
            return False
        hands.control("own-signs").reveal()
        hands.click_on("own-signs")
        return isinstance(app.top, OwnSigns)

    settings = SettingsScene(app)
    settings.more, settings.open_group = True, 1
    app.push(settings)
    assert opened()
    new_match = full_sheet(app, lambda _setup: None).page
    new_match.choose(new_match.choices.with_form(Form(variant="briscola", players=4, teams=True)))
    for signs in ("national", "custom"):
        new_match.choose(new_match.choices.with_option("signs", signs))
        app.push(MoreRules(app, new_match))
        assert opened() == (signs == "custom")


def test_the_signs_are_made_by_the_face_just_chosen(app: App) -> None:
    hands, sheet = Driver(app), full_sheet(app, lambda _setup: None)
    before = sheet.choices.face
    hands.control("own-face").confirm()
    pairs = sheet.choices.with_form(Form(variant="briscola", players=4, teams=True))
    sheet.page.choose(pairs.with_option("signs", "custom"))
    hands.control("more").confirm()
    hands.control("own-signs").confirm()
    assert {cell.face for cell in hands.top.group.widgets if isinstance(cell, SignCell)} == {pairs.face}
    assert pairs.face != before


def test_the_wheel_and_everybodys_face_follow_ones_own_signs() -> None:
    """Also in the middle of a match; the log keeps saying what is meant."""
    own: dict[Sign, str] = {"ace": "wink", "king": "puff", "carico": "sky"}
    table = in_pairs(options={"signs": "custom", "spies": True})
    wheel = table.wheel()
    assert {s.sign: s.grimace for s in wheel.sectors} == NATIONAL
    table.key(pygame.K_ESCAPE)
    table.app.change(own_signs=own)
    wheel = table.wheel()
    assert {s.sign: s.grimace for s in wheel.sectors} == {**NATIONAL, **own}
    table.key(pygame.K_1)
    assert table.signs_made()[-1] == "ace"
    assert table.scene.overlays.signs.faces == {0: "wink"}
    table.scene.overlays.signs.clear()
    table.scene.overlays.signs.show(Signalled(seat=2, sign="king", seen_by=(0,)))
    table.scene.overlays.signs.show(Signalled(seat=1, sign="carico", seen_by=(0,)))
    assert table.scene.overlays.signs.faces == {2: "puff", 1: "sky"}
    said = table.scene.overlays.signs.words(Signalled(seat=2, sign="king", seen_by=(0,)))
    assert (said.text, said.detail) == ("puffs the cheeks", "= has the king of trumps")


@pytest.mark.parametrize(("size", "language"), quick_some(spoken(SIZES), 4))
def test_the_words_of_a_cell_are_no_higher_than_it(
    open_app: Open, size: tuple[int, int], language: str
) -> None:
    page = Page(open_app(size, language=language))
    for cell in (w for w in page.scene.group.widgets if isinstance(w, SignCell)):
        assert cell.text_height() < cell.rect.height, cell.name
