"""The question to everybody present whether somebody may take over a seat that nobody uses."""

from collections.abc import Sequence
from functools import partial

from briscola.client.visit.friends_client import FriendsClient
from briscola.i18n.friends_words import claim_answers, claim_text, claim_title
from briscola.network.messages.fields import RosterPlace
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.dialog import Dialog


class ClaimQuestion:
    """Asks about one claim at a time; a question that was answered otherwise goes away."""

    def __init__(self, app: Host, friends: FriendsClient) -> None:
        self._app, self._friends = app, friends
        self._claim: tuple[int, str] | None = None
        """The claim that is asked about, or was answered here."""
        self._dialog: Dialog | None = None
        self._outdated: list[Dialog] = []
        """Questions under other sheets whose claims are over."""

    def follow(self, claims: Sequence[RosterPlace]) -> None:
        """Ask about the first of these seats, if nothing is asked already."""
        if self._dialog is not None and self._claim not in [place.claim for place in claims]:
            self._outdated.append(self._dialog)
            self._claim = self._dialog = None
        self._outdated = [each for each in self._outdated if each in self._app.scenes]
        while self._app.top in self._outdated:
            self._app.pop()
        if self._dialog is None and claims:
            self._ask(claims[0])

    def leave_scenes(self) -> None:
        """Before all scenes go: what is asked there, and neither answered nor closed, is asked once more."""
        if self._dialog in self._app.scenes:
            self._claim = self._dialog = None

    def _ask(self, place: RosterPlace) -> None:
        def answer(yes: bool) -> None:
            self._friends.do(lambda visitor: visitor.consent(place, yes))

        self._claim = place.claim
        self._dialog = Dialog(
            self._app,
            title=partial(claim_title, place),
            text=partial(claim_text, place),
            yes=lambda: claim_answers(place)[0],
            on_yes=partial(answer, True),
            no=lambda: claim_answers(place)[1],
            on_no=partial(answer, False),
            loses=not place.level,  # a name proves nothing, and the Enter may have been meant for a card
        )
        self._app.push(self._dialog)
        self._app.call_person()
