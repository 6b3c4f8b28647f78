"""Errors with which a command says in one sentence that it will not, or could not, do its task."""

import signal
from contextlib import suppress
from pathlib import Path

from briscola.commands.ending_signals import told_to_end


class WrongUsage(Exception):  # noqa: N818 - a sentence for the command line
    """The command line asks for something that does not exist (exit status 2)."""


class CannotDo(Exception):  # noqa: N818 - a sentence for the command line
    """The request could not be carried out (exit status 1)."""


class BrokenOff(CannotDo):
    """A mistake of ours ended the game, and the window has said so (exit status 1)."""


def harmless(words: str) -> str:
    """One line of printable letters: a file's name or a damaged line may hold what a terminal would obey."""
    if words.isprintable():
        return words
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in words)


def mistake(error: Exception, log: Path | None) -> str:
    """The sentence for a mistake of ours; `log` is the file with its traceback."""
    more = "" if log is None else f" (more of it in {log})"
    return f"a mistake in the program: {type(error).__name__}: {error}{more}"


def log_mistake(error: Exception) -> str:
    """Write the traceback of a mistake of ours into the log; the sentence for it."""
    from briscola.storage import log

    log.keep()
    log.broken_off(error)
    return mistake(error, log.found())


def show_plainly(text: str) -> None:
    """A box of the system's own, for when no window of ours can say it.

    A signal to end ends the program at once: as long as the box is up, Python hears none.
    """
    import pygame

    with suppress(pygame.error), told_to_end(signal.SIG_DFL):
        pygame.display.message_box("Briscola", text, message_type="error")
