"""Meeting points: lines through an MQTT server for computers that cannot reach each other."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.network.meeting.meeting_door import connect_at_meeting_point as connect_at_meeting_point
    from briscola.network.meeting.meeting_line import NoMeeting as NoMeeting, trusted as trusted
    from briscola.network.meeting.meeting_server import MeetingServer as MeetingServer
    from briscola.network.meeting.meeting_trial import (
        MeetingTrial as MeetingTrial,
        try_meeting_point as try_meeting_point,
    )
    from briscola.network.meeting.points import (
        USUAL_PATH as USUAL_PATH,
        MeetingPoint as MeetingPoint,
        NoMeetingPoint as NoMeetingPoint,
        known_points as known_points,
        meeting_point as meeting_point,
        read_meeting_point as read_meeting_point,
    )
else:
    __getattr__ = lazily(
        __name__,
        meeting_door="connect_at_meeting_point",
        meeting_line="NoMeeting trusted",
        meeting_server="MeetingServer",
        meeting_trial="MeetingTrial try_meeting_point",
        points="MeetingPoint NoMeetingPoint USUAL_PATH known_points meeting_point read_meeting_point",
    )
