"""A page's first hand over a slow line: from the link to cards that can be pressed, by the page's own clock.

The table and the browser live in two network namespaces of Linux: for root, with Debian's `chromium` and the
Python package `playwright`.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.figure import Figure
from tests.pages.browser import ReachableTable
from trials.chromium import chromium_beside
from trials.slow_line import ADDRESSES, DEVICE, Line, two_namespaces

LINE, RATE, QUEUE = Line(0.05, 0.0, 0.0), "1mbit", "400ms"
"""50 ms each way, and 1 Mbit/s."""
TIMES = 5
PORT = 27498
STEPS = ("form", "ready", "cards")
"""The door's form stands; somebody has a seat; her cards can be pressed."""
BY_ITSELF = """(() => {
  const seen = (window.seen = {});
  const places = { form: "#name-form", ready: "#ready", cards: "#hand button[data-does^=play]" };
  const next = {
    form: () => { document.querySelector("#name").value = "Ada"; document.querySelector("#sit").click(); },
    ready: () => document.querySelector("#ready").click(),
    cards: () => {},
  };
  const look = () => {
    for (const [name, place] of Object.entries(places)) {
      if (name in seen || !document.querySelector(place)?.getClientRects().length) continue;
      seen[name] = performance.now();
      setTimeout(next[name]);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
"""Somebody who knows the door: she sits down at once, and notes when she can."""


def measure() -> Iterator[Figure]:
    """The median of several browsers, each of which has never been here."""
    found: dict[str, list[float]] = {step: [] for step in STEPS}
    for seed in range(TIMES):
        for step, moment in _seen(seed).items():
            found[step].append(moment / 1000)
    for step in STEPS:
        yield Figure(name=f"first_hand_{step}", value=round(median(found[step]), 2), unit="s")


def _seen(seed: int) -> dict[str, float]:
    """Milliseconds up to each step. Raises CalledProcessError."""
    with two_namespaces(LINE, seed) as lines:
        for name in lines.names:
            tbf = ("tbf", "rate", RATE, "burst", "8kb", "latency", QUEUE)
            words = ["ip", "netns", "exec", name, "tc", "qdisc", "add", "dev", DEVICE, "root", *tbf]
            subprocess.run(words, check=True)
        table = subprocess.Popen(_beside(lines.names[0], "deal"), stdout=subprocess.PIPE, text=True)
        try:
            assert table.stdout is not None and table.stdout.readline() == "open\n"
            words = _beside(lines.names[1], "look")
            told = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout
        finally:
            table.kill()
            table.communicate()
    found: dict[str, float] = json.loads(told)
    return found


def _beside(namespace: str, what: str) -> list[str]:
    return ["ip", "netns", "exec", namespace, sys.executable, "-m", __name__, what]


async def _deal() -> None:
    with tempfile.TemporaryDirectory() as folder:
        table = ReachableTable(Path(folder), "briscola", 2, people=1)
        table.server.hosts = [ADDRESSES[0]]
        table.running.start()
        await table.server.open(ADDRESSES[0], PORT)
        print("open", flush=True)
        await asyncio.Event().wait()


async def _look() -> None:
    async with chromium_beside() as browser:
        for begins in ("form", "cards"):  # the first has the program make what it keeps for all pages
            context = await browser.new_context(
                viewport={"width": 360, "height": 640}, bypass_csp=True, locale="en"
            )
            page = await context.new_page()
            page.set_default_timeout(120_000)
            if begins == "cards":
                await context.add_init_script(BY_ITSELF)
            await page.goto(f"http://{ADDRESSES[0]}:{PORT}/")
            if begins == "form":
                await page.wait_for_selector("#name-form:visible")
            else:
                await page.wait_for_function("'cards' in window.seen")
                print(json.dumps(await page.evaluate("window.seen")), flush=True)
            await context.close()


if __name__ == "__main__":
    asyncio.run({"deal": _deal, "look": _look}[sys.argv[1]]())
