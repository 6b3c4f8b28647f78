"""A host that has lost moves, as her disk was full: the window says so, and shows the earlier table."""

import pytest

from briscola.engine.variants import make_rules
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.play.scene import PlayScene
from tests.client.friends.evening import setup_of
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow


def test_a_sheet_says_how_many_cards_are_taken_back_over_the_table_as_it_was(home: FriendsHome) -> None:
    carla = home.friend("Carla")
    carla.open_table(setup_of(make_rules("briscola", 2, {}), 2, winning_hands=3))
    home.until(lambda: carla.table is not None)
    home.opens_friends()
    table = carla.table
    assert table is not None
    home.friends.join(table.code, table.addresses, table.port)
    home.shows(TablePage)
    home.click_on("sit-1")

    def knocking() -> list[str]:
        return [guest.key for guest in carla.table.knocking] if carla.table else []

    home.until(lambda: bool(knocking()))
    carla.own.let_in(knocking()[0], True)
    home.is_there("go")
    home.click_on("go")
    home.begins(carla)
    home.shows(PlayScene)
    first = home.app.top
    assert isinstance(first, PlayScene)
    home.play_on(lambda: first.view is not None and first.view.tricks >= 5)
    carla.close()
    home.others.remove(carla)
    (record,) = (home.folder / "others" / "Carla" / "friends").glob("*.jsonl")
    lines = record.read_bytes().splitlines(keepends=True)
    second_trick = [n for n, line in enumerate(lines) if line.startswith(b'{"event":"trick"')][1]
    taken_back = sum(line.startswith(b'{"event":"play"') for line in lines[second_trick + 3 :])
    record.write_bytes(b"".join(lines[: second_trick + 3]))
    home.friend("Carla").reopen()
    home.shows(Dialog)
    told = home.app.top
    assert isinstance(told, Dialog)
    assert "had to begin anew" in told.text() and f"The last {taken_back} cards" in told.text()
    home.click_on("yes")
    home.shows(PlayScene)
    scene = home.app.top
    assert isinstance(scene, PlayScene) and scene is not first
    home.until(lambda: scene.view is not None and scene.view.tricks == 2)
    home.play_on(lambda: scene.view is not None and scene.view.tricks > 5)
