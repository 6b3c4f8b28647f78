"""The question to everybody present whether somebody may take over a seat that nobody uses."""

from collections.abc import Sequence
from functools import partial

from briscola.client.visit import Friends
from briscola.i18n.friends_words import claim_text, claim_title
from briscola.i18n.text import lazy
from briscola.network.messages.fields import RosterPlace
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets import Dialog


class ClaimQuestion:
    """Asks about one claim at a time; a question that was answered otherwise goes away."""

    def __init__(self, app: Host, friends: Friends) -> None:
        self._app, self._friends = app, friends
        self._place: RosterPlace | None = None
        self._dialog: Dialog | None = None

    def follow(self, claims: Sequence[RosterPlace]) -> None:
        """Ask about the first of these seats, if nothing is asked already."""
        if self._place is not None and self._place not in claims:
            if self._app.top is self._dialog:
                self._app.pop()
            self._place = self._dialog = None
        if self._place is None and claims:
            self._ask(claims[0])

    def _ask(self, place: RosterPlace) -> None:
        def answer(yes: bool) -> None:
            self._friends.do(lambda visitor: visitor.consent(place.seat, yes))

        self._place = place
        self._dialog = Dialog(
            self._app,
            title=partial(claim_title, place),
            text=partial(claim_text, place),
            yes=lazy("I agree"),
            on_yes=partial(answer, True),
            no=lazy("No"),
            on_no=partial(answer, False),
            loses=True,
        )
        self._app.push(self._dialog)
        self._app.call_person()
