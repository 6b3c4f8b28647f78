"""Six pages in Chromium at six sizes play whole matches at a neutral dealer's table.

They are loaded anew, closed and opened by their seat, turned on their side, and cut off, at any moment.
It asks for Debian's `chromium` and the Python package `playwright`.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from briscola.engine.events import MatchEnded, Played
from tests.pages.browser import ReachableTable
from trials.chromium import chromium_beside, tap_something_beside

SIZES = ((360, 640), (844, 390), (768, 1024), (1280, 800), (640, 360), (2560, 1440))
GAMES = (("chiamata", 5), ("sueca", 4), ("briscola", 6), ("briscola", 2))
PATIENCE = 600.0
"""Seconds in which a match has to end."""
RELOADS, CLOSED, TURNED, CUT_OFF = 0.02, 0.015, 0.03, 0.015
"""Chances, at each look at a page."""
COVERED = """
[...document.querySelectorAll(".card-face")].filter((face) => face.firstElementChild.getAttribute("src")
  && getComputedStyle(face.lastElementChild).display !== "none").length
"""
"""Number of cards whose placeholder, the sign of the suit, lies over the drawing."""
CHOICES: Mapping[str, str] = {
    "#choices button:not([data-does=again], [data-does=leave]):visible": "",
    "#choices button:has-text('Go on'):visible": "",
    "#take-rung:visible": "",
    "#call-rows .on button:visible": "#call:visible",
    "#hand button[data-does^=play]:visible": "#play:visible",
    "#open-room button[data-does^=play]": "#play:visible",
}


def six_pages(times: int, seed: int) -> str:
    """Play each of `GAMES` so many times.

    Raises AssertionError where one does not end, or a page has a fault.
    """
    found = Counter[str]()
    chance = Random(seed)
    for _ in range(times):
        for variant, players in GAMES:
            asyncio.run(_Match(variant, players, chance, found).play())
    return f"six pages: {dict(found)}"


class _Match:
    """A match of people who all play in browsers."""

    def __init__(self, variant: str, players: int, chance: Random, found: Counter[str]) -> None:
        self.variant, self.players, self.chance, self.found = variant, players, chance, found
        self.faults: list[str] = []
        self.pages: dict[int, Any] = {}
        """Pages by seat; a person who closes hers has another one afterwards."""

    async def play(self) -> None:
        """Play it to its end."""
        with tempfile.TemporaryDirectory() as folder:
            table = ReachableTable(Path(folder), self.variant, self.players, people=self.players)
            async with table.open(), chromium_beside() as browser:
                self.link = f"http://127.0.0.1:{table.server.port}/"
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*(self._sit(browser, seat) for seat in range(self.players)))
                    await asyncio.gather(*(self._person(seat, table) for seat in range(self.players)))
                cards = sum(isinstance(event, Played) for event in table.log)
        assert not self.faults, (self.variant, self.faults[:3])
        self.found["matches"] += 1
        self.found["cards"] += cards

    async def _sit(self, browser: Any, seat: int) -> None:
        width, height = SIZES[seat]
        context = await browser.new_context(
            viewport={"width": width, "height": height}, has_touch=True, bypass_csp=True, locale="en"
        )
        page = self.pages[seat] = await self._opened(context)
        await page.wait_for_selector("#name-form:visible")
        await page.fill("#name", f"P{seat}")
        await page.tap("#sit")
        await page.wait_for_selector("#ready:visible")
        await page.tap("#ready")

    async def _opened(self, context: Any) -> Any:
        page = await context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        await page.goto(self.link)
        return page

    async def _person(self, seat: int, table: ReachableTable) -> None:
        chance = Random(f"{seat} {self.chance.random()}")
        while not any(isinstance(event, MatchEnded) for event in self._log(table)):
            await asyncio.sleep(0.1)
            await self._mishap(seat, chance)
            await self._choose(self.pages[seat], chance)
        await self.pages[seat].wait_for_selector("#result:not([hidden]) #result-title", state="attached")

    @staticmethod
    def _log(table: ReachableTable) -> list[Any]:
        return [] if table.running.table.match is None else table.log

    async def _mishap(self, seat: int, chance: Random) -> None:
        """Whatever happens to a page now and then."""
        page = self.pages[seat]
        if chance.random() < RELOADS:
            await page.reload()
            self.found["loaded anew"] += 1
        if chance.random() < CLOSED:
            context = page.context
            await page.close()
            page = self.pages[seat] = await self._opened(context)
            await page.locator("#seats button:visible").first.tap()
            self.found["closed"] += 1
        if chance.random() < TURNED:
            size = page.viewport_size
            await page.set_viewport_size({"width": size["height"], "height": size["width"]})
            self.found["turned"] += 1
        if chance.random() < CUT_OFF:
            await page.context.set_offline(True)
            await asyncio.sleep(chance.random() * 2)
            await page.context.set_offline(False)
            self.found["cut off"] += 1

    async def _choose(self, page: Any, chance: Random) -> None:
        """Do one of the things that the page offers."""
        assert not await page.evaluate(COVERED), "a placeholder lies over a drawing"
        await tap_something_beside(page, CHOICES, chance, self.found)
