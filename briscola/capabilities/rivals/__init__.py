"""Rivals: the memory that regulars and friends have of a person: balances by game, runs, remarks."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.rivals.rivals import HAIR, MemoryKind, MemoryRemark, RivalMemory, RivalsAtTable
    from briscola.capabilities.rivals.words import rival_words, standing_words
else:
    __getattr__ = lazily(
        __name__,
        rivals="HAIR MemoryKind MemoryRemark RivalMemory RivalsAtTable",
        words="rival_words standing_words",
    )
