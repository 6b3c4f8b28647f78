"""The statistics of a person's matches, drawn on paper."""

from briscola.ui.scenes.statistics.scene import StatisticsScene

__all__ = ["StatisticsScene"]
