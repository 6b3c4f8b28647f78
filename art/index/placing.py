"""Choice of a corner index's place: as near to the corner as it can stand without covering any drawing."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import numpy as np
import resvg_py
from numpy.typing import NDArray
from scipy.ndimage import label

from art.index.deck import IndexRules
from art.index.index import Spot, index
from art.kit.inks import PAPER
from briscola.system import resources, svg_document

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

Mask = NDArray[np.bool_]

WIDE = 200
"""Pixels of a card's width while places are measured."""
SIZES = (1.0, 0.92, 0.85)
RIGHT, LOW = 0.27, 0.56
"""Furthest that an index may reach from the left and from the top, in shares of the card's width."""
NIL = 0.004
"""A share of an index under which so little lies that nobody sees it."""
SMALLER, ALONE, COVERING = 1.0, 0.16, 60.0
"""Costs of a place besides its distance (shares of the width): a factor on the size lost, a sum for a missing
sign, a factor on the share of the index that covers the drawing."""


def picture(
    svg: str, size: tuple[int, int], moves: tuple[tuple[str, resources.Move], ...] = ()
) -> pygame.Surface:
    """A drawing at a size in px, some of its parts moved."""
    prepared, _ = svg_document.prepared(svg, size, resources.Changes(moves=moves))
    png = bytes(resvg_py.svg_to_bytes(svg_string=prepared, width=size[0], height=size[1]))
    return pygame.image.load(io.BytesIO(png), "card.png")


def paper(card: pygame.Surface) -> Mask:
    """Mask of a card's blank paper."""
    colours = pygame.surfarray.array3d(card).astype(int)
    return np.asarray(np.abs(colours - pygame.Color(PAPER)[:3]).max(axis=2) < 24)


def free(card: pygame.Surface, info: IndexRules) -> Mask:
    """The card's empty ground at `WIDE` px: paper that hangs together with that where an index may begin.

    The line of a frame counts as paper where nothing touches it: it opens round the index.
    """
    blank = paper(card)
    if info.frame is not None:
        _open(blank, round(info.frame * WIDE))
    pieces, _ = label(blank)
    at = round(WIDE * (info.index_inset - 0.005))
    along = np.concatenate((pieces[at], pieces[-at - 1], pieces[:, at], pieces[:, -at - 1]))
    return np.asarray(np.isin(pieces, np.setdiff1d(along, [0])))


def _open(blank: Mask, frame: int) -> None:
    """Make paper of the frame's upper left corner and of its lines where there is paper on both sides."""
    near, beyond = slice(frame - 2, frame + 3), (frame - 3, frame + 3)
    blank[near] |= blank[beyond[0]] & blank[beyond[1]]
    blank[:, near] |= (blank[:, beyond[0]] & blank[:, beyond[1]])[:, None]
    corner = slice(0, frame + round(0.025 * WIDE))
    blank[corner, corner] = True


def mask(svg: str, rules: IndexRules) -> Mask:
    """Mask of an index with its edge of paper."""
    _, _, width, height = svg_document.view(svg)
    size = (max(1, round(width / rules.width * WIDE)), max(1, round(height / rules.width * WIDE)))
    return np.asarray(pygame.surfarray.array_alpha(picture(svg, size)) > 40)


def covered(ground: Mask, form: Mask, spot: Spot) -> float:
    """The share of an index of that form under which something is drawn."""
    x, y = round(spot.x * WIDE), round(spot.y * WIDE)
    under = ground[x : x + form.shape[0], y : y + form.shape[1]]
    return float((form & ~under).sum() / form.sum())


def placed(rules: IndexRules, code: str, card: pygame.Surface, sign: Element) -> Spot:
    """The best place for the index of a card, which is given `WIDE` px wide and making room for it."""
    ground = free(card, rules)
    return min(_places(rules, code, ground, sign), key=lambda found: found[0])[1]


def _places(rules: IndexRules, code: str, ground: Mask, mark: Element) -> Iterator[tuple[float, Spot]]:
    left = top = round(rules.index_inset * WIDE)
    for sign in (True, False):
        for size in SIZES:
            form = mask(index(rules, code, mark, Spot(x=0, y=0, size=size, sign=sign), opened=False), rules)
            for x in range(left, round(RIGHT * WIDE) - form.shape[0]):
                for y in range(top, round(LOW * WIDE) - form.shape[1]):
                    spot = Spot(x=x / WIDE, y=y / WIDE, size=size, sign=sign)
                    way = (x - left + y - top) / WIDE
                    bare = covered(ground, form, spot)
                    cost = way + SMALLER * (1 - size) + ALONE * (not sign) + COVERING * max(0, bare - NIL)
                    yield cost, spot
