"""Every page that the program serves, opened in Chromium and Firefox, on a phone and in a window.

A dealer's lobby, the door of a table, tables to the count of a hand, an auction, a cup, a slate, and the hand
on a phone of a window's table. An error of a script, a missing file, a violated policy, a card without its
face, or a table at which nothing can be pressed is a fault. Pictures stay.
It asks for Debian's `chromium-driver` and `firefox-esr`.
"""

import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.network.broker import HERE, free_port, wait_for
from tests.ui.phones.test_phones_at_table import PhoneTable
from trials.engines import Chromium, Engine, Firefox, Screen, WebKit
from trials.page_person import PagePerson

NAME = "Ada"
SETTINGS = """
name = "Circolo"
thinking = 0.0
folder = "{folder}"

[pages]
host = "{place}"
port = {port}

[[table]]
name = "Two"
winning_hands = 1
listed = true

[[table]]
name = "Five"
game = "chiamata"
winning_hands = 1
listed = true

[on_demand]
kind = [{{ name = "Own" }}]
"""
COUNT = "!document.getElementById('result').hidden"


class _Dealer:
    """`briscola serve`, as its owner starts it, until it is closed."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._kept, port, file = folder / "kept", free_port(), folder / "dealer.toml"
        file.write_text(SETTINGS.format(folder=self._kept, place=f"{HERE}:{port}", port=port))
        command = [sys.executable, "-m", "briscola", "serve", str(file)]
        self._serving = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(port)
        self.lobby = f"http://{HERE}:{port}/"

    def link(self, table: str) -> str:
        """The link of a table; no proxy ends TLS here."""
        rows = (line.split("\t") for line in (self._kept / "tables.txt").read_text().splitlines())
        return next(link for name, _, link in rows if name == table).replace("https:", "http:")

    def close(self) -> None:
        """End it as its owner does."""
        assert self._serving.poll() is None, "the dealer has ended by itself"
        self._serving.terminate()
        assert self._serving.wait(20) == 0, "the dealer did not end well"


def every_page(times: int, _seed: int) -> str:
    """Open all pages so many times; pictures stay in the folder that is named at the end.

    Raises AssertionError where a page has a fault.
    """
    return _opened([Chromium, Firefox] * times)


def every_page_in_webkit(times: int, _seed: int) -> str:
    """Open them in WebKitGTK, whose driver tells no faults of scripts and files."""
    screen = Screen()
    try:
        return _opened([WebKit] * times)
    finally:
        screen.close()


def _opened(engines: Sequence[Callable[[], Engine]]) -> str:
    pictures = Path(tempfile.mkdtemp(prefix="every-page-"))
    found = Counter[str]()
    for number, start in enumerate(engines):
        # A dealer each: at another one's table the seat of whoever closed her tab is hers for two minutes.
        with closing(_Dealer(pictures / f"dealer-{number}")) as dealer:
            for scene in (_table_for_two, _auction, _cup, _slate, _phone_of_window):
                with closing(start()) as engine:
                    scene(PagePerson(engine, pictures), dealer)
                    found[f"{engine.name}: {scene.__name__.strip('_').replace('_', ' ')}"] += 1
    return f"every page: {dict(found)}; pictures in {pictures}"


def _table_for_two(ada: PagePerson, dealer: _Dealer) -> None:
    """From the lobby, where she says her name and presses a chair."""
    ada.opens(dealer.lobby)
    ada.waits_for("#tables .chairs button")
    ada.looks_in_both("lobby")
    ada.writes("#name", NAME)
    ada.press("#tables .chairs button")
    _sits(ada, "two")
    _plays(ada, "two")


def _auction(ada: PagePerson, dealer: _Dealer) -> None:
    """From the door of the table to which a link leads."""
    ada.opens(dealer.link("Five"))
    ada.waits_for("#name")
    ada.looks_in_both("door")
    ada.sits_down(NAME)
    _sits(ada, "auction")
    ada.waits_for("#take-rung")
    ada.looks_at_her_turn("auction-bid")
    _plays(ada, "auction")


def _sits(ada: PagePerson, name: str) -> None:
    ada.waits_for("#ready")
    ada.looks_in_both(f"{name}-seat")
    ada.press("#ready")


def _plays(ada: PagePerson, name: str) -> None:
    """Play a hand to its count."""
    ada.plays_until("!!document.querySelector('#hand button[data-does^=play]')")
    ada.looks_at_her_turn(name)
    ada.plays_until(COUNT)
    ada.looks_in_both(f"{name}-count")


def _cup(ada: PagePerson, dealer: _Dealer) -> None:
    """A cup of hers with computers, drawn, and its first table played."""
    ada.opens(dealer.lobby)
    ada.press("#cup")
    ada.waits_for("#lists select")
    ada.looks_in_both("cup-setup")
    ada.press("#begin")
    ada.sits_down(NAME)
    ada.press("#choices button[data-does=draw]")
    ada.waits_for("#rounds h2")
    ada.looks_in_both("cup-drawn")
    ada.press("#to-table")
    ada.waits_for("#game")
    _plays(ada, "cup-table")


def _slate(ada: PagePerson, dealer: _Dealer) -> None:
    """A match with real cards, to its first hand."""
    ada.opens(f"{dealer.lobby}slate")
    ada.waits_for("#begin")
    ada.looks_in_both("slate-setup")
    for place, name in enumerate((NAME, "Bea"), start=1):
        ada.writes(f"#names label:nth-child({place}) input", name)
    ada.press("#begin")
    ada.waits_for("#ask")
    ada.looks_in_both("slate")
    while not ada.sees("#rows li"):
        ada.press("#answers button" if ada.sees("#answers button") else "#write")
        ada.engine.run("new Promise((done) => setTimeout(done, 1000))")  # a quicker hand is told to slow down
    ada.looks_in_both("slate-hand")


def _phone_of_window(ada: PagePerson, _dealer: _Dealer) -> None:
    """The hand of somebody who sits before the window with a computer."""
    home = PhoneTable("briscola", 2, (0,))
    ada.wait = home.frame
    try:
        ada.opens(home.shows_code())
        digits = ada.until("document.getElementById('digits').textContent", "two digits")
        ada.looks_in_both("phone-digits")
        claim = home.sheet.admission.claim
        assert claim is not None and claim.digits == digits
        home.press("yes")
        ada.until("document.getElementById('digits').hidden", "her seat")
        home.press("done")
        _plays(ada, "phone")
    finally:
        home.close()
