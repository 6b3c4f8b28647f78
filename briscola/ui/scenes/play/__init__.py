"""The table while a match is played: `scene` joins these parts.

* `context`: the match as every part of it sees it; it adds to that of any table what only a match knows.
* `gestures`: what the person does, offered to one part after another; `match_controls`: the buttons.
* `overlays`: all that lies above the table, each kind in a module of its own, and the order of them.
* `sheet_stack`: the sheets of paper, opened by the person or by a question of the match (`question_overlay`).
* `pause`: what stops the match; `unfocused_window`: its window; `after_hand`: its results.
* `screen_passing`: a scene for each of several people at one screen; `curtain` covers the change.
"""
