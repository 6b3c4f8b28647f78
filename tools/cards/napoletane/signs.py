"""The four suit signs, at any size and turn, with true line weights."""

from __future__ import annotations

from tools.cards.napoletane.club import club
from tools.cards.napoletane.coin import coin, sun_coin
from tools.cards.napoletane.cup import cup
from tools.cards.napoletane.sword import sword

__all__ = ["club", "coin", "cup", "sun_coin", "sword"]
