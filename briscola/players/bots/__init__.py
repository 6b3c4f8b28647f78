"""The bot protocol, both ways (docs/protocol.md): programs at our table, and our levels at another's."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.players.bots.command import (
        COMMAND as COMMAND,
        LONGEST_COMMAND as LONGEST_COMMAND,
        PROGRAM as PROGRAM,
        check_seat as check_seat,
        found as found,
        is_program as is_program,
        line_for as line_for,
        words_of as words_of,
    )
    from briscola.players.bots.faults import BotFault as BotFault, Fault as Fault, plain as plain
    from briscola.players.bots.group import Group as Group
    from briscola.players.bots.plausible import check_observation as check_observation
    from briscola.players.bots.seat import TIMEOUT as TIMEOUT, BotProcess as BotProcess
    from briscola.players.bots.serving import serve as serve
else:
    __getattr__ = lazily(
        __name__,
        command="COMMAND LONGEST_COMMAND PROGRAM check_seat found is_program line_for words_of",
        faults="BotFault Fault plain",
        group="Group",
        plausible="check_observation",
        seat="BotProcess TIMEOUT",
        serving="serve",
    )
