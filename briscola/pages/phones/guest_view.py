"""The page of a guest: the match or the table that she is shown, and all that she does there."""

from collections.abc import Callable
from typing import ClassVar

from msgspec import structs

from briscola.i18n.friends_words import (
    claimant_note,
    counting_words,
    cuts_words,
    rematch_wishes,
    trump_card_words,
)
from briscola.i18n.page_words import asks_page, go_on_words, leave_note
from briscola.i18n.saving_words import not_kept_text
from briscola.i18n.table_news import absences
from briscola.i18n.text import speaking
from briscola.network.messages.from_guest import Say
from briscola.pages.audience.audience import Answer, NotOffered, PageView, Takes
from briscola.pages.messages.from_page import (
    BeReady,
    BeSeen,
    Do,
    FromPerson,
    GoAway,
    OwnName,
    Speak,
    TakeSeat,
    WearFace,
)
from briscola.pages.messages.table import OfferedChoice, PageState
from briscola.pages.messages.to_page import Lobby
from briscola.pages.phones.page_guest import PageGuest
from briscola.pages.phones.page_lobby import table_lobby
from briscola.pages.phones.seat_asking import free_faces
from briscola.pages.shown.page_choices import (
    GO_ON,
    LEAVE,
    SIT,
    carry_out,
    chosen,
    consents,
    good_night,
    sit_down,
)
from briscola.pages.shown.state import page_state


class GuestView(PageView):
    """Her page as long as it is open, in its language."""

    def __init__(
        self,
        guest: PageGuest,
        language: str,
        *,
        draws_table: bool = False,
        in_game: Callable[[], str] = lambda: "",
    ) -> None:
        """`draws_table`: no big screen shows it. By the link `in_game` she plays on in her program."""
        self._guest, self._language, self._draws_table = guest, language, draws_table
        self._in_game = in_game

    # ---- what she is shown

    @property
    def version(self) -> int:
        return self._guest.changes

    @property
    def warning(self) -> str:
        with speaking(self._language):
            return not_kept_text(self._guest.table.trouble())

    def state(self) -> PageState | Lobby | None:
        with speaking(self._language):
            return self._match() or self._table()

    def _match(self) -> PageState | None:
        """The match, with what the table asks besides or the way on from a result; None if none is played."""
        guest, lobby, seat, at = self._guest, self._guest.lobby, self._guest.shown_seat, self._guest.table
        if seat is None:
            return None
        state = page_state(seat, self._language, at.settings(), draws_table=self._draws_table, phrases=True)
        if state is None:
            return None
        gone = absences(lobby, seat)
        state = structs.replace(
            state,
            in_game=self._in_game(),
            facts=(*state.facts, *filter(None, (self.warning,))),
            players=tuple(
                structs.replace(each, note=gone[each.place].words, away=gone[each.place].grey)
                if each.place in gone
                else each
                for each in state.players
            ),
            happened=guest.story.among(state.happened),
        )
        if not (seat.looks_on or (at.kept and not guest.playing)):
            state = structs.replace(state, leaving=leave_note(playing=guest.playing))
        if not (guest.reads or state.over):  # she has gone on from the count
            state = structs.replace(state, result=None)
        if guest.reads or (state.over and not seat.looks_on):  # whoever comes back has read it
            waiting = lobby.rematch if lobby is not None and state.over else ()
            words = rematch_wishes(waiting) if waiting else go_on_words(over=state.over, cup=at.kept)
            onwards = (OfferedChoice(id=GO_ON, kind="main", label=words),)
            leaves = (good_night(),) if state.over and not at.kept else ()
            state = structs.replace(state, choices=(*onwards, *leaves))
        if lobby is not None and (claims := lobby.claims):
            state = structs.replace(state, choices=(*state.choices, *consents(claims[0])))
            if claims[0].moves:
                return structs.replace(state, ask=asks_page(guest.name))
        elif seat.looks_on and lobby is not None and (place := lobby.claimed) is not None:
            return structs.replace(state, ask=claimant_note(place, lobby.roster))
        elif self._offers_seat:
            state = structs.replace(state, choices=(sit_down(),))
        if seat.chooser is not None:
            return structs.replace(state, ask=trump_card_words(seat.setup.name(seat.chooser)))
        if seat.cutter is not None:
            return structs.replace(state, ask=cuts_words(seat.setup.name(seat.cutter)))
        if seat.waits_for_count:
            return structs.replace(state, ask=counting_words())
        return state

    @property
    def _offers_seat(self) -> bool:
        """True if somebody who looks on may ask for a seat."""
        guest, lobby = self._guest, self._guest.lobby
        return not guest.reads and lobby is not None and lobby.offered is not None

    def _table(self) -> Lobby | None:
        """The table while no match is played; None before anything is known of it."""
        guest, lobby = self._guest, self._guest.lobby
        if lobby is None:
            return None
        waits = guest.asking.waits and not (lobby.terms.dealer or lobby.looks_on)
        found = table_lobby(lobby, guest.table, lobby.own, in_game=self._in_game(), waits=waits)
        if any(claim.moves for claim in lobby.claims):
            found = structs.replace(found, lines=(asks_page(guest.name), *found.lines))
        leaves = (good_night(),) if lobby.over and lobby.own is not None and not guest.table.kept else ()
        claims = (each for claim in lobby.claims for each in consents(claim))
        return structs.replace(found, choices=(*claims, *leaves))

    # ---- what she does

    def take(self, message: FromPerson) -> Answer:
        self._guest.pages.heard = message.n
        return super().take(message)

    def _do(self, message: Do) -> None:
        guest, seat = self._guest, self._guest.match_seat
        for claim in () if guest.lobby is None else guest.lobby.claims:
            for offered, yes in consents(claim).items():
                if offered.id == message.choice:
                    guest.visitor.consent(claim, yes)
                    return
        if message.choice == LEAVE and guest.lobby is not None and guest.lobby.over:
            guest.start(guest.leave("left"))
        elif self._offers_seat and message.choice == SIT:
            guest.would_sit()
        elif seat is not None and message.choice == GO_ON:
            guest.go_on()
        elif seat is not None:
            try:
                carry_out(seat, chosen(seat, message))
            finally:
                guest.show_soon()

    def _speak(self, message: Speak) -> None:
        said = Say(sign=message.sign, request=message.request, phrase=message.phrase, words=message.words)
        self._guest.visitor.send(said)

    def _name(self, message: OwnName) -> None:
        self._guest.be_seen(seen=message.seen)
        self._guest.would_sit(message.name, message.face)

    def _be_seen(self, message: BeSeen) -> None:
        self._guest.be_seen(seen=message.seen)
        self._guest.show_soon()

    def _take_seat(self, message: TakeSeat) -> None:
        guest = self._guest
        if guest.seat is not None:
            guest.visitor.sit(message.seat, guest.face, guest.name)

    def _wear_face(self, message: WearFace) -> None:
        guest, lobby = self._guest, self._guest.lobby
        if guest.seat is None or lobby is None or message.face not in free_faces(lobby.roster, guest.seat):
            raise NotOffered(f"{message.face!r} is not free now")
        guest.visitor.sit(guest.seat, message.face, guest.name)

    def _be_ready(self, message: BeReady) -> None:
        self._guest.visitor.ready(message.ready)

    def _go_away(self, message: GoAway) -> None:
        del message
        self._guest.start(self._guest.leave("left"))

    takes: ClassVar[Takes] = {
        Do: _do,
        Speak: _speak,
        OwnName: _name,
        BeSeen: _be_seen,
        TakeSeat: _take_seat,
        WearFace: _wear_face,
        BeReady: _be_ready,
        GoAway: _go_away,
    }
