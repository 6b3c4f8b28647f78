"""The cards that a page shows: her own, those of the trick and of the last one, and others' that lie open."""

from collections.abc import Sequence

from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.client.view.view import ME, sorted_hand
from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.trick import TableCard, winning
from briscola.i18n.card_words import card_name
from briscola.i18n.character_words import addressed
from briscola.i18n.event_words import trick_words
from briscola.i18n.refusal_words import own_refusal_text
from briscola.i18n.text import pgettext, upper
from briscola.i18n.trick_words import effect_text, why_taken
from briscola.pages.messages.table import HandCard, SeenHand, TrickCard
from briscola.pages.shown.page_choices import choice_id, offers
from briscola.pages.shown.seat_story import SeatStory


def hand_cards(seat: SeatControl, story: SeatStory) -> tuple[HandCard, ...]:
    """The cards of her hand, also those that lie face down."""
    plays = _playable(seat)
    return tuple(_hand_card(card, seat, story, playable=card in plays) for card in story.view.hands[ME])


def _playable(seat: SeatControl) -> set[Card]:
    return {made.card for made in offers(seat).values() if isinstance(made, Play)}


def _hand_card(card: Card | None, seat: SeatControl, story: SeatStory, *, playable: bool) -> HandCard:
    """A card of her hand; what it does, or why it may not be played now."""
    if card is None:
        return HandCard(name=upper(pgettext("card", "face down")))
    play = Play(card=card)
    note = effect_text(card, story.view) if playable else ""
    if not playable and seat.next_step is NextStep.OWN_MOVE:
        note = own_refusal_text(seat.refusal(play), naming=story.naming)
    return HandCard(
        card=card.code,
        name=upper(card_name(card, naming=story.naming)),
        choice=choice_id(play) if playable else "",
        note=note,
    )


def trick_cards(cards: Sequence[TableCard], story: SeatStory) -> tuple[TrickCard, ...]:
    view = story.view
    takes = None if not cards or view.in_the_dark else winning(cards, view.trumps, view.rules.ranking)
    return tuple(
        TrickCard(
            place=on.seat,
            card=on.card.code,
            name=upper(card_name(on.card, naming=story.naming)),
            takes=on is takes,
        )
        for on in cards
    )


def trick_text(story: SeatStory) -> str:
    """The reason for which a card of the trick takes, if the settings show reasons."""
    view = story.view
    return why_taken(view.table, view, naming=story.naming) if story.settings.show_reason else ""


def last_trick_text(story: SeatStory) -> str:
    """The winner of the last trick, and the reason."""
    view = story.view
    assert view.last_winner is not None
    taken, reason = trick_words(
        view.last_winner,
        view.last_points,
        view,
        story.names,
        story.settings,
        naming=story.naming,
        you=addressed(story.setup),
    )
    return ". ".join(filter(None, (taken, reason)))


def open_hands(seat: SeatControl, story: SeatStory) -> tuple[SeenHand, ...]:
    """Cards of others that lie face up for her, and those that she may play for the dummy."""
    view = story.view
    plays = _playable(seat).difference(view.hands[ME])
    found = []
    for place in view.order:
        cards = tuple(card for card in view.hands[place] if card is not None)
        if place == view.rules.dummy_seat and plays and not cards:
            cards = tuple(card for card in sorted_hand(plays, view.rules) if card is not None)
        if place == ME or not cards or len(cards) < len(view.hands[place]):
            continue
        found.append(
            SeenHand(
                name=story.names[place],
                cards=tuple(_hand_card(card, seat, story, playable=card in plays) for card in cards),
            )
        )
    return tuple(found)
