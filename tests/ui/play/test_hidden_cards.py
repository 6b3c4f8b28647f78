"""At one screen nobody sees a card that is not hers: the same match in another truth looks the same."""

from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from briscola.client.host.recorder import Unrecorded
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
from briscola.engine.variants import make_rules
from briscola.table.table import Phase, RefereedTable
from briscola.ui.scenes.play import curtain
from briscola.ui.scenes.play.curtain import Curtain
from tests.client.table_of_people import TableOfPeople, several
from tests.tries import Tries
from tests.ui.any_match import any_matches
from tests.ui.rigged import RiggedTable
from tests.ui.shared_program import Match
from tests.ui.shared_table import SharedRobot, SharedTable, shared_setup
from tests.ui.two_truths import check_match

pytestmark = pytest.mark.usefixtures("every_frame")


@pytest.mark.slow
def test_every_frame_is_the_same_with_the_hidden_cards_exchanged(tmp_path: Path) -> None:
    match = Match(setup=shared_setup("chiamata", 5, (0, 1, 3)), seed=2, kept=True, kills=(5,), most=10)
    (compared,) = check_match(match, tmp_path, Random(4), truths=1)
    assert compared.cards >= 2 and compared.frames > 20


@pytest.mark.slow
def test_every_frame_of_any_match_is_the_same_with_the_hidden_cards_exchanged(
    tmp_path: Path, tries: Tries
) -> None:
    for match, chance in any_matches(tries(1)):
        (compared,) = check_match(match, tmp_path, chance, truths=1, done=tries.found)
        tries.found.update({"looks alike": compared.looks, "frames alike": compared.frames})
        tries.found.update({"cards exchanged": compared.cards, f"matches of {match.setup.variant}": 1})


@pytest.mark.slow
def test_a_word_on_the_curtain_that_tells_of_a_card_is_noticed(tmp_path: Path) -> None:
    def told(setup: MatchSetup, seat: int) -> str:
        now = RiggedTable.story.table
        hands = () if now is None or now.phase is not Phase.PLAY else (now.view(0).hand, now.view(1).hand)
        return " ".join([setup.name(seat), *(card.code for hand in hands for card in hand)])

    match = Match(setup=shared_setup("briscola", 2, (0, 1)), seed=2, most=8)
    with (
        patch.object(curtain, "shown_name", told),
        pytest.raises(AssertionError, match="look"),
    ):
        check_match(match, tmp_path, Random(1), truths=4)


def in_the_middle() -> RefereedTable:
    """A table at which two people have begun a hand."""
    people = TableOfPeople(several(make_rules("briscola", 2), (0, 1)), seed=3)
    while people.host.table.phase is not Phase.PLAY or len(people.host.table.view(ME).tricks) < 2:
        people.step()
    return people.host.table


def test_of_a_hand_taken_up_again_not_a_frame_is_shown_before_somebody_opens_the_curtain() -> None:
    shared = SharedTable(
        shared_setup("briscola", 2, (0, 1)), table=in_the_middle(), recorder=Unrecorded(), speed="calm"
    )
    assert isinstance(shared.app.top, Curtain)


@pytest.mark.slow
def test_who_takes_back_at_the_next_ones_curtain_opens_a_curtain_first() -> None:
    """The next person may have pressed: the hand of the one before is not shown to her."""
    shared = SharedTable(shared_setup("briscola", 2, (0, 1)), table=in_the_middle(), recorder=Unrecorded())
    robot = SharedRobot(shared, seed=1)
    robot.until(lambda: robot.asked and robot.top is robot.scene)
    before, robot.opens = shared.scene, False
    before.act(before.seat.view.legal[0])
    robot.to_curtain()
    robot.click_on("undo")
    curtain = robot.top
    assert isinstance(curtain, Curtain) and curtain.name == before.match_setup.player
    assert before.seat.next_step is NextStep.ANOTHER
    robot.at_curtain(curtain)
    assert shared.app.scenes == [before] and robot.asked and len(before.seat.view.table) == 0
