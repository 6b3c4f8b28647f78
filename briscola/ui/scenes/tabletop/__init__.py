"""The table that a scene shows: cards, people, signs, clocks, and what moves on it."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.tabletop.context import Overlay, PlayContext, Shortcuts, Slip, TableContext
    from briscola.ui.scenes.tabletop.flow import Ended, EventPlayer, Flow
    from briscola.ui.scenes.tabletop.hand_fan import HandView
    from briscola.ui.scenes.tabletop.idle_animation import IdleAnimation
    from briscola.ui.scenes.tabletop.other_people import ClockDisplay, DistantTable, ScreenPass, TimeLeft
    from briscola.ui.scenes.tabletop.sign_display import BubbleTime, SignDisplay, past_signs
    from briscola.ui.scenes.tabletop.table_look import TableState
    from briscola.ui.scenes.tabletop.table_painting import DirtyRects, open_dummy, whose_turn
    from briscola.ui.scenes.tabletop.table_scene import TableScene, TableToolbar
    from briscola.ui.scenes.tabletop.table_tooltips import TableTooltips
    from briscola.ui.scenes.tabletop.tabletop import Tabletop
else:
    __getattr__ = lazily(
        __name__,
        other_people="ClockDisplay DistantTable ScreenPass TimeLeft",
        hand_fan="HandView",
        flow="Ended EventPlayer Flow",
        context="Overlay PlayContext Shortcuts Slip TableContext",
        idle_animation="IdleAnimation",
        sign_display="BubbleTime SignDisplay past_signs",
        table_look="TableState",
        table_painting="DirtyRects open_dummy whose_turn",
        table_scene="TableScene TableToolbar",
        table_tooltips="TableTooltips",
        tabletop="Tabletop",
    )
