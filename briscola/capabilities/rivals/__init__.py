"""Rivals: the memory that regulars and friends have of a person: balances by game, runs, remarks."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.rivals.rivals import (
        HAIR as HAIR,
        MemoryKind as MemoryKind,
        MemoryRemark as MemoryRemark,
        RivalMemory as RivalMemory,
        RivalsAtTable as RivalsAtTable,
    )
    from briscola.capabilities.rivals.words import (
        rival_words as rival_words,
        standing_words as standing_words,
    )
else:
    __getattr__ = lazily(
        __name__,
        rivals="HAIR MemoryKind MemoryRemark RivalMemory RivalsAtTable",
        words="rival_words standing_words",
    )
