"""What the house measures: `python -m benchmarks [NAME …] [--json]`. Names are stable."""
