"""At the table: the rest is mine, and last cards that play themselves (R-REST)."""

from collections.abc import Callable
from random import Random

import pygame
import pytest

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.seat_control import NextStep
from briscola.commands.autopilot import Unsalted
from briscola.deals import SeededDeals
from briscola.engine.actions import Play
from briscola.engine.events import Event, Played
from briscola.engine.observation import Observation
from briscola.engine.rules import OptionValue
from briscola.players.levels import make_player
from briscola.players.search.claim import judge_claim
from briscola.ui.app import App
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.play.scene import PlayScene
from tests.client.seat_steps import host_of, step_without_choice
from tests.ui.driver import control
from tests.ui.robot import Robot, plain_settings

pytestmark = pytest.mark.usefixtures("no_screen")
ALL_DEALT: dict[str, OptionValue] = {"deal_all": True}


def late_in(
    raster: Raster,
    wanted: Callable[[Observation], bool],
    variant: str = "prini",
    players: int = 2,
    options: dict[str, OptionValue] | None = None,
    **settings: object,
) -> Robot:
    """A robot at a table whose first hand is at the first moment that is wanted, of the first deals."""
    for seed in range(1, 40):
        seat = _played_until(wanted, variant, players, ALL_DEALT if options is None else options, seed)
        if seat is not None:
            app = App(settings=plain_settings(**settings), size=(1024, 600), sound=False, raster=raster)
            scene = PlayScene(app, seat, on_leave=app.quit)
            scene.salt = Unsalted()
            app.push(scene)
            robot = Robot(app, scene, seed=seed)
            robot.until_asked()
            return robot
    raise AssertionError("no such moment in forty hands")


def _played_until(
    wanted: Callable[[Observation], bool],
    variant: str,
    players: int,
    options: dict[str, OptionValue],
    seed: int,
) -> HostedSeat | None:
    setup = MatchSetup(
        variant=variant,
        players=players,
        options=options,
        winning_hands=3,
        opponents=regulars(players, ("random",)),
    )
    others = [make_player("random", seed=seed, seat=seat) for seat in range(1, players)]
    seat = HostedSeat(MatchHost(setup, deals=SeededDeals(seed), players=others))
    seat.begin_match()
    random, hands = Random(seed), 0
    while True:
        next_step = seat.next_step
        if next_step is NextStep.HAND:
            hands += 1
            if hands > 1:
                return None
            seat.begin_hand()
        elif next_step is NextStep.OWN_MOVE:
            view = seat.view
            if wanted(view):
                return seat
            plays = [action for action in view.legal if isinstance(action, Play)]
            strength = view.rules.ranking.strength
            low = min(plays, key=lambda p: (p.card.suit is view.trumps, strength[p.card]), default=None)
            seat.choose(low or random.choice(view.legal))
        elif next_step is NextStep.MATCH:
            return None
        elif not step_without_choice(seat):
            asked = seat.host.table.asked
            assert asked is not None
            seat.choose(seat.host.computer(asked.seat).choose(asked.view))


def leads(view: Observation, cards: int) -> bool:
    return not view.table and len(view.hand) == cards


def provable(view: Observation) -> bool:
    return leads(view, 4) and judge_claim(view).proved


def doubtful(view: Observation) -> bool:
    return leads(view, 4) and judge_claim(view).danger is not None


def wait(robot: Robot, seconds: float) -> None:
    """Let time pass in long steps."""
    for _ in range(round(seconds * 10)):
        for event in pygame.event.get():
            robot.app.dispatch(event)
        robot.app.tick(0.1)


def plays(robot: Robot) -> list[Event]:
    return [event for event in host_of(robot.scene.seat).table.log if isinstance(event, Played)]


def said(robot: Robot) -> str:
    note = robot.scene.over.notes.note
    return "" if note is None else note[0]


def offered(robot: Robot) -> bool:
    return any(widget.name == "claim" for widget in robot.scene.group.widgets)


def test_a_proved_claim_plays_the_persons_cards_and_asks_the_others_for_theirs(raster: Raster) -> None:
    """R-REST-8: the log holds the plays of all and nothing else."""
    robot = late_in(raster, provable)
    before = len(plays(robot))
    robot.click_on("claim")
    assert said(robot) == "The rest is yours"
    for _ in range(100):
        wait(robot, 0.1)
        if len(plays(robot)) == before + 8:
            break
    done = plays(robot)[before:]
    assert [event.seat for event in done if isinstance(event, Played)] == [0, 1] * 4
    assert all(type(event) is Played for event in done)
    robot.app.close()


def test_a_claim_that_could_go_wrong_is_refused_with_a_card_and_nothing_is_played(raster: Raster) -> None:
    robot = late_in(raster, doubtful)  # R-REST-5
    before = len(plays(robot))
    robot.key(pygame.K_r, "r")
    assert said(robot).endswith("could still go wrong") and said(robot).startswith("The ")
    wait(robot, 2)
    assert len(plays(robot)) == before
    robot.app.close()


def test_without_hints_a_refusal_names_no_card_and_the_hand_has_no_second_claim(raster: Raster) -> None:
    """R-REST-5: the button counts trumps for nobody."""
    robot = late_in(raster, doubtful, hints=False)
    button = control(robot.scene, "claim")
    assert button.tip.endswith("you may say it once a hand.")
    robot.click_on("claim")
    assert said(robot) == "Not certain yet"
    wait(robot, 0.5)
    assert not offered(robot)
    for _ in range(2):
        robot.key(pygame.K_r, "r")
        assert said(robot) == "Without hints you may say it once a hand."
    robot.scene.over.clear()
    robot.key(pygame.K_r, "r")
    assert said(robot) == "Without hints you may say it once a hand.", "taking back opens no second one"
    robot.app.close()


def test_with_hints_one_may_ask_again(raster: Raster) -> None:
    robot = late_in(raster, doubtful)
    for _ in range(2):
        robot.key(pygame.K_r, "r")
        assert said(robot).endswith("could still go wrong")
    assert offered(robot)
    robot.app.close()


def test_without_hints_a_proved_claim_is_as_good(raster: Raster) -> None:
    robot = late_in(raster, provable, hints=False)
    robot.key(pygame.K_r, "r")
    assert said(robot) == "The rest is yours"
    robot.app.close()


def test_the_button_depends_on_what_all_can_see(raster: Raster) -> None:
    """It is there for a good hand and for a bad one, and not before the last tricks."""
    for wanted in (provable, doubtful):
        robot = late_in(raster, wanted)
        assert offered(robot)
        robot.app.close()
    robot = late_in(raster, lambda view: leads(view, 8))
    assert not offered(robot)
    robot.app.close()


def test_a_choice_taken_back_takes_the_claim_back(raster: Raster) -> None:
    robot = late_in(raster, provable)
    robot.scene.over.last_cards.claim()
    robot.scene.over.clear()
    before = len(plays(robot))
    wait(robot, 2)
    assert len(plays(robot)) == before
    robot.app.close()


def last_one(view: Observation) -> bool:
    return leads(view, 1)


def test_the_last_card_plays_itself_after_a_moment(raster: Raster) -> None:
    robot = late_in(raster, last_one)
    before = len(plays(robot))
    wait(robot, 0.1)
    assert len(plays(robot)) == before, "it is still seen in the hand"
    wait(robot, 1.0)
    assert len(plays(robot)) == before + 2
    robot.app.close()


@pytest.mark.slow
def test_who_wants_to_play_the_last_card_himself_may(raster: Raster) -> None:
    robot = late_in(raster, last_one, last_card=False)
    before = len(plays(robot))
    wait(robot, 1.5)
    assert len(plays(robot)) == before
    robot.app.close()


@pytest.mark.slow
def test_a_card_does_not_play_itself_while_a_sheet_is_read_or_the_person_is_elsewhere(raster: Raster) -> None:
    robot = late_in(raster, last_one)
    before = len(plays(robot))
    robot.key(pygame.K_l, "l")
    wait(robot, 1.5)
    assert len(plays(robot)) == before
    robot.key(pygame.K_ESCAPE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    wait(robot, 1.5)
    assert len(plays(robot)) == before
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    wait(robot, 1.5)
    assert len(plays(robot)) == before + 2
    robot.app.close()
