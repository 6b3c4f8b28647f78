"""The school: everything to learn and to try, each on a card of its own."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.school.entry import SchoolEntry
else:
    __getattr__ = lazily(
        __name__,
        entry="SchoolEntry",
    )
