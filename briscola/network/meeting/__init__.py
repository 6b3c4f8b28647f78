"""Meeting points: lines through an MQTT server for computers that cannot reach each other."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
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
