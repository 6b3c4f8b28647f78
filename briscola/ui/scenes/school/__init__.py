"""The school: everything to learn and to try, each on a card of its own."""

from briscola.ui.scenes.school.scene import Lesson, SchoolScene

__all__ = ["Lesson", "SchoolScene"]
