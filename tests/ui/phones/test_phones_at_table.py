"""People at one computer take their cards to phones: a code, two digits, and the match goes on."""

import errno
import time
from collections.abc import Iterator, Mapping
from random import Random

import pygame
import pytest

from briscola.client.host.recorder import refused
from briscola.engine.events import NOBODY, Played, TrickTaken, TrumpCardChosen
from briscola.engine.rules import OptionValue
from briscola.pages.messages.from_page import Do, GoAway, PageBeat
from briscola.pages.messages.to_page import PageNotice
from briscola.pages.phones import seat_phones
from briscola.pages.shown.page_choices import GO_ON
from briscola.ui.scenes.phones.phone_sheet import PhoneSheet
from briscola.ui.scenes.phones.phones_at_table import PhonesAtTable
from briscola.ui.scenes.play.scene import PlayScene
from tests.pages.phone import PATIENCE, Phone
from tests.ui.driver import on_top
from tests.ui.hands import key as pressed_key
from tests.ui.robot import Robot
from tests.ui.shared_table import SharedRobot, SharedTable, shared_setup

HERE = "127.0.0.1"


class PhoneTable:
    """People at one screen whose phones are let in by clicks."""

    def __init__(
        self,
        variant: str,
        players: int,
        people: tuple[int, ...],
        options: Mapping[str, OptionValue] | None = None,
        *,
        seed: int = 1,
    ) -> None:
        self.table = SharedTable(shared_setup(variant, players, people, options), seed=seed)
        self.robot = SharedRobot(self.table, seed=1)
        self.phones = PhonesAtTable(
            self.table.app, self.table.screen.seats[0], lambda: self.table.shared, address=HERE
        )
        self.phones.shared = self.table.shared
        self.held: dict[int, Phone] = {}

    def frame(self) -> None:
        """One frame, on the screen as it is."""
        Robot.frame(self.robot)

    @property
    def sheet(self) -> PhoneSheet:
        """The sheet, which is on top."""
        return on_top(self.table.app, PhoneSheet)

    def press(self, name: str) -> None:
        """Click on a control of the sheet."""
        (widget,) = [each for each in self.sheet.group.widgets if each.name == name]
        self.robot.click(widget.rect.center)
        self.frame()

    def until_link(self) -> str:
        """The link of the code on the sheet."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.frame()
            if self.sheet.admission.link:
                return self.sheet.admission.link
            time.sleep(0.001)
        raise AssertionError("no code is shown")

    def shows_code(self, seat: int = 0) -> str:
        """Open the sheet, ask for a code for somebody; the link of it."""
        self.phones.open_sheet()
        self.press(f"phone-{seat}")
        return self.until_link()

    def comes(self, link: str, seat: int = 0) -> Phone:
        """Somebody opens a link on her phone."""
        self.held[seat] = Phone(link, self.frame)
        return self.held[seat]

    def let_in(self, *seats: int, stay: bool = False) -> Phone:
        """Let the phones of these people in, one after the other; the phone of the first.

        `stay` leaves the sheet open.
        """
        self.phones.open_sheet()
        for seat in seats:
            if self.sheet.admission.invited != seat:
                self.press(f"phone-{seat}")
            phone = self.comes(self.until_link(), seat)
            phone.until(lambda phone: phone.digits and self.sheet.admission.claim)
            assert (
                self.sheet.admission.claim is not None and phone.digits == self.sheet.admission.claim.digits
            )
            assert phone.state is None, "no card is shown before the digits are compared"
            self.frame()
            self.press("yes")
            phone.until(lambda phone: phone.secret)
        if not stay:
            self.press("done")
        return self.held[seats[0]]

    def close(self) -> None:
        """End everything."""
        for phone in self.held.values():
            phone.close()
        self.phones.close()
        self.table.app.close()


@pytest.fixture
def seated() -> Iterator[PhoneTable]:
    """Anna, Bruno and Carla at a table with a computer."""
    table = PhoneTable("briscola", 4, (0, 1, 2))
    yield table
    table.close()


def test_a_dealer_says_on_her_phone_which_card_shows_the_trumps() -> None:
    """V-SU-5."""
    seated = PhoneTable("sueca", 4, (0,), {"trump_card": "dealer"}, seed=7)
    try:
        phone = seated.let_in(0)
        log = seated.table.host.table.log
        phone.until(lambda phone: phone.state is not None and phone.state.choices)
        assert phone.state is not None and phone.state.own_turn and seated.table.host.table.dealer == 0
        assert [each.id for each in phone.state.choices] == ["trump-card bottom", "trump-card top"]
        phone.say(Do(n=1, at=phone.state.at, choice="trump-card top"))
        phone.until(lambda phone: phone.state is not None and phone.state.hand)
        (chosen,) = (event for event in log if isinstance(event, TrumpCardChosen))
        assert (chosen.seat, chosen.which, chosen.auto) == (0, "top", False)
    finally:
        seated.close()


def test_phones_play_while_the_screen_shows_the_table_for_everybody(seated: PhoneTable) -> None:
    chance = Random(1)
    seated.let_in(0, 1, 2)
    screens = set[str]()
    while sum(isinstance(event, TrickTaken) for event in seated.table.host.table.log) < 6:
        seated.frame()
        top = seated.table.app.top
        if isinstance(top, PlayScene) and seated.table.host.table.asked is not None:
            screens.add("public" if top.seat.looks_on else top.seat.setup.name(0))
            assert not (top.seat.looks_on and any(top.hand.codes)), "no card of a hand is on the screen"
        for phone in seated.held.values():
            phone.hear()
            if phone.choices:
                phone.choose(chance)
    assert screens == {"public"}


def test_what_the_window_shows_of_points_a_phone_shows_at_once(seated: PhoneTable) -> None:
    """Nobody plays meanwhile."""
    chance, log = Random(1), seated.table.host.table.log
    phone = seated.let_in(0, 1, 2)
    while not any(isinstance(event, TrickTaken) for event in log):
        seated.frame()
        for each in seated.held.values():
            each.hear()
            if each.choices:
                each.choose(chance)
    phone.until(lambda phone: phone.state is not None and phone.state.players[0].points)
    seated.table.app.change(live_points=False)
    phone.until(lambda phone: phone.state is not None and not phone.state.players[0].points)


def test_a_phone_reads_that_the_match_is_not_saved_as_long_as_it_is_not(
    seated: PhoneTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is her turn meanwhile; a page that is loaded anew is told again."""
    recorder, said = seated.table.host.recorder, "Not saved: the disk is full."
    phone = seated.let_in(0)
    phone.until(lambda phone: phone.choices)
    with monkeypatch.context() as disk:
        disk.setattr(recorder, "trouble", refused(OSError(errno.ENOSPC, "No space left on device")))
        for _page in range(2):
            phone.until(lambda phone: PageNotice(sentence=said) in phone.told)
            phone.until(lambda phone: phone.state is not None and said in phone.state.facts)
            phone.told.clear()
            phone.open()
    phone.until(lambda phone: phone.state is not None and said not in phone.state.facts)


def test_a_code_that_no_phone_reaches_names_another_address_of_the_computer(seated: PhoneTable) -> None:
    assert seated.shows_code(1).startswith(f"http://{HERE}:")
    assert not any(each.name == "address" for each in seated.sheet.group.widgets), "there is no other"
    seated.sheet.admission.addresses = ("172.17.0.1", HERE, "fd00::2")
    seated.frame()
    assert seated.sheet.admission.link.startswith("http://172.17.0.1:")
    seated.press("address")
    for key in (pygame.K_DOWN, pygame.K_RETURN):
        seated.sheet.handle(pressed_key(key))
        seated.frame()
    assert seated.sheet.admission.link.startswith(f"http://{HERE}:")
    assert seated.table.app.settings.own_address == HERE


def test_a_phone_whose_page_is_loaded_anew_has_the_same_cards(seated: PhoneTable) -> None:
    phone = seated.let_in(1)
    phone.until(lambda phone: phone.cards)
    before = phone.cards
    phone.open()
    phone.until(lambda phone: phone.cards)
    assert phone.cards == before and not phone.gone


def test_a_tab_that_was_closed_finds_its_seat_by_the_spent_link(seated: PhoneTable) -> None:
    phone = seated.let_in(1)
    phone.until(lambda phone: phone.cards)
    before, table = phone.cards, phone.table
    assert phone.name == "Bruno" and table
    phone.close()
    phone.table = ""
    phone.follow()
    phone.until(lambda phone: phone.gone)
    assert phone.gone == "word", "the word stays spent"
    assert phone.table == table, "the browser learns whose seats it may offer"
    phone.open()
    phone.until(lambda phone: phone.cards)
    assert phone.cards == before and phone.name == "Bruno"


def test_a_second_page_with_the_same_secret_closes_the_first(seated: PhoneTable) -> None:
    first = seated.let_in(1)
    second = seated.comes(first.link)
    second.secret = first.secret
    second.open()
    second.until(lambda phone: phone.cards)
    first.until(lambda phone: phone.gone)
    assert first.gone == "elsewhere" and second.cards


def test_another_evening_is_another_table(seated: PhoneTable) -> None:
    seated.let_in(0)
    other = PhoneTable("briscola", 2, (0, 1))
    tables = [seated.held[0].table, other.let_in(0).table]
    other.close()
    assert tables[0] != tables[1]


def test_what_a_phone_does_is_acknowledged_once_it_is_done(seated: PhoneTable) -> None:
    phone = seated.let_in(0)
    phone.until(lambda phone: phone.choices)
    assert phone.state is not None and phone.heard == [0]
    decision = phone.state.at
    phone.say(Do(n=41, at=decision, choice=phone.choices[0]))
    phone.until(lambda phone: 41 in phone.heard)
    phone.until(lambda phone: phone.state is not None and phone.state.at > decision)
    phone.say(Do(n=42, at=decision, choice=phone.choices[0] if phone.choices else "pass"))
    phone.until(lambda phone: 42 in phone.heard)
    phone.open()
    phone.until(lambda phone: phone.state)
    assert phone.heard[-1] == 42, "the next line tells what has arrived over the last one"


def test_a_result_from_which_the_screen_went_on_counts_as_read_by_nobody(
    seated: PhoneTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = seated.let_in(0, 1)
    counted, went_on = [True], list[bool]()
    monkeypatch.setattr(PhonesAtTable, "counted", property(lambda _table: counted[-1]))
    monkeypatch.setattr(PhonesAtTable, "go_on", lambda _table: went_on.append(True))
    second = seated.held[1]
    for _result in range(2):
        for phone in (first, second):
            phone.until(lambda phone: GO_ON in phone.choices)
        assert first.state is not None
        first.say(Do(n=1, at=first.state.at, choice=GO_ON))
        first.until(lambda phone: GO_ON not in phone.choices)
        assert not went_on, "the other phone has not read it yet"
        for shown in (False, True):  # somebody goes on at the screen, and the next hand ends
            counted.append(shown)
            seated.frame()
    for phone in (first, second):
        phone.until(lambda phone: GO_ON in phone.choices)
        assert phone.state is not None
        phone.say(Do(n=2, at=phone.state.at, choice=GO_ON))
        phone.until(lambda phone: 2 in phone.heard)
    assert went_on == [True]


@pytest.mark.parametrize("goes", ["before", "after"])
def test_a_result_waits_for_no_phone_that_is_gone(
    seated: PhoneTable, monkeypatch: pytest.MonkeyPatch, goes: str
) -> None:
    first = seated.let_in(0, 1)
    second = seated.held[1]
    went_on = list[bool]()
    monkeypatch.setattr(PhonesAtTable, "counted", property(lambda _table: True))
    monkeypatch.setattr(PhonesAtTable, "go_on", lambda _table: went_on.append(True))
    monkeypatch.setattr(seat_phones, "RELOAD_SECONDS", 0.5)
    for phone in (first, second):
        phone.until(lambda phone: GO_ON in phone.choices)

    def leaves() -> None:
        admission = seated.phones.admission
        assert admission is not None
        second.close()
        first.until(lambda _phone: not admission.people[1].connected)
        assert not went_on, "her page may be loaded anew"

    assert first.state is not None
    if goes == "before":
        leaves()
    first.say(Do(n=1, at=first.state.at, choice=GO_ON))
    first.until(lambda phone: 1 in phone.heard)
    if goes == "after":
        assert not went_on
        leaves()
    first.until(lambda _phone: went_on)
    assert went_on == [True]


def test_a_result_waits_for_a_phone_whose_page_is_loaded_anew(
    seated: PhoneTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = seated.let_in(0, 1)
    second, admission = seated.held[1], seated.phones.admission
    went_on = list[bool]()
    monkeypatch.setattr(PhonesAtTable, "counted", property(lambda _table: True))
    monkeypatch.setattr(PhonesAtTable, "go_on", lambda _table: went_on.append(True))
    first.until(lambda phone: GO_ON in phone.choices)
    assert first.state is not None and admission is not None
    first.say(Do(n=1, at=first.state.at, choice=GO_ON))
    first.until(lambda phone: 1 in phone.heard)
    second.close()
    first.until(lambda _phone: not admission.people[1].connected)
    seated.frame()
    second.open()
    second.until(lambda phone: GO_ON in phone.choices)
    assert not went_on


def test_while_no_phone_is_there_the_screen_alone_goes_on_from_a_result(
    seated: PhoneTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, went_on = seated.let_in(0), list[bool]()
    monkeypatch.setattr(PhonesAtTable, "counted", property(lambda _table: True))
    monkeypatch.setattr(PhonesAtTable, "go_on", lambda _table: went_on.append(True))
    admission = seated.phones.admission
    assert admission is not None
    phone.close()
    phone.until(lambda _phone: not admission.people[0].connected)
    seated.frame()
    assert not went_on


def test_whoever_leaves_is_not_told_that_she_was_sent_away(seated: PhoneTable) -> None:
    phone = seated.let_in(0)
    phone.until(lambda phone: phone.state)
    assert phone.state is not None and phone.state.leaving == "Your cards go back to the big screen."
    phone.say(GoAway())
    phone.until(lambda phone: phone.gone)
    assert phone.gone == "left" and seated.table.screen.on_phones == frozenset()


def test_a_page_that_is_loaded_anew_while_a_card_is_played_misses_nothing(seated: PhoneTable) -> None:
    seated.let_in(0, 1)
    first, second = seated.held[0], seated.held[1]
    first.until(lambda phone: phone.choices)
    second.until(lambda phone: phone.state)
    assert first.state is not None
    played = first.choices[0]
    first.say(Do(at=first.state.at, choice=played))
    second.open()
    time.sleep(0.3)  # both come before the next frame
    second.until(lambda phone: phone.state)
    assert second.state is not None
    lies = [card.card for card in (*second.state.trick, *second.state.last_trick)]
    assert played.removeprefix("play ") in lies


def test_a_phone_that_waits_to_be_let_in_may_ask_whether_its_line_is_there(seated: PhoneTable) -> None:
    phone = seated.comes(seated.shows_code())
    phone.until(lambda phone: phone.digits and seated.sheet.admission.claim)
    phone.say(PageBeat(n=5))
    phone.until(lambda phone: phone.heard)
    assert phone.heard == [5] and not phone.gone and seated.sheet.admission.claim is not None


def test_the_same_word_lets_no_second_phone_in(seated: PhoneTable) -> None:
    link = seated.shows_code()
    first = seated.comes(link)
    first.until(lambda phone: phone.digits)
    second = seated.comes(link, 1)
    second.until(lambda phone: phone.gone)
    assert second.gone == "word" and not second.digits and first.gone == ""


def test_whoever_shows_other_digits_is_refused_and_another_code_is_shown(seated: PhoneTable) -> None:
    link = seated.shows_code()
    thief = seated.comes(link)
    thief.until(lambda phone: phone.digits and seated.sheet.admission.claim)
    seated.frame()
    seated.press("no")
    thief.until(lambda phone: phone.gone)
    assert seated.until_link() != link
    assert not seated.sheet.admission.people[0].on_phone and not thief.secret


def test_cards_come_back_to_the_screen_by_a_press(seated: PhoneTable) -> None:
    phone = seated.let_in(0)
    seated.phones.open_sheet()
    seated.press("phone-0")
    phone.until(lambda phone: phone.gone)
    assert phone.gone == "sent_away"
    assert not seated.sheet.admission.people[0].on_phone and seated.table.screen.on_phones == frozenset()
    phone.open()
    phone.until(lambda phone: phone.gone)
    assert phone.gone == "secret", "what it was given to come back is worth nothing now"


@pytest.mark.parametrize("plays", [False, True])
def test_the_screen_passes_on_after_cards_were_on_a_phone_while_the_sheet_lay_there(
    seated: PhoneTable, plays: bool
) -> None:
    robot, log = seated.robot, seated.table.host.table.log
    robot.until_asked()
    mine = seated.table.scene
    me = mine.seat.place
    phone = seated.let_in(me, stay=True)
    if plays:
        phone.until(lambda phone: phone.choices)
        assert phone.state is not None
        phone.say(Do(n=1, at=phone.state.at, choice=phone.choices[0]))
        phone.until(lambda phone: 1 in phone.heard)
    seated.press(f"phone-{me}")
    seated.press("done")
    if not plays:
        robot.throw_card()
    played = log[-1]
    assert isinstance(played, Played) and played.seat == me
    assert mine.view is not None and played.card in [on.card for on in mine.view.table]
    robot.play_until(lambda: seated.table.scene.seat.place not in (me, NOBODY))
    robot.play_until(lambda: seated.table.scene.seat.place == me)
    robot.until_asked()
    assert seated.table.scene is mine and played in mine.seat.history


def test_nothing_is_served_before_somebody_asks_for_a_code_nor_after_the_match(seated: PhoneTable) -> None:
    seated.phones.open_sheet()
    seated.frame()
    assert seated.sheet.admission.link == ""
    seated.press("phone-0")
    link = seated.until_link()
    seated.press("done")
    seated.phones.close()
    assert seated.table.app.heartbeats == [], "nothing looks for phones any more"
    with pytest.raises(OSError):
        Phone(link, seated.frame)


def test_esc_closes_the_sheet_and_the_code_serves_no_more(seated: PhoneTable) -> None:
    link = seated.shows_code()
    seated.robot.press(pygame.K_ESCAPE)
    seated.frame()
    phone = seated.comes(link)
    phone.until(lambda phone: phone.gone)
    assert phone.gone == "word"
