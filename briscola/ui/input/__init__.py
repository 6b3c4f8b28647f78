"""Mouse, finger, keys and gamepad, and the salt collected from their events."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.input import clipboard, pointer
    from briscola.ui.input.clipboard import copy, paste
    from briscola.ui.input.input_guard import HandTimes, InputGuard, hand_times, is_focus_key
    from briscola.ui.input.line_editing import Line, clipboard_key, commands, typed
    from briscola.ui.input.pointer import ARROWS, PAGING, Pointer
    from briscola.ui.input.question_keys import (
        QUESTIONS,
        TOGGLE,
        Question,
        asked_by,
        key_text,
        keys_in_use,
        refusal,
        table_keys,
    )
    from briscola.ui.input.salt import LONGEST, Salt
