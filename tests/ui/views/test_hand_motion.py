"""Cards of a hand between their rest and their aim."""

from briscola.ui.layout.geometry import Pose
from briscola.ui.views.hand_motion import LIFT_TIME, RAISE, HandMotion

HAND = ("1C", "4D")
REST, LIFTED = Pose(100, 500, 200, 0), Pose(100, 400, 220, 0)


def test_a_card_that_comes_back_in_another_hand_is_not_lifted_yet() -> None:
    motion = HandMotion(1.0, still=False)
    motion.drop("1C", (30, -40))
    motion.update(HAND, "4D", None, LIFT_TIME)
    motion.keep(["4D"])
    assert motion.lift("1C") == 0 and not motion.falling("1C")
    assert motion.lift("4D") == 1


def test_an_advised_card_stands_out_unless_the_pointer_lifts_it() -> None:
    motion = HandMotion(1.0, still=True)
    motion.update(HAND, None, "1C", 0.1)
    assert motion.pose("1C", HAND, REST, LIFTED).y == REST.y - RAISE * REST.height
    motion.update(HAND, "1C", "1C", 0.1)
    assert motion.pose("1C", HAND, REST, LIFTED).y == LIFTED.y
