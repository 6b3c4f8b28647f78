"""The way back to a table with friends after the program was closed; no network is loaded for it."""

from pathlib import Path

from briscola.client.friends.friend_records import FriendRecords, HostedNote, TableNote
from briscola.client.library import Library


def friends_folder(library: Library) -> Path:
    """The folder for matches at several computers, beside the records."""
    return library.records.folder.with_name("friends")


def way_back(library: Library) -> HostedNote | TableNote | None:
    """The table at which the present person was when the program ended; None if there is none."""
    note = FriendRecords(friends_folder(library)).way_back
    if note is None or library.profiles.known_as(note.person) not in (None, library.profile.id):
        return None
    return note
