"""Measures of a window: the scale, least sizes, how a picture fits, how a sheet is laid out."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.layout.window.fitting import Fit, Size, fit
    from briscola.ui.layout.window.metrics import MIN_SIZE, MIN_TARGET, MIN_TYPE, Scale, allowed
    from briscola.ui.layout.window.sheet_layout import headed, left_of, row_from_right, stack
