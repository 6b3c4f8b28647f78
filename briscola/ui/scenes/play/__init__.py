"""The table while a match is played: `scene` joins these parts.

* `context`: the match as every part of it sees it; it adds to that of any table what only a match knows.
* `gestures`: what the person does, offered to one part after another; `match_controls`: the buttons.
* `overlays`: all that lies above the table, each kind in a module of its own, and the order of them.
* `sheet_stack`: the sheets of paper, opened by the person or by a question of the match (`question_overlay`).
* `pause`: what stops the match; `unfocused_window`: its window; `after_hand`: its results.
* `screen_passing`: a scene for each of several people at one screen; `curtain` covers the change.
"""
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
