"""The season: a league of one person and seven regulars over fourteen evenings, kept in one file a person."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.capabilities.season.entry import SeasonEntry
    from briscola.capabilities.season.words import about_texts, season_title
else:
    __getattr__ = lazily(
        __name__,
        entry="SeasonEntry",
        words="about_texts season_title",
    )
