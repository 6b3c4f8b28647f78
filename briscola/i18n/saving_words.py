"""The words for why something is not kept."""

import errno

from briscola.client.host.recorder import Trouble
from briscola.i18n.text import _
from briscola.storage.settings.settings import Note

FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG)
FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)
GONE = (
    errno.ENOENT,
    errno.ENOTDIR,
    errno.EIO,
    errno.ENODEV,
    errno.ENXIO,
    getattr(errno, "ESTALE", errno.EIO),
)


def reason_text(trouble: Trouble) -> str:
    """Reason within a sentence; the system's own message if none of ours fits."""
    if trouble.kind == "second":
        return _("another window of Briscola is open")
    if trouble.kind == "what_if":
        return _("it does not count in the statistics")
    if trouble.errno in FULL:
        return _("the disk is full")
    if trouble.errno in FORBIDDEN:
        return _("the folder cannot be written")
    if trouble.errno in GONE:
        return _("the disk does not answer")
    return trouble.said


def waits_text() -> str:
    """Note on leaving a match that is kept."""
    return _("The match is saved at every card and waits for you.")


def settings_text(note: Note) -> str:
    """Sentence about the settings file."""
    return {
        "unreadable": _("The settings could not be read, so everything starts afresh."),
        "partly": _("Some settings could not be read and start afresh."),
        "unwritable": _("The settings cannot be saved on this computer."),
    }[note]


def not_kept_text(trouble: Trouble | None) -> str:
    """Whole sentence: what is not kept, and why; empty if everything is."""
    if trouble is None:
        return ""
    if trouble.kind == "second":
        return _("This match is not kept: another window of Briscola is open.")
    if trouble.kind == "what_if":
        return _("This only asks “what if?”: it does not count and is not kept.")
    return _("Not saved: {reason}.").format(reason=reason_text(trouble))
