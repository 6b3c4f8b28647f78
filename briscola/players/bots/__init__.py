"""The bot protocol, both ways (docs/protocol.md): programs at our table, and our levels at another's."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.bots.command import (
        COMMAND,
        LONGEST_COMMAND,
        PROGRAM,
        check_seat,
        found,
        is_program,
        line_for,
        words_of,
    )
    from briscola.players.bots.faults import BotFault, Fault, plain
    from briscola.players.bots.group import Group
    from briscola.players.bots.plausible import check_observation
    from briscola.players.bots.seat import TIMEOUT, BotProcess
    from briscola.players.bots.serving import serve
