"""The deal of the day: a month on the wall, and one hand a day against maestro."""

from briscola.ui.scenes.daily.scene import DailyScene

__all__ = ["DailyScene"]
