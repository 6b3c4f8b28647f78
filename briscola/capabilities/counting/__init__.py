"""The counting trainer: when it asks at the table, what it asks, and the right answer."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.counting.answers import CountingRecord, CountTally, counting_record
    from briscola.capabilities.counting.counting import KINDS
    from briscola.capabilities.counting.entry import CountingEntry
    from briscola.capabilities.counting.window.questions import CountingOverlay
    from briscola.capabilities.counting.words import counted_text, kind_title
