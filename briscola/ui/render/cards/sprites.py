"""Cards as objects: rounded, edged, turned, lit, with their shadows. Every picture is made once.

Angles are degrees anticlockwise, quantised to `STEP` (soft shadows to whole degrees);
heights are px; `lift` runs from 0 (at rest) to 1.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from weakref import WeakValueDictionary

import pygame
from msgspec import Struct

from briscola.ui.layout.table.geometry import Pose
from briscola.ui.render import primitives
from briscola.ui.render.cards.card_art import CORNER, CardArt, Cover
from briscola.ui.render.image_cache import Given, surfaces
from briscola.ui.render.primitives import MARGIN, resized, turned, widened
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.render.theme import INK, LAMP_LIGHT, PAPER, SHADOW, WIN_EDGE, WIN_GLOW, Colour, mix

FLOWN = 2_500_000
"""Bytes of turned backs kept in a window of 1920×1080: what comes again from card to card of a deal."""
STEP = 0.1
LIFTS = 4
OVER = 1.5
"""Size of the picture from which a card is turned, as a factor.

A smaller one would show steps along the card's edges, a larger one grains in its lines.
"""


LEAST_ZOOM = 0.5
"""Zoom below which a picture is halved before it is turned."""
SWIFT_FROM = 250
"""Height in px above which a card that moves fast is drawn with half its detail."""
BACK_SIZES = 200
"""Number of sizes from nothing to its height at rest that a back in the air has."""
SWIFT_TURN, SLOW_TURN = 1.0, 0.5
"""Steps in degrees by which backs in the air turn, when they move fast and when not."""


def _snap(angle: float) -> float:
    return round(angle / STEP) * STEP % 360


def _room(area: float) -> int:
    """Bytes for a table and the motions on it: a larger window has larger cards."""
    return round(40_000_000 + 40_000_000 * min(1.0, area) + 20_000_000 * max(0.0, area - 1))


class CardStyle(Struct, frozen=True):
    """Appearance of a card besides its place."""

    lift: float = 0.0
    winning: bool = False
    dim: bool = False
    focus: bool = False
    shadow: bool = True
    cover: Cover = Cover.SOME


REST = CardStyle()

Laid = Sequence[tuple[pygame.Surface, pygame.Rect]]
"""Pictures and their rectangles, the lowest first."""


def covered(laid: Laid) -> pygame.Rect:
    """Smallest rectangle round some pictures (at least one)."""
    return laid[0][1].unionall([where for _picture, where in laid[1:]])


def _ready(
    make: Callable[Given, pygame.Surface], /, *given: Given.args, **named: Given.kwargs
) -> pygame.Surface:
    return primitives.ready(make(*given, **named))


class Sprites:
    """Pictures of one deck's cards."""

    def __init__(
        self,
        raster: Raster,
        deck: str,
        back: str,
        fonts: Fonts,
        *,
        indices: str = "auto",
        printed: bool = True,
        before: "Sprites | None" = None,
    ) -> None:
        """`back` is `blue` or `red`; `indices` is `auto`, `always` or `never` (see `storage.settings`).

        `before` are the previous sprites, whose drawings may stand in for a while.
        """
        self.fonts = fonts
        last = None if before is None else before.art
        self.art: CardArt = CardArt(raster, deck, back, fonts, indices=indices, printed=printed, before=last)
        self.info = self.art.info
        self._index: dict[tuple[str, Cover], bool] = {}
        self.shelf = surfaces(_room(fonts.scale.area))
        self.backs = surfaces(round(FLOWN * fonts.scale.area))
        self._slow: WeakValueDictionary[Hashable, pygame.Surface] = WeakValueDictionary()
        """Faces that move slowly, as the last frame shows them: most look the same in the next."""

    def is_of(self, deck: str, back: str, indices: str, printed: bool) -> bool:
        """True if these are the cards of that deck and back, with indices and ink shown that way."""
        return self.art.choice == (deck, back, indices, printed)

    def width(self, height: float) -> int:
        """Width in px of a card `height` px high, by the deck's own ratio."""
        return max(2, round(height * self.info.ratio))

    def _keep(
        self,
        key: tuple[object, ...],
        make: Callable[Given, pygame.Surface],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> pygame.Surface:
        return self.shelf.get(key, _ready, make, *given, **named)

    def _indexed(self, code: str, cover: Cover) -> bool:
        """True if the deck wants an index on this card; the answer is kept, because it needs a file."""
        if (code, cover) not in self._index:
            self._index[code, cover] = self.art.indexed(code, cover)
        return self._index[code, cover]

    def sharpen(self) -> bool:
        """Drop the pictures of one card whose own drawing has replaced a stretched one.

        False if there is no such card, or no picture of it has been made.
        """
        code = self.art.masters.arrived()
        if code is None:
            return False
        self._slow.clear()
        shelves = (self.shelf, self.backs)
        dropped = [shelf.drop(lambda key: isinstance(key, tuple) and key[1] == code) for shelf in shelves]
        return any(dropped)

    def forget(self, height: float) -> None:
        """Drop all pictures of cards of that height, and of their shadows: nothing shows them any more."""
        sizes = {max(4, round(height)), self.large(height)}
        self.shelf.drop(lambda key: isinstance(key, tuple) and not sizes.isdisjoint(key[1:3]))

    def clear(self) -> None:
        """Drop all pictures, because another size or deck takes their place."""
        self.shelf.clear()
        self.backs.clear()

    def card(
        self,
        code: str | None,
        height: float,
        angle: float = 0.0,
        *,
        dim: bool = False,
        cover: Cover = Cover.SOME,
    ) -> pygame.Surface:
        """A card (None or `BACK`: its back), turned; blit it by its centre.

        `cover` is the most of it that others may cover.
        """
        h, turn = max(4, round(height)), _snap(angle)
        name = self.art.seen(code, self.width(h))
        indexed = self._indexed(name, cover)
        if turn == 0:
            return self._flat(name, h, dim, indexed)
        key = ("card", name, h, turn, dim, indexed)
        return self._keep(key, self._turned, name, h, turn, dim, indexed)

    @staticmethod
    def large(height: float) -> int:
        """Height of the upright picture from which a card at rest at `height` is turned and flown."""
        return round(max(4, round(height)) * OVER)

    def _turned(self, code: str, height: int, angle: float, dim: bool, indexed: bool) -> pygame.Surface:
        """Picture of a turned card."""
        return pygame.transform.rotozoom(
            self._loose(code, height, dim, indexed), angle, height / self.large(height)
        )

    def loose(
        self, code: str | None, height: float, *, shown: float | None = None, cover: Cover = Cover.SOME
    ) -> pygame.Surface:
        """Upright picture, `large` and with clear pixels round it, of a card that rests at `height`.

        `shown` is its height on its way if that is less.
        """
        name = self._name(code, height, shown)
        return self._loose(name, max(4, round(height)), False, self._indexed(name, cover))

    def prepare(self, code: str, height: float, *, cover: Cover) -> Iterator[Callable[[], object]]:
        """Tasks in order for the `loose` picture of a face; none if it is there already."""
        indexed = self._indexed(code, cover)
        if ("loose", code, self.large(height), False, indexed) not in self.shelf:
            yield partial(self.art.fetch, code, indexed=indexed)
            yield partial(self.loose, code, height, cover=cover)

    def _name(self, code: str | None, base: float, shown: float | None) -> str:
        # A card that rises a little on its way keeps its back.
        return self.art.seen(code, self.width(base if shown is None else min(base, shown)))

    def _loose(self, code: str, height: int, dim: bool, indexed: bool) -> pygame.Surface:
        large = self.large(height)
        return self._keep(("loose", code, large, dim, indexed), self._wide, code, large, dim, indexed)

    def _wide(self, code: str, height: int, dim: bool, indexed: bool) -> pygame.Surface:
        """Picture of an upright card with clear pixels round it."""
        return widened(self._upright(code, height, dim, indexed), MARGIN)

    def _upright(self, code: str, height: int, dim: bool, indexed: bool) -> pygame.Surface:
        return self.art.card(code, (self.width(height), height), dim=dim, indexed=indexed)

    def air(
        self,
        code: str | None,
        base: float,
        pose: Pose,
        *,
        share: float = 1.0,
        cover: Cover = Cover.SOME,
        swift: bool = False,
    ) -> pygame.Surface:
        """A card on its way, turned and sized as at `pose`, as smooth as one at rest.

        It is made from the picture for `base`. Only a `share` of its width is seen while it turns over. A
        `swift` one is turned at half its size if it is large: the eye sees no more of it. Backs come again
        and again, so their angles and sizes are rounded and the pictures kept: do not draw on them.
        """
        halved = swift and pose.height > SWIFT_FROM
        if share < 1 or (swift and code is not None):
            return self._flown(code, base, pose.height, pose.angle, cover, halved, share)
        name, height = self._name(code, base, pose.height), max(4, round(pose.height))
        indexed = self._indexed(name, cover)
        if not swift and height == max(4, round(base)):  # of another size it would be another picture
            rest = self.shelf.find(("card", name, height, _snap(pose.angle), False, indexed))
            if rest is not None:
                return rest
        if code is not None:
            key = ("air", name, base, height, _snap(pose.angle), indexed)
            found = self._slow.get(key)
            if found is None:
                found = self._slow[key] = self._flown(code, base, height, _snap(pose.angle), cover, halved)
            return found
        step, size = SWIFT_TURN if swift else SLOW_TURN, base / BACK_SIZES
        angle, sizes = round(pose.angle / step) * step % 360, max(1, round(pose.height / size))
        given = (code, base, sizes * size, angle, cover, halved)
        return self.backs.get(("air", name, base, sizes, angle, halved), self._flown, *given)

    def _flown(
        self,
        code: str | None,
        base: float,
        height: float,
        angle: float,
        cover: Cover,
        halved: bool,
        share: float = 1.0,
    ) -> pygame.Surface:
        """Picture of a card in the air."""
        picture = self.loose(code, base, shown=height, cover=cover)
        zoom = height / self.large(base)
        if halved:
            zoom /= 2
        if zoom < LEAST_ZOOM:  # a turn looks at the nearest pixels alone, so there must not be too many
            name, zoom = self._name(code, base, height), zoom * 2
            picture = self._keep(("half", name, self.large(base), cover), resized, picture, 0.5, 0.5)
        if share < 1:
            picture = resized(picture, share, 1.0)
        turned = pygame.transform.rotozoom(picture, angle, zoom)
        if not halved:
            return turned
        return pygame.transform.smoothscale(turned, (2 * turned.get_width(), 2 * turned.get_height()))

    def _flat(self, code: str, height: int, dim: bool, indexed: bool) -> pygame.Surface:
        """Picture of an upright card."""
        return self._keep(("flat", code, height, dim, indexed), self._upright, code, height, dim, indexed)

    def shadow(
        self, height: float, angle: float = 0.0, lift: float = 0.0
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """Soft shadow of a card, and the vector from the card's centre to the shadow's."""
        h, turn = max(4, round(height)), round(angle) % 180
        step = round(min(1.0, max(0.0, lift)) * LIFTS) / LIFTS
        surface = self._keep(("shadow", h, turn, step), self._shade, h, turn, step)
        return surface, (round((0.014 + 0.030 * step) * h), round((0.030 + 0.065 * step) * h))

    def _shade(self, h: int, turn: float, step: float) -> pygame.Surface:
        """Soft shadow; at rest it includes the tight contact shadow under the card's edge."""
        blur, dark = max(0.8, (0.020 + 0.040 * step) * h), 0.50 - 0.06 * step
        soft = self._upright_shadow(h, blur, dark)
        if turn:
            soft = pygame.transform.rotozoom(soft, turn, 1)
        if step >= 0.5:
            return soft
        tight = self._upright_shadow(h, max(0.7, 2.0 * h / 320), 0.35 * (1 - step * 2))
        if turn:
            tight = pygame.transform.rotozoom(tight, turn, 1)
        back_x = round(1 - (0.014 + 0.030 * step) * h)
        back_y = round(2 * h / 320 - (0.030 + 0.065 * step) * h)
        grow = 2 * max(abs(back_x), abs(back_y))
        wide = max(soft.get_width(), tight.get_width() + grow)
        tall = max(soft.get_height(), tight.get_height() + grow)
        if turn:
            wide, tall = (max(s, t) + grow for s, t in zip(soft.get_size(), tight.get_size(), strict=True))
        both = pygame.Surface((wide, tall), pygame.SRCALPHA)
        both.fill((*SHADOW, 0))
        middle = both.get_rect().center
        both.blit(soft, soft.get_rect(center=middle))
        both.blit(tight, tight.get_rect(center=(middle[0] + back_x, middle[1] + back_y)))
        return both

    def _upright_shadow(self, h: int, blur: float, dark: float) -> pygame.Surface:
        """Shadow of an upright card `h` px high, from which the others are turned."""
        w = self.width(h)

        def make() -> pygame.Surface:
            soft, _ = primitives.shadow((w, h), w * CORNER, blur, dark)
            return soft

        return self.shelf.get(("upright shadow", h, blur, dark), make)

    def edge(self, height: float, angle: float, colour: Colour, width: float) -> pygame.Surface:
        """Coloured outline just round a card (winning, focus)."""
        h, turn, thick = max(4, round(height)), _snap(angle), round(width, 1)

        def make() -> pygame.Surface:
            k = 2 if turn else 1
            w = self.width(h) * k
            size = (w + round(2 * thick * k), h * k + round(2 * thick * k))
            line = primitives.ring(size, w * CORNER + thick * k, colour, thick * k + 1.5 * k)
            return turned(line, turn) if turn else line

        return self._keep(("edge", h, turn, colour, thick), make)

    def glow(self, height: float, angle: float = 0.0) -> pygame.Surface:
        """Light round the card that is winning the trick."""
        h, turn = max(4, round(height)), round(angle) % 180

        def make() -> pygame.Surface:
            w, grow = self.width(h), round(h * 0.035)
            soft, _ = primitives.shadow(
                (w + grow, h + grow), w * CORNER + grow / 2, h * 0.045, 0.78, WIN_GLOW
            )
            return soft if turn == 0 else pygame.transform.rotozoom(soft, turn, 1)

        return self._keep(("glow", h, turn), make)

    def draw(
        self,
        target: pygame.Surface,
        code: str | None,
        centre: tuple[float, float],
        height: float,
        angle: float = 0.0,
        look: CardStyle = REST,
    ) -> None:
        """Draw a card with its shadow."""
        target.blits(self.laid(code, centre, height, angle, look), False)

    def laid(
        self,
        code: str | None,
        centre: tuple[float, float],
        height: float,
        angle: float = 0.0,
        look: CardStyle = REST,
    ) -> Laid:
        """Pictures of a card and its shadow, the lowest first, each with its rectangle."""
        x, y = round(centre[0]), round(centre[1])
        laid = []
        if look.shadow:
            shade, (dx, dy) = self.shadow(height, angle, look.lift)
            laid.append((shade, shade.get_rect(center=(x + dx, y + dy))))
        if look.winning:
            glow = self.glow(height, angle)
            laid.append((glow, glow.get_rect(center=(x, y))))
        card = self.card(code, height, angle, dim=look.dim, cover=look.cover)
        laid.append((card, card.get_rect(center=(x, y))))
        if look.winning or look.focus:
            line = self.edge(
                height, angle, WIN_EDGE if look.winning else LAMP_LIGHT, max(2.0, 3 * self.fonts.scale.k)
            )
            laid.append((line, line.get_rect(center=(x, y))))
        return laid

    def pile(
        self, target: pygame.Surface, centre: tuple[float, float], height: float, angle: float, count: int
    ) -> pygame.Rect:
        """Draw a squared pile of `count` backs with its paper edges; return the top card's rectangle."""
        layers = min(6, 0 if count <= 1 else 1 + count // 7)
        step = max(1.0, height * 0.0085)
        down = (step * 0.12, step)  # the side towards us is seen, however the pile is turned
        x, y = centre
        shade, (dx, dy) = self.shadow(height, angle, 0.0)
        low = (x + down[0] * layers, y + down[1] * layers)
        target.blit(shade, shade.get_rect(center=(round(low[0] + dx), round(low[1] + dy))))
        for layer in range(layers, 0, -1):
            side = self._edge_card(height, angle, layer)
            target.blit(side, side.get_rect(center=(round(x + down[0] * layer), round(y + down[1] * layer))))
        card = self.card(None, height, angle)
        rect = card.get_rect(center=(round(x), round(y)))
        target.blit(card, rect)
        return rect

    def _edge_card(self, height: float, angle: float, layer: int) -> pygame.Surface:
        """Blank card: the visible part of the cards lower in a pile."""
        h, turn = max(4, round(height)), _snap(angle)
        tone = mix(PAPER, (214, 208, 194), 1.0 if layer % 2 else 0.35)

        def make() -> pygame.Surface:
            k = 2 if turn else 1
            w = self.width(h) * k
            blank = primitives.box(
                (w, h * k), w * CORNER, tone, edge=INK, edge_width=max(1.0, 0.004 * h) * k, edge_alpha=0.35
            )
            return turned(blank, turn) if turn else blank

        return self._keep(("blank", h, turn, tone), make)
