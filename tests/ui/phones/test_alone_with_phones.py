"""Somebody plays alone at the computer, and has her cards on a phone, which Play with friends offers."""

from pathlib import Path
from random import Random

import pytest

from briscola.engine.events import MatchEnded
from briscola.pages import page_visit
from briscola.ui.scenes.phones.phone_sheet import PhoneSheet
from briscola.ui.scenes.play.scene import PlayScene
from tests.pages.phone import Phone
from tests.ui.friends.at_table import CALM
from tests.ui.people.test_people import Home

pytestmark = pytest.mark.slow


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path, **CALM)


def frames(home: Home, kind: type) -> None:
    """Let frames pass until a scene of that kind is on top."""
    for _ in range(600):
        if isinstance(home.app.top, kind):
            return
        home.frame()
    raise AssertionError(f"{kind.__name__} does not come: {home.app.scenes}")


def test_somebody_alone_takes_her_cards_to_a_phone(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_visit, "MESSAGES_FROM_PAGE", 10_000)  # frames follow each other at once
    home.navigator.start_with_phones(home.navigator.last_match())
    frames(home, PhoneSheet)
    phones = home.navigator.phones
    assert phones is not None
    phones.address = "127.0.0.1"
    sheet = home.on_top(PhoneSheet)
    home.click_on("phone-0")
    while not sheet.desk.link:
        home.frame()
    phone = Phone(sheet.desk.link, home.frame)
    phone.until(lambda phone: phone.digits and sheet.desk.claim)
    home.frame()
    home.click_on("yes")
    phone.until(lambda phone: phone.state is not None)
    chance = Random(3)
    seat = home.navigator.active_match.seat
    assert seat is not None
    for _ in range(8000):
        home.frame()
        phone.hear()
        top = home.app.top
        if isinstance(top, PlayScene):
            assert top.seat.looks_on and not any(top.hand.codes), "her cards are on the phone alone"
        if any(isinstance(event, MatchEnded) for event in seat.host.table.log):
            break
        if phone.choices:
            phone.choose(chance)
    assert any(isinstance(event, MatchEnded) for event in seat.host.table.log)
    phone.close()
