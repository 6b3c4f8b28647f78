"""A friend elsewhere comes to somebody's table with Chromium, through a tunnel that ends TLS, and plays.

The tunnel is the stand-in of the tests. Her page is loaded anew at times.
It asks for Debian's `chromium` and `openssl`, and the Python package `playwright`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from briscola.engine.variants import make_rules
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from tests.client.friends.evening import setup_of
from tests.network import stand_in_tunnel
from tests.network.broker import free_port
from tests.network.stand_in_tunnel import NAME
from tests.ui.friends import at_table
from tests.ui.friends.at_table import FriendsHome
from trials.six_pages import CHOICES

PATIENCE = 300.0
"""Seconds for a match that somebody plays with a mouse."""
RELOADS = 0.02
"""Chance of her page to be loaded anew before she is looked at."""
SIZE = {"width": 390, "height": 844}


def far_friend(times: int, seed: int) -> str:
    """Play so many matches; pictures stay in the folder that is named at the end. Raises AssertionError."""
    playwright_api: Any = import_module("playwright.sync_api")  # only this asks for it
    chance, found = Random(seed), Counter[str]()
    pictures = Path(tempfile.mkdtemp(prefix="far-friend-"))
    way = _tunnel(pictures)
    with playwright_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=[
                *("--no-sandbox", "--disable-dev-shm-usage", "--ignore-certificate-errors"),
                f"--host-resolver-rules=MAP {NAME}:443 127.0.0.1:{way}",
            ],
        )
        for number in range(times):
            play(chromium, chance, found, pictures, number)
        chromium.close()
    return f"far friend: {dict(found)}; pictures in {pictures}"


def _tunnel(folder: Path) -> int:
    """Put the stand-in on the path, with a certificate; the port at which it will listen."""
    whole, key, program = folder / "certificate.pem", folder / "key.pem", folder / "cloudflared"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", f"/CN={NAME}", "-keyout", str(key), "-out", str(whole)),
        ],
        check=True,
        capture_output=True,
    )
    whole.write_text(whole.read_text() + key.read_text())
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{stand_in_tunnel.__file__}" "$@"\n')
    program.chmod(0o755)
    port = free_port()
    os.environ.update(PATH=f"{folder}{os.pathsep}{os.environ['PATH']}", WAY=str(port), CERTIFICATE=str(whole))
    return port


def play(
    chromium: Any,
    chance: Random,
    found: Counter[str],
    pictures: Path,
    number: int,
    *,
    is_cut: Callable[[], bool] = lambda: False,
    **settings: Any,
) -> None:
    """Play a match by the first way that the sheet offers.

    `is_cut`, asked before each look at her page, may cut the way; then she does not load her page anew.
    """
    home = FriendsHome(Path(tempfile.mkdtemp(prefix="far-home-")), **settings)
    try:
        home.opens_friends()
        home.friends.open_table(setup_of(make_rules("briscola", 2), 2, winning_hands=1))
        home.shows(TablePage)
        home.click_on("phone-1", "elsewhere", "start")
        sheet = home.on_top(AnywherePage)
        home.until(lambda: sheet.way.link)
        browser = chromium.new_context(viewport=SIZE, locale="it")
        page, faults = browser.new_page(), list[str]()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(sheet.way.link)
        home.click_on("done", "done")
        page.wait_for_selector("#name-form:visible")
        assert page.get_attribute("#in-game:visible", "href") == f"briscola:{sheet.way.link}"
        page.fill("#name", "Bruno")
        page.screenshot(path=pictures / f"door-{number}.png")
        page.press("#name", "Enter")
        home.until(lambda: home.table.knocking)
        page.wait_for_selector("#name-form", state="hidden")
        page.screenshot(path=pictures / f"waits-{number}.png")
        home.click_on(f"in-{home.table.knocking[0].key}")
        home.until(lambda: page.is_visible("#ready"))
        page.click("#ready")
        home.goes()

        def over() -> bool:
            if not is_cut() and chance.random() < RELOADS:
                page.reload()
                found["loaded anew"] += 1
            for first, then in CHOICES.items():
                if buttons := page.query_selector_all(first):
                    _press(page, chance.choice(buttons), then)
                    break
            if page.query_selector("#hand button:visible") and not found[f"seen {number}"]:
                found[f"seen {number}"] = 1
                page.screenshot(path=pictures / f"hand-{number}.png")
            return isinstance(home.app.top, HandResult | MatchResult) and bool(home.app.top.view.winners)

        with patch.object(at_table, "PATIENCE", PATIENCE):
            home.play_on(over)
        page.screenshot(path=pictures / f"end-{number}.png")
        assert not faults, faults
        found["matches"] += 1
        browser.close()
    finally:
        home.close()


def _press(page: Any, button: Any, then: str) -> None:
    """Press a button, and what confirms it; what has gone meanwhile is let be."""
    try:
        button.click(timeout=500, force=True)
        if then:
            page.click(then, timeout=500)
    except Exception as error:  # of another library: only its words are known
        assert "not attached" in str(error) or "Timeout" in str(error), error
