"""A match looked at with the eyes of one seat: by mouse, keys, finger and gamepad; kept at every step."""

import pygame
import pytest

from briscola.engine.events import Event, Requested, Signalled
from briscola.i18n.inference_words import title_of
from briscola.ui.layout.card_spots import HAND_LAYER, spots
from briscola.ui.render.raster import Raster
from briscola.ui.widgets import Dropdown
from tests.ui.playback.watched import Game, Watched, match_of

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")


def the_list(watched: Watched) -> Dropdown:
    """The list of eyes."""
    found = watched.control("eyes")
    assert isinstance(found, Dropdown)
    return found


def line_of(watched: Watched, at: int) -> tuple[int, int]:
    """The middle of a line of the open list."""
    rect, lines = the_list(watched).list_rect(), len(the_list(watched).values)
    return rect.centerx, round(rect.y + rect.height * (at + 0.5) / lines)


@pytest.mark.parametrize(
    "game",
    [
        ("chiamata", 4, {"morto": "open"}),
        pytest.param(("prini", 2, {"deal_all": True}), marks=pytest.mark.slow),
    ],
)
def test_deal_and_first_tricks_are_led_through_with_other_eyes(raster: Raster, game: Game) -> None:
    watched = Watched(raster, game)
    show, reel = watched.show, watched.reel
    for _ in range(2):
        watched.key(pygame.K_e)
    assert show.eyes == 1
    for at in range(1, 24):
        watched.key(pygame.K_RIGHT)
        while not show.waiting:
            watched.let(0.5)
        assert show.at == at and show.eyes == 1 and show.view == reel.view(at, eyes=1)
    watched.key(pygame.K_PAGEUP)
    assert show.eyes == 1 and show.view == reel.view(show.at, eyes=1)
    watched.app.close()


def test_the_list_is_opened_with_the_mouse_and_says_whose_eyes_these_are(raster: Raster) -> None:
    watched = Watched(raster, ("briscola", 4, {}))
    show = watched.show
    show.jump(watched.reel.hands[0].first)
    watched.click_on("eyes")
    assert watched.scene.eyes.open
    watched.key(pygame.K_DOWN)
    assert show.at == watched.reel.hands[0].first, "the arrows are the list's while it hangs open"
    watched.click(line_of(watched, 4))
    watched.frame()
    assert show.eyes == 2 and not watched.scene.eyes.open
    chosen = the_list(watched)
    assert chosen.values[chosen.index] == title_of(2, watched.scene.context.names)
    watched.tap(the_list(watched).rect.center)
    watched.tap(line_of(watched, 1))
    assert show.opened and show.eyes is None
    watched.app.close()


def test_the_persons_own_cards_lie_face_down_and_the_others_open(raster: Raster) -> None:
    watched = Watched(raster, ("briscola", 4, {}))
    show, scene = watched.show, watched.scene
    show.jump(watched.reel.hands[0].first)
    show.look(3)
    watched.frame()
    assert show.view is not None and not scene.hand.codes
    lying = spots(show.view, scene.places).values()
    own = [spot for spot in lying if spot.place == 0 and spot.layer >= HAND_LAYER]
    assert [spot.code for spot in own] == [None] * 3
    assert {spot.code for spot in lying if spot.place == 3} == {c.code for c in show.view.hands[3] if c}
    assert watched.control("backs 0").rect.colliderect(scene.places.hand_rect)
    watched.app.close()


def test_a_gamepad_goes_from_seat_to_seat_and_the_next_step_keeps_the_eyes(raster: Raster) -> None:
    watched = Watched(raster, ("briscola", 3, {}))
    show = watched.show
    show.jump(watched.reel.hands[0].first)
    seen = []
    for _ in range(4):
        watched.pad(pygame.JOYBUTTONDOWN, button=3)
        watched.frame()
        seen.append(show.eyes)
    assert seen == [0, 1, 2, None]
    watched.press(pygame.K_e, "e", pygame.KMOD_SHIFT)
    watched.frame()
    assert show.eyes == 2
    watched.pad(pygame.JOYHATMOTION, value=(1, 0))
    watched.frame()
    assert show.eyes == 2 and show.at == watched.reel.hands[0].first + 1
    watched.app.close()


def test_a_sign_is_not_told_as_the_person_saw_it_to_whoever_has_other_eyes(raster: Raster) -> None:
    watched = Watched(raster, ("briscola", 4, {}))
    sign, asked = Signalled(seat=2, sign="ace", seen_by=(0,)), Requested(seat=2, ask="trump")
    for eyes, told in ((None, [sign]), (1, [])):
        watched.show.open(False)
        if eyes is not None:
            watched.show.look(eyes)
        watched.scene.show_said(sign)
        assert [heard.said for heard in watched.scene.signs.heard.values()] == told
        watched.scene.signs.clear()
    watched.scene.show_said(asked)
    assert watched.scene.signs.busy
    watched.app.close()


def test_what_the_seat_could_know_lies_there_while_nothing_moves(raster: Raster) -> None:
    log: list[Event] = match_of(("briscola", 2, {}))
    watched = Watched(raster, log=log)
    show, sheet = watched.show, watched.scene.known
    show.jump(watched.reel.hands[0].first + 30)
    show.look(1)
    watched.frame()
    assert sheet.sheet is not None
    told, rect = sheet.sheet
    assert told.told.title == "Peppe" and told.told.sentences
    assert not rect.colliderect(the_list(watched).rect)
    assert watched.scene.tooltips.at(rect.center) is None, "what lies under it does not answer"
    first = sheet.sheet
    watched.key(pygame.K_RIGHT)
    watched.let(2)
    assert sheet.sheet is not first, "of the next stop it says something else"
    watched.app.close()
