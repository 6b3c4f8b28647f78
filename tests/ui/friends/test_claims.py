"""A friend's phone is gone for long: somebody with the game asks for the seat, and the host is asked."""

import pytest

from briscola.client.friends import stand_ins
from briscola.client.friends.friends import Friends
from briscola.engine.variants import make_rules
from briscola.pages import page_guest
from briscola.pages.page_messages import GoAway
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.phones.phone_sheet import PhoneSheet
from briscola.ui.scenes.play.scene import PlayScene
from tests.client.friends.evening import setup_of
from tests.ui.friends.at_table import FriendsHome
from tests.ui.friends.test_friends_with_phones import let_in

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits two minutes."""
    monkeypatch.setattr(page_guest, "RELOAD_SECONDS", 0.01)
    monkeypatch.setattr(stand_ins, "CLAIM_SECONDS", 0.5)


def phone_is_gone(home: FriendsHome) -> PlayScene:
    """The host plays with Bruno at a phone, who leaves in the first hand."""
    home.opens_friends()
    home.friends.open_table(setup_of(make_rules("briscola", 2), 2, winning_hands=5))
    home.shows(TablePage)
    home.click_on("phone-1")
    home.shows(PhoneSheet)
    phone = let_in(home, 1, "Bruno")
    home.click_on("done")
    home.shows(TablePage)
    home.is_there("go")
    home.click_on("go")
    home.shows(PlayScene)
    scene = home.app.top
    assert isinstance(scene, PlayScene)
    phone.say(GoAway())  # so nobody waits a minute for her
    phone.until(lambda phone: phone.gone)
    phone.close()
    return scene


def asks_for_the_seat(home: FriendsHome) -> Friends:
    """Carla comes with her game, and asks for Bruno's seat."""
    carla, table = home.friend("Carla"), home.friends.table
    assert table is not None
    carla.join(table.code, table.addresses, table.port)
    home.until(lambda: carla.table is not None and carla.table.roster[1].claimable)
    carla.sit(1)
    home.shows(Dialog)
    return carla


def test_the_host_is_asked_and_the_guest_plays_from_the_next_deal(home: FriendsHome) -> None:
    scene = phone_is_gone(home)
    carla = asks_for_the_seat(home)
    dialog = home.app.top
    assert isinstance(dialog, Dialog) and dialog.title() == "A seat for Carla?"
    assert "The line of Bruno has been lost" in dialog.text()
    home.click_on("yes")
    home.until(lambda: carla.table is not None and carla.table.roster[1].agreed)
    assert home.app.top is scene
    home.play_on(lambda: carla.seat is not None)
    assert carla.table is not None and carla.table.own == 1
    assert "Carla" in [player.name for player in scene.seat.setup.occupants]
    home.play_on(lambda: scene.seat.hand > 2)


def test_a_question_goes_away_with_whoever_has_asked(home: FriendsHome) -> None:
    scene = phone_is_gone(home)
    carla = asks_for_the_seat(home)
    carla.leave()
    home.until(lambda: home.app.top is scene)
