"""The coach: after a hand, the worth of each of the person’s choices, and the part of luck; the journal."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.capabilities.coach.decisions import Decision, hands_of
    from briscola.capabilities.coach.entry import CoachEntry, coach
    from briscola.capabilities.coach.judgements import Judgements, MatchAccuracy
    from briscola.capabilities.coach.person_habits import learns
    from briscola.capabilities.coach.window.choice_strip import Cell, ChoiceStrip
    from briscola.capabilities.coach.window.journal_sheet import JournalScene
    from briscola.capabilities.coach.words import accuracy_mean_text
