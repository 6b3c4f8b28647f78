"""Values and reasons of each choice, for whoever wants to learn: `evaluate` gives both."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.insight.bid_reasons import call_reasons
    from briscola.players.insight.can_explain import known_about
    from briscola.players.insight.choice_comparison import Choice, Deliberation, Ground
    from briscola.players.insight.comparison import better_than
    from briscola.players.insight.contrast import against, contrasts
    from briscola.players.insight.deliberation import COACH, deliberate, judgeable, told_again
    from briscola.players.insight.evaluation import Insight, evaluate, glance, insights
    from briscola.players.insight.prospects import Prospect
    from briscola.players.insight.reasons import FIGURES, KEPT, NEARLY, Reason, Why
    from briscola.players.insight.significance import COSTLY, SURE, TELLS
