"""Seasons and cups: results of tables, from records or by computers, standings, and steps on the disk."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.client.tournament.computers import Computers, ComputerTable, Place, play_log
    from briscola.client.tournament.keeper import TournamentKeeper
    from briscola.client.tournament.ranking import FORM, StandingsRow, standings
    from briscola.client.tournament.steps import AGAIN, Steps
    from briscola.client.tournament.table_record import record_of_table
    from briscola.client.tournament.table_result import (
        AHEAD,
        LEVEL,
        TableGame,
        TableResult,
        is_broken_off,
        is_given_up,
        lost_result,
        result_of,
        table_points,
    )
