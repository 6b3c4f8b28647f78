"""The first evening: twelve short steps on the real table, led by one of the regulars."""

from briscola.ui.scenes.lesson.scene import LessonScene

__all__ = ["LessonScene"]
