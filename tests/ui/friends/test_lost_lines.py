"""A host that has lost moves, as her disk was full: the window says so, and shows the earlier table."""

import pytest

from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow


def test_a_sheet_says_how_many_cards_are_taken_back_over_the_table_as_it_was(home: FriendsHome) -> None:
    carla = home.host("Carla", hands=3)
    home.joins(carla)
    home.click_on("sit-1")
    first = home.sits_down_at(carla)
    home.play_on(lambda: first.view is not None and first.view.tricks >= 5)
    carla.close()
    home.others.remove(carla)
    (record,) = (home.folder / "others" / "Carla" / "friends").glob("*.jsonl")
    lines = record.read_bytes().splitlines(keepends=True)
    second_trick = [n for n, line in enumerate(lines) if line.startswith(b'{"event":"trick"')][1]
    taken_back = sum(line.startswith(b'{"event":"play"') for line in lines[second_trick + 3 :])
    record.write_bytes(b"".join(lines[: second_trick + 3]))
    home.friend("Carla").reopen()
    told = home.shows(Dialog)
    assert "had to begin anew" in told.text() and f"The last {taken_back} cards" in told.text()
    home.click_on("yes")
    scene = home.shows(PlayScene)
    assert scene is not first
    home.until(lambda: scene.view is not None and scene.view.tricks == 2)
    home.play_on(lambda: scene.view is not None and scene.view.tricks > 5)
