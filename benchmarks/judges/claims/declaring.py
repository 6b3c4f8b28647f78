"""Claims about mariannas: to declare one, to keep its pair (V-MA)."""

import re

from benchmarks.judges.claims.figures import AHEAD, signed
from benchmarks.judges.claims.reading import CARD, RANKS, N, claim, goes_on, the_card
from benchmarks.judges.claims.shown import Shown
from briscola.engine.actions import Declare, Play
from briscola.engine.cards import Card, Rank


@claim(
    "declares",
    rf"It brings {N} points"
    r"( and makes (?P<trumps>\d+) of your cards trumps|(?P<later> when you next lead))?\.",
)
def _(shown: Shown, match: re.Match[str]) -> bool:
    """V-MA-3: the first brings 20 or 40, each later one 20 more; V-MA-5: of trumps 40, another 20.

    V-MA-6: what is declared while answering is paid at the next lead.
    """
    view, action = shown.view, shown.action
    if not isinstance(action, Declare) or bool(view.table) != bool(match["later"]) or not view.stock_count:
        return False
    options = view.rules.options
    if options["trump_by"] == "turned":
        worth = 40 if action.suit is view.trumps else 20
        return worth == int(match["n"]) and match["trumps"] is None
    worth = int(options["first_marianna"]) + 20 * len(view.declared)
    return worth == int(match["n"]) and sum(c.suit is action.suit for c in view.hand) == int(match["trumps"])


@claim("only now", r"Now or never: after this trick the stock is gone\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    view = shown.view
    return isinstance(shown.action, Declare) and 0 < view.stock_count <= view.rules.players


@claim("better now", rf"(?P<own>{AHEAD}|Level) at the end; if you wait, (?P<other>{AHEAD})\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    """Beside all that may be done instead, the best of it a card."""
    others = [line for line in shown.lines if line.action != shown.action]
    best = max(line.points or 0 for line in others)
    cards = [line for line in others if isinstance(line.action, Play) and line.points == best]
    told = (signed(match["own"]), signed(match["other"]))
    return isinstance(shown.action, Declare) and bool(cards) and told == (shown.own.points, best)


@claim("can wait", r"The marianna can wait, and nobody sees the pair yet\.")
def _(shown: Shown, _match: re.Match[str]) -> bool:
    """The same may still be declared when a later trick is led."""
    view, lines = shown.view, shown.lines
    declared = [line for line in lines if isinstance(line.action, Declare)]
    if not declared or not isinstance(shown.action, Play):
        return False
    now = max(declared, key=lambda line: line.points or 0)
    assert isinstance(now.action, Declare)
    kept = shown.card not in {Card(rank, now.action.suit) for rank in (Rank.KING, Rank.KNIGHT)}
    return kept and view.stock_count > view.rules.players


@claim("declared now", rf"(?P<own>{AHEAD}|Level) at the end; declared now, (?P<other>{AHEAD})\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    now = max(line.points or 0 for line in shown.lines if isinstance(line.action, Declare))
    told = (signed(match["own"]), signed(match["other"]))
    return isinstance(shown.action, Play) and told == (shown.own.points, now) and told[0] > told[1]


@claim("keeps pair", rf"Keep {CARD}: you can still declare its pair\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    kept = the_card(match)
    view = shown.view
    pair = {Card(rank, kept.suit) for rank in (Rank.KING, Rank.KNIGHT)}
    open_yet = kept.suit not in {made.suit for made in view.declared}
    leads = view.stock_count > view.rules.players  # a stock is left when the next trick is led
    return goes_on(shown, kept) and kept in pair and pair <= set(view.hand) and open_yet and leads


@claim("may pair", rf"Keep {CARD}: the (?P<rank>\w+) is still out, and you could declare the pair\.")
def _(shown: Shown, match: re.Match[str]) -> bool:
    kept, view = the_card(match), shown.view
    mate = Card(RANKS[match["rank"]], kept.suit)
    pair = {kept.rank, mate.rank} == {Rank.KING, Rank.KNIGHT}
    open_yet = kept.suit not in {made.suit for made in view.declared} and mate in shown.onlooker.hidden
    leads = view.rules.marianna is not None and view.stock_count > view.rules.players
    return goes_on(shown, kept) and pair and open_yet and leads
