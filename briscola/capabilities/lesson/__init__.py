"""The first evening: twelve short steps on prepared packs, led by one of the regulars."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.lesson.steps import NAMES
    from briscola.capabilities.lesson.window.scene import LessonScene
