"""Sums of matches in the database: results, luck, habits, rivals."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.storage.sums.habit_sums import habits_of as habits_of
    from briscola.storage.sums.luck import (
        KINDS as KINDS,
        Luck as Luck,
        Shape as Shape,
        Share as Share,
        add_up as add_up,
        judge as judge,
    )
    from briscola.storage.sums.match_rows import statements as statements
    from briscola.storage.sums.match_summary import (
        OWN as OWN,
        HandSummary as HandSummary,
        MatchSummary as MatchSummary,
        Result as Result,
        summary as summary,
    )
    from briscola.storage.sums.rival_rows import (
        LastHand as LastHand,
        MatchWithRivals as MatchWithRivals,
        Met as Met,
        Rival as Rival,
        balances as balances,
        count_matches as count_matches,
        latest_matches as latest_matches,
        rivals_told as rivals_told,
    )
else:
    __getattr__ = lazily(
        __name__,
        habit_sums="habits_of",
        luck="KINDS Luck Shape Share add_up judge",
        match_rows="statements",
        match_summary="HandSummary MatchSummary OWN Result summary",
        rival_rows="LastHand MatchWithRivals Met Rival balances count_matches latest_matches rivals_told",
    )
