"""Statistics: what a person's evenings come to, drawn on paper."""

from briscola.ui.scenes.statistics.scene import StatisticsScene

__all__ = ["StatisticsScene"]
