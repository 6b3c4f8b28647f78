"""The school: everything to learn and to try, each on a card of its own."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.school.entry import SchoolEntry
