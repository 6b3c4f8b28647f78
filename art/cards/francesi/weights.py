"""The deck's thinnest line, beside the kit's OUTER, INNER and DETAIL, and the paper left between darks."""

from __future__ import annotations

from typing import Final

FINE: Final = 1.6
"""For beads, jewels and woven patterns, too small for DETAIL."""
KEYLINE: Final = 2.6
"""Paper left round what is dark on a dark ground, outside its contour."""
