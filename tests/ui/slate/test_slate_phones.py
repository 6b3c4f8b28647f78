"""The slate of a window on phones: they are let in by two digits, and all see who wrote last."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from briscola.capabilities.slate.window.page import SlatePage
from briscola.pages.messages.from_page import Do, GoAway
from briscola.pages.messages.to_page import Confirm
from briscola.pages.phones.window_phones import WindowPhones
from briscola.pages.server.page_server import PAGES
from briscola.ui.app import App
from briscola.ui.scenes.error_page import ErrorPage, Exit
from briscola.ui.scenes.phones.phone_sheet import PhoneSheet
from tests.pages.phone import PATIENCE, Phone
from tests.ui.driver import Driver
from tests.ui.slate import evenings_kept as slates

HERE = "127.0.0.1"


class Room:
    """A window with a slate, and the phones of the people round it."""

    def __init__(self, app: App, folder: Path) -> None:
        self.scene = slates.opened(app, folder, slates.evening(slates.PAIRS, ()))
        self.scene.address = HERE
        self.hands, self.phones = Driver(app), list[Phone]()
        self.hands.frame()

    def let_in(self) -> Phone:
        """One more phone, let in at the sheet."""
        self.hands.click_on("phones")
        self.hands.frame()
        sheet = self.hands.on_top(PhoneSheet)
        self.hands.click_on(f"phone-{len(self.phones) + 1}")
        self.frames_until(lambda: sheet.admission.link)
        phone = Phone(sheet.admission.link, self.hands.frame)
        self.phones.append(phone)
        phone.until(lambda phone: phone.digits and sheet.admission.claim)
        assert phone.slate is None, "nothing is shown before the digits are compared"
        self.hands.frame()
        self.hands.click_on("yes")
        phone.until(lambda phone: phone.slate)
        self.hands.click_on("done")
        self.hands.frame()
        return phone

    def frames_until(self, done: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.hands.frame()
            if done():
                return
            time.sleep(0.001)
        raise AssertionError("that moment never comes")

    @property
    def strokes(self) -> list[int]:
        """The strokes in the window."""
        return [line.strokes for line in self.scene.score]


def strokes(phone: Phone) -> list[int]:
    return [] if phone.slate is None else [line.strokes for line in phone.slate.lines]


@pytest.fixture
def room(app: App, tmp_path: Path) -> Iterator[Room]:
    found = Room(app, tmp_path)
    yield found
    for phone in found.phones:
        phone.close()
    found.scene.leave()


def choose(phone: Phone, choice: str) -> None:
    assert phone.slate is not None
    phone.say(Do(n=len(phone.heard), at=phone.slate.at, choice=choice))


def test_window_and_phones_write_on_one_slate(room: Room) -> None:
    first, second = room.let_in(), room.let_in()
    (said,) = (message.sentence for message in first.told if isinstance(message, Confirm))
    assert "the slate comes here" in said
    assert not room.hands.control("take-back").enabled
    choose(first, "side-1-0")
    second.until(lambda phone: strokes(phone) == [0, 1])
    room.hands.frame()
    assert room.strokes == [0, 1] and isinstance(room.hands.top, SlatePage)
    assert room.hands.control("take-back").enabled, "the window shows what was written on a phone"
    room.hands.click_on("answer-0")
    room.hands.frame()
    for phone in (first, second):
        phone.until(lambda phone: strokes(phone) == [1, 1])
    choose(second, "back")
    first.until(lambda phone: strokes(phone) == [0, 1])
    assert room.strokes == [0, 1]


def test_a_page_that_is_loaded_anew_is_at_its_slate_and_one_sent_away_is_not(room: Room) -> None:
    phone = room.let_in()
    phone.slate = None
    phone.open()
    phone.until(lambda phone: phone.slate)
    room.hands.click_on("phones")
    room.hands.frame()
    room.hands.click_on("phone-1")
    phone.until(lambda phone: phone.gone)
    assert phone.gone == "sent_away"
    phone.open()
    phone.until(lambda phone: phone.gone)
    assert phone.gone == "secret"


def comes(admission: WindowPhones[Any]) -> None:
    """Wait for a step that the window has to take, and take none."""
    end = time.monotonic() + PATIENCE
    while not admission._steps:
        assert time.monotonic() < end
        time.sleep(0.001)


def test_what_comes_from_a_phone_that_is_sent_away_in_the_same_moment_is_dropped(room: Room) -> None:
    phone, other = room.let_in(), room.let_in()
    admission = room.scene.phones.admission
    assert admission is not None
    choose(phone, "side-1-0")
    comes(admission)
    admission.take_back(1)
    phone.until(lambda phone: phone.gone)
    assert room.strokes == [0, 0] and phone.gone == "sent_away"
    other.open()
    other.slate = None
    while not any(getattr(step, "func", None) == admission._begin for step in admission._steps):
        comes(admission)
        admission._steps.popleft()()
        comes(admission)
    admission.take_back(2)
    other.until(lambda phone: phone.gone)
    assert other.gone == "sent_away" and other.slate is None, "it was let in a moment too late"


def test_a_phone_whose_page_is_closed_is_not_there_and_a_new_one_begins_to_count(room: Room) -> None:
    phone = room.let_in()
    admission = room.scene.phones.admission
    assert admission is not None and admission.people[0].connected
    phone.close()
    room.frames_until(lambda: not admission.people[0].connected)
    phone.open()
    room.frames_until(lambda: admission.people[0].connected)
    choose(phone, "side-1-0")
    phone.until(lambda phone: strokes(phone) == [0, 1])
    phone.say(GoAway(n=9))
    phone.until(lambda phone: phone.gone == "left")
    assert 9 in phone.heard, "its browser says nothing anew"
    room.phones.clear()
    other = room.let_in()
    assert other.heard[0] == 0, "nothing of hers has arrived yet"


def test_a_phone_that_goes_makes_room_and_whoever_leaves_the_slate_closes_all_pages(room: Room) -> None:
    phone = room.let_in()
    phone.say(GoAway(n=1))
    phone.until(lambda phone: phone.gone == "left")
    room.phones.clear()
    other = room.let_in()
    room.scene.leave()
    other.until(lambda phone: phone.gone == "closed")


def test_after_a_mistake_of_ours_all_pages_are_closed(room: Room) -> None:
    """Nobody would hear what is pressed there."""
    phone, app = room.let_in(), room.hands.app
    app.begin_anew(page := ErrorPage(app, ["Oh."], (Exit.TITLE, Exit.CLOSE)))
    phone.until(lambda phone: phone.gone == "closed")
    assert app.scenes == [page] and not app.heartbeats


def refused(link: str) -> list[str]:
    """Reasons for strangers with a link, one more than there is room for, until one of them is refused."""
    with ExitStack() as opened:
        strangers = [Phone(link, lambda: None) for _each in range(PAGES.an_address + 1)]
        for phone in strangers:
            opened.callback(phone.close)
        ends = time.monotonic() + PATIENCE
        while not any(phone.gone for phone in strangers):  # before the window has looked
            assert time.monotonic() < ends, "everybody has a place"
            for phone in strangers:
                phone.hear()
        return [phone.gone for phone in strangers if phone.gone]


def test_a_word_that_is_used_up_holds_no_place_among_strangers(room: Room) -> None:
    assert refused(room.let_in().link) == ["too_many"]


def test_a_word_that_is_withdrawn_holds_no_place_among_strangers(room: Room) -> None:
    room.hands.click_on("phones")
    room.hands.frame()
    sheet = room.hands.on_top(PhoneSheet)
    room.hands.click_on("phone-1")
    room.frames_until(lambda: sheet.admission.link)
    link = sheet.admission.link
    sheet.admission.withdraw()
    assert refused(link) == ["too_many"]
