"""The scenes: title, new match, play, results, rules, settings."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes import third_party_notices
    from briscola.ui.scenes.about import About
    from briscola.ui.scenes.deal_table import play_daily, play_duel
    from briscola.ui.scenes.deck_bringer import DeckBringer
    from briscola.ui.scenes.entry import Entry, Kind, Places
    from briscola.ui.scenes.error_page import ErrorPage, Way, paragraphs
    from briscola.ui.scenes.leave_guard import LeaveGuard
    from briscola.ui.scenes.match_entry import MatchEntry
    from briscola.ui.scenes.rules_reader import RulesScene, chapters
    from briscola.ui.scenes.table_entry import TableEntry
    from briscola.ui.scenes.title import Destinations, StepOffer, Title
    from briscola.ui.scenes.title_slate import ChalkLine, ChalkPlace
    from briscola.ui.scenes.waiting_matches import WaitingMatches
    from briscola.ui.scenes.who_plays import WhoPlays
