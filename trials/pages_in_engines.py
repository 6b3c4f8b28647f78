"""Whole matches in Chromium, Firefox ESR and WebKitGTK: by mouse, touch and keys, on three sizes of window.

The page is loaded anew, its line is cut, and a second tab takes the seat meanwhile. Pictures stay.
WebKitGTK's driver knows no fingers: what it calls a touch is a mouse there.
It asks for Debian's `chromium-driver`, `firefox-esr`, `webkit2gtk-driver`, `python3-gi`,
`gir1.2-webkit2-4.1`, `imagemagick` and `xvfb`.
"""

import io
import os
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from tests.pages.browser import Browser
from trials.club import Club
from trials.engines import Chromium, Engine, Firefox, Screen, WebKit, keys, pointer, until
from trials.page_person import STILL, PagePerson

ENGINES = (Chromium, Firefox, WebKit)
SIZES = ((390, 844), (640, 360), (1280, 800))
ENTER = "\ue007"
PLAYS = 20
"""Cards that each of two people plays in a hand."""
PLAYABLE = "document.querySelectorAll('#hand button[data-does^=play]').length"
NAME = "Ada"
BOXES = """
[...document.querySelectorAll("#trick .whole[src]")].map((each) => each.getBoundingClientRect())
  .map((box) => [box.x, box.y, box.width, box.height])
""".strip()
"""The cards of the trick whose drawings are there."""
CODES = """
[...document.querySelectorAll("#hand button[data-does^=play]")].map((each) => each.parentElement.dataset.key)
""".strip()
STAND_STILL = """
(() => {
  Object.assign(window, { late: 0, doors: 0, left: 2 });
  const Line = window.WebSocket, door = document.getElementById("door");
  new MutationObserver(() => { window.doors += !door.hidden; }).observe(door, { attributes: true });
  window.WebSocket = class extends Line {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => { window.late += JSON.parse(data).why === "late"; });
      for (const end = Date.now() + 7000; window.left > 0 && Date.now() < end;);
      window.left -= 1;
    }
  };
})()
""".strip()
"""The next two lines begin on a page that stands still for seven seconds, longer than a server waits."""
FRAME = "getComputedStyle(document.activeElement).outlineStyle"


def pages_in_engines(times: int, seed: int) -> str:
    """Play so many matches an engine and size; pictures stay in the folder that is named at the end.

    Raises AssertionError where a press does nothing, a card shows its back, or a mouse leaves a frame.
    """
    found, chance = Counter[str](), Random(seed)
    pictures = Path(tempfile.mkdtemp(prefix="pages-in-engines-"))
    screen = Screen()
    try:
        for kind in ENGINES:
            engine = kind()
            try:
                for size in SIZES * times:
                    _Match(engine, size, chance, found, pictures).play()
            finally:
                engine.close()
            assert found[f"{kind.name}: faces seen"], "no card was looked at"
    finally:
        screen.close()
    return f"pages in engines: {dict(found)}; pictures in {pictures}"


class _Match:
    """A match of a browser against a page without one."""

    def __init__(
        self,
        engine: Engine,
        size: tuple[int, int],
        chance: Random,
        found: Counter[str],
        pictures: Path,
    ) -> None:
        self.engine, self.size, self.chance, self.found = engine, size, chance, found
        self.person = PagePerson(engine, pictures, size=size)
        self.club = Club()
        self.link = self.club.link()

    def play(self) -> None:
        """Play it to its end, with everything that may happen to a page on the way."""
        mishaps = {4: self._reload, 8: self._cut_line, 12: self._second_tab, 16: self._stand_still}
        try:
            self._sit_down()
            for number in range(PLAYS):
                mishaps.get(number, lambda: None)()
                (self._by_mouse, self._by_touch, self._by_keys)[number % 3](number)
            self.person.until("!document.getElementById('result').hidden", "the count")
            self.person.looks("result")
            self.found[f"{self.engine.name}: matches"] += 1
        finally:
            self.engine.open("about:blank")
            self.club.close()

    def _sit_down(self) -> None:
        self.person.opens(self.link)
        self.person.sits_down(NAME)
        self.person.press("#ready")
        pages = self.club.dealer.pages
        assert pages is not None
        rival = Browser(pages, "Rival", table=self.club.table("A").folder.link_code)
        self.club.beside(rival.play())
        self._turn()

    def _turn(self) -> None:
        """Wait for her turn; a press shortens what is shown meanwhile."""

        def ready() -> bool:
            self.engine.run("document.getElementById('cloth').click()")
            if self.engine.run("document.querySelector('#choices button') !== null"):
                self.engine.run("document.querySelector('#choices button').click()")  # where to cut
            return bool(self.engine.run(f"{PLAYABLE} && {STILL}"))

        try:
            until(ready)
        except AssertionError:
            self.person.until("false", "her turn")

    def _played(self, code: str, how: str) -> None:
        told = "[...document.querySelectorAll('#hand li')].map((row) => row.dataset.key)"
        self.person.until(f"!{told}.includes({code!r})", f"a card is played by {how}")
        self.found[f"{self.engine.name}: by {how}"] += 1

    def _card(self) -> tuple[str, str]:
        """A card that may be played: its code, and how to find its button."""
        code = self.chance.choice(self.engine.run(CODES))
        return code, f'#hand li[data-key="{code}"] button'

    def _by_mouse(self, number: int) -> None:
        """Drag a card to the middle of the table."""
        self._turn()
        code, selector = self._card()
        x, y = self.person.middle(selector, 0.2)
        far = self.size[1] * 0.35
        steps = [
            ("move", x, y),
            ("down", x, y),
            *(("move", x, y - far * n / 5) for n in range(1, 6)),
            ("up", x, y),
        ]
        self.engine.act(pointer("mouse", *steps))
        self._played(code, "mouse")
        assert self.engine.run(FRAME) == "none", "a frame is drawn after a mouse"
        self._shows_faces(number)

    def _by_touch(self, number: int) -> None:
        """Tap a card, and tap it again."""
        self._turn()
        code, selector = self._card()
        for _ in range(2):
            x, y = self.person.middle(selector, 0.2)
            self.engine.act(pointer("touch", ("move", x, y), ("down", x, y), ("up", x, y)))
            self.engine.run("0")
        self._played(code, "touch" if self.engine.touches else "presses")
        self._shows_faces(number)

    def _by_keys(self, number: int) -> None:
        """Choose a card by its digit, and play it by Enter, or by the digit again."""
        self._turn()
        code, selector = self._card()
        at = self.engine.run(
            f"[...document.querySelectorAll('#hand button')].indexOf(document.querySelector({selector!r}))"
        )
        self.engine.act(keys(str(at + 1)))
        self.person.until(
            f"document.querySelector({selector!r})?.getAttribute('aria-pressed') === 'true'", "a card is up"
        )
        focus = self.engine.run("document.hasFocus()")
        if focus:  # Firefox without a window never has it, and its Enter presses nothing
            assert self.engine.run(FRAME) == "solid", "no frame is drawn after a key"
            self.found[f"{self.engine.name}: frames seen"] += 1
        self.engine.act(keys(ENTER if focus else str(at + 1)))
        self._played(code, "keys")
        self._shows_faces(number)

    def _shows_faces(self, number: int) -> None:
        """No card that lies on the table, and flies no more, shows its back."""
        self.person.until(STILL, "cards that lie still")
        before = self.engine.run(f"{STILL} ? {BOXES} : []")
        picture = self.person.looks(f"{number:02}")
        if not before or self.engine.run(f"{STILL} ? {BOXES} : []") != before:
            return
        image = pygame.image.load(io.BytesIO(picture), "picture.png")
        for x, y, wide, high in before:
            inner = pygame.Rect(x + wide * 0.2, y + high * 0.2, wide * 0.6, high * 0.6).clip(image.get_rect())
            red, _, blue, *_ = pygame.transform.average_color(image, inner)
            assert blue < red + 20, f"{self.engine.name}: a card shows its back"
            self.found[f"{self.engine.name}: faces seen"] += 1

    def _reload(self) -> None:
        self.engine.open(self.link.partition("#")[0])
        self.person.until("!document.getElementById('game').hidden", "the table after a reload")
        self.found["loaded anew"] += 1

    def _cut_line(self) -> None:
        self.club.do(self.club.line.stall())
        self.person.until("!document.getElementById('line').hidden", "a lost line")
        self.club.do(self.club.line.go_on())
        self.person.until("document.getElementById('line').hidden", "the line is back")
        self.found["lines cut"] += 1

    def _stand_still(self) -> None:
        """The server gives up a page that says nothing; the page comes back, and nobody reads why."""
        self.club.do(self.club.line.stall())
        self.person.until("!document.getElementById('line').hidden", "a lost line")
        self.engine.run(STAND_STILL)
        self.club.do(self.club.line.go_on())
        self.person.until("window.left <= 0 && document.getElementById('line').hidden", "the line is back")
        late, doors = self.engine.run("[window.late, window.doors]")
        assert late and not doors, f"{self.engine.name}: late {late}, doors {doors}"
        self.found[f"{self.engine.name}: stood still"] += 1

    def _second_tab(self) -> None:
        self.engine.new_tab()
        self.engine.open(self.link)
        self.person.until("document.querySelector('#seats button') !== null", "whose seat this is")
        self.person.press("#seats button")
        self.person.until("!document.getElementById('game').hidden", "the table in a second tab")
        self.person.resize(self.size)
        self.found["second tabs"] += 1
