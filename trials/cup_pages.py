"""A cup at a dealer in Chromium: four people play it on their phones to its end, and a big screen shows it.

The dealer begins anew in the middle, pages are loaded anew, and axe-core looks for barriers.
It asks for Debian's `chromium`, the Python package `playwright` and `npm`, which fetches `axe-core`.
"""

import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from briscola.capabilities.cup.at_dealer import DealerCups
from briscola.capabilities.cup.cup import is_over
from briscola.capabilities.cup.dealer_cup import DealerCup
from briscola.capabilities.cup.forms import FORMS
from briscola.dealer.dealer import Dealer
from briscola.entries import dealer_capabilities
from tests.dealer.house import capability
from trials.chromium import chromium, tap_something
from trials.club import PATIENCE, Club
from trials.five_pages import CHOICES, LANGUAGES, CardStyle, axe_script

NAMES = ("Anna Maria", "Bartolomeo", "Zia Pina", "Ugo")
PHONES = ((360, 640), (390, 844), (844, 390), (768, 1024))
SCREENS = ((1920, 1080), (1280, 720), (2560, 1440))
LONGEST = 1800.0
"""Seconds in which a cup has to end."""
KEEPS_NOTHING = """
for (const area of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, area, { get() { throw new DOMException("kept from it", "SecurityError"); } });
"""
"""A browser in which a page may keep nothing: the last person has it, and comes back by her word."""
RELOADS, LOOKS = 0.02, 0.02
"""Chances, at each step of a person, that her page is loaded anew, and that it is judged."""


def cup_pages(times: int, seed: int) -> str:
    """Play so many cups; pictures of the pages stay in the folder that is named at the end.

    Raises AssertionError where a cup does not end, words are cut off, or axe-core finds something serious.
    """
    chance, found = Random(seed), Counter[str]()
    pictures = Path(tempfile.mkdtemp(prefix="cup-pages-"))
    look = CardStyle(axe_script(), pictures, found)
    with chromium() as browser:
        for number in range(times):
            club = Club()
            try:
                _Evening(browser, club, number % len(FORMS), chance, found, look).play()
            finally:
                club.close()
            found["cups"] += 1
    return f"cup pages: {dict(found)}; axe-core found nothing serious; pictures in {pictures}"


class _Evening:
    """One cup with its pages."""

    def __init__(
        self, browser: Any, club: Club, form: int, chance: Random, found: Counter[str], look: CardStyle
    ) -> None:
        self.club, self.form, self.chance, self.found, self.look = club, form, chance, found, look
        self.language = chance.choice(LANGUAGES)
        self.faults: list[str] = []
        self._browser = browser
        self.people = [self._page(size) for size in PHONES]
        self.people[-1].add_init_script(KEEPS_NOTHING)
        self.word = ""
        self.screen = self._page(SCREENS[form % len(SCREENS)])

    def _page(self, size: tuple[int, int]) -> Any:
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=self.language,
            has_touch=True,
            bypass_csp=True,
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def play(self) -> None:
        """Open the cup, join, draw, and play it to its end."""
        first = self.people[0]
        first.goto(self.club.link(""))
        first.tap("#cup:visible")
        first.wait_for_selector("#lists select")
        first.locator("[data-key=form] select").select_option(index=self.form)
        first.wait_for_timeout(300)
        first.locator("[data-key=size] select").select_option(index=2)
        if first.locator("[data-key=hands]").count():
            first.locator("[data-key=hands] select").select_option(index=0)
        self._see(first, "setup")
        first.tap("#begin")
        first.wait_for_selector("#join:visible")
        link = first.locator("#link").text_content().rpartition("#")[2]
        for page, name in zip(self.people, NAMES, strict=True):
            page.goto(f"{self.club.link('')}cup#{link}")
            page.fill("#name:visible", name)
            asked = page.locator("#word-form").is_visible()
            assert asked == (name == NAMES[-1]), f"{name} is asked for a word: {asked}"
            page.tap("#sit")
            page.wait_for_selector("#join", state="hidden")
        self._see(page, "a-word")
        self.word = page.locator(".word-room:visible .own-word").text_content()
        self.screen.goto(f"{self.club.link('')}cup#{link}")
        self.screen.wait_for_function("document.querySelectorAll('#people li').length === 4")
        self._see(self.screen, "joined")
        self._see(first, "joined-phone")
        first.tap("#choices button[data-does=draw]")
        self.screen.wait_for_selector("#rounds h2")
        self._see(self.screen, "drawn")
        began, restarted = time.monotonic(), False
        while not self._over:
            assert time.monotonic() - began < LONGEST, "the cup does not end"
            if not restarted and self._cup.opened == 1 and self._cup.tables:
                restarted = True
                self.club.do(self._restart())
                self.found["dealers begun anew"] += 1
            for page in self.people:
                self._step(page)
        self.screen.wait_for_selector("#new:visible")
        self._see(self.screen, "over")
        for at, page in enumerate(self.people):
            page.goto(f"{self.club.link('')}cup" + (f"#{link}" if page is self.people[-1] else ""))
            page.wait_for_selector("#new:visible")
            self._see(page, f"over-{at}")
        assert not self.faults, self.faults[:3]
        for page in (*self.people, self.screen):
            page.context.close()

    def _see(self, page: Any, name: str) -> None:
        self.look(page, f"{self.form}-{self.language}-{name}")

    @property
    def _cup(self) -> DealerCup:
        assert self.club.dealer.pages is not None
        (one,) = capability(self.club.dealer.pages, DealerCups)._cups.values()
        return one.document

    @property
    def _over(self) -> bool:
        return self._cup.cup is not None and is_over(self._cup.cup)

    async def _restart(self) -> None:
        before = self.club.dealer
        await before.close()
        self.club.dealer = Dealer(before.settings, before.tables.folder.parent, dealer_capabilities)
        await self.club.dealer.open()

    def _step(self, page: Any) -> None:
        """Let somebody do one thing: on the cup's page, or at her table."""
        if self.chance.random() < RELOADS:
            page.reload()
            self.found["loaded anew"] += 1
        if page is self.people[-1] and page.locator("#word-form:visible").count():
            page.fill("#word", self.word)
            page.tap("#word-form button")
            self.found["came back by a word"] += 1
        if page.url.endswith("/cup") and self.chance.random() < LOOKS:
            self._see(page, f"some-{self.found['barriers looked for']}")
        ways = {"#to-table:visible": "", "#choices button[data-does=next]:visible": ""}
        if "/cup" not in page.url:
            ways = {"#back:visible": "", **CHOICES}
        if not tap_something(page, ways, self.chance, self.found):
            page.wait_for_timeout(50)
