"""Trials with browsers, real windows, networks of their own, or hours; the others are tests with a count.

python -m trials NAME --times N [--seed S]
"""

from tools.dev_extra import require_dev

require_dev("python -m trials")
