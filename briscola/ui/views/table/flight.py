"""Cards in flight, turned and scaled from one larger sprite: no frame rasterises anything."""

from collections.abc import Sequence
from math import cos, sin

import pygame

from briscola.ui.animation.motion import Dust, Motion
from briscola.ui.layout.table.card_spots import HAND_LAYER, TRICK_LAYER, TURNED_LAYER
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.render.cards.card_art import Cover
from briscola.ui.render.cards.sprites import CardStyle, Laid
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.theme import CHALK, Colour

SHADOW_TURN = 30
"""Step in degrees by which shadows of flying cards turn; they are too soft for it to show."""
SHADOW_LIFTS = 2
"""Number of steps of such a shadow's lift."""
SHADOW_SIZES = 6
"""Number of steps of a shadow's size from nothing to that of a card at rest."""
SHADOW_SHARES = 3
"""Number of steps of its width while the card turns over."""


SWIFT = 0.02
"""Way in a sixtieth of a second, as a share of its height, from which on a card is moving fast.

One that turns over does, too: its edges go that far.
"""


def base_of(height: float, bases: Sequence[float]) -> float:
    """Height at rest nearest to `height`, whose sprite is used; `height` itself without `bases`."""
    return min(bases, key=lambda known: abs(known - height)) if bases else height


def cover_at(layer: int, many: bool) -> Cover:
    """Most of a card in that layer that others may cover; `many` is True if hands hold many cards."""
    if TRICK_LAYER <= layer < HAND_LAYER:
        return Cover.NONE
    # Half of the turned card lies under the stock: a three of cups would look like a two.
    return Cover.MOST if many or layer == TURNED_LAYER else Cover.SOME


def flight_shadow(
    kit: Kit, base: float, angle: float, lift: float, *, zoom: float = 1.0, share: float = 1.0
) -> PaperObject:
    """Shadow of a card in the air, `zoom` times as high as `base` and a `share` as wide.

    Lift, angle and size are rounded, so that few pictures are needed.
    """
    turn = round(angle / SHADOW_TURN) * SHADOW_TURN % 180
    step = max(1, round(min(1.0, lift) * SHADOW_LIFTS)) / SHADOW_LIFTS
    size = max(1, round(zoom * SHADOW_SIZES)) / SHADOW_SIZES
    part = max(1, round(share * SHADOW_SHARES)) / SHADOW_SHARES

    def make() -> PaperObject:
        soft, (dx, dy) = kit.sprites.shadow(base, 0, step)
        if part < 1:
            soft = pygame.transform.smoothscale(soft, (round(soft.get_width() * part), soft.get_height()))
        drawn = pygame.transform.rotozoom(soft, turn, size) if turn or size != 1 else soft
        left, top = drawn.get_width() // 2 - round(dx * size), drawn.get_height() // 2 - round(dy * size)
        seen = drawn.get_bounding_rect()  # a fifth of a turned one is clear
        return PaperObject(drawn.subsurface(seen).copy(), (left - seen.x, top - seen.y))

    return kit.paper.keep(("flight", round(base), turn, step, size, part, kit.sprites.info.name), make)


def flying_card(
    kit: Kit,
    code: str | None,
    pose: Pose,
    *,
    base: float,
    lift: float,
    share: float = 1.0,
    tint: Colour | None = None,
    cover: Cover = Cover.SOME,
    swift: bool = False,
) -> Laid:
    """A card on its way and its shadow. `base` is its height at rest, whose sprite is used.

    With `share` < 1 it is turning over. With a `tint` its paper is dimmed by that colour. `cover` and `swift`
    as in `Sprites.air`.
    """
    shade = flight_shadow(kit, base, pose.angle, lift, zoom=pose.height / base, share=share)
    drawn = kit.sprites.air(code, base, pose, share=share, cover=cover, swift=swift)
    if tint is not None:
        drawn = drawn.copy()
        drawn.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    corner = (round(pose.x - drawn.get_width() / 2), round(pose.y - drawn.get_height() / 2))
    return ((shade.surface, shade.rect((pose.x, pose.y))), (drawn, drawn.get_rect(topleft=corner)))


def card_in_motion(
    kit: Kit, motion: Motion, time: float, bases: Sequence[float] = (), *, cover: Cover = Cover.SOME
) -> Laid:
    """A card where its motion has brought it; before the start it lies still, or is unseen if `hidden`."""
    t = motion.progress(time)
    if t <= 0:
        if motion.hidden:
            return ()
        shown = motion.shown if motion.turns else motion.code
        pose = motion.start
        look = CardStyle(winning=motion.winning, cover=cover)
        return kit.sprites.laid(shown, (pose.x, pose.y), pose.height, pose.angle, look)
    base = base_of(max(motion.start.height, motion.end.height), bases)
    code, share = motion.face(time)
    lift = motion.lift(time)
    pose = motion.pose(time)
    swift = share < 1 or motion.stride(time) > SWIFT * pose.height
    return flying_card(kit, code, pose, base=base, lift=lift, share=share, cover=cover, swift=swift)


def dust_cloud(kit: Kit, dust: Dust, t: float) -> Laid:
    """A little chalk dust that spreads and thins with `t` (0…1)."""
    step = round(t * 10) / 10

    def make() -> PaperObject:
        side = round(dust.size * 1.7)
        grains = []
        for i in range(26):
            # A fixed scatter: golden angle, growing radius.
            angle = i * 2.39996
            reach = (0.50 + 0.32 * ((i * 7) % 10) / 10) * (0.82 + 0.34 * step)
            x = 50 + 50 * reach * cos(angle) * 0.78
            y = 50 + 50 * reach * sin(angle)
            size = 0.5 + 0.9 * ((i * 3) % 5) / 5
            grains.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.2f}"/>')
        fade = 0.55 * (1 - step)
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<g fill="#{bytes(CHALK).hex()}" fill-opacity="{fade:.2f}">{"".join(grains)}</g></svg>'
        )
        picture = kit.raster.text(svg, (side, side))
        return PaperObject(picture, (side // 2, side // 2))

    cloud = kit.paper.keep(("dust", round(dust.size), step), make)
    return ((cloud.surface, cloud.rect((dust.x, dust.y))),)
