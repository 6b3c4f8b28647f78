"""A table while nothing is played there, as a page shows it, also to whoever has no seat yet."""

from collections.abc import Sequence

from briscola.client.friends.friends_table import FriendsTable
from briscola.client.visit.news import LobbyState
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import (
    asked_words,
    claimant_note,
    partners_of,
    seat_words,
    still_to_press,
    trouble_text,
)
from briscola.i18n.game_words import game_title, target_text
from briscola.i18n.page_words import code_words, lobby_note
from briscola.i18n.person_words import face_words
from briscola.i18n.text import speaking, upper
from briscola.network.addresses.page_address import LINKED
from briscola.network.messages.fields import RosterPlace, host_of, seat_to_claim
from briscola.pages.audience.audience import PageView
from briscola.pages.messages.fields import Side
from briscola.pages.messages.to_page import Lobby, LobbySeat, OfferedFace
from briscola.pages.phones.seat_asking import free_faces
from briscola.pages.phones.table_for_pages import TableForPages
from briscola.pages.server.page_files import face_address

LOOK_SECONDS = 0.5
"""Seconds between two looks at a table for somebody who has no seat."""
NO_BREAK = "\u00a0"


def table_lobby(
    table: FriendsTable | LobbyState,
    at: TableForPages,
    own: int | None,
    *,
    in_game: str = "",
    waits: bool = False,
) -> Lobby:
    """The lobby for whoever sits at the seat `own`, or has none.

    The link `in_game` leads the game itself here; empty: none does. She `waits` until the host lets her in.
    """
    waits = waits and own is None
    terms, roster = table.terms, table.roster
    rules = make_rules(terms.variant, terms.players, terms.options)
    free = any(not place.name for place in roster)
    unused = seat_to_claim(roster)
    claimed, over = (table.claimed, table.over) if isinstance(table, LobbyState) else (None, False)
    ready = own is not None and roster[own].ready and not table.playing
    presses = still_to_press(roster, own, over=over) if ready else ""
    order = [seat for side in rules.sides for seat in side] if rules.in_sides else range(rules.players)
    return Lobby(
        title=f"{game_title(rules)} · {target_text(rules, terms.winning_hands).replace(' ', NO_BREAK)}",
        seats=tuple(_seat(rules, roster, roster[seat], own, claimed, kept=at.kept) for seat in order),
        lines=(
            claimant_note(claimed, roster)
            if claimed is not None
            else asked_words(host_of(terms, roster))
            if waits
            else lobby_note(
                seated=own is not None,
                free=free,
                playing=table.playing,
                deserted=not any(place.key and place.here for place in roster),
                unused=unused,
                presses=presses,
            ),
            *([code_words(at.link.rpartition(LINKED)[2])] if LINKED in at.link else ()),
        ),
        ask_name=own is None and not waits and claimed is None and (free or unused is not None),
        name="" if own is None else roster[own].name,
        faces=() if own is None or at.kept or (table.playing and not over) else _faces(roster, own),
        ready=None if own is None else roster[own].ready,
        ask_seen=at.listed,
        link=at.link,
        in_game=in_game,
    )


def _seat(
    rules: Rules,
    roster: Sequence[RosterPlace],
    place: RosterPlace,
    own: int | None,
    claimed: RosterPlace | None,
    *,
    kept: bool,
) -> LobbySeat:
    partners = partners_of(rules, roster, place.seat)
    name, *notes = seat_words(place, own=place.seat == own, asked=place == claimed, partners=partners)
    note = " · ".join(filter(None, notes))
    side: Side = ""
    if rules.in_sides:
        side = "us" if place.seat in rules.side_of[own or 0] else "them"
    return LobbySeat(
        seat=place.seat,
        name=name,
        note=note,
        side=side,
        may_sit=own is not None and not kept and (not place.name or (bool(place.level) and side == "them")),
    )


def _faces(roster: Sequence[RosterPlace], own: int) -> tuple[OfferedFace, ...]:
    return tuple(
        OfferedFace(face=face_address(face), label=upper(face_words(face)), own=face == roster[own].face)
        for face in free_faces(roster, own)
    )


class UnseatedView(PageView):
    """A table as a page shows it whose person has no seat: she sees who comes and goes."""

    def __init__(self, table: FriendsTable, at: TableForPages, language: str, *, in_game: str) -> None:
        """The rest as in `table_lobby`."""
        self.table, self._at, self._language, self._in_game = table, at, language, in_game

    @property
    def version(self) -> object:
        return self.table.roster, self.table.playing

    def state(self) -> Lobby:
        with speaking(self._language):
            return table_lobby(self.table, self._at, None, in_game=self._in_game)

    def closed_words(self) -> str:
        """The sentence on a table that is closed."""
        return trouble_text("closed", host=host_of(self.table.terms, self.table.roster))
