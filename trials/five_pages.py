"""Five pages in Chromium, as large as a small phone, hold the hands of five people at one screen.

They play a chiamata to its end. At any moment they load their pages anew, close a tab and follow the spent
link again, or open a second page. Two of them share a tablet. The scenes of `club_pages` follow, and axe-core
looks for barriers everywhere.
It asks for Debian's `chromium`, the Python package `playwright` and `npm`, which fetches `axe-core`.
"""

import os
import subprocess
import tarfile
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from briscola.engine.events import MatchEnded
from briscola.ui.scenes.phones.phone_sheet import PhoneSheet
from briscola.ui.scenes.phones.phones_at_table import PhonesAtTable
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.robot import Robot
from tests.ui.shared_table import SharedRobot, SharedTable, shared_setup
from trials.chromium import CARD, chromium, tap_something
from trials.club_pages import play_scenes

HERE = "127.0.0.1"
SIZE = {"width": 360, "height": 640}
PEOPLE = (0, 1, 2, 3, 4)
RELOADS = 0.08
"""Chance of a page to be loaded anew before it is looked at."""
LOST_TABS = 0.05
"""Chance of a tab to be closed, or of a second one to be opened, by the same link."""
TABLET = (3, 4)
"""Seats of two people who share a browser."""
LOOKS = 0.04
"""Chance that axe-core looks at a page."""
BAD = frozenset({"serious", "critical"})
LANGUAGES = ("de", "en", "es", "fr", "hr", "it", "pt")


def five_pages(times: int, seed: int) -> str:
    """Play so many matches of one hand; pictures of the pages stay in the folder that is named at the end.

    Raises AssertionError where a match does not end, a card of a hand is on the big screen, words are cut
    off, or axe-core finds something serious.
    """
    chance, found = Random(seed), Counter[str]()
    pictures = Path(tempfile.mkdtemp(prefix="five-pages-"))
    look = CardStyle(axe_script(), pictures, found)
    with chromium() as browser:
        for _ in range(times):
            _Match(browser, chance, found, look).play()
            play_scenes(browser, look, found)
    return f"five pages: {dict(found)}; axe-core found nothing serious; pictures in {pictures}"


def axe_script() -> str:
    """The script of axe-core, read into memory."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["npm", "pack", "--silent", "axe-core"], cwd=folder, check=True, stdout=subprocess.DEVNULL
        )
        (packed,) = Path(folder).glob("axe-core-*.tgz")
        with tarfile.open(packed) as files:
            script = files.extractfile("package/axe.min.js")
            assert script is not None
            return script.read().decode()


class CardStyle:
    """Has axe-core look at a page, and keeps a picture of it."""

    def __init__(self, axe: str, pictures: Path, found: Counter[str]) -> None:
        self._axe, self._pictures, self._found = axe, pictures, found

    def __call__(self, page: Any, name: str) -> None:
        page.evaluate(self._axe)
        broken = page.evaluate("axe.run().then((found) => found.violations)")
        serious = [(each["id"], each["nodes"][0]["html"]) for each in broken if each["impact"] in BAD]
        wide = page.evaluate("document.documentElement.scrollWidth")
        cut = page.evaluate(CUT)
        page.screenshot(path=self._pictures / f"{name}.png")
        assert not serious, serious
        assert wide <= page.viewport_size["width"], f"the page is {wide} px wide"
        assert not cut, f"cut off: {cut}"
        self._found["barriers looked for"] += 1


class _Match:
    """A chiamata at one screen, whose people all have phones."""

    def __init__(self, chromium: Any, chance: Random, found: Counter[str], look: CardStyle) -> None:
        self.chance, self.found, self.look = chance, found, look
        self.table = SharedTable(shared_setup("chiamata", 5, PEOPLE))
        self.robot = SharedRobot(self.table, seed=chance.randrange(2**32))
        seat = self.table.screen.seats[0]
        self.phones = PhonesAtTable(self.table.app, seat, lambda: self.table.shared, address=HERE)
        self.phones.shared = self.table.shared
        languages = chance.sample(LANGUAGES, len(PEOPLE))
        self.browsers = {
            seat: chromium.new_context(
                viewport=SIZE, locale=languages[seat], has_touch=True, is_mobile=True, bypass_csp=True
            )
            for seat in PEOPLE
        }
        self.browsers[TABLET[1]] = self.browsers[TABLET[0]]
        self.links: dict[int, str] = {}
        """Links with which people have come, spent by now."""
        self.faults: list[str] = []
        self.pages = {seat: self.new_page(seat) for seat in PEOPLE}

    def new_page(self, seat: int) -> Any:
        """An empty page in somebody's browser."""
        page = self.browsers[seat].new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def frames(self, count: int = 5) -> None:
        """Let the big screen go on."""
        for _ in range(count):
            Robot.frame(self.robot)

    def until(self, page: Any, script: str) -> Any:
        """Let frames pass until something is so on a page."""
        for _ in range(2000):
            self.frames()
            if value := page.evaluate(script):
                return value
        raise AssertionError(f"{script} does not become true: {page.inner_text('body')}")

    def press(self, name: str) -> None:
        """Click on a control of the sheet."""
        top = self.table.app.top
        assert isinstance(top, PhoneSheet)
        (widget,) = [each for each in top.group.widgets if each.name == name]
        self.robot.click(widget.rect.center)
        self.frames()

    def let_in(self) -> None:
        """Let five phones in, one after the other."""
        self.phones.open_sheet()
        sheet = self.table.app.top
        assert isinstance(sheet, PhoneSheet)
        for seat, page in self.pages.items():
            if sheet.admission.invited != seat:
                self.press(f"phone-{seat}")
            while not sheet.admission.link:
                self.frames()
            self.links[seat] = sheet.admission.link
            page.goto(sheet.admission.link)
            if seat == TABLET[1]:
                self.until(page, "!document.getElementById('new').hidden")
                self.look(page, "somebody-new")
                assert sheet.admission.link, "the word is spent before it is known who comes"
                page.tap("#new")
            digits = self.until(page, "document.getElementById('digits').textContent")
            while sheet.admission.claim is None:
                self.frames()
            assert sheet.admission.claim.digits == digits
            if seat == 0:
                self.look(page, "digits")
            self.frames()
            self.press("yes")
            self.until(page, "document.getElementById('digits').hidden")
            assert "word" not in page.url, "the word stays in the address"
        self.press("done")

    def play(self) -> None:
        """Play the match to its end."""
        try:
            self.let_in()
            while not self.over:
                self.check_screen()
                for seat, page in self.pages.items():
                    if not self.over:  # who reads the result goes on to another match
                        self.at(seat, page)
                self.frames()
            for seat, page in self.pages.items():
                self.until(page, "!document.getElementById('result').hidden")
                self.look(page, f"result-{seat}")
            assert not self.faults, self.faults[:3]
            self.found["matches"] += 1
        finally:
            for browser in {*self.browsers.values()}:
                browser.close()
            self.phones.close()
            self.table.app.close()

    @property
    def over(self) -> bool:
        """True once the match is over."""
        return any(isinstance(event, MatchEnded) for event in self.table.host.table.log)

    def check_screen(self) -> None:
        """No card of a hand is on the big screen."""
        top = self.table.app.top
        if isinstance(top, PlayScene):
            assert not any(top.hand.codes)
            assert top.seat.looks_on or self.table.host.table.asked is None, (
                "the screen is the public table's"
            )
            self.found["looks at the big screen"] += 1

    def at(self, seat: int, page: Any) -> None:
        """Load the page anew, lose it, look at it, or do one of the things that it offers."""
        page.bring_to_front()
        if self.chance.random() < RELOADS:
            page.reload()
            self.found["pages loaded anew"] += 1
            self.until(page, PLAYS)
        if self.chance.random() < LOST_TABS:
            page = self.pages[seat] = self.again(seat, page)
        if self.chance.random() < LOOKS:
            self.look(page, f"{self.found['barriers looked for']}-{seat}")
        tap_something(page, CHOICES, self.chance, self.found)

    def again(self, seat: int, page: Any) -> Any:
        """The page of somebody who follows her link once more, after she has closed her tab or before."""
        closed = self.chance.random() < 0.5
        if closed:
            page.close()
        other = self.new_page(seat)
        other.goto(self.links[seat])
        name = self.table.host.setup.name(seat)
        own = f"#seats button:has-text({name!r})"
        self.until(other, "!document.getElementById('seats').hidden")
        self.look(other, f"are-you-{name}")
        other.tap(own)
        self.until(other, PLAYS)
        if not closed:
            self.until(page, "!document.getElementById('back').hidden")
            page.close()
        self.found["tabs closed" if closed else "second pages"] += 1
        return other


PLAYS = "!document.getElementById('game').hidden"
"""True on a page that shows its cards."""
CUT = """
[...document.querySelectorAll('h1, h2, p, .note, .name, button')]
  .filter((each) => each.clientWidth > 2 && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)
"""
"""Everything on a page that is wider than its place."""
CHOICES: Mapping[str, str] = {
    "#choices button:not([data-does=leave]):visible": "",
    "#take-rung:visible": "",
    "#call-rows .on button:visible": "#call:visible",
    CARD: "#play:visible",
}
"""Controls that do something; for those that raise a card, the one that then plays it."""
