"""The wheel of signs: a sector for each, with the face that makes it and its word."""

from collections.abc import Callable, Sequence
from functools import partial
from math import atan2, ceil, cos, floor, hypot, pi, sin

import pygame
from msgspec import Struct

from briscola.engine.actions import Sign
from briscola.engine.cards import BRISCOLA_RANKING, Ranking
from briscola.i18n.sign_words import order, thing, word
from briscola.i18n.spoken_words import Role, Spoken
from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.theme import CREAM, CREAM_2, INK, INK_2, LAMP, LAMP_LIGHT, Colour, mix
from briscola.ui.views.faces.face_closeup import grimace_of
from briscola.ui.views.props import draw_sign, shadowed
from briscola.ui.widgets.widget import Widget, WidgetPart

HUB = 0.345
"""Radius of the middle, as a share of the wheel's radius."""
REACH, FACE = 0.665, 0.36
"""Distance of the faces from the middle, and their diameter, as shares of the radius."""
SMALL, SMALL_REACH, SMALL_FACE = 400, 0.66, 0.40
"""The same for a wheel narrower than `SMALL` px, where words are large beside the faces."""
TUCKED, SMALL_TUCKED = 0.15, 0.75
"""Overlap of a word and its face, as a share of the line height; else words meet each other.

In a small wheel the word covers the chin, on a plate of its own.
"""
LETTERS = 0.78
"""Share of a line's height that its letters need, but for a descender or two."""
LONGEST = 0.18
"""Width of the longest word shown in full, as a share of the wheel's width.

A longer one would run over the lines of its sector, so its short form is used.
"""
CHOSEN = mix(LAMP, LAMP_LIGHT, 0.35)
GROWTH = 1.1
"""Most growth of the words on the wheel, whose faces need their place."""


class Sector(Struct, frozen=True, kw_only=True):
    """One sign and the grimace it is made with."""

    sign: Sign
    grimace: str
    suit: str = ""
    """Trump suit if the sign speaks of trumps, else empty."""
    ranking: Ranking = BRISCOLA_RANKING


class Wheel(Widget):
    """`on_choose(at)` is called for a sector that is clicked, tapped, or confirmed by Enter or its digit.

    The first sector is at the top, the others follow clockwise.
    """

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        face: str,
        sectors: Sequence[Sector],
        at: int,
        on_choose: Callable[[int], None],
    ) -> None:
        """`rect` is the square round the wheel, `face` the person's drawing, `at` the first choice."""
        super().__init__(kit.capped(1.0 if rect.width < SMALL else GROWTH), rect, name="wheel", on_paper=True)
        self.face, self.sectors, self.at, self.on_choose = face, tuple(sectors), at, on_choose

    def spoken(self) -> Spoken:
        return self._spoken_sector(self.at)

    def _spoken_sector(self, at: int) -> Spoken:
        sector = self.sectors[at]
        return Spoken(
            role=Role.ITEM,
            name=thing(sector.sign, sector.ranking, naming=self.kit.naming),
            value=" ".join(order(sector.grimace)),
            states=self.states(),
            position=(at + 1, len(self.sectors)),
        )

    def parts(self) -> Sequence[WidgetPart]:
        return [
            WidgetPart(
                key=at,
                spoken=self._spoken_sector(at),
                rect=self.face_at(at),
                press=partial(self._press, at),
                choose=partial(self._choose, at),
            )
            for at in range(len(self.sectors))
        ]

    @property
    def chosen_part(self) -> int:
        return self.at

    def _choose(self, at: int) -> None:
        self.at = at

    def _press(self, at: int) -> None:
        """Choose a sector and confirm it."""
        self._choose(at)
        self.confirm()

    # ---- hands

    def sector_at(self, pos: tuple[int, int]) -> int | None:
        """The sector under a point; None in the middle and outside."""
        dx, dy = pos[0] - self.rect.centerx, pos[1] - self.rect.centery
        away = hypot(dx, dy)
        if not HUB * self.rect.width / 2 < away <= self.rect.width / 2:
            return None
        turn = atan2(dx, -dy) % (2 * pi)
        return round(turn / (2 * pi) * len(self.sectors)) % len(self.sectors)

    def spot(self, at: int) -> tuple[int, int]:
        """Middle of a sector, in px of the window."""
        turn = 2 * pi * at / len(self.sectors)
        reach = (SMALL_REACH if self.rect.width < SMALL else REACH) * self.rect.width / 2
        return round(self.rect.centerx + reach * sin(turn)), round(self.rect.centery - reach * cos(turn))

    def hit(self, pos: tuple[int, int]) -> bool:
        return hypot(pos[0] - self.rect.centerx, pos[1] - self.rect.centery) <= self.rect.width / 2

    def point(self, p: Pointer) -> bool:
        over = self.sector_at(p.pos)
        if p.kind == "move" and not p.touch and not self.held and over is not None:
            self.at = over
        return super().point(p)

    def pressed_at(self, p: Pointer) -> None:
        self.dragged(p)

    def dragged(self, p: Pointer) -> None:
        over = self.sector_at(p.pos)
        if over is not None:
            self.at = over

    def released(self, p: Pointer, inside: bool) -> None:
        if inside and self.sector_at(p.pos) is not None:
            self.confirm()

    def wheeled(self, lines: float) -> bool:
        self.turn(1 if lines < 0 else -1)
        return True

    def turn(self, by: int) -> None:
        """Choose the next sector clockwise, or (−1) the one before."""
        self.at = (self.at + by) % len(self.sectors)
        self.play_sound("tick")

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.turn(1 if event.key == pygame.K_RIGHT else -1)
            return True
        if pointer.is_confirm(event) and event.key != pygame.K_SPACE:
            self.confirm()
            return True
        return False

    def digit(self, text: str) -> bool:
        """Choose and confirm the sector of a digit (1 is the uppermost); False if the digit has no sector."""
        if len(text) != 1 or text not in "123456789"[: len(self.sectors)]:
            return False
        self._press(int(text) - 1)
        return True

    def confirm(self) -> None:
        self.on_choose(self.at)

    # ---- drawing

    @staticmethod
    def across(rect: pygame.Rect) -> int:
        """Diameter in px of the faces of a wheel in this square."""
        return round((SMALL_FACE if rect.width < SMALL else FACE) * rect.width / 2)

    def draw(self, target: pygame.Surface) -> None:
        side, count = self.rect.width, len(self.sectors)
        ground(self.kit, side, count).draw(target, self.rect.topleft)
        lit = self.focused or self.hovered
        if lit:
            wedge(self.kit, side, count, self.at).draw(target, self.rect.topleft)
        for at, sector in enumerate(self.sectors):
            self._draw_sector(target, at, sector)
        if lit:
            self._draw_hub(target, self.sectors[self.at])

    def draw_ring(self, target: pygame.Surface) -> None:
        """Draw no ring: the gold sector shows the focus."""

    def face_at(self, at: int) -> pygame.Rect:
        """Square round the face of a sector."""
        across, line = self.across(self.rect), self.kit.fonts.line("label")
        x, y = self.spot(at)
        block = across + line - round(self._tucked * line)
        return pygame.Rect(x - across // 2, y - block // 2, across, across)

    def word_at(self, at: int) -> pygame.Rect:
        """Rectangle of a sector's word, under its face."""
        fonts, r, centre = self.kit.fonts, self.rect.width / 2, self.rect.center
        face, line = self.face_at(at), fonts.line("label")
        rect = pygame.Rect(0, 0, fonts.width(self.word(self.sectors[at]), "label"), line)
        top = face.bottom - round(self._tucked * line)
        # Low words move inwards, where the wheel is wide enough for them.
        low = max(0, top + round(LETTERS * line) - centre[1])
        room = max(0.0, (r - max(5.0, 9 * self.kit.scale.k)) ** 2 - low**2) ** 0.5
        most = max(0, round(room) - rect.width // 2)
        rect.midtop = (max(centre[0] - most, min(centre[0] + most, face.centerx)), top)
        return rect

    def _draw_sector(self, target: pygame.Surface, at: int, sector: Sector) -> None:
        place = self.face_at(at)
        face = grimace_of(self.kit, self.face, sector.grimace, place.width)
        if face is not None:
            face.draw(target, (self.spot(at)[0], place.top + place.width // 2))
        word = self.word_at(at)
        if self._tucked > TUCKED:
            lit = at == self.at and (self.focused or self.hovered)
            plate = word.inflate(6, -round(0.12 * word.height)).move(0, 1)
            pygame.draw.rect(target, CHOSEN if lit else CREAM, plate, border_radius=3)
            pygame.draw.rect(target, INK_2, plate, width=1, border_radius=3)
        self.kit.fonts.draw(target, self.word(sector), "label", word.midtop, INK, anchor="midtop")

    @property
    def _tucked(self) -> float:
        return SMALL_TUCKED if self.rect.width < SMALL else TUCKED

    def word(self, sector: Sector) -> str:
        whole = word(sector.sign, sector.ranking, naming=self.kit.naming)
        if self.kit.fonts.width(whole, "label") <= LONGEST * self.rect.width:
            return whole
        return word(sector.sign, sector.ranking, naming=self.kit.naming, short=True)

    def _draw_hub(self, target: pygame.Surface, sector: Sector) -> None:
        """Write in the middle what to do with one's face and what the sign means."""
        fonts, scale = self.kit.fonts, self.kit.scale
        x, y = self.rect.center
        small, strong = fonts.line("small"), fonts.line("row")
        top = y - round(0.46 * (small + strong + small))
        start, end = order(sector.grimace)
        fonts.draw(target, start, "small", (x, top), INK_2, anchor="midtop")
        fonts.draw(target, end, "row", (x, top + round(small * 0.86)), INK, anchor="midtop")
        middle = top + round(small * 0.86 + strong * 0.96) + small // 2
        room = 1.8 * (max(1.0, (HUB * self.rect.width / 2) ** 2 - (middle + small / 3 - y) ** 2)) ** 0.5
        side = max(15, scale.px(28)) if sector.suit else 0
        gap = scale.px(6) if side else 0
        meaning = self.word(sector)
        words = next(
            (w for w in (f"= {meaning}", meaning) if fonts.width(w, "small") + gap + side <= room), ""
        )
        wide = fonts.width(words, "small") + gap if words else 0
        left = x - (wide + side) // 2
        if words:
            fonts.draw(target, words, "small", (left, middle), INK_2, anchor="midleft")
        if side:
            draw_sign(target, self.kit, sector.suit, (left + wide + side // 2, middle), side)


def ground(kit: Kit, side: int, count: int) -> PaperObject:
    """Disc of a wheel `side` px wide: its lines for `count` sectors and its middle."""
    k = kit.scale.k

    def make() -> PaperObject:
        r = side / 2
        edge, thin = max(1.4, 2.2 * k), max(1.0, 1.2 * k)
        inner = r - max(4.0, 8 * k)
        lines = []
        for at in range(count):
            turn = 2 * pi * (at + 0.5) / count
            x, y = sin(turn), -cos(turn)
            lines.append(
                f"M{r + x * HUB * r:.2f} {r + y * HUB * r:.2f}L{r + x * inner:.2f} {r + y * inner:.2f}"
            )
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
            f'<circle cx="{r}" cy="{r}" r="{r - edge / 2:.2f}" fill="{_hex(CREAM)}" '
            f'stroke="{_hex(INK)}" stroke-width="{edge:.2f}"/>'
            f'<g fill="none" stroke="{_hex(INK_2)}" stroke-opacity="0.38" stroke-width="{thin:.2f}">'
            f'<circle cx="{r}" cy="{r}" r="{inner:.2f}"/><path d="{"".join(lines)}"/></g>'
            f'<circle cx="{r}" cy="{r}" r="{HUB * r:.2f}" fill="{_hex(CREAM_2)}" '
            f'stroke="{_hex(INK)}" stroke-width="{edge:.2f}"/></svg>'
        )
        return shadowed(kit.raster.text(svg, (side, side)), k)

    return kit.paper.keep(("wheel", side, count), make)


def wedge(kit: Kit, side: int, count: int, at: int) -> PaperObject:
    """Gold ground of sector `at`, placed so that it is drawn at the wheel's own corner."""
    k = kit.scale.k

    def make() -> PaperObject:
        r, edge = side / 2, max(1.2, 1.8 * k)
        inner, outer = HUB * r + edge, r - max(4.0, 8 * k)
        middle = 2 * pi * at / count
        half = pi / count
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners = [
            (r + reach * sin(turn), r - reach * cos(turn))
            for reach, turn in (
                (inner, middle - half),
                (outer, middle - half),
                (outer, middle + half),
                (inner, middle + half),
            )
        ]
        # Only the part that is gold: the arc's furthest point and the corners.
        far = [*corners, (r + outer * sin(middle), r - outer * cos(middle))]
        left, top = (floor(min(axis) - edge) for axis in zip(*far, strict=True))
        right, low = (ceil(max(axis) + edge) for axis in zip(*far, strict=True))
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {right - left} {low - top}">'
            f'<path d="M{x0:.2f} {y0:.2f}L{x1:.2f} {y1:.2f}A{outer:.2f} {outer:.2f} 0 0 1 {x2:.2f} '
            f'{y2:.2f}L{x3:.2f} {y3:.2f}A{inner:.2f} {inner:.2f} 0 0 0 {x0:.2f} {y0:.2f}Z" '
            f'fill="{_hex(CHOSEN)}" stroke="{_hex(INK)}" stroke-width="{2 * edge:.2f}" '
            'stroke-linejoin="round"/></svg>'
        )
        return PaperObject(kit.raster.text(svg, (right - left, low - top)), (-left, -top))

    return kit.paper.keep(("wheel-wedge", side, count, at), make)


def _hex(colour: Colour) -> str:
    return f"#{bytes(colour).hex()}"
