"""Small talk: occasions for a remark, and its words."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.chat.farewell import partings
    from briscola.ui.chat.occasions import BEARINGS, Kind, Moment, lines, moments, remark, waiting
