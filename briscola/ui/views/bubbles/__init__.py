"""Bubbles beside people, with all that they say."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.views.bubbles.remark_placement import (
        ROWS,
        place_remark,
        place_sign,
        place_written,
        remark_lines,
    )
    from briscola.ui.views.bubbles.speech_bubble import (
        TRACE,
        BubbleLine,
        BubbleWords,
        asking_paper,
        draw_balloon,
        draw_rays,
        trace_rect,
    )
