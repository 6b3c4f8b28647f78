"""Rivals: the memory that regulars and friends have of a person: balances by game, remarks."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.rivals.rivals import HAIR, MemoryKind, MemoryRemark, RivalMemory, RivalsAtTable
    from briscola.capabilities.rivals.words import rival_words, standing_words
