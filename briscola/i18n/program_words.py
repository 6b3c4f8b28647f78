"""The words for faults of programs at the table."""

from collections.abc import Mapping

from briscola.client.host.guarded_program import STAND_IN, ProgramNews
from briscola.i18n.level_words import level_name
from briscola.i18n.text import Message, _, lazy
from briscola.players.bots.faults import BotFault, Fault

FAULTS: Mapping[Fault, Message] = {
    Fault.START: lazy("{name} cannot be started: {more}."),
    Fault.UNNAMED: lazy("{name} is not started: the file of the match names it, but not your settings."),
    Fault.GONE: lazy("{name} has ended by itself."),
    Fault.LAST_WORDS: lazy("{name} has ended by itself; its last words were “{more}”."),
    Fault.LATE: lazy("{name} did not answer within {more} seconds."),
    Fault.DEAF: lazy("{name} does not read what it is told."),
    Fault.ENDLESS: lazy("{name} wrote a line without end."),
    Fault.UNASKED: lazy("{name} wrote line after line that nobody had asked for."),
    Fault.NOT_JSON: lazy("{name} answered something that is not JSON."),
    Fault.NOT_OBJECT: lazy("{name} answered JSON that is no answer."),
    Fault.NOT_READY: lazy("{name} did not say that it is ready."),
    Fault.WRONG_ID: lazy("{name} answered another question than the one it was asked."),
    Fault.NONSENSE: lazy("{name} answered something that is no move."),
    Fault.ILLEGAL: lazy("{name} made a move that the rules forbid."),
}
"""Sentence by fault; `{more}` is in English, from the system or the program itself."""


def fault_text(fault: BotFault) -> str:
    """Sentence on a program's fault."""
    return str(FAULTS[fault.fault]).format(name=fault.name, more=fault.more)


def news_title(news: ProgramNews) -> str:
    """Title of the news: the program was started again, or gave up its seat."""
    return _("The program was started again") if news.again else _("The program gave up its seat")


def news_text(news: ProgramNews, opponent: str, gender: str) -> str:
    """Sentences on the fault and its effect on the opponent in that seat."""
    if news.again:
        told = _("It plays on for {opponent}; a second time it would lose its seat.")
    else:
        told = _("The game itself plays on for {opponent} until the match is over, at the level {level}.")
    level = level_name(STAND_IN, gender)
    return f"{fault_text(news.fault)} {told.format(opponent=opponent, level=level)}"
