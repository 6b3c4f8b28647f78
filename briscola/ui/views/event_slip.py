"""A slip of paper about what has just happened: under the slate, or on the nearest free cloth."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from operator import itemgetter

import pygame

from briscola.ui.layout.geometry import bounds
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.views.placement import free_place, taken_places
from briscola.ui.views.props import draw_slip, slip_size

SHARES = (1.0, 1.3, 0.8)
"""Widths of a slip, as shares of its usual place; the first is the best."""
WORTH = 0.06
"""Distance in table units by which the next width must lie nearer to the usual place."""


@dataclass(frozen=True, slots=True)
class Note:
    """A slip: its rectangle and its lines (role, text)."""

    rect: pygame.Rect
    lines: Sequence[tuple[str, str]]

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Draw the headline in ink and the detail in the second ink."""
        headline = sum(role == "body-strong" for role, _text in self.lines)
        draw_slip(target, kit, self.rect, self.lines, inked=headline)


def place_note(
    kit: Kit,
    layout: Layout,
    text: str,
    detail: str = "",
    *,
    buttons: Sequence[tuple[int, int]],
    held: Sequence[int],
    piled: Collection[int],
    free_of: Sequence[pygame.Rect] = (),
) -> Note | None:
    """Place the slip where it covers nothing that matters; None if there is no room.

    The slate and `free_of` count as well. `buttons`, `held` and `piled` as for `taken_places`.
    """
    never, seldom, slate, show = taken_places(layout, buttons, held, piled)
    slate = [layout.slate_bounds, *slate, *free_of]
    taken = ([*never, *slate], seldom, show)
    # At its usual place it may lie where a card would be lifted to, but not on the cards as they rest.
    fan = layout.hand(held[layout.ring[0]])
    resting = [bounds(fan, layout.ratio), *never[1:]] if fan else never
    lying = [*resting, *slate, *seldom, *show]
    edge = kit.scale.rim + kit.scale.px(8)
    window = pygame.Rect((0, 0), layout.size).inflate(-2 * edge, -2 * edge)
    found: list[tuple[float, Note]] = []
    for rank, share in enumerate(SHARES):
        lines = _wrapped(kit, text, detail, round(layout.caption.width * share))
        usual = _usual(kit, layout, lines, round(layout.caption.width * share))
        free = window.contains(usual) and usual.collidelist(lying) < 0
        rect = usual if free else free_place(usual.size, window, usual.midleft, taken)
        if rect is not None:
            far = abs(rect.centerx - usual.centerx) + abs(rect.centery - usual.centery)
            found.append((far / layout.unit + WORTH * rank, Note(rect, lines)))
    return min(found, key=itemgetter(0))[1] if found else None


def _wrapped(kit: Kit, text: str, detail: str, width: int) -> Sequence[tuple[str, str]]:
    """Lines at a width. A headline that would leave one word alone gets a little more width."""
    pad = 2 * kit.scale.px(20)
    room = width - pad
    headline = kit.fonts.width(text, "body-strong")
    if room < headline <= 1.3 * width - pad:
        room = headline
    rows = [("body-strong", line) for line in kit.fonts.wrap(text, "body-strong", room)]
    return [*rows, *(("small", line) for line in kit.fonts.wrap(detail, "small", room) if detail)]


def _usual(kit: Kit, layout: Layout, lines: Sequence[tuple[str, str]], width: int) -> pygame.Rect:
    """Usual rectangle of a slip with these lines: under the slate, in tall windows over the hand."""
    place = layout.caption
    rect = pygame.Rect((0, 0), slip_size(kit, lines, 2 * width))
    if layout.portrait:
        rect.midbottom = place.midbottom
    else:
        rect.midtop = place.midtop
        rect.right = min(rect.right, place.right)
    return rect
