"""Sums of matches in the database: results, luck, habits, rivals."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.storage.sums.habit_sums import habits_of
    from briscola.storage.sums.luck import KINDS, Luck, Shape, Share, add_up, judge
    from briscola.storage.sums.match_rows import statements
    from briscola.storage.sums.match_summary import OWN, HandSummary, MatchSummary, Result, summary
    from briscola.storage.sums.rival_rows import (
        COUNTED,
        MatchWithRivals,
        Met,
        Rival,
        balances,
        count_matches,
        latest_matches,
        rivals_told,
    )
