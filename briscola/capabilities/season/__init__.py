"""The season: a league of one person and seven regulars over fourteen evenings, kept in one file a person."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.season.entry import SeasonEntry
    from briscola.capabilities.season.keeper import past_seasons
    from briscola.capabilities.season.season import PastSeason
    from briscola.capabilities.season.words import about_texts, past_text, season_title
else:
    __getattr__ = lazily(
        __name__,
        entry="SeasonEntry",
        keeper="past_seasons",
        season="PastSeason",
        words="about_texts past_text season_title",
    )
