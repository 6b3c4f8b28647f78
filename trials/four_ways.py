"""A match of four who come in four ways: a window, a program, Chromium and Firefox; much may be cut once.

The link leads through Caddy, which ends TLS, and OpenSSH. Pictures stay.
It asks for Debian's `chromium-driver`, `firefox-esr`, `caddy` and `openssh-server`.
"""

import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from briscola.client.seats.seat_control import NextStep
from briscola.engine.events import HandEnded, MatchEnded, Resumed
from briscola.engine.variants import make_rules
from briscola.network.addresses.table_link import read_table_link
from briscola.network.keys.ssh_key import keep_ssh_key, public_ssh_key
from briscola.network.meeting.meeting_connection import trusted
from briscola.pages.phones import friends_elsewhere
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.household_sheet import HouseholdSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from tests.client.friends.evening import setup_of
from tests.client.friends.test_by_page import Caddy
from tests.network.broker import free_port
from tests.network.https_proxy import NAME, names_lead_here
from tests.network.relay import Relay
from tests.network.ssh_daemon import SshDaemon
from tests.ui.friends import at_table
from tests.ui.friends.at_table import FriendsHome
from trials.engines import Chromium, Engine, Firefox, pointer

PATIENCE = 400.0
"""Seconds for what four people do together."""
CALM = 3.0
"""Seconds without a change after which all cards lie still."""
HAND_POINTS = 120
MISHAPS = 8
SIZE = (390, 844)
CHROMIUM, BRUNO, FIREFOX = 1, 2, 3
"""Seats; the window's person has the first."""
OFFERED = """
(() => {
  for (const what of ["#play-bar.on #play", "#take-rung", "#choices button", "#hand button[data-does^=play]"])
    for (const each of document.querySelectorAll(what))
      if (each.checkVisibility() && !each.disabled && !/^(again|leave)$/.test(each.dataset.does)) {
        each.scrollIntoView({ block: "nearest" });
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x + Math.min(width / 2, 14), y + height / 2];
      }
  return null;
})()
""".strip()
"""A place on what the page would have its person press next."""
CODES = "[...document.querySelectorAll('#hand li')].map((each) => each.dataset.key).sort()"
VISIBLE = "!!document.querySelector({!r})?.checkVisibility()"


def by_ssh(times: int, seed: int) -> str:
    """Play so many matches without a mishap."""
    return four_ways(times, seed, mishaps=0)


def four_ways(times: int, seed: int, *, mishaps: int = MISHAPS) -> str:
    """Play so many matches; pictures stay in the folder that is named at the end. Raises AssertionError."""
    found, chance = Counter[str](), Random(seed)
    pictures = Path(tempfile.mkdtemp(prefix="four-ways-"))
    os.environ["XDG_DATA_HOME"] = str(pictures / "data")
    key, far = friends_elsewhere.ssh_folder() / "briscola_ed25519", free_port()
    keep_ssh_key(key)
    server, caddy = SshDaemon(pictures / "server"), Caddy(pictures / "caddy", far)
    server.known_keys.write_text(public_ssh_key(key))
    server.start()
    caddy.start()
    assert caddy.name.port is not None
    os.environ["SSL_CERT_FILE"] = str(caddy.authority)
    trusted.cache_clear()
    try:
        with (
            patch.object(friends_elsewhere, "PAGE_PORT", far),
            patch.object(friends_elsewhere, "FIRST_REST", 0.5),
            patch.object(at_table, "PATIENCE", PATIENCE),
            Relay(caddy.name.port) as brunos,
            Relay(caddy.name.port) as chromiums,
            names_lead_here(port=brunos.port),
        ):
            for number in range(times):
                match = _Match(caddy, server, brunos, chromiums, chance, mishaps)
                try:
                    match.play()
                finally:
                    match.close(pictures, number)
                found += match.found
    finally:
        caddy.stop()
        server.stop()
    return f"four ways: {dict(found)}; pictures in {pictures}"


class _Match:
    """A match of two pairs. While something is cut nobody plays, so the hands must be the same afterwards."""

    def __init__(
        self,
        caddy: Caddy,
        server: SshDaemon,
        brunos: Relay,
        chromiums: Relay,
        chance: Random,
        mishaps: int,
    ) -> None:
        self.server, self._brunos, self._chromiums = server, brunos, chromiums
        self.found = Counter[str]()
        self.home = FriendsHome(
            Path(tempfile.mkdtemp(prefix="four-home-")),
            public_name=caddy.name.address,
            ssh_server=server.place,
        )
        self.bruno = self.home.friend("Bruno")
        to_relay = f"MAP {caddy.name.address} 127.0.0.1:{chromiums.port}"
        self.pages: dict[int, Engine] = {
            CHROMIUM: Chromium("--ignore-certificate-errors", f"--host-resolver-rules={to_relay}"),
            FIREFOX: Firefox(f'user_pref("network.dns.localDomains", "{NAME}");\n', any_certificate=True),
        }
        self.link = ""
        self.mishaps: Sequence[Callable[[], None]] = chance.sample(
            (
                *(self.brunos_line, self.brunos_program, self.chromiums_line, self.chromium_anew),
                *(self.firefox_anew, self.firefox_closed, self.tunnel, self.window),
            ),
            mishaps,
        )

    def play(self) -> None:
        """Play it to its end."""
        home = self.home
        self.sit_down()
        home.goes()
        for number, mishap in enumerate(self.mishaps):
            self.play_until(partial(self.at_card, number))
            self.cut(mishap)
        self.play_until(
            lambda: isinstance(top := home.app.top, HandResult | MatchResult) and top.view.winners
        )
        self.check_end()

    def sit_down(self) -> None:
        """The host makes the link, and everybody comes by it alone."""
        home = self.home
        home.opens_friends()
        hands = 2 if self.mishaps else 1
        home.friends.open_table(setup_of(make_rules("briscola", 4), 4, winning_hands=hands))
        home.shows(TablePage)
        home.click_on("phone-1")
        sheet = home.shows(HouseholdSheet)
        home.until(lambda: sheet.phones.link)  # its buttons move once it is known
        home.click_on("elsewhere", "start")
        page = home.on_top(AnywherePage)
        home.until(lambda: page.way.link)
        self.link = page.way.link
        home.click_on("done", "done")
        self.comes(CHROMIUM, "Carla")
        link = read_table_link(self.link)
        assert link.page is not None
        self.bruno.join(link.code, pages=[link.page])
        home.until(lambda: self.bruno.table is not None)
        self.bruno.sit(BRUNO)
        self.lets_in(BRUNO)
        self.bruno.ready(True)
        self.comes(FIREFOX, "Fausta")

    def comes(self, seat: int, name: str) -> None:
        """Somebody opens the link in her browser, says her name and is let in."""
        page = self.pages[seat]
        page.open(self.link)
        page.resize(SIZE)
        self.home.until(lambda: page.run(VISIBLE.format("#name")))
        page.run(f"document.getElementById('name').value = {name!r}")
        self.press(seat, "#sit")
        self.lets_in(seat)
        self.home.until(lambda: page.run(VISIBLE.format("#ready")))
        self.press(seat, "#ready")

    def press(self, seat: int, selector: str) -> None:
        """Touch a control of somebody's page."""
        page = self.pages[seat]
        x, y, wide, high = page.run(
            f"(({{ x, y, width, height }}) => [x, y, width, height])"
            f"(document.querySelector({selector!r}).getBoundingClientRect())"
        )
        self.touch(page, x + wide / 2, y + high / 2)

    @staticmethod
    def touch(page: Engine, x: float, y: float) -> None:
        page.act(pointer("touch", ("move", x, y), ("down", x, y), ("up", x, y)))

    def lets_in(self, seat: int) -> None:
        """The host lets in whoever knocks, who then has the next open seat."""
        home = self.home
        home.until(lambda: home.table.knocking)
        home.click_on(f"in-{home.table.knocking[0].key}")
        home.until(lambda: home.table.roster[seat].name)

    # ---- playing

    def play_until(self, done: Callable[[], object]) -> None:
        """Let everybody play."""

        def over() -> bool:
            if done():
                return True
            for page in self.pages.values():
                if offered := page.run(OFFERED):
                    self.touch(page, *offered)
                    self.found["touches"] += 1
            return False

        self.home.play_on(over)

    def at_card(self, number: int) -> bool:
        """True at the window's person's turn in a trick of the first hand, or later."""
        scene = self.home.app.top
        if not isinstance(scene, PlayScene) or scene.view is None:
            return False
        view = scene.view
        return scene.flow.next_step is NextStep.OWN_MOVE and (view.hand_number > 1 or view.tricks > number)

    # ---- mishaps

    def cut(self, mishap: Callable[[], None]) -> None:
        """Cut something, and wait until everybody is back with the same cards."""
        hands, seats = self.settled(), self.seats()
        before = time.monotonic()
        mishap()
        self.home.until(lambda: self.all_here() and self.hands() == hands)
        assert self.seats() == seats, (mishap.__name__, seats, self.seats())
        took = round(1000 * (time.monotonic() - before))
        print(f"{mishap.__name__}: everybody is back after {took} ms", flush=True)
        self.found[mishap.__name__] += 1

    def seats(self) -> Sequence[tuple[int, str, bool]]:
        return [(place.seat, place.name, place.page) for place in self.home.table.roster]

    def hands(self) -> Sequence[Sequence[str]]:
        """The cards of everybody in a browser, as her page shows them, and all that the programs know."""
        programs = []
        for seat in (self.home.friends.seat, self.bruno.seat):
            assert seat is not None
            seat.take_new_events()
            programs.append([str(event) for event in seat.lines.seen if not isinstance(event, Resumed)])
        return [*programs, *(page.run(CODES) for page in self.pages.values())]

    def settled(self) -> Sequence[Sequence[str]]:
        """The cards of everybody, once no card flies any more."""
        hands, since = self.hands(), time.monotonic()

        def still() -> bool:
            nonlocal hands, since
            if (now := self.hands()) != hands:
                hands, since = now, time.monotonic()
            return time.monotonic() - since > CALM

        self.home.until(still)
        return hands

    def all_here(self) -> bool:
        home, bruno = self.home, self.bruno.table
        seats = (self.home.friends.seat, self.bruno.seat)
        if not isinstance(home.app.top, PlayScene) or bruno is None or not bruno.connected or None in seats:
            return False
        shown = all(
            page.run(f"{VISIBLE.format('#game')} && !{VISIBLE.format('#line')}")
            for page in self.pages.values()
        )
        return shown and all(place.here and not place.stand_in for place in home.table.roster)

    def brunos_line(self) -> None:
        came = self._brunos.came
        self._brunos.cut()
        self.home.until(lambda: self._brunos.came > came)

    def brunos_program(self) -> None:
        self.bruno.close()
        self.home.others.remove(self.bruno)
        self.home.until(lambda: not self.home.table.roster[BRUNO].here)
        self.bruno = self.home.friend("Bruno")
        self.bruno.go_back()

    def chromiums_line(self) -> None:
        came = self._chromiums.came
        self._chromiums.cut()
        self.home.until(lambda: self._chromiums.came > came)

    def chromium_anew(self) -> None:
        self.reload(CHROMIUM)

    def firefox_anew(self) -> None:
        self.reload(FIREFOX)

    def reload(self, seat: int) -> None:
        page = self.pages[seat]
        page.run("(window.stale = true)")
        page.run("location.reload()")

        def fresh() -> bool:
            with suppress(ValueError):  # between two pages there is none
                return bool(page.run("!window.stale"))
            return False

        self.home.until(fresh)

    def firefox_closed(self) -> None:
        """She opens the link in a new tab, which asks if it is she."""
        page = self.pages[FIREFOX]
        page.new_tab()
        self.home.until(lambda: not self.home.table.roster[FIREFOX].here)
        page.open(self.link)
        self.home.until(lambda: page.run(VISIBLE.format("#seats button")))
        self.press(FIREFOX, "#seats button")

    def tunnel(self) -> None:
        self.server.stop()
        self.home.until(lambda: self.bruno.table is not None and not self.bruno.table.connected)
        self.server.start()

    def window(self) -> None:
        self.home.starts_again()
        self.home.press(pygame.K_RETURN)
        self.home.shows(PlayScene)

    # ---- the end

    def check_end(self) -> None:
        """Both programs have kept one match, each hand has all points, and the pages tell the same end."""
        home, mine, hers = self.home, self.home.friends.seat, self.bruno.seat
        assert mine is not None and hers is not None
        home.until(lambda: mine.lines.recorded_whole and hers.lines.recorded_whole)
        assert mine.lines.digest == hers.lines.digest
        ends = [event for event in mine.lines.seen if isinstance(event, HandEnded)]
        assert ends and all(sum(end.points) == HAND_POINTS for end in ends), ends
        (end,) = [event for event in mine.lines.seen if isinstance(event, MatchEnded)]
        assert end.score == ends[-1].score and any(end.score), end
        assert any(isinstance(event, MatchEnded) for event in hers.lines.seen)
        for page in self.pages.values():
            home.until(partial(page.run, VISIBLE.format("#result")))
            words = page.run("document.getElementById('result').innerText")
            for side in make_rules("briscola", 4).sides:
                points = sum(ends[-1].points[seat] for seat in side)
                assert f"\n{points}\n" in words, (points, words)
            assert not page.faults, (page.name, page.faults)
        self.found["matches"] += 1
        self.found["hands"] += len(ends)

    def close(self, pictures: Path, number: int) -> None:
        """End it; the pages are kept as they were last."""
        for page in self.pages.values():
            (pictures / f"{page.name}-{number}.png").write_bytes(page.picture())
            page.close()
        pygame.image.save(self.home.app.window.surface, pictures / f"window-{number}.png")
        for each in self.home.others:
            each.close()
        self.home.app.close()
