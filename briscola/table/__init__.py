"""Whole matches and single hands: all the cards, the turns, the talk; fair tables of several computers."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.table.computers import play, play_hand
    from briscola.table.deals import Deals, SeededDeals, SystemDeals
    from briscola.table.fair_table import FairTable
    from briscola.table.referee import Asked, HandReferee, play_turn
    from briscola.table.table import Phase, Table
