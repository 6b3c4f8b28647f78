"""All that a page shows of a match, from the seat alone: no page knows a rule, nor what its seat may not."""

from briscola.client.seats.seat_control import OWN_STEPS, SeatControl
from briscola.i18n.card_words import naming_of
from briscola.i18n.game_words import game_title, hand_text
from briscola.i18n.text import speaking
from briscola.pages.messages.table import PageState
from briscola.pages.server.page_files import deck_address
from briscola.pages.shown.page_cards import hand_cards, last_trick_text, open_hands, trick_cards, trick_text
from briscola.pages.shown.page_choices import (
    decision_number,
    most_to_cut,
    offered_choices,
    offered_talk,
)
from briscola.pages.shown.page_facts import (
    ruler_of,
    scoreboard_of,
    table_facts,
    trumps_name,
    trumps_short,
    turned_name,
)
from briscola.pages.shown.page_players import table_players
from briscola.pages.shown.page_result import hand_count
from briscola.pages.shown.seat_story import asked, place_to_act, seat_story
from briscola.storage.settings.settings import Settings
from briscola.system import resources


def page_state(
    seat: SeatControl, language: str, settings: Settings, *, draws_table: bool = False, phrases: bool = False
) -> PageState | None:
    """The page of a seat, with all that the seat has looked at; None before its first match.

    `draws_table`: no big screen shows the table. `phrases`: people sit at several computers and may speak.
    """
    deck = resources.deck(settings.deck)
    naming = naming_of(deck)
    with speaking(language):
        story = seat_story(seat, settings, naming=naming)
        if story is None:
            return None
        view = story.view
        acting = place_to_act(seat)
        return PageState(
            at=decision_number(seat),
            title=game_title(view.rules),
            subtitle=hand_text(view),
            ask=asked(seat, story, acting),
            own_turn=seat.next_step in OWN_STEPS,
            deck=deck_address(settings.deck),
            ratio=1.0 if deck is None else deck.ratio,
            hand=hand_cards(seat, story),
            choices=offered_choices(seat, naming=naming),
            cut=most_to_cut(seat),
            talk=()
            if seat.looks_on
            else offered_talk(seat, own_signs=settings.own_signs, naming=naming, phrases=phrases),
            may_write=seat.may_write,
            facts=table_facts(story),
            trumps="" if view.trumps is None else view.trumps.value,
            trumps_name=trumps_name(story),
            trumps_short=trumps_short(story),
            turned="" if view.turned is None else view.turned.code,
            turned_name=turned_name(story),
            stock=view.stock_count,
            players=table_players(story, acting=acting, written=seat.written),
            trick=trick_cards(view.table, story),
            trick_text=trick_text(story),
            last_trick=trick_cards(view.last, story),
            last_text=last_trick_text(story) if view.last else "",
            open_hands=open_hands(seat, story),
            slate=scoreboard_of(view, story.setup),
            auction=ruler_of(story),
            happened=story.happened,
            result=hand_count(seat, story),
            over=bool(view.winners),
            looks_on=seat.looks_on,
            draws_table=draws_table,
        )
