"""An edge of paper round a drawing: the same shapes once more, all of paper and with broader strokes."""

from __future__ import annotations

import re

from art.cards.kit.inks import PAPER
from art.cards.kit.pathdata import number

_INK = re.compile(r'(fill|stroke)="#[0-9a-f]+"')
_WEIGHT = re.compile(r'stroke-width="([\d.]+)"')


def haloed(body: str, width: float, usual: float) -> str:
    """SVG elements as an edge of paper `width` units broad; `usual`: the weight of strokes that name none."""
    paper = _INK.sub(rf'\1="{PAPER}"', body)
    broad = _WEIGHT.sub(lambda found: f'stroke-width="{number(float(found[1]) + 2 * width)}"', paper)
    return f'<g stroke="{PAPER}" stroke-width="{number(usual + 2 * width)}">{broad}</g>'
