"""A line that is lost: who cannot be reached, and for whom a computer plays."""

from collections.abc import Mapping

import pygame
import pytest
from msgspec.structs import replace

from briscola import __version__
from briscola.client.visit.news import LobbyState, NewEntries
from briscola.client.visit.visitor_parts import EndpointToHost
from briscola.engine.cards import ALL_CARDS
from briscola.engine.events import Played, Sits
from briscola.engine.occupant import Occupant
from briscola.i18n import table_news
from briscola.i18n.elsewhere_words import lost_words, new_link
from briscola.i18n.friends_words import (
    away,
    moved_words,
    next_deal,
    no_connection,
    onlooker_note,
    page_away,
    unchecked_words,
    untold_words,
)
from briscola.i18n.seat_words import AwayNote, stand_in
from briscola.i18n.table_news import (
    TableNews,
    absences,
    dealer_line,
    sit_down_notes,
    unreachable,
)
from briscola.i18n.text import available, use
from briscola.network.keys.key_pair import KeyPair
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.pages.phones.page_lobby import table_lobby
from briscola.pages.phones.table_for_pages import TableForPages
from briscola.storage.records.header import RECORD, UNNAMED
from briscola.storage.settings.settings import Settings, changed
from briscola.ui.app import App
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.tabletop.distant_table import DistantTable, KnockShown
from briscola.ui.scenes.tabletop.seat_styles import style_of_seat
from briscola.ui.views.faces.seat_views import written_rect
from tests.client.friends.test_remote_seat import at_turn
from tests.spread import quick_diagonal
from tests.ui.conftest import Open
from tests.ui.drawn import QUICK
from tests.ui.driver import FRAME, Driver
from tests.ui.friends.lobby import KEYS, AtLobby, table
from tests.ui.heard import HeardVoice

LINK = "https://a.example.org/#table=7KMPQ-2ABCDE"
SENTENCE = "Anna’s computer cannot be reached. Trying again…"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have it told at once who is away."""
    monkeypatch.setattr(table_news, "AWAY_TOLD", 0.0)


CLAIMED = RosterPlace(
    seat=1, name="Bruno", key=KEYS[1], claimant=Onlooker(key="7" * 64, name="Bruno"), agreed=True
)
"""A seat that its person gets back at the next deal."""


class LostAndBack(DistantTable):
    """A match of two at which the line of the window's person can be lost."""

    def __init__(self, app: App) -> None:
        self.app, self.table, self._time = app, state(own=1), 0.0
        app.speaker.clock = lambda: self._time
        self.seat = at_turn(1).seat
        self.scene = PlayScene(app, self.seat, TableActions(leave=app.quit), distant=self)
        app.push(self.scene)
        self.frames()

    def absent(self) -> Mapping[int, AwayNote]:
        return absences(self.table, self.seat)

    def unreachable(self) -> str:
        return unreachable(self.table)

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
        return [style_of_seat(view, self.scene.match_setup, now, place).grey for place in range(2)]

    @property
    def slip(self) -> tuple[str, ...]:
        """What stands on the slip of trouble."""
        return tuple(
            filter(None, (line for slip in self.scene.overlays.notice.hover_targets for line in slip[2]))
        )


@pytest.mark.parametrize(
    ("size", "language"), quick_diagonal([(1024, 600), (1280, 800), (1920, 1080)], available())
)
def test_no_tag_cuts_the_words_on_a_computer_that_plays(
    open_app: Open, size: tuple[int, int], language: str
) -> None:
    context = LostAndBack(open_app(size=size, speed="none", language=language)).scene.context
    for words in (stand_in(), away(left=True), next_deal(CLAIMED)):
        room = written_rect(context.kit, context.layout.seats[1], words).width
        assert context.kit.fonts.width(words, "small") + context.kit.scale.px(16) <= room


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_who_plays_there_instead_stands_on_the_tag_and_leaves_the_face_free(
    open_app: Open, size: tuple[int, int], players: int
) -> None:
    kit = open_app(size=size, language="en").kit
    layout = Layout(size, range(players), 3, partners=players in (4, 6))
    for seat in layout.seats.values():
        tags = [
            written_rect(kit, seat, each) for each in (stand_in(), away(), away(left=True), no_connection())
        ]
        assert len({(tag.top, tag.bottom) for tag in tags}) == 1, "in one place whatever the words"
        assert tags[0].height >= kit.fonts.line("tag") + kit.fonts.line("small"), "under the name"
        assert seat.face.clip(tags[0]).height < 0.25 * seat.face.height


class LeoAway(DistantTable):
    """A table that Leo's browser has left: a link leads back."""

    def unreachable(self) -> str:
        return page_away("Leo", link="")

    def link(self) -> str:
        return LINK


def test_a_sentence_that_would_be_broken_beside_its_button_stands_in_one_line_over_it(open_app: Open) -> None:
    app = open_app(size=(1920, 1080), language="en", speed="none")
    scene = PlayScene(app, at_turn(1).seat, TableActions(leave=app.quit), distant=LeoAway())
    app.push(scene)
    app.tick(FRAME)
    slip, button = scene.overlays.notice.rect, next(w for w in scene.group.widgets if w.name == "copy-link")
    assert slip is not None and slip.contains(button.rect)
    wide, line = app.kit.fonts.width(page_away("Leo", link=""), "small"), app.kit.fonts.line("small")
    assert slip.width > wide and line <= button.rect.top - slip.top < 2 * line


class Endpoint(DistantTable):
    """A table at whose door somebody knocks."""

    def __init__(self) -> None:
        self.key, self.let_in = "Rosa", list[str]()

    def knock(self) -> KnockShown:
        return KnockShown(self.key, f"{self.key} knocks.", f"Let {self.key} in")

    def answer_knock(self, key: str, yes: bool) -> None:
        if yes:
            self.let_in.append(key)


def test_a_button_that_takes_the_place_of_the_focused_one_is_not_pressed_unseen(open_app: Open) -> None:
    app, door = open_app(speed="none"), Endpoint()
    app.push(PlayScene(app, at_turn(1).seat, TableActions(leave=app.quit), distant=door))
    table = Driver(app)
    table.frames(3)
    table.reach("in-Rosa")
    door.key = "Leo"
    table.frames(3)
    table.key(pygame.K_RETURN)
    assert door.let_in == []


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


@pytest.mark.usefixtures("unseen")
def test_it_is_said_to_whoever_listens_once_each_time() -> None:
    voice = HeardVoice()
    settings = changed(Settings(), language="en", speed="none", speech="on")
    app = App(settings=settings, sound=False, raster=QUICK, voice=voice)
    match = LostAndBack(app)
    for times in (1, 2):
        for here in (False, True):
            match.line(here=here)
            match.frames(200)
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


COMPUTER = Occupant(name="Bruno", face="person-man", level="medium")
BACK = "You are back. From your next turn you play yourself."


def state(*, here: bool = True, stand_in: bool = False, connected: bool = True, own: int = 0) -> LobbyState:
    """A table of Anna and Bruno; Bruno is here or not, and a computer plays for him or not."""
    anna = RosterPlace(seat=0, name="Anna", key=KEYS[0], host=True)
    bruno = RosterPlace(seat=1, name="Bruno", key=KEYS[1], here=here, stand_in=stand_in)
    terms = replace(table(hosting=False).terms, variant="briscola", players=2, options={})
    return replace(
        table(hosting=False), roster=(anna, bruno), own=own, terms=terms, knocking=(), connected=connected
    )


@pytest.mark.parametrize("moved", [False, True])
@pytest.mark.parametrize("hosting", [False, True])
@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("checks", [False, True])
def test_whoever_sits_down_reads_who_deals_and_what_is_not_told_or_checked(
    moved: bool, hosting: bool, named: bool, checks: bool
) -> None:
    """The host's own program works out what stand-ins play; an old record shows nobody's deal."""
    seat, table = at_turn(1).seat, state(own=1)
    table = replace(table, hosting=hosting, terms=replace(table.terms, moved=moved))
    program, record = f"briscola {__version__}" if checks else "another", RECORD if named else UNNAMED
    header = replace(seat.header, program=program, record=record)
    seat.state = replace(seat.state, header=header)
    assert sit_down_notes(table, seat) == [
        *([moved_words()] if moved else [dealer_line(table)] if named else []),
        *([] if named else [untold_words()]),
        *([] if checks or hosting else [unchecked_words()]),
    ]
    seat.state = replace(seat.state, looks_on=True)
    assert sit_down_notes(table, seat) == [onlooker_note()]


def test_the_others_read_when_a_computer_decides_plays_on_and_goes() -> None:
    notes, seat = TableNews(), at_turn(0).seat
    assert notes.news(state(), seat) == []
    assert absences(state(here=False), seat) == {1: AwayNote("away")}
    assert notes.news(state(here=False), seat) == ["Bruno is away."]
    seat.receive(NewEntries(events=(Sits(seat=1, who=COMPUTER),)))
    assert notes.news(state(here=False), seat) == ["A computer has decided for Bruno."]
    assert notes.news(state(here=False), seat) == []
    seat.receive(NewEntries(events=(Sits(seat=1, who=COMPUTER),)))
    kept = state(here=False, stand_in=True)
    assert notes.news(kept, seat) == ["A computer plays for Bruno now."]
    assert absences(kept, seat) == {1: AwayNote("computer plays")}
    assert absences(state(stand_in=True), seat) == {1: AwayNote("computer plays")}, "until his next turn"
    for gone in (state(here=False), kept):
        coming = replace(gone.roster[1], claimant=Onlooker(key="7" * 64, name="Bruno"))
        for agreed in (False, True):
            table = replace(gone, roster=(gone.roster[0], replace(coming, agreed=agreed)))
            assert (absences(table, seat) == {1: AwayNote("back next deal", grey=False)}) is agreed, (
                "all agree"
            )
    assert notes.news(state(), seat) == [] and absences(state(), seat) == {}
    assert (notes.poll_come(), notes.poll_come()) == ({1: "Bruno is back."}, {}), "at his face"


def test_everybody_hears_what_becomes_of_a_question_for_a_seat() -> None:
    """Whoever is asked by a sheet reads there what she is asked; the others are told of it."""
    seat, away, eva = at_turn(0).seat, state(here=False), Onlooker(key="7" * 64, name="Eva")

    def asking(**named: bool) -> LobbyState:
        return replace(away, roster=(away.roster[0], replace(away.roster[1], claimant=eva, **named)))

    asked = asking()
    for end, told in (
        (asking(agreed=True), ["Eva sits at the table from the next deal."]),
        (away, ["Eva does not get the seat."]),
    ):
        for asks in (False, True):
            news = TableNews(asks=asks)
            news.news(away, seat)
            first = news.news(replace(asked, claims=(asked.roster[1],)), seat)
            assert first == ["Eva would like to have the seat of Bruno."] * asks
            assert news.news(asked, seat) == [] and news.news(end, seat) == told
            assert news.news(end, seat) == []
    onlooker = TableNews(asks=False)
    onlooker.news(away, seat)
    assert onlooker.news(asked, seat) == ["Eva would like to have the seat of Bruno."], "no sheet asks her"
    mine = TableNews()
    mine.news(away, seat)
    assert mine.news(replace(asked, claimed=asked.roster[1]), seat) == []
    assert mine.news(away, seat) == [], "the host tells her himself"
    back = TableNews()
    back.news(asked, seat)
    seated = replace(away.roster[1], key=eva.key, name="Eva", here=True)
    assert back.news(replace(away, roster=(away.roster[0], seated)), seat) == []
    assert back.poll_come() == {1: "Eva plays at the seat of Bruno now."}


@pytest.mark.parametrize(
    ("page", "was", "told"),
    [
        (True, {}, "Bruno plays on in a browser."),
        (False, {}, "Bruno is back."),
        (True, {"here": False}, "Bruno is back."),
        (True, {"left": True}, "Bruno is back."),
        (True, {"agreed": True}, "Bruno is back."),
    ],
)
def test_whoever_moves_was_not_away(page: bool, was: dict[str, bool], told: str) -> None:
    """He has another key: there, or after he was away, or was promised his seat again."""
    notes, seat, before = TableNews(), at_turn(0).seat, state()
    before = replace(before, roster=(before.roster[0], replace(before.roster[1], **was)))
    notes.news(before, seat)
    bruno = replace(state().roster[1], key="7" * 64, page=page)
    notes.news(replace(before, roster=(before.roster[0], bruno)), seat)
    assert notes.poll_come() == {1: told}
    program = replace(bruno, key="8" * 64, page=False)
    notes.news(replace(before, roster=(before.roster[0], program)), seat)
    assert notes.poll_come() == {1: "Bruno plays on in the game." if page else "Bruno is back."}


async def nowhere(key: KeyPair) -> EndpointToHost:
    """No way to the table: nobody comes to it."""
    raise AssertionError(key)


def test_a_page_s_door_says_that_a_match_waits_while_nobody_has_a_line_to_it() -> None:
    at = TableForPages(nowhere, Settings, "")
    playing = replace(state(), own=None, playing=True)
    away = replace(playing, roster=tuple(replace(place, here=False) for place in playing.roster))
    assert table_lobby(playing, at, None).lines == ("A match goes on at this table.",)
    assert table_lobby(away, at, None).lines[0].startswith("A match waits here for its people.")
    ready = replace(playing, own=0, roster=(replace(playing.roster[0], ready=True), playing.roster[1]))
    told = [table_lobby(replace(ready, playing=yes), at, 0).lines[0] for yes in (False, True)]
    assert ["still to press" in line for line in told] == [True, False], "nothing once it has begun"


def test_a_seat_that_changes_hands_says_from_when_and_is_grey_no_more() -> None:
    eva = Onlooker(key="7" * 64, name="Eva")
    for gone in (state(here=False), state(stand_in=True)):
        place = replace(gone.roster[1], claimant=eva, agreed=True)
        assert absences(replace(gone, roster=(gone.roster[0], place)), at_turn(0).seat) == {
            1: AwayNote("Eva next deal", grey=False)
        }


@pytest.mark.parametrize("plays", [False, True])
def test_whoever_leaves_or_loads_a_page_anew_is_not_told_as_away(
    monkeypatch: pytest.MonkeyPatch, plays: bool
) -> None:
    """A computer has played at her turn before it is told that she has left."""
    monkeypatch.setattr(table_news, "AWAY_TOLD", 100.0)
    seat, away = at_turn(0).seat, state(here=False, stand_in=plays)
    left = away
    left = replace(left, roster=(left.roster[0], replace(left.roster[1], left=True)))
    for then, told in ((state(), []), (left, ["Bruno has left the table; a computer plays on."])):
        notes = TableNews()
        notes.news(state(), seat)
        assert notes.news(away, seat) == [] and 99.0 < (notes.tells_in or 0.0) <= 100.0
        assert notes.news(then, seat) == told
        assert notes.poll_come() == {} and notes.tells_in is None


def test_whoever_comes_back_reads_that_a_computer_has_played_for_her() -> None:
    notes, seat = TableNews(), at_turn(1).seat
    notes.news(state(own=1), seat)
    lost = state(own=1, connected=False)
    assert notes.news(lost, seat) == ()
    seat.receive(NewEntries(events=(Sits(seat=1, who=PERSON), Sits(seat=1, who=COMPUTER))))
    kept = state(own=1, stand_in=True)
    assert notes.news(kept, seat) == [BACK] and notes.news(kept, seat) == []
    assert absences(kept, seat) == {0: AwayNote("computer plays")}
    assert notes.news(state(own=1), seat) == [] and absences(state(own=1), seat) == {}
    assert TableNews().news(kept, seat) == [BACK], "also after her program was closed"


PERSON = Occupant(name="Bruno", face="person-man")


def played(cards: int) -> list[Sits | Played]:
    """Lines of cards that a computer decides one by one for Bruno, as long as it keeps no seat."""
    pack = [Played(seat=1, card=card) for card in ALL_CARDS[:cards]]
    return [
        event
        for each in pack
        for event in (Sits(seat=1, who=COMPUTER, why="line"), each, Sits(seat=1, who=PERSON))
    ]


@pytest.mark.parametrize(
    ("cards", "kept", "told"),
    [
        (1, False, ["The connection is back.", "The computer has played 1 card for you."]),
        (2, False, ["The connection is back.", "The computer has played 2 cards for you."]),
        (3, True, [BACK, "The computer has played 3 cards for you."]),
    ],
)
def test_whoever_comes_back_reads_how_many_cards_the_computer_has_played_for_her(
    cards: int, kept: bool, told: list[str]
) -> None:
    notes, seat = TableNews(), at_turn(1).seat
    seat.receive(
        NewEntries(
            events=(*played(1), Played(seat=1, card=ALL_CARDS[30]), Played(seat=0, card=ALL_CARDS[31]))
        )
    )
    notes.news(state(own=1), seat)
    notes.news(state(own=1, connected=False), seat)
    lines = played(cards)[: -1 if kept else None]
    seat.receive(NewEntries(events=(*lines, Played(seat=0, card=ALL_CARDS[32]))))
    back = state(own=1, stand_in=kept)
    assert notes.news(back, seat) == told, "since her own last card"
    assert notes.news(back, seat) == [], "once"
    new = TableNews().news(back, seat)
    assert new == [BACK if kept else "You are back.", told[1]], "also after her program was closed"


def test_whoever_gets_the_seat_of_another_is_back_only_once_she_has_been_away() -> None:
    """Her roster may come before the line of the record by which she sits down."""
    seat, kept = at_turn(1).seat, state(own=1, stand_in=True)
    card = Played(seat=1, card=ALL_CARDS[0])
    for event in (Sits(seat=1, who=COMPUTER, why="left"), card, Sits(seat=1, who=PERSON, why="claimed")):
        seat.receive(NewEntries(events=(event,)))
        seat.poll_decided_for()
        assert TableNews().news(kept, seat) == []
    seat.receive(NewEntries(events=(Sits(seat=1, who=COMPUTER, why="line"),)))
    seat.poll_decided_for()
    assert TableNews().news(kept, seat) == [BACK], "that card was played for somebody else"


def test_whoever_goes_on_at_another_device_is_not_told_that_a_computer_has_played() -> None:
    """By a ticket or an answered question: her seat is hers all the time."""
    seat = at_turn(1).seat
    seat.receive(NewEntries(events=(Sits(seat=1, who=PERSON),)))
    assert TableNews().news(state(own=1), seat) == []
    seat.receive(NewEntries(events=(Sits(seat=1, who=COMPUTER), Sits(seat=1, who=PERSON))))
    seat.poll_decided_for()
    assert TableNews().news(state(own=1), seat) == ["You are back."]


def test_whoever_has_no_line_sees_the_others_as_unreachable_and_reads_when_it_is_back() -> None:
    notes, seat = TableNews(), at_turn(1).seat
    notes.news(state(own=1), seat)
    lost = state(own=1, connected=False)
    assert absences(lost, seat) == {1: AwayNote("no line")}, "she herself is here"
    assert unreachable(lost) == "Anna’s computer cannot be reached. Trying again…"
    club = replace(lost, terms=replace(lost.terms, dealer="Circolo"))
    assert unreachable(club) == "Circolo cannot be reached. Trying again…"
    assert absences(replace(lost, own=None, looks_on=True), seat) == {
        0: AwayNote("no line"),
        1: AwayNote("no line"),
    }
    assert notes.news(lost, seat) == ()
    assert notes.news(state(own=1), seat) == ["The connection is back."]
    assert notes.news(state(own=1), seat) == [] and unreachable(state(own=1)) == ""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", "Il computer di Anna non risponde. Si riprova…"),
        ("de", "Der Computer von Anna ist nicht zu erreichen. Neuer Versuch\u00a0…"),
        ("es", "El ordenador de Anna no responde. Reintentando…"),
        ("fr", "L’ordinateur d’Anna ne répond pas. Nouvel essai…"),
        ("hr", "Računalo (Anna) ne odgovara. Pokušava se opet…"),
        ("pt", "O computador de Anna não responde. A tentar outra vez…"),
    ],
)
def test_the_host_is_named_as_each_language_does(language: str, words: str) -> None:
    use(language)
    assert unreachable(state(own=1, connected=False)) == words


def test_whoever_was_too_slow_reads_that_a_computer_has_decided() -> None:
    notes, seat = TableNews(), at_turn(1).seat
    notes.news(state(own=1), seat)
    for kept in (False, True):
        seat.receive(NewEntries(events=(Sits(seat=1, who=COMPUTER),)))
        told = notes.news(state(own=1, stand_in=kept), seat)
        assert told == ["A computer has decided for you."]


def test_the_host_reads_what_helps_while_somebody_in_a_browser_is_away() -> None:
    away = replace(state(here=False), hosting=True, playing=True)
    anna, bruno = away.roster
    away = replace(away, roster=(anna, replace(bruno, page=True)))
    assert unreachable(away) == page_away("Bruno")
    assert unreachable(replace(away, hosting=False)) == "", "only the host can show a code"
    assert unreachable(replace(away, playing=False)) == "", "only a match has a pause"
    assert unreachable(replace(away, roster=(anna, bruno))) == "", "a program comes back by itself"
    assert unreachable(replace(away, roster=(anna, replace(bruno, page=True, here=True)))) == ""


def test_whoever_copies_the_link_in_a_match_reads_who_gets_in_by_it() -> None:
    """It is the table's, the same for all: whoever sat there comes back, anybody else asks."""
    for warning in ("", new_link()):
        told = page_away("Bruno", link=LINK, warning=warning)
        assert told.endswith(" back. Whoever is new knocks first.")
    for without in (
        page_away("Bruno"),
        page_away("Bruno", link=""),
        page_away("Bruno", link="", warning=lost_words()),
    ):
        assert "knocks" not in without, "nothing can be copied"


def test_as_long_as_a_link_has_another_name_or_none_the_host_reads_so_and_not_that_the_same_leads_back() -> (
    None
):
    away = replace(state(here=False), hosting=True, playing=True)
    anna, bruno = away.roster
    in_browser = replace(away, roster=(anna, replace(bruno, page=True)))
    assert unreachable(in_browser, link=LINK) == page_away("Bruno", link="a")
    for warned in (away, in_browser):  # the game looks for its host at the old name, too
        assert unreachable(warned, link=LINK, warning=new_link()) == (
            "Bruno needs the new link to come back. Whoever is new knocks first."
        )
        assert unreachable(warned, link="", warning=lost_words()) == lost_words()
