"""The words for what happens at the table: a caption and a detail for an event."""

from collections.abc import Sequence

from briscola.client.view.view import ME, DealerNamed, View
from briscola.engine.cards import Suit
from briscola.engine.events import (
    BidMade,
    Called,
    Conceded,
    DealSeen,
    DeclarationPaid,
    Declared,
    Event,
    Exchanged,
    MatchBegan,
    PackCut,
    Passed,
    Played,
    Redealt,
    TrickTaken,
    TrumpCardChosen,
)
from briscola.i18n.card_words import Naming, card_name, points_text, suit_name
from briscola.i18n.game_words import spoken
from briscola.i18n.result_words import weak_words
from briscola.i18n.text import _, upper
from briscola.i18n.tooltip_words import dark_words, left_out_words, opening_words
from briscola.i18n.trick_words import why_taken
from briscola.storage.settings.settings import Settings


def caption(
    event: Event,
    view: View,
    before: View | None,
    names: Sequence[str],
    settings: Settings,
    *,
    naming: Naming,
    you: int | None = ME,
) -> tuple[str, str] | None:
    """Caption and detail for an event; None if it has none. `before` is the view before the event.

    `you` is the place that the words call so.
    """
    if isinstance(event, TrickTaken):
        return trick_words(event.winner, event.points, view, names, settings, naming=naming, you=you)
    if isinstance(event, MatchBegan) and view.rules.left_out:
        return left_out_words(view.rules, naming=naming)
    if isinstance(event, DealSeen) and view.hand_number == 1:
        return opening_words(view.rules, naming=naming)
    if isinstance(event, DealerNamed):
        return dealer_words(event, before, names, naming=naming, you=you), ""
    if isinstance(event, Played) and event.card == view.called:
        return reveal_words(event.seat, view, names, you=you), ""
    if isinstance(event, Called) and view.revealed and view.partner is not None:
        return reveal_words(view.partner, view, names, you=you), ""  # the card lies there already (V-CH-27)
    if isinstance(event, BidMade | Passed) and view.in_the_dark:
        return dark_words(view, names, you=you)
    if isinstance(event, Redealt):
        return weak_words(names, event.seat, you=you), ""
    if isinstance(event, Conceded):
        return (
            _("You give the hand up")
            if event.seat == you
            else _("{name} gives the hand up").format(name=names[event.seat])
        ), ""
    if isinstance(event, Declared):
        return declared_words(event, view, names, naming=naming, you=you)
    if isinstance(event, DeclarationPaid):
        return paid_words(event, names, naming=naming, you=you), ""
    if isinstance(event, Exchanged) and event.seat != ME:
        taken = card_name(event.took, naming=naming)
        return _("{name} takes the {card}").format(name=names[event.seat], card=taken), ""
    if isinstance(event, TrumpCardChosen):
        return trump_card_chosen(event, names, you=you), ""
    if isinstance(event, PackCut) and event.auto and event.seat == you:
        return _("The pack is cut for you"), ""
    if isinstance(event, PackCut) and event.seat != you:
        words = _("The pack is cut for {name}") if event.auto else _("{name} cuts")
        return words.format(name=names[event.seat]), ""
    return None


def trump_card_chosen(event: TrumpCardChosen, names: Sequence[str], *, you: int | None = ME) -> str:
    """Caption of the dealer's choice, before the cards are dealt (V-SU-5)."""
    top = event.which == "top"
    if event.auto:
        return _("Chance chooses the top card") if top else _("Chance chooses the bottom card")
    if event.seat == you:
        return _("You choose the top card") if top else _("You choose the bottom card")
    said = _("{name} chooses the top card") if top else _("{name} chooses the bottom card")
    return said.format(name=names[event.seat])


def declared_words(
    event: Declared, view: View, names: Sequence[str], *, naming: Naming, you: int | None = ME
) -> tuple[str, str]:
    """Caption of a declaration and its points, and the new trumps as the detail (V-MA-2, V-MA-3)."""
    suit, points = suit_name(event.suit, naming=naming), points_text(event.points)
    if not event.points:  # V-MA-6
        return waiting_words(event.seat, event.suit, names, naming=naming, you=you)
    if event.seat == you:
        said = _("You declare {suit}: {points}").format(suit=suit, points=points)
    else:
        said = _("{name} declares {suit}: {points}").format(name=names[event.seat], suit=suit, points=points)
    changed = view.rules.marianna is not None and view.rules.marianna.makes_trumps
    return said, _("Trumps are {suit} now").format(suit=suit) if changed else ""


def waiting_words(
    seat: int, suit: Suit, names: Sequence[str], *, naming: Naming, you: int | None = ME
) -> tuple[str, str]:
    """Caption of a declaration off the lead, and when it is paid (V-MA-6)."""
    declared = suit_name(suit, naming=naming)
    if seat == you:
        return _("You declare {suit}").format(suit=declared), _("It counts at your next lead")
    said = _("{name} declares {suit}").format(name=names[seat], suit=declared)
    return said, _("It counts when {name} leads").format(name=names[seat])


def paid_words(event: DeclarationPaid, names: Sequence[str], *, naming: Naming, you: int | None = ME) -> str:
    """Caption of a declaration that is paid at a lead (V-MA-6)."""
    suit, points = suit_name(event.suit, naming=naming), points_text(event.points)
    if event.seat == you:
        return _("You lead: {points} for {suit}").format(points=points, suit=suit)
    return _("{name} leads: {points} for {suit}").format(name=names[event.seat], points=points, suit=suit)


def trick_words(
    winner: int,
    points: int,
    view: View,
    names: Sequence[str],
    settings: Settings,
    *,
    naming: Naming,
    you: int | None = ME,
) -> tuple[str, str]:
    """Caption of a trick, as far as the settings allow: winner and points; the reason is the detail."""
    name = spoken(names, winner, view.rules)
    taken = _("You take it") if winner == you else upper(_("{name} takes it").format(name=name))
    worth = points_text(points) if settings.live_points else ""
    reason = why_taken(view.last, view, naming=naming) if settings.show_reason else ""
    return (f"{taken} · {worth}" if worth else taken), reason


def reveal_words(seat: int, view: View, names: Sequence[str], *, you: int | None = ME) -> str:
    """Caption for the reveal that `seat` holds the called card and is the caller's partner (V-CH-8/9)."""
    if seat == view.caller:
        if seat == you:
            return _("You hold the called card: now they know")
        return _("{name} holds the called card and plays alone").format(name=names[seat])
    if seat == you:
        return _("Now everybody knows that you are the partner")
    name = spoken(names, seat, view.rules)
    if view.caller == you:
        return upper(_("{name} is your partner").format(name=name))
    caller = "" if view.caller is None else names[view.caller]
    return upper(_("{name} is the partner of {caller}").format(name=name, caller=caller))


def dealer_words(
    event: DealerNamed,
    before: View | None,
    names: Sequence[str],
    *,
    naming: Naming,
    you: int | None = ME,
) -> str:
    """Caption naming the first dealer, with the card drawn if there was a draw."""
    name = names[event.dealer]
    drawn = dict(before.drawn) if before is not None else {}
    if not event.drawn or event.dealer not in drawn:
        return _("You deal first") if event.dealer == you else _("{name} deals first").format(name=name)
    best = upper(card_name(drawn[event.dealer], naming=naming))
    if event.dealer == you:
        return _("{card}: you deal first").format(card=best)
    return _("{card}: {name} deals first").format(card=best, name=name)
