"""The way by clicks from the start of the program to a seat at a table of several computers."""

import time
from functools import partial

from trials.real_window import RealWindow, Seen

CHOSEN = "briscola-2"
"""The game that is chosen at first."""


def to_the_title(window: RealWindow) -> None:
    """Wait for the title of a program that was never used, and decline the first evening."""
    window.shows("Dialog")
    window.press("no")
    window.until(lambda seen: "friends" in seen["spots"], "the title")


def to_the_page(window: RealWindow) -> None:
    """Open *Play with friends* and give a name."""
    window.press("friends")
    window.shows("Dialog")
    window.write(window.name)
    window.press("yes")
    window.shows("FriendsPage")


def open_table(
    host: RealWindow, game: str, *, people: int, players: int, winning_hands: int = 1, meeting: str = ""
) -> None:
    """Open a table of a game, with seats for so many people and computers at the others.

    With the text of a `meeting` point, it is added first, and friends come through it.
    """
    host.press("network")
    if game != CHOSEN:  # a click on the chosen one would sit down
        host.press(game)
    for name in ("all-games", f"hands:{winning_hands}", "start"):
        host.press(name)
    if game.startswith("chiamata"):
        host.press("yes")  # it is asked once how one's circolo bids
    for seat in range(people, players):
        host.press(f"seat-{seat}")
        host.press(f"seat-{seat}:1")
    if meeting:
        _add_meeting_point(host, meeting)
    host.press("open")
    host.shows("TablePage")


def _add_meeting_point(host: RealWindow, meeting: str) -> None:
    """Add the first meeting point, as somebody does who finds that there is none."""
    for name in ("where", "where:2", "add"):
        host.press(name)
    host.shows("AddMeetingPoint")
    host.write(meeting)
    host.press("yes")
    host.until(lambda seen: bool(seen.get("works")), "the end of the trial")
    host.press("yes")
    host.shows("MeetingPoints")
    host.press("done")
    host.shows("OpenSeats")


def let_in(host: RealWindow, guests: int) -> None:
    """Let so many people in, and wait until all are ready."""
    for _ in range(guests):
        name = next(filter(_lets_in, host.until(_knocked, "a knock")["spots"]))
        host.press(name)
        host.until(partial(_without, name), "the answer")
    host.until(lambda seen: "go" in seen["spots"], "that all are ready")


def go_to(window: RealWindow, code: str, address: str) -> None:
    """Go to a table by its code and address."""
    window.press("enter-code")
    for name, words in (("code", code), ("address", address)):
        window.press(name)
        window.write(words)
    window.press("yes")


def follow(window: RealWindow, link: str) -> None:
    """Go to the table of a link whose meeting point is not known here."""
    window.press("enter-code")
    window.press("code")
    window.write(link)
    window.press("yes")
    window.shows("InvitationSheet")
    window.press("yes")


def sit_down(window: RealWindow, seat: int) -> None:
    """Sit down at a table, and be ready as soon as one is let in."""
    window.shows("TablePage")
    open_seat = f"sit-{seat}"
    window.until(lambda seen: open_seat in seen["spots"], "an open seat")
    while True:
        spots = (seen := window.until(partial(_next_press, open_seat), "an answer"))["spots"]
        if seen["scene"] == "FaceSheet":  # somebody else has got the face that was given to her
            window.click([*spots.values()][seat])
        elif open_seat in spots:
            window.click(spots[open_seat])
        else:
            break
        time.sleep(0.5)
    window.press("go")


def _next_press(open_seat: str, seen: Seen) -> bool:
    return seen["scene"] == "FaceSheet" or not {open_seat, "go"}.isdisjoint(seen["spots"])


def _lets_in(spot: str) -> bool:
    return spot.startswith("in-")


def _knocked(seen: Seen) -> bool:
    return any(map(_lets_in, seen["spots"]))


def _without(name: str, seen: Seen) -> bool:
    return name not in seen["spots"]
