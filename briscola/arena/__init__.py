"""Duplicate matches between two players, A and B (docs/log.md, `briscola arena`)."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.arena.arena_summary import Summary
    from briscola.arena.duplicate_match import run
