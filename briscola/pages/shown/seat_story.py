"""A match as the page of a seat tells it: the table now, and the last events in sentences."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice

from msgspec import Struct

from briscola.client.seats import SeatControl
from briscola.client.setup import MatchSetup
from briscola.client.view import DealerNamed, View, begin, fold, shown_hands
from briscola.engine.events import (
    Committed,
    Event,
    HandEnded,
    MatchBegan,
    MatchEnded,
    PhraseSaid,
    Played,
    Requested,
    Signalled,
    Withdrawn,
)
from briscola.i18n.card_words import Naming
from briscola.i18n.character_words import addressed, name_of
from briscola.i18n.narration_words import narrated
from briscola.i18n.sign_words import grimaces
from briscola.pages.messages.table import Happening
from briscola.storage.settings import Settings

TOLD = 8
"""Most events that are told."""
Talk = Signalled | Requested | PhraseSaid
LASTING = (MatchBegan, DealerNamed, Committed, Withdrawn, HandEnded, MatchEnded)
"""Events of earlier hands that change what is seen of the present one."""


class SeatStory(Struct, frozen=True, kw_only=True):
    """The table as its person sees it now, and how it came to this."""

    view: View
    setup: MatchSetup
    """The match as if nobody else looked at this person's screen."""
    names: tuple[str, ...]
    """Names of all places, hers first."""
    happened: tuple[Happening, ...] = ()
    said: Mapping[int, Talk] = {}
    """The last words of each place since a card was played, as far as this person has seen or heard it."""


def seat_story(seat: SeatControl, settings: Settings, *, naming: Naming) -> SeatStory | None:
    """The story of what the seat has looked at so far; None before its first match begins."""
    setup = seat.setup if seat.looks_on else seat.setup.alone_here()
    view: View | None = None
    names: tuple[str, ...] = ()
    signs = grimaces(seat.rules, settings.own_signs)
    moments: list[tuple[int, Event, View | None, View]] = []
    said: dict[int, Talk] = {}
    for n, event in _in_short(seat.history):
        before = view
        if isinstance(event, MatchBegan):
            view = begin(event)
            names = tuple(name_of(setup, view.rules, place) for place in range(view.rules.places))
        if view is None:
            continue
        view = fold(event, view)
        if isinstance(event, Talk):
            said[event.seat] = event
        elif isinstance(event, Played | Committed):
            said.clear()
        moments.append((n, event, before, view))
    if view is None:
        return None
    tells = partial(
        narrated, names=names, grimaces=signs, settings=settings, naming=naming, you=addressed(setup)
    )
    told = (
        Happening(n=n, words=words)
        for n, event, before, after in reversed(moments)
        if (words := tells(event, before, after))
    )
    if seat.dealt:
        view = shown_hands(view, seat.view)
    return SeatStory(view=view, setup=setup, names=names, happened=tuple(islice(told, TOLD))[::-1], said=said)


def _in_short(history: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    """All events of the latest hand with their numbers, and of earlier ones only those that last."""
    latest = max((n for n, event in enumerate(history) if isinstance(event, Committed)), default=0)
    began = max((n for n, event in enumerate(history[:latest]) if isinstance(event, MatchBegan)), default=0)
    for n in range(began, len(history)):
        if n >= latest or isinstance(history[n], LASTING):
            yield n, history[n]
