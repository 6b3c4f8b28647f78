"""The words for what happens at a table, one sentence for each event: for whoever cannot see the table."""

from collections.abc import Mapping, Sequence

from briscola.client.view.view import ME, DrawRound, View
from briscola.engine.actions import Sign
from briscola.engine.events import (
    BidMade,
    Called,
    Committed,
    DealSeen,
    Drawn,
    Event,
    Exchanged,
    HandEnded,
    MatchBegan,
    MatchEnded,
    PackCut,
    Passed,
    PhraseSaid,
    Played,
    Requested,
    Revealed,
    Signalled,
    Sits,
    Withdrawn,
)
from briscola.i18n.action_words import bid_text
from briscola.i18n.card_words import Naming, card_name, suit_name, the_card
from briscola.i18n.event_words import caption
from briscola.i18n.friends_words import PHRASES
from briscola.i18n.game_words import game_title, hand_text, spoken
from briscola.i18n.result_words import match_goal, match_words, result_title, result_words
from briscola.i18n.sign_words import ask_speech, deed, meaning_of, thing
from briscola.i18n.text import _, upper
from briscola.storage.settings.settings import Settings


def narrated(
    event: Event,
    before: View | None,
    view: View,
    names: Sequence[str],
    *,
    grimaces: Mapping[Sign, str],
    settings: Settings,
    naming: Naming,
    you: int | None = ME,
) -> str:
    """A sentence on an event; empty if there is nothing to say. `before` is the view before it.

    `you` is the place that the words call so, as in `caption`.
    """
    match event:
        case BidMade(seat=seat, bid=bid):
            said = _by(names[seat], bid_text(bid, naming=naming))
        case Passed(seat=seat):
            said = _by(names[seat], bid_text(None))
        case Called(seat=seat, card=card):
            said = _("You call {card}") if seat == you else _("{name} calls {card}")
            said = said.format(name=names[seat], card=the_card(card, naming=naming))
        case Played(seat=seat, card=card):
            said = _by(upper(spoken(names, seat, view.rules)), card_name(card, naming=naming))
        case Exchanged(seat=seat, gave=gave, took=took) if seat == you:
            said = _("You exchange {gave} for {took}").format(
                gave=the_card(gave, naming=naming), took=the_card(took, naming=naming)
            )
        case Drawn(seat=seat, card=card) if seat == you and card is not None:
            said = _("You draw {card}").format(card=the_card(card, naming=naming))
        case Signalled(seat=seat, sign=sign) if sign in grimaces:
            said = _by(
                names[seat],
                _sign(seat, sign, view, grimaces, explained=settings.explain_signs, naming=naming),
            )
        case Requested(seat=seat, ask=ask):
            said = _by(names[seat], ask_speech(ask, naming=naming))
        case PhraseSaid(seat=seat, phrase=phrase):
            said = _by(names[seat], str(PHRASES[phrase]))
        case HandEnded():
            said = result_title(event, names, people=() if you is None else (you,))
        case MatchEnded():
            said, _balance = match_words(view, names, view.hand_number, you=you)
        case _:
            said = ""
    more = caption(event, view, before, names, settings, naming=naming, you=you)
    return ". ".join(part for part in (said, *(more or ())) if part)


def told_aloud(
    event: Event,
    before: View | None,
    view: View,
    names: Sequence[str],
    *,
    grimaces: Mapping[Sign, str],
    settings: Settings,
    naming: Naming,
    you: int | None = ME,
    full: bool = True,
) -> str:
    """All that somebody who cannot see the table has to hear of an event; empty if there is nothing to say.

    `you`: the place that the words call so. None where several people listen: nobody's cards are named.
    `full`: also what happens to the pack, and who draws.
    """
    opening = ""
    match event:
        case MatchBegan():
            opening = _join(
                game_title(view.rules),
                match_goal(view.rules, view.winning_hands),
                _("At the table: {names}").format(names=", ".join(names[place] for place in view.order)),
            )
        case DrawRound():
            return _drawn_for_deal(event, names, naming=naming)
        case Committed() if full:
            return _join(hand_text(view), _("The pack is shuffled and sealed"))
        case Committed():
            return hand_text(view)
        case PackCut(seat=seat) if seat == you and not event.auto:
            return _("You cut") if full else ""
        case DealSeen():
            opening = _dealt(event, view, names, naming=naming, you=you)
        case Drawn(seat=seat) if seat != ME or you is None:
            return _drawn(event, names, view, naming=naming) if full or event.public else ""
        case HandEnded() if event.reason != "void":
            title, text = result_words(
                view, names, known=True, naming=naming, people=() if you is None else (you,)
            )
            return _join(title, text)
        case Withdrawn() if full:
            return _("The pack is shuffled anew")
        case Revealed() if full:
            return _("The seal of this hand is opened")
        case Sits(seat=seat, who=who):
            return _("{name} sits down").format(name=who.name or names[seat])
    said = narrated(event, before, view, names, grimaces=grimaces, settings=settings, naming=naming, you=you)
    return _join(opening, said)


def _join(*parts: str) -> str:
    return ". ".join(part.rstrip(".") for part in parts if part)


def _drawn_for_deal(event: DrawRound, names: Sequence[str], *, naming: Naming) -> str:
    """Sentence on the cards drawn for the deal (R-DEAL-1)."""
    return ". ".join(
        _by(names[place], card_name(card, naming=naming))
        for place, card in enumerate(event.cards)
        if card is not None
    )


def _dealt(event: DealSeen, view: View, names: Sequence[str], *, naming: Naming, you: int | None) -> str:
    """Sentences on the dealer, one's own cards, and trumps."""
    deals = (
        _("You have dealt") if event.dealer == you else _("{name} has dealt").format(name=names[event.dealer])
    )
    held = [card for card in view.hands[ME] if card is not None] if you is not None else []
    yours = _("Your cards: {cards}").format(cards=", ".join(card_name(card, naming=naming) for card in held))
    trumps = ""
    if event.turned is not None:
        trumps = _("Trumps are {suit}: {card} is turned up").format(
            suit=suit_name(event.turned.suit, naming=naming), card=the_card(event.turned, naming=naming)
        )
    return _join(deals, yours if held else "", trumps)


def _drawn(event: Drawn, names: Sequence[str], view: View, *, naming: Naming) -> str:
    """Somebody else draws, in sight or not."""
    name = upper(spoken(names, event.seat, view.rules))
    if event.card is not None and event.public:
        return _("{name} draws {card}").format(name=name, card=the_card(event.card, naming=naming))
    return _("{name} draws").format(name=name)


def _by(name: str, said: str) -> str:
    return _("{name}: {words}").format(name=name, words=said)


def _sign(
    seat: int, sign: Sign, view: View, grimaces: Mapping[Sign, str], *, explained: bool, naming: Naming
) -> str:
    """The grimace, with its meaning if it is explained; of the person's own sign the meaning alone."""
    if seat == ME:
        return _("sign: {sign}").format(sign=thing(sign, view.rules.ranking, naming=naming))
    doing = deed(grimaces[sign])
    return f"{doing} ({meaning_of(sign, view, naming=naming)})" if explained else doing
