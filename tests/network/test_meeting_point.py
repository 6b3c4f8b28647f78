"""A meeting point as a text, as people type it and as the settings keep it."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from briscola.network.addresses.meeting_points import MeetingPoint, NoMeetingPoint, read_meeting_point
from tests.property_based import examples


@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("wss://meeting.example.org", MeetingPoint(host="meeting.example.org")),
        ("wss://meeting.example.org:8443/a", MeetingPoint(host="meeting.example.org", port=8443, path="/a")),
        ("ws://192.168.1.5:9001", MeetingPoint(host="192.168.1.5", port=9001, transport="ws")),
        ("mqtts://meeting.example.org", MeetingPoint(host="meeting.example.org", port=8883, transport="tls")),
        ("mqtt://[fe80::1]:1884", MeetingPoint(host="fe80::1", port=1884, transport="tcp")),
    ],
)
def test_a_meeting_point_is_written_and_read_back(text: str, point: MeetingPoint) -> None:
    assert point.text == text
    assert read_meeting_point(text) == point


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("  Meeting.Example.org ", "wss://meeting.example.org"),
        ("meeting.example.org:8443", "wss://meeting.example.org:8443"),
        ("wss://meeting.example.org/mqtt/", "wss://meeting.example.org"),
        ("wss://meeting.example.org:443/", "wss://meeting.example.org"),
        ("mqtt://meeting.example.org/path", "mqtt://meeting.example.org"),
    ],
)
def test_it_is_read_as_people_type_it(typed: str, text: str) -> None:
    assert read_meeting_point(typed).text == text


@pytest.mark.parametrize(
    "typed",
    [
        *("", "?", "http://meeting.example.org", "wss://", "wss://-x", "a:0", "a:65536", "a:b", "a/../b?c"),
        *("wss://anna@a", "wss://anna:secret@a", "anna@a:80", "mqtts://anna:1@a", "wss://a@b/mqtt", "a:٨٠"),
        *("a b@c", "fe80::1", "[here]", "wss://a:1:2", "//a", "a" * 400),
    ],
)
def test_what_names_no_meeting_point_is_refused(typed: str) -> None:
    with pytest.raises(NoMeetingPoint):
        read_meeting_point(typed)


@examples(300)
@given(some.text(max_size=40))
def test_any_text_is_a_meeting_point_that_can_be_written_or_is_refused(text: str) -> None:
    try:
        point = read_meeting_point(text)
    except NoMeetingPoint:
        return
    assert read_meeting_point(point.text) == point
