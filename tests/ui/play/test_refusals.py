"""A card that may not be played: the engine says why, whatever rule it is."""

from dataclasses import replace

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.seat_control import NextStep
from briscola.deals import SeededDeals
from briscola.engine.actions import Action, IllegalAction, Play
from briscola.engine.cards import card
from briscola.engine.stages.tricks import Tricks
from briscola.engine.state import State
from briscola.i18n.refusal_words import refusal_text
from briscola.players.levels import make_player
from briscola.table import Table
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.conftest import Open
from tests.ui.robot import Robot, table_for


class LowestFirst(IllegalAction):
    """A house rule that nobody has a sentence for: of the hand only the first card may be played."""


class Orderly(Tricks):
    """The tricks of such a house."""

    def legal(self, state: State) -> tuple[Action, ...]:
        return super().legal(state)[:1]

    def refusal(self, state: State, action: Action) -> IllegalAction:
        del state, action
        return LowestFirst("only the first card of the hand may be played")


def asked(robot: Robot) -> PlayScene:
    """The scene, once the person may play and some card of his may not be played."""
    scene = robot.scene
    for _ in range(5000):
        robot.frame()
        if scene.flow.next_step is NextStep.OWN_MOVE and scene.hand.allowed:
            if any(scene.hand.forbids(code) for code in scene.hand.codes):
                return scene
            robot.throw_card()
        elif scene.flow.next_step is NextStep.OWN_CUT:
            robot.decide()
        elif not scene.flow.timeline.running:
            continue
        else:
            scene.flow.skip()
    raise AssertionError("every card may be played")


def refused(robot: Robot) -> tuple[str, IllegalAction]:
    """What the window writes when a forbidden card is touched, and what the engine says of it."""
    scene = asked(robot)
    code = next(code for code in scene.hand.codes if scene.hand.forbids(code))
    robot.click(robot.spot(code))
    robot.frame()
    assert scene.over.notes.refused is not None and scene.over.notes.refused[0] == code
    why = scene.seat.refusal(Play(card=card(code)))
    assert why is not None
    return scene.over.notes.refused[1], why


def test_who_must_follow_suit_is_told_which(raster: Raster) -> None:
    """V-PR-1."""
    app, scene = table_for("prini", 2, {}, raster=raster)
    written, why = refused(Robot(app, scene, seed=2, ways=("digit",)))
    assert written == refusal_text(why) and "follow" in written
    app.close()


def test_a_new_house_rule_is_not_taken_for_the_old_one(open_app: Open) -> None:
    setup = MatchSetup(players=2, opponents=regulars(2, ("random",)))
    rules = replace(setup.rules(), stages=(Orderly(),))
    seat = HostedSeat(
        MatchHost(
            setup,
            table=Table(rules, winning_hands=1, levels=setup.levels, deals=SeededDeals(1)),
            players=[make_player("random", seed=1, seat=1)],
        )
    )
    app = open_app((1024, 600), speed="none")
    scene = PlayScene(app, seat, on_leave=app.quit)
    app.push(scene)
    written, why = refused(Robot(app, scene, seed=1, ways=("digit",)))
    assert isinstance(why, LowestFirst)
    assert written == refusal_text(why) and "follow" not in written
