"""From an event to motions, and the motions in time."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.animation.choreography import (
        Transition as Transition,
        choreograph as choreograph,
        in_order as in_order,
    )
    from briscola.ui.animation.count_animation import (
        CountAnimation as CountAnimation,
        plan_count as plan_count,
    )
    from briscola.ui.animation.expression import (
        SECOND as SECOND,
        Expressions as Expressions,
        drawings as drawings,
    )
    from briscola.ui.animation.finale import Finale as Finale
    from briscola.ui.animation.motion import (
        Cue as Cue,
        Dust as Dust,
        Motion as Motion,
        Pace as Pace,
        Passage as Passage,
        both_soft as both_soft,
        leave_fast as leave_fast,
        pace_for as pace_for,
    )
    from briscola.ui.animation.timeline import Timeline as Timeline
else:
    __getattr__ = lazily(
        __name__,
        choreography="Transition choreograph in_order",
        count_animation="CountAnimation plan_count",
        expression="Expressions SECOND drawings",
        finale="Finale",
        motion="Cue Dust Motion Pace Passage both_soft leave_fast pace_for",
        timeline="Timeline",
    )
