"""An evening of several people: each has the whole network side of a program, over real sockets."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Self

from briscola.client.friends.table_plan import USUAL_WISHES, TableWishes
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.characters import regular_people
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.own_table import Serving
from briscola.engine.occupant import Occupant
from briscola.engine.rules import Rules
from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.storage.match_choices import seated
from briscola.storage.people.profiles import Profile
from tests.client.steps import game_of
from tests.engine.strategies import choose

HERE = "127.0.0.1"
SERVING = Serving(address=HERE, port=0, interfaces=[HERE], thinking=0.0)


def friend(folder: Path, name: str) -> FriendsClient:
    """Somebody's program, whose table has any port; the first letter of her name decides her face."""
    faces = regular_people()
    home = folder / name
    home.mkdir(parents=True, exist_ok=True)
    return FriendsClient(
        home / "friends",
        home / "settings.json",
        Profile(id=name, name=name, face=faces[ord(name[0]) % len(faces)].name),
        serving=SERVING,
    )


def setup_of(rules: Rules, people: int, *, winning_hands: int = 1) -> MatchSetup:
    """A table with an open seat for everybody but the host, and computers at the other seats."""
    players = [
        Occupant(name="", face="person-woman")
        if seat < people
        else Occupant(name="Peppe", face="peppe", level="easy")
        for seat in range(rules.players)
    ]
    return seated(game_of(rules, hands=winning_hands), players)


class Evening:
    """Several programs, polled in turn as windows poll them."""

    def __init__(
        self, friends: list[FriendsClient], seed: int = 1, *, meeting: MeetingPoint | None = None
    ) -> None:
        """With a `meeting` point, guests come through it alone."""
        self.friends, self.random, self.meeting = friends, Random(seed), meeting

    def until(self, condition: Callable[[], bool], *, seconds: float = 60.0) -> None:
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                raise AssertionError("it does not happen")
            for each in self.friends:
                each.update()
            time.sleep(0.002)

    def sit_down(self, setup: MatchSetup, wishes: TableWishes = USUAL_WISHES) -> None:
        """The first opens a table, the others come, are let in and are ready."""
        host, *guests = self.friends
        host.open_table(setup, wishes, meeting=self.meeting)
        self.until(lambda: host.table is not None and host.table.own == 0)
        assert host.table is not None
        for seat, guest in enumerate(guests, 1):
            self._come(host, guest, seat)
        for each in self.friends:
            each.ready()

    def _come(self, host: FriendsClient, guest: FriendsClient, seat: int) -> None:
        assert host.table is not None
        if self.meeting is None:
            guest.join(host.table.code, host.table.addresses, host.table.port)
        else:
            guest.join(host.table.code, points=[self.meeting])
        self.until(lambda: guest.table is not None)
        guest.sit(seat)
        self.until(lambda: host.table is not None and bool(host.table.knocking))
        assert host.table is not None
        host.own.let_in(host.table.knocking[0].key, True)
        self.until(lambda: guest.table is not None and guest.table.own == seat)

    def begin(self) -> None:
        host = self.friends[0]
        self.until(
            lambda: host.table is not None and all(place.ready for place in host.table.roster if place.key)
        )
        host.own.do(lambda table: table.begin())
        self.until(lambda: all(each.seat is not None for each in self.friends))

    def play(self, *, until: Callable[[], bool] | None = None, seconds: float = 60.0) -> None:
        def over() -> bool:
            for each in self.friends:
                self.act(each)
            if until is not None:
                return until()
            return all(
                each.seat is not None and each.seat.over and each.seat.lines.recorded_whole
                for each in self.friends
            )

        self.until(over, seconds=seconds)

    def act(self, friend: FriendsClient) -> None:
        seat = friend.seat
        if seat is None:
            return
        seat.take_new_events()
        if seat.next_step is NextStep.OWN_CUT:
            seat.cut(self.random.choice([None, 7]))
        elif seat.next_step is NextStep.OWN_TRUMP_CARD:
            seat.choose_trump_card(self.random.choice([None, "bottom", "top"]))
        elif seat.next_step is NextStep.OWN_MOVE:
            seat.choose(choose(self.random, seat.view.legal))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Everybody goes home at the same time: each waits until her sockets are closed."""
        with ThreadPoolExecutor(len(self.friends)) as threads:
            list(threads.map(FriendsClient.close, self.friends))
