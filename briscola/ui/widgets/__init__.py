"""The controls, drawn as paper, wood and card; focus, keys, mouse and touch built in."""

from briscola.ui.widgets.button import Button, Link, RoundButton, paper_button
from briscola.ui.widgets.choice import Pegs, Segments, Stepper
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.focus_group import FocusGroup
from briscola.ui.widgets.menu import Item, Menu
from briscola.ui.widgets.panel import draw_column_rule, draw_heading, draw_sheet, heading_height, sheet_room
from briscola.ui.widgets.player_rows import Row, Rows, draw_mark, draw_marks, draw_words, marks_width
from briscola.ui.widgets.row_list import RowList
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.slider import Ruler, Slider, runner
from briscola.ui.widgets.swatches import Swatches
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.tooltip import draw_tip
from briscola.ui.widgets.widget import Widget

__all__ = [
    "Button",
    "Dropdown",
    "FocusGroup",
    "Item",
    "Link",
    "Menu",
    "Pegs",
    "RoundButton",
    "Row",
    "RowList",
    "Rows",
    "Ruler",
    "ScrollView",
    "Segments",
    "Slider",
    "Stepper",
    "Swatches",
    "TextField",
    "Widget",
    "draw_column_rule",
    "draw_heading",
    "draw_mark",
    "draw_marks",
    "draw_sheet",
    "draw_tip",
    "draw_words",
    "heading_height",
    "marks_width",
    "paper_button",
    "runner",
    "sheet_room",
]
