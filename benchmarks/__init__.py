"""Benchmarks of the game: `python -m benchmarks [NAME …] [--json]`. Names are stable."""
