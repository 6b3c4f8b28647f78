"""What is said of mariannas: to declare one, to keep its pair (V-MA)."""

import re

from benchmarks.judges.claims.reading import CARD, N, claim, goes_on, the_card
from benchmarks.judges.claims.shown import Shown
from briscola.engine.actions import Declare
from briscola.engine.cards import Card, Rank


@claim("declares", rf"It brings {N} points at once, and who waits may not lead again\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    """V-MA-3: the first brings 20 or 40, each later one 20 more; V-MA-5: of trumps 40, another 20."""
    view, action = shown.view, shown.action
    if not isinstance(action, Declare) or view.table or not view.stock_count:
        return False
    options = view.rules.options
    if options["trump_by"] == "turned":
        worth = 40 if action.suit is view.trumps else 20
    else:
        worth = int(options["first_marianna"]) + 20 * len(view.declared)
    return worth == int(match["n"])


@claim("keeps pair", rf"Keep {CARD}: its pair can still be declared\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    kept = the_card(match)
    view = shown.view
    pair = {Card(rank, kept.suit) for rank in (Rank.KING, Rank.KNIGHT)}
    open_yet = kept.suit not in {made.suit for made in view.declared}
    leads = view.stock_count > view.rules.players  # a stock is left when the next trick is led
    return goes_on(shown, kept) and kept in pair and pair <= set(view.hand) and open_yet and leads
