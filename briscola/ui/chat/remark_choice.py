"""Lines of a temperament for a moment, and the choice of one that is not stale."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random

from briscola.i18n.character_words import VOICES
from briscola.players.talk.temperament import PLAIN, Temperament
from briscola.ui.chat.moments import BEARINGS, Kind, Moment


def lines(temper: str, kind: Kind) -> Sequence[str]:
    """Lines in the language in use, without the quotation marks; none without a temperament."""
    return () if temper == PLAIN.name else tuple(str(VOICES[temper].lines[kind]).split("\n"))


def remark(
    found: Sequence[Moment],
    tempers: Mapping[int, Temperament],
    stale: Collection[str],
    chance: Random,
    *,
    fits: Callable[[int, str], bool] = lambda _place, _line: True,
) -> tuple[Moment, str] | None:
    """Choose a speaker and a line, or None if nobody speaks.

    Stale lines are used only if there are no others, and lines that do not fit beside their place never are.
    Each player concerned speaks as readily as the moment and his temperament make him. The first
    who wants to speaks; those equally concerned are asked in any order.
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
