"""The picture itself: what is drawn after all motions is what the bare events give; rest is rest."""

from pathlib import Path

import pygame
import pytest

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.seat_control import NextStep
from briscola.deals import SeededDeals
from briscola.storage.settings import Settings, changed
from briscola.ui.app import App
from briscola.ui.layout.geometry import Pose
from briscola.ui.render.kit import Kit
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.table_look import TableState
from briscola.ui.scenes.play.table_things import things_of
from briscola.ui.views import table_centre
from tests.spread import quick_some
from tests.ui.kept import keeper, taken_up

FRAME = 1 / 30


def _open(raster: Raster, seat: HostedSeat, speed: str) -> tuple[App, PlayScene]:
    still = {"motion": "little", "small_talk": False}
    settings = changed(Settings(), language="en", speed=speed, trick_pause=0.5, **still)
    app = App(settings=settings, size=(1280, 720), sound=False, raster=raster)
    scene = PlayScene(app, seat, on_leave=app.quit)
    app.push(scene)
    return app, scene


def _wait(app: App, scene: PlayScene, frames: int = 6000) -> None:
    """Let time pass until the person is to play a card and nothing moves."""
    for _ in range(frames):
        app.tick(FRAME)
        if scene.flow.next_step is NextStep.OWN_CUT and scene.panel is not None:
            pygame.event.clear()
            scene.flow.cut(11, "salt")
        if scene.flow.next_step is NextStep.OWN_MOVE and scene.panel is None:
            return
    raise AssertionError("the person is never asked")


def _pixels(app: App, scene: PlayScene) -> bytes:
    scene.over.notes.clear()
    app.tick(1.0)
    scene.dirty = True
    app.draw()
    return pygame.image.tobytes(app.screen, "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_picture_after_the_motions_is_the_picture_of_the_bare_events(
    players: int, raster: Raster, tmp_path: Path
) -> None:
    """A match played with all its motions, and the same match opened from its log, look the same."""
    setup = MatchSetup(players=players, winning_hands=1, opponents=regulars(players, ("random",)))
    seat = HostedSeat(MatchHost(setup, deals=SeededDeals(4), recorder=keeper(tmp_path)))
    app, scene = _open(raster, seat, "quick")
    for _trick in range(3):
        _wait(app, scene)
        scene.act(seat.view.legal[0])
    _wait(app, scene)
    animated = _pixels(app, scene)
    app.close()

    app, scene = _open(raster, taken_up(tmp_path), "none")
    _wait(app, scene)
    assert _pixels(app, scene) == animated
    app.close()


def test_a_table_at_rest_asks_for_nothing_until_the_person_acts(raster: Raster) -> None:
    seat = HostedSeat(MatchHost(MatchSetup(opponents=regulars(2, ("random",))), deals=SeededDeals(4)))
    app, scene = _open(raster, seat, "none")
    _wait(app, scene)
    for _ in range(3000):  # the note goes, the pictures for later are made
        moving = app.tick(0.1)
        if scene.wake is None:
            break
    assert not moving
    assert scene.wake is None
    app.close()


def test_the_hand_lifts_what_lies_under_the_pointer_and_lets_it_fall_again(raster: Raster) -> None:
    seat = HostedSeat(MatchHost(MatchSetup(opponents=regulars(2, ("random",))), deals=SeededDeals(4)))
    app, scene = _open(raster, seat, "none")
    _wait(app, scene)
    code = scene.hand.codes[2]
    rest = scene.hand.pose(code)
    where = (round(rest.x + 20), round(rest.y))
    pygame.event.clear()
    app.dispatch(
        pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0), touch=False)
    )
    app.tick(FRAME)
    app.tick(FRAME)
    lifted = scene.hand.pose(code)
    assert rest.y - lifted.y == pytest.approx(0.17 * rest.height)
    assert lifted.height == pytest.approx(1.06 * rest.height)
    away = pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 300), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    app.dispatch(away)
    app.tick(FRAME)
    app.tick(FRAME)
    assert scene.hand.pose(code) == rest
    app.close()


@pytest.mark.parametrize(
    ("variant", "players"),
    quick_some([("briscola", 2), ("briscola", 3), ("briscola", 5), ("bisca", 4), ("prini", 4)], 1),
)
def test_the_stock_never_counts_more_cards_than_the_pack_has_left(
    variant: str, players: int, raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first card dealt to the person's turn the number on the stock only falls, by what has left."""
    counted: list[int] = []
    plain = table_centre.draw_stock

    def watched(target: pygame.Surface, kit: Kit, pose: Pose, covered: int, count: int) -> None:
        counted.append(count)
        plain(target, kit, pose, covered, count)

    monkeypatch.setattr(table_centre, "draw_stock", watched)
    setup = MatchSetup(variant=variant, players=players, opponents=regulars(players, ("random",)))
    app, scene = _open(raster, HostedSeat(MatchHost(setup, deals=SeededDeals(4))), "quick")
    _wait(app, scene)
    view = scene.view
    assert view is not None
    shown = [count for count in counted if count]
    pack = len(view.rules.pack)
    assert shown == sorted(shown, reverse=True)
    assert shown[0] in (pack, pack - 1)  # the first card is on its way in the first frame that counts
    assert counted[-1] == view.stock_count
    app.close()


def test_a_face_that_changes_is_painted_alone_and_as_it_would_be_with_all_the_rest(raster: Raster) -> None:
    seat = HostedSeat(
        MatchHost(MatchSetup(players=4, opponents=regulars(4, ("random",))), deals=SeededDeals(4))
    )
    app, scene = _open(raster, seat, "none")
    _wait(app, scene)
    view = scene.view
    assert view is not None

    def seen(now: TableState) -> bytes:
        return pygame.image.tobytes(scene.picture.still(things_of(scene.shown(view, now))), "RGB")

    calm, smiling = TableState(blink=3), TableState(moods={2: "pleased", 1: "dismayed"})
    before, painted_over = seen(calm), seen(smiling)
    scene.layout(app.size)  # all is painted anew
    assert before != painted_over == seen(smiling)
    app.close()
