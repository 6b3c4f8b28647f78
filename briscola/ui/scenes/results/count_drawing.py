"""Parts of a count: members with their payments, lying and flying cards, captions, the called card."""

from collections.abc import Sequence

import pygame

from briscola.client.view import Band, signed
from briscola.engine.cards import Card
from briscola.i18n.card_words import Naming, card_name
from briscola.i18n.result_words import band_words
from briscola.i18n.text import upper
from briscola.ui.animation import CountAnimation, Motion
from briscola.ui.layout.table import Pose
from briscola.ui.render import Kit
from briscola.ui.render.cards import Cover, Look
from briscola.ui.render.theme import CREAM, INK, INK_2, RED
from briscola.ui.scenes.results.count_layout import CountPlan, CountRow, Member
from briscola.ui.views import side_colour
from briscola.ui.views.faces import SeatLook, draw_face
from briscola.ui.views.table import moved
from briscola.ui.widgets import draw_mark

RICH_STEP = 0.55
"""Distance of two counting cards, as a share of a card's width."""
PLAIN_STEP = 0.167
GAP = 0.167
"""Gap between the counting cards and the others, as a share of a card's width."""


def spread(
    rich: int,
    plain: int,
    *,
    left: float,
    right: float,
    middle: float,
    height: float,
    ratio: float,
) -> Sequence[Pose]:
    """Poses of `rich` counting and `plain` worthless cards, from `left` and never beyond `right` (px)."""
    width = height * ratio
    room = right - left
    heads = (rich > 0) + (plain > 0)
    fixed = heads * width + (GAP * width if heads == 2 else 0.0)
    steps = RICH_STEP * width * max(0, rich - 1) + PLAIN_STEP * width * max(0, plain - 1)
    tight = min(1.0, max(0.0, room - fixed) / steps) if steps else 1.0
    poses = []
    x = left + width / 2
    for _card in range(rich):
        poses.append(Pose(x, middle, height))
        x += RICH_STEP * width * tight
    if rich and plain:
        x += width - RICH_STEP * width * tight + GAP * width
    for _card in range(plain):
        poses.append(Pose(x, middle, height))
        x += PLAIN_STEP * width * tight
    return tuple(poses)


CROWDED = Look(cover=Cover.MOST)
"""Counted cards lie close together."""


def draw_member(
    target: pygame.Surface,
    kit: Kit,
    member: Member,
    look: SeatLook,
    *,
    paid: int | None = None,
) -> None:
    """Draw a face and its tag; `paid` is the payment for the hand, None without payments."""
    draw_face(target, kit, member.face, look)
    rect = member.tag
    pad = kit.scale.px(11)
    if paid is None and not look.side and not look.detail:
        # A short name under a face has a short tag.
        wide = max(kit.scale.px(112), kit.fonts.width(look.name, "tag") + 3 * pad)
        rect = rect.inflate(min(0, wide - rect.width), 0)
    kit.paper.tag(rect.size).draw(target, rect.topleft)
    fonts = kit.fonts
    colour = RED if look.strong else INK
    two = bool(look.detail) and rect.height >= fonts.line("tag") * 0.75 + fonts.line("small") * 0.75
    y = rect.centery - kit.scale.px(1) - (round(rect.height * 0.17) if two else 0)
    if paid is not None:
        sum_rect = fonts.draw(
            target,
            signed(paid),
            "figure",
            (rect.right - pad, y),
            INK if paid >= 0 else RED,
            anchor="midright",
        )
        fonts.draw(
            target,
            look.name,
            "tag",
            (rect.x + pad, y),
            colour,
            anchor="midleft",
            width=max(10, sum_rect.left - kit.scale.px(8) - rect.x - pad),
        )
        return
    mark = kit.scale.px(26) if look.side else 0
    room = rect.width - kit.scale.px(14) - mark
    words = fonts.draw(
        target, look.name, "tag", (rect.centerx + mark // 2, y), colour, anchor="center", width=room
    )
    if mark:
        at = (words.left - kit.scale.px(15), y + 1)
        draw_mark(target, kit, "u" if look.side == "us" else "t", at)
    if two:
        low = (rect.centerx, rect.centery + round(rect.height * 0.22))
        fonts.draw(target, look.detail, "small", low, INK_2, anchor="center", width=rect.width - pad)


def card_poses(kit: Kit, row: CountRow, band: Band) -> Sequence[Pose]:
    """Poses of a band's cards."""
    return spread(
        band.rich,
        len(band.cards) - band.rich,
        left=row.cards.x,
        right=row.cards.right,
        middle=row.cards.centery,
        height=row.cards.height,
        ratio=kit.sprites.info.ratio,
    )


def pile_pose(kit: Kit, row: CountRow, poses: Sequence[Pose]) -> Pose:
    """Pose of the pile waiting to be counted: on the place of its last card, or a little further right."""
    half = kit.sprites.width(row.cards.height) / 2
    last = max((pose.x for pose in poses), default=row.cards.x + half)
    x = min(row.cards.right - half, max(last, row.cards.x + row.cards.width * 0.55))
    return Pose(x, row.cards.centery, row.cards.height, 0.0)


def draw_cards(
    target: pygame.Surface,
    kit: Kit,
    band: Band,
    poses: Sequence[Pose],
    pile: Pose,
    *,
    landed: int,
    left: int,
) -> None:
    """Draw the first `landed` cards at their poses, and the pile of the `left` others."""
    for card, pose in zip(band.cards[:landed], poses, strict=False):
        kit.sprites.draw(target, card.code, (pose.x, pose.y), pose.height, look=CROWDED)
    if left:
        kit.sprites.pile(target, None, (pile.x, pile.y), pile.height, pile.angle, count=left)


def draw_flights(target: pygame.Surface, kit: Kit, motions: Sequence[Motion], time: float) -> None:
    """Draw the cards in the air at `time`."""
    for motion in motions:
        if 0 < motion.progress(time) < 1:
            target.blits(moved(kit, motion, time, cover=Cover.MOST), False)


def draw_captions(target: pygame.Surface, kit: Kit, row: CountRow, band: Band, *, known: bool) -> None:
    """Draw the number of tricks and cards; once the points are `known`, also what they are made of."""
    first, second, third = band_words(band)
    fonts = kit.fonts
    lead = fonts.draw(target, first, "small-strong", row.words[0], CREAM, anchor="midleft", halo=True)
    if not known:
        return
    x, y = row.words[1]
    in_line = y == row.words[0][1]
    if in_line:
        x = max(x, lead.right + kit.scale.px(36))
        second, third = " ".join(part for part in (second, third) if part), ""
    fonts.draw(target, second, "small", (x, y), CREAM, anchor="midleft", halo=True, width=row.words_width)
    if third:
        low = (x, y + fonts.line("small"))
        fonts.draw(target, third, "small", low, CREAM, anchor="midleft", halo=True, width=row.words_width)


def draw_total(
    target: pygame.Surface, kit: Kit, row: CountRow, band: Band, total: int, *, alone: bool
) -> None:
    """Draw the total in the side's colour: between face and rule, or at the end of a row if `alone`."""
    if alone:
        role, anchor = "number", "midright"
    else:
        role, anchor = "total", "center"
    kit.fonts.draw(target, str(total), role, row.total, side_colour(band.side), anchor=anchor, halo=True)


def draw_slip(
    target: pygame.Surface, kit: Kit, plan: CountPlan, called: Card, words: tuple[str, str], *, naming: Naming
) -> None:
    """Draw the called card on a slip of paper, with what was promised and the outcome."""
    rect = plan.slip
    kit.paper.tag(rect.size).draw(target, rect.topleft)
    height = round(rect.height * 0.76)
    wide = kit.sprites.width(height)
    kit.sprites.draw(target, called.code, (rect.x + kit.scale.px(14) + wide / 2, rect.centery), height)
    x = rect.x + kit.scale.px(26) + wide
    room = rect.right - kit.scale.px(5) - x
    fonts = kit.fonts
    rows = (
        ("tag", upper(card_name(called, naming=naming)), INK),
        ("small", words[0], INK_2),
        ("small-strong", words[1], RED),
    )
    step = min(rect.height * 0.30, max(fonts.line(role) for role, _text, _colour in rows))
    y = rect.centery - step
    for role, text, colour in rows:
        fonts.draw(target, text, role, (x, y), colour, anchor="midleft", width=room)
        y += step


def totals(animation: CountAnimation, count: int, time: float) -> tuple[int, ...]:
    """Total of each band as shown at `time`, rounded."""
    return tuple(round(animation.total(at, time)) for at in range(count))
