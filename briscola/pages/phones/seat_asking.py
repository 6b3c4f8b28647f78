"""Asking for a seat at a table in somebody's name, until she sits or gives it up. Pure: no loop, no page."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Literal, NamedTuple

from briscola.client.setup.characters import own_people, regular_people
from briscola.client.visit.news import LobbyState, TroubleKind
from briscola.network.messages.fields import RosterPlace
from briscola.network.messages.from_guest import Sit, Watch
from briscola.pages.messages.fields import WhyGone

ONLOOKER = "person-woman"
"""Face of whoever looks on, which nobody sees."""
Asked = Sit | Watch | Literal["chair"] | None
"""The message to the table; "chair": she leaves, as hers is taken; None: there is nothing to ask for now."""


def may_be_asked_for(place: RosterPlace) -> bool:
    """True if somebody may sit down there now, or ask to."""
    return not place.name or place.claimable


def free_faces(roster: Sequence[RosterPlace], own: int | None = None) -> Sequence[str]:
    """All faces that nobody at the table has, but perhaps whoever sits at the seat `own`."""
    taken = {place.face for place in roster if place.name and place.seat != own}
    return [one.name for one in (*own_people(), *regular_people()) if one.name not in taken]


class Wish(NamedTuple):
    """Her wish until she sits: a seat under a name, or to look on."""

    name: str = ""
    chair: int | None = None
    """The only seat that she wants; None: any will do."""
    looks_on: bool = False
    face: str = ""
    """The face that she would rather have; any other will do."""

    def seat_among(self, roster: Sequence[RosterPlace], put_at: int | None) -> int | None:
        """The seat to ask for: an open one before one kept for somebody, and that before a computer's."""
        if self.chair is not None:
            return next((each.seat for each in roster if each.seat == self.chair and not each.name), None)
        places = filter(may_be_asked_for, roster)
        order = sorted(places, key=lambda each: (bool(each.name), bool(each.level), each.seat != put_at))
        return next((place.seat for place in order), None)


class SeatRequest(Enum):
    """The state of her asking for a seat; she may read a result meanwhile."""

    NONE = "she asks for none, or has her answer"
    WAITS = "she has asked for one, and waits"
    REFUSED = "somebody was quicker: she asks again as soon as the table has changed"


class Refusal(NamedTuple):
    """Consequences of a refusal for somebody without a seat; the first that fits her wish counts."""

    onlooker: WhyGone | None = None
    """Reason to leave for whoever would look on; None: she stays."""
    chair: WhyGone | None = None
    """Reason to leave for whoever wants one seat only; None: she stays."""
    asks_again: bool = False
    """True if another seat, or another face, may do."""


REFUSALS: Mapping[TroubleKind, Refusal] = {
    "too_many": Refusal(onlooker="onlookers"),
    "no_onlookers": Refusal(onlooker="no_onlookers"),
    "not_now": Refusal(chair="chair"),
    "taken": Refusal(chair="chair", asks_again=True),
    "face": Refusal(asks_again=True),
}
"""Consequences by reason of a table; of every other one she is told."""


class SeatAsking:
    """Her wish, and how far she has come with it."""

    def __init__(self, put_at: int | None = None) -> None:
        """Of the open seats she asks for `put_at` first."""
        self._put_at = put_at
        self._wish, self._request = Wish(), SeatRequest.NONE
        self._otherwise: Wish | None = None
        """Her wish again if she is refused a seat; None: she goes on asking."""
        self._among: Sequence[RosterPlace] = ()
        """The seats among which she asked for one last."""

    @property
    def looks_on(self) -> bool:
        """True if she would look on until she sits down."""
        return self._wish.looks_on

    @property
    def name(self) -> str:
        """The name under which she asks."""
        return self._wish.name

    @property
    def face(self) -> str:
        """The face with which she asks; empty: any."""
        return self._wish.face

    @property
    def waits(self) -> bool:
        """True while the table has not answered her."""
        return self._request is SeatRequest.WAITS

    def wishes(self, wish: Wish) -> None:
        """Have her wish for this from now on; whoever is refused a seat looks on again if she did before."""
        if wish.looks_on or self.looks_on:
            self._otherwise = None if wish.looks_on else self._wish
        self._wish = wish

    def answered(self) -> None:
        """Note that she has her answer: she is told of it, and asks for nothing more."""
        self._request = SeatRequest.NONE

    def ask(self, lobby: LobbyState) -> Asked:
        """Ask for an open seat with a face that nobody else has, or to look on, as she would."""
        wish = self._wish
        if lobby.own is not None or not wish.name:
            return None
        if wish.looks_on:
            return Watch(name=wish.name, face=ONLOOKER)
        seat = wish.seat_among(lobby.roster, self._put_at)
        if seat is None:
            return None if wish.chair is None else "chair"
        self._request, self._among = SeatRequest.WAITS, lobby.roster
        faces = free_faces(lobby.roster)
        return Sit(seat=seat, name=wish.name, face=wish.face if wish.face in faces else faces[0])

    def ask_at(self, lobby: LobbyState, *, first: bool) -> Asked:
        """Ask, if there is a reason to, at a table as it is told; `first`: nothing was known of it."""
        if lobby.own is not None:
            self._otherwise = None
            self.answered()
        let_in = lobby.looks_on and not lobby.playing  # during a match
        return self.ask(lobby) if first or let_in else self.ask_again(lobby)

    def ask_again(self, lobby: LobbyState) -> Asked:
        """Ask for another seat if she was refused, once she knows who was quicker."""
        refused = self._request is SeatRequest.REFUSED and lobby.roster != self._among
        return self.ask(lobby) if refused else None

    def refuse(self, reason: TroubleKind) -> WhyGone | Literal["again"] | None:
        """Take an answer of the table while she has no seat: why she leaves, or "again" if she asks again.

        None if nothing follows but that she is told.
        """
        if self._otherwise is not None:
            self.answered()
            self.wishes(self._otherwise)
            return None
        refusal = REFUSALS.get(reason, Refusal())
        if self.looks_on and refusal.onlooker:
            return refusal.onlooker
        if self._wish.chair is not None and refusal.chair:
            return refusal.chair
        if not refusal.asks_again:
            return None
        if self.waits:
            self._request = SeatRequest.REFUSED
        return "again"
