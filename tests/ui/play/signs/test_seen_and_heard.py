"""What is seen and heard of a sign or a request, for how long, and what stays unseen."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from briscola.client.seat_control import NextStep
from briscola.engine.actions import ASKS
from briscola.engine.cards import Card, Suit, cards
from briscola.engine.events import Requested, Signalled
from briscola.engine.trick import TableCard
from briscola.players.talk.signals import named_ranks
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.play.table_things import things_of
from tests.client.seat_steps import host_of
from tests.ui.driver import FRAME
from tests.ui.play.signs.table import Evening

pytestmark = pytest.mark.usefixtures("no_screen")


def show(table: Evening, said: Signalled | Requested) -> None:
    """Somebody else says it: the session publishes it, the table shows it."""
    events = (
        host_of(table.scene.seat).table.signal(
            seat=said.seat, sign=said.sign, spies=tuple(said.seen_by or ())
        )
        if isinstance(said, Signalled)
        else host_of(table.scene.seat).table.request(seat=said.seat, ask=said.ask)
    )
    host_of(table.scene.seat).tell(events)
    table.scene.flow.push(table.scene.seat.take_new_events())
    table.robot.frame()


@pytest.mark.slow
def test_the_partners_face_makes_the_sign_for_a_while(raster: Raster) -> None:
    table = Evening(raster, speed="normal")
    show(table, Signalled(seat=2, sign="three", seen_by=()))
    scene = table.scene
    assert scene.now().faces == {2: "twist"}
    words = scene.over.signs.words(Signalled(seat=2, sign="three", seen_by=(0,)))
    assert (words.text, words.detail, words.caught) == (
        "twists the mouth",
        "= has the three of trumps",
        False,
    )
    frames = 0
    while scene.now().faces:
        table.robot.frame()
        frames += 1
        assert frames < 200
    assert 2.6 < frames * FRAME < 3.0
    table.app.close()


@pytest.mark.slow
@pytest.mark.parametrize(("speed", "seconds"), [("calm", 4.06), ("quick", 2.8), ("none", 2.8)])
def test_a_sign_stays_long_enough_at_every_speed(speed: str, seconds: float, raster: Raster) -> None:
    table = Evening(raster, speed=speed)
    show(table, Signalled(seat=2, sign="king", seen_by=()))
    frames = 0
    while table.scene.now().faces:
        table.robot.frame()
        frames += 1
        assert frames < 300
    assert seconds - 0.1 < frames * FRAME < seconds + 0.2
    table.app.close()


@pytest.mark.slow
def test_a_sign_never_keeps_the_person_from_playing(raster: Raster) -> None:
    table = Evening(raster, speed="normal")
    show(table, Signalled(seat=2, sign="king", seen_by=()))
    for _ in range(20):
        table.robot.frame()
    assert table.scene.flow.next_step is None, "the play waits a moment"
    table.press(pygame.K_SPACE)
    assert table.scene.flow.next_step is NextStep.OWN_MOVE and table.scene.now().faces == {2: "sky"}
    table.press(pygame.K_SPACE)
    assert table.scene.now().faces == {}, "a second press takes the sign away"
    table.app.close()


def test_who_signs_and_asks_at_once_is_seen_first_and_heard_then(raster: Raster) -> None:
    table = Evening(raster)
    show(table, Signalled(seat=2, sign="king", seen_by=()))
    show(table, Requested(seat=2, ask="carico"))
    assert table.scene.now().faces == {2: "sky"}
    for _ in range(100):
        table.robot.frame()
    (heard,) = table.scene.over.signs.heard.values()
    assert heard.said == Requested(seat=2, ask="carico") and table.scene.now().faces == {}
    table.app.close()


def test_reduced_motion_shows_the_sign_at_once_and_whole(raster: Raster) -> None:
    table = Evening(raster, speed="normal", motion="little")
    assert table.open().opened == 1
    table.press(pygame.K_ESCAPE)
    show(table, Signalled(seat=2, sign="king", seen_by=()))
    (heard,) = table.scene.over.signs.heard.values()
    assert heard.shown(still=table.scene.context.still) == 1
    assert not table.scene.over.signs.update(1 / 60)
    table.app.close()


@pytest.mark.parametrize(
    ("speed", "begins"), [("normal", False), pytest.param("none", True, marks=pytest.mark.slow)]
)
def test_the_partners_face_comes_nearer_while_it_makes_a_sign(
    speed: str, begins: bool, raster: Raster
) -> None:
    """With the speed “none” at once."""
    table = Evening(raster, speed=speed)
    show(table, Signalled(seat=2, sign="low", seen_by=()))
    scene, seen = table.scene, []
    while scene.now().faces:
        seen.append(scene.now().near[2])
        table.robot.frame()
    assert (seen[0] == 1) is begins and seen[len(seen) // 2] == 1
    assert scene.now().near == {}
    table.app.close()


def test_a_face_stays_where_it_is_with_little_motion_and_so_does_an_opponents(raster: Raster) -> None:
    table = Evening(raster, options={"spies": True})
    show(table, Signalled(seat=1, sign="ace", seen_by=(0,)))
    assert table.scene.now().faces == {1: "kiss"} and table.scene.now().near == {}
    table.app.close()
    table = Evening(raster, motion="little")
    show(table, Signalled(seat=2, sign="ace", seen_by=()))
    assert table.scene.now().faces == {2: "kiss"} and table.scene.now().near == {}
    table.app.close()


def test_what_changes_of_a_face_that_is_nearer_is_drawn_again_and_nothing_is_left_of_it(
    raster: Raster,
) -> None:
    table = Evening(raster, speed="normal")
    scene = table.scene
    picture, view = scene.picture, scene.context.view
    assert view is not None
    calm = scene.now()
    still = pygame.image.tobytes(picture.still(things_of(scene.shown(view, calm))), "RGB")
    for share, drawn in ((0.5, "rub"), (1.0, "rub"), (1.0, "rub-2")):
        now = replace(calm, faces={2: "rub"}, near={2: share}, drawn={2: drawn})
        in_parts = pygame.image.tobytes(picture.still(things_of(scene.shown(view, now))), "RGB")
        scene.layout(scene.app.size)  # all is painted anew
        assert (
            pygame.image.tobytes(picture.still(things_of(scene.shown(view, now))), "RGB") == in_parts != still
        )
    assert pygame.image.tobytes(picture.still(things_of(scene.shown(view, calm))), "RGB") == still
    table.app.close()


def test_a_sign_caught_from_an_opponent_says_so(raster: Raster) -> None:
    """R-TALK-5, option spies."""
    table = Evening(raster, options={"spies": True})
    show(table, Signalled(seat=1, sign="ace", seen_by=(0,)))
    assert table.scene.now().faces == {1: "kiss"}
    words = table.scene.over.signs.words(Signalled(seat=1, sign="ace", seen_by=(0,)))
    assert words.caught and words.detail == "caught! has the ace of trumps"
    table.app.close()


def test_who_claims_what_the_person_holds_is_bluffing(raster: Raster) -> None:
    """R-TALK-3."""
    table = Evening(raster, options={"spies": True})
    view = table.scene.seat.view
    ranks = named_ranks(view.rules.ranking)
    named = {sign: Card(rank, view.trumps) for sign, rank in ranks.items()} if view.trumps else {}
    assert named
    for sign, held in named.items():
        for seat in (1, 2):
            words = table.scene.over.signs.words(Signalled(seat=seat, sign=sign, seen_by=(0,)))
            assert ("bluff" in words.detail) is (held in view.hand)
    table.app.close()


@pytest.mark.slow
def test_who_needs_no_explanations_sees_faces_and_hears_words(raster: Raster) -> None:
    table = Evening(raster, explain_signs=False)
    show(table, Signalled(seat=2, sign="king", seen_by=()))
    assert table.scene.now().faces == {2: "sky"}
    assert table.scene.over.signs.words(Signalled(seat=2, sign="king", seen_by=())).text == ""
    table.app.draw()
    asked = table.scene.over.signs.words(Requested(seat=2, ask="trump"))
    assert asked.text and not asked.detail
    table.app.close()


@pytest.mark.slow
def test_a_sign_nobody_shows_the_person_changes_nothing_that_is_seen(raster: Raster) -> None:
    """INV-21: the same picture, the same history, nothing to wait for."""
    pictures = []
    for sign in (None, "ace", "none"):
        table = Evening(raster, speed="normal")
        robot, scene = table.robot, table.scene
        scene.life.blinking, scene.life.left = None, 100.0
        history = list(scene.seat.history)
        if sign is not None:
            host_of(scene.seat).tell(host_of(scene.seat).table.signal(seat=1, sign=sign))
            scene.flow.push(scene.seat.take_new_events())
        for _ in range(8):
            robot.frame()
        assert scene.seat.history == history
        assert scene.flow.next_step is NextStep.OWN_MOVE and scene.now().faces == {}
        table.app.draw()
        pictures.append(pygame.image.tobytes(table.app.screen, "RGB"))
        table.app.close()
    assert pictures[0] == pictures[1] == pictures[2]


@pytest.mark.parametrize(
    ("codes", "leader", "speech"),
    [
        ("", 2, "“Lead a trump!”"),  # the partner leads
        ("", 1, "“Play a trump!”"),
        ("4D", 2, "“Play a trump!”"),
        ("4D", 1, "“Take it with a carico!”"),  # an opponent's card takes it so far
        ("4D 7D", 1, "“Play a carico!”"),  # a partner's
    ],
)
def test_a_request_is_spoken_as_the_trick_stands(
    codes: str, leader: int, speech: str, raster: Raster
) -> None:
    table = Evening(raster)
    flow = table.scene.flow
    assert flow.view is not None
    lying = tuple(TableCard((leader + at) % 4, card) for at, card in enumerate(cards(codes)))
    flow.view = replace(flow.view, table=lying, leader=leader, trumps=Suit.BASTONI)
    said = Requested(seat=0, ask="carico" if "carico" in speech else "trump")
    assert table.scene.over.signs.words(said).text == speech
    table.app.close()


@pytest.mark.slow
@pytest.mark.parametrize("ask", ASKS)
def test_requests_are_bubbles_heard_by_everybody(ask: Any, raster: Raster) -> None:
    """R-TALK-4."""
    table = Evening(raster)
    show(table, Requested(seat=3, ask=ask))
    assert table.scene.now().faces == {}
    (heard,) = table.scene.over.signs.heard.values()
    words = table.scene.over.signs.words(heard.said)
    assert ask in words.text and words.detail
    table.app.draw()
    table.app.close()
