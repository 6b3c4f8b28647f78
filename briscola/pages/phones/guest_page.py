"""The match as a guest's page shows it: the cards of her seat, and what her table asks besides."""

from msgspec import structs

from briscola.client.visit import LobbyState, RemoteSeat
from briscola.i18n.friends_words import cuts_words, rematch_wishes, trump_card_words
from briscola.i18n.page_words import go_on_words
from briscola.pages.messages.table import OfferedChoice, PageState
from briscola.pages.phones.table_for_pages import TableForPages
from briscola.pages.shown import GO_ON, consents, page_state


def cards_page(
    seat: RemoteSeat,
    table: LobbyState | None,
    at: TableForPages,
    language: str,
    *,
    public: bool,
    reads: bool,
) -> PageState | None:
    """The page of a seat; None before its first match. `public`: it shows the table, too.

    She `reads` the result of a hand.
    """
    state = page_state(seat, language, at.settings(), public=public, phrases=True)
    if state is not None and table is not None and (claims := table.claims):
        state = structs.replace(state, choices=(*state.choices, *consents(claims[0])))
    if state is not None and seat.cutter is not None:
        state = structs.replace(state, ask=cuts_words(seat.setup.name(seat.cutter)))
    if state is not None and seat.chooser is not None:
        state = structs.replace(state, ask=trump_card_words(seat.setup.name(seat.chooser)))
    if state is None or not reads:
        return state
    waiting = table.rematch if table is not None and state.over else ()
    words = rematch_wishes(waiting) if waiting else go_on_words(over=state.over, cup=at.kept)
    return structs.replace(state, choices=(OfferedChoice(id=GO_ON, kind="again", label=words),))
