"""What somebody says: the lines of a temperament for a moment, and one of them that is not stale."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random

from briscola.players.talk.temperament import Temperament
from briscola.ui.chat.moments import BEARINGS, Kind, Moment
from briscola.ui.chat.voices import chatty, daring, hotheaded, patient, prudent, sly

VOICES: Mapping[str, Callable[[], Mapping[str, str]]] = {
    "prudent": prudent.lines,
    "daring": daring.lines,
    "chatty": chatty.lines,
    "sly": sly.lines,
    "patient": patient.lines,
    "hotheaded": hotheaded.lines,
}
"""By temperament; somebody without one says nothing."""


def lines(temper: str, kind: Kind) -> Sequence[str]:
    """What may be said in the language in use, without the quotation marks."""
    voice = VOICES.get(temper)
    return tuple(voice()[kind].split("\n")) if voice is not None else ()


def remark(
    found: Sequence[Moment],
    tempers: Mapping[int, Temperament],
    stale: Collection[str],
    chance: Random,
) -> tuple[Moment, str] | None:
    """Who speaks, if anybody does, and what he says; nothing that is `stale` while there is something else.

    Of those concerned, each speaks as readily as the moment and his temperament make him. The first
    to be moved speaks; those equally concerned are asked in any order.
    """
    rank = {kind: at for at, kind in enumerate(dict.fromkeys(moment.kind for moment in found))}
    for moment in sorted(found, key=lambda m: (rank[m.kind], chance.random())):
        temper = tempers[moment.place]
        if chance.random() >= temper.remarks * BEARINGS[moment.kind].chance:
            continue
        sayings = lines(temper.name, moment.kind)
        fresh = [line for line in sayings if line not in stale] or sayings
        if fresh:
            return moment, chance.choice(fresh)
    return None
