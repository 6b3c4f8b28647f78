"""The season: a league of one person and seven regulars over fourteen evenings, kept in one file a person."""
