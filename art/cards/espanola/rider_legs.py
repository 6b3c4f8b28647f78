"""The rider's near leg in the stirrup: forward in profile, or its toe turned out and down."""

from __future__ import annotations

from art.cards.espanola import feet
from art.cards.espanola.inks import INK, OCHRE, SILVER, WHITE, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, between, polyline, smooth, star
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

_LEATHER = "#7a4a26"
_SADDLE: Point = (302.0, 556.0)


def leg(
    d: Drawing, breeches: str, boot: str, top: str, *, swing: float = 0.0, pitch: float = 0.0,
    turned: bool = False, knee: Point = (292.0, 606.0),
) -> None:  # fmt: skip
    """Thigh, boot and stirrup; `swing` moves the foot back (+), `pitch` lifts its toe, `turned` turns it
    out."""
    ankle: Point = (300 + swing, 726)
    kx, ky = knee
    _leather(d, ankle, -20 if turned else -44)
    d.limb([(356, 500, 40), (336, 546, 47), (kx + 16, ky - 18, 40), (kx, ky + 10, 30)], breeches, OUTER,
           start="round", end="round", depth=0.85)  # fmt: skip
    d.fold(
        ([(kx - 8, ky - 6), (kx + 12, ky - 30), (kx + 38, ky - 46)], 6),
        ([(kx + 8, ky + 26), (kx + 28, ky - 6), (kx + 52, ky - 26)], 6),
        ([(372, 520), (350, 534), (326, 530)], 5),
    )
    with d.at(*ankle, 1, pitch):
        if turned:
            _tread(d, -56, 12)
            feet.riding_foot(d, boot, turned=True)
        else:
            _bar(d, (-45, -18), (-57, 4), (-57, 38))
            feet.riding_foot(d, boot)
    feet.shin(d, (kx + 2, ky + 4), (ankle[0], ankle[1] + 2), boot, full=1.12)
    _light(d, knee, ankle, boot)
    with d.at(*ankle, 1, pitch):
        if turned:
            _arch(d)
        else:
            _tread(d, -62, -30)
            _bar(d, (-45, -18), (-32, 2), (-34, 42))
            _eye(d, -45, -19)
    _knee_piece(d, knee, top)
    _spur(d, ankle)


def _leather(d: Drawing, ankle: Point, aside: float) -> None:
    """The strap from the saddle to the eye of the stirrup."""
    x, y = ankle[0] + aside, ankle[1] - 16
    (sx, sy) = _SADDLE
    d.shape(polyline([(sx - 6, sy), (sx + 6, sy), (x + 5, y), (x - 5, y)]), _LEATHER, INNER)
    d.ticks(
        *(((px - 3, py), (px + 3, py), 2.4) for px, py in (between(_SADDLE, (x, y), t) for t in (0.78, 0.86)))
    )


def _bar(d: Drawing, eye: Point, bow: Point, foot: Point) -> None:
    d.limb([(*eye, 3.4), (*bow, 3.6), (*between(bow, foot, 0.5), 3.4), (*foot, 3.6)], YELLOW, INNER, depth=0)


def _tread(d: Drawing, left: float, right: float) -> None:
    d.shape(polyline([(left, 37), (right, 41), (right, 49), (left, 46)]), OCHRE, INNER)


def _eye(d: Drawing, x: float, y: float) -> None:
    d.shape(polyline([(x - 8, y - 5), (x + 8, y - 5), (x + 7, y + 5), (x - 7, y + 5)]), YELLOW, INNER)


def _arch(d: Drawing) -> None:
    """The stirrup from before: its arch over the instep, both ends on the tread."""
    d.limb([(-54, 42, 3.6), (-52, 20, 3.6), (-40, 0, 3.8), (-20, -11, 4.4), (0, 0, 3.8), (9, 22, 3.6),
        (9, 44, 3.6)], YELLOW, INNER, depth=0)  # fmt: skip
    _eye(d, -20, -16)


def _light(d: Drawing, knee: Point, ankle: Point, boot: str) -> None:
    """The gleam on a black or steel boot, the wrinkles of a soft one."""
    start: Point = (knee[0] + 2, knee[1] + 4)
    if boot in (INK, SILVER):
        ink = SILVER if boot == INK else WHITE
        run = [between(start, ankle, t) for t in (0.3, 0.56, 0.86)]
        d.lens([(x - 15 + 4 * k, y) for k, (x, y) in enumerate(run)], 6, ink=ink)
    if boot == SILVER:
        return
    x, y = ankle
    for dy, side in ((-22, 1), (-9, -1), (3, 1)):
        d.fold(([(x + side * 16, y + dy - 4), (x, y + dy + 4), (x - side * 10, y + dy + 2)], 4),
               ink=SILVER if boot == INK else INK)  # fmt: skip


def _knee_piece(d: Drawing, knee: Point, fill: str) -> None:
    kx, ky = knee
    d.shape(smooth([
        (kx - 38, ky - 8, "c"), (kx, ky - 22), (kx + 38, ky - 8, "c"), (kx + 43, ky + 28, "c"),
        (kx + 16, ky + 23), (kx, ky + 33), (kx - 20, ky + 22), (kx - 41, ky + 28, "c"),
    ]), fill, OUTER, shade=[Shade(depth=0.42, spacing=5.6)])  # fmt: skip
    rim: list[Node] = [(kx - 38, ky + 3, "c"), (kx, ky - 9), (kx + 40, ky + 3, "c")]
    d.line(smooth(rim, closed=False), DETAIL)


def _spur(d: Drawing, ankle: Point) -> None:
    x, y = ankle
    d.shape(smooth([(x + 18, y + 12, "c"), (x + 34, y + 14), (x + 44, y + 10, "c"), (x + 44, y + 17, "c"),
        (x + 34, y + 21), (x + 20, y + 20, "c")]), OCHRE, INNER)  # fmt: skip
    d.shape(star(x + 50, y + 14, 11, 5, 8), OCHRE, DETAIL)
