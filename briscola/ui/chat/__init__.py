"""Small talk: occasions for a remark, and its words."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.chat.farewell import Parting as Parting, partings as partings
    from briscola.ui.chat.occasions import (
        BEARINGS as BEARINGS,
        Kind as Kind,
        Moment as Moment,
        lines as lines,
        moments as moments,
        remark as remark,
        waiting as waiting,
    )
else:
    __getattr__ = lazily(
        __name__,
        farewell="Parting partings",
        occasions="BEARINGS Kind Moment lines moments remark waiting",
    )
