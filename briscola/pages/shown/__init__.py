"""A seat’s page from the seat alone: its table, its people, its talk. It keeps what a seat was told."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.pages.shown.page_choices import GO_ON, SIT, carry_out, chosen, consents, sit_down
    from briscola.pages.shown.state import page_state
