"""The title as it is drawn, or read from the disk in a tenth of the time in which it is drawn."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.i18n import text
from briscola.i18n.text import _
from briscola.system import resources
from briscola.ui.render import wordmark
from briscola.ui.render.cards.sprites import REST, CardStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.primitives import turned
from briscola.ui.render.theme import CREAM, LAMP_LIGHT, mix
from briscola.ui.scene import Host
from briscola.ui.scenes.kept_pictures import KeptPictures
from briscola.ui.scenes.menu_board import draw_menu_board
from briscola.ui.scenes.title_rects import CHALK, PACK_CARD, FanRect, TitleRects
from briscola.ui.views.props import draw_slip, shadowed, slip_size

FAN = ("1S", "CC", "1D", "RD", "1C")
"""The cards of the fan, from left to right."""
LAMP = (0.665, 0.50)
"""Middle of the light, in shares of the window."""


class TitlePainter:
    """Draws the title; the first picture, and what is the same every evening, from the disk if it can."""

    def __init__(
        self,
        app: Host,
        *,
        words: Callable[[], str],
        draw_rest: Callable[[pygame.Surface], None],
        opens: bool,
    ) -> None:
        """`words` decide the first picture together with the still one; `draw_rest` draws notes and controls.

        With `opens` the window opens with the title: its first picture need not be drawn.
        """
        self._app, self._words, self._draw_rest, self._opens = app, words, draw_rest, opens
        self._stills, self._firsts = KeptPictures(app.raster, "still"), KeptPictures(app.raster, "first")
        """Pictures of all that is the same every evening (no notes, no controls, nothing that moves), and of
        the title as it is opened."""
        self._still: pygame.Surface | None = None
        self._drawn: object = None
        """All that decided the still picture."""
        self.borrowed = False
        """True while a picture from the disk is shown that was the whole title."""

    def lay(self, places: TitleRects) -> None:
        """Take up another layout."""
        kit, self._places = self._app.kit, places
        self._looks = f"{(text.language(), kit.scale, kit.looks, kit.sprites.info)} {places}"
        """All that decides the still picture, but for the drawings in it."""

    def draw(self, target: pygame.Surface, *, flicker: int, opening: float) -> None:
        """Draw the title, darker by `flicker` of 255, its fan opened by `opening` further degrees."""
        if self._opens and self._draw_as_it_was(target):
            return
        self.borrowed = False
        kit = self._app.kit
        drawn = (self._looks, kit, kit.edition)
        if self._still is None or drawn != self._drawn:
            self._drawn = drawn
            self._still = self._still_picture(target.get_size())
            self._veil = pygame.Surface(target.get_size()).convert()
        target.blit(self._still, (0, 0))
        if flicker:
            self._veil.set_alpha(flicker)
            target.blit(self._veil, (0, 0))
        draw_fan(target, kit, self._places.fan, opening)
        self._draw_rest(target)

    def _draw_as_it_was(self, target: pygame.Surface) -> bool:
        """Draw the first picture as it was in an evening that began alike; False if there was none."""
        self._opens = False
        mark = self._first_mark()
        kept = self._firsts.load(mark)
        if kept is None:
            if not self._app.rasterising:
                self._app.when_quiet.insert(0, partial(self._keep_first, mark))  # before the slate is written
            return False
        target.blit(kept, (0, 0))
        self.borrowed = True
        return True

    def _keep_first(self, mark: str) -> None:
        if self._still is None or mark != self._first_mark():
            return
        first = self._still.copy()
        draw_fan(first, self._app.kit, self._places.fan, 0.0)
        self._draw_rest(first)
        self._firsts.keep(mark, first)

    def _first_mark(self) -> str:
        return f"{self._looks} {self._words()}"

    def _still_picture(self, size: tuple[int, int]) -> pygame.Surface:
        """Everything that is neither moving nor a control; from the disk if it was drawn there before."""
        picture = pygame.Surface(size).convert()
        kept = self._stills.load(self._looks)
        if kept is not None:
            picture.blit(kept, (0, 0))
            return picture
        self._draw_still(picture)
        if not self._app.rasterising:
            self._app.when_quiet.append(partial(self._stills.keep, self._looks, picture))
        return picture

    def _draw_still(self, target: pygame.Surface) -> None:
        """Draw what never changes from evening to evening."""
        self._app.draw_table(target, LAMP)
        kit, places = self._app.kit, self._places
        scale, name = kit.scale, places.name
        left, right, y = name.left, name.right, name.rule_y
        _draw_name(target, kit, left, name.baseline)
        gold = mix(CREAM, LAMP_LIGHT, 0.55)
        middle = (left + right) // 2
        gap = scale.px(42)
        thick = max(1, scale.px(2))
        pygame.draw.rect(target, gold, (left, y - thick // 2, middle - gap - left, thick))
        pygame.draw.rect(target, gold, (middle + gap, y - thick // 2, right - middle - gap, thick))
        sign = resources.sign_drawing("napoletane", "D")
        side = scale.px(46)
        coin = kit.raster.drawing("the coin of the title", (side, side), sign)
        if coin is not None:
            target.blit(coin, coin.get_rect(center=(middle, y)))
        if name.subtitle_y is not None:
            kit.fonts.draw(
                target,
                _("an evening at the circolo"),
                "subtitle",
                (left + scale.px(2), name.subtitle_y),
                mix(CREAM, LAMP_LIGHT, 0.6),
                anchor="midleft",
                halo=True,
                width=right - left,
            )
        draw_menu_board(target, kit, places.menu_board, lines=places.lines, greeted=places.greeted)
        _draw_things(target, kit, places)


def draw_fan(target: pygame.Surface, kit: Kit, place: FanRect, opening: float) -> None:
    """Draw the fan, opened by `opening` further degrees."""
    look = CardStyle(lift=0.25) if place.height > 200 else REST
    for code, pose in zip(FAN, place.poses(opening), strict=True):
        kit.sprites.draw(target, code, (pose.x, pose.y), place.height, round(pose.angle, 1), look)


def _draw_name(target: pygame.Surface, kit: Kit, left: int, baseline: int) -> None:
    """Draw the name from `left` on, its letters on `baseline` (px); in plain type if it cannot be drawn."""
    scale, fonts = kit.scale, kit.fonts
    deck = kit.sprites.art.printed_deck
    picture = wordmark.printed_wordmark(kit.raster, scale, deck)
    if picture is None:
        corner = (left - scale.px(4), baseline - fonts.ascent("name"))
        fonts.draw(
            target, wordmark.NAME, "name", corner, CREAM, halo=True, width=wordmark.name_size(scale)[0]
        )
        return

    def make() -> PaperObject:
        return shadowed(picture, scale.k)

    kit.paper.keep(("name", deck), make).draw(target, wordmark.name_corner(scale, left, baseline))


def _draw_things(target: pygame.Surface, kit: Kit, places: TitleRects) -> None:
    """Draw the things beside the slate: coffee, chalk and pack."""
    fan, slate, pack = places.fan, places.menu_board, places.pack
    scale, at = kit.scale, places.coffee
    cup = kit.raster.drawing("the cup", at.size, resources.asset("props", "espresso.svg"))
    if cup is not None and not scale.small:
        kit.paper.keep(("cup", at.width), shadowed, cup, 1.2 * scale.k).draw(target, at.topleft)
    at, path = CHALK.square(slate, fan.share), resources.asset("props", "chalk.svg")
    ratio = kit.raster.ratio(path) if path else 1.0
    chalk = kit.raster.drawing("the chalk", (2 * at.width, round(2 * at.width / ratio)), path)
    if chalk is not None:
        kit.paper.keep(("chalk", at.width), _turned_piece, chalk, 1.2 * scale.k).draw(target, at.topleft)
    kit.sprites.pile(target, pack.center, fan.share * PACK_CARD, -68.0 + 180, count=40)


def _turned_piece(chalk: pygame.Surface, k: float) -> PaperObject:
    return shadowed(turned(chalk, 24), k)


def draw_notes(
    target: pygame.Surface, kit: Kit, notes: Sequence[str], fan: FanRect, right: int | None
) -> None:
    """Draw warnings on a slip over the fan, left of x = `right` where something stands there."""
    scale, fonts = kit.scale, kit.fonts
    left = max(scale.edge, round(fan.x - fan.width / 2))
    right = target.get_width() - left if right is None else right
    wide = round(min(fan.width, right - left))
    rows = [line for note in notes for line in fonts.wrap(note, "small", wide - 2 * scale.px(20))]
    if rows:
        lines = [("small", row) for row in rows]
        slip = pygame.Rect((0, 0), slip_size(kit, lines, wide))
        slip.midtop = (min(round(fan.x), right - slip.width // 2), scale.edge)
        draw_slip(target, kit, slip, lines, inked=len(lines))
