"""A seat’s page as a pure function: its table, its people, its talk, its choices."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.pages.shown.page_choices import GO_ON, carry_out, chosen, consents
    from briscola.pages.shown.state import page_state
else:
    __getattr__ = lazily(
        __name__,
        page_choices="GO_ON carry_out chosen consents",
        state="page_state",
    )
