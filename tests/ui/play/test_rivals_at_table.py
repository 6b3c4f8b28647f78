"""Rivals at the table: how it stands is written on their tags and said as a match begins; they remember."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs
from msgspec.structs import replace

from briscola.client.host.library import Library
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import MatchRecorder
from briscola.client.rivals import MemoryRemark, RivalsAtTable
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup, regular
from briscola.client.view.folding import fold_all
from briscola.i18n.character_words import VOICES
from briscola.i18n.rival_words import standing_words
from briscola.storage.match_choices import Opponent
from briscola.storage.records.header import HouseTerms
from briscola.storage.settings.person_names import FIRST
from briscola.table.deals import SeededDeals
from briscola.ui.app import App
from briscola.ui.chat.farewell import partings
from briscola.ui.scenes.play.after_hand import AfterHand
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.tabletop.flow import Ended
from briscola.ui.scenes.tabletop.tooltips import ThingWidget
from tests.client.duel.test_duel import played
from tests.storage.evenings import note, play
from tests.ui.demands import LANGUAGES
from tests.ui.drawn import QUICK
from tests.ui.evening import Evening, Home
from tests.ui.results.kept import match
from tests.ui.robot import plain_settings

PEPPE = MatchSetup(player="Anna", key=FIRST, winning_hands=1, opponents=(regular("peppe", "random"),))
RECENTLY, LONG_AGO = "2099-11-21T20:00:00Z", "2020-11-21T20:00:00Z"


def lost_before(folder: Path, times: int, *, began: str = RECENTLY, game: MatchSetup = PEPPE) -> None:
    """Keep matches that Anna has given up, and so lost."""
    library = Library(folder)
    for seed in range(times):
        note(library.history, play(library.records, game, seed=seed, steps=8, given_up=True, began=began))
    library.close()


def sat_down(folder: Path, game: MatchSetup = PEPPE, **fields: Any) -> Evening:
    table = Home(folder, **fields).sit_down(structs.replace(game, key=""))
    table.frames(3)
    return table


def tag(scene: PlayScene, place: int = 1) -> str:
    """The words of a player's tag, as they are read and heard."""
    thing = next(
        widget
        for widget in scene.group.widgets
        if isinstance(widget, ThingWidget) and widget.thing.kind == "seat" and widget.thing.place == place
    )
    assert thing.spoken().more == thing.told().text
    return thing.told().text


def test_the_balance_stands_on_the_tag_and_is_said_once_as_the_match_begins(tmp_path: Path) -> None:
    lost_before(tmp_path, 3)
    table = sat_down(tmp_path)
    assert table.caption == "Peppe leads 3 to 0 between you."
    assert "at this game: you 0, Peppe 3" in tag(table.scene)


def test_other_games_are_told_in_all(tmp_path: Path) -> None:
    lost_before(tmp_path, 2)
    three = structs.replace(
        PEPPE, players=3, opponents=(regular("ada", "random"), regular("peppe", "random"))
    )
    lost_before(tmp_path, 1, game=three)
    table = sat_down(tmp_path, three)
    assert "at this game: you 0, Peppe 1 · in all: you 0, Peppe 3" in tag(table.scene, 2)
    assert table.caption == "Ada leads 1 to 0 between you."


def test_without_small_talk_only_the_tag_tells(tmp_path: Path) -> None:
    lost_before(tmp_path, 2, began=LONG_AGO)
    table = sat_down(tmp_path, small_talk=False)
    assert "Peppe 2" in tag(table.scene)
    assert table.caption == "" and table.scene.overlays.chat.said is None


def test_somebody_never_met_says_nothing_of_it(tmp_path: Path) -> None:
    lost_before(tmp_path, 2)
    ada = structs.replace(PEPPE, opponents=(regular("ada", "random"),))
    table = sat_down(tmp_path, ada)
    assert table.caption == "" and "game" not in tag(table.scene)


def test_a_rival_not_met_for_long_says_so_as_the_match_begins(tmp_path: Path) -> None:
    lost_before(tmp_path, 2, began=LONG_AGO)
    table = sat_down(tmp_path)
    said = table.scene.overlays.chat.said
    assert said is not None and said[0] == 1
    assert said[1] in str(VOICES["sly"].lines["long_pause"]).split("\n")


def test_a_rival_remembers_the_matches_before_in_the_farewell() -> None:
    played = match("three")
    remark = MemoryRemark(place=2, kind="at_last", line=1)
    view = replace(played.view, winners=(0,))
    aloud = partings(view, played.setup, Random(1), aloud=True, recalled=remark)
    told = {each.place: each.text for each in aloud}
    line = str(VOICES["prudent"].lines["at_last"]).split("\n")[1]
    assert told[2] == line and told[1] not in ("", line)
    silent = partings(view, played.setup, Random(1), aloud=False, recalled=remark)
    assert not any(each.text for each in silent)


def test_a_first_win_after_five_losses_is_a_word_at_the_end_of_the_match(tmp_path: Path) -> None:
    """Anna plays on until she wins: every match before that is one more loss, or has no winner."""
    lost_before(tmp_path, 5, began=LONG_AGO)
    library = Library(tmp_path)
    for seed in range(40):
        keeper = MatchRecorder(library, house=HouseTerms(undo=False, hints=False))
        seat = played(HostedSeat(MatchHost(PEPPE, deals=SeededDeals(seed), recorder=keeper)), 1)
        view = fold_all(seat.history)
        if view is not None and 0 in view.winners:
            break
    assert view is not None
    app = App(settings=plain_settings(), size=(1024, 600), sound=False, raster=QUICK)
    end = AfterHand(
        app,
        seat,
        go_on=app.quit,
        pause=app.quit,
        actions=TableActions(leave=app.quit),
        rivals=RivalsAtTable(library=library, seat=seat),
    )
    end.show_match(view, Ended(log=tuple(seat.host.table.log), digest=""))
    assert isinstance(app.top, MatchResult)
    lines = str(VOICES["sly"].lines["at_last"]).split("\n")
    assert any(line in app.top.spoken_text for line in lines)
    library.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_several_people_look_nobody_is_you(tmp_path: Path, language: str) -> None:
    library = Library(tmp_path)
    mia = library.profiles.add("Mia").id
    friend = Opponent(name="Mia", face="person-woman", key=mia, level="person")
    both = structs.replace(PEPPE, players=3, opponents=(friend, regular("peppe", "random")))
    played = play(library.records, both)
    note(library.history, played)
    library.profiles.use(FIRST)
    library.close()
    home = Home(tmp_path, language=language, small_talk=True)
    home.navigator.start(structs.replace(both, key=""))
    table = next(scene for scene in home.app.scenes if isinstance(scene, PlayScene))
    memory, setup, rules = table.context.memory, table.context.setup, table.context.rules
    told = [standing_words(memory, setup, rules), *table.context.rivals.values()]
    assert len(told) == 3 and all("Anna" in words for words in told) and "Mia" in told[1]
    assert memory.remark is None
