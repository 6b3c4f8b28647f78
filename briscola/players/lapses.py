"""Human errors: the worth of a play misjudged, a carico thrown in hope, a hand over- or underrated.

Errors are made by kinds of play, as people make them (a trick taken too dearly, not one card by chance), and
grow with the points at risk: so most cost little and a few much. Nobody errs in what everybody sees: plays
that would annoy the company (`etiquette`) never come of an error, but for those that a level has not yet
learned to avoid. The fewer cards are hidden, the less there is to misjudge.
"""

from collections.abc import Collection, Mapping
from math import log
from random import Random

from msgspec import Struct, field
from msgspec.structs import replace

from briscola.engine.actions import Play
from briscola.players.card_codes import FIRST_CARICO, POINTS, STRENGTH, SUIT
from briscola.players.decision_key import decision_key
from briscola.players.etiquette.judging import mistakes
from briscola.players.heuristic.pricing import FINE
from briscola.players.heuristic.weights import form_of
from briscola.players.knowledge import Knowledge
from briscola.players.styles import Style
from briscola.players.talk.leaning import tilts

FOG = 6
"""Hidden cards from which on a hand is misjudged as much as at its beginning."""
CALM, AT_RISK, OF_TRUMPS = 0.4, 0.06, 0.3
"""Size of an error: of any play, for each point that lies on the table or is played, of playing a trump."""
MOST_AT_LAST = 1.2
"""The largest factor on the errors of who plays last to a trick: what lies there, even a child sees."""
HOPED = 8.0
"""Points that a carico thrown in hope seems better than it is."""
ANNOYING = 99.0
"""Points that a play must gain to be worth annoying the company to who errs as people do: more than any."""


class Lapses(Struct, frozen=True, kw_only=True):
    """Size and frequency of the errors of a player.

    `misjudged`: mean size of an error in points (`stake`); `hope`: chance 0 … 1 of a decision at
    which a carico is thrown in hope; `bids`: points by which a hand is misjudged in an auction, one standard
    deviation, the same in all of its bids. `by_form`: factors on `misjudged` in forms of the game
    (`heuristic.weights.form_of`). `unlearned`: mistakes (`etiquette.JUDGES`) at its own expense that it has
    not yet learned to avoid.
    """

    misjudged: float = 0.0
    hope: float = 0.0
    bids: float = 0.0
    by_form: Mapping[str, float] = field(default_factory=dict)
    unlearned: frozenset[str] = frozenset()

    def scaled(self, factor: float) -> "Lapses":
        """Errors of judgement so many times as large."""
        return replace(self, misjudged=factor * self.misjudged)


NO_LAPSES = Lapses()


def seeming(
    seen: Knowledge, remembered: Knowledge, lapses: Lapses, style: Style, luck: int
) -> dict[int, float]:
    """By legal card the points (`stake`) that playing it seems better than it is.

    `seen` is the table as it is, `remembered` what the player still knows of it. The errors follow from its
    `luck` and the moment. Cards that would annoy the company seem by far the worst, unless all would.
    """
    points, hoped = _errors(remembered, lapses, lapses.hope * style.hope, luck)
    cards = iter(seen.legal)
    for action, tilt in zip(seen.view.legal, tilts(seen, style), strict=True):
        if isinstance(action, Play):
            points[next(cards)] += tilt
    improper = _improper(seen, lapses.unlearned, hoped)
    least = min(points.values()) - ANNOYING
    return {card: least if card in improper else more for card, more in points.items()}


def misrated(knowledge: Knowledge, lapses: Lapses, luck: int) -> float:
    """Points by which a player overrates its hand in this auction; the same in every bid of the hand."""
    view = knowledge.view
    held = "".join(card.code for card in view.hand)
    rng = Random(f"{luck}:{view.dealer}:{held}:auction")
    spread = sum(rng.random() for _ in range(12)) - 6.0  # nearly normal, and the same on every machine
    return round(lapses.bids * spread, 6)


def kind_of(knowledge: Knowledge, card: int) -> tuple[bool, bool, int]:
    """The kind of a play: if it takes what lies there, if it is a trump, and its class of points."""
    worth = 2 if STRENGTH[card] >= FIRST_CARICO else 1 if POINTS[card] else 0
    return knowledge.takes(card), SUIT[card] == knowledge.trumps, worth


def _errors(
    knowledge: Knowledge, lapses: Lapses, hope: float, luck: int
) -> tuple[dict[int, float], Collection[int]]:
    """Errors by legal card, in points, and the caricos thrown in hope."""
    rng = Random(f"{luck}:{decision_key(knowledge.view)}:lapses")
    fog = min(1.0, len(knowledge.unseen) / FOG)
    factor = lapses.by_form.get(form_of(knowledge.rules), 1.0)
    if not knowledge.later:
        factor = min(factor, MOST_AT_LAST)
    size = fog * lapses.misjudged * factor
    by_kind: dict[tuple[bool, bool, int], float] = {}
    points: dict[int, float] = {}
    for card in sorted(knowledge.legal):
        kind = kind_of(knowledge, card)
        if kind not in by_kind:
            by_kind[kind] = _either_way(rng)
        points[card] = round(size * _weight(knowledge, card) * by_kind[kind], 6)
    hoped = _hopeful(knowledge) if rng.random() < fog * hope else ()
    for card in hoped:
        points[card] += HOPED
    return points, hoped


def _improper(seen: Knowledge, unlearned: Collection[str], hoped: Collection[int]) -> Collection[int]:
    """The cards that would annoy the company; none if all would."""
    number = seen.coder.number
    improper = []
    found = mistakes(seen)
    for card, names in found.items():
        excused = {*unlearned, "carico_led"} if number[card] in hoped else unlearned
        if names - frozenset(excused):
            improper.append(number[card])
    return improper if len(improper) < len(found) else ()


def _weight(knowledge: Knowledge, card: int) -> float:
    trump = SUIT[card] == knowledge.trumps
    return CALM + AT_RISK * (knowledge.pot + POINTS[card]) + OF_TRUMPS * trump


def _either_way(rng: Random) -> float:
    """A number of either sign, 1 in the mean of its size: mostly small, now and then several times that."""
    sign = 1.0 if rng.random() < 0.5 else -1.0
    return -sign * log(1.0 - rng.random() or FINE)


def _hopeful(knowledge: Knowledge) -> Collection[int]:
    """Caricos of plain suits that somebody may still save: led, or given to a trick that is not lost yet."""
    if knowledge.enemys_for_sure or not knowledge.later:
        return ()
    caricos = [c for c in knowledge.legal if STRENGTH[c] >= FIRST_CARICO and SUIT[c] != knowledge.trumps]
    return [c for c in caricos if not knowledge.takes(c)]
