"""A whole evening: a window, a program that comes by the link, and a phone that comes by four letters."""

from pathlib import Path
from random import Random

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.friends import table_clock
from briscola.client.friends.table_plan import USUAL_WISHES
from briscola.engine.events import Committed
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import counting_words
from briscola.network.addresses.table_link import read_table_link
from briscola.network.messages.from_guest import Say
from briscola.pages.messages.from_page import BeReady, Speak
from briscola.pages.shown.page_choices import GO_ON
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.friends.household_sheet import HouseholdSheet
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.write_sheet import WriteSheet
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from tests.client.friends.evening import setup_of
from tests.network.https_proxy import HttpsProxy, certificate, name_leads_here
from tests.network.stand_in_tunnel import NAME
from tests.pages.phone import Phone
from tests.ui.friends.at_table import FriendsHome
from tests.ui.friends.test_free_words import in_order, written
from tests.ui.friends.test_friends_elsewhere import way  # noqa: F401 - a fixture
from tests.ui.friends.test_friends_with_phones import knocks

pytestmark = [pytest.mark.slow, pytest.mark.posix("a script for a shell as a program")]


def sealed(home: FriendsHome) -> int:
    """Number of shuffles of the match so far."""
    assert home.friends.seat is not None
    return sum(isinstance(event, Committed) for event in home.friends.seat.lines.seen)


@pytest.mark.usefixtures("every_frame")
def test_three_come_by_three_ways_write_between_hands_lose_their_lines_and_end_the_match(
    home: FriendsHome,
    way: int,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_clock, "REST_SECONDS", 600.0)  # the deal follows from what people do alone
    proof = certificate(tmp_path, NAME)
    with HttpsProxy(proof, way) as ends_tls, name_leads_here(proof, port=ends_tls.port):
        home.opens_friends()
        alone = replace(USUAL_WISHES, onlookers=False)
        home.friends.open_table(setup_of(make_rules("briscola", 4), 3, winning_hands=2), alone)
        home.shows(TablePage)
        home.click_on("phone-1", "elsewhere", "start")
        page = home.on_top(AnywherePage)
        home.until(lambda: page.way.link)
        assert "leads through Cloudflare, a service on" in page.spoken_text
        link = read_table_link(page.way.link)
        home.click_on("done")
        sheet = home.on_top(HouseholdSheet)
        home.until(lambda: bool(sheet.phones.link))

        carla = Phone(f"http://{sheet.phones.page_address}/", home.frame)
        carla.until(lambda carla: carla.gone)
        carla.open(word=sheet.phones.letters.lower())
        knocks(home, carla, "Carla")
        home.click_on(f"in-{home.table.knocking[0].key}")
        carla.until(lambda carla: carla.lobby and carla.lobby.ready is False)
        home.click_on("done")

        bruno, dino = home.friend("Bruno"), home.friend("Dino")
        for each in (bruno, dino):
            assert link.page is not None
            each.join(link.code, pages=[link.page])
        home.until(lambda: bruno.table is not None and dino.table is not None)
        dino.do(lambda visitor: visitor.watch())
        home.until(lambda: "no_onlookers" in dino.troubles)
        dino.leave()
        bruno.sit(2)
        home.until(lambda: home.table.knocking)
        home.click_on(f"in-{home.table.knocking[0].key}")
        home.until(lambda: bruno.table is not None and bruno.table.own == 2)
        bruno.ready(True)
        carla.say(BeReady(ready=True))
        carla.until(lambda carla: carla.lobby and carla.lobby.ready)
        home.goes()
        chance = Random(4)

        def carla_plays() -> None:
            carla.hear()
            if carla.state is not None and carla.choices and GO_ON not in carla.choices:
                carla.choose(chance)

        def hand_over() -> bool:
            carla_plays()
            return isinstance(home.app.top, HandResult) and bruno.seat is not None and bruno.seat.may_write

        home.play_on(hand_over)
        carla.until(lambda carla: carla.state and carla.state.may_write and GO_ON in carla.choices)
        bruno.do(lambda visitor: visitor.send(Say(words="Bella mano!")))
        home.until(lambda: any("Bruno: Bella mano!" in line.text for line in home.top.reading()))
        carla.say(Speak(words="Che sfortuna!"))
        home.until(lambda: "Che sfortuna!" in written(bruno))
        home.result(HandResult)
        home.click_on("write")
        home.shows(WriteSheet)
        home.write("Ora tocca a me")
        home.press(pygame.K_RETURN)
        home.until(lambda: in_order(carla) == ["Bella mano!", "Che sfortuna!", "Ora tocca a me"])
        assert sealed(home) == 1, "the next hand waits for them, although a computer may cut"
        home.play_on(lambda: isinstance(home.app.top, PlayScene))
        home.others_play()
        home.until(lambda: counting_words() in home.caption)
        assert sealed(home) == 1, "Carla still reads"
        assert carla.state is not None
        carla.choose(chance)
        home.play_on(lambda: sealed(home) == 2)

        def second_trick() -> bool:
            carla_plays()
            top = home.app.top
            return isinstance(top, PlayScene) and top.view is not None and top.view.tricks > 0

        home.play_on(second_trick)
        ends_tls.cut()
        carla.close()
        home.until(lambda: bruno.table is not None and not bruno.table.connected)
        carla.open()
        home.until(lambda: bruno.table is not None and bruno.table.connected)

        def over() -> bool:
            carla_plays()
            if carla.state is not None and not carla.state.over and GO_ON in carla.choices:
                carla.choose(chance)
            return isinstance(home.app.top, HandResult | MatchResult) and bool(home.app.top.view.winners)

        home.play_on(over)
        mine, hers = home.friends.seat, bruno.seat
        assert mine is not None and hers is not None
        home.until(lambda: mine.lines.recorded_whole and hers.lines.recorded_whole)
        assert mine.lines.digest == hers.lines.digest
        records = [*home.folder.rglob("*.jsonl")]
        assert records and not any(b"sfortuna" in file.read_bytes() for file in records)
        carla.close()
        home.app.close()
