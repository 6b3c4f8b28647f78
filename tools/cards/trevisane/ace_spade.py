"""Asso di spade: crown, two cockerels and an upright sword, with the motto wound about the blade."""

from __future__ import annotations

from tools.cards.kit.svg import Drawing
from tools.cards.trevisane.card import WIDTH, blank
from tools.cards.trevisane.cockerel import cockerel
from tools.cards.trevisane.diadem import far_half, near_half
from tools.cards.trevisane.frame import frame
from tools.cards.trevisane.inks import RED, YELLOW
from tools.cards.trevisane.scroll import scroll
from tools.cards.trevisane.sprig import spray
from tools.cards.trevisane.sword import sword

AXIS = WIDTH / 2


def ace() -> Drawing:
    """Asso di spade."""
    d = blank("1S")
    for side in (1, -1):
        with d.at(AXIS + side * 112, 984, 1.12, side * 8):
            spray(d, RED, YELLOW)
    with d.at(AXIS, 212):
        far_half(d)
    sword(d, AXIS, 520, 940, bend=0, wide=46)
    with d.at(AXIS, 212):
        near_half(d)
    for side in (1, -1):
        with d.at(AXIS + side * 105, 640, 0.86, flip=side < 0):
            cockerel(d)
    scroll(d, [(74, 334), (155, 304), (245, 294), (335, 304), (416, 334)], 30, "NON TI FIDAR", 38, tail=26)
    scroll(d, [(73, 656), (154, 683), (245, 692), (336, 683), (417, 656)], 30, "DI ME SE IL CUOR", 36, tail=8)
    scroll(d, [(112, 794), (178, 776), (245, 770), (312, 776), (378, 794)], 29, "TI MANCA", 38, tail=30)
    frame(d)
    return d
