"""Every scene of the window, by name: each stands on an app as a person finds it."""

import json
from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import msgspec
import pygame
from msgspec.structs import replace

from briscola.capabilities.coach.entry import coach_offer
from briscola.capabilities.coach.journal import Costs, Journal
from briscola.capabilities.coach.judgements import Judgement, Judgements
from briscola.capabilities.coach.person_habits import Notes
from briscola.capabilities.coach.play_habits import Habit, Strength
from briscola.capabilities.coach.window.journal_sheet import JournalScene
from briscola.capabilities.coach.window.scene import CoachScene
from briscola.capabilities.coach.window.session import CoachSession
from briscola.capabilities.daily.window.page import DailyPage
from briscola.capabilities.duel.entry import challenge_offer
from briscola.capabilities.duel.window.challenge_sheet import challenge_sheet
from briscola.capabilities.duel.window.scene import DuelScene
from briscola.capabilities.duel.window.week import WeekScene
from briscola.capabilities.lesson.window.scene import LessonScene
from briscola.capabilities.puzzles.puzzle import Theme
from briscola.capabilities.puzzles.window.scene import PuzzleScene
from briscola.capabilities.school.entry import SchoolEntry
from briscola.capabilities.season.entry import SeasonEntry
from briscola.capabilities.season.window.evenings_sheet import SeasonEvenings
from briscola.capabilities.stairs.progress import Experience
from briscola.capabilities.stairs.stairs import STEPS, StepKind
from briscola.capabilities.stairs.tables import setup_of as table_of
from briscola.capabilities.stairs.window.page import StairsPage
from briscola.capabilities.statistics.window.page_data import TABS_FROM
from briscola.capabilities.statistics.window.pages import PAGES
from briscola.capabilities.statistics.window.scene import StatisticsScene
from briscola.client.active_match import ActiveMatch, AfterError
from briscola.client.checking.shuffle_proof import Evidence, prove
from briscola.client.host.library import Library
from briscola.client.host.match_host import MatchHost
from briscola.client.hot_seat.agreement import KEPT, Companion, Company
from briscola.client.hot_seat.seating import Chair
from briscola.client.playback.kept_matches import KeptMatches
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.single_deals.daily import duel_of_day
from briscola.client.single_deals.duel import Duel, duel_of
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.own_table import OwnTable
from briscola.commands import gallery
from briscola.commands.autopilot import Unsalted
from briscola.engine.occupant import Occupant
from briscola.engine.terms import PERSON
from briscola.entries import IN_WINDOW
from briscola.i18n.elsewhere_words import lost_words, new_link, no_server, no_tunnel
from briscola.network.addresses.page_address import PageAddress
from briscola.network.addresses.public_name import PublicName
from briscola.network.addresses.table_link import TableLink
from briscola.network.addresses.tunnel_kinds import TUNNELS
from briscola.network.messages.fields import MOST_ONLOOKERS, Onlooker, RosterPlace
from briscola.pages.phones.friend_phones import FriendPhones
from briscola.pages.phones.friends_elsewhere import FriendsElsewhere
from briscola.pages.phones.route_trial import RouteTrial
from briscola.pages.server.public_name_trial import NameTrial
from briscola.players.habits.notable_traits import Noticed, Trait
from briscola.storage.people.profiles import Profile
from briscola.storage.settings.person_names import FIRST
from briscola.table.deals import SeededDeals
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scene import Scene
from briscola.ui.scenes.about import About
from briscola.ui.scenes.addresses.meeting_points_sheet import AddMeetingPoint, MeetingPoints
from briscola.ui.scenes.addresses.public_route_sheet import PublicRouteSheet
from briscola.ui.scenes.error_page import ErrorPage, Exit, paragraphs
from briscola.ui.scenes.faces import FaceSheet, guest_faces
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.code_sheet import CodeSheet
from briscola.ui.scenes.friends.guest_sheet import GuestSheet
from briscola.ui.scenes.friends.household_sheet import HouseholdSheet
from briscola.ui.scenes.friends.invitation_sheet import InvitationSheet
from briscola.ui.scenes.friends.onlookers_sheet import OnlookersSheet
from briscola.ui.scenes.friends.open_seats import OpenSeats
from briscola.ui.scenes.friends.routes_to_table import RoutesToTable
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.own_decks.bring_sheet import BringDeck
from briscola.ui.scenes.own_decks.own_decks_sheet import OwnDecks
from briscola.ui.scenes.own_signs import OwnSigns
from briscola.ui.scenes.people.person_sheet import PersonSheet
from briscola.ui.scenes.people.who_is_there import WhoIsThere
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.write_sheet import WriteSheet
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.results.proof import CheckProgram, ProofSheet
from briscola.ui.scenes.settings.question_keys_sheet import QuestionKeys, VoiceSheet
from briscola.ui.scenes.settings.scene import EarAndHandSettings, SettingsScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.tabletop.distant_table import FreeWords
from briscola.ui.speech.speech_voice import Found
from tests.client.duel.test_duel import match_of, setup_of
from tests.client.season.seasons import keep_season
from tests.client.shelf import keep_shelf
from tests.client.test_daily import finish
from tests.own_decks import FORMS
from tests.storage.evenings import setup
from tests.storage.rows import add
from tests.ui.aids import AIDS, guide_of
from tests.ui.asked_moments import MOMENTS, WEAK_HAND, led_to
from tests.ui.cup.cups import STANDS
from tests.ui.driver import Driver
from tests.ui.friends.lobby import ADDRESSES, ELSEWHERE, NoActions, Quiet, lobby, page
from tests.ui.friends.lobby import table as table_of_friends
from tests.ui.hands import key
from tests.ui.match_history.ledger import keep, library_in
from tests.ui.played import play
from tests.ui.results.kept import final, game, match, result
from tests.ui.slate import evenings_kept as slates
from tests.ui.stopped import paused

FRAME = 1 / 20
ASKED = ("exchange", "auction by rank", "call", "call of a suit", "trump card", "dummy")
"""Moments of which each needs a panel of its own."""
CALM: Mapping[str, object] = {"speed": "none", "motion": "little", "small_talk": False}
"""Settings of a window in which nothing moves by itself."""
TODAY = date(2026, 11, 21)
LINE = "Complimenti, che partita! Quel tre di coppe non me lo aspettavo, adesso tocca a noi: un’altra, dai!"
BRUNO = Companion(name="Bruno", face="person-man", key="b")
Stand = Callable[[App, Path], Any]
"""Puts a scene on top of an app; the folder is empty and its own."""


def until(app: App, done: Callable[[], bool]) -> None:
    """Let frames pass until something is so; that moment alone is drawn."""
    with patch.object(App, "draw"):
        for _ in range(20_000):
            app.tick(FRAME)
            if done():
                break
        else:
            raise AssertionError("that moment never comes")
    if app.top is not None:
        app.top.dirty = True
    app.tick(FRAME)


def seeded(setup: MatchSetup) -> MatchHost:
    """A match whose cards and computers are the same each time."""
    return MatchHost(setup, deals=SeededDeals(1), seeds=[str(seat) for seat in range(len(setup.opponents))])


def table(app: App, players: int, done: Callable[[PlayScene], bool], variant: str = "briscola") -> None:
    """A table at a moment of its first hand."""
    chosen = MatchSetup(variant=variant, players=players, opponents=regulars(players, ("easy",)))
    scene = PlayScene(app, HostedSeat(seeded(chosen)), TableActions(leave=app.quit))
    app.reset(scene)

    def there() -> bool:
        if done(scene):
            return True
        if scene.flow.next_step is NextStep.OWN_CUT:
            scene.flow.cut(None, "")
        return False

    until(app, there)


def asked(scene: PlayScene) -> bool:
    """The person is to play or to bid."""
    return scene.flow.next_step is NextStep.OWN_MOVE


def wheel_of_signs(scene: PlayScene) -> bool:
    """The person plays a card, and before the next one opens the wheel."""
    if asked(scene) and not scene.seat.view.tricks:
        scene.handle(key(pygame.K_1, text="1"))
    elif asked(scene):
        scene.overlays.signs.open()
    return scene.overlays.sheets.panel is not None


def over(app: App, scene: Callable[[App], Scene]) -> None:
    """A scene that lies over the title."""
    app.reset(gallery.SCENES["title"](app))
    app.push(scene(app))


def meeting_points(app: App) -> Scene:
    app.change(meeting_points=[ELSEWHERE.text, "wss://meet.scuola-alberghiera.example.org/mqtt", "???"])
    return MeetingPoints(app)


NAME = "briscola.anna-maria-bartolomei.example.org:8443"


def route(
    app: App, folder: Path, *, server: str = "anna@home.example.org", trial: RouteTrial | None = None
) -> None:
    """The way of friends elsewhere through a server of one's own, with a key that is not the game's."""
    (folder / "id_ed25519").write_text("a key")
    (folder / "id_ed25519.pub").write_text(f"ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI{'M' * 43} anna@home\n")

    def build(app: App) -> Scene:
        sheet = PublicRouteSheet(app)
        sheet.written = {"public_name": server and NAME, "ssh_server": server}
        sheet.written["ssh_key"] = str(folder / "id_ed25519")
        if server and "@" not in server:
            sheet.fault = "ssh_server", no_server()
        if trial is not None:
            sheet.findings.append(trial)
        return sheet

    over(app, build)


SSH_FAILED = RouteTrial(
    opened=True,
    fault=no_tunnel("unknown_key", "home.example.org", key="", hosts=""),
    name=NameTrial(address="203.0.113.7", why="nobody"),
)


class _Way:
    """The way of friends elsewhere, as its page sees it, on a computer with both tunnel programs."""

    trouble = server_fault = None
    next_ways = ""
    lacks_ssh = asked = False
    called = operator = "localhost.run"
    tunnels = TUNNELS
    own_name = PublicName(host="briscola.anna-maria-bartolomei.example.org", port=8443)

    def __init__(self, link: str, warning: str) -> None:
        self.link, self.warning = link, warning
        self.opening = self.lost = bool(warning and not link)

    @property
    def news(self) -> str:
        """Its facts, as its page tells them."""
        return self.warning


LINK = "https://brave-cats-play-briscola.trycloudflare.com/#table=7KMPQ-2ABCDE"


def elsewhere(
    app: App, *, at_table: bool = True, knocks: bool = False, link: str = "", told: str = ""
) -> Scene:
    shown = table_of_friends(hosting=True)
    friends = Quiet(shown if knocks else replace(shown, knocking=()) if at_table else None)
    way = cast(FriendsElsewhere, _Way(link, told))
    return AnywherePage(app, cast(FriendsClient, friends), way, cast(RoutesToTable, NoActions()))


def brought(form: str) -> Stand:
    """A deck that has been dropped on the title, and read."""

    def stand(app: App, folder: Path) -> None:
        app.reset(gallery.SCENES["title"](app))
        scene = BringDeck(app, FORMS[form](folder) if form in FORMS else folder / "cards.zip")
        app.push(scene)
        until(app, lambda: scene.read)

    return stand


def all_forty(app: App, folder: Path) -> None:
    """All cards of that deck, over the sheet that holds its pictures."""
    brought("numbers")(app, folder)
    app.tick(FRAME)
    Driver(app).click_on("all")


def question(app: App) -> Scene:
    words = "The others win. This cannot be undone. " * 3
    return Dialog(app, title=lambda: "Give up?", text=lambda: words, yes=lambda: "Yes", on_yes=app.quit)


def curtain(app: App) -> Scene:
    seated = MatchSetup(player="Anna Maria Bartolomei", opponents=regulars(2))
    nothing = app.quit
    return Curtain(
        app,
        setup=seated,
        seat=0,
        on_open=nothing,
        on_pause=nothing,
        on_undo=nothing,
        chooser="Bartolomeo Montgomery II",
        note="Bruno has played.",
    )


def proof(app: App) -> Scene:
    played = game("two")
    return ProofSheet(app, Evidence(proof=prove(played.log, played.view.rules.pack)))


def more_settings(app: App) -> Scene:
    scene = SettingsScene(app)
    scene.more = True
    return scene


def voices(app: App) -> Scene:
    """The voices of a computer that has many."""
    app.speaker.found = Found(
        name="Speech Dispatcher", voices=[f"English (Lancaster) {n}" for n in range(40)]
    )
    return VoiceSheet(app)


def hearing(app: App) -> Scene:
    """The settings for ears and hands where there are voices."""
    app.speaker.found = Found(name="Speech Dispatcher", voices=("English", "Italiano"))
    return EarAndHandSettings(app)


def played_before(folder: Path) -> Library:
    """The library of somebody who has played three matches."""
    library = library_in(folder)
    keep(library, setup(2, winning_hands=2), seed=1, began="2026-11-01T19:00:00Z")
    keep(library, setup(4), seed=2, began="2026-11-02T18:00:00Z")
    keep(library, setup(2, variant="prini"), seed=3, began="2026-11-02T20:00:00Z", steps=30)
    return library


def match_sheet(app: App, folder: Path) -> None:
    library = played_before(folder)
    offers = [coach_offer(app, library), challenge_offer(app)]
    scene = MatchHistory(app, KeptMatches(library), play_deal=lambda _people, _code: None, offers=offers)
    app.reset(scene)
    found = scene.bookshelf.match(1)
    assert found is not None
    scene.open(found)


def statistics(app: App, folder: Path, page: str) -> None:
    library = played_before(folder)
    keep_shelf(library)
    for at, face in enumerate(("gino", "rosa", "peppe", "gino", "ada") * (TABS_FROM // 5)):
        result = "lost" if at % 3 == 1 else "won"
        evening = f"2026-{10 + at // 5}-{at + 1:02}"
        row = {"evening": evening, "began": f"{evening}T20:00:00Z", "rivals": json.dumps([(face, result)])}
        won = {"hands": 4, "hands_won": 3 - at % 3, "hands_lost": 1 + at % 3}
        add(library.database, result=result, points=200 + 12 * at, against=280 - 12 * at, **row, **won)
    for at, (played,) in enumerate(library.database.rows("SELECT id FROM matches ORDER BY began")):
        found = Judgement(accuracy=0.7 + 0.02 * at, plays=12, lost=15.0 - at, document="{}")
        Judgements(library.database).keep(played, 1, found)
    app.reset(StatisticsScene(app, library, play=app.quit))
    for _ in range(list(PAGES).index(page)):
        app.dispatch(key(pygame.K_DOWN))


def navigated(app: App, folder: Path, way: Callable[[Navigator], object]) -> None:
    """A scene to which the title leads."""
    navigator = Navigator(app, IN_WINDOW, library=played_before(folder))
    navigator.title()
    way(navigator)


def season(app: App, folder: Path, evenings: int, *, won: bool = False, sheet: bool = False) -> None:
    """The season's page after so many evenings; its sheet of all evenings lies over it."""
    navigator = Navigator(app, IN_WINDOW, library=library_in(folder))
    navigator.active_match.take_over()
    keep_season(navigator.active_match.library.season_path, evenings, won=won)
    navigator.title()
    navigator.entry(SeasonEntry).open()
    if sheet:
        app.dispatch(key(pygame.K_TAB))
        app.push(SeasonEvenings(app, navigator.entry(SeasonEntry).keeper()))


def household(app: App, folder: Path) -> None:
    """The people of a computer that has two."""
    library = library_in(folder)
    library.profiles.add("Rosalba di Castelfranco")
    Navigator(app, IN_WINDOW, library=library).people()


def pressed(stand: Stand, name: str) -> Stand:
    """The scene to which a control of another leads, without the other below it."""

    def press(app: App, folder: Path) -> None:
        stand(app, folder)
        app.tick(FRAME)
        Driver(app).click_on(name)
        assert app.top is not None
        app.reset(app.top)

    return press


def after_a_mistake(app: App) -> Scene:
    ways = tuple(Exit)
    return ErrorPage(app, paragraphs(AfterError(kept=True), log=Path("/a/log"), ways=ways), ways)


def title_with_season(app: App, folder: Path) -> None:
    """The title of somebody whose match waits and whose season runs."""
    navigator = Navigator(app, IN_WINDOW, library=played_before(folder))
    keep_season(navigator.active_match.library.season_path, 4)
    navigator.title()


def daily(app: App, folder: Path) -> None:
    library = library_in(folder)
    ActiveMatch(library).take_over()
    app.reset(DailyPage(app, library, play=lambda _deal: None, today=lambda: TODAY))


def journal(app: App, folder: Path) -> None:
    """Whoever does everything that a journal tells, and whom the maestro knows by heart."""
    sheet = JournalScene(app, library_in(folder), train=lambda _theme: None)
    costs = tuple(Costs(habit=habit, times=12, a_hand=1.8) for habit in Habit)
    strengths = tuple((strength, 7) for strength in Strength)
    sheet.found = Journal(hands=38, accuracy=0.84, costs=costs, strengths=strengths)
    sheet.notes = Notes(1000, tuple(Noticed(trait, 0.9, 0.1) for trait in Trait))
    over(app, lambda _app: sheet)


def first_journal(app: App, folder: Path) -> None:
    """The journal after the first coached hand."""
    sheet = JournalScene(app, library_in(folder), train=lambda _theme: None)
    costs = (Costs(habit=Habit.LED_HIGH, times=1, a_hand=6.0),)
    sheet.found = Journal(hands=1, accuracy=0.84, costs=costs, strengths=((Strength.STROZZO, 1),))
    over(app, lambda _app: sheet)


def puzzle(app: App, folder: Path, theme: Theme, *, told: bool) -> None:
    scene = PuzzleScene(app, library_in(folder), today=lambda: TODAY)
    app.reset(scene)
    scene.plank.filter.on_change(1 + scene.puzzle_session.themes.index(theme))
    if told:
        scene.pick(0)
        scene.reveal()


def lesson(app: App, _folder: Path) -> None:
    scene = LessonScene(app)
    app.reset(scene)
    until(app, lambda: bool(scene.asks or scene.settled))


def coach(app: App, _folder: Path) -> None:
    played = play("briscola", 2, seed=3)
    app.reset(CoachScene(app, CoachSession(played.log, 1), setup=played.setup))


def sheet_of_rules(app: App, _folder: Path) -> None:
    """The house rules of the table that New match proposes."""
    app.reset(page := TableChoice(app, lambda _setup: None))
    app.push(FullSheet(page))
    app.push(MoreRules(app, page))


def who_sits_where(app: App, _folder: Path) -> None:
    """Four at a table of six, two of them guests, over New match."""
    sitters = [Companion(face="person-man"), Companion(face="person-woman", name="Zia Pina"), BRUNO]
    company = Company(people=tuple(sitters))
    kept = {KEPT: msgspec.to_builtins(company, str_keys=True)}
    app.change(player="Anna", match={"variant": "briscola", "players": 6, "teams": True, **kept})
    household = [Profile(id="b", name=BRUNO.name, face=BRUNO.face)]
    app.reset(page := TableChoice(app, lambda _setup: None, others=household))
    app.push(sheet := FullSheet(page))
    sheet.sitters.seat_people()


def face_of_a_guest(app: App, folder: Path) -> None:
    """All faces, over the sheet of who sits where."""
    who_sits_where(app, folder)
    app.push(FaceSheet(app, "person-man", guest_faces(("rocco",)), lambda _face: None))


def who_is_there(app: App, _folder: Path) -> None:
    """Six people of whom the match that goes on asks, one of them a new guest."""
    people = [Occupant(name=name, face="person-man") for name in ("Anna", "Bartolomeo Montgomery II") * 3]
    guest, computer = Occupant(name="", face="peppe"), Occupant(name="Ada", face="ada", level="easy")
    seats = [Chair(seat=seat, choices=(who, guest, computer)) for seat, who in enumerate(people)]
    app.reset(gallery.SCENES["title"](app))
    app.push(sheet := WhoIsThere(app, seats, go_on=lambda _changed: None))
    sheet.sitting[1] = guest
    sheet.layout(app.size)


def stairs(app: App, _folder: Path) -> None:
    """Somebody who has just begun."""
    app.reset(StairsPage(app, experience=Experience, climb=lambda _step: None))


def duel(app: App, folder: Path) -> None:
    known = duel_known()
    app.reset(gallery.SCENES["title"](app))
    app.push(DuelScene(app, library_in(folder), [known], play=lambda _duel: app.quit(), today=lambda: TODAY))


def week(app: App, folder: Path) -> None:
    library = library_in(folder)
    finish(library, TODAY, began="2026-11-21T10:00:00Z", fair=True)
    duels = [duel_of_day(day, 66) for day in (TODAY - timedelta(days=1), TODAY)]
    app.reset(gallery.SCENES["title"](app))
    app.push(WeekScene(app, library, duels, play=lambda _duel: app.quit(), today=lambda: TODAY))


def duel_known() -> Duel:
    seat = match_of(setup_of(level="easy"), 1)
    found = duel_of(seat.setup, seat.seeds, seat.host.table.log, 1)
    assert found is not None
    return found


def first_hand(app: App, _folder: Path) -> None:
    """A first hand in pairs, with the first note of the guide."""
    step = next(step for step in STEPS if step.kind is StepKind.HAND and step.players == 4)
    seated = table_of(step, player="", face="person-woman")
    scene = PlayScene(app, HostedSeat(seeded(seated)), TableActions(leave=app.quit), aids=AIDS)
    scene.salt = Unsalted()
    guide_of(scene).teach((), lambda _told: None)
    app.reset(scene)
    until(app, lambda: guide_of(scene).note is not None)


def playback(app: App, _folder: Path) -> None:
    played = game("five")
    app.reset(
        PlaybackScene(
            app,
            setup=played.setup,
            log=list(played.log),
            hand=0,
            origin=None,
        )
    )


def open_seats(app: App) -> Scene:
    seated = MatchSetup(players=6, player="Anna Maria Bartolomei", opponents=regulars(6))
    return OpenSeats(app, seated, lambda _wishes: None)


def somebody(app: App) -> Scene:
    place = RosterPlace(seat=2, name="Wolfgang Amadeus Mozart", key="2" * 64)
    seats = [f"{seat + 1} · Wolfgang Amadeus Mozart · with Anna" for seat in range(6)]
    return GuestSheet(app, place, seats=seats, own=False, may_host=True, table=cast(OwnTable, Quiet()))


def onlookers(app: App) -> Scene:
    looking = tuple(Onlooker(key=str(at), name=f"Wolfgang Amadeus {at}") for at in range(MOST_ONLOOKERS))
    return OnlookersSheet(
        app, cast(FriendsClient, Quiet(replace(table_of_friends(hosting=True), onlookers=looking)))
    )


class ShownLetters:
    """The phones of a table as a sheet shows them that serves none."""

    letters, page_address, address, unreachable = "CFHK", "192.168.178.105:27481", "192.168.178.105", False
    link = f"http://{page_address}/#{letters}"
    addresses = ("192.168.178.105", "172.17.0.1")

    def __getattr__(self, name: str) -> Any:
        return lambda *_given: None


def one_code(app: App) -> Scene:
    somebody_knocks = table_of_friends(hosting=True)
    roster = [replace(place, page=place.seat in (1, 2)) for place in somebody_knocks.roster]
    friends = cast(FriendsClient, Quiet(replace(somebody_knocks, roster=tuple(roster))))
    return HouseholdSheet(app, friends, cast(FriendPhones, ShownLetters()), app.quit, seat=4)


def at_panel(*moment: Any) -> Stand:
    """A table at which the person is asked by a panel."""

    def stand(app: App, _folder: Path) -> None:
        app.reset(scene := PlayScene(app, led_to(*moment), TableActions(leave=app.quit)))
        until(app, lambda: isinstance(scene.panel, moment[-1]))

    return stand


def opened_at_table(players: int, opens: Callable[[PlayScene], None], *, tricks: int = 0) -> Stand:
    """A sheet that the person has opened at a table on which so many tricks have been taken."""

    def opened(scene: PlayScene) -> bool:
        if asked(scene) and len(scene.seat.view.tricks) < tricks:
            scene.handle(key(pygame.K_1, text="1"))
        elif asked(scene):
            opens(scene)
        return scene.overlays.sheets.panel is not None

    return lambda app, _folder: table(app, players, opened)


def phrases(scene: PlayScene) -> None:
    scene.overlays.phrases.open_to(lambda _phrase: None)
    scene.overlays.phrases.open()


def seal_before_the_cut(scene: PlayScene) -> bool:
    """The sheet that takes a salt."""
    if scene.flow.next_step is NextStep.OWN_CUT:
        scene.overlays.sheets.show_seal()
    return scene.overlays.sheets.panel is not None


def phrases_to_five(app: App, _folder: Path) -> None:
    """Phrases to five at other computers, and a line of one's own."""
    away = tuple(replace(who, level=PERSON, computer=1) for who in regulars(6))
    setup = MatchSetup(players=6, opponents=away)
    app.reset(scene := PlayScene(app, HostedSeat(seeded(setup)), TableActions(leave=app.quit)))
    until(app, lambda: scene.flow.next_step is NextStep.OWN_CUT or asked(scene))
    scene.overlays.phrases.open_to(lambda _phrase: None, cast(FreeWords, _Writing()))
    scene.overlays.phrases.open()


class _Writing:
    """The words of friends where they may be written, as the sheet sees them."""

    may_write = True

    def __init__(self) -> None:
        self.muted = {2}

    def lines(self) -> Sequence[str]:
        return ("Rosa: Brava!",)


def write_sheet(app: App) -> Scene:
    sheet = WriteSheet(app, cast(FreeWords, _Writing()))
    sheet.text = LINE
    return sheet


def written_lines(app: App, _folder: Path) -> None:
    """Words of everybody at a table of four, three of them long."""

    def written(scene: PlayScene) -> bool:
        if asked(scene):
            for place in range(4):
                scene.overlays.written.show(place, LINE if place < 3 else "Brava!")
        return asked(scene)

    table(app, 4, written)


def alone(build: gallery.Build) -> Stand:
    """A scene of the gallery."""
    return lambda app, _folder: app.reset(build(app))


def lying_over(build: Callable[[App], Scene]) -> Stand:
    """A sheet over the title."""
    return lambda app, _folder: over(app, build)


def at_table(*given: Any, **named: Any) -> Stand:
    return lambda app, _folder: table(app, *given, **named)


SCENES: Mapping[str, Stand] = {
    **{name: alone(build) for name, build in gallery.SCENES.items()},
    "more settings": lambda app, _folder: app.reset(more_settings(app)),
    "hearing and hands": lambda app, _folder: app.reset(hearing(app)),
    "question keys": lying_over(QuestionKeys),
    "voices": lying_over(voices),
    "question": lying_over(question),
    "pause": lying_over(paused),
    "apology": lying_over(lambda app: ErrorPage(app, ["It was our mistake. " * 9, "/log" * 30])),
    "curtain": lambda app, _folder: app.reset(curtain(app)),
    "proof": lying_over(proof),
    "check program": lying_over(lambda app: CheckProgram(app, None)),
    "own signs": lying_over(OwnSigns),
    "own decks": lying_over(OwnDecks),
    "a deck is brought": brought("numbers"),
    "a deck with two pictures of a card": brought("two pictures of a card"),
    "a deck that is none": brought("nothing"),
    "all forty cards": all_forty,
    "person": lying_over(lambda app: PersonSheet(app, None, on_done=lambda _name, _face: None)),
    "table of 2": at_table(2, asked),
    "table of 3": at_table(3, asked),
    "table of 4": at_table(4, wheel_of_signs),
    "table of 5": at_table(5, asked),
    "table of 6": at_table(6, asked),
    "cut": at_table(2, lambda scene: scene.flow.next_step is NextStep.OWN_CUT),
    "auction": at_table(5, asked, "chiamata"),
    **{f"asked: {name}": at_panel(*MOMENTS[name]) for name in ASKED},
    "asked: weak hand": at_panel(*WEAK_HAND),
    "last trick": opened_at_table(4, lambda scene: scene.overlays.sheets.show_last(), tricks=1),
    "seal before the cut": at_table(2, seal_before_the_cut),
    "seal": opened_at_table(2, lambda scene: scene.overlays.sheets.show_seal()),
    "hand": lambda app, _folder: result(app, game("pairs")),
    "hand of chiamata": lambda app, _folder: result(app, game("chiamata")),
    "match": lambda app, _folder: final(app, match("five")),
    "evenings": partial(navigated, way=Navigator.evenings),
    "kept match": match_sheet,
    "slates": slates.listed,
    "slate of pairs": lambda app, folder: slates.opened(app, folder, slates.PAIRS_EVENING),
    "slate of six": lambda app, folder: slates.opened(app, folder, slates.SIX_EVENING),
    "slate, contract": lambda app, folder: slates.opened(
        app, folder, slates.CONTRACTS_EVENING, ("place-4", "place-0")
    ),
    "slate, end": lambda app, folder: slates.opened(
        app, folder, slates.CONTRACTS_EVENING, ("place-4", "place-0", "contract-61")
    ),
    "slate, points": lambda app, folder: slates.opened(app, folder, slates.POINTS_EVENING),
    "slate, game": slates.chosen,
    "slate, balance": slates.balance,
    "statistics": lambda app, folder: app.reset(StatisticsScene(app, played_before(folder), play=app.quit)),
    **{f"statistics {page}": partial(statistics, page=page) for page in PAGES},
    "people of a household": household,
    "school": partial(navigated, way=lambda to: to.entry(SchoolEntry).open()),
    "season to begin": lambda app, folder: season(app, folder, -1),
    "season": partial(season, evenings=4),
    "season that ended": partial(season, evenings=14, won=True),
    "season's evenings": partial(season, evenings=6, sheet=True),
    "title with a season": title_with_season,
    "daily": daily,
    "journal": journal,
    "journal of one hand": first_journal,
    "puzzle": partial(puzzle, theme=Theme.STROZZO, told=False),
    "puzzle told": partial(puzzle, theme=Theme.BID, told=True),
    "lesson": lesson,
    "coach": coach,
    "playback": playback,
    "house rules": sheet_of_rules,
    "who sits where": who_sits_where,
    "face of a guest": face_of_a_guest,
    "who is there": who_is_there,
    "stairs": stairs,
    "duel": duel,
    **STANDS,
    "challenge": lying_over(lambda app: challenge_sheet(app, [duel_known()])),
    "first hand": first_hand,
    "friends": alone(page),
    "table of friends, hosting": alone(partial(lobby, hosting=True)),
    "table of friends, joining": alone(partial(lobby, hosting=False)),
    "invitation": lying_over(
        lambda app: InvitationSheet(
            app,
            cast(FriendsClient, Quiet()),
            TableLink(code="7KMPQ2ABCD", address="192.168.178.105"),
            app.quit,
        )
    ),
    "invitation from elsewhere": lying_over(
        lambda app: InvitationSheet(
            app, cast(FriendsClient, Quiet()), TableLink(code="7KMPQ2ABCD", meeting=ELSEWHERE), app.quit
        )
    ),
    "invitation by a page": lying_over(
        lambda app: InvitationSheet(
            app,
            cast(FriendsClient, Quiet()),
            TableLink(code="7KMPQ2ABCD", page=PageAddress(host="play.example.org")),
            app.quit,
        )
    ),
    "meeting points": lying_over(meeting_points),
    "add a meeting point": lying_over(AddMeetingPoint),
    "way of one's own": partial(route, server=""),
    "way of one's own, a fault": partial(route, server="home.example.org"),
    "way of one's own, being tried": partial(route, trial=RouteTrial()),
    "way of one's own, works": partial(route, trial=RouteTrial(opened=True, name=NameTrial(address="::1"))),
    "way of one's own, failed": partial(route, trial=SSH_FAILED),
    "friends elsewhere": alone(partial(elsewhere, at_table=False)),
    "link for friends elsewhere": alone(partial(elsewhere, link=LINK)),
    "new link for friends elsewhere": alone(lambda app: elsewhere(app, link=LINK, told=new_link())),
    "friends elsewhere, at the door": alone(partial(elsewhere, link=LINK, knocks=True)),
    "friends elsewhere, line lost": alone(lambda app: elsewhere(app, told=lost_words())),
    "table of friends, elsewhere": alone(partial(lobby, hosting=True, meeting=ELSEWHERE)),
    "table of friends, several addresses": alone(partial(lobby, hosting=True, addresses=ADDRESSES)),
    "code of a table": lying_over(lambda app: CodeSheet(app, lambda _link: None)),
    "open seats": lying_over(open_seats),
    "somebody at the table": lying_over(somebody),
    "sheet of those who look on": lying_over(onlookers),
    "one code for all phones": lying_over(one_code),
    "phrases": opened_at_table(2, phrases),
    "phrases to five": phrases_to_five,
    "written lines": written_lines,
    "write sheet": lambda app, _folder: over(app, write_sheet),
    "title before a match": partial(navigated, way=Navigator.title),
    "about the game": alone(About),
    "apology with all ways": lying_over(after_a_mistake),
    "export": pressed(match_sheet, "export"),
    "statistics of nobody": lambda app, folder: app.reset(
        StatisticsScene(app, library_in(folder), play=app.quit)
    ),
    "person who is known": pressed(household, f"change-{FIRST}"),
    "a friend's week": week,
}
"""Every scene, and the moments of a match at which something lies over its table."""
