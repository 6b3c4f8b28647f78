"""The window: scenes, widgets, pictures, sounds and words. Knows no rule of the game."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.app import App
    from briscola.ui.navigation import Navigator
    from briscola.ui.scene import Host, Scene, control_lines
    from briscola.ui.widgets import (
        Button,
        Dropdown,
        FocusGroup,
        Item,
        RoundButton,
        Row,
        Rows,
        ScrollView,
        Slider,
        Stepper,
        TextField,
        Widget,
        draw_column_rule,
        draw_heading,
        draw_mark,
        heading_height,
    )
    from briscola.ui.widgets.button import CopyButton
else:
    __getattr__ = lazily(
        __name__,
        app="App",
        navigation="Navigator",
        scene="Host Scene control_lines",
        widgets=(
            "Button Dropdown FocusGroup Item RoundButton Row Rows ScrollView Slider Stepper TextField "
            "Widget draw_column_rule draw_heading draw_mark heading_height"
        ),
        widgets__button="CopyButton",
    )
