"""`briscola bot`: one of our levels as a bot process on standard input and output."""

from typing import TextIO

from briscola.commands.errors import CannotDo
from briscola.engine.notation import BadNotation
from briscola.engine.options import BadOption
from briscola.players.bots.faults import plain
from briscola.players.bots.serving import serve as serve_lines
from briscola.players.levels import parse_level

LONGEST = 300
"""Longest complaint, in letters: the message it quotes may be long."""


def serve(level: str, *, seed: int, stdin: TextIO, stdout: TextIO) -> None:
    """Answer the referee until `bye` or the end of input.

    Raises BadLevel, or CannotDo for a message that cannot be read.
    """
    parse_level(level)
    try:
        serve_lines(level, seed=seed, stdin=stdin, stdout=stdout)
    except (BadNotation, BadOption, UnicodeDecodeError) as error:
        raise CannotDo(
            f"the referee sent something that cannot be read: {plain(str(error), LONGEST)}"
        ) from None
