"""FORMS: the games that are trained, measured and tested, each by its slug."""

from collections.abc import Mapping

from briscola.engine.rules import Rules
from briscola.engine.variants import VARIANTS, make_rules

FORMS: Mapping[str, Rules] = {
    rules.slug: rules
    for rules in (
        make_rules("briscola", 2),
        make_rules("briscola", 4),
        make_rules("chiamata", 5),
        make_rules("chiamata", 5, {"bidding": "rank"}),
        make_rules("chiamata", 4),
        make_rules("chiamata", 4, {"bidding": "rank"}),
        make_rules("chiamata", 4, {"morto": "open"}),
        make_rules("chiamata", 4, {"morto": "open", "bidding": "rank"}),
        make_rules("briscola", 3),
        make_rules("briscola", 4, {"teams": False}),
        make_rules("briscola", 5),
        make_rules("briscola", 6),
        make_rules("briscola", 6, {"teams": False}),
        make_rules("prini", 2),
        make_rules("prini", 2, {"deal_all": True}),
        make_rules("prini", 3),
        make_rules("prini", 3, {"deal_all": True}),
        make_rules("prini", 4),
        make_rules("prini", 4, {"deal_all": True}),
        make_rules("prini", 4, {"teams": False}),
        make_rules("prini", 4, {"teams": False, "deal_all": True}),
        make_rules("prini", 5),
        make_rules("prini", 5, {"deal_all": True}),
        make_rules("bisca", 2),
        make_rules("bisca", 2, {"hand_size": 9}),
        make_rules("bisca", 3),
        make_rules("bisca", 4),
        make_rules("bisca", 4, {"teams": False}),
        make_rules("scoperta", 2),
        make_rules("briscolone", 2),
        make_rules("brisca", 2),
        make_rules("brisca", 3),
        make_rules("brisca", 4),
        make_rules("brisca", 4, {"teams": False}),
        make_rules("sueca", 4),
        make_rules("briscolone", 2, {"must_follow": True}),
        make_rules("marianna", 2),
        make_rules("marianna", 3),
        make_rules("marianna", 4),
        make_rules("marianna", 2, {"trump_by": "turned"}),
        make_rules("marianna", 3, {"trump_by": "turned"}),
        make_rules("marianna", 4, {"trump_by": "turned"}),
        make_rules("marianna", 2, {"mariazza": True}),
        *(make_rules(row.name, players) for row in VARIANTS.values() for players in row.players),
    )
}
"""Every variant and number of players, with the house rules that make another game of it; those played most
first."""
