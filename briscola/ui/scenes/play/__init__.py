"""The table while a match is played."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.play.context import PlayContext
    from briscola.ui.scenes.play.gestures import Gestures, OneFocus
    from briscola.ui.scenes.play.question_choice import AskOverlay
    from briscola.ui.scenes.play.scene import PlayScene
    from briscola.ui.scenes.play.screen_pass import ScreenPass
    from briscola.ui.scenes.play.screen_passing import ScreenPassing
    from briscola.ui.scenes.play.sheet_stack import (
        OpenedSheets,
        SheetOverlay,
        near_hand,
        room_near,
        space_now,
    )
    from briscola.ui.scenes.play.sign_overlay import SignsOverlay
    from briscola.ui.scenes.play.write_sheet import WriteSheet
else:
    __getattr__ = lazily(
        __name__,
        context="PlayContext",
        gestures="Gestures OneFocus",
        screen_pass="ScreenPass",
        screen_passing="ScreenPassing",
        question_choice="AskOverlay",
        scene="PlayScene",
        sheet_stack="OpenedSheets SheetOverlay near_hand room_near space_now",
        sign_overlay="SignsOverlay",
        write_sheet="WriteSheet",
    )
