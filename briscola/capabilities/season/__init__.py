"""The season: a league of one person and seven regulars over fourteen evenings, kept in one file a person."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.season.entry import SeasonEntry
    from briscola.capabilities.season.keeper import past_seasons
    from briscola.capabilities.season.season import PastSeason
    from briscola.capabilities.season.words import about_texts, past_text, season_title
