"""The four jacks."""

from __future__ import annotations

from typing import Final

from art.cards.francesi import flowers, hands, hats, weapons
from art.cards.francesi.card import FrenchCard, Palette
from art.cards.francesi.collars import scallop_collar, shoulder_cape, throat
from art.cards.francesi.court import court_card, sash
from art.cards.francesi.faces import Look, face, profile
from art.cards.francesi.figure import Figure
from art.cards.francesi.hair import curl, lock, moustache
from art.cards.francesi.motifs import ring, six_star, sprig
from art.cards.francesi.patterns import along, bars, beads, chevrons, leaves, lozenges
from art.cards.francesi.robes import doublet, placket
from art.cards.francesi.sleeves import arm, full_sleeve
from art.cards.francesi.symmetry import right_side, turned_about
from art.cards.francesi.weaves import checks, diaper, scattered
from art.cards.kit.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.kit.paths import Point

SIZE: Final = 1.18
CUT: Final = ((98.0, 483.4), (206.5, 461.7), (315.0, 440.0))
CUT_DOWN: Final = ((98.0, 396.6), (206.5, 418.3), (315.0, 440.0))


def jack_of_hearts(palette: Palette) -> FrenchCard:
    """In profile, a leaf before him and an axe behind."""

    def figure(d: Figure) -> None:
        _sleeves(d, YELLOW, PAPER)
        doublet(d, RED, checks(YELLOW, size=21))
        placket(d, BLUE, PAPER, beads(5, YELLOW, PAPER))
        with d.at(470, 330):
            weapons.small_axe(d, -244, 120)
            hands.fist(d)
        arm(
            d,
            (497, 363),
            -8,
            RED,
            reach=[(514, 404, 31), (526, 460, 40)],
            cuff_fill=YELLOW,
            beads=BLUE,
            stripe=YELLOW,
        )
        with d.at(184, 322):
            flowers.broad_leaf(d)
        with d.at(184, 322, flip=True):
            hands.pinch(d)
        arm(
            d,
            (134, 380),
            36,
            RED,
            reach=[(116, 412, 26), (92, 480, 36)],
            cuff_fill=YELLOW,
            beads=BLUE,
            stripe=YELLOW,
        )
        throat(d, PAPER)
        with turned_about(d, 315, 250, -8):
            scallop_collar(d, PAPER, RED, inner=40, outer=84, drop=56, count=7, y=262)
        with d.at(306, 196, scale=SIZE):
            lock(d, [(-4, 10), (-2, 70)], [(44, 10), (56, 62)], YELLOW, count=0)
            profile(d, Look(hook=0.3))
            _profile_bob(d, YELLOW)
            with d.at(2, -34, rotate=-3):
                hats.flat_cap(d)

    return court_card("FC", palette, figure, cut=CUT, jewel=(YELLOW, RED),
        belt=sash(21, BLUE, chevrons(9, 8, YELLOW, PAPER), edge_fill=PAPER, spacing=17))  # fmt: skip


def jack_of_diamonds(palette: Palette) -> FrenchCard:
    """Looking to the right, caped, with a halberd."""

    def figure(d: Figure) -> None:
        _sleeves(d, RED, PAPER)
        doublet(d, YELLOW, scattered(sprig(BLUE, RED), (36, 26)))
        placket(d, BLUE, PAPER, lozenges(8, 6, YELLOW, PAPER))
        shoulder_cape(d, BLUE, border=lozenges(7, 5, RED, PAPER), border_fill=YELLOW, border_edge=PAPER)
        with d.at(476, 346):
            weapons.halberd(d, -266, 160)
            hands.fist(d)
        arm(d, (503, 379), -8, RED, reach=[(514, 420, 31), (524, 480, 40), (530, 520, 46)],
            cuff_fill=PAPER, beads=BLUE, stripe=PAPER)  # fmt: skip
        with d.at(232, 374, rotate=-14):
            hands.laid(d)
        arm(d, (189, 385), 76, RED, reach=[(150, 396, 27), (104, 414, 35), (60, 436, 42)],
            cuff_fill=PAPER, beads=BLUE, stripe=PAPER)  # fmt: skip
        throat(d, PAPER)
        scallop_collar(d, PAPER, RED, inner=44, outer=90, drop=60, count=9, y=262)
        with d.at(312, 199, scale=SIZE):
            _hair_behind(d, RED)
            with d.at(flip=True):
                face(d, Look(yaw=1, gaze=-0.3, mirrored=True, broad=0.06, long=-3, brow=0.8, arch=1.5,
                    smile=1.6))  # fmt: skip
            _bob(d, RED)
            with d.at(0, -34):
                hats.beret(d)

    return court_card("FD", palette, figure, cut=CUT_DOWN, jewel=(YELLOW, BLUE),
        belt=sash(21, BLUE, leaves(9, YELLOW), edge_fill=RED, spacing=22))  # fmt: skip


def jack_of_clubs(palette: Palette) -> FrenchCard:
    """A hunter with a feathered cap and a long arrow."""

    def figure(d: Figure) -> None:
        _sleeves(d, BLUE, YELLOW, style="ringed")
        doublet(d, RED, diaper(INK, YELLOW))
        placket(d, YELLOW, PAPER, bars(9, 9, BLUE, RED), spacing=11)
        with d.at(476, 330):
            weapons.arrow(d, -252, 120)
            hands.fist(d)
        arm(
            d,
            (503, 363),
            -8,
            YELLOW,
            reach=[(516, 404, 31), (528, 460, 40)],
            cuff_fill=PAPER,
            beads=RED,
            stripe=RED,
        )
        _hand_on_breast(d, YELLOW, PAPER, RED)
        throat(d, YELLOW)
        scallop_collar(d, YELLOW, RED, inner=44, outer=86, drop=54, count=7, y=262)
        with d.at(312, 197, scale=SIZE):
            _hair_behind(d, INK)
            face(d, Look(yaw=0.8, gaze=-0.4, broad=-0.06, brow=1.35, worry=-1.5, open=0.9))
            _bob(d, INK)
            moustache(d, -9, 33.5, INK, span=17, droop=4)
            with d.at(0, -34):
                hats.hunting_cap(d)

    return court_card("FB", palette, figure, cut=CUT, jewel=(YELLOW, RED),
        belt=sash(21, YELLOW, lozenges(9, 7, RED, BLUE), edge_fill=BLUE, spacing=18))  # fmt: skip


def jack_of_spades(palette: Palette) -> FrenchCard:
    """In profile to the right, with a twisted staff."""

    def figure(d: Figure) -> None:
        _sleeves(d, RED, YELLOW, style="ringed")
        doublet(d, YELLOW, scattered(ring(RED, PAPER), (38, 28)))
        placket(d, BLUE, YELLOW, beads(5.4, YELLOW, RED))
        with d.at(478, 330):
            weapons.twisted_staff(d, -250, 120)
            hands.fist(d)
        arm(
            d,
            (505, 363),
            -8,
            BLUE,
            reach=[(518, 404, 31), (530, 460, 40)],
            cuff_fill=YELLOW,
            beads=RED,
            stripe=YELLOW,
        )
        _hand_on_breast(d, BLUE, YELLOW, RED)
        throat(d, PAPER)
        with turned_about(d, 315, 250, 8):
            scallop_collar(d, PAPER, BLUE, inner=40, outer=84, drop=56, count=7, y=262)
        with d.at(318, 196, scale=SIZE, flip=True):
            lock(d, [(-4, 10), (-2, 70)], [(44, 10), (56, 62)], INK, count=0)
            profile(d, Look(mirrored=True, hook=-0.55))
            _profile_bob(d, INK)
            with d.at(2, -32, rotate=-3):
                hats.chaperon(d)

    return court_card("FS", palette, figure, cut=CUT, jewel=(YELLOW, BLUE),
        belt=sash(21, RED, along(six_star(YELLOW)), edge_fill=YELLOW, spacing=24))  # fmt: skip


def _sleeves(d: Figure, fill: str, accent: str, *, style: str = "slashed") -> None:
    """Both upper sleeves."""
    outer = [(236, 286), (186, 296), (134, 328), (96, 384), (84, 510)]
    inner = [(244, 292), (252, 336), (250, 390), (242, 440), (232, 510)]
    for flip in (True, False):
        with right_side(d, flip=flip):
            full_sleeve(d, outer, inner, fill, accent, style=style)


def _hand_on_breast(d: Figure, fill: str, cuff_fill: str, stones: str) -> None:
    with d.at(240, 400, rotate=-18):
        hands.laid(d)
    arm(
        d,
        (198, 413),
        72,
        fill,
        reach=[(164, 426, 27), (104, 462, 38)],
        cuff_fill=cuff_fill,
        beads=stones,
        stripe=YELLOW,
    )


def _hair_behind(d: Figure, fill: str) -> None:
    """What is seen of a bob between the cheeks and the rolls."""
    lock(d, [(-44, -40), (-50, 0), (-50, 34)], [(44, -40), (50, 0), (50, 34)], fill, count=0)


def _bob(d: Figure, fill: str) -> None:
    """Hair cut at the jaw, rolled outwards."""
    for flip in (False, True):
        with d.at(flip=flip):
            left: list[Point] = [(-46, -40), (-56, -18), (-58, 14), (-62, 38)]
            lock(d, left, [(-34, -42), (-41, -18), (-40, 12), (-42, 44)], fill, count=6, seed=5)
            curl(d, -56, 42, 13.5, fill, turn=-1, start=250)


def _profile_bob(d: Figure, fill: str) -> None:
    """Hair behind a profile, rolled at the nape."""
    lock(d, [(-12, -42), (-2, -20), (4, 8), (4, 36), (2, 52)], [(44, -44), (54, -16),
        (56, 12), (62, 34), (74, 50)], fill, count=9, seed=4)  # fmt: skip
    for x, y in ((62, 58), (38, 66), (14, 62)):
        curl(d, x, y, 13, fill, turn=1, start=290)
