"""Places on a table, from a size and a number of people alone.

`forms` are the numbers. `Frame` (measures, corners), `Seating` (hand, players) and `Layout` (the middle,
slips) are the usual table, one on the other; `LargeBesideTrick` (two players) and `LargeInCorners` place
anew what makes room for large cards.
"""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.layout.table import forms
    from briscola.ui.layout.table.card_spots import (
        HAND_LAYER,
        TRICK_LAYER,
        TURNED_LAYER,
        WINNING_LAYER,
        Key,
        Spot,
        back_key,
        face_down,
        hand_codes,
        leading_code,
        pile_pose,
        pile_poses,
        spots,
    )
    from briscola.ui.layout.table.geometry import Edge, Pose, arc, bounds
    from briscola.ui.layout.table.held_fan import HeldFan
    from briscola.ui.layout.table.large_beside_trick import LargeBesideTrick
    from briscola.ui.layout.table.large_cards import LargeCards
    from briscola.ui.layout.table.large_in_corners import LargeInCorners
    from briscola.ui.layout.table.seating import SeatLayout
    from briscola.ui.layout.table.table_layout import Layout
