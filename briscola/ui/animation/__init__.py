"""From an event to motions, and the motions in time."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.animation.choreography import Transition, choreograph, in_order
    from briscola.ui.animation.count_animation import CountAnimation, plan_count
    from briscola.ui.animation.expression import SECOND, Expressions, drawings
    from briscola.ui.animation.finale import Finale
    from briscola.ui.animation.motion import Cue, Dust, Motion, Pace, Passage, both_soft, leave_fast, pace_for
    from briscola.ui.animation.think_time import deliberation
    from briscola.ui.animation.timeline import Timeline
