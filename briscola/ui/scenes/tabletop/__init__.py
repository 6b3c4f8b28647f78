"""The table that a scene shows: cards, people, signs, clocks, and what moves on it."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.tabletop.context import (
        Overlay as Overlay,
        PlayContext as PlayContext,
        Shortcuts as Shortcuts,
        Slip as Slip,
        TableContext as TableContext,
    )
    from briscola.ui.scenes.tabletop.event_flow import Ended as Ended, Flow as Flow
    from briscola.ui.scenes.tabletop.event_player import EventPlayer as EventPlayer
    from briscola.ui.scenes.tabletop.hand_fan import HandView as HandView
    from briscola.ui.scenes.tabletop.idle_animation import IdleAnimation as IdleAnimation
    from briscola.ui.scenes.tabletop.other_people import (
        ClockDisplay as ClockDisplay,
        DistantTable as DistantTable,
        ScreenPass as ScreenPass,
        TimeLeft as TimeLeft,
    )
    from briscola.ui.scenes.tabletop.sign_display import (
        BubbleTime as BubbleTime,
        SignDisplay as SignDisplay,
        past_signs as past_signs,
    )
    from briscola.ui.scenes.tabletop.table_look import TableState as TableState
    from briscola.ui.scenes.tabletop.table_painting import (
        DirtyRects as DirtyRects,
        open_dummy as open_dummy,
        whose_turn as whose_turn,
    )
    from briscola.ui.scenes.tabletop.table_scene import TableScene as TableScene, TableToolbar as TableToolbar
    from briscola.ui.scenes.tabletop.table_tooltips import TableTooltips as TableTooltips
    from briscola.ui.scenes.tabletop.tabletop import Tabletop as Tabletop
else:
    __getattr__ = lazily(
        __name__,
        context="Overlay PlayContext Shortcuts Slip TableContext",
        event_flow="Ended Flow",
        event_player="EventPlayer",
        hand_fan="HandView",
        idle_animation="IdleAnimation",
        other_people="ClockDisplay DistantTable ScreenPass TimeLeft",
        sign_display="BubbleTime SignDisplay past_signs",
        table_look="TableState",
        table_painting="DirtyRects open_dummy whose_turn",
        table_scene="TableScene TableToolbar",
        table_tooltips="TableTooltips",
        tabletop="Tabletop",
    )
