"""Two people who reach a club by its name, from wherever this program runs, and play a match to its end.

`python -m trials.club_visitors HOST CODE FOLDER SEED`: Anna has the game and comes through the club's meeting
point, Bruno has a page in Chromium. `SSL_CERT_FILE` names the authority that has signed the certificate.
It asks for Debian's `chromium` and the Python package `playwright`.
"""

import asyncio
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from briscola.network.addresses.meeting_points import MeetingPoint
from tests.dealer.club_guest import ClubGuest
from trials.chromium import chromium_beside, tap_something_beside
from trials.six_pages import CHOICES

SEATED = ("#name-form:visible #sit", "#ready:has-text('I am ready'):visible")
"""Everything that has to be pressed before a match, as often as it is there."""
AFTERWARDS = "#result:not([hidden]) #result-title, #ready:not([hidden])"
"""Everything that a page may show after the match; a dealer that ends just then has no result to show."""
LAST = '{"event":"match_end"'
LAST_WORDS = 5.0
"""Seconds in which the seal of the last hand arrives."""
PATIENCE = 600.0
"""Seconds in which the match has to end."""


async def _visit(host: str, code: str, folder: Path, chance: Random) -> str:
    point = MeetingPoint(host=host)
    anna = ClubGuest(folder, "Anna", code, seed=chance.randrange(2**32), meeting=point, pause=0.3)
    stays = asyncio.create_task(anna.visitor.stay())
    found, faults = Counter[str](), list[str]()
    async with chromium_beside() as browser, asyncio.timeout(PATIENCE):
        # Chromium does not read SSL_CERT_FILE; Anna's program checks the certificate.
        context = await browser.new_context(
            ignore_https_errors=True, bypass_csp=True, has_touch=True, locale="en"
        )
        bruno = await context.new_page()
        bruno.on("pageerror", lambda error: faults.append(str(error)))
        await bruno.goto(f"https://{host}/#table={code}")
        while not any(line.startswith(LAST) for lines in anna.seen.values() for line in lines):
            assert not stays.done(), "Anna has gone"
            await asyncio.sleep(0.1)
            await _choose(bruno, chance, found)
        await bruno.wait_for_selector(AFTERWARDS, state="attached")
        await asyncio.sleep(LAST_WORDS)
    await anna.visitor.go()
    await stays
    assert not faults, faults[:3]
    assert not anna.lost, "lines that Anna was shown have changed"
    return f"{found['taps']} taps, {found['taps that came too late']} too late"


async def _choose(page: Any, chance: Random, found: Counter[str]) -> None:
    """Do one of the things that the page offers. A kill before the match begins also takes the seats."""
    if await page.is_visible("#name"):
        await page.evaluate("document.getElementById('name').value = 'Bruno'")
    await tap_something_beside(page, CHOICES, chance, found, first=SEATED)


if __name__ == "__main__":
    _host, _code, _folder, _seed = sys.argv[1:]
    print(asyncio.run(_visit(_host, _code, Path(_folder), Random(_seed))), flush=True)
