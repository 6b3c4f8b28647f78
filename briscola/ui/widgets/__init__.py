"""The controls, drawn as paper, wood and card; focus, keys, mouse and touch built in."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.widgets.button import Button, CopyButton, Link, RoundButton, paper_button
    from briscola.ui.widgets.choice import Parts, Pegs, Segments, Stepper, Turnable
    from briscola.ui.widgets.dropdown import Dropdown
    from briscola.ui.widgets.focus_group import FocusGroup
    from briscola.ui.widgets.menu import Item, Menu
    from briscola.ui.widgets.panel import draw_column_rule, draw_heading, draw_sheet, heading_height
    from briscola.ui.widgets.scroll import ScrollView
    from briscola.ui.widgets.slider import Ruler, Slider, runner
    from briscola.ui.widgets.text_field import TextField
    from briscola.ui.widgets.widget import Pressable, Widget
else:
    __getattr__ = lazily(
        __name__,
        button="Button CopyButton Link RoundButton paper_button",
        choice="Parts Pegs Segments Stepper Turnable",
        dropdown="Dropdown",
        focus_group="FocusGroup",
        menu="Item Menu",
        panel="draw_column_rule draw_heading draw_sheet heading_height",
        scroll="ScrollView",
        slider="Ruler Slider runner",
        text_field="TextField",
        widget="Pressable Widget",
    )
