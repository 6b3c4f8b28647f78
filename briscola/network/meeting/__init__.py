"""Meeting points: lines through an MQTT server for computers that cannot reach each other."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.network.meeting.meeting_connection import NoMeeting, trusted
    from briscola.network.meeting.meeting_door import connect_at_meeting_point
    from briscola.network.meeting.meeting_server import MeetingServer
    from briscola.network.meeting.meeting_trial import MeetingTrial, try_meeting_point
    from briscola.network.meeting.points import (
        USUAL_PATH,
        MeetingPoint,
        NoMeetingPoint,
        known_points,
        meeting_point,
        read_meeting_point,
    )
else:
    __getattr__ = lazily(
        __name__,
        meeting_door="connect_at_meeting_point",
        meeting_connection="NoMeeting trusted",
        meeting_server="MeetingServer",
        meeting_trial="MeetingTrial try_meeting_point",
        points="MeetingPoint NoMeetingPoint USUAL_PATH known_points meeting_point read_meeting_point",
    )
