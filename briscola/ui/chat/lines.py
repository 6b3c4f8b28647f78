"""What somebody says: the lines of a temperament for a moment, and one of them that is not stale."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random

from briscola.i18n.characters import VOICES
from briscola.players.talk.temperament import PLAIN, Temperament
from briscola.ui.chat.moments import BEARINGS, Kind, Moment


def lines(temper: str, kind: Kind) -> Sequence[str]:
    """What may be said in the language in use, without the quotation marks; nothing without a temperament."""
    return () if temper == PLAIN.name else tuple(str(VOICES[temper].lines[kind]).split("\n"))


def remark(
    found: Sequence[Moment],
    tempers: Mapping[int, Temperament],
    stale: Collection[str],
    chance: Random,
    *,
    fits: Callable[[int, str], bool] = lambda _place, _line: True,
) -> tuple[Moment, str] | None:
    """Who speaks, if anybody does, and what he says; nothing that is `stale` while there is something else,
    nor what does not fit beside the place that says it.

    Of those concerned, each speaks as readily as the moment and his temperament make him. The first
    to be moved speaks; those equally concerned are asked in any order.
    """
    rank = {kind: at for at, kind in enumerate(dict.fromkeys(moment.kind for moment in found))}
    for moment in sorted(found, key=lambda m: (rank[m.kind], chance.random())):
        temper = tempers[moment.place]
        if chance.random() >= temper.remarks * BEARINGS[moment.kind].chance:
            continue
        sayings = [line for line in lines(temper.name, moment.kind) if fits(moment.place, line)]
        fresh = [line for line in sayings if line not in stale] or sayings
        if fresh:
            return moment, chance.choice(fresh)
    return None
