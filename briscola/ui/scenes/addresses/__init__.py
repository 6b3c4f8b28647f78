"""Addresses of a person: meeting points, and the name of this computer; each is written and tried."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.addresses.meeting_points_sheet import MeetingPoints
    from briscola.ui.scenes.addresses.own_server_sheet import OwnServerSheet
    from briscola.ui.scenes.addresses.public_name_sheet import PublicNameSheet
