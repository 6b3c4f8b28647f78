"""The meeting points of a person's settings that can be read."""

from collections.abc import Iterable, Sequence

from briscola.network.meeting_point import MeetingPoint, NoMeetingPoint, read_meeting_point


def known_points(texts: Iterable[str]) -> Sequence[MeetingPoint]:
    """The meeting points among these texts; what cannot be read is left out."""
    found: list[MeetingPoint] = []
    for text in texts:
        try:
            point = read_meeting_point(text)
        except NoMeetingPoint:
            continue
        if point not in found:
            found.append(point)
    return found
