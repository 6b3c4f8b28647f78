"""What is seen and heard of a sign or a request, for how long, and what stays unseen."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import ASKS
from briscola.engine.cards import Card, Suit, cards
from briscola.engine.events import Requested, Signalled
from briscola.engine.trick import TableCard
from briscola.players.signals import named_ranks
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces
from briscola.ui.scenes.tabletop.things import things_of
from tests.client.seat_steps import host_of
from tests.ui.driver import FRAME
from tests.ui.evening import Evening, in_pairs


@pytest.mark.slow
def test_the_partners_face_makes_the_sign_for_a_while() -> None:
    table = in_pairs(speed="normal")
    table.show(Signalled(seat=2, sign="three", seen_by=()))
    assert table.faces == {2: "twist"}
    words = table.words(Signalled(seat=2, sign="three", seen_by=(0,)))
    assert (words.text, words.detail) == ("twists the mouth", "= has the three of trumps")
    assert not words.caught
    assert 2.6 < table.frames_until(lambda: not table.faces) * FRAME < 3.0


@pytest.mark.slow
@pytest.mark.parametrize(("speed", "seconds"), [("calm", 4.06), ("quick", 2.8), ("none", 2.8)])
def test_a_sign_stays_long_enough_at_every_speed(speed: str, seconds: float) -> None:
    table = in_pairs(speed=speed)
    table.show(Signalled(seat=2, sign="king", seen_by=()))
    assert seconds - 0.1 < table.frames_until(lambda: not table.faces) * FRAME < seconds + 0.2


@pytest.mark.slow
def test_a_sign_never_keeps_the_person_from_playing() -> None:
    table = in_pairs(speed="normal")
    table.show(Signalled(seat=2, sign="king", seen_by=()))
    table.frames(20)
    assert table.scene.flow.next_step is None, "the play waits a moment"
    table.key(pygame.K_SPACE)
    assert table.scene.flow.next_step is NextStep.OWN_MOVE and table.faces == {2: "sky"}
    table.key(pygame.K_SPACE)
    assert table.faces == {}, "a second press takes the sign away"


def test_who_signs_and_asks_at_once_is_seen_first_and_heard_then(table: Evening) -> None:
    table.show(Signalled(seat=2, sign="king", seen_by=()))
    table.show(Requested(seat=2, ask="carico"))
    assert table.faces == {2: "sky"}
    table.frames(100)
    (heard,) = table.scene.overlays.signs.heard.values()
    assert heard.said == Requested(seat=2, ask="carico") and table.faces == {}


def test_reduced_motion_shows_the_sign_at_once_and_whole() -> None:
    table = in_pairs(speed="normal", motion="little")
    assert table.open_signs().opened == 1
    table.key(pygame.K_ESCAPE)
    table.show(Signalled(seat=2, sign="king", seen_by=()))
    (heard,) = table.scene.overlays.signs.heard.values()
    assert heard.shown(still=table.scene.context.still) == 1
    assert not table.scene.overlays.signs.update(1 / 60)


@pytest.mark.parametrize(
    ("speed", "begins"), [("normal", False), pytest.param("none", True, marks=pytest.mark.slow)]
)
def test_the_partners_face_comes_nearer_while_it_makes_a_sign(speed: str, begins: bool) -> None:
    """With the speed “none” at once."""
    table = in_pairs(speed=speed)
    table.show(Signalled(seat=2, sign="low", seen_by=()))
    seen = []
    while table.faces:
        seen.append(table.scene.now().near[2])
        table.frame()
    assert (seen[0] == 1) is begins and seen[len(seen) // 2] == 1
    assert table.scene.now().near == {}


def test_a_face_stays_where_it_is_with_little_motion_and_so_does_an_opponents() -> None:
    table = in_pairs(options={"spies": True})
    table.show(Signalled(seat=1, sign="ace", seen_by=(0,)))
    assert table.faces == {1: "kiss"} and table.scene.now().near == {}
    table = in_pairs(motion="little")
    table.show(Signalled(seat=2, sign="ace", seen_by=()))
    assert table.faces == {2: "kiss"} and table.scene.now().near == {}


def test_what_changes_of_a_face_that_is_nearer_is_drawn_again_and_nothing_is_left_of_it() -> None:
    table = in_pairs(speed="normal")
    table.app.draw()  # a frame that is owed would be drawn in the middle of a part
    scene, calm = table.scene, table.scene.now()

    def seen(now: TurnAndFaces) -> bytes:
        things = things_of(table.scene.shown(table.view, now))
        return pygame.image.tobytes(table.scene.context.picture.still(things), "RGB")

    still = seen(calm)
    for share, drawn in ((0.5, "rub"), (1.0, "rub"), (1.0, "rub-2")):
        now = replace(calm, faces={2: "rub"}, near={2: share}, drawn={2: drawn})
        in_parts = seen(now)
        scene.layout(scene.app.size)  # all is painted anew
        assert seen(now) == in_parts != still
    assert seen(calm) == still


def test_a_sign_caught_from_an_opponent_says_so() -> None:
    """R-TALK-5, option spies."""
    table = in_pairs(options={"spies": True})
    table.show(Signalled(seat=1, sign="ace", seen_by=(0,)))
    assert table.faces == {1: "kiss"}
    words = table.words(Signalled(seat=1, sign="ace", seen_by=(0,)))
    assert words.caught and words.detail == "caught! has the ace of trumps"


def test_who_claims_what_the_person_holds_is_bluffing() -> None:
    """R-TALK-3."""
    table = in_pairs(options={"spies": True})
    view = table.scene.seat.view
    ranks = named_ranks(view.rules.ranking)
    named = {sign: Card(rank, view.trumps) for sign, rank in ranks.items()} if view.trumps else {}
    assert named
    for sign, held in named.items():
        for seat in (1, 2):
            words = table.words(Signalled(seat=seat, sign=sign, seen_by=(0,)))
            assert ("bluff" in words.detail) is (held in view.hand)


@pytest.mark.slow
def test_who_needs_no_explanations_sees_faces_and_hears_words() -> None:
    table = in_pairs(explain_signs=False)
    table.show(Signalled(seat=2, sign="king", seen_by=()))
    assert table.faces == {2: "sky"}
    assert table.words(Signalled(seat=2, sign="king", seen_by=())).text == ""
    table.app.draw()
    asked = table.words(Requested(seat=2, ask="trump"))
    assert asked.text and not asked.detail


@pytest.mark.slow
def test_a_sign_nobody_shows_the_person_changes_nothing_that_is_seen() -> None:
    """INV-21: the same picture, the same history, nothing to wait for."""
    pictures = []
    for sign in (None, "ace", "none"):
        table = in_pairs(speed="normal")
        scene = table.scene
        scene.idle.clear()
        scene.idle.left = 100.0
        history = list(scene.seat.history)
        if sign is not None:
            host_of(scene.seat).tell(host_of(scene.seat).table.signal(seat=1, sign=sign))
            scene.flow.push(scene.seat.take_new_events())
        table.frames(8)
        assert scene.seat.history == history
        assert scene.flow.next_step is NextStep.OWN_MOVE and scene.now().faces == {}
        table.app.draw()
        pictures.append(pygame.image.tobytes(table.app.window.surface, "RGB"))
    assert pictures[0] == pictures[1] == pictures[2]


@pytest.mark.parametrize(
    ("codes", "leader", "speech"),
    [
        ("", 2, "“Lead a trump!”"),  # the partner leads
        ("", 1, "“Play a trump!”"),
        ("4D", 2, "“Play a trump!”"),
        ("4D", 1, "“Take it with a load!”"),  # an opponent's card takes it so far
        ("4D 7D", 1, "“Play a load!”"),  # a partner's
    ],
)
def test_a_request_is_spoken_as_the_trick_stands(
    codes: str, leader: int, speech: str, table: Evening
) -> None:
    lying = tuple(TableCard((leader + at) % 4, card) for at, card in enumerate(cards(codes)))
    table.scene.flow.view = replace(table.view, table=lying, leader=leader, trumps=Suit.BASTONI)
    said = Requested(seat=0, ask="carico" if "load" in speech else "trump")
    assert table.words(said).text == speech


@pytest.mark.slow
@pytest.mark.parametrize("ask", ASKS)
def test_requests_are_bubbles_heard_by_everybody(ask: Any, table: Evening) -> None:
    """R-TALK-4."""
    table.show(Requested(seat=3, ask=ask))
    assert table.faces == {}
    (heard,) = table.scene.overlays.signs.heard.values()
    words = table.words(heard.said)
    assert {"carico": "load", "liscio": "blank"}.get(ask, "trump") in words.text and words.detail
    table.app.draw()
