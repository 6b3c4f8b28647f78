"""The deal of the day: a month on the wall, and one hand a day against maestro."""
