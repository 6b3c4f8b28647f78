"""The deck's fourth and thinnest line, beside the kit's OUTER, INNER and DETAIL."""

from __future__ import annotations

from typing import Final

FINE: Final = 1.6
"""For beads, jewels and woven patterns, too small for DETAIL."""
