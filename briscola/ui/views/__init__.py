"""Drawing of the table: functions and small widgets over a `View` and a `Layout`."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.views import deck_preview, hint_slip, ruler
    from briscola.ui.views.deck_preview import swatch
    from briscola.ui.views.hint_slip import head_of, lamp_rect
    from briscola.ui.views.props import balanced, draw_prop, draw_sign, draw_slip, shadowed, slip_size
    from briscola.ui.views.qr_code import qr_picture
    from briscola.ui.views.ruler import (
        draw_flag,
        draw_goal_line,
        draw_lane,
        draw_pennant,
        draw_runner,
        make_rule,
        side_colour,
    )
