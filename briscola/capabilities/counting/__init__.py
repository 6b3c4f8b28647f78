"""The counting trainer: when it asks at the table, what it asks, and the right answer."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.counting.answers import CountingRecord, CountTally, counting_record
    from briscola.capabilities.counting.counting import KINDS
    from briscola.capabilities.counting.entry import CountingEntry
    from briscola.capabilities.counting.window.questions import CountingOverlay
    from briscola.capabilities.counting.words import counted_text, kind_title
else:
    __getattr__ = lazily(
        __name__,
        answers="CountTally CountingRecord counting_record",
        counting="KINDS",
        entry="CountingEntry",
        window__questions="CountingOverlay",
        words="counted_text kind_title",
    )
