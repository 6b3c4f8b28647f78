"""Duplicate matches between two players, A and B (docs/log.md, `briscola arena`)."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.arena.arena_summary import Summary
    from briscola.arena.duplicate_match import run
else:
    __getattr__ = lazily(
        __name__,
        arena_summary="Summary",
        duplicate_match="run",
    )
