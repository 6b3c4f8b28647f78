"""The controls, drawn as paper, wood and card; focus, keys, mouse and touch built in."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
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
