"""All that a page shows of a match, from the seat alone: no page knows a rule, nor what its seat may not."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from briscola.client.seats import NextStep, SeatControl
from briscola.client.view import ME, Band, View, bands, sorted_hand
from briscola.engine.actions import (
    Action,
    Bid,
    Call,
    Concede,
    Declare,
    Exchange,
    Pass,
    Play,
    Redeal,
)
from briscola.engine.cards import Card
from briscola.engine.trick import TableCard, winning
from briscola.i18n.action_words import headline, label, trump_card_label
from briscola.i18n.card_words import Naming, card_name, naming_of, suit_name
from briscola.i18n.character_words import addressed
from briscola.i18n.event_words import trick_words
from briscola.i18n.game_words import game_title, hand_text
from briscola.i18n.refusal_words import own_refusal_text
from briscola.i18n.result_words import band_words, listed_names, match_words, result_words
from briscola.i18n.score_words import score_line
from briscola.i18n.table_answers import asked_of
from briscola.i18n.table_facts import TableFacts
from briscola.i18n.text import _, pgettext, speaking, upper
from briscola.i18n.tooltip_words import (
    trump_words,
    untrumped_caption,
)
from briscola.i18n.trick_words import effect_text, why_taken
from briscola.pages.messages.fields import ChoiceKind
from briscola.pages.messages.table import (
    CountedSide,
    HandCard,
    HandCount,
    OfferedChoice,
    PageState,
    SeenHand,
    TrickCard,
)
from briscola.pages.server import deck_address, face_address
from briscola.pages.shown.page_choices import (
    choice_id,
    decision_number,
    most_to_cut,
    offered_actions,
    trump_cards,
)
from briscola.pages.shown.page_players import ruler_of, slate_of, table_players
from briscola.pages.shown.page_talk import offered_talk
from briscola.pages.shown.seat_story import SeatStory, seat_story
from briscola.storage.settings import Settings
from briscola.system import resources

KINDS: Mapping[type[Action], ChoiceKind] = {
    Bid: "bid",
    Pass: "pass",
    Call: "call",
    Exchange: "exchange",
    Redeal: "redeal",
    Declare: "declare",
    Concede: "concede",
}
"""Kind of each action on a page; cards are played by the card itself."""
OWN = (NextStep.OWN_MOVE, NextStep.OWN_CUT, NextStep.OWN_TRUMP_CARD)
"""Steps in which her person is asked for something."""


def page_state(
    seat: SeatControl, language: str, settings: Settings, *, public: bool = False, phrases: bool = False
) -> PageState | None:
    """The page of a seat, with all that the seat has looked at; None before its first match.

    `public`: the page draws the table too. `phrases`: people sit at several computers and may speak.
    """
    naming = naming_of(resources.deck(settings.deck))
    with speaking(language):
        story = seat_story(seat, settings, naming=naming)
        if story is None:
            return None
        view, offered = story.view, offered_actions(seat)
        acting = _acting(seat)
        plays = {action.card for action in offered.values() if isinstance(action, Play)}
        own = plays if acting == ME else frozenset()
        deck = resources.deck(settings.deck)
        return PageState(
            at=decision_number(seat),
            title=game_title(view.rules),
            subtitle=hand_text(view),
            ask=_ask(seat, story, acting),
            own_turn=seat.next_step in OWN,
            deck=deck_address(settings.deck),
            ratio=1.0 if deck is None else deck.ratio,
            hand=tuple(
                _card(card, seat, view, playable=card in own, naming=naming) for card in view.hands[ME]
            ),
            choices=(
                *(
                    _choice(action, naming=naming)
                    for action in offered.values()
                    if not isinstance(action, Play)
                ),
                *(
                    OfferedChoice(id=name, kind="trump_card", label=trump_card_label(which))
                    for name, which in trump_cards(seat).items()
                ),
            ),
            cut=most_to_cut(seat),
            talk=() if seat.looks_on else offered_talk(seat, settings, phrases=phrases, naming=naming),
            facts=_facts(story, settings, naming=naming),
            trumps="" if view.trumps is None else view.trumps.value,
            trumps_name="" if view.trumps is None else trump_words(view.trumps, naming=naming)[0],
            trumps_short=_trumps(view, naming=naming),
            turned="" if view.turned is None else view.turned.code,
            turned_name="" if view.turned is None else upper(card_name(view.turned, naming=naming)),
            stock=view.stock_count,
            players=table_players(story, settings, acting=acting, naming=naming),
            trick=_trick(view.table, view, naming=naming),
            trick_text=why_taken(view.table, view, naming=naming) if settings.show_reason else "",
            last_trick=() if view.ended else _trick(view.last, view, naming=naming),
            last_text="" if view.ended or not view.last else _last(story, settings, naming=naming),
            open_hands=_open_hands(seat, story, plays - own, naming=naming),
            slate=slate_of(view, story.setup),
            auction=ruler_of(story),
            happened=story.happened,
            result=_result(seat, story, naming=naming),
            over=bool(view.winners),
            public=public,
        )


def _acting(seat: SeatControl) -> int | None:
    """Place that is to decide; None if nobody is."""
    if seat.next_step is NextStep.OWN_MOVE:
        return seat.view.to_act
    return ME if seat.next_step in OWN else seat.thinker


def _ask(seat: SeatControl, story: SeatStory, acting: int | None) -> str:
    """Whose turn it is, or what her person is asked."""
    view, names = story.view, story.names
    if seat.next_step not in OWN:
        thinks = acting is not None and (acting != ME or seat.looks_on)
        return _("{name} is thinking…").format(name=names[acting or ME]) if thinks else ""
    return asked_of(seat, view, names, seat.next_step)


def _card(card: Card | None, seat: SeatControl, view: View, *, playable: bool, naming: Naming) -> HandCard:
    """A card of her hand; what it does, or why it may not be played now."""
    if card is None:
        return HandCard(name=upper(pgettext("card", "face down")))
    play = Play(card=card)
    note = effect_text(card, view) if playable else ""
    if not playable and seat.next_step is NextStep.OWN_MOVE:
        note = own_refusal_text(seat.refusal(play), naming=naming)
    return HandCard(
        card=card.code,
        name=upper(card_name(card, naming=naming)),
        choice=choice_id(play) if playable else "",
        note=note,
    )


def _choice(action: Action, *, naming: Naming) -> OfferedChoice:
    words = (
        headline(action, naming=naming)
        if isinstance(action, Concede | Exchange | Redeal)
        else label(action, naming=naming)
    )
    return OfferedChoice(
        id=choice_id(action),
        kind=KINDS[type(action)],
        label=words,
        card=action.card.code if isinstance(action, Call) else "",
        suit=upper(suit_name(action.card.suit, naming=naming)) if isinstance(action, Call) else "",
        points=action.points if isinstance(action, Bid) and action.rank is None else 0,
    )


def _trumps(view: View, *, naming: Naming) -> str:
    """The suit of trumps, or the card that was called."""
    if view.called is not None:
        return card_name(view.called, naming=naming)
    return "" if view.trumps is None else suit_name(view.trumps, naming=naming)


def _facts(story: SeatStory, settings: Settings, *, naming: Naming) -> tuple[str, ...]:
    """Trumps, promise and score, each in a few words."""
    view = story.view
    facts = TableFacts(view=view, setup=story.setup, settings=settings, naming=naming)
    found = [". ".join(facts.contract())] if view.called is not None else []
    if view.trumps is not None:
        found.append(facts.trumps()[0])
    elif view.untrumped:
        found.append(": ".join(untrumped_caption(view)))
    return (*found, _("Score: {score}").format(score=score_line(view, story.setup)))


def _trick(cards: Sequence[TableCard], view: View, *, naming: Naming) -> tuple[TrickCard, ...]:
    takes = None if not cards or view.in_the_dark else winning(cards, view.trumps, view.rules.ranking)
    return tuple(
        TrickCard(
            place=on.seat,
            card=on.card.code,
            name=upper(card_name(on.card, naming=naming)),
            takes=on is takes,
        )
        for on in cards
    )


def _last(story: SeatStory, settings: Settings, *, naming: Naming) -> str:
    """The winner of the last trick, and the reason."""
    view = story.view
    assert view.last_winner is not None
    taken, reason = trick_words(
        view.last_winner,
        view.last_points,
        view,
        story.names,
        settings,
        naming=naming,
        you=addressed(story.setup),
    )
    return ". ".join(filter(None, (taken, reason)))


def _open_hands(
    seat: SeatControl, story: SeatStory, plays: AbstractSet[Card], *, naming: Naming
) -> tuple[SeenHand, ...]:
    """Cards of others that lie face up for her; `plays` are those that she may play for the dummy."""
    view = story.view
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
                cards=tuple(_card(card, seat, view, playable=card in plays, naming=naming) for card in cards),
            )
        )
    return tuple(found)


def _result(seat: SeatControl, story: SeatStory, *, naming: Naming) -> HandCount | None:
    """The result of the hand, and the match with it; None while it goes on."""
    view, names = story.view, story.names
    if view.ended is None:
        return None
    title, text = result_words(view, names, known=True, naming=naming, people=story.setup.here)
    lines: tuple[str, ...] = (score_line(view, story.setup),)
    if view.winners:
        lines = (f"{title}: {text}", *lines)
        title, text = match_words(view, names, view.hand_number, you=addressed(story.setup))
    counted = tuple(_counted(band, story) for band in bands(seat.history, view))
    return HandCount(
        title=title,
        text=text,
        lines=lines,
        sides=counted,
        total=view.rules.total if counted else 0,
        needed=view.goal or 0,
    )


def _counted(band: Band, story: SeatStory) -> CountedSide:
    faces = (story.setup.face_of(place) for place in band.places)
    return CountedSide(
        name=listed_names([story.names[place] for place in band.places]),
        faces=tuple(face_address(face) for face in faces if face),
        mood=("pleased" if band.won else "dismayed") if story.view.ended_hand.winners else "",
        side="us" if band.side == "us" else "them",
        points=band.total,
        words=". ".join(filter(None, band_words(band))),
        cards=tuple(card.code for card in band.cards),
    )
