"""The picture itself: what is drawn after all motions is what the bare events give; rest is rest."""

from pathlib import Path

import pygame
import pytest

from briscola.client.seats.hosted_seat import HostedSeat
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces
from briscola.ui.scenes.tabletop.things import things_of
from briscola.ui.views.table import table_centre
from tests.spread import quick_some
from tests.ui.evening import Evening, seat_at, window_on
from tests.ui.kept import keeper, taken_up


def seated(seat: HostedSeat, speed: str = "none") -> Evening:
    """A table without small talk, at the person's turn."""
    table = Evening(window_on(seat, size=(1280, 720), speed=speed, motion="little", small_talk=False))
    table.until_asked()
    return table


def pixels(table: Evening) -> bytes:
    table.scene.overlays.caption.clear()
    table.app.tick(1.0)
    table.scene.dirty = True
    table.app.draw()
    return pygame.image.tobytes(table.app.window.surface, "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_picture_after_the_motions_is_the_picture_of_the_bare_events(
    players: int, tmp_path: Path
) -> None:
    """A match played with all its motions, and the same match opened from its log, look the same."""
    table = seated(seat_at("briscola", players, seed=4, recorder=keeper(tmp_path)), "quick")
    for _trick in range(3):
        table.scene.act(table.scene.seat.view.legal[0])
        table.until_asked()
    animated = pixels(table)
    table.app.close()
    assert pixels(seated(taken_up(tmp_path))) == animated


def test_a_table_at_rest_asks_for_nothing_until_the_person_acts() -> None:
    table = seated(seat_at(seed=4))
    for _ in range(3000):  # the note goes, the pictures for later are made
        moving = table.app.tick(0.1)
        if table.scene.wake is None:
            break
    assert not moving
    assert table.scene.wake is None


def test_the_hand_lifts_what_lies_under_the_pointer_and_lets_it_fall_again() -> None:
    table = seated(seat_at(seed=4))
    hand, code = table.scene.hand, table.scene.hand.codes[2]
    rest = hand.pose(code)
    table.move((round(rest.x + 20), round(rest.y)))
    table.frames(2)
    lifted = hand.pose(code)
    assert rest.y - lifted.y == pytest.approx(0.17 * rest.height)
    assert lifted.height == pytest.approx(1.06 * rest.height)
    table.move((5, 300))
    table.frames(2)
    assert hand.pose(code) == rest


@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize(
    ("variant", "players"),
    quick_some([("briscola", 2), ("briscola", 3), ("briscola", 5), ("bisca", 4), ("prini", 4)], 1),
)
def test_the_stock_never_counts_more_cards_than_the_pack_has_left(
    variant: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first card dealt to the person's turn the number on the stock only falls, by what has left."""
    counted: list[int] = []
    plain = table_centre.draw_stock

    def watched(target: pygame.Surface, kit: Kit, pose: Pose, covered: int, count: int) -> None:
        counted.append(count)
        plain(target, kit, pose, covered, count)

    monkeypatch.setattr(table_centre, "draw_stock", watched)
    table = seated(seat_at(variant, players, seed=4), "quick")
    shown = [count for count in counted if count]
    pack = len(table.view.rules.pack)
    assert shown == sorted(shown, reverse=True)
    assert shown[0] in (pack, pack - 1)  # the first card is on its way in the first frame that counts
    assert counted[-1] == table.view.stock_count


@pytest.mark.usefixtures("every_frame")
def test_a_face_that_changes_is_painted_alone_and_as_it_would_be_with_all_the_rest() -> None:
    table = seated(seat_at("briscola", 4, seed=4))

    def seen(now: TurnAndFaces) -> bytes:
        things = things_of(table.scene.shown(table.view, now))
        return pygame.image.tobytes(table.scene.context.picture.still(things), "RGB")

    calm, smiling = TurnAndFaces(blink=3), TurnAndFaces(moods={2: "pleased", 1: "dismayed"})
    before, painted_over = seen(calm), seen(smiling)
    table.scene.layout(table.app.size)  # all is painted anew
    assert before != painted_over == seen(smiling)
