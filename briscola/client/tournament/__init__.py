"""Seasons and cups: who plays whom, results of single tables, and the standings that follow from them."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.tournament.ranking import FORM, StandingsRow, standings
    from briscola.client.tournament.table_result import (
        AHEAD,
        LEVEL,
        TableGame,
        TableResult,
        lost_result,
        played_by_computers,
        result_of,
        table_points,
    )
else:
    __getattr__ = lazily(
        __name__,
        ranking="FORM StandingsRow standings",
        table_result=(
            "AHEAD LEVEL TableGame TableResult lost_result played_by_computers result_of table_points"
        ),
    )
