"""Whole matches and single hands: all the cards, the turns, the talk; fair tables of several computers."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.table.computers import play as play, play_hand as play_hand
    from briscola.table.deals import Deals as Deals, SeededDeals as SeededDeals, SystemDeals as SystemDeals
    from briscola.table.fair_table import FairTable as FairTable
    from briscola.table.referee import Asked as Asked, HandReferee as HandReferee, play_turn as play_turn
    from briscola.table.table import Phase as Phase, Table as Table
else:
    __getattr__ = lazily(
        __name__,
        computers="play play_hand",
        deals="Deals SeededDeals SystemDeals",
        fair_table="FairTable",
        referee="Asked HandReferee play_turn",
        table="Phase Table",
    )
