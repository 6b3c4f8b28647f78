"""An evening at a table as four see it: a window, a program that came by its link, Chromium and Firefox.

Real programs on screens of their own, real browsers; the link leads through Caddy, which ends TLS. Somebody
closes her tab, moves to her own program and back; the host's program is killed; somebody leaves, her seat is
claimed by another, who does not get it, asks anew, and has its cards at the next deal; the host closes the
table. Each of the four has to show each of this within the time that is documented for it. Pictures stay.
It asks for Debian's `chromium-driver`, `firefox-esr`, `caddy`, `xvfb`, `xdotool` and `imagemagick`.
"""

import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

from briscola.network.addresses.room_codes import spelled
from tests.client.friends.test_by_page import Caddy
from tests.network.relay import Relay
from trials.clicking_person import ClickingPerson, together
from trials.engines import Chromium, Firefox
from trials.page_person import PagePerson
from trials.real_window import RealWindow
from trials.table_clicks import follow, let_in, open_table, sit_down, to_the_page, to_the_title

AT_ONCE = 3.0
"""Seconds for what people do: nothing is waited for, but four are looked at in turn."""
TAB = 5.0 + 1.0 + AT_ONCE
"""Seconds until a closed tab is told: no other page has come, and then no line was there for a moment."""
LINE = 10.0
"""Seconds in which a line without a sign of life is given up."""
AGAIN = 8.0 + AT_ONCE
"""Seconds between two attempts of a page to connect, which are more than those of a program."""
MINUTE = 60.0
"""Seconds for the answers of those who are asked for a seat."""
LONGEST_HAND = 120.0
MENU, SURE = "#more-button", "#yes"
CALM = {
    "language": "en",
    "speed": "none",
    "motion": "little",
    "trick_pause": 0.5,
    "cut_for_me": True,
    "volume": 0.0,
    "speech": "on",
    "speech_rate": 100,
}
"""Settings of programs that lose no time, and tell by ear what happens."""
NOT_AGREED = "Not everybody at the table has agreed."
NOT_ANSWERED = "Not everybody has answered yet. You can ask again."
FIRST = "document.querySelector('#players .name')?.textContent"
"""The name of whoever sits at the bottom of a page."""
Shows = Callable[[], object]


def evening_of_four(times: int, seed: int, *, short: bool = False) -> str:
    """Spend so many evenings; what each of the four showed, after how many seconds.

    In a `short` one nothing is waited for that takes minutes: somebody says no to whoever asks. Raises
    AssertionError where one of them shows something too late, or not at all.
    """
    del seed  # nothing is done by chance but the cards
    told = list[str]()
    for _ in range(times):
        with ExitStack() as stack:
            evening = _Evening(stack, short=short)
            evening.spend()
            told.append(evening.table())
    return "\n".join(told)


def short_evening(times: int, seed: int) -> str:
    """Spend so many short ones."""
    return evening_of_four(times, seed, short=True)


class _Evening:
    """Four people at one table, and what each was seen to show."""

    def __init__(self, stack: ExitStack, *, short: bool) -> None:
        self.short, self.folder = short, Path(tempfile.mkdtemp(prefix="evening-of-four-"))
        self.relay = stack.enter_context(Relay())
        caddy = Caddy(self.folder / "caddy", self.relay.port)
        stack.callback(caddy.stop)
        caddy.start()
        self.name = caddy.name
        os.environ |= {"LEADS_HERE": self.name.host, "SSL_CERT_FILE": str(caddy.authority)}
        here = f"--host-resolver-rules=MAP {self.name.host} 127.0.0.1"
        chromium = Chromium("--ignore-certificate-errors", "--force-prefers-reduced-motion", here)
        stack.callback(chromium.close)
        told = {"network.dns.localDomains": self.name.host, "ui.prefersReducedMotion": 1}
        preferences = "".join(f"user_pref({key!r}, {value!r});\n" for key, value in told.items())
        firefox = Firefox(preferences, any_certificate=True)
        stack.callback(firefox.close)
        self.carla, self.fausta = (PagePerson(each, self.folder) for each in (chromium, firefox))
        settings = {**CALM, "public_name": self.name.address}
        self.programs = [
            RealWindow(self.folder, name, settings=settings) for name in ("Anna", "Bruno", "Fausta")
        ]
        for each in self.programs:
            stack.callback(each.end)
        self.anna, self.bruno, self.faustas = self.programs
        self.rows = list[str]()
        self.link = ""

    def spend(self) -> None:
        """The whole evening."""
        self.sit_down()
        self.close_tab()
        self.move()
        self.kill()
        self.leave()
        self.claim()
        self.deal()
        if not self.short:
            self.stay_away()
        self.close()

    def table(self) -> str:
        """All that was seen, a line each."""
        return "\n".join([f"evening of four: pictures in {self.folder}", *self.rows])

    # ---- what is seen

    def seen(self, what: str, most: float, deed: Callable[[], object], shows: Mapping[str, Shows]) -> None:
        """Do something; all of them have to show it within so many seconds."""
        began, left = time.monotonic(), dict(shows)
        deed()
        while left:
            took = time.monotonic() - began
            for who in [who for who, shown in left.items() if shown()]:
                self.note(what, who, took, most)
                del left[who]
            if took > most:
                self.pictures(what)
                raise AssertionError(f"{what}: {[*left]} do not show it in {took:.1f} s\n{self.table()}")

    def note(self, what: str, who: str, took: float, most: float) -> None:
        """Note that somebody has shown it, after how many seconds of the most that are allowed."""
        self.rows.append(f"{what:<24}{who:<10}{took:5.1f} s of {most:.0f}")
        print(self.rows[-1], flush=True)

    def pictures(self, name: str) -> None:
        """Keep what all of them show."""
        for page in (self.carla, self.fausta):
            (self.folder / f"{name}-{page.engine.name}.png").write_bytes(page.engine.picture())
        for window in self.programs:
            window.picture(self.folder / f"{name}-{window.name}.png")

    def news(self, words: str, **otherwise: Shows) -> Mapping[str, Shows]:
        """News of the table at all four; whoever is meant shows it otherwise."""
        windows = {each.name.lower(): says(each, words) for each in (self.anna, self.bruno)}
        pages = {"chromium": self.carla, "firefox": self.fausta}
        told = {name: told_news(page, words) for name, page in pages.items() if name not in otherwise}
        return {**windows, **told, **otherwise}

    # ---- what is done

    def sit_down(self) -> None:
        """The host makes the link, and everybody comes by it alone."""
        together(self.programs, to_the_title)
        together(self.programs, to_the_page)
        open_table(self.anna, "briscola-4", people=4, players=4, winning_hands=2)
        self.link = self.name.link(spelled(self.anna.see()["code"]))
        self.anna.press("phone-1")
        pages = self.anna.until(lambda seen: bool(seen.get("pages")), "the code of the room")["pages"]
        self.relay.behind = int(pages.rpartition(":")[2])  # another one than usual if that is taken
        while self.anna.see()["scene"] == "HouseholdSheet":  # its code, once it is there, moves the buttons
            self.anna.press("elsewhere")
            time.sleep(0.5)
        self.anna.press("start")
        for leads_to in ("HouseholdSheet", "TablePage"):
            self.anna.press("done")
            self.anna.shows(leads_to)
        people: Sequence[RealWindow | PagePerson] = (self.anna, self.bruno, self.carla, self.fausta)
        together(people, self.comes)
        self.anna.press("go")
        for window in (self.anna, self.bruno):
            window.shows("PlayScene")
        for page in (self.carla, self.fausta):
            page.waits_for("#game")

    def comes(self, who: RealWindow | PagePerson) -> None:
        """Somebody comes by the link and is let in; the host lets her in."""
        if isinstance(who, PagePerson):
            who.opens(self.link)
            who.sits_down("Carla" if who is self.carla else "Fausta")
            who.press("#ready")
        elif who is self.bruno:
            follow(who, self.link)
            sit_down(who, 3)
        else:
            let_in(who, 3)

    def close_tab(self) -> None:
        """A tab is closed; by the link her seat is found again."""
        new_tab = self.fausta.engine.new_tab
        others = {**self.news("Fausta is away.")}
        del others["firefox"]  # nobody looks there
        self.seen("a tab is closed", TAB, new_tab, others)
        self.fausta.opens(self.link)
        self.fausta.waits_for("#seats button")
        self.comes_back("she is back", partial(self.fausta.press, "#seats button"), "Fausta is back.")

    def comes_back(self, what: str, deed: Callable[[], object], told: str) -> None:
        """She plays on her page again, at which she has done something for that."""
        self.seen(what, AT_ONCE, deed, self.news(told, firefox=partial(self.fausta.sees, "#game")))

    def move(self) -> None:
        """She plays on in her own program, and comes back to her page."""
        self.fausta.press(MENU)
        ticket = self.fausta.engine.run("document.getElementById('own-game').href")
        for name in ("enter-code", "code"):
            self.faustas.press(name)
        self.faustas.write(ticket)
        self.faustas.press("yes")
        self.faustas.shows("InvitationSheet")
        moved = reads(self.fausta, "You play in your own game now.")
        go = partial(self.faustas.press, "yes")
        self.seen("she moves", AT_ONCE, go, self.news("Fausta plays on in the game.", firefox=moved))
        self.faustas.shows("PlayScene")
        back = partial(self.fausta.press, "#back")
        self.comes_back("and comes back", back, "Fausta plays on in a browser.")

    def kill(self) -> None:
        """The host's program is killed, and started again."""
        lost = "Anna’s computer cannot be reached. Trying again…"
        line = "document.documentElement.dataset.line === 'lost'"
        pages = {"chromium": self.carla.engine, "firefox": self.fausta.engine}
        killed: dict[str, Shows] = {name: partial(page.run, line) for name, page in pages.items()}
        self.seen("the host is killed", LINE, self.anna.kill, {"bruno": says(self.bruno, lost), **killed})
        self.anna.start()
        self.anna.until(lambda seen: "back" in seen["spots"], "the way back")
        again: dict[str, Shows] = {name: partial(page.run, f"!({line})") for name, page in pages.items()}
        again["anna"] = lambda: self.anna.see()["scene"] == "PlayScene"
        again["bruno"] = says(self.bruno, "The connection is back.")
        self.seen("the host is back", AGAIN, partial(self.anna.press, "back"), again)

    def leave(self) -> None:
        """Somebody leaves the match."""
        self.carla.press(MENU)
        self.carla.press("#leave")
        self.carla.waits_for(SURE)
        shows = self.news(
            "Carla has left the table; a computer plays on.",
            chromium=reads(self.carla, "You have left Anna’s table; a computer plays for you."),
        )
        grey = {"her face": self.face("Carla", grey=True)}
        self.seen("somebody leaves", AT_ONCE, partial(self.carla.press, SURE), {**shows, **grey})

    def face(self, name: str, note: str = "", *, grey: bool) -> Shows:
        """True while somebody's face on a page of another is grey or not, and has this note below."""
        told = f"each.innerText.includes({name!r}) && each.innerText.includes({note!r})"
        faces = "[...document.querySelectorAll('#players li')]"
        script = f"{faces}.some((each) => {told} && each.matches('.away') === {str(grey).lower()})"
        return lambda: self.fausta.engine.run(script)

    def claim(self) -> None:
        """Another asks for her seat, does not get it, and asks anew."""
        self.carla.engine.new_tab()
        self.carla.opens(self.link)
        self.carla.press("#new")
        self.carla.writes("#name", "Clara")
        self.ask("a seat is claimed")
        refused, none = (
            reads(self.carla, NOT_AGREED if self.short else NOT_ANSWERED),
            "Clara does not get the seat.",
        )
        if self.short:
            self.seen(
                "one says no", AT_ONCE, partial(self.bruno.press, "no"), self.news(none, chromium=refused)
            )
        else:
            self.seen("nobody answers", MINUTE + AT_ONCE, lambda: None, self.news(none, chromium=refused))
        self.ask("it is claimed anew")
        for each in (self.anna, self.bruno):
            each.press("yes")
        shows = self.news(
            "Clara sits at the table from the next deal.",
            chromium=reads(self.carla, "You get cards from the next deal."),
        )
        face = {"her face": self.face("Carla", "Clara next deal", grey=False)}
        agree = partial(self.fausta.press, "#choices button[data-does^='consent yes']")
        self.seen("all have agreed", AT_ONCE, agree, {**shows, **face})

    def ask(self, what: str) -> None:
        """Ask for the seat: everybody else is asked."""
        asked: dict[str, Shows] = {
            each.name.lower(): says(each, "A seat for Clara?") for each in (self.anna, self.bruno)
        }
        asked["chromium"] = reads(self.carla, "have been asked whether you may take over this seat.")
        asked["firefox"] = told_news(self.fausta, "Clara would like to have the seat of Carla.")
        self.seen(what, AT_ONCE, partial(self.carla.press, "#sit"), asked)

    def deal(self) -> None:
        """They play on to the next deal, at which she has cards: each until she shows it."""
        now, seen = "Clara plays at the seat of Carla now.", dict[str, float]()
        cards = "document.querySelectorAll('#hand li').length === 3"
        pages = {"chromium": (self.carla, f"{FIRST} === 'Clara' && {cards}")}
        pages["firefox"] = self.fausta, _news_script(self.fausta, now)
        windows = {each.name.lower(): (each, says(each, now)) for each in (self.anna, self.bruno)}

        def plays(who: str) -> None:
            if who in pages:
                page, script = pages[who]
                page.plays_until(script, LONGEST_HAND)
            else:
                window, shown = windows[who]
                person = ClickingPerson(window, Random(1))
                assert person.play_until(lambda _seen: bool(shown()), LONGEST_HAND), window.see()
            seen[who] = time.monotonic()

        together([*windows, *pages], plays)
        for who, at in seen.items():
            self.note("she has cards", who, at - min(seen.values()), AT_ONCE)
        self.pictures("last")

    def stay_away(self) -> None:
        """She closes her tab for so long that somebody new at the door may ask for her seat."""

        def closes() -> None:
            self.carla.engine.new_tab()
            self.carla.opens(self.link)

        free: Mapping[str, Shows] = {"chromium": partial(self.carla.sees, "#new")}
        self.seen("a seat is open", TAB + 2 * MINUTE, closes, free)

    def close(self) -> None:
        """The host closes the table."""
        self.anna.key("Escape")
        self.anna.press("leave")
        self.anna.shows("Dialog")
        closed = "Anna has closed the table."
        shows: dict[str, Shows] = {
            "anna": says(self.anna, "The end of the evening"),
            "bruno": says(self.bruno, closed),
            "chromium": reads(self.carla, closed),
            "firefox": reads(self.fausta, closed),
        }
        self.seen("the table is closed", AT_ONCE, partial(self.anna.press, "yes"), shows)
        for page in (self.carla, self.fausta):  # Caddy says 502 while the host's program is gone
            faults = [fault for fault in page.engine.faults if not fault.startswith("502 ")]
            assert not faults, (page.engine.name, faults)
        assert together(self.programs, RealWindow.close) == [0] * len(self.programs)


def says(window: RealWindow, words: str) -> Shows:
    """True once a window says some words more often than by now."""
    before = _said(window).count(words)
    return lambda: _said(window).count(words) > before


def _said(window: RealWindow) -> str:
    return "\n".join(window.see().get("said", ()))


def reads(page: PagePerson, words: str) -> Shows:
    """True while some words can be seen on a page."""
    return lambda: page.engine.run(f"document.body.innerText.includes({words!r})")


def told_news(page: PagePerson, words: str) -> Shows:
    """True once a page tells news that it has not told by now, aloud and among what has happened so far."""
    script = _news_script(page, words)
    return lambda: page.engine.run(script)


def _news_script(page: PagePerson, words: str) -> str:
    happened = f"document.getElementById('happened').textContent.split({words!r}).length"
    aloud = f"document.getElementById('notice').innerText.includes({words!r})"
    return f"{happened} > {page.engine.run(happened)} && {aloud}"
