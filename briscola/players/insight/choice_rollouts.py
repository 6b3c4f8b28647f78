"""The choices of a decision tried in ever more samples: cards, and what may be declared before them."""

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from briscola.engine.actions import Declare
from briscola.engine.observation import Observation
from briscola.players.insight.figures import after_declaring
from briscola.players.insight.sample_means import SampleMeans
from briscola.players.search.deepening import Deepening, Depth, Sampled


class ChoiceRollouts:
    """The choices of a moment, numbered as in `view.legal`, cards before declarations."""

    def __init__(self, view: Observation, depth: Depth) -> None:
        win = not view.rules.match_form.by_points
        self._cards = Deepening(view, depth, win=win)
        self._declared = [
            Deepening(view, depth, win=win, after=after_declaring(view, action))
            for action in view.legal
            if isinstance(action, Declare)
        ]
        self._then = [0] * len(self._declared)
        """By declaration the place of the best card after it."""
        self.sample_means = SampleMeans(view.rules, len(view.legal))

    @property
    def cards(self) -> int:
        """Number of choices that are cards."""
        return len(self._cards.knowledge.legal)

    def more(self, cards: Sequence[int]) -> None:
        """Another round of these cards and of every declaration: as good as the best card after it."""
        rounds = [self._cards.more([self._cards.knowledge.legal[at] for at in cards])]
        for at, search in enumerate(self._declared):
            after = search.more(search.knowledge.legal)
            self._then[at] = best = int((after.points @ after.weights).argmax())
            rounds.append(_one(after, best))
        declared = range(self.cards, self.cards + len(self._declared))
        self.sample_means.add([*cards, *declared], _together(rounds))

    def erring(self, choices: Sequence[int]) -> Sampled:
        """Results of some choices, cards first, in a round of other samples where everybody errs."""
        rounds = []
        cards = [self._cards.knowledge.legal[at] for at in choices if at < self.cards]
        if cards:
            rounds.append(self._cards.by_erring(cards))
        for at in choices:
            if at >= self.cards:
                search = self._declared[at - self.cards]
                rounds.append(search.by_erring([search.knowledge.legal[self._then[at - self.cards]]]))
        return _together(rounds)


def _one(round_: Sampled, at: int) -> Sampled:
    """One card of a round."""
    return replace(round_, points=round_.points[[at]], chances=round_.chances[[at]])


def _together(rounds: Sequence[Sampled]) -> Sampled:
    """Choices tried in the same samples."""
    points, chances = (
        np.concatenate([getattr(each, name) for each in rounds]) for name in ("points", "chances")
    )
    return replace(rounds[0], points=points, chances=chances)
