"""Sounds for whoever listens rather than looks: suits, trumps, carichi, signs, the last card of the stock."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import singledispatch

from briscola.engine.cards import Suit
from briscola.engine.events import Drawn, Event, Played, Signalled
from briscola.storage.settings import Settings
from briscola.ui.animation.choreography import Transition
from briscola.ui.animation.motion import Cue, Passage
from briscola.ui.sound.soundtrack import LAID, heard_from

CARICO = 10
"""Points from which on a card is a carico."""
LATER = 0.12
"""Seconds after the card itself at which its kind is heard, and again after that."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Ear:
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

    def look(self, moment: Hashable, ear: Ear) -> Sequence[Cue]:
        """The sound of one's turn if it has just come; `moment` names the decision, None for another's."""
        came, self._moment = moment is not None and moment != self._moment, moment
        return (Cue(at=0.0, name="turn", volume=0.8),) if came and ear.tells else ()
