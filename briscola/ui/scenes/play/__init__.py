"""The table while a match is played."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.play.gestures import Gestures as Gestures, OneFocus as OneFocus
    from briscola.ui.scenes.play.hand_end import AfterWays as AfterWays
    from briscola.ui.scenes.play.hot_seat_table import HotSeatTable as HotSeatTable
    from briscola.ui.scenes.play.question_choice import AskOverlay as AskOverlay
    from briscola.ui.scenes.play.scene import PlayScene as PlayScene
    from briscola.ui.scenes.play.sheet_stack import (
        OpenedSheets as OpenedSheets,
        SheetOverlay as SheetOverlay,
        near_hand as near_hand,
        room_near as room_near,
        space_now as space_now,
    )
    from briscola.ui.scenes.play.sign_overlay import SignsOverlay as SignsOverlay, has_talk as has_talk
else:
    __getattr__ = lazily(
        __name__,
        gestures="Gestures OneFocus",
        hand_end="AfterWays",
        hot_seat_table="HotSeatTable",
        question_choice="AskOverlay",
        scene="PlayScene",
        sheet_stack="OpenedSheets SheetOverlay near_hand room_near space_now",
        sign_overlay="SignsOverlay has_talk",
    )
