"""A match as the page of a seat tells it: the table, whose turn it is, and the last events in words."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from weakref import WeakKeyDictionary

from msgspec import Struct, field

from briscola.client.seats.seat_control import OWN_STEPS, NextStep, SeatControl
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.folding import begin, fold, shown_hands
from briscola.client.view.view import ME, DealerNamed, View
from briscola.engine.actions import Sign
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
from briscola.i18n.table_answers import asked_of
from briscola.i18n.text import _, language
from briscola.pages.messages.table import Happening
from briscola.storage.settings.settings import Settings

TOLD = 8
"""Most events that are told."""
Talk = Signalled | Requested | PhraseSaid
BEGINS = (MatchBegan, Committed)
LASTING = (MatchBegan, DealerNamed, Committed, Withdrawn, HandEnded, MatchEnded)
"""Events of earlier hands that change what is seen of the present one."""


class SeatStory(Struct, frozen=True, kw_only=True):
    """The table as its person sees it now, and how it came to this."""

    view: View
    setup: MatchSetup
    """The match as if nobody else looked at this person's screen."""
    names: tuple[str, ...]
    """Names of all places, hers first."""
    settings: Settings
    naming: Naming
    happened: tuple[Happening, ...] = ()
    said: Mapping[int, Talk] = {}
    """The last words of each place since a card was played, as far as this person has seen or heard it."""


class _Told(Struct, kw_only=True, eq=False):
    """The story of a seat as far as it has been told: what follows is told on."""

    history: list[Event]
    """The seat's own list: it grows, or another one takes its place."""
    teller: tuple[object, ...]
    """All that the words of the same events depend on besides."""
    setup: MatchSetup
    view: View | None = None
    names: tuple[str, ...] = ()
    events: int = 0
    """Number of events of the history that have been told."""
    happened: deque[Happening] = field(default_factory=lambda: deque(maxlen=TOLD))
    said: dict[int, Talk] = field(default_factory=dict)


_told: WeakKeyDictionary[SeatControl, _Told] = WeakKeyDictionary()
"""By seat: each has its own, which goes with it."""


def seat_story(seat: SeatControl, settings: Settings, *, naming: Naming) -> SeatStory | None:
    """The story of what the seat has looked at so far; None before its first match begins."""
    history, teller = seat.history, (seat.setup, seat.rules, settings, naming, language())
    told = _told.get(seat)
    if told is None or told.history is not history or told.teller != teller or _begins_anew(told):
        setup = seat.setup if seat.looks_on else seat.setup.alone_here()
        told = _told[seat] = _Told(history=history, teller=teller, setup=setup)
        steps = _in_short(history)
    else:
        steps = enumerate(history[told.events :], told.events)
    _tell_on(told, steps, settings, grimaces(seat.rules, settings.own_signs), naming=naming)
    if told.view is None:
        return None
    return SeatStory(
        view=shown_hands(told.view, seat.view) if seat.dealt else told.view,
        setup=told.setup,
        names=told.names,
        settings=settings,
        naming=naming,
        happened=tuple(told.happened),
        said={**told.said},
    )


def _begins_anew(told: _Told) -> bool:
    """True if a match or a hand has begun since: of what was before, only a part lasts."""
    return any(isinstance(event, BEGINS) for event in told.history[told.events :])


def _tell_on(
    told: _Told,
    steps: Iterable[tuple[int, Event]],
    settings: Settings,
    signs: Mapping[Sign, str],
    *,
    naming: Naming,
) -> None:
    """Take the next events of a story."""
    moments: list[tuple[int, Event, View | None, View]] = []
    for n, event in steps:
        before = view = told.view
        if isinstance(event, MatchBegan):
            view = begin(event)
            told.names = tuple(name_of(told.setup, view.rules, place) for place in range(view.rules.places))
        if view is None:
            continue
        told.view = view = fold(event, view)
        if isinstance(event, Talk):
            told.said[event.seat] = event
        elif isinstance(event, Played | Committed):
            told.said.clear()
        moments.append((n, event, before, view))
    told.events = len(told.history)
    tells = partial(
        narrated,
        names=told.names,
        grimaces=signs,
        settings=settings,
        naming=naming,
        you=addressed(told.setup),
    )
    sentences = (
        Happening(n=n, words=words)
        for n, event, before, after in reversed(moments)
        if (words := tells(event, before, after))
    )
    told.happened += reversed([*islice(sentences, TOLD)])


def _in_short(history: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    """All events of the latest hand with their numbers, and of earlier ones only those that last."""
    latest = max((n for n, event in enumerate(history) if isinstance(event, Committed)), default=0)
    began = max((n for n, event in enumerate(history[:latest]) if isinstance(event, MatchBegan)), default=0)
    for n in range(began, len(history)):
        if n >= latest or isinstance(history[n], LASTING):
            yield n, history[n]


def place_to_act(seat: SeatControl) -> int | None:
    """Place that is to decide; None if nobody is."""
    if seat.next_step is NextStep.OWN_MOVE:
        return seat.view.to_act
    return ME if seat.next_step in OWN_STEPS else seat.thinker


def asked(seat: SeatControl, story: SeatStory, acting: int | None) -> str:
    """Whose turn it is, or what her person is asked."""
    view, names = story.view, story.names
    if seat.next_step not in OWN_STEPS:
        thinks = acting is not None and (acting != ME or seat.looks_on)
        return _("{name} is thinking…").format(name=names[acting or ME]) if thinks else ""
    return asked_of(seat, view, names, seat.next_step)
