"""Somebody in front of a page in a browser: she opens links, presses, writes, plays, and looks at it."""

import io
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from trials.engines import PATIENCE, Engine, keys, pointer

PHONE, WINDOW = (390, 844), (1280, 800)
LONGEST_HAND = 240.0
"""Seconds in which a hand has to come to its count."""
STILL = "document.getAnimations().every((each) => each.playState !== 'running')"
"""True where no card flies."""
OFFERED = """
(() => {
  for (const what of ["#play-bar.on #play", "#take-rung", "#call", "#call-rows .on button", "#open-calls",
      "#choices button", "#hand button[data-does^=play]"])
    for (const each of document.querySelectorAll(what)) {
      if (!each.checkVisibility() || each.disabled) continue;
      each.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = each.getBoundingClientRect();
      const at = [x + Math.min(width / 2, 14), y + height / 2];
      if (document.elementFromPoint(...at)?.closest("button") === each) return at;
    }
  return null;
})()
""".strip()
"""A place on a control that can be pressed at a table, and does something there."""
FREE = """
((each) => {{
  if (!each?.checkVisibility()) return null;
  each.scrollIntoView({{ block: "center" }});
  const {{ x, y, width, height }} = each.getBoundingClientRect(), at = [x + width / 2, y + height / 2];
  return each.contains(document.elementFromPoint(...at)) ? at : null;
}})(document.querySelector({!r}))
""".strip()
"""The middle of what a selector finds, if nothing lies over it."""
FRAMES = "new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50, 0)))"
"""Time in which a page is drawn once more."""
HURRY = "document.getElementById('cloth').click()"
"""A press on the table, which shortens what is shown."""
CARDS = """
[...document.querySelectorAll("#hand li")].map(async (row) => {
  const { left, top, right, bottom } = row.getBoundingClientRect(), seen = [];
  for (let x = Math.max(0, left); x < Math.min(right, innerWidth); x += 3)
    for (let y = Math.max(0, top); y < Math.min(bottom, innerHeight); y += 3)
      if (document.elementFromPoint(x, y)?.closest("li") === row) seen.push([Math.floor(x), Math.floor(y)]);
  const face = row.querySelector(".whole");
  const drawn = Boolean(face.getAttribute("src")) && await face.decode().then(() => true, () => false);
  return { name: row.dataset.key, drawn, seen };
})
""".strip()
"""The cards of the hand: whether each has a decoded drawing, and the places where it can be seen."""
PAPER = 190
"""Least brightness, of 255, of each colour of a card's paper."""
LEAST_PAPER, LEAST_INK = 0.25, 0.08
"""Shares of paper and ink in what is seen of a card: cloth and bare paper have less of one of them."""


class PagePerson:
    """Each action raises AssertionError where nothing comes of it in time; pictures stay in a folder."""

    def __init__(
        self,
        engine: Engine,
        pictures: Path,
        *,
        size: tuple[int, int] = PHONE,
        wait: Callable[[], object] = lambda: time.sleep(0.05),
    ) -> None:
        """`wait` lets pass what the other end needs until it has gone on."""
        self.engine, self.size, self._pictures, self.wait = engine, size, pictures, wait

    def opens(self, link: str) -> None:
        """Open a link."""
        self.engine.open(link)
        self.resize(self.size)

    def resize(self, size: tuple[int, int]) -> None:
        """Have the page at another size."""
        self.size = size
        self.engine.resize(size)
        self.until(f"innerWidth === {size[0]} && innerHeight === {size[1]}", "a window of that size")
        self.engine.run(FRAMES)  # its scripts hear of it before it is drawn again

    def until(self, script: str, what: str = "", seconds: float = PATIENCE) -> Any:
        """Wait until something is so on the page, and return it."""
        end = time.monotonic() + seconds
        while not (found := self.engine.run(script)):
            self.wait()
            if time.monotonic() > end:
                raise AssertionError(self._told(f"{what or script} does not come"))
        return found

    def waits_for(self, selector: str) -> None:
        """Wait until something can be seen."""
        self.until(f"!!document.querySelector({selector!r})?.checkVisibility()", selector)

    def sees(self, selector: str) -> bool:
        """True if something is on the page and can be seen."""
        return bool(self.engine.run(f"!!document.querySelector({selector!r})?.checkVisibility()"))

    def middle(self, selector: str, share: float = 0.5) -> tuple[float, float]:
        """A place on what is found: its middle, or `share` of its width from the left."""
        box = f"document.querySelector({selector!r}).getBoundingClientRect()"
        x, y, wide, high = self.engine.run(f"[{box}.x, {box}.y, {box}.width, {box}.height]")
        return x + wide * share, y + high * 0.5

    def press(self, selector: str, kind: str = "mouse") -> None:
        """Press what is found as soon as it can be pressed and stays where it is."""
        place, before = FREE.format(selector), None
        while (at := self.until(place, f"{selector} free to be pressed")) != before:
            before = at
            self.engine.run(FRAMES)  # a browser scrolls in a process of its own
        self.press_at(at[0], at[1], kind)

    def press_at(self, x: float, y: float, kind: str = "touch") -> None:
        """Press a place of the page."""
        self.engine.act(pointer(kind, ("move", x, y), ("down", x, y), ("up", x, y)))

    def writes(self, selector: str, text: str) -> None:
        """Write into a field."""
        self.press(selector)
        self.engine.act(keys(text))

    def sits_down(self, name: str) -> None:
        """Say her name at the door of a table."""
        self.writes("#name", name)
        self.press("#sit")

    def plays_until(self, script: str, seconds: float = LONGEST_HAND) -> None:
        """Press what a table offers until something is so."""
        end = time.monotonic() + seconds
        while True:
            # Asked at once: what has come meanwhile may offer something, too.
            done, at = self.engine.run(f"[{script}, {OFFERED}]")
            if done:
                return
            if at:
                self.press_at(*at)
            else:
                self.engine.run(HURRY)
            self.wait()
            if time.monotonic() > end:
                raise AssertionError(self._told(f"{script} does not come, or nothing can be pressed"))

    def looks(self, name: str) -> bytes:
        """Look at the page, which has had no fault and is not wider than its window; the picture, a PNG."""
        path, (wide, high) = (
            self._pictures / f"{name}-{self.engine.name}-{self.size[0]}x{self.size[1]}.png",
            self.size,
        )
        path.write_bytes(picture := self.engine.picture())
        assert not self.engine.faults, self._told(f"{name}: {self.engine.faults[:5]}")
        width = self.engine.run("document.documentElement.scrollWidth")
        assert width <= wide, self._told(f"{name}: the page is {width} px wide in {wide}x{high}")
        return picture

    def looks_in_both(self, name: str) -> None:
        """Look at the page on a phone and in a window."""
        for size in (WINDOW, PHONE):
            self.resize(size)
            self.until(STILL)
            self.looks(name)

    def looks_at_her_turn(self, name: str) -> None:
        """See her cards, and something to press, on a phone and in a window."""
        for size in (WINDOW, PHONE):
            self.resize(size)
            end = time.monotonic() + PATIENCE
            while complaint := self._complaint(name):
                self.wait()
                assert time.monotonic() < end, self._told(f"{name}: {complaint}")

    def _complaint(self, name: str) -> str:
        """Why she cannot see or use her cards; empty if she can."""
        if not self.engine.run(f"!!({OFFERED}) && {STILL}"):
            return "nothing can be pressed, or cards fly"
        cards = self.engine.run(f"Promise.all({CARDS})")
        image = pygame.image.load(io.BytesIO(self.looks(name)), "picture.png")
        if not cards or cards != self.engine.run(f"Promise.all({CARDS})"):
            return "no cards lie there, or they move"
        for card in cards:
            if not card["drawn"] or not card["seen"]:
                return f"{card['name']} has no drawing, or cannot be seen"
            bright = [min(image.get_at(place)[:3]) >= PAPER for place in card["seen"]]
            paper = sum(bright) / len(bright)
            if not LEAST_PAPER <= paper <= 1 - LEAST_INK:
                return f"{card['name']} shows no face, {paper:.0%} of it is paper"
        return ""

    def _told(self, what: str) -> str:
        """A fault with all that helps to understand it; the page is kept as it is."""
        (self._pictures / f"fault-{self.engine.name}.png").write_bytes(self.engine.picture())
        words = self.engine.run("document.body.innerText.slice(0, 300)")
        return (
            f"{self.engine.name} {self.size}: {what}: {words!r}; {self.engine.faults[:5]}; {self._pictures}"
        )
