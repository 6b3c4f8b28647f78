"""Ways from the title, to every scene and to the table of a match."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs

from briscola.capabilities.coach import with_habits
from briscola.capabilities.counting import answers_in, keep_answer
from briscola.capabilities.cup import CupEntry
from briscola.capabilities.rivals import RivalsAtTable
from briscola.capabilities.stairs import Staircase
from briscola.client.friends import HostedNote, TableNote, way_back
from briscola.client.host import ActiveMatch, Library, house_of
from briscola.client.hot_seat import agreement_of, screen_of
from briscola.client.seats import HostedSeat
from briscola.client.setup import MatchSetup
from briscola.engine.events import Event
from briscola.i18n.kept_match_words import back_to_table, table_note
from briscola.i18n.saving_words import not_kept_text
from briscola.i18n.text import _
from briscola.storage.evenings import PlayedMatch
from briscola.storage.own_decks import brought_decks
from briscola.storage.people import BadProfile, Profile
from briscola.storage.settings import Speed, peek
from briscola.ui.app import App
from briscola.ui.scene import Host
from briscola.ui.scenes.leave_guard import LeaveGuard
from briscola.ui.scenes.people import Household
from briscola.ui.scenes.results import WayHome
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.saving_dialogs import first_evening, refused, told
from briscola.ui.scenes.title import StepOffer, Title
from briscola.ui.scenes.waiting_matches import WaitingMatches
from briscola.ui.widgets import Item

if TYPE_CHECKING:
    from briscola.capabilities.duel import Duel
    from briscola.capabilities.season import SeasonEntry
    from briscola.ui.scenes.friends import FriendsEntry
    from briscola.ui.scenes.phones import PhonesAtTable
    from briscola.ui.scenes.play import AfterWays, HotSeatTable, PlayScene
    from briscola.ui.scenes.tabletop import ScreenPass

BEHIND_THE_TITLE = (
    "briscola.ui.scenes.new_match.table_choice",
    "briscola.players.expert",
    "briscola.players.insight.evaluation",
    "briscola.ui.scenes.play.scene",
    "briscola.capabilities.coach.window.scene",
    "briscola.ui.scenes.match_history.scene",
    "briscola.capabilities.statistics.window",
    "briscola.ui.scenes.people.scene",
    "briscola.capabilities.lesson.window",
    "briscola.ui.scenes.school.scene",
    "briscola.capabilities.stairs.window.offer",
)


class Navigator:
    """Moves between the title and the table, and reports the fate of the match."""

    def __init__(self, app: App, *, library: Library | None = None) -> None:
        """`library` is the user's own by default."""
        self.app = app
        app.rules, app.follow, app.bring_deck = self._rules, self.follow, self.bring_deck
        self.active_match = ActiveMatch(library or Library())
        self._friends: FriendsEntry | None = None
        """Play with friends, once it has been opened."""
        self.phones: PhonesAtTable | None = None
        """The phones of the match at the table."""
        self._season: SeasonEntry | None = None
        """The season, once somebody here has begun one or has opened its page."""
        self.homes: list[Callable[[str], WayHome | None]] = [self._season_of]
        """Ask by the id of a match's record for the page to which it belongs."""
        self._refused: BadProfile | None = None
        """Reason why a written name is refused, until it is shown."""
        self._guard = LeaveGuard(app, self.active_match)
        self.stairs = Staircase(app, self.active_match, lesson=self.first_evening, start=self.start)
        self.household = Household(app, self.active_match)
        self.waiting = WaitingMatches(app, self.active_match, self._guard, self, self.household.all)
        self.cup = CupEntry(app, self.active_match, self.household, self)
        self.homes.append(self.cup.home)
        self.household.sync_profile()
        app.at_close += [
            self.active_match.close,
            self.household.agree,
            self._let_phones_go,
            self.cup.desk.close,
        ]

    def begin_again(self, *, aside: str = "") -> None:
        """Show the title after a mistake of ours; `aside` is the reason to put the match aside first."""
        if aside:
            self.waiting.put_aside(aside)
        else:
            self.active_match.take_up_again()
        self.title()

    def begin(self) -> None:
        """Show the title; the fate of a saved match is mentioned once.

        The modules for playing are loaded behind the title, so that the first picture waits for none of them.
        The table under the lamp of all other scenes is made then too.
        """
        self.app.when_quiet.append(lambda: self.app.cloth.picture(self.app.size, self.app.kit.table))
        self.app.when_quiet += [partial(importlib.import_module, name) for name in BEHIND_THE_TITLE]
        self.app.when_quiet.append(self.stairs.begin_to_offer)
        self.stairs.hold()
        self.title()

    def offer(self) -> StepOffer | None:
        """The step of the stairs to offer on the title; none beside the way back to a table."""
        return None if way_back(self.active_match.library) is not None else self.stairs.offer()

    def title(self) -> None:
        """Return to the title; an unfinished match can be continued from there."""
        self.app.may_end = self._guard.may_end
        self._let_phones_go()
        seat = self.active_match.seat
        self.cup.take()
        if seat is not None and seat.over:
            self.active_match.drop()
        self.active_match.take_over()
        self.cup.sync()
        self.app.reset(Title(self.app, self))
        self.tell_news()

    def menu(self) -> Sequence[Item]:
        """The lines of the title's menu that lead to a match or to what is kept."""
        setup, note = self.last_match(), way_back(self.active_match.library)
        first = self._resume() if note is None else self._back(note)
        return [
            *(() if first is None else (first,)),
            Item(name="play", text=_("Play"), note=table_note(setup), on_press=self.play),
            Item(name="new", text=_("New match"), on_press=self.choose),
            Item(name="friends", text=_("Play with friends"), on_press=self.friends),
            Item(name="school", text=_("School"), on_press=self.school),
            *self.cup.items(),
            Item(
                name="evenings",
                text=_("Evenings"),
                note=self.waiting.others(besides_last=note is None),
                on_press=self.evenings,
                small=True,
            ),
            *(() if (season := self._season_line()) is None else (season,)),
            Item(name="statistics", text=_("Statistics"), on_press=self.statistics, small=True),
        ]

    def _resume(self) -> Item | None:
        """The line that continues the match left last; it names the season or cup of that match."""
        line, home = self.waiting.resume(), self._home_of(self.active_match.match)
        return line if line is None or home is None else replace(line, note=f"{home.name()}: {line.note}")

    def tell_news(self) -> None:
        """Show why a name was refused, and the news about the saved match."""
        if self._refused is not None:
            error, self._refused = self._refused, None
            self.app.push(refused(self.app, error))
        news = self.active_match.news
        while news:
            self.app.push(told(self.app, news.pop()))
        self.cup.tell()
        if isinstance(self.app.top, Title) and (brought := brought_decks()):
            self.bring_deck(brought[0])

    def warning(self) -> str:
        """Text on what is not saved; empty if all is well."""
        seat = self.active_match.seat
        if not self.active_match.ours:
            return _("Another window of Briscola is open: what is played in this one is not kept.")
        if seat is not None and seat.trouble is not None:
            return not_kept_text(seat.trouble)
        return ""

    def _back(self, note: HostedNote | TableNote) -> Item:
        """The line that leads back to the table with friends at which the program ended."""
        host = note.host if isinstance(note, TableNote) else None
        return Item(
            name="back",
            text=back_to_table(host),
            on_press=lambda: self._friends_entry().go_back(),
            strong=True,
        )

    def friends(self) -> None:
        """Open the tables of people at other computers; nothing of a network is loaded before."""
        self._friends_entry().open()

    def _friends_entry(self) -> FriendsEntry:
        from briscola.ui.scenes.friends import FriendsEntry

        if self._friends is None:
            self._friends = FriendsEntry(self.app, self, self.active_match)
        return self._friends

    def follow(self, link: str) -> None:
        """Show the table of a friend's link; a match that is not saved is left only after a question."""
        self._guard.unless_unsaved(lambda: self._friends_entry().follow(link))

    def school(self) -> None:
        """Open the school: the stairs, the deal of the day, and after the first flight the season."""
        from briscola.ui.scenes.school import open_school

        open_school(self.app, self.active_match, climb=self.stairs.climb, season=self.season.open)

    def bring_deck(self, path: Path) -> None:
        """Look at a deck of the person's own: a folder or zip dropped on the window."""
        from briscola.ui.scenes.own_decks import BringDeck

        self.app.push(BringDeck(self.app, path))

    @property
    def season(self) -> SeasonEntry:
        """The season of whoever plays."""
        from briscola.capabilities.season import SeasonEntry

        if self._season is None:
            go_on = self.waiting.go_on
            self._season = SeasonEntry(self.app, self.active_match, self, go_on=go_on)
        return self._season

    def _season_line(self) -> Item | None:
        """The line of the season that runs; nothing of a season is loaded where there has been none."""
        return self.season.item() if self.active_match.library.season_path.exists() else None

    def _season_of(self, match: str) -> WayHome | None:
        return self.season.home(match) if self.active_match.library.season_path.exists() else None

    def evenings(self, dropped: Path | None = None) -> None:
        """Open the kept matches; a record `dropped` on the window is added."""
        from briscola.ui.scenes.match_history import open_evenings

        self.active_match.take_over()
        waiting = self.waiting
        open_evenings(
            self.app, self.active_match, dropped, go_on=waiting.go_on, give_up=waiting.give_up_waiting
        )

    def statistics(self) -> None:
        """Open the statistics."""
        from briscola.capabilities.statistics import StatisticsScene

        self.app.push(StatisticsScene(self.app, self.active_match.library, play=self.choose))

    # ---- the first evening

    def lesson(self, play: Callable[[], None] | None = None) -> None:
        """Open the first evening; `play` is called at its end."""
        from briscola.capabilities.lesson import LessonScene

        self.app.push(LessonScene(self.app, face=self.household.playing.face, play=play))

    def first_evening(self) -> None:
        """Open the first evening; the next step of the stairs follows it."""
        self.lesson(self.stairs.first_hand)

    def _rules(self, app: Host, chapter: str, setup: MatchSetup | None) -> RulesScene:
        """Rules scene, with a button for the first evening unless that is open."""
        lessons = any(scene.teaches for scene in self.app.scenes)
        return RulesScene(app, chapter, setup, lesson=None if lessons else self.lesson)

    def offer_lesson(self) -> None:
        """Ask a person who has never played here, once, to see the first evening."""
        library = self.active_match.library
        if self.app.settings.lesson_offered:
            return
        self.app.change(lesson_offered=True)
        if library.history.plays(library.profile.id):
            return
        self.app.push(first_evening(self.app, show=self.first_evening))

    # ---- who plays

    def agreed_profile(self) -> Profile:
        """Profile in use, with the name written last; a refused name is reported soon."""
        self._refused = self.household.agree() or self._refused
        return self.household.playing

    def people(self) -> None:
        """Show the people who play at this computer."""
        from briscola.ui.scenes.people import People

        self.app.push(People(self.app, self.household, play_as=self.play_as, remove=self.remove))

    def play_as(self, profile: str) -> None:
        """Switch to another profile; a match that is not saved is left only after a question."""
        if profile == self.household.playing.id:
            self.title()
        else:
            self._guard.unless_unsaved(partial(self._switch, profile))

    def _switch(self, profile: str) -> None:
        try:
            self.household.use(profile)
        except BadProfile as error:
            self._refused = error
        self.title()

    def remove(self, profile: str) -> None:
        """Remove a profile and show the remaining ones."""

        def gone() -> None:
            try:
                self.household.remove(profile)
            except BadProfile as error:
                self._refused = error
                self.title()
            else:
                self.title()
                self.people()

        if profile == self.household.playing.id:
            self._guard.unless_unsaved(gone)
        else:
            gone()

    # ---- to the table

    def last_match(self) -> MatchSetup:
        from briscola.ui.scenes.new_match import last_match

        settings, household = self.app.settings, self.household
        return last_match(settings.match, settings.player, household.playing.face, household.others())

    def play(self) -> None:
        """Sit down at once at the table of the last match; before any, with Teresa, who guides."""
        from briscola.capabilities.stairs import sits_down_with_teresa

        if sits_down_with_teresa(self.app, self.active_match.library):
            self.stairs.first_hand()
        else:
            self.start(self.last_match())

    def choose(self) -> None:
        """Open the choice of a new match."""
        from briscola.ui.scenes.new_match import CodeWays, TableChoice

        self.active_match.take_over()
        library = self.active_match.library
        played = library.history.plays(library.profile.id)
        season = self.season.open if self._season_line() is None else None  # else it stands on the title
        ways = CodeWays(deal=self.play_deal, duel=self.duel, season=season)
        self.app.push(TableChoice(self.app, self.start, ways, played=played, others=self.household.others()))
        self.tell_news()

    def play_deal(self, setup: MatchSetup, code: str) -> None:
        """Play a deal from its code; a waiting match goes on waiting."""
        from briscola.ui.scenes.deal_table import play_deal

        self.active_match.take_over()
        play_deal(self.app, self.active_match, setup, code, back_to=self.app.top)

    def duel(self, duels: Sequence[Duel]) -> None:
        """Open a friend's challenge of some hands."""
        from briscola.capabilities.duel import open_duel

        open_duel(self.app, self.active_match, duels)

    def challenge(self, duels: Sequence[Duel]) -> None:
        """Show the text that challenges a friend."""
        from briscola.capabilities.duel import challenge_sheet

        self.app.push(challenge_sheet(self.app, duels))

    def start(self, setup: MatchSetup) -> None:
        """Start a new match; the one that waits goes on waiting. Ask first if that one is not saved."""
        self._refused = self.household.agree()
        if self._refused is not None:
            self.tell_news()
            return
        self._guard.unless_unsaved(partial(self._sit_down, setup))

    def start_at(self, setup: MatchSetup, begun: Callable[[str], None], *, keyed: bool = False) -> None:
        """Start a match of a season or cup, without hints or undo; only while this window keeps matches.

        `begun` is told the id of its record before anybody sees a card. If it raises OSError, because it
        cannot keep the id, the match does not begin. `keyed`: as for `ActiveMatch.begin`.
        """
        self._guard.unless_unsaved(partial(self._sit_down, setup, begun, keyed=keyed))

    def open_phones(self) -> None:
        """Open the sheet for phones over the table, if somebody sits there."""
        if self.phones is not None:
            self.phones.open_sheet()

    def go_on_with(self, match: PlayedMatch) -> None:
        """Continue a match that waits."""
        self.waiting.go_on(match)

    def leave_table(self, leave: Callable[[], None]) -> None:
        """Leave the table of a match; after a question if it is not saved."""
        self._guard.unless_unsaved(leave, to_title=True)

    def _sit_down(
        self, setup: MatchSetup, begun: Callable[[str], None] | None = None, *, keyed: bool = False
    ) -> None:
        waits = self.waiting.resume() is not None and self.active_match.ours
        wished, setup = setup, self._told_of_habits(setup)
        house = house_of(self.app.settings, setup)
        if begun is not None:
            house = structs.replace(house, undo=False, hints=False)
        seat = self.active_match.begin(setup, house, keyed=keyed)
        if begun is not None and self.active_match.match is not None:
            try:
                begun(self.active_match.match)
            except OSError:  # the page tells why
                self.active_match.drop()
                self.active_match.take_over()
                return
        self.stairs.first_hands.begun(wished, seat)
        scene = self.table(seat)
        if waits:
            scene.over.notes.say(_("Your other match is waiting for you, under “Evenings”."))

    def _told_of_habits(self, setup: MatchSetup) -> MatchSetup:
        """The setup with the maestro's knowledge of habits so far, if the settings allow it."""
        return with_habits(setup, self.active_match.library, wanted=self.app.settings.learn_habits)

    def table(self, seat: HostedSeat) -> PlayScene:
        """Sit down at the table of a match."""
        from briscola.ui.scenes.play import AfterWays, PlayScene

        seat.before_rematch(self._told_of_habits)
        seat.come_in()
        self._guard.seated()
        leave = partial(self._guard.unless_unsaved, self.title, to_title=True)
        new, home = partial(self._guard.unless_unsaved, self._new), self._home_of(self.active_match.match)
        together = AfterWays(new=new, home=home)
        phones = self._phones_of(seat, partial(self._shared_table, seat, leave, together))
        if not seat.alone:
            phones.shared = self._shared_table(seat, leave, together)
            return phones.shared.first
        if home is None:
            seat.rename(self.app.settings.player)
        library = self.active_match.library
        coach = partial(self._look_back, seat)
        ways = AfterWays(new=new, coach=coach, challenge=self.challenge, home=home)
        scene = PlayScene(
            self.app,
            seat,
            on_leave=leave,
            on_give_up=self._give_up,
            ways=ways,
            rivals=RivalsAtTable(library=library, seat=seat),
        )
        person = library.database, library.profile
        scene.over.counting.train(partial(keep_answer, *person), partial(answers_in, *person))
        self.stairs.first_hands.guide(scene)
        self.app.reset(scene)
        return scene

    def _give_up(self) -> None:
        """Give the match at this table up; that of a season or cup leads to its page."""
        home = self._home_of(self.active_match.match)
        self.waiting.give_up()
        if home is not None and isinstance(self.app.top, Title):
            home.open()

    def _home_of(self, match: str | None) -> WayHome | None:
        """The page to which a match belongs; None for any other match."""
        found = (home(match) for home in self.homes if match is not None)
        home = next((home for home in found if home is not None), None)
        return home and replace(home, open=partial(self._guard.unless_unsaved, home.open))

    def play_together(self) -> None:
        """Open the choice of a match for several people at this computer."""
        from briscola.ui.scenes.new_match import play_together

        self.active_match.take_over()
        library = self.active_match.library
        played, others = library.history.plays(library.profile.id), self.household.others()
        play_together(
            self.app,
            start=self.start,
            with_phones=self.start_with_phones,
            cup=self.cup.set_up,
            played=played,
            others=others,
        )

    def start_with_phones(self, setup: MatchSetup) -> None:
        """Start a new match, with the sheet on which phones take the cards."""
        self.start(setup)
        self.open_phones()

    def _phones_of(self, seat: HostedSeat, share: Callable[[], HotSeatTable]) -> PhonesAtTable:
        """The phones of a match; those of the one before are let go."""
        from briscola.ui.scenes.phones import PhonesAtTable

        self._let_phones_go()
        self.phones = PhonesAtTable(self.app, seat, share)
        return self.phones

    def _let_phones_go(self) -> None:
        if self.phones is not None:
            self.phones.close()
            self.phones = None

    def _shared_table(self, seat: HostedSeat, leave: Callable[[], None], ways: AfterWays) -> HotSeatTable:
        """Sit down with the other people at this computer, or with phones."""
        from briscola.ui.scenes.play import HotSeatTable, PlayScene

        def make(seat: HostedSeat, screen_pass: ScreenPass) -> PlayScene:
            return PlayScene(
                self.app,
                seat,
                on_leave=leave,
                on_give_up=self._give_up,
                ways=ways,
                screen_pass=screen_pass,
                on_phones=None if self.phones is None else self.phones.open_sheet,
                rivals=RivalsAtTable(library=self.active_match.library, seat=seat),
            )

        screen = screen_of(seat)
        mine = self.household.playing.id
        agreement = agreement_of(self.app.settings.match, screen.setup, mine=mine)
        speeds = {profile.id: self._speed_of(profile) for profile in self.household.others()}
        shared = HotSeatTable(self.app, screen, agreement, speeds=speeds, make=make)
        self.app.reset(shared.first)
        shared.begin()
        return shared

    def _speed_of(self, profile: Profile) -> Speed:
        """The speed that a person of the household has chosen."""
        return peek(self.active_match.library.profiles.settings_path(profile)).speed

    def _look_back(self, seat: HostedSeat, log: Sequence[Event], hand: int) -> None:
        """Open the coach for a hand of the match in progress; its judgement is kept."""
        from briscola.capabilities.coach import coach

        active = self.active_match
        library, match = active.library, active.match
        coach(self.app, seat.setup, log, hand, library=library, match=match, seat=seat.place)

    def _new(self) -> None:
        self.title()
        self.choose()
