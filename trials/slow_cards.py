"""Three pages in Chromium at one narrow line get all cards, while their seats' lines stay up: for root.

The dealer's table and the browsers live in two network namespaces of Linux; the line between them has a rate,
and a queue of 400 ms (`tc tbf`). It asks for Debian's `chromium` and the Python package `playwright`.
"""

import asyncio
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from briscola.engine.cards import ALL_CARDS
from tests.pages.browser import ReachableTable
from trials.chromium import chromium_beside
from trials.real_window import ROOT
from trials.slow_line import ADDRESSES, DEVICE, GOOD, two_namespaces

PHONES, RATE, QUEUE = 3, "200kbit", "400ms"
PATIENCE = 240.0
"""Seconds in which all cards have to be there; without losses the line needs about 80."""
PORT = 27499
COUNT = """
async (codes) => {
  const script = document.querySelector("link[href*='drawings.js']")?.href;
  if (!script) return 0;
  const drawings = await import(script), { page } = await import(script.replace("drawings.js", "dom.js"));
  const deck = page.state?.deck;
  const there = (code) => drawings.picture({ dataset: {}, removeAttribute() {} }, deck, code).src;
  return deck ? codes.filter(there).length : 0;
}
"""
"""Number of cards whose drawing a page has."""


def slow_cards(times: int, seed: int) -> str:
    """Open the pages so many times. Raises AssertionError where one lacks a card or has lost its line."""
    told = []
    for each in range(times):
        with two_namespaces(GOOD, seed + each) as lines:
            for name in lines.names:
                tbf = ("tbf", "rate", RATE, "burst", "4kb", "latency", QUEUE)
                subprocess.run(
                    ["ip", "netns", "exec", name, "tc", "qdisc", "add", "dev", DEVICE, "root", *tbf],
                    check=True,
                )
            dealer = _beside(lines.names[0], "deal")
            try:
                assert dealer.stdout is not None and dealer.stdout.readline() == "open\n"
                guests = _beside(lines.names[1], "look")
                out, _ = guests.communicate()
                assert guests.returncode == 0, out
                told.append(out.strip())
            finally:
                dealer.kill()
                dealer.communicate()
    return f"slow cards, {PHONES} pages on {RATE} together: {'; '.join(told)}"


def _beside(namespace: str, what: str) -> "subprocess.Popen[str]":
    words = ["ip", "netns", "exec", namespace, sys.executable, "-m", __name__, what]
    return subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)


async def _deal() -> None:
    with tempfile.TemporaryDirectory() as folder:
        table = ReachableTable(Path(folder), "briscola", PHONES, people=PHONES)
        table.server.hosts = [ADDRESSES[0]]
        table.running.start()
        await table.server.open(ADDRESSES[0], PORT)
        print("open", flush=True)
        await asyncio.Event().wait()


class _Phone:
    """A page, and what its browser has to say of its lines."""

    def __init__(self) -> None:
        self.page: Any = None
        self.loaded = False
        self.opened = self.closed = self.failed = 0
        self.faults: list[str] = []

    async def sits_down(self, browser: Any, name: str) -> None:
        """Take a seat and be ready."""
        context = await browser.new_context(
            viewport={"width": 360, "height": 640}, has_touch=True, bypass_csp=True, locale="en"
        )
        self.page = page = await context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("websocket", self._line)
        page.on("requestfailed", self._request_failed)
        await page.goto(f"http://{ADDRESSES[0]}:{PORT}/")
        self.loaded = True
        await page.wait_for_selector("#name-form:visible")
        await page.fill("#name", name)
        await page.tap("#sit")
        await page.wait_for_selector("#ready:visible")
        await page.tap("#ready")

    def _line(self, line: Any) -> None:
        self.opened += 1
        line.on("close", self._lost)

    def _lost(self, _line: Any) -> None:
        self.closed += 1

    def _request_failed(self, request: Any) -> None:
        self.failed += "/pack" in request.url

    async def cards(self) -> int:
        """Number of cards that it can show."""
        with suppress(TimeoutError):  # its modules are still on their way
            async with asyncio.timeout(5):
                found: int = await self.page.evaluate(COUNT, [card.code for card in ALL_CARDS])
                return found
        return 0


async def _look() -> None:
    async with chromium_beside() as browser:
        phones, began, ended = [_Phone() for _ in range(PHONES)], time.monotonic(), dict[int, float]()
        coming = asyncio.gather(
            *(phone.sits_down(browser, f"P{n}") for n, phone in enumerate(phones)), return_exceptions=True
        )
        cards = [0] * PHONES
        while len(ended) < PHONES and time.monotonic() - began < PATIENCE:
            await asyncio.sleep(0.5)
            for n, phone in enumerate(phones):
                cards[n] = await phone.cards() if phone.loaded else 0
                if cards[n] == len(ALL_CARDS):
                    ended.setdefault(n, time.monotonic() - began)
        told = [
            f"{cards[n]} cards"
            + (f" after {ended[n]:.0f} s" if n in ended else "")
            + f", {phone.failed} requests cut, {phone.opened} seats' lines, {phone.closed} lost"
            for n, phone in enumerate(phones)
        ]
        print(" | ".join(told), flush=True)
        coming.cancel()
        assert not any(phone.faults for phone in phones), [phone.faults[:1] for phone in phones]
        assert len(ended) == PHONES, "a page lacks cards"
        assert all(phone.opened == 1 and not phone.closed for phone in phones), "a seat's line was lost"


if __name__ == "__main__":
    asyncio.run({"deal": _deal, "look": _look}[sys.argv[1]]())
