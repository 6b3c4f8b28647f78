"""A seat’s page as a pure function: its table, its people, its talk, its choices."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.pages.shown.page_choices import (
        GO_ON as GO_ON,
        NotOffered as NotOffered,
        carry_out as carry_out,
        chosen as chosen,
        consent_of as consent_of,
        consents as consents,
    )
    from briscola.pages.shown.state import page_state as page_state
else:
    __getattr__ = lazily(
        __name__,
        page_choices="GO_ON NotOffered carry_out chosen consent_of consents",
        state="page_state",
    )
