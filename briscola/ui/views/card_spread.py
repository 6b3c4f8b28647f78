"""Cards laid out for the count: counting ones side by side, the others packed closer behind them."""

from collections.abc import Sequence

from briscola.ui.layout.geometry import Pose

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
    for _ in range(rich):
        poses.append(Pose(x, middle, height))
        x += RICH_STEP * width * tight
    if rich and plain:
        x += width - RICH_STEP * width * tight + GAP * width
    for _ in range(plain):
        poses.append(Pose(x, middle, height))
        x += PLAIN_STEP * width * tight
    return tuple(poses)
