"""Signs, requests and phrases that a page offers."""

import msgspec

from briscola.client.seats import SeatControl
from briscola.i18n.friends_words import PHRASES
from briscola.i18n.sign_words import ask_meaning, ask_word, deed, grimaces, thing, word
from briscola.i18n.text import upper
from briscola.pages.messages.fields import Grimace
from briscola.pages.messages.table import OfferedTalk
from briscola.pages.shown.seat_story import SeatStory


def offered_talk(seat: SeatControl, story: SeatStory, *, phrases: bool) -> tuple[OfferedTalk, ...]:
    """Everything that may be said now; `phrases` is True where people sit at several computers."""
    made, ranking = grimaces(seat.rules, story.settings.own_signs), seat.rules.ranking
    naming = story.naming
    signs = (
        OfferedTalk(
            kind="sign",
            what=sign,
            label=upper(word(sign, ranking, naming=naming, short=True)),
            note=f"{upper(deed(made[sign]))}: {thing(sign, ranking, naming=naming)}",
            grimace=msgspec.convert(made[sign], Grimace),
        )
        for sign in (seat.signs if seat.dealt else ())
        if sign in made
    )
    requests = (
        OfferedTalk(
            kind="request",
            what=ask,
            label=upper(ask_word(ask, naming=naming)),
            note=ask_meaning(ask, ranking).removeprefix("= "),
        )
        for ask in (seat.requests if seat.dealt else ())
    )
    said = (OfferedTalk(kind="phrase", what=str(n), label=str(words)) for n, words in enumerate(PHRASES))
    return (*signs, *requests, *(said if phrases else ()))
