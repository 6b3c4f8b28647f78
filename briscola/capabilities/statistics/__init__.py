"""The statistics of a person’s matches, drawn on paper."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.statistics.entry import StatisticsEntry
    from briscola.capabilities.statistics.window.scene import StatisticsScene
    from briscola.capabilities.statistics.words import hands_text, percent_text
else:
    __getattr__ = lazily(
        __name__,
        entry="StatisticsEntry",
        window__scene="StatisticsScene",
        words="hands_text percent_text",
    )
