"""A match of several people at this computer: first its game, then who sits where, then the table."""

from collections.abc import Callable, Sequence
from functools import partial

from briscola.client.hot_seat import Companion
from briscola.client.match_setup import MatchSetup
from briscola.storage.matches import Plays
from briscola.storage.profiles import Profile
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.choices import Choices
from briscola.ui.scenes.new_match.company_sheet import CompanySheet
from briscola.ui.scenes.new_match.face_sheet import guest_faces
from briscola.ui.scenes.new_match.scene import NewMatch
from briscola.ui.scenes.new_match.table_choice import TableChoice

Start = Callable[[MatchSetup], None]


def play_together(
    app: Host, *, start: Start, with_phones: Start, played: Sequence[Plays], others: Sequence[Profile]
) -> None:
    """Ask for the game and for who sits where, then `start`, or start `with_phones`.

    `played`, `others`: as for `TableChoice`.
    """

    def seat_people(_setup: MatchSetup) -> None:
        host = app.top
        if not isinstance(host, TableChoice | NewMatch):
            return
        host.choose_quietly(_with_a_friend(host.choices))

        def go(way: Start) -> None:
            host.keep()
            way(host.choices.setup())

        ways = partial(go, start), partial(go, with_phones)
        app.push(CompanySheet(app, host, others, start=ways[0], with_phones=ways[1]))

    app.push(TableChoice(app, seat_people, played=played, others=others, here=True))


def _with_a_friend(choices: Choices) -> Choices:
    """The same with somebody beside the person, whom she can change."""
    if choices.several:
        return choices
    faces = guest_faces([one.face for one in choices.opponents[1:]])
    return choices.with_person(1, Companion(face=next(face for face in faces if face != choices.face)))
