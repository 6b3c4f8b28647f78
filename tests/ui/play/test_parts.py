"""Only what has moved is drawn again, and yet every frame is what it would be if all of it were drawn."""

import pygame
import pytest

from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.session import Session, Want
from briscola.deals import SeededDeals
from briscola.engine.actions import Call
from briscola.ui.app import App
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.conftest import Open

FRAME = 1 / 30


def whole(app: App) -> bytes:
    """The picture when everything is drawn."""
    picture = pygame.Surface(app.size).convert(app.screen)
    app.draw(picture)
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.parametrize(
    ("variant", "players", "frames"), [("briscola", 2, 620), ("briscola", 5, 480), ("chiamata", 5, 480)]
)
def test_a_frame_drawn_in_parts_is_the_whole_picture(
    open_app: Open, variant: str, players: int, frames: int
) -> None:
    """From the draw for the deal through the first tricks, with bids, cards in the air, blinking faces."""
    app = open_app(size=(1024, 600))
    setup = MatchSetup(variant=variant, players=players, opponents=regulars(players, levels=("easy",)))
    seeds = [str(seat) for seat in range(1, players)]
    session = Session(setup, deals=SeededDeals(3), seeds=seeds)
    scene = PlayScene(app, session, on_leave=app.quit)
    app.push(scene)
    partly = 0
    for frame in range(frames):
        if scene.flow.want is Want.OWN_CUT:
            scene.flow.cut(None, "")
        elif scene.flow.want is Want.OWN_MOVE and frame % 20 == 0:
            legal = session.own_view.legal
            scene.act(next((action for action in legal if isinstance(action, Call)), legal[0]))
        app.tick(FRAME)
        partly += scene.partly
        assert pygame.image.tobytes(app.screen, "RGB") == whole(app), f"frame {frame}: {scene.flow.event}"
    assert partly > frames / 2
