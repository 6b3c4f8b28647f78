"""Corner indices: rank over a small sign, drawn for the place where they stand on a card.

Rank and sign have no ground of their own, only a thin edge of paper; nothing of the card lies under them.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement

from art.index import letters
from art.index.deck import IndexRules
from art.kit.inks import PAPER
from art.kit.pathdata import number
from art.kit.paths import rect
from art.kit.svg import INNER, Drawing
from briscola.system import svg_document

# Shares of the card's width.
CAP = 0.142
"""Height of the rank."""
SIGN = 0.128
"""Side of the sign."""
GAP = 0.014
"""Between the two."""
HALO = 0.012
"""The edge of paper round both."""
BROAD = 0.14
"""The most that a rank of two figures may take."""
BOLD = 0.005
"""Thickening of the rank's strokes, as a share of the card's width."""
OPENING = 0.022
"""Distance beyond it over which a frame is open."""
LEAST_ROUND, ROUND = 11.0, 0.7
"""Side of the square that is open at a frame's corner: card units at least, and as a share of its radius."""
SPREAD = 2.5
"""Ink that the press may set beside the frame's line, which the opening covers too, card units."""
SIGN_SIDE = 100.0
"""Side of a sign's own square."""
INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"


@dataclass(frozen=True, kw_only=True)
class Spot:
    """Place of an index: its upper left corner and its size, as shares of the card's width and of the
    usual size; `sign`: the small sign is under the rank."""

    x: float
    y: float
    size: float = 1.0
    sign: bool = True


def index(rules: IndexRules, code: str, sign: Element, spot: Spot, *, opened: bool = True) -> str:
    """The index of a card over the sign of its suit, as SVG; its viewBox says where on the card it stands.

    With `opened` it brings paper that covers the frame's line round it.
    """
    rank = dict(zip("FCR", rules.courts, strict=True)).get(code[0], code[0])
    unit = rules.width * spot.size
    halo, cap, side = HALO * unit, CAP * unit, SIGN * unit
    cap *= min(1.0, BROAD * unit / letters.width(rank, cap))
    wide = max(letters.width(rank, cap), side if spot.sign else 0) + 2 * halo
    high = halo + CAP * unit + (GAP * unit + side if spot.sign else 0) + halo
    under, over = (Drawing(wide, high, name=f"{code}-index") for _ in range(2))
    left, top = spot.x * rules.width, spot.y * rules.width
    under.corner = (left, top)
    if opened and rules.frame is not None:
        under.width, under.height = wide + OPENING * unit, high + OPENING * unit
        corner = max(LEAST_ROUND, ROUND * rules.frame_round)
        _open(under, rules.frame * rules.width, corner, left + under.width, top + under.height)
    base = top + halo + CAP * unit
    line = [(left, base), (left + wide, base)]
    letters.inscribe(under, rank, line, cap, ink=PAPER, bold=2 * halo)
    letters.inscribe(over, rank, line, cap, bold=BOLD * unit)
    root, rank_alone = (swatched(svg_document.parse(d.to_svg()), rules.inks) for d in (under, over))
    if spot.sign:
        scale = side / SIGN_SIDE
        x, y = left + (wide - side) / 2, base + GAP * unit
        place = f"matrix({scale:.4f} 0 0 {scale:.4f} {number(x)} {number(y)})"
        group = SubElement(root, "g", {"transform": place})
        group.append(haloed(sign, halo / scale))
        group.extend(deepcopy(e) for e in sign if e.tag != "defs")
        _definitions(root).extend(deepcopy(e) for e in _definitions(sign))
    root.extend(e for e in rank_alone if e.tag != "defs")
    _definitions(root).extend(_definitions(rank_alone))
    _once(_definitions(root))
    return svg_document.write(root) + "\n"


def haloed(sign: Element, width: float) -> Element:
    """An edge of paper round a sign: its shapes once more, all of paper and with broader lines."""
    paper = "url(#paper-white)"
    group = Element("g", {"stroke": paper, "stroke-width": number(INNER + 2 * width)})
    for shape in sign:
        if shape.tag != "defs":
            copy = deepcopy(shape)
            for e in copy.iter():
                e.attrib.pop("id", None)
                for key in ("fill", "stroke"):
                    if e.get(key, "none") != "none":
                        e.set(key, paper)
                if "stroke-width" in e.attrib:
                    e.set("stroke-width", number(float(e.attrib["stroke-width"]) + 2 * width))
            group.append(copy)
    return group


def swatched(root: Element, inks: dict[str, str]) -> Element:
    """The drawing with swatches for its colours. KeyError for one that is no ink of the deck."""
    names = {colour: name for name, colour in reversed(inks.items())}
    used = []
    for e in root.iter():
        for key in ("fill", "stroke"):
            if e.get(key, "none").startswith("#"):
                used.append(name := names[e.attrib[key]])
                e.set(key, f"url(#{name})")
    definitions = _definitions(root)
    for name in dict.fromkeys(used):
        swatch = SubElement(
            definitions,
            "linearGradient",
            {"id": name, f"{{{INKSCAPE}}}swatch": "solid", "gradientUnits": "userSpaceOnUse"},
        )
        SubElement(swatch, "stop", {"stop-color": inks[name]})
    return root


def _definitions(root: Element) -> Element:
    found = root.find("defs")
    if found is None:
        found = Element("defs")
        root.insert(0, found)
    return found


def _once(definitions: Element) -> None:
    """Leave the first definition of every name."""
    known = set()
    for e in list(definitions):
        if e.get("id") in known:
            definitions.remove(e)
        known.add(e.get("id"))


def _open(d: Drawing, frame: float, corner: float, right: float, foot: float) -> None:
    """Paper over a frame's line so far from the edges: its square `corner`, then to `right` and to `foot`."""
    left, top = d.corner
    thick = frame + INNER + SPREAD
    d.shapes(
        [
            rect(left, top, frame + corner - left, frame + corner - top),
            rect(frame + corner, top, right - frame - corner, thick - top),
            rect(left, frame + corner, thick - left, foot - frame - corner),
        ],
        PAPER,
        None,
    )
