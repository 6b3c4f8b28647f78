"""The first evening: twelve short steps on prepared packs, led by one of the regulars."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.lesson.steps import NAMES
    from briscola.capabilities.lesson.window.scene import LessonScene
else:
    __getattr__ = lazily(
        __name__,
        steps="NAMES",
        window__scene="LessonScene",
    )
