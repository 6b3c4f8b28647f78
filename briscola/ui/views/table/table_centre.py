"""Things of the table that belong to no player: stock, emblem, header, seal, contract, chalk."""

from collections.abc import Sequence
from functools import partial

import pygame

from briscola.engine.cards import Card, Suit
from briscola.i18n.card_words import card_name, suit_name
from briscola.i18n.seat_words import so_far_text
from briscola.i18n.text import _
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.render.theme import CREAM, INK, INK_2, RED, Colour
from briscola.ui.views.props import draw_prop, draw_sign


def draw_stock(target: pygame.Surface, kit: Kit, pose: Pose, covered: int, count: int) -> None:
    """Draw the face-down cards, and `count` (with the turned card) on a dark disc; 0 draws no disc."""
    if covered <= 0:
        return
    kit.sprites.pile(target, (pose.x, pose.y), pose.height, pose.angle, count=covered)
    if not count:
        return
    side = max(28, round(pose.height * 0.27))
    disc = kit.raster.text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" '
        'fill="#14100d" fill-opacity="0.90"/><circle cx="20" cy="20" r="17" fill="none" stroke="#f4ead2" '
        'stroke-opacity="0.55" stroke-width="1.2"/></svg>',
        (side, side),
    )
    centre = (round(pose.x), round(pose.y))
    target.blit(disc, disc.get_rect(center=centre))
    kit.fonts.draw(target, str(count), "row", (centre[0], centre[1] - 1), CREAM, anchor="center")


def draw_emblem(target: pygame.Surface, kit: Kit, layout: Layout, suit: Suit, turned: Card | None) -> None:
    """Draw the suit of trumps on a medallion, and the name of the turned card while it lies there."""
    rect = layout.emblem
    kit.paper.medallion(rect.width).draw(target, rect.topleft)
    draw_sign(target, kit, suit.value, rect.center, round(rect.width * 0.60))
    label = layout.emblem_label
    words = suit_name(suit, naming=kit.naming) if turned is None else card_name(turned, naming=kit.naming)
    kit = _kit_for_trumps(kit, words, label)
    lines = kit.fonts.wrap(words, "tag", label.width)
    step, head = _steps(kit)
    y = label.centery - (head + step * len(lines)) // 2
    draw = partial(kit.fonts.draw, colour=CREAM, anchor="topleft", halo=True, width=label.width)
    draw(target, _("Trumps"), "small", (label.x, y))
    for at, line in enumerate(lines):
        draw(target, line, "tag", (label.x, y + head + step * at))


def _steps(kit: Kit) -> tuple[int, int]:
    """Heights in px of a line of the trump’s name, and of the word over it."""
    return kit.fonts.line("tag") - kit.scale.px(5), kit.fonts.line("small") - kit.scale.px(4)


def _kit_for_trumps(kit: Kit, words: str, label: pygame.Rect) -> Kit:
    """The kit with the largest text in which the trump’s name stands beside its sign."""

    def fits(each: Kit) -> bool:
        if not each.fonts.whole(words, "tag", label.width):
            return False
        step, head = _steps(each)
        return head + step * len(each.fonts.wrap(words, "tag", label.width)) <= label.height

    return kit.fitting(fits)


def draw_untrumped(target: pygame.Surface, kit: Kit, layout: Layout, head: str, text: str) -> None:
    """Write in place of the emblem that there is no trump suit or that nobody knows it (V-MA-1, V-CH-26)."""
    rect, label = layout.emblem, layout.emblem_label
    room = rect.union(label)
    low = label.centery + kit.scale.px(2)
    draw = partial(kit.fonts.draw, colour=CREAM, halo=True, width=room.width)
    draw(target, head, "tag", (room.x, low), anchor="bottomleft")
    draw(target, text, "small", (room.x, low), anchor="topleft")


HEADER_GROWTH = 1.3
"""Most growth of the header’s words, beside which bubbles stand."""


def draw_header(target: pygame.Surface, kit: Kit, rect: pygame.Rect, title: str, detail: str) -> None:
    """Write the name of the game and the hand, right of the pause button.

    Too long texts lose their end parts.
    """
    kit, middle = kit.capped(HEADER_GROWTH), rect.centery
    while ", " in title and kit.fonts.width(title, "tag") > rect.width:
        title = title.rpartition(", ")[0]
    while " · " in detail and kit.fonts.width(detail, "small") > rect.width:
        detail = detail.rpartition(" · ")[0]
    draw = partial(kit.fonts.draw, colour=CREAM, halo=True, width=rect.width)
    draw(target, title, "tag", (rect.x, middle + kit.scale.px(3)), anchor="bottomleft")
    draw(target, detail, "small", (rect.x, middle + kit.scale.px(2)), anchor="topleft")


def draw_seal(target: pygame.Surface, kit: Kit, layout: Layout, *, opened: bool) -> None:
    """Draw the wax seal of the pack and a word; a press shows its digits."""
    rect = layout.seal_words
    draw_prop(target, kit, "seal", layout.seal, kit.scale.target(74))
    words = _("Opened, verified") if opened else _("Sealed deck")
    if opened and kit.fonts.width(words, "small-strong") > rect.width:
        words = _("Opened")
    draw = partial(kit.fonts.draw, colour=CREAM, halo=True, width=rect.width)
    draw(target, words, "small-strong", rect.midright, anchor="midright")


def draw_contract(
    target: pygame.Surface,
    kit: Kit,
    layout: Layout,
    *,
    called: Card,
    contract: int,
    caller: str,
    partner: str,
    made: int | None,
) -> None:
    """Draw on paper, where the stock would lie, who called which card for how much.

    `made` are the points that the caller and the partner have together; None if they are not shown.
    """
    rect = layout.contract
    kit.paper.tag(rect.size).draw(target, rect.topleft)
    height = rect.height * 0.80
    card_w = kit.sprites.width(height)
    centre = (rect.x + kit.scale.px(16) + card_w / 2, rect.centery)
    kit.sprites.draw(target, called.code, centre, height, 0)
    x = rect.x + kit.scale.px(30) + card_w
    room = rect.right - kit.scale.px(10) - x

    def rows(fonts: Fonts) -> Sequence[tuple[str, str, Colour]]:
        """Role, words and colour of each line."""
        lines = [
            ("tag", caller, INK),
            ("small", _("promised {points}").format(points=contract), RED),
            *(("small", line, INK_2) for line in fonts.wrap(partner, "small", room)),
        ]
        return lines if made is None else [*lines, ("small-strong", so_far_text(str(made)), INK)]

    def tall(fonts: Fonts) -> int:
        return sum(fonts.line(role) for role, _text, _colour in rows(fonts))

    fonts = kit.fitting(lambda each: tall(each.fonts) <= rect.height).fonts
    y = rect.centery - tall(fonts) // 2
    for role, text, colour in rows(fonts):
        fonts.draw(target, text, role, (x, y), colour, width=room)
        y += fonts.line(role)


def chalk_rect(layout: Layout) -> pygame.Rect | None:
    """Rectangle of the piece of chalk under the slate; None where its place is needed."""
    if layout.scale.small or layout.many or not layout.form.chalk:
        return None
    slate, side = layout.scoreboard, layout.field_px(56)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = (round(slate.centerx + slate.width * 0.24), slate.bottom + layout.field_px(34))
    return rect


def draw_landing(target: pygame.Surface, kit: Kit, pose: Pose, ratio: float) -> None:
    """Draw the dashed outline of the place for the person's card; `ratio` is width by height."""
    height = round(pose.height)
    width = round(height * ratio)
    scale = 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect x="2" y="2" width="{width - 4}" height="{height - 4}" rx="{width * 0.07:.1f}" fill="none" '
        f'stroke="#f4ead2" stroke-opacity="0.72" stroke-width="{max(1.4, height * 0.009):.2f}" '
        f'stroke-dasharray="{height * 0.045:.1f} {height * 0.035:.1f}"/></svg>'
    )
    picture = kit.raster.text(svg, (width * scale, height * scale))
    turned = pygame.transform.rotozoom(picture, pose.angle, 1 / scale)
    target.blit(turned, turned.get_rect(center=(round(pose.x), round(pose.y))))
