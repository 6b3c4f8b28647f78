"""The command of a seat's program: `cmd:PROGRAM ARGS`, written as for the system's own shell."""

import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import PurePath

from briscola.players.levels import BadLevel, parse_level

COMMAND = "cmd:"
PROGRAM = "program"
"""Level of a program at a table of several computers: its command line does not leave its own computer."""
LONGEST_COMMAND = 1000
"""Letters that a command line may have."""

ON_WINDOWS = sys.platform == "win32"


def is_program(level: str) -> bool:
    """True if a seat belongs to a program, not to one of our levels."""
    return level.startswith(COMMAND) or level == PROGRAM


def words_of(level: str, *, windows: bool = ON_WINDOWS) -> list[str]:
    """The program and its arguments. On Windows a backslash is part of a path and only `"` quotes.

    Raises BadLevel with a sentence.

    >>> words_of(r'cmd:"C:\\My bots\\greedy.exe" --deep', windows=True)
    ['C:\\\\My bots\\\\greedy.exe', '--deep']
    """
    text = level.removeprefix(COMMAND)
    if len(text) > LONGEST_COMMAND or not text.isprintable():
        raise BadLevel(f"a program is named in one line of at most {LONGEST_COMMAND} printable letters")
    lexer = shlex.shlex(text, posix=True, punctuation_chars=False)
    lexer.whitespace_split, lexer.commenters = True, ""
    if windows:
        lexer.escape, lexer.quotes = "", '"'
    try:
        words = list(lexer)
    except ValueError as error:
        raise BadLevel(f"{level} cannot be read: {str(error).lower()}") from None
    if not words or not words[0]:
        raise BadLevel(f"{COMMAND} must be followed by a program")
    return words


def found(level: str) -> list[str]:
    """The words of a program that is there to be run.

    Raises BadLevel with a sentence.
    """
    words = words_of(level)
    if shutil.which(words[0]) is None:
        raise BadLevel(f"there is no program {words[0]!r} to run")
    return words


def check_seat(level: str) -> None:
    """Check that a seat names a level (with switches) or a program that exists.

    Raises BadLevel with a sentence.
    """
    if is_program(level):
        found(level)
    else:
        parse_level(level)


def written(words: Sequence[str], *, windows: bool = ON_WINDOWS) -> str:
    """The line that `words_of` takes apart again.

    >>> written(["/my bots/greedy", "--deep"], windows=False)
    "'/my bots/greedy' --deep"
    """
    if not windows:
        return shlex.join(words)
    return " ".join(f'"{word}"' if not word or set(word) & set(" \t") else word for word in words)


def line_for(path: PurePath, *, windows: bool = ON_WINDOWS) -> str:
    """The command line for a file that somebody points at: a script of Python's needs Python."""
    if path.suffix.lower() in (".py", ".pyw"):
        return written(["py" if windows else "python3", str(path)], windows=windows)
    return written([str(path)], windows=windows)
