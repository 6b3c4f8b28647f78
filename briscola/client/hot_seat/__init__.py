"""Several people at one computer: what their table agrees, who has the screen, who may sit down."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
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
