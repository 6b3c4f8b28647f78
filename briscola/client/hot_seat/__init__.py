"""Several people at one computer: what their table agrees, who has the screen, who may sit down."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.hot_seat.agreement import (
        ANYTHING,
        KEYS,
        PAD,
        Companion,
        Company,
        TableAgreement,
        agreement_of,
        company_of,
        may_leave_out_curtain,
        pad_name,
    )
    from briscola.client.hot_seat.seating import Chair, chairs, stand_in_level
    from briscola.client.hot_seat.shared_screen import SharedScreen, screen_of
else:
    __getattr__ = lazily(
        __name__,
        agreement=(
            "ANYTHING Companion Company KEYS PAD TableAgreement agreement_of company_of "
            "may_leave_out_curtain pad_name"
        ),
        seating="Chair chairs stand_in_level",
        shared_screen="SharedScreen screen_of",
    )
