"""Talk without cards: the wheel of signs, requests to the partner (R-TALK), the sheet of phrases."""

from collections.abc import Callable, Sequence
from functools import partial
from math import atan2, ceil, cos, floor, hypot, pi, sin

import pygame
from msgspec import Struct

from briscola.engine.actions import LEADS, Ask, Sign
from briscola.engine.cards import BRISCOLA_RANKING, Ranking
from briscola.i18n.card_words import ITALIAN, Naming
from briscola.i18n.friends_words import PHRASES
from briscola.i18n.sign_words import ask_meaning, ask_word, asked_of, deed, order, signed_to, thing, word
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.input import Pointer, pointer
from briscola.ui.layout.table import Layout
from briscola.ui.render import Kit, PaperObject
from briscola.ui.render.theme import CREAM, CREAM_2, INK, INK_2, LAMP, LAMP_LIGHT, Colour, mix
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.speech import ReadingLine
from briscola.ui.views import draw_sign, shadowed
from briscola.ui.views.bubbles import asking_paper
from briscola.ui.views.faces import grimace_of
from briscola.ui.views.text import draw_tag
from briscola.ui.widgets import Button, Widget, draw_sheet

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
    naming: Naming = ITALIAN
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
        *,
        name: str = "wheel",
    ) -> None:
        """`rect` is the square round the wheel, `face` the person's drawing, `at` the first choice."""
        super().__init__(kit.capped(1.0 if rect.width < SMALL else GROWTH), rect, name=name, on_paper=True)
        self.face, self.sectors, self.at, self.on_choose = face, tuple(sectors), at, on_choose

    def spoken(self) -> Spoken:
        sector = self.sectors[self.at]
        return Spoken(
            role=Role.ITEM,
            name=thing(sector.sign, sector.ranking, naming=sector.naming),
            value=" ".join(order(sector.grimace)),
            states=self.states(),
            position=(self.at + 1, len(self.sectors)),
        )

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
        if lines:
            self.turn(1 if lines < 0 else -1)
        return True

    def turn(self, by: int) -> None:
        """Choose the next sector clockwise, or (−1) the one before."""
        self.at = (self.at + by) % len(self.sectors)
        self.say("tick")

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
        self.at = int(text) - 1
        self.confirm()
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
        whole = word(sector.sign, sector.ranking, naming=sector.naming)
        if self.kit.fonts.width(whole, "label") <= LONGEST * self.rect.width:
            return whole
        return word(sector.sign, sector.ranking, naming=sector.naming, short=True)

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


OPEN_TIME = 0.16


class SuitButton(Button):
    """A button that shows the sign of a suit and says its name when pointed at."""

    suit = ""

    def draw(self, target: pygame.Surface) -> None:
        words, self.text = self.text, ""
        super().draw(target)
        self.text = words
        side = round(min(self.rect.size) * 0.62)
        draw_sign(target, self.kit, self.suit, self.rect.center, side)


class SignPanel(Panel):
    """Closed by Esc, by S, by a choice or by a press outside, which goes on to what is there."""

    chapter = "partners"

    beside = True
    by_person = True
    first = "wheel"

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        sound: Callable[[str], None],
        *,
        face: str,
        partners: Sequence[str],
        signs: Sequence[tuple[Sign, Sector]],
        first: Sign,
        asks: Sequence[Ask],
        naming: Naming,
        origin: tuple[int, int],
        still: bool,
        on_sign: Callable[[Sign], None],
        on_ask: Callable[[Ask], None],
        on_close: Callable[[], None],
    ) -> None:
        """`signs` or `asks` may be empty; `first` is selected first; the wheel opens out of `origin`."""
        super().__init__(kit, layout, sound)
        self.face, self.partners, self.signs, self.asks = face, partners, tuple(signs), tuple(asks)
        self.naming = naming
        self.origin, self.on_sign, self.on_ask, self.on_close = origin, on_sign, on_ask, on_close
        self.at = next((i for i, (sign, _s) in enumerate(self.signs) if sign == first), 0)
        self.opened = 1.0 if still else 0.0
        self.wheel: Wheel | None = None
        self.renew()

    def place(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        if self.signs:
            at = self.wheel.at if self.wheel is not None else self.at
            self.rect = self.layout.wheel
            self.wheel = Wheel(
                self.kit,
                self.layout.wheel,
                self.face,
                [sector for _sign, sector in self.signs],
                at,
                lambda i: self.on_sign(self.signs[i][0]),
            )
            self.group.add(self.wheel)
        scale = self.kit.scale
        pad, gap = (5, 4) if self.layout.asking.width < 260 else (scale.px(16), scale.px(10))
        tall = scale.target(52)
        head = self.layout.asking.height - tall - pad
        rows = [[ask for ask in self.asks if (ask in LEADS) is leads] for leads in (False, True)]
        self.asking = self.layout.asking.copy()
        if rows[1]:
            self.asking.height += head + tall
            self.asking.bottom = self.layout.asking.bottom
            clear = self.layout.emblem.bottom + scale.px(
                8
            )  # trumps stay in sight: rather over one's own face
            self.asking.top = max(self.asking.top, clear)
        top = self.asking.y
        self.titles = []
        for leads, row in enumerate(filter(None, rows)):
            self.titles.append((bool(leads), (self.asking.centerx, top + head // 2)))
            wide = (self.asking.width - 2 * pad - gap * (len(row) - 1)) // len(row)
            for i, ask in enumerate(row):
                rect = pygame.Rect(self.asking.x + pad + i * (wide + gap), top + head, wide, tall)
                self.group.add(self._request(ask, rect))
            top += head + tall

    @property
    def spoken_title(self) -> str:
        return signed_to(self.partners) if self.signs else asked_of(self.partners)

    def reading(self) -> Sequence[ReadingLine]:
        signs = [
            f"{at}: {thing(sector.sign, sector.ranking, naming=sector.naming)}, {deed(sector.grimace)}"
            for at, (_sign, sector) in enumerate(self.signs, start=1)
        ]
        return [*map(ReadingLine, signs), *super().reading()]

    def _request(self, ask: Ask, rect: pygame.Rect) -> Button:
        """The button of a request: its word, or the emblem of the suit to be led."""
        words = ask_word(ask, naming=self.naming)
        press = partial(self.on_ask, ask)
        if ask not in LEADS:
            plain = Button(
                self.kit, rect, words, press, role="label", name=f"ask-{ask}", on_paper=True, margin=6
            )
            return plain.called(asked_of(self.partners), ask_meaning(ask, self.ranking).removeprefix("= "))
        suit = SuitButton(self.kit, rect, words, press, name=f"ask-{ask}", on_paper=True)
        suit.suit, suit.tip = LEADS[ask].value, words
        return suit.called(_("or for a suit to be led"), ask_meaning(ask, self.ranking).removeprefix("= "))

    @property
    def ranking(self) -> Ranking:
        """Ranking of the cards at this table."""
        return self.signs[0][1].ranking if self.signs else BRISCOLA_RANKING

    def covers(self, pos: tuple[int, int]) -> bool:
        """True if a point lies on the wheel or on the requests."""
        on_wheel = self.wheel is not None and self.wheel.hit(pos)
        return on_wheel or (bool(self.asks) and self.asking.collidepoint(pos))

    def _on_button(self, pos: tuple[int, int]) -> bool:
        """True if a point lies on the button that opened the wheel and will close it."""
        reach = self.layout.help_side / 2
        return hypot(pos[0] - self.origin[0], pos[1] - self.origin[1]) <= reach

    def hear(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        p = pointer.read(event, self.kit.scale.size)
        if p is not None and p.kind == "down" and not self.covers(p.pos):
            if not self._on_button(p.pos):
                self.on_close()
            return False
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key in (*pointer.BACK, pygame.K_s):
            self.on_close()
            return True
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            self._over()
            return True
        return self.wheel is not None and self.wheel.digit(getattr(event, "unicode", ""))

    def _over(self) -> None:
        """Move the focus from the wheel to the requests or back."""
        order = self.group.order()
        on_wheel = self.group.focused is self.wheel
        others = [w for w in order if (w is self.wheel) != on_wheel]
        if others:
            self.group.focus(others[0])

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.opened < 1:
            self.opened = min(1.0, self.opened + dt / OPEN_TIME)
            return True
        return moving

    def paint(self, target: pygame.Surface) -> None:
        self._mark_button(target)
        if self.asks:
            self._paint_asking(target)

    def _mark_button(self, target: pygame.Surface) -> None:
        """Draw a light ring round the button that opened the wheel."""
        side, reach = self.layout.help_side, self.kit.paper.ring_reach()
        ring = self.kit.paper.ring((side, side), side / 2, on_paper=False)
        target.blit(ring, (self.origin[0] - side // 2 - reach, self.origin[1] - side // 2 - reach))

    def _paint_asking(self, target: pygame.Surface) -> None:
        """Draw the bubble under the requests, with the partners' names."""
        asking_paper(self.kit, self.layout, self.asking).draw(target, self.asking.topleft)
        room = self.asking.width - self.kit.scale.px(32)
        for leads, at in self.titles:
            words = _("or for a suit to be led") if leads else asked_of(self.partners)
            fonts = self.kit.capped(1.1).fonts
            fonts.draw(target, words, "small-strong", at, INK, anchor="center", width=room)

    def draw(self, target: pygame.Surface) -> None:
        if self.opened < 1 and self.wheel is not None:
            self._draw_opening(target, self.wheel)
            return
        super().draw(target)
        if self.wheel is not None:
            x, top = self.layout.wheel.midtop
            above = (x, top - self.kit.fonts.line("small") // 2)
            draw_tag(target, self.kit, signed_to(self.partners), above)

    def _draw_opening(self, target: pygame.Surface, dial: Wheel) -> None:
        """Draw the wheel growing out of its button."""
        part = 1 - (1 - self.opened) ** 3
        wheel = self.layout.wheel
        pad = max(24, self.kit.scale.px(40))
        whole = pygame.Surface(wheel.inflate(2 * pad, 2 * pad).size, pygame.SRCALPHA)
        dial.rect = pygame.Rect((pad, pad), wheel.size)
        dial.draw(whole)
        dial.rect = wheel.copy()
        share = 0.25 + 0.75 * part
        small = pygame.transform.smoothscale(
            whole, (round(whole.get_width() * share), round(whole.get_height() * share))
        )
        x = self.origin[0] + (wheel.centerx - self.origin[0]) * part
        y = self.origin[1] + (wheel.centery - self.origin[1]) * part
        target.blit(small, small.get_rect(center=(round(x), round(y))))


COLUMNS = 2


class PhrasesPanel(Panel):
    """Closed by a phrase, by Esc, by T or by a click outside; below, whom one does not want to hear."""

    by_person = True
    beside = True
    first = "phrase-0"

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        sound: Callable[[str], None],
        *,
        others: Sequence[tuple[int, str]],
        muted: set[int],
        on_say: Callable[[int], None],
        on_close: Callable[[], None],
    ) -> None:
        """`others`: place and name of each other person; `muted` is changed by the sheet."""
        super().__init__(kit, layout, sound)
        self.others, self.muted = others, muted
        self._on_say, self._on_close = on_say, on_close
        self.renew()

    def place(self) -> None:
        kit, scale, layout = self.kit, self.kit.scale, self.layout
        pad, gap, tall = scale.px(36), scale.px(10), scale.target(50)
        rows = -(-len(PHRASES) // COLUMNS)
        head = kit.fonts.line("heading") + scale.px(12)
        widest = max(kit.fonts.width(str(words), "small-strong") for words in PHRASES)
        column = min(widest + 2 * scale.px(22), (layout.size[0] - 2 * scale.edge - 2 * pad - gap) // COLUMNS)
        mutes = -(-len(self.others) // COLUMNS)
        below = scale.px(14) + kit.fonts.line("small") + mutes * (tall + gap) if self.others else 0
        height = 2 * pad + head + rows * (tall + gap) - gap + below
        self.rect = pygame.Rect(0, 0, 2 * pad + COLUMNS * column + gap, height)
        self.rect.center = (layout.size[0] // 2, round(layout.mid(0.42)))
        self.rect.clamp_ip(pygame.Rect((0, 0), layout.size).inflate(-2 * scale.rim, -2 * scale.rim))
        self.inner = inner = self.rect.inflate(-2 * pad, -2 * pad)
        y = inner.y + head

        def cell(at: int, top: int) -> pygame.Rect:
            x = inner.x + at % COLUMNS * (column + gap)
            return pygame.Rect(x, top + at // COLUMNS * (tall + gap), column, tall)

        for number, words in enumerate(PHRASES):
            self.group.add(
                self._button(cell(number, y), str(words), partial(self._on_say, number), f"phrase-{number}")
            )
        self.label_y = y + rows * (tall + gap) - gap + scale.px(14)
        top = self.label_y + kit.fonts.line("small") + gap // 2
        for at, (place, name) in enumerate(self.others):
            state = (_("{name}: not heard") if place in self.muted else _("{name}: heard")).format(name=name)
            self.group.add(self._button(cell(at, top), state, partial(self._mute, place), f"mute-{place}"))

    def _button(self, rect: pygame.Rect, words: str, press: Callable[[], None], name: str) -> Button:
        return Button(self.kit, rect, words, press, role="small-strong", name=name, on_paper=True)

    @property
    def spoken_title(self) -> str:
        return _("Say something")

    @property
    def spoken_text(self) -> str:
        return _("Whom you hear; only you know.") if self.others else ""

    def _mute(self, place: int) -> None:
        self.muted ^= {place}
        self.renew()

    def hear(self, event: pygame.event.Event) -> bool:
        if closed := self.closes(event, pygame.K_t):
            self._on_close()
        return closed

    def paint(self, target: pygame.Surface) -> None:
        fonts = self.kit.fonts
        draw_sheet(target, self.kit, self.rect)
        fonts.draw(target, self.spoken_title, "heading", self.inner.topleft, INK, width=self.inner.width)
        if self.others:
            fonts.draw(
                target, self.spoken_text, "small", (self.inner.x, self.label_y), INK_2, width=self.inner.width
            )
