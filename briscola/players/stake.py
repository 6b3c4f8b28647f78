"""The unit in which players of different games compare values."""

from briscola.engine.rules import Follow, Rules

IN_PAIRS, ALONE = 1.5, 0.6
"""Stakes, found by how far `hard` then stands from `medium` and `maestro`."""


def stake(rules: Rules) -> float:
    """Unit of value for temperatures, manners, tilts and lapses, relative to a game between two (1.0).

    Free plays lie further apart in pairs, where a hand holds fewer of them, and nearer for who plays alone
    and moves only his own points. In chiamata the contract counts as the hand does between two.
    """
    if rules.has_payments:
        return 1.0
    if not rules.two_sides:
        return ALONE
    return IN_PAIRS if rules.in_sides and rules.follow is not Follow.ALWAYS else 1.0
