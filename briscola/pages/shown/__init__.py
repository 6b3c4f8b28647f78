"""A seat’s page from the seat alone: its table, its people, its talk. It keeps what a seat was told."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.pages.shown.page_choices import GO_ON, SIT, carry_out, chosen, consents, sit_down
    from briscola.pages.shown.state import page_state
else:
    __getattr__ = lazily(
        __name__,
        page_choices="GO_ON SIT carry_out chosen consents sit_down",
        state="page_state",
    )
