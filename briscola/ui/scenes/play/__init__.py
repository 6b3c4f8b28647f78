"""The table while a match is played."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.play.context import PlayContext
    from briscola.ui.scenes.play.gestures import Gestures, OneFocus
    from briscola.ui.scenes.play.question_overlay import QuestionOverlay
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
    from briscola.ui.scenes.play.signs_overlay import SignsOverlay
    from briscola.ui.scenes.play.write_sheet import WriteSheet
