"""The place of a table: written for a QR code, and read as people type it."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.addresses.page_address import PageAddress, known_pages
from briscola.network.addresses.table_link import NoTableLink, TableLink, read_table_link
from tests.property_based import examples

CODE = "7KMPQ2ABCD"


@pytest.mark.parametrize(
    ("link", "text"),
    [
        (TableLink(code=CODE), "briscola:7KMPQ-2ABCDE"),
        (TableLink(code=CODE, address="192.168.1.5"), "briscola:7KMPQ-2ABCDE@192.168.1.5:27480"),
        (
            TableLink(code=CODE, address="annas-laptop.local", port=9),
            "briscola:7KMPQ-2ABCDE@annas-laptop.local:9",
        ),
        (TableLink(code=CODE, address="fe80::1", port=65535), "briscola:7KMPQ-2ABCDE@[fe80::1]:65535"),
        (TableLink(code=CODE, address="fe80::1%eth0"), "briscola:7KMPQ-2ABCDE@[fe80::1%eth0]:27480"),
        (
            TableLink(code=CODE, meeting=MeetingPoint(host="meeting.example.org")),
            "briscola://meeting.example.org/7KMPQ-2ABCDE",
        ),
        (
            TableLink(code=CODE, meeting=MeetingPoint(host="meeting.example.org", port=8443, path="/a/b")),
            "briscola://meeting.example.org:8443/7KMPQ-2ABCDE?path=%2Fa%2Fb",
        ),
        (
            TableLink(code=CODE, meeting=MeetingPoint(host="fe80::1", port=1884, transport="tcp")),
            "briscola://[fe80::1]:1884/7KMPQ-2ABCDE?way=tcp",
        ),
        (
            TableLink(code=CODE, meeting=MeetingPoint(host="10.0.0.7", port=8883, transport="tls")),
            "briscola://10.0.0.7/7KMPQ-2ABCDE?way=tls",
        ),
        (
            TableLink(code=CODE, page=PageAddress(host="play.example.org")),
            "https://play.example.org/#table=7KMPQ-2ABCDE",
        ),
        (
            TableLink(code=CODE, page=PageAddress(host="example.org", port=8443, path="/a.b/play/")),
            "https://example.org:8443/a.b/play/#table=7KMPQ-2ABCDE",
        ),
    ],
)
def test_a_place_is_written_and_read_back(link: TableLink, text: str) -> None:
    assert link.text == text
    assert read_table_link(text) == link
    assert read_table_link(link.in_game) == link
    assert link.in_game.startswith("briscola:") and link.in_game.endswith(text)


@pytest.mark.parametrize(
    ("typed", "link"),
    [
        (" 7kmpq 2abcd ", TableLink(code=CODE)),
        ("7kmpq-2abcd @ 192.168.1.5", TableLink(code=CODE, address="192.168.1.5")),
        ("7KMPQ2ABCD@10.0.0.7:80\n", TableLink(code=CODE, address="10.0.0.7", port=80)),
        ("7KMPQ2ABCD@[::1]", TableLink(code=CODE, address="::1")),
    ],
)
def test_it_is_read_as_people_type_it(typed: str, link: TableLink) -> None:
    assert read_table_link(typed) == link


HERE = TableLink(code=CODE, address="192.168.1.5")
IPV6 = TableLink(code=CODE, address="fe80::1%eth0")
AWAY = TableLink(code=CODE, meeting=MeetingPoint(host="meeting.example.org"))
PAGE = TableLink(code=CODE, page=PageAddress(host="play.example.org"))
BELOW = TableLink(code=CODE, page=PageAddress(host="example.org", port=8443, path="/play/"))
BARE = TableLink(code=CODE, meeting=MeetingPoint(host="10.0.0.7", port=1883, transport="tcp"))


@pytest.mark.parametrize(
    ("pasted", "link"),
    [
        # A sentence around it
        ("briscola:7KMPQ-2ABCD@192.168.1.5:27480.", HERE),
        ("Come and play: briscola:7KMPQ-2ABCD@192.168.1.5:27480, at nine!", HERE),
        ("briscola:7KMPQ-2ABCD@192.168.1.5:27480 😀 vieni?", HERE),
        ("Anna, 26/11, 21:04\nbriscola://meeting.example.org/7KMPQ-2ABCD\nA dopo!", AWAY),
        ("We play Briscola: briscola://meeting.example.org/7KMPQ-2ABCD…", AWAY),
        ("The code of the table is 7KMPQ-2ABCD.", TableLink(code=CODE)),
        ("Il codice è 7kmpq 2abcd, vieni!", TableLink(code=CODE)),
        ("Briscola: 7KMPQ-2ABCD", TableLink(code=CODE)),
        ("Briscola : 7KMPQ-2ABCD@192.168.1.5", HERE),
        ("management sends 7KMPQ-2ABCD@192.168.1.5; see you", HERE),
        # Quotation marks, brackets, marks for bold letters
        ("<briscola:7KMPQ-2ABCD@192.168.1.5:27480>", HERE),
        ("‹briscola:7KMPQ-2ABCD@192.168.1.5:27480›", HERE),
        ("«briscola:7KMPQ-2ABCD@192.168.1.5:27480».", HERE),
        ("„briscola:7KMPQ-2ABCD@192.168.1.5:27480“", HERE),
        ("“7KMPQ-2ABCD”", TableLink(code=CODE)),
        ("(briscola:7KMPQ-2ABCD@[fe80::1%eth0]:27480)", IPV6),
        ("[the table](briscola:7KMPQ-2ABCD@192.168.1.5:27480)", HERE),
        ("[briscola:7KMPQ-2ABCD@192.168.1.5:27480]", HERE),
        ("*briscola:7KMPQ-2ABCD@192.168.1.5:27480*", HERE),
        ("_briscola://meeting.example.org/7KMPQ-2ABCD_", AWAY),
        ('<a href="briscola:7KMPQ-2ABCD@192.168.1.5:27480">here</a>', HERE),
        # Large letters, as a telephone begins a sentence; what makes an address of a browser of it
        ("Briscola:7KMPQ-2ABCD@192.168.1.5:27480", HERE),
        ("BRISCOLA:7KMPQ-2ABCD@192.168.1.5:27480", HERE),
        ("Briscola://Meeting.Example.org/7kmpq-2abcd", AWAY),
        ("briscola://7KMPQ-2ABCD@192.168.1.5:27480", HERE),
        ("briscola://7kmpq-2abcd@192.168.1.5:27480/", HERE),
        ("briscola://7KMPQ-2ABCD", TableLink(code=CODE)),
        ("briscola://meeting.example.org/7KMPQ-2ABCD/", AWAY),
        # Percent signs and entities
        ("briscola:7KMPQ-2ABCD%40192.168.1.5%3A27480", HERE),
        ("briscola%3A7KMPQ-2ABCD%40192.168.1.5%3A27480", HERE),
        ("7KMPQ%2D2ABCD%40192.168.1.5", HERE),
        ("briscola:7KMPQ-2ABCD@%5Bfe80::1%25eth0%5D:27480", IPV6),
        ("briscola://10.0.0.7/7KMPQ-2ABCD?path=%2Fmqtt&amp;way=tcp", BARE),
        # Hyphens and dashes, letters that cannot be seen, spaces that do not break
        ("briscola:7KMPQ‐2ABCD@192.168.1.5", HERE),
        ("briscola:7KMPQ‑2ABCD@192.168.1.5", HERE),
        ("briscola:7KMPQ–2ABCD@192.168.1.5", HERE),
        ("7KMPQ—2ABCD", TableLink(code=CODE)),
        ("7KMPQ−2ABCD", TableLink(code=CODE)),
        ("\ufeffbriscola:7KMPQ-\u200b2ABCD@192.\u200b168.1.5:27480\u200e", HERE),
        ("briscola:7KMPQ-2ABCD\u00a0@\u202f192.168.1.5\u00a0ok", HERE),
        ("\u2068briscola:7KMPQ\u00ad-2ABCD@192.168.1.5:27480\u2069", HERE),
        # Lines broken by mail
        ("> briscola:7KMPQ-2ABCD@192.168.\n1.5:27480", HERE),
        ("briscola:\n7KMPQ-2ABCD@192.168.1.5:27480\nCiao", HERE),
        # The link of a page, which browsers open, too
        ("Vieni a giocare? https://play.example.org/#table=7KMPQ2ABCD!", PAGE),
        ("Https://Play.example.org/#table=7kmpq-2abcd", PAGE),
        ("https://play.example.org#table=7KMPQ2ABCD", PAGE),
        ("https://play.example.org:443/index.html?fbclid=1#table=7KMPQ2ABCD&x=1", PAGE),
        ("<https://example.org:8443/play/#table=7KMPQ2ABCD>", BELOW),
        ("[here](https://example.org:8443/play/#table=7KMPQ2ABCD)", BELOW),
        ("https%3A%2F%2Fplay.example.org%2F%23table%3D7KMPQ2ABCD", PAGE),
        ("https://play.example.org/\n#table=7KMPQ2ABCD", PAGE),
        ("briscola://https://play.example.org/#table=7KMPQ2ABCD", PAGE),
        ("7KMPQ-2ABCDE, https://play.example.org/#table=7KMPQ2ABCD", PAGE),
        # A page besides, as before
        ("https://example.org/ 7KMPQ-2ABCD", TableLink(code=CODE)),
        ("https://play.example.org/#table=7KMPQ2ABCD briscola:7KMPQ-2ABCD@192.168.1.5:27480", HERE),
    ],
)
def test_an_invitation_is_found_in_what_chats_make_of_it(pasted: str, link: TableLink) -> None:
    assert read_table_link(pasted) == link


NO_CODE = ("", "briscola://meeting.example.org/", "come at nine", "192.168.1.5", "7KMPQ2ABC0")
NO_ADDRESS = (
    *("briscola://meeting.example.org:0/7KMPQ2ABCD", "briscola://meeting.example.org:x/7KMPQ2ABCD"),
    *("briscola://meeting.example.org:/7KMPQ2ABCD", "briscola://meeting.example.org/7KMPQ2ABCD?way=udp"),
    *("briscola://meeting.example.org/7KMPQ2ABCD?path=mqtt", "briscola://-/7KMPQ2ABCD"),
    *("briscola://anna@meeting.example.org/7KMPQ2ABCD", "briscola://[here]/7KMPQ2ABCD"),
    *("briscola://meeting.example.org@evil.example/7KMPQ2ABCD", "briscola:///7KMPQ2ABCD"),
    *("briscola://anna:secret@meeting.example.org/7KMPQ2ABCD", "briscola:7KMPQ-2ABCD@anna@here, at nine"),
    *("7KMPQ2ABCD@anna@here", "7KMPQ2ABCD@anna:9@here", "7KMPQ2ABCD@[::1%a@b]", "7KMPQ2ABCD@"),
    *("7KMPQ2ABCD@:27480", "7KMPQ2ABCD@here:", "7KMPQ2ABCD@here:0", "7KMPQ2ABCD@here:65536"),
    *("7KMPQ2ABCD@here:٣", "7KMPQ2ABCD@-here", "7KMPQ2ABCD@a/b", "7KMPQ2ABCD@fe80::1", "7KMPQ2ABCD@[here]"),
    *("7KMPQ2ABCD@[::1", "7KMPQ2ABCD@" + "x" * 5000, "7KMPQ2ABCD@x:" + "9" * 5000),
)


NO_END = (
    *("https://play.example.org/", "come to https://play.example.org at nine", "https://play.example.org/#"),
    *("https://play.example.org/#table=", "https://play.example.org/#slate=7KMPQ2ABCD"),
    *("briscola:https://play.example.org/", "https://play.example.org/?table=7KMPQ2ABCD"),
)
NO_PAGE = (
    *("https:///#table=7KMPQ2ABCD", "https://-/#table=7KMPQ2ABCD", "https://a:b@x.org/#table=7KMPQ2ABCD"),
    *("https://play.example.org:0/#table=7KMPQ2ABCD", "https://play.example.org/../#table=7KMPQ2ABCD"),
    *("https://play.example.org//x/#table=7KMPQ2ABCD", f"https://x.org/{'a/' * 9}#table=7KMPQ2ABCD"),
)


def test_pages_of_a_note_are_read_and_what_is_none_is_left_out() -> None:
    pages = [PAGE.page, BELOW.page]
    assert known_pages(["", *(page.text for page in pages if page), "http://x.org/", "x"]) == pages


@pytest.mark.parametrize("text", NO_END)
def test_a_page_without_a_code_behind_it_is_a_sentence_of_its_own(text: str) -> None:
    with pytest.raises(NoTableLink, match="only with #table= and a code at its end") as caught:
        read_table_link(text)
    assert caught.value.why == "bare"


@pytest.mark.parametrize(
    ("typed", "why"),
    [("https://x.org/#table=7KMPQ2ABCDZ", "check"), *((text, "address") for text in NO_PAGE)],
)
def test_a_page_or_a_code_that_cannot_be_is_a_sentence(typed: str, why: str) -> None:
    with pytest.raises(NoTableLink) as caught:
        read_table_link(typed)
    assert caught.value.why == why


@pytest.mark.parametrize(
    ("typed", "why"), [*((text, "code") for text in NO_CODE), *((text, "address") for text in NO_ADDRESS)]
)
def test_anything_else_is_a_sentence(typed: str, why: str) -> None:
    with pytest.raises(NoTableLink) as caught:
        read_table_link(typed)
    assert caught.value.why == why and str(caught.value).isprintable()


@examples(15)
@given(end=some.text(alphabet="@:[].-ab19%é\0/", max_size=12))
def test_whatever_follows_a_code_is_a_place_or_a_sentence(end: str) -> None:
    try:
        link = read_table_link(CODE + end)
    except NoTableLink:
        return
    assert read_table_link(link.text) == link
