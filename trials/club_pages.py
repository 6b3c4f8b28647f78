"""Pages in Chromium at the tables of a neutral dealer: its lobby, what browsers keep, a line that goes dead.

Each scene is a function of a fresh browser profile; `five_pages` plays all of them.
"""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from briscola.client.friends import claims
from briscola.dealer import club_lobby
from briscola.dealer.dealer_table import DealerTable
from briscola.engine.events import Played
from trials.chromium import CARD, CORNER
from trials.club import PATIENCE, QUESTION, Club, Tablet, kept, questions

NOTICED = 10.0
"""Seconds in which a page has to say that its line is dead."""
WINDOWS = ((360, 640), (640, 360), (768, 1024), (1280, 800))
CHAIR = ".chairs button:visible"
SEEN = "#door .seen input"
LOOK_ON = "#tables > li > button:visible"
LOST = "!document.getElementById('line').hidden"
REFUSED = """
for (const area of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, area, { get() { throw new DOMException("no", "SecurityError"); } });
}
"""
"""A browser that lets no page keep anything."""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""
NONSENSE = ("{", "null", '"seats"', '[null, 5, [], {"table": 1}, {"table": "t", "secret": "ü", "name": "x"}]')
HIDDEN = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def a_closed_tab_keeps_its_seat(club: Club, tablet: Tablet) -> None:
    looks = tablet.open(club.link())
    looks.wait_for_selector("#name-form:visible")
    assert not club.guests, "who only looks has left something at the dealer's"
    anna = tablet.sits_down(club.link(), "Anna")
    looks.wait_for_function("document.getElementById('lobby').textContent.includes('Anna')")
    (secret,) = club.guests
    anna.reload()
    anna.wait_for_selector("#ready:visible")
    assert not questions(anna), "a page that is loaded anew asks nothing"
    anna.close()
    again = tablet.open(club.link())
    again.wait_for_selector(QUESTION)
    assert questions(again) == ["Are you Anna?"] and again.is_visible("#name-form")
    for width, height in WINDOWS:
        again.set_viewport_size({"width": width, "height": height})
        tablet.look(again, f"are-you-anna-{width}")
    again.focus(QUESTION)
    again.keyboard.press("Enter")
    again.wait_for_selector("#ready:visible")
    assert [*club.guests] == [secret] and secret not in again.url
    second = tablet.open(club.link())
    second.tap(QUESTION)
    second.wait_for_selector("#ready:visible")
    again.wait_for_selector("#back:visible")
    assert "another page" in again.inner_text("#door") and kept(second) == ["Anna"]
    again.tap("#back")
    again.wait_for_selector("#ready:visible")


def somebody_else_of_the_family_has_a_seat_of_her_own(club: Club, tablet: Tablet) -> None:
    anna = tablet.sits_down(club.link(), "Anna")
    bruno = tablet.sits_down(club.link(), "Bruno")
    assert kept(bruno) == ["Bruno", "Anna"] and len(club.guests) == 2
    for page in (anna, bruno):
        page.close()
    again = tablet.open(club.link())
    again.wait_for_selector(QUESTION)
    assert questions(again) == ["Are you Bruno?", "Are you Anna?"]
    tablet.look(again, "are-you-one-of-two")
    assert not questions(tablet.open(club.link("B"))), "the seats of another table"
    assert len(questions(tablet.open(club.link("")))) == 2, "whoever has lost the link"
    again.tap(f"{QUESTION}:has-text('Anna')")
    again.wait_for_selector("#ready:visible")
    assert again.text_content("#lobby li:first-child").startswith("Anna")
    again.evaluate("window.confirm = () => true; document.getElementById('leave').click()")
    again.wait_for_selector("#back:visible")
    assert "left" in again.inner_text("#door-lines") and kept(again) == ["Bruno"]


def what_a_browser_keeps_ends(club: Club, tablet: Tablet) -> None:
    page = tablet.sits_down(club.link("B"), "Anna")
    table = club.table("B").code
    others = [
        {"table": table, "secret": f"s{n}", "name": f"P{n}", "at": time.time() * 1000} for n in range(9)
    ]
    page.evaluate("(seats) => { localStorage.seats = JSON.stringify(seats); }", others)
    page.reload()
    page.wait_for_function("JSON.parse(localStorage.seats).length < 9")
    assert kept(page) == ["Anna", "P0", "P1", "P2", "P3", "P4"], "six of a table at most"
    page.evaluate('localStorage.seats = localStorage.seats.replace(/"at":\\d+/, \'"at":1\')')
    assert questions(tablet.open(club.link("B")))[0] == "Are you P0?", "after a day a seat is forgotten"
    dead = tablet.open(club.link("B"))
    dead.tap(f"{QUESTION}:has-text('P0')")
    dead.wait_for_function("!localStorage.seats.includes('P0')")
    assert "Are you P0?" not in questions(dead), "a seat that is gone is forgotten"
    club.do(_farewell(club.table("B")))
    page.wait_for_function("document.getElementById('door').textContent.includes('closed')")
    assert not kept(page), "the table is closed"


async def _farewell(table: DealerTable) -> None:
    table.running.table.close()


def storage_that_fails_costs_the_comfort_alone(club: Club, tablet: Tablet) -> None:
    page = tablet.open(club.link())
    page.wait_for_selector("#name-form:visible")
    for nonsense in NONSENSE:
        page.evaluate("(text) => { localStorage.seats = text; sessionStorage.tab = text; }", nonsense)
        page.reload()
        page.wait_for_selector("#tables:visible")
        assert not questions(page)
    tablet.keeps_nothing(FULL)
    tablet.sits_down(club.link(), "Anna").close()
    tablet.keeps_nothing(REFUSED)
    bruno = tablet.sits_down(club.link("B"), "Bruno")
    club.do(club.line.stall())
    club.do(club.line.go_on())
    bruno.wait_for_function(LOST)
    bruno.wait_for_function(f"!({LOST})")
    bruno.wait_for_selector("#ready:visible")


def a_choice_over_a_dead_line_is_not_sent_until_it_has_arrived(club: Club, tablet: Tablet) -> None:
    anna, bruno = (tablet.sits_down(club.link(), name) for name in ("Anna", "Bruno"))
    with _dead_line(club, anna):
        anna.tap("#ready")
        anna.wait_for_selector("#ready[data-unsent]")
        assert anna.inner_text("#line").endswith("Not sent yet: I am ready")
        tablet.look(anna, "not-sent-ready")
        _notices(anna)
    anna.wait_for_function(f"!({LOST})")
    bruno.tap("#ready")
    page, other = _whose_turn(anna, bruno)
    running = club.table("A").running
    assert running is not None and running.table.match is not None
    log = running.table.match.table.log
    with _dead_line(club, page):
        page.locator(CARD).first.click(position=CORNER)
        name = page.locator("#hand button[aria-pressed=true]").get_attribute("aria-label").split(".")[0]
        page.tap("#play")
        page.wait_for_selector("#hand [data-unsent]")
        assert page.inner_text("#line") == f"Not sent yet: {name}"
        _notices(page)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            tablet.look(page, f"not-sent-{width}")
        assert not [event for event in log if isinstance(event, Played)]
    page.wait_for_function(f"!({LOST})")
    page.wait_for_function("!document.querySelector('[data-unsent]')")
    assert len([event for event in log if isinstance(event, Played)]) == 1
    assert page.is_hidden("#notice")
    page, other = _whose_turn(other, page)
    with _dead_line(club, page, answers_only=True):
        page.locator(CARD).first.click(position=CORNER)
        page.tap("#play")
        _notices(page)
    page.wait_for_function(f"!({LOST})")
    assert len([event for event in log if isinstance(event, Played)]) == 2
    assert page.is_hidden("#notice"), "it had arrived, only the answer was lost"
    page, other = _whose_turn(other, page)
    secret = json.loads(page.evaluate("sessionStorage.tab"))["secret"]
    with _dead_line(club, page):
        page.locator(CARD).last.click(position=CORNER)
        page.tap("#play")
        _notices(page)
        club.plays(secret)
    page.wait_for_selector("#notice:visible")
    assert page.inner_text("#notice").startswith("Not sent, and now it is too late: ")
    tablet.look(page, "too-late")
    assert page.locator("[data-unsent]").count() == 0


def a_page_that_is_seen_again_asks_at_once(club: Club, tablet: Tablet) -> None:
    page = tablet.sits_down(club.link(), "Anna")
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(text)))
    page.reload()
    page.wait_for_selector("#ready:visible")
    page.wait_for_timeout(4000)
    assert [text for text in sent if "beat" in text], "a page that is seen asks every few seconds"
    page.evaluate(HIDDEN, True)
    page.wait_for_timeout(1000)
    sent.clear()
    page.wait_for_timeout(8000)
    assert not sent, "nobody asks for a page that nobody sees"
    assert club.table("A").running.table.roster[0].here, "she is not away, though"
    club.do(club.line.stall())
    began = time.monotonic()
    page.evaluate(HIDDEN, False)
    assert [text for text in sent if "beat" in text]
    _notices(page)
    assert time.monotonic() - began < NOTICED / 2 + 1
    club.do(club.line.go_on())
    page.wait_for_function(f"!({LOST})")


def a_seat_that_nobody_uses_is_taken_over(club: Club, tablet: Tablet) -> None:
    with patch.object(claims, "CLAIM_SECONDS", 1.0):
        anna, bruno = (tablet.sits_down(club.link(), name) for name in ("Anna", "Bruno"))
        for page in (anna, bruno):
            page.bring_to_front()
            page.tap("#ready")
        bruno.wait_for_selector("#title:visible")
        anna.close()
        carla = tablet.open(club.link())
        carla.wait_for_selector("#name-form:visible")
        carla.wait_for_function("document.getElementById('door').textContent.includes('Anna')")
        tablet.look(carla, "a-seat-that-may-be-asked-for")
        carla.fill("#name", "Carla")
        carla.tap("#sit")
        bruno.bring_to_front()
        bruno.wait_for_selector("#choices button:has-text('Carla')")
        for width, height in WINDOWS:
            bruno.set_viewport_size({"width": width, "height": height})
            tablet.look(bruno, f"may-she-play-{width}")
        bruno.locator("#choices button:has-text('Let Carla')").click()
        carla.bring_to_front()
        carla.wait_for_function("document.getElementById('door').textContent.includes('next deal')")
        tablet.look(carla, "cards-at-the-next-deal")
        again = tablet.open(club.link())
        again.tap(f"{QUESTION}:has-text('Anna')")
        again.wait_for_selector("#title:visible")


def a_match_to_which_nobody_comes_moves_and_its_people_find_it(club: Club, tablet: Tablet) -> None:
    link = club.link()
    anna, bruno = (tablet.sits_down(link, name) for name in ("Anna", "Bruno"))
    looks = tablet.open(link)
    for page in (anna, bruno):
        page.tap("#ready")
    turn, _ = _whose_turn(anna, bruno)
    turn.locator(CARD).first.click(position=CORNER)  # a match in which nobody has chosen is none
    turn.tap("#play")
    looks.wait_for_function("document.getElementById('door').textContent.includes('A match goes on')")
    match = club.table("A").match
    for page in (anna, bruno):
        page.close()
    club.half_an_hour("A")
    assert club.link() == link and not club.table("A").match
    looks.wait_for_selector("#name-form:visible")
    stranger = tablet.like()
    carla = stranger.sits_down(link, "Carla")
    again = tablet.open(link)
    again.wait_for_selector(QUESTION)
    assert questions(again) == ["Are you Bruno?", "Are you Anna?"] and again.is_visible("#name-form")
    tablet.look(again, "your-match-or-a-new-one")
    again.tap(f"{QUESTION}:has-text('Anna')")
    again.wait_for_selector("#notice:visible")
    assert "waited for you here" in again.inner_text("#notice")
    tablet.look(again, "a-match-that-has-moved")
    bruno = tablet.open(link)
    bruno.tap(f"{QUESTION}:has-text('Bruno')")
    page, _ = _whose_turn(again, bruno)
    page.locator(CARD).first.click(position=CORNER)
    page.tap("#play")
    (moved,) = (table for table in club.dealer.tables.values() if table.moved)
    assert moved.match == match and moved.people == 2
    assert "Carla" in carla.inner_text("#lobby") and "Anna" not in carla.inner_text("#lobby")
    looks.tap("#name")
    looks.fill("#name", "Dora")
    looks.tap("#sit")
    looks.wait_for_selector("#ready:visible")
    assert club.table("A").people == 2, "somebody else of the family sits at the new table"
    stranger.close()


def a_lobby_leads_to_a_chair_by_one_press_and_a_name(club: Club, tablet: Tablet) -> None:
    looks = tablet.like()
    stranger = looks.open(club.link(""))
    stranger.wait_for_selector(f"{CHAIR} >> nth=1")
    assert "B" not in stranger.locator("#tables h3").all_inner_texts(), "a table that is not listed"
    anna = tablet.open(club.link(""))
    anna.tap(CHAIR)
    anna.wait_for_selector("#notice:visible")
    assert anna.evaluate("document.activeElement.id") == "name", "she is asked for her name"
    anna.fill("#name", "Anna")
    anna.check(SEEN)
    anna.tap(f"{CHAIR} >> nth=1")
    anna.wait_for_selector("#ready:visible")
    assert anna.is_checked(SEEN) and kept(anna) == ["Anna"] and anna.is_hidden("#notice")
    stranger.wait_for_function("document.querySelector('.chairs').innerText.includes('Anna')")
    tablet.look(anna, "a-chair-by-one-press")
    anna.uncheck(SEEN)
    stranger.wait_for_function("document.querySelector('.chairs').innerText.includes('somebody')")
    anna.reload()
    anna.wait_for_selector("#ready:visible")
    assert not anna.is_checked(SEEN), "her choice is kept with her seat"
    for width, height in (*WINDOWS, (390, 844), (1920, 1080)):
        stranger.set_viewport_size({"width": width, "height": height})
        tablet.look(stranger, f"lobby-{width}")
    stranger.evaluate("document.documentElement.style.fontSize = '160%'")
    stranger.set_viewport_size({"width": 360, "height": 640})
    tablet.look(stranger, "lobby-160")
    looks.close()


def of_two_who_press_the_same_chair_one_sits_there(club: Club, tablet: Tablet) -> None:
    with patch.object(club_lobby, "LOOK_SECONDS", 600.0):  # neither sees what the other does
        pages = [tablet.open(club.link("")) for _ in range(2)]
        for page, name in zip(pages, ("Carla", "Dora"), strict=True):
            page.fill("#name", name)
            page.tap(CHAIR)
        carla, dora = pages
        carla.wait_for_selector("#ready:visible")
        dora.wait_for_selector("#notice:visible")
        assert "somebody else" in dora.inner_text("#notice").lower()
        dora.wait_for_selector("#club:visible")
    assert [place.name for place in club.table("A").running.table.roster] == ["Carla", ""]
    assert kept(dora) == ["Carla"], "the secret of a seat that nobody got is kept"


def a_code_leads_to_a_private_table_that_no_stranger_sees(club: Club, tablet: Tablet) -> None:
    page = tablet.open(club.link(""))
    page.fill("#code", "7KMPQ 2ABCD")
    page.press("#code", "Enter")
    page.wait_for_selector("#notice:visible")
    assert page.inner_text("#notice") == "This table is not open."
    page.wait_for_selector("#club:visible")
    code = club.table("B").folder.link_code.lower()
    page.fill("#code", f" {code[:5]} - {code[5:]} ")
    page.press("#code", "Enter")
    page.wait_for_selector("#sit:visible")
    assert page.is_hidden(SEEN), "nobody else sees this table"
    tablet.look(page, "by-code")
    page.tap("#all-tables")
    page.wait_for_selector("#club:visible")
    anna, bruno = (tablet.like().sits_down(club.link("B"), name) for name in ("Anna", "Bruno"))
    for each in (anna, bruno):
        each.bring_to_front()
        each.tap("#ready")
    anna.wait_for_selector("#title:visible")
    page.fill("#name", "Carla")
    page.tap("#kinds button:has-text('By link')")
    page.wait_for_selector("#ready:visible")
    stranger = tablet.like().open(club.link(""))
    stranger.wait_for_selector(CHAIR)
    assert stranger.locator("#tables h3").all_inner_texts() == ["A"]
    assert not {"Anna", "Bruno", "Carla", "somebody"} & {*stranger.inner_text("body").split()}
    dora = tablet.like().open(club.link(""))
    dora.fill("#name", "Dora")
    dora.check(SEEN)
    dora.tap("#kinds button:has-text('For everybody')")
    dora.wait_for_selector("#ready:visible")
    stranger.wait_for_function("document.getElementById('tables').innerText.includes('Dora')")


def somebody_looks_on_and_sees_no_card(club: Club, tablet: Tablet) -> None:
    anna, bruno = (tablet.sits_down(club.link(), name) for name in ("Anna", "Bruno"))
    other = tablet.like()
    eva = other.open(club.link(""))
    for page in (anna, bruno):
        page.bring_to_front()
        page.tap("#ready")
    eva.wait_for_selector(LOOK_ON)
    eva.fill("#name", "Eva")
    eva.tap(LOOK_ON)
    eva.wait_for_selector("#title:visible")
    page, _ = _whose_turn(anna, bruno)
    page.locator(CARD).first.click(position=CORNER)
    page.tap("#play")
    eva.wait_for_selector("#trick .card")
    assert eva.locator("#hand button[data-does^=play]").count() == 0 and eva.is_hidden("#talk-button")
    for width, height in WINDOWS:
        eva.set_viewport_size({"width": width, "height": height})
        tablet.look(eva, f"looks-on-{width}")
    eva.reload()
    eva.wait_for_selector("#title:visible")
    eva.evaluate("window.confirm = () => true; document.getElementById('leave').click()")
    eva.wait_for_selector("#back:visible")
    assert not club.table("A").running.table.onlookers
    other.close()


@contextmanager
def _dead_line(club: Club, page: Any, *, answers_only: bool = False) -> Iterator[None]:
    page.bring_to_front()
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    club.do(club.line.stall(answers_only=answers_only))
    try:
        yield
    finally:
        club.do(club.line.go_on())


def _notices(page: Any) -> None:
    """The page says in time that its line is dead."""
    page.wait_for_function(
        "document.getElementById('line').textContent.startsWith('The connection is lost')",
        timeout=NOTICED * 1000,
    )


def _whose_turn(*pages: Any) -> Sequence[Any]:
    """The page on which a card may be played, and the other."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for page in pages:
            page.bring_to_front()
            if page.locator("#choices button:visible").count():
                page.locator("#choices button:visible").first.click()
            if page.locator(CARD).count():
                return [page, *(each for each in pages if each is not page)]
    raise AssertionError("nobody is to play")


SCENES: Mapping[str, Callable[[Club, Tablet], None]] = {
    scene.__name__.replace("_", " "): scene
    for scene in (
        a_closed_tab_keeps_its_seat,
        somebody_else_of_the_family_has_a_seat_of_her_own,
        what_a_browser_keeps_ends,
        storage_that_fails_costs_the_comfort_alone,
        a_choice_over_a_dead_line_is_not_sent_until_it_has_arrived,
        a_page_that_is_seen_again_asks_at_once,
        a_seat_that_nobody_uses_is_taken_over,
        a_match_to_which_nobody_comes_moves_and_its_people_find_it,
        a_lobby_leads_to_a_chair_by_one_press_and_a_name,
        of_two_who_press_the_same_chair_one_sits_there,
        a_code_leads_to_a_private_table_that_no_stranger_sees,
        somebody_looks_on_and_sees_no_card,
    )
}


def play_scenes(chromium: Any, look: Callable[[Any, str], None], found: Counter[str]) -> None:
    """Play each scene at a dealer's own tables. Raises AssertionError where something is not so."""
    for name, scene in SCENES.items():
        club = Club()
        tablet = Tablet(chromium, look, found)
        try:
            scene(club, tablet)
            tablet.close()
        except BaseException as error:
            error.add_note(f"while {name}; faults of pages: {tablet.faults[:3]}")
            raise
        finally:
            club.close()
        found["scenes at a dealer's"] += 1
