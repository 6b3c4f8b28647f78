"""What is tried very often: each trial has a quick form among the tests, and any number by the command line.

python -m trials NAME --times N [--seed S]
"""

from tools.dev_extra import require_dev

require_dev("python -m trials")
