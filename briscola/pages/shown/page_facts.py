"""The trumps, the slate and the auction, as a page shows them."""

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import View
from briscola.engine.actions import HIGHEST_CONTRACT, LOWEST_CONTRACT
from briscola.engine.rules import Bidding
from briscola.i18n.action_words import bid_promise
from briscola.i18n.card_words import card_name, suit_name
from briscola.i18n.game_words import target_text
from briscola.i18n.score_words import score_line, tallies
from briscola.i18n.table_facts import TableFacts
from briscola.i18n.text import _, upper
from briscola.i18n.tooltip_words import trump_words, untrumped_caption
from briscola.pages.messages.fields import SIDES
from briscola.pages.messages.table import AuctionRuler, BidPeg, MatchSlate, SlateLine
from briscola.pages.shown.seat_story import SeatStory


def trumps_name(story: SeatStory) -> str:
    """The trumps as a caption; empty before they are known."""
    trumps = story.view.trumps
    return "" if trumps is None else trump_words(trumps, naming=story.naming)[0]


def trumps_short(story: SeatStory) -> str:
    """The suit of trumps, or the card that was called."""
    view, naming = story.view, story.naming
    if view.called is not None:
        return card_name(view.called, naming=naming)
    return "" if view.trumps is None else suit_name(view.trumps, naming=naming)


def turned_name(story: SeatStory) -> str:
    """The card that is turned up below the stock; empty without one."""
    turned = story.view.turned
    return "" if turned is None else upper(card_name(turned, naming=story.naming))


def table_facts(story: SeatStory) -> tuple[str, ...]:
    """Trumps, promise and score, each in a few words."""
    view = story.view
    facts = TableFacts(view=view, setup=story.setup, settings=story.settings, naming=story.naming)
    found = [". ".join(facts.contract())] if view.called is not None else []
    if view.trumps is not None:
        found.append(facts.trumps()[0])
    elif view.untrumped:
        found.append(": ".join(untrumped_caption(view)))
    return (*found, _("Score: {score}").format(score=score_line(view, story.setup)))


def scoreboard_of(view: View, setup: MatchSetup) -> MatchSlate | None:
    """The score of the match; None in a match of one hand."""
    form = view.rules.match_form
    if form.by_wins and view.winning_hands == 1:
        return None
    lines = (
        SlateLine(name=line.name, side=SIDES.get(line.side, ""), strokes=line.strokes, figure=line.figure)
        for line in tallies(view, setup)
    )
    return MatchSlate(title=target_text(view.rules, view.winning_hands), lines=tuple(lines))


def ruler_of(story: SeatStory) -> AuctionRuler | None:
    """The auction on a ruler; None where none goes on, or where ranks are bid."""
    view = story.view
    bidding = view.rules.bidding
    if (
        bidding is None
        or bidding is Bidding.RANK
        or view.caller is not None
        or view.leader is None
        or view.ended
    ):
        return None
    if view.auction_over and view.standing is None:
        return None
    bids = {place: bid.points for place, bid in view.bids if bid is not None}
    best = view.standing
    return AuctionRuler(
        title=_("The auction"),
        note=bid_promise(bidding),
        low=LOWEST_CONTRACT,
        high=HIGHEST_CONTRACT,
        standing="" if best is None else f"{_('Highest bid')}: {story.names[best[0]]}, {best[1].points}",
        pegs=tuple(
            BidPeg(name=story.names[place], points=points)
            for place, points in sorted(bids.items(), key=lambda bid: bid[1])
        ),
    )
