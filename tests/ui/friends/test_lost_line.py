"""Whoever has lost the line to her table reads and hears that its host cannot be reached; she is here."""

from msgspec.structs import replace

from briscola.storage.settings import Settings, changed
from briscola.ui.app import App
from briscola.ui.scenes.friends.stand_in_notes import absences, unreachable
from briscola.ui.scenes.play.other_people import DistantTable
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.table_look import seat_look
from tests.client.friends.test_remote_seat import at_turn
from tests.ui.conftest import Open
from tests.ui.drawn import QUICK
from tests.ui.friends.lobby import AtLobby
from tests.ui.friends.test_stand_in_notes import state
from tests.ui.heard import HeardVoice

SENTENCE = "Anna’s computer cannot be reached. Trying again…"


class LostAndBack:
    """A match of two at which the line of the window's person can be lost."""

    def __init__(self, app: App) -> None:
        self.app, self.table, self._time = app, state(own=1), 0.0
        app.speaker.clock = lambda: self._time
        distant = DistantTable(
            say=None,
            absent=lambda: absences(self.table),
            unreachable=lambda: unreachable(self.table),
            clock=lambda: None,
            again=app.quit,
            told=str,
        )
        self.scene = PlayScene(app, at_turn(1).seat, on_leave=app.quit, distant=distant)
        app.push(self.scene)
        self.frames()

    def frames(self, count: int = 30) -> None:
        for _ in range(count):
            self.app.tick(0.1)
            self._time += 0.1

    def line(self, *, here: bool) -> None:
        """Lose the line, or have it again."""
        self.table = replace(self.table, connected=here)
        self.frames()

    def grey(self) -> list[bool]:
        """Who is drawn grey, place by place."""
        view = self.scene.view
        assert view is not None
        now = self.scene.now()
        return [seat_look(view, self.scene.match_setup, now, place).grey for place in range(2)]

    @property
    def slip(self) -> tuple[str, ...]:
        """What stands on the slip of trouble."""
        return tuple(filter(None, (line for slip in self.scene.over.notice.slips for line in slip[2])))


def test_a_slip_says_who_cannot_be_reached_as_long_as_it_lasts(open_app: Open) -> None:
    match = LostAndBack(open_app(size=(1280, 800), speed="none"))
    assert match.slip == () and match.grey() == [False, False]
    match.line(here=False)
    assert " ".join(match.slip) == SENTENCE
    assert match.grey() == [False, True]
    match.frames(60)
    assert " ".join(match.slip) == SENTENCE
    match.line(here=True)
    assert match.slip == () and match.grey() == [False, False]


def test_it_is_said_to_whoever_listens_once_each_time() -> None:
    voice = HeardVoice()
    settings = changed(Settings(), language="en", speed="none", speech="on")
    app = App(settings=settings, sound=False, raster=QUICK, voice=voice)
    match = LostAndBack(app)
    for times in (1, 2):
        for here in (False, True):
            match.line(here=here)
            match.frames(60)
        assert sum(SENTENCE in said for said in voice.said) == times


def test_the_page_of_the_table_says_so_too_and_knows_nothing_of_the_others(app: App) -> None:
    guest = AtLobby(app, hosting=False)
    guest.now(own=1, connected=False)
    page = guest.page
    said = "Anna Maria Bartolomei’s computer cannot be reached. Trying again… Your seat is kept."
    assert said in page.spoken_text
    lines = [line.text for line in page.reading()]
    assert any(line.startswith("Anna Maria Bartolomei, connection lost") for line in lines)
    assert any(line.startswith("Bruno, is ready") for line in lines), "that is she herself"
    guest.now(connected=True)
    assert "connection lost" not in page.reading()[3].text and said not in page.spoken_text
