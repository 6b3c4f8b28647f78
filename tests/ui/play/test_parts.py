"""Only what has moved is drawn again, and yet every frame is what it would be if all of it were drawn."""

import pygame
import pytest

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.seat_control import NextStep
from briscola.deals import SeededDeals
from briscola.engine.actions import Call
from briscola.ui.app import App
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.conftest import Open
from tests.ui.driver import Driver

FRAME = 1 / 30


def whole(app: App) -> bytes:
    """The picture when everything is drawn."""
    picture = pygame.Surface(app.size).convert(app.screen)
    app.draw(picture)
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "players", "frames"), [("briscola", 2, 300), ("briscola", 5, 240), ("chiamata", 5, 240)]
)
def test_a_frame_drawn_in_parts_is_the_whole_picture(
    open_app: Open, variant: str, players: int, frames: int
) -> None:
    """From the draw for the deal through the first tricks, with bids, cards in the air, blinking faces."""
    app = open_app(size=(1024, 600))
    setup = MatchSetup(variant=variant, players=players, opponents=regulars(players, levels=("easy",)))
    seeds = [str(seat) for seat in range(1, players)]
    seat = HostedSeat(MatchHost(setup, deals=SeededDeals(3), seeds=seeds))
    scene = PlayScene(app, seat, on_leave=app.quit)
    app.push(scene)
    partly = 0
    for frame in range(frames):
        if scene.flow.next_step is NextStep.OWN_CUT:
            scene.flow.cut(None, "")
        elif scene.flow.next_step is NextStep.OWN_MOVE and frame % 20 == 0:
            legal = seat.view.legal
            scene.act(next((action for action in legal if isinstance(action, Call)), legal[0]))
        app.tick(FRAME)
        partly += scene.partly
        assert pygame.image.tobytes(app.screen, "RGB") == whole(app), f"frame {frame}: {scene.flow.event}"
    assert partly > frames / 2


@pytest.mark.slow
def test_what_is_told_of_a_thing_follows_it_while_cards_fly(open_app: Open) -> None:
    """Keys have led to the stock, of which ever fewer cards are told; a press beside it ends the slip."""
    app = open_app(size=(1024, 600))
    setup = MatchSetup(variant="briscola", players=2, opponents=regulars(2, levels=("easy",)))
    seat = HostedSeat(MatchHost(setup, deals=SeededDeals(3), seeds=["1"]))
    scene = PlayScene(app, seat, on_leave=app.quit)
    app.push(scene)
    hands, told = Driver(app), set()
    for frame in range(300):
        if scene.flow.next_step is NextStep.OWN_CUT:
            scene.flow.cut(None, "")
        elif scene.flow.next_step is NextStep.OWN_MOVE and frame % 20 == 0:
            scene.act(seat.view.legal[0])
        if scene.group.telling.widget is None and frame % 60 == 0:
            stock = next((w for w in scene.group.widgets if w.name == "stock"), None)
            scene.group.focus(stock)
            scene.group.telling.lead(stock)
            scene.invalidate()
        elif frame % 60 == 59:
            hands.button((app.size[0] // 2, 8), down=True)
            hands.button((app.size[0] // 2, 8), down=False)
        for event in pygame.event.get():
            app.dispatch(event)
        app.tick(FRAME)
        if (widget := scene.group.telling.widget) is not None and scene.partly:
            told.add(widget.told())
        assert pygame.image.tobytes(app.screen, "RGB") == whole(app), f"frame {frame}: {scene.flow.event}"
    assert len(told) > 3, "the stock's slip never changed while cards flew"


@pytest.mark.slow
def test_a_chosen_card_that_arrives_is_drawn_to_its_edges(open_app: Open) -> None:
    """Keys have chosen a card that is still on its way into the fan: it lands where it stands out."""
    app = open_app(size=(1024, 600))
    setup = MatchSetup(variant="briscola", players=2, opponents=regulars(2, levels=("easy",)))
    scene = PlayScene(app, HostedSeat(MatchHost(setup, deals=SeededDeals(3), seeds=["1"])), on_leave=app.quit)
    app.push(scene)
    landed = 0
    for frame in range(300):
        hand = scene.hand
        if scene.flow.next_step is NextStep.OWN_CUT:
            scene.flow.cut(None, "")
        elif scene.flow.next_step is NextStep.OWN_MOVE and frame % 20 == 0:
            scene.act(scene.seat.view.legal[0])
        chosen = next((code for code in hand.codes if code in hand.absent), None)
        if chosen is not None:
            scene.group.focus(hand)
            hand.cursor = chosen
        app.tick(FRAME)
        landed += chosen is not None and chosen in hand.codes and chosen not in hand.absent
        assert pygame.image.tobytes(app.screen, "RGB") == whole(app), f"frame {frame}: {scene.flow.event}"
    assert landed > 1
