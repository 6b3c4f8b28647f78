"""Text: Source Serif for names and titles, Source Sans for explanations, Amatic for chalk only."""

import logging
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import font_amatic_sc
import font_source_sans_pro
import font_source_serif_pro
import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.ui.layout.window.metrics import MIN_TYPE, Scale
from briscola.ui.render import primitives
from briscola.ui.render.image_cache import surfaces
from briscola.ui.render.text import typeface
from briscola.ui.render.text.typeface import BELOW, FACTOR, SmallType
from briscola.ui.render.theme import BLACK, CREAM, HALO, Colour, pure

_logger = logging.getLogger(__name__)


class TextStyle(Struct, frozen=True):
    """A typeface and its size in px at 1080."""

    family: str
    weight: str
    size: float
    italic: bool = False
    growth: float | None = None
    """Factor for the size; None for the one that the person has chosen."""


ROLES = {
    "name": TextStyle("serif", "bold", 168),
    "result": TextStyle("serif", "bold", 76),
    "scene": TextStyle("serif", "bold", 56),
    "total": TextStyle("serif", "bold", 58),
    "panel": TextStyle("serif", "bold", 42),
    "heading": TextStyle("serif", "bold", 32),
    "subtitle": TextStyle("serif", "regular", 34, italic=True),
    "aside": TextStyle("serif", "regular", 28, italic=True),
    "menu-first": TextStyle("serif", "bold", 40),
    "menu": TextStyle("serif", "regular", 34),
    "menu-strong": TextStyle("serif", "semibold", 34),
    "menu-small": TextStyle("serif", "regular", 27),
    "button": TextStyle("serif", "semibold", 26),
    "button-main": TextStyle("serif", "semibold", 34),
    "row": TextStyle("serif", "semibold", 27),
    "tag": TextStyle("serif", "semibold", 26),
    "number": TextStyle("serif", "bold", 44),
    "figure": TextStyle("serif", "semibold", 22),
    "body": TextStyle("sans", "regular", 22),
    "body-strong": TextStyle("sans", "semibold", 22),
    "body-italic": TextStyle("sans", "regular", 22, italic=True),
    "small": TextStyle("sans", "regular", 20),
    "small-strong": TextStyle("sans", "semibold", 20),
    "label": TextStyle("sans", "semibold", 19),
    "chalk": TextStyle("chalk", "bold", 40),
}

Role = str | TextStyle

FAMILIES = ("serif", "sans", "chalk")
_SUFFIX = {"regular": "Regular", "semibold": "Semibold", "bold": "Bold"}


def font_path(style: TextStyle) -> Path:
    """File of a style, inside its installed font package."""
    if style.family == "chalk":
        name = "Bold" if style.weight == "bold" else "Regular"
        return Path(font_amatic_sc.__file__).parent / "files" / f"AmaticSC-{name}.ttf"
    package = font_source_serif_pro if style.family == "serif" else font_source_sans_pro
    stem = "SourceSerifPro" if style.family == "serif" else "SourceSansPro"
    suffix = _SUFFIX[style.weight]
    if style.italic:
        suffix = "It" if suffix == "Regular" else f"{suffix}It"
    return Path(package.__file__).parent / "files" / f"{stem}-{suffix}.ttf"


told: set[str] = set()
"""Fonts already named in the log, so that each is named once."""


def _tell(name: str, why: object) -> None:
    if name not in told:
        told.add(name)
        _logger.warning("the font %s cannot be used, another stands for it: %s", name, why)


def _open(style: TextStyle, px: int) -> pygame.font.Font:
    """Font of a style. If it is missing or damaged, one of another family, at last pygame's own."""
    for family in dict.fromkeys((style.family, *FAMILIES)):
        path = font_path(replace(style, family=family))
        try:
            typeface.check(path)
            return pygame.font.Font(path, px)
        except (OSError, ValueError, pygame.error) as error:
            _tell(path.name, error)
    return pygame.font.Font(None, px)


_NOT_DRAWN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ud800-\udfff"
    "\U0001f000-\U0001faff\U000e0000-\U000e01ef]+"
)
"""Control characters, those without width, those that turn the direction, halves of a pair; emoji."""
_NOBODYS = "\U0010ffff"
"""A character that no font has: it looks as all that are missing."""


def drawable(text: str) -> str:
    r"""The text with spaces for characters that no font can draw, whatever a file or a bot has sent.

    >>> drawable("Ada\x00 e\u2028Rosa")
    'Ada  e Rosa'
    """
    return text if text.isascii() and text.isprintable() else _NOT_DRAWN.sub(" ", text)


QUARTER, QUARTER_BELOW = "\u2005", 24
"""Space for serif type below that size in px: a quarter of the size, as the font's own is too narrow."""


def unbroken(text: str) -> Sequence[str]:
    """Words between which a line may be broken; a space that joins (before a French `!`) stays inside one."""
    return re.split(r"[ \t\n]+", text.strip(" \t\n"))


GIVES_UP = 0.05
"""Step by which text gives up its growth where there is no room."""
SAMPLE = "who takes the trick leads to the next one, and may lead any card of his hand"
LETTERS = 72
"""Letters in an average line of running text, so that the longest lines have eighty."""


class Fonts:
    """Renders text for one window scale and keeps it."""

    LIMIT = 12_000_000
    """Bytes of rendered text kept."""
    MOST_WIDTHS = 8000
    """Number of measured lines kept: fitting and wrapping ask for the same ones again and again."""

    def __init__(self, scale: Scale, contrast: bool = False) -> None:
        """`contrast`: every text is black or white."""
        if not pygame.font.get_init():
            pygame.font.init()
        self.scale, self.contrast = scale, contrast
        self._fonts: dict[tuple[str, str, bool, int], pygame.font.Font] = {}
        self._small: dict[tuple[str, str, bool, int], SmallType] = {}
        self.texts = surfaces(self.LIMIT)
        self._widths: dict[tuple[str, Role], int] = {}
        self._drawn: dict[str, bool] = {}
        """Letters that were asked for, and whether the fonts, which have the same ones, draw them."""

    def style(self, role: Role) -> TextStyle:
        """Style of a role's name; a style is returned as it is."""
        return role if isinstance(role, TextStyle) else ROLES[role]

    def _px(self, role: Role) -> int:
        style = self.style(role)
        return self.scale.type(style.size, style.growth)

    def font(self, role: Role) -> pygame.font.Font:
        """Font of a role at this scale, at least 15 px."""
        style, px = self.style(role), self._px(role)
        key = (style.family, style.weight, style.italic, px)
        if key not in self._fonts:
            self._fonts[key] = _open(style, px)
        return self._fonts[key]

    def has(self, letter: str, role: Role) -> bool:
        """True if the font of a role draws a letter; any other would be a box."""
        if letter not in self._drawn:
            font = self.font(role)
            try:
                pictures = (font.render(each, True, (255, 255, 255)) for each in (letter, _NOBODYS))
                shown, missing = (pygame.image.tobytes(each, "RGBA") for each in pictures)
                self._drawn[letter] = shown != missing
            except pygame.error:  # it has no width, such as a direction mark
                self._drawn[letter] = False
        return letter == " " or self._drawn[letter]

    def small_type(self, role: Role) -> SmallType | None:
        """Typesetter for a role that is small at this scale; None for larger roles."""
        style, px = self.style(role), self._px(role)
        if px >= BELOW:
            return None
        key = (style.family, style.weight, style.italic, px)
        if key not in self._small:
            self._small[key] = SmallType(self.font(style), _open(style, FACTOR * px))
        return self._small[key]

    def width(self, text: str, role: Role) -> int:
        """Width of a line in px, exactly as it is drawn."""
        width = self._widths.get((text, role))
        if width is None:
            if len(self._widths) >= self.MOST_WIDTHS:
                self._widths.clear()
            width = self._widths[text, role] = self._measured(text, role)
        return width

    def _measured(self, text: str, role: Role) -> int:
        text = drawable(self._spaced(text, role))
        small = self.small_type(role)
        return small.width(text) if small else self.font(role).size(text)[0]

    def _spaced(self, text: str, role: Role) -> str:
        """The text with wider spaces if small letters would run its words together."""
        style = self.style(role)
        if style.family != "serif" or self._px(style) >= QUARTER_BELOW:
            return text
        return text.replace(" ", QUARTER).replace("\u00a0", QUARTER)

    def measure(self, role: Role) -> int:
        """Width in px of a line with as many letters as the eye follows with ease."""
        return round(self.width(SAMPLE, role) * LETTERS / len(SAMPLE))

    def line(self, role: Role) -> int:
        """Height in px of one rendered line."""
        return self.font(role).get_height()

    def ascent(self, role: Role) -> int:
        """Distance in px from the top of a rendered line to its baseline."""
        return self.font(role).get_ascent()

    def render(self, text: str, role: Role, colour: Colour = CREAM, *, halo: bool = False) -> pygame.Surface:
        """One line of text; with `halo` a soft dark surround and fatter small strokes, for text on cloth.

        The halo makes the surface larger on every side by `halo_pad()`.
        """
        colour = pure(colour) if self.contrast else colour
        key = (text, self.style(role), colour, halo)

        def make() -> pygame.Surface:
            surface = self._rendered(drawable(self._spaced(text, role)), role, colour, heavy=halo)
            return primitives.ready(self._haloed(surface) if halo else surface)

        return self.texts.get(key, make)

    def _rendered(self, text: str, role: Role, colour: Colour, *, heavy: bool) -> pygame.Surface:
        small, font = self.small_type(role), self.font(role)
        try:
            return small.render(text, colour, heavy=heavy) if small else font.render(text, True, colour)
        except pygame.error:
            return font.render("", True, colour)  # nothing in it has any width

    def clear(self) -> None:
        """Drop all texts, because another size takes their place."""
        self.texts.clear()

    def halo_pad(self) -> int:
        """Distance in px by which a halo extends beyond the text."""
        return max(3, self.scale.px(7))

    def _haloed(self, text: pygame.Surface) -> pygame.Surface:
        pad = self.halo_pad()
        glow = primitives.blurred(text, pad=pad, sigma=max(1.2, self.scale.f(2.5)), colour=HALO, alpha=0.62)
        if self.contrast:
            glow = primitives.blurred(text, pad=pad, sigma=max(1.6, self.scale.f(3)), colour=BLACK, alpha=1.0)
        glow.blit(text, (pad, pad - max(1, round(self.scale.f(1.5)))))
        return glow

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        role: Role,
        pos: tuple[float, float],
        colour: Colour = CREAM,
        *,
        anchor: str = "topleft",
        halo: bool = False,
        width: int | None = None,
        alpha: int = 255,
    ) -> pygame.Rect:
        """Draw one line with its rectangle's `anchor` (a pygame.Rect name) at `pos`; return that rectangle.

        With `width` the line is made to fit: first smaller, then with an ellipsis.
        """
        if width is not None:
            text, role = self.fit(text, role, width)
        surface = self.render(text, role, colour, halo=halo)
        if alpha < 255:
            surface = surface.copy()
            surface.set_alpha(alpha)
        pad = self.halo_pad() if halo else 0
        rect = pygame.Rect(0, 0, surface.get_width() - 2 * pad, surface.get_height() - 2 * pad)
        setattr(rect, anchor, (round(pos[0]), round(pos[1])))
        lift = max(1, round(self.scale.f(1.5))) if halo else 0
        target.blit(surface, (rect.x - pad, rect.y - pad + lift))
        return rect

    def draw_lines(
        self,
        target: pygame.Surface,
        lines: Iterable[str],
        role: Role,
        pos: tuple[int, int],
        colour: Colour = CREAM,
        *,
        anchor: str = "topleft",
        halo: bool = False,
        width: int | None = None,
        step: float | None = None,
    ) -> int:
        """Draw lines below each other as `draw` does; `step` px apart, by default a line's height.

        Returns the y of the next line.
        """
        x, y = pos
        step = self.line(role) if step is None else step
        down = 0.0
        for line in lines:
            place = (x, y + round(down))
            self.draw(target, line, role, place, colour, anchor=anchor, halo=halo, width=width)
            down += step
        return y + round(down)

    def fit(self, text: str, role: Role, width: int) -> tuple[str, TextStyle]:
        """Text and style that fit `width` px: without what the person's choice has made it grow, then down to
        80 % of the size (at least 15 px), then an ellipsis.
        """
        style = self.style(role)
        if not text or self.width(text, style) <= width:
            return text, style
        growth = self.scale.growth(style.size) if style.growth is None else style.growth
        while growth > 1 and self.width(text, style) > width:
            growth = max(1.0, growth - GIVES_UP)
            style = replace(style, growth=growth)
        smallest = max(MIN_TYPE / self.scale.k, style.size * 0.8)
        while style.size > smallest and self.width(text, style) > width:
            style = replace(style, size=max(smallest, style.size - 1))
        if self.width(text, style) <= width:
            return text, style
        kept = text
        while kept and self.width(kept.rstrip() + "…", style) > width:
            kept = kept[:-1]
        return kept.rstrip() + "…", style

    def together(self, lines: Iterable[tuple[str, int]], role: Role) -> TextStyle:
        """Style for several texts of one list, each with its width in px: the largest in which all of them
        fit, but for those that must be cut at any size.
        """
        found = ((text, self.fit(text, role, width)) for text, width in lines)
        whole = (style for text, (shown, style) in found if shown == text)
        return min(whole, key=self._px, default=self.style(role))

    def whole(self, text: str, role: Role, width: int) -> bool:
        """True if no word of the text must be broken in lines of `width` px."""
        return all(self.width(word, role) <= width for word in unbroken(text))

    def wrap(self, text: str, role: Role, width: int) -> Sequence[str]:
        """Lines no wider than `width` px, broken at spaces; a word too long for a line is broken inside.

        Such a word is broken after a hyphen or between folders if possible. No paragraph ends
        with a word alone on its line if the line before can spare it another.
        """
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line, first = "", len(lines)
            for word in unbroken(paragraph):
                trial = f"{line} {word}" if line else word
                if self.width(trial, role) <= width:
                    line = trial
                    continue
                if line:
                    lines.append(line)
                line = word
                while self.width(line, role) > width and len(line) > 1:
                    cut = len(line) - 1
                    while cut > 1 and self.width(line[:cut], role) > width:
                        cut -= 1
                    cut = max(line.rfind(mark, 1, cut) + 1 for mark in "-/\\") or cut
                    lines.append(line[:cut])
                    line = line[cut:]
            lines.append(line)
            if len(lines) - first > 1 and len(unbroken(line)) == 1:
                lines[-2:] = self._accompanied(lines[-2], line, role, width)
        return lines

    def _accompanied(self, before: str, last: str, role: Role, width: int) -> tuple[str, str]:
        """Last two lines of a paragraph, with a second word moved to a last line of one word, if they fit.

        The line before keeps two words at least, or its own last word would be lonely.
        """
        words = unbroken(before)
        if len(words) > 2 and self.width(both := f"{words[-1]} {last}", role) <= width:
            return before[: before.rindex(words[-1])].rstrip(), both
        return before, last
