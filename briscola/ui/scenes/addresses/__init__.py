"""Addresses of a person: meeting points, and the name of this computer; each is written and tried."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.addresses.meeting_points_sheet import MeetingPoints
    from briscola.ui.scenes.addresses.own_server_sheet import OwnServerSheet
    from briscola.ui.scenes.addresses.public_name_sheet import PublicNameSheet
else:
    __getattr__ = lazily(
        __name__,
        meeting_points_sheet="MeetingPoints",
        own_server_sheet="OwnServerSheet",
        public_name_sheet="PublicNameSheet",
    )
