"""Several people at one computer: each plays on a table of her own, with the curtain between."""

import pytest

from briscola.engine.events import HandEnded, MatchEnded
from tests.ui.shared_table import SharedRobot, SharedTable, shared_setup


@pytest.mark.parametrize(
    ("variant", "players", "people"),
    [
        ("briscola", 2, (0, 1)),
        ("briscola", 4, (0, 1, 2, 3)),
        ("chiamata", 5, (0, 2, 3)),
        ("briscola", 6, (0, 1, 2, 3, 4, 5)),
    ],
)
def test_people_at_one_screen_play_a_match_to_its_end(
    variant: str, players: int, people: tuple[int, ...]
) -> None:
    table = SharedTable(shared_setup(variant, players, people))
    robot = SharedRobot(table, seed=3)
    robot.play_match()
    assert any(isinstance(event, MatchEnded) for event in table.host.table.log)
    hands = sum(isinstance(event, HandEnded) for event in table.host.table.log)
    assert len(robot.opened) > 4 * hands
    table.app.close()
