"""The statistics of a person’s matches, drawn on paper."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.statistics.entry import StatisticsEntry
    from briscola.capabilities.statistics.window.scene import StatisticsScene
    from briscola.capabilities.statistics.words import hands_text, percent_text
