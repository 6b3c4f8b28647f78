"""Small talk: occasions for a remark, and its words."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.chat.farewell import partings
    from briscola.ui.chat.occasions import BEARINGS, Kind, Moment, lines, moments, remark, waiting
else:
    __getattr__ = lazily(
        __name__,
        farewell="partings",
        occasions="BEARINGS Kind Moment lines moments remark waiting",
    )
