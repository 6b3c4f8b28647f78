"""Several people at one computer: what their table agrees, who has the screen, who may sit down."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.hot_seat.agreement import (
        ANYTHING as ANYTHING,
        KEPT as KEPT,
        KEYS as KEYS,
        PAD as PAD,
        Companion as Companion,
        Company as Company,
        TableAgreement as TableAgreement,
        agreement_of as agreement_of,
        company_of as company_of,
        may_leave_out_curtain as may_leave_out_curtain,
        pad_name as pad_name,
    )
    from briscola.client.hot_seat.seating import (
        Chair as Chair,
        chairs as chairs,
        stand_in_level as stand_in_level,
    )
    from briscola.client.hot_seat.shared_screen import SharedScreen as SharedScreen, screen_of as screen_of
else:
    __getattr__ = lazily(
        __name__,
        agreement=(
            "ANYTHING Companion Company KEPT KEYS PAD TableAgreement agreement_of company_of "
            "may_leave_out_curtain pad_name"
        ),
        seating="Chair chairs stand_in_level",
        shared_screen="SharedScreen screen_of",
    )
