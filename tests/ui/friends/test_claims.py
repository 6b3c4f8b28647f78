"""A friend's phone is gone for long: somebody with the game asks for the seat, and the host is asked."""

import pytest

from briscola.client.friends import stand_ins
from briscola.client.friends.friends import Friends
from briscola.pages import page_guest
from briscola.pages.page_messages import GoAway
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.friends.at_table import FriendsHome
from tests.ui.friends.test_friends_with_phones import with_phones

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits two minutes."""
    monkeypatch.setattr(page_guest, "RELOAD_SECONDS", 0.01)
    monkeypatch.setattr(stand_ins, "CLAIM_SECONDS", 0.5)


def phone_is_gone(home: FriendsHome) -> PlayScene:
    """The host plays with Bruno at a phone, who leaves in the first hand."""
    (phone,) = with_phones(home, 2, "Bruno", hands=5)
    home.click_on("done")
    scene = home.goes()
    phone.say(GoAway())  # so nobody waits a minute for her
    phone.until(lambda phone: phone.gone)
    phone.close()
    return scene


def asks_for_the_seat(home: FriendsHome) -> Friends:
    """Carla comes with her game, and asks for Bruno's seat."""
    carla = home.comes("Carla")
    home.until(lambda: carla.table is not None and carla.table.roster[1].claimable)
    carla.sit(1)
    home.shows(Dialog)
    return carla


def test_the_host_is_asked_and_the_guest_plays_from_the_next_deal(home: FriendsHome) -> None:
    scene = phone_is_gone(home)
    carla = asks_for_the_seat(home)
    dialog = home.on_top(Dialog)
    assert dialog.title() == "A seat for Carla?"
    assert "The line of Bruno has been lost" in dialog.text()
    home.click_on("yes")
    home.until(lambda: carla.table is not None and carla.table.roster[1].agreed)
    assert home.top is scene
    home.play_on(lambda: carla.seat is not None)
    assert carla.table is not None and carla.table.own == 1
    assert "Carla" in [player.name for player in scene.seat.setup.occupants]
    home.play_on(lambda: scene.seat.hand > 2)


def test_a_question_goes_away_with_whoever_has_asked(home: FriendsHome) -> None:
    scene = phone_is_gone(home)
    carla = asks_for_the_seat(home)
    carla.leave()
    home.until(lambda: home.app.top is scene)
