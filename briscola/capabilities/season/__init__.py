"""The season: a league of one person and seven regulars over fourteen evenings, kept in one file a person."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.season.entry import SeasonEntry as SeasonEntry
    from briscola.capabilities.season.words import about_texts as about_texts, season_title as season_title
else:
    __getattr__ = lazily(
        __name__,
        entry="SeasonEntry",
        words="about_texts season_title",
    )
