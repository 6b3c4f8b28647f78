"""All samples of a decision together: what each choice came to on the average, and how sure that is."""

from collections.abc import Sequence
from math import inf

import numpy as np

from briscola.engine.rules import Rules
from briscola.players.insight.figures import points_in_a_hand
from briscola.players.insight.prospects import by_both, reference
from briscola.players.nets.arrays import Floats
from briscola.players.search.deepening import Sampled


class SampleMeans:
    """Results of some cards in all samples so far; a card that is tried no further has gaps."""

    def __init__(self, rules: Rules, cards: int) -> None:
        self._rules = rules
        self._cards = cards
        self._points = self._chances = np.empty((cards, 0))
        self._weights: Floats = np.empty(0)

    def add(self, cards: Sequence[int], tried: Sampled) -> None:
        """Another round, of these cards by their places."""
        columns = np.full((2, self._cards, len(tried.weights)), np.nan)
        columns[0, list(cards)], columns[1, list(cards)] = tried.points, tried.chances
        self._points = np.concatenate((self._points, columns[0]), axis=1)
        self._chances = np.concatenate((self._chances, columns[1]), axis=1)
        self._weights = np.concatenate((self._weights, tried.weights))

    def found(self) -> list[tuple[float, float]]:
        """Final points of each card and its chance, by both (`prospects.by_both`)."""
        means = self._means()
        return means if self._rules.match_form.by_points else by_both(means, points_in_a_hand(self._rules))

    def behind(self, best: int) -> list[tuple[float, float]]:
        """Points that each card is behind the best, weighed as the maestro does, with the standard error.

        From samples in which both were tried.
        """
        values = self._points
        if not self._rules.match_form.by_points:
            hand = points_in_a_hand(self._rules)
            _, _, trust = reference(self._means(), hand)
            values = ((1 + trust) * self._points + (1 - trust) * hand * self._chances) / 2
        return [self._mean(values[best] - each) for each in values]

    def _means(self) -> list[tuple[float, float]]:
        """Points and chance of each card: those of the card tried most, less what the card is behind it."""
        most = int((~np.isnan(self._points)).sum(axis=1).argmax())
        columns = []
        for values in (self._points, self._chances):
            whole, _ = self._mean(values[most])
            columns.append([whole - self._mean(values[most] - each)[0] for each in values])
        return list(zip(*columns, strict=True))

    def _mean(self, differences: Floats) -> tuple[float, float]:
        both = ~np.isnan(differences)
        if not both.any():
            return 0.0, inf
        weights, found = self._weights[both], differences[both]
        mean = float(weights @ found / weights.sum())
        return mean, float(np.sqrt((weights**2 * (found - mean) ** 2).sum()) / weights.sum())
