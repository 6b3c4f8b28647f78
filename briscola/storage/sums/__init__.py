"""Sums of matches in the database: results, luck, habits, rivals."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.storage.sums.habit_sums import habits_of
    from briscola.storage.sums.luck import KINDS, Luck, Shape, Share, add_up, judge
    from briscola.storage.sums.match_rows import statements
    from briscola.storage.sums.match_summary import OWN, HandSummary, MatchSummary, Result, summary
    from briscola.storage.sums.rival_rows import (
        COUNTED,
        LastHand,
        MatchWithRivals,
        Met,
        Rival,
        balances,
        count_matches,
        latest_matches,
        rivals_told,
    )
else:
    __getattr__ = lazily(
        __name__,
        habit_sums="habits_of",
        luck="KINDS Luck Shape Share add_up judge",
        match_rows="statements",
        match_summary="HandSummary MatchSummary OWN Result summary",
        rival_rows=(
            "COUNTED LastHand MatchWithRivals Met Rival balances count_matches latest_matches rivals_told"
        ),
    )
