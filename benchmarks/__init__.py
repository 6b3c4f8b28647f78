"""Benchmarks of the game: `python -m benchmarks [NAME …] [--json]`. Names are stable."""

from tools.dev_extra import require_dev

require_dev("python -m benchmarks")
