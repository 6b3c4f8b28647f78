"""Won cards: a small pile is neat, a large one high and untidy, and no card of it ever moves."""

from briscola.client.view import View
from briscola.engine.cards import cards
from briscola.engine.events import TrickTaken
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.ui.animation.choreography import choreograph
from briscola.ui.animation.choreography_deal import Transition
from briscola.ui.animation.motion import pace
from briscola.ui.layout.card_spots import sample_means
from briscola.ui.layout.geometry import Pose, bounds
from briscola.ui.layout.table_layout import Layout

PILE = Pose(500, 500, 120, 94)


def test_cards_lie_where_they_lay_when_more_come() -> None:
    assert sample_means(PILE, 0, 40)[:6] == sample_means(PILE, 0, 6)


def test_two_piles_do_not_look_alike() -> None:
    assert sample_means(PILE, 0, 12) != sample_means(PILE, 1, 12)


def test_a_pile_grows_higher_and_more_ragged() -> None:
    def height(count: int) -> int:
        return bounds(sample_means(PILE, 3, count), 0.61).height

    def turned(first: int, last: int) -> float:
        return max(abs(pose.angle - PILE.angle) for pose in sample_means(PILE, 3, last)[first:])

    assert height(2) < height(10) < height(20) < height(40)
    assert turned(0, 4) < 3 < turned(20, 40)


def test_no_card_slides_off() -> None:
    """The lowest lies on its place, every card over the middle of it; the pile rises away from its words."""
    for seed in range(5):
        poses = sample_means(PILE, seed, 40)
        assert all(pose.holds((PILE.x, pose.y), 0.61) and abs(pose.x - PILE.x) < 8 for pose in poses)
        assert bounds(poses, 0.61).bottom <= bounds([PILE], 0.61).bottom + 4
        assert bounds([PILE], 0.61).top - bounds(poses, 0.61).top < 0.4 * PILE.height


def test_a_trick_flies_to_the_very_place_where_its_cards_lie_afterwards() -> None:
    """Partners' tricks go to one pile: what both have taken lies below."""
    rules = make_rules("briscola", 4)
    layout = Layout((1280, 800), range(4), 3, partners=True)
    trick = tuple(TableCard(place, card) for place, card in enumerate(cards("1C 3C RC 2C")))
    before = View(rules=rules, hands=((),) * 4, table=trick, captured=(8, 0, 4, 0), points=(0,) * 4)
    taken = choreograph(
        TrickTaken(winner=0, points=25),
        Transition(before=before, after=before, layout=layout, pace=pace("normal")),
    )
    owner = layout.pile_owner(0)
    assert [motion.end for motion in taken.motions] == list(
        sample_means(layout.seats[owner].pile, owner, 16)[12:]
    )
