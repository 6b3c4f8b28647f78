"""Mouse, finger, keys and gamepad, and the salt collected from their events."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.input import clipboard, pointer
    from briscola.ui.input.clipboard import copy, paste
    from briscola.ui.input.input_guard import HandTimes, InputGuard, hand_times, is_focus_key
    from briscola.ui.input.line_editing import COMMAND, Line, clipboard_key, typed
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
else:
    __getattr__ = lazily(
        __name__,
        clipboard="copy paste",
        input_guard="HandTimes InputGuard hand_times is_focus_key",
        line_editing="COMMAND Line clipboard_key typed",
        pointer="ARROWS PAGING Pointer",
        question_keys="QUESTIONS Question TOGGLE asked_by key_text keys_in_use refusal table_keys",
        salt="LONGEST Salt",
    )
