"""From an event to sounds, panned to their places, and what the ear wants besides; named as in sounds/."""

from collections.abc import Hashable, Sequence
from functools import singledispatch

from msgspec import Struct
from msgspec.structs import replace

from briscola.client.view.view import DealerNamed, DrawRound
from briscola.engine.cards import Suit
from briscola.engine.events import (
    BidMade,
    Called,
    Committed,
    Conceded,
    DealSeen,
    DeclarationPaid,
    Declared,
    Drawn,
    Event,
    Exchanged,
    MatchBegan,
    PackCut,
    Passed,
    Played,
    Redealt,
    Requested,
    Signalled,
    TrickTaken,
    TrumpCardChosen,
)
from briscola.storage.settings.settings import Settings
from briscola.ui.animation.choreography import Transition
from briscola.ui.animation.motion import Cue, Motion, Passage


def pan(x: float, width: int) -> float:
    """Pan of a place: left (−1) to right (1)."""
    return max(-1.0, min(1.0, (2 * x / width - 1) * 0.8))


def place_pan(change: Transition, place: int) -> float:
    """Pan of a player: the person in the middle, the others from the right round to the left.

    It goes by the order at the table, so that no two of the others sound from one side in any window.
    """
    ring = change.layout.ring
    at = ring.index(place)
    return 0.0 if at == 0 or len(ring) == 2 else 1.0 - 2.0 * (at - 1) / (len(ring) - 2)


def place_volume(change: Transition, place: int) -> float:
    """Share of the loudness of a player's sounds: who sits farther away is heard softer."""
    ring = change.layout.ring
    at = ring.index(place)
    far = 0.0 if at == 0 else 1.0 - abs(place_pan(change, place)) / 2
    return 1.0 - FARTHEST * far


LAID = 0.8
"""Nearness to a player's side of the sound of a card that is laid in the middle."""
FARTHEST = 0.4
"""Share by which the sounds of the place opposite are softer than one's own."""


@singledispatch
def sounds(event: Event, change: Transition, shown: Passage) -> Sequence[Cue]:
    """Sounds of an event whose motions are `shown`; most events are silent."""
    del event, change, shown
    return ()


def heard_from(change: Transition, place: int, cue: Cue, *, reach: float = 1.0) -> Cue:
    """A cue as it is heard from a player's place; `reach`: how near to that side it happens, 0 to 1."""
    side, volume = place_pan(change, place) * reach, cue.volume * place_volume(change, place)
    return replace(cue, pan=side, volume=volume)


def _dealt(motions: Sequence[Motion], change: Transition, volume: float) -> Sequence[Cue]:
    width = change.layout.size[0]
    return tuple(
        Cue(at=m.delay + m.duration * 0.5, name="deal", volume=volume, pan=pan(m.end.x, width))
        for m in motions
    )


@sounds.register(Committed)
def _(_event: Committed, change: Transition, shown: Passage) -> Sequence[Cue]:
    riffle = [m.delay for m in shown.motions if isinstance(m.key, tuple) and m.key[0] == "riffle"]
    return (
        Cue(
            at=min(riffle, default=0.0), name="shuffle", pan=pan(change.layout.stock.x, change.layout.size[0])
        ),
    )


@sounds.register(PackCut)
def _(_event: PackCut, change: Transition, _shown: Passage) -> Sequence[Cue]:
    return (
        Cue(at=change.pace.cut * 0.5, name="draw", pan=pan(change.layout.stock.x, change.layout.size[0])),
    )


@sounds.register(MatchBegan)
@sounds.register(DrawRound)
def _(_event: MatchBegan | DrawRound, change: Transition, shown: Passage) -> Sequence[Cue]:
    return _dealt([m for m in shown.motions if m.hidden], change, 0.9)


@sounds.register(DealerNamed)
def _(event: DealerNamed, change: Transition, _shown: Passage) -> Sequence[Cue]:
    return (heard_from(change, event.dealer, Cue(at=0.0, name="knock", volume=0.7)),)


@sounds.register(DealSeen)
def _(event: DealSeen, change: Transition, shown: Passage) -> Sequence[Cue]:
    if not shown.motions:
        return (Cue(at=0.0, name="deal"),)
    dealt = shown.motions[:-1] if event.turned is not None else shown.motions
    cues = _dealt(dealt, change, 0.7)
    if event.turned is None:
        return cues
    last = shown.motions[-1]
    at = last.delay + last.duration * 0.6
    return (*cues, Cue(at=at, name="flip", pan=pan(last.end.x, change.layout.size[0])))


@sounds.register(Played)
def _(event: Played, change: Transition, shown: Passage) -> Sequence[Cue]:
    trump = event.card.suit is change.after.trumps
    at = max((m.ends * 0.92 for m in shown.motions if m.key == event.card.code), default=0.0)
    cue = Cue(at=at, name="trump" if trump else "slap", volume=1.0 if trump else 0.8)
    return (heard_from(change, event.seat, cue, reach=LAID),)


@sounds.register(TrickTaken)
def _(event: TrickTaken, change: Transition, shown: Passage) -> Sequence[Cue]:
    return (heard_from(change, event.winner, Cue(at=shown.pause, name="sweep", volume=0.8)),)


@sounds.register(Drawn)
def _(event: Drawn, change: Transition, shown: Passage) -> Sequence[Cue]:
    at = max((m.delay for m in shown.motions), default=0.0)
    return (heard_from(change, event.seat, Cue(at=at, name="draw", volume=0.6)),)


@sounds.register(Exchanged)
def _(event: Exchanged, change: Transition, _shown: Passage) -> Sequence[Cue]:
    return (heard_from(change, event.seat, Cue(at=change.pace.s(0.4), name="flip")),)


@sounds.register(Declared)
def _(event: Declared, change: Transition, shown: Passage) -> Sequence[Cue]:
    """A rap on the table, the king and the knight on it, and the chalk that writes their points."""
    seat = event.seat
    laid = [m for m in shown.motions if m.slap]
    return (
        heard_from(change, seat, Cue(at=0.0, name="knock", volume=0.8)),
        *(
            heard_from(change, seat, Cue(at=m.ends * 0.92, name="trump", volume=0.8), reach=LAID)
            for m in laid
        ),
        Cue(at=max((m.ends for m in laid), default=0.0) + 0.35, name="chalk", volume=0.9, pan=0.5),
    )


@sounds.register(DeclarationPaid)
def _(_event: DeclarationPaid, _change: Transition, _shown: Passage) -> Sequence[Cue]:
    return (Cue(at=0.0, name="chalk", volume=0.9, pan=0.5),)


@sounds.register(TrumpCardChosen)
@sounds.register(BidMade)
@sounds.register(Called)
@sounds.register(Redealt)
@sounds.register(Conceded)
def _(
    event: TrumpCardChosen | BidMade | Called | Redealt | Conceded, change: Transition, _shown: Passage
) -> Sequence[Cue]:
    return (heard_from(change, event.seat, Cue(at=0.0, name="knock", volume=0.8)),)


@sounds.register(Passed)
def _(event: Passed, change: Transition, _shown: Passage) -> Sequence[Cue]:
    """A flat hand: told from the knock of a bid by ear."""
    return (heard_from(change, event.seat, Cue(at=0.0, name="pat", volume=0.5)),)


@sounds.register(Signalled)
@sounds.register(Requested)
def _(event: Signalled | Requested, change: Transition, _shown: Passage) -> Sequence[Cue]:
    """A soft click for a sign, which is made without a word; a rap on the table for a request."""
    if isinstance(event, Signalled):
        return (heard_from(change, event.seat, Cue(at=0.0, name="click", volume=0.35)),)
    return (heard_from(change, event.seat, Cue(at=0.0, name="knock", volume=0.6)),)


CARICO = 10
"""Points from which on a card is a carico."""
LATER = 0.12
"""Seconds after the card itself at which its kind is heard, and again after that."""


class Ear(Struct, frozen=True, kw_only=True):
    """Wishes of somebody about what is heard."""

    tells: bool = False
    """True for trumps, carichi, signs, one's turn and the end of the stock."""
    suits: bool = False
    """True for a tone for each suit."""


def ear_of(settings: Settings, *, speech: bool) -> Ear:
    """The wishes in the settings; `speech`: it is on."""
    tells = settings.sounds_tell == "always" or (settings.sounds_tell == "speech" and speech)
    return Ear(tells=tells, suits=settings.suit_tones)


@singledispatch
def telling(event: Event, change: Transition, shown: Passage, ear: Ear) -> Sequence[Cue]:
    """Sounds that tell what an event was; none for most of them."""
    del event, change, shown, ear
    return ()


@telling.register(Played)
def _(event: Played, change: Transition, shown: Passage, ear: Ear) -> Sequence[Cue]:
    at = max((m.ends * 0.92 for m in shown.motions if m.key == event.card.code), default=0.0)
    found = []
    if ear.suits:
        cue = Cue(
            at=at,
            name={
                Suit.COPPE: "suit-cups",
                Suit.DENARI: "suit-coins",
                Suit.BASTONI: "suit-clubs",
                Suit.SPADE: "suit-swords",
            }[event.card.suit],
            volume=0.8,
        )
        found.append(cue)
    if ear.tells and event.card.suit is change.after.trumps:
        found.append(Cue(at=at + LATER * len(found), name="tambourine", volume=0.8))
    if ear.tells and change.after.rules.ranking.points[event.card] >= CARICO:
        found.append(Cue(at=at + LATER * (1 + len(found)), name="purse", volume=0.8))
    return [heard_from(change, event.seat, cue, reach=LAID) for cue in found]


@telling.register(Drawn)
def _(event: Drawn, change: Transition, shown: Passage, ear: Ear) -> Sequence[Cue]:
    del event
    if not ear.tells or change.after.stock_count or not change.before.stock_count:
        return ()
    return (Cue(at=max((m.ends for m in shown.motions), default=0.0), name="last-card", volume=0.9),)


@telling.register(Signalled)
def _(event: Signalled, change: Transition, shown: Passage, ear: Ear) -> Sequence[Cue]:
    del shown
    if not ear.tells:
        return ()
    return (heard_from(change, event.seat, Cue(at=0.0, name="whisper", volume=0.8)),)


class TurnSound:
    """Sounds once when it becomes the person's turn."""

    def __init__(self) -> None:
        self._moment: Hashable = None

    def cues(self, moment: Hashable, ear: Ear) -> Sequence[Cue]:
        """The sound of one's turn if it has just come; `moment` names the decision, None for another's."""
        came, self._moment = moment is not None and moment != self._moment, moment
        return (Cue(at=0.0, name="turn", volume=0.8),) if came and ear.tells else ()
