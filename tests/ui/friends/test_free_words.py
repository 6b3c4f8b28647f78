"""A line of free words between a window and a friend's program, over real sockets, by keys and presses."""

import pygame
import pytest

from briscola.client.visit.friends_client import FriendsClient
from briscola.network.messages.from_guest import Say
from briscola.pages.messages.from_page import Do, Speak
from briscola.pages.messages.to_page import PageNotice
from briscola.ui.scenes.panels.phrases_panel import PhrasesPanel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.write_sheet import WriteSheet
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.speech.speaker import Speaker
from tests.pages.phone import Phone
from tests.ui.conftest import Open
from tests.ui.driver import Driver, post
from tests.ui.friends.at_table import FriendsHome
from tests.ui.friends.test_friends_with_phones import with_phones
from tests.ui.play.pointed import Table
from tests.ui.results.kept import final, match


def written(guest: FriendsClient) -> list[str]:
    """The lines that a friend's program knows of."""
    return [] if guest.seat is None else [line.words for line in guest.seat.written]


def bubbles(scene: PlayScene) -> list[str]:
    return [
        str(words[1])
        for name, _rect, words in scene.overlays.written.hover_targets
        if name.startswith("written")
    ]


def wrote(phone: Phone) -> list[str]:
    """The lines on a page, by place."""
    phone.hear()
    return [] if phone.state is None else [player.wrote for player in phone.state.players]


def in_order(phone: Phone) -> list[str]:
    """The lines on a page in the order in which they were written."""
    phone.hear()
    players = [] if phone.state is None else [player for player in phone.state.players if player.wrote]
    return [player.wrote for player in sorted(players, key=lambda player: player.wrote_as)]


def may_write(home: FriendsHome) -> bool:
    return home.friends.seat is not None and home.friends.seat.may_write


def test_the_sheet_of_phrases_follows_whether_lines_may_be_written(home: FriendsHome) -> None:
    scene = home.hosts_with_bruno()
    home.until(lambda: may_write(home))
    home.press(pygame.K_t, text="t")
    home.until(lambda: isinstance(scene.panel, PhrasesPanel))
    panel = scene.panel
    assert isinstance(panel, PhrasesPanel)

    def offered() -> bool:
        return "write" in [widget.name for widget in panel.group.widgets]

    assert offered()
    home.app.change(free_words=False)
    home.until(lambda: not offered())
    types(home, "a")
    assert home.shows(PlayScene).panel is panel, "a letter writes nothing"
    home.app.change(free_words=True)
    home.until(offered)
    types(home, "a")
    home.shows(WriteSheet)


def test_two_friends_write_while_they_play_and_see_each_other_s_bubbles(
    home: FriendsHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = home.hosts_with_bruno()
    (bruno,) = home.others
    home.until(lambda: may_write(home) and bruno.seat is not None and bruno.seat.may_write)
    told: list[str] = []
    monkeypatch.setattr(Speaker, "on", property(lambda _speaker: True))
    monkeypatch.setattr(Speaker, "tell", lambda _speaker, text: told.append(text))
    home.press(pygame.K_t, text="t")
    home.until(lambda: isinstance(scene.panel, PhrasesPanel))
    panel = scene.panel
    assert isinstance(panel, PhrasesPanel)
    write = next(widget for widget in panel.group.widgets if widget.name == "write")
    home.click(write.rect.center)
    sheet = home.shows(WriteSheet)
    home.write("Brava,  Anna\u202e!")
    home.press(pygame.K_RETURN)
    home.shows(PlayScene)
    assert sheet not in home.app.scenes
    home.until(lambda: written(bruno) == ["Brava, Anna!"] and bubbles(scene) == ["Brava, Anna!"])
    bruno.do(lambda visitor: visitor.send(Say(words="Grazie! Ancora una?")))
    home.until(lambda: "Grazie! Ancora una?" in bubbles(scene))
    assert any("Bruno: Grazie! Ancora una?" in said for said in told)
    assert home.friends.seat is not None
    record = home.friends.records.folder.rglob("*.jsonl")
    assert not any(b"Ancora" in file.read_bytes() for file in record)


def test_whoever_has_switched_it_off_neither_reads_nor_writes(home: FriendsHome) -> None:
    scene = home.hosts_with_bruno()
    (bruno,) = home.others
    home.until(lambda: may_write(home))
    home.app.change(free_words=False)
    bruno.do(lambda visitor: visitor.send(Say(words="Ciao")))
    home.until(lambda: written(bruno) == ["Ciao"])
    for _ in range(30):
        home.frame()
    assert not bubbles(scene)
    home.press(pygame.K_t, text="t")
    home.until(lambda: isinstance(scene.panel, PhrasesPanel))
    assert scene.panel is not None
    assert "write" not in [widget.name for widget in scene.panel.group.widgets]


def test_of_a_line_that_is_over_nothing_stays_in_the_picture() -> None:
    table = Table("two", speed="none").to_play()
    before, written = table.picture(), table.scene.overlays.written
    written.show(1, "Ciao")
    assert table.changed(before)
    while written.hover_targets:
        table.app.tick(0.2)
    table.app.tick(0.2)
    assert pygame.image.tobytes(table.app.window.surface, "RGB") == pygame.image.tobytes(before, "RGB")


def test_a_line_stays_in_sight_when_its_writer_writes_another() -> None:
    table = Table("two", (1024, 600), speed="none").to_play()
    written = table.scene.overlays.written
    written.show(1, "Bella mano!")
    table.app.tick(1.0)
    written.show(1, "Ancora una?")
    assert bubbles(table.scene) == ["Bella mano!\nAncora una?"]
    for words in ("Dai!", "Ci sei?"):
        written.show(1, words)
    assert bubbles(table.scene) == ["Ancora una?\nDai!\nCi sei?"], "no bubble has more rows than one line may"


def test_whoever_is_back_is_told_of_at_his_face_long_enough_and_aloud(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    table = Table("two", speed="none").to_play()
    monkeypatch.setattr(Speaker, "on", property(lambda _speaker: True))
    monkeypatch.setattr(Speaker, "tell", lambda _speaker, text: told.append(text))
    table.scene.overlays.written.tell(1, "Bruno is back.")
    table.app.tick(5.9)
    assert bubbles(table.scene) == ["Bruno is back."] and "Bruno is back." in told
    table.app.tick(0.2)
    assert not bubbles(table.scene)


def test_a_sentence_about_a_player_stands_once_and_goes_when_it_is_true_no_more() -> None:
    table = Table("two", speed="none").to_play()
    written = table.scene.overlays.written
    for _again in range(2):
        written.tell(1, "Bruno is back.")
    assert bubbles(table.scene) == ["Bruno is back."]
    written.show(1, "Eccomi!")
    assert bubbles(table.scene) == ["Bruno is back.\nEccomi!"]
    written.take_back(1)
    assert bubbles(table.scene) == ["Eccomi!"]
    written.take_back(1)
    assert bubbles(table.scene) == ["Eccomi!"], "it is in his own words"


def test_only_what_a_friend_wrote_stays_after_a_change_of_language() -> None:
    table = Table("two", speed="none").to_play()
    written = table.scene.overlays.written
    written.tell(1, "Bruno is back.")
    written.show(1, "Eccomi!")
    written.show(0, "Ciao")
    table.app.change(language="it")
    table.app.relayout()
    assert bubbles(table.scene) == ["Ciao"]


def types(home: FriendsHome, text: str) -> None:
    """Type as a keyboard does: each key goes down, and then its letter comes; a frame for two keys."""
    for at, letter in enumerate(text):
        home.press(pygame.K_RETURN if letter == "\n" else ord(letter.lower()), letter)
        if letter != "\n":
            post(pygame.TEXTINPUT, text=letter)
        if at % 2:
            home.frame()
    home.frame()


def test_what_is_typed_over_the_phrases_is_a_line_of_one_s_own(home: FriendsHome) -> None:
    scene = home.hosts_with_bruno()
    (bruno,) = home.others
    home.until(lambda: may_write(home))
    home.play_on(lambda: scene.hand.allowed)
    cards = list(scene.hand.codes)
    types(home, "t")
    home.until(lambda: isinstance(scene.panel, PhrasesPanel))
    types(home, "tutto bene da te è")
    assert home.shows(WriteSheet).text == "tutto bene da te è"
    types(home, "\n")
    home.until(lambda: written(bruno) == ["tutto bene da te è"])
    assert scene.panel is None and not scene.overlays.signs.busy and list(scene.hand.codes) == cards


LEADING = {"an arrow": pygame.K_RIGHT, "an arrow at the edge": pygame.K_LEFT, "Tab": pygame.K_TAB}


@pytest.mark.parametrize("name", LEADING)
def test_where_no_line_may_be_written_letters_say_nothing_and_play_no_card(
    home: FriendsHome, name: str
) -> None:
    scene = home.hosts_with_bruno()
    home.until(lambda: may_write(home))
    home.play_on(lambda: scene.hand.allowed)
    home.app.change(free_words=False)
    cards = list(scene.hand.codes)
    types(home, "t")
    home.until(lambda: isinstance(scene.panel, PhrasesPanel))
    types(home, "tutto bene 2 u m\n \n")
    assert isinstance(scene.panel, PhrasesPanel)
    assert list(scene.hand.codes) == cards and not scene.overlays.signs.busy
    home.press(LEADING[name])
    home.press(pygame.K_RETURN)
    home.until(lambda: scene.panel is None and scene.overlays.signs.busy)


def test_whoever_is_not_heard_is_not_read(home: FriendsHome) -> None:
    scene = home.hosts_with_bruno()
    (bruno,) = home.others
    home.until(lambda: may_write(home))
    home.press(pygame.K_t, text="t")
    home.until(lambda: isinstance(scene.panel, PhrasesPanel))
    assert scene.panel is not None
    mute = next(widget for widget in scene.panel.group.widgets if widget.name == "mute-1")
    home.click(mute.rect.center)
    bruno.do(lambda visitor: visitor.send(Say(words="Ciao")))
    home.until(lambda: written(bruno) == ["Ciao"])
    for _ in range(30):
        home.frame()
    assert not bubbles(scene)


@pytest.mark.slow
def test_after_the_match_a_line_is_written_and_read_at_its_result(home: FriendsHome) -> None:
    home.hosts_with_bruno()
    (bruno,) = home.others
    home.play_on(lambda: isinstance(home.app.top, HandResult))
    home.result(HandResult)
    home.until(lambda: home.offers("write"))
    bruno.do(lambda visitor: visitor.send(Say(words="Bella partita!")))
    home.until(lambda: any("Bruno: Bella partita!" in line.text for line in home.top.reading()))
    home.click_on("write")
    home.shows(WriteSheet)
    home.write("Grazie")
    home.click_on("send")
    home.until(lambda: "Grazie" in written(bruno))


def test_the_end_of_a_match_reads_the_words_aloud_and_offers_to_answer(open_app: Open) -> None:
    app, pressed = open_app(size=(1024, 600), speed="none"), list[str]()
    said: list[str] = []
    scene = final(
        app,
        match("two"),
        write=lambda: lambda: pressed.append("write"),
        written=lambda: said,
        others_may_wish=True,
    )
    Driver(app).frame()
    scene.timeline.finish()
    before = pygame.image.tobytes(app.window.surface, "RGB")
    said.append("Bruno: Bella partita!")
    for _ in range(60):
        Driver(app).frame()
    assert any(line.text == "Bruno: Bella partita!" for line in scene.reading())
    last = pygame.image.tobytes(app.window.surface, "RGB")
    assert last != before
    said.append("Bruno: Ancora una?")
    for _ in range(60):
        Driver(app).frame()
    both = pygame.image.tobytes(app.window.surface, "RGB")
    said.pop(0)
    for _ in range(60):
        Driver(app).frame()
    alone = pygame.image.tobytes(app.window.surface, "RGB")
    assert len({last, both, alone}) == 3, "the first line stays in sight when the next one comes"
    said.insert(0, f"Rosa: {'Che carte! ' * 12}")
    for _ in range(60):
        Driver(app).frame()
    assert any(line.text.startswith("Rosa: ") for line in scene.reading())
    assert pygame.image.tobytes(app.window.surface, "RGB") == alone, "one too many has no slip"
    Driver(app).click_on("write")
    assert pressed == ["write"]


@pytest.mark.slow
def test_a_friend_with_a_phone_and_the_window_write_to_each_other(home: FriendsHome) -> None:
    (phone,) = with_phones(home, 2, "Bruno")
    home.click_on("done")
    scene = home.goes()
    phone.until(lambda phone: phone.state and phone.state.may_write)
    phone.say(Speak(words="Ciao  Anna\u202e!"))
    home.until(lambda: bubbles(scene) == ["Ciao Anna!"])
    seat = home.friends.seat
    assert seat is not None
    home.until(lambda: wrote(phone) == ["Ciao Anna!", ""])
    seat.write("Eccoti!")
    home.until(lambda: wrote(phone) == ["Ciao Anna!", "Eccoti!"])


@pytest.mark.slow
def test_at_three_a_page_is_offered_nothing_to_write_while_a_hand_runs(home: FriendsHome) -> None:
    bruno, carla = with_phones(home, 3, "Bruno", "Carla")
    home.click_on("done")
    home.goes()

    def dealt() -> bool:
        for phone in (bruno, carla):
            phone.hear()
            if phone.state and phone.state.cut:
                phone.say(Do(at=phone.state.at, choice="cut auto"))
        return all(phone.state and len(phone.state.hand) == 3 for phone in (bruno, carla))

    home.until(dealt)
    assert bruno.state is not None and not bruno.state.may_write
    bruno.say(Speak(words="Ho il tre"))
    home.until(lambda: not any(wrote(bruno)) and any(isinstance(each, PageNotice) for each in bruno.told))
    assert not any(wrote(carla)) and not any(wrote(bruno))
