"""Measures of a window: the scale, least sizes, how a picture fits, how a sheet is laid out."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.layout.window.fitting import Fit, Size, fit
    from briscola.ui.layout.window.metrics import MIN_SIZE, MIN_TARGET, MIN_TYPE, Scale, allowed
    from briscola.ui.layout.window.sheet_layout import headed, left_of, row_from_right, stack
else:
    __getattr__ = lazily(
        __name__,
        fitting="Fit Size fit",
        metrics="MIN_SIZE MIN_TARGET MIN_TYPE Scale allowed",
        sheet_layout="headed left_of row_from_right stack",
    )
