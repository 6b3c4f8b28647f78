"""Signs and requests at the table for pairs: what is offered, made, seen, and what stays unseen."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from briscola.engine import variants
from briscola.engine.actions import ASKS, SIGNS, Sign
from briscola.engine.cards import BISCA_RANKING, BRISCOLA_RANKING, Card, Suit, cards
from briscola.engine.events import MatchEnded, Played, Requested, Signalled, TrickTaken
from briscola.engine.replay import replay
from briscola.engine.variants import make_rules
from briscola.players.talk.signals import named_ranks
from briscola.players.talk.talker import Talker
from briscola.storage.autosave import Autosave
from briscola.table import SeededDeals
from briscola.ui import assets, text
from briscola.ui.people import people
from briscola.ui.raster import Raster
from briscola.ui.scenes.panels.last import LastPanel
from briscola.ui.scenes.panels.signs import SignPanel
from briscola.ui.scenes.play_talk import silence
from briscola.ui.session import Session, Want
from briscola.ui.setup import MatchSetup, regulars
from briscola.ui.signs import SETS, ask_meaning, claim, grimaces, thing, true_sign, word
from briscola.ui.views.wheel import Wheel
from tests.ui.robot import TALKS, Robot, table_for

pytestmark = pytest.mark.usefixtures("no_screen")


class Evening:
    """A table for pairs led to the moment in which the person is to play, after some tricks."""

    def __init__(self, raster: Raster, *, tricks: int = 1, level: str = "random", **fields: Any) -> None:
        options = fields.pop("options", {})
        self.app, self.scene = table_for("briscola", 4, options, raster=raster, level=level, **fields)
        self.robot = Robot(self.app, self.scene, seed=1, ways=("digit",))
        self.play_until(tricks)

    def play_until(self, tricks: int) -> None:
        """Go on until the person is to play after so many tricks."""
        robot, scene = self.robot, self.scene
        for _ in range(8000):
            robot.frame()
            assert self.app.top is scene
            want = scene.flow.want
            if want is Want.OWN_CUT:
                robot._decide()
            elif want is Want.OWN_MOVE:
                robot.frame()
                if scene.session.own_view.tricks[tricks - 1 :] or not tricks:
                    return
                robot._throw()
            elif scene.flow.timeline.running:
                robot.press(pygame.K_SPACE)
        raise AssertionError("the person is never asked")

    def press(self, key: int, text: str = "") -> None:
        """A key, and the frame that hears it."""
        self.robot.press(key, text)
        self.robot.frame()

    def open(self) -> SignPanel:
        """The wheel, opened with its key."""
        self.press(pygame.K_s, "s")
        panel = self.scene.panel
        assert isinstance(panel, SignPanel)
        return panel

    def wheel(self) -> Wheel:
        """The wheel itself."""
        wheel = self.open().wheel
        assert wheel is not None
        return wheel

    def said(self) -> list[Signalled | Requested]:
        """Everything said so far, unseen by the person too."""
        return [e for e in self.scene.session.table.log if isinstance(e, Signalled | Requested)]


# ---- what stands for what


def test_every_set_of_the_engine_has_a_grimace_for_every_sign_and_everybody_can_make_it() -> None:
    (option,) = (o for o in variants.VARIANTS["briscola"].options if o.key == "signs")
    for name in option.values:
        if name == "off":
            continue
        made = SETS[str(name)]
        assert set(made) == set(SIGNS)
        assert len(set(made.values())) == len(SIGNS)
    for grimace in {g for made in SETS.values() for g in made.values()}:
        for one in people():
            assert assets.asset("faces", f"{one.name}-{grimace}.svg") is not None, (one.name, grimace)


def test_the_swapped_set_gives_the_knight_and_the_jack_each_others_sign() -> None:
    """Rules 2.4."""
    usual = grimaces(make_rules("briscola", 4))
    swapped = grimaces(make_rules("briscola", 4, {"signs": "swapped"}))
    assert (usual["knight"], usual["jack"]) == ("tongue", "shoulder")
    assert (swapped["knight"], swapped["jack"]) == ("shoulder", "tongue")
    assert {s: g for s, g in usual.items() if s not in ("knight", "jack")} == {
        s: g for s, g in swapped.items() if s not in ("knight", "jack")
    }
    assert grimaces(make_rules("briscola", 4, {"signs": "off"})) == {}
    assert grimaces(make_rules("prini", 4)) == {}
    assert SETS["south"]["ace"] == "wink"


@pytest.mark.parametrize(
    ("hand", "sign"),
    [
        ("1B 3B 4D", "ace"),
        ("RD 3B 2B", "three"),
        ("CB FB 1D", "knight"),
        ("7B 1D 4C", "low"),
        ("1D 4C 5C", "carico"),
        ("RD 4C 5C", "none"),
    ],
)
def test_the_wheel_opens_at_the_truth(hand: str, sign: Sign) -> None:
    assert true_sign(cards(hand), Suit.BASTONI, BRISCOLA_RANKING) == sign


def test_in_bisca_the_sign_of_the_three_is_that_of_the_seven() -> None:
    text.use("en")
    assert true_sign(cards("RD 7B 3B"), Suit.BASTONI, BISCA_RANKING) == "three"
    assert true_sign(cards("RD 3B 2B"), Suit.BASTONI, BISCA_RANKING) == "low"
    assert word("three", BISCA_RANKING) == "seven" and word("three", BRISCOLA_RANKING) == "three"
    assert thing("three", BISCA_RANKING) == "seven of trumps"
    assert claim("three", BISCA_RANKING) == "has the seven of trumps"


def test_a_carico_is_what_the_ranking_of_the_game_makes_one() -> None:
    text.use("en")
    assert ask_meaning("carico", make_rules("briscola", 4).ranking) == "= an ace or a three"
    assert ask_meaning("carico", make_rules("bisca", 4).ranking) == "= an ace or a seven"


# ---- a whole match


@pytest.mark.parametrize("options", [{}, {"spies": True, "signs": "swapped", "silent_first_trick": False}])
def test_a_robot_signs_and_asks_through_a_whole_match(options: dict[str, Any], raster: Raster) -> None:
    app, scene = table_for("briscola", 4, options, raster=raster, level="medium", seed=4)
    robot = Robot(app, scene, seed=5, ways=("digit", "click"), talks=TALKS)
    robot.play_match()
    log = scene.session.table.log
    assert isinstance(log[-1], MatchEnded)
    assert replay(log).match is not None
    assert len({way for way in robot.used if way.startswith("talk")}) >= 4
    talk = [e for e in log if isinstance(e, Signalled | Requested)]
    assert {e.seat for e in talk if isinstance(e, Signalled)} >= {0, 2}
    unseen = [
        e for e in talk if isinstance(e, Signalled) and e.seat != 0 and e.seen_by and 0 not in e.seen_by
    ]
    shown = [e for e in scene.session.history if isinstance(e, Signalled | Requested)]
    assert unseen and not set(map(id, unseen)) & set(map(id, shown))
    assert len(shown) == len(talk) - len(unseen)
    assert all(e.seen_by is None for e in shown if isinstance(e, Signalled) and e.seat == 0)
    app.close()


# ---- forbidden moments


def test_during_the_first_trick_one_is_told_to_be_silent(raster: Raster) -> None:
    """R-TALK-1."""
    table = Evening(raster, tricks=0)
    for by_key in (True, False):
        table.scene.notes.clear()
        if by_key:
            table.robot.press(pygame.K_s, "s")
        else:
            table.robot.click(table.scene.signs_at)
        table.robot.frame()
        assert table.scene.panel is None
        note = table.scene.notes.note
        assert note is not None and "first trick" in note[0]
    assert table.said() == []
    table.app.close()


def test_a_house_may_let_partners_talk_from_the_deal_on(raster: Raster) -> None:
    table = Evening(raster, tricks=0, options={"silent_first_trick": False})
    assert table.open().signs
    table.app.close()


def test_before_the_deal_and_after_the_last_trick_a_sentence_says_why_not() -> None:
    session = Session(MatchSetup(players=4, opponents=regulars(4, ("random",))), deals=SeededDeals(1))
    assert "dealt" in silence(session)
    session.begin_match()
    session.begin_hand()
    assert "dealt" in silence(session)
    session.cut(at=5 if session.want is Want.OWN_CUT else None)
    assert "first trick" in silence(session)
    while session.dealt:
        session.act(session.own_view.legal[0] if session.want is Want.OWN_MOVE else session.think().action)
    assert "over" in silence(session)


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("briscola", 2, {}),
        ("briscola", 4, {"teams": False}),
        ("briscola", 4, {"signs": "off", "requests": False}),
        ("prini", 4, {}),
    ],
)
def test_where_nobody_talks_there_is_no_button(
    variant: str, players: int, options: dict[str, Any], raster: Raster
) -> None:
    app, scene = table_for(variant, players, options, raster=raster)
    assert "signs" not in [w.name for w in scene.group.widgets]
    robot = Robot(app, scene, seed=1)
    robot.frame()
    robot.press(pygame.K_s, "s")
    robot.frame()
    assert not isinstance(scene.panel, SignPanel) and scene.notes.note is None
    app.close()


@pytest.mark.parametrize(
    ("options", "signs", "asks"), [({"signs": "off"}, 0, 3), ({"requests": False}, 8, 0)]
)
def test_a_house_without_signs_or_without_requests_offers_only_the_other(
    options: dict[str, Any], signs: int, asks: int, raster: Raster
) -> None:
    table = Evening(raster, options=options)
    panel = table.open()
    assert (len(panel.signs), len(panel.asks)) == (signs, asks)
    assert (panel.wheel is None) == (signs == 0)
    assert len([w for w in panel.group.order() if w.name.startswith("ask-")]) == asks
    table.app.draw()
    table.app.close()


# ---- hands on the wheel


def test_escape_s_and_the_button_close_the_wheel_and_nothing_is_said(raster: Raster) -> None:
    table = Evening(raster)
    for close in (pygame.K_ESCAPE, pygame.K_s, None):
        table.open()
        if close is None:
            table.robot.click(table.scene.signs_at)
            table.robot.frame()
        else:
            table.press(close)
        assert table.scene.panel is None and table.app.top is table.scene
    assert table.said() == []
    table.app.close()


def test_a_press_outside_closes_the_wheel_and_goes_on_to_the_card_it_meant(raster: Raster) -> None:
    table = Evening(raster)
    table.open()
    code = table.scene.hand.codes[0]
    table.robot.click(table.robot.spot(code))
    table.robot.frame()
    assert table.scene.panel is None
    assert any(isinstance(e, Played) and e.card.code == code for e in table.scene.session.table.log)
    table.app.close()


def test_the_keys_turn_the_wheel_and_enter_makes_the_sign(raster: Raster) -> None:
    table = Evening(raster)
    wheel = table.wheel()
    start = wheel.at
    table.press(pygame.K_RIGHT)
    table.press(pygame.K_RIGHT)
    table.press(pygame.K_LEFT)
    assert wheel.at == (start + 1) % 8
    table.press(pygame.K_RETURN)
    assert [e.sign for e in table.said() if isinstance(e, Signalled)] == [SIGNS[(start + 1) % 8]]
    assert table.scene.panel is None
    table.app.close()


def test_the_wheel_grows_out_of_its_button_and_hears_at_once(raster: Raster) -> None:
    table = Evening(raster, speed="normal")
    panel = table.open()
    frames = 0
    while panel.opened < 1:
        table.app.draw()
        table.robot.frame()
        frames += 1
    assert 0.10 < frames / 60 < 0.22
    table.press(pygame.K_ESCAPE)
    table.open()
    table.press(pygame.K_1, "1")
    assert [e.sign for e in table.said() if isinstance(e, Signalled)] == ["ace"]
    table.app.close()


def test_a_gamepad_opens_turns_and_signs(raster: Raster) -> None:
    table = Evening(raster)
    for kind, field in (
        (pygame.JOYBUTTONDOWN, {"button": 3}),
        (pygame.JOYHATMOTION, {"value": (1, 0)}),
        (pygame.JOYBUTTONDOWN, {"button": 0}),
    ):
        pygame.event.post(pygame.event.Event(kind, instance_id=0, **field))
        table.robot.frame()
    first = true_sign(
        table.scene.session.own_view.hand, table.scene.session.own_view.trumps, BRISCOLA_RANKING
    )
    (made,) = table.said()
    assert isinstance(made, Signalled) and made.sign == SIGNS[(SIGNS.index(first) + 1) % 8]
    table.app.close()


def test_the_mouse_wheel_turns_the_wheel(raster: Raster, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Evening(raster)
    wheel = table.wheel()
    start = wheel.at
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: wheel.rect.center)
    for lines in (-1, -1, 1):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=lines, precise_y=float(lines)))
        table.robot.frame()
    assert wheel.at == (start + 1) % 8
    table.app.close()


def test_up_and_down_go_to_the_requests_and_back(raster: Raster) -> None:
    table = Evening(raster)
    panel = table.open()
    assert panel.group.focused is panel.wheel
    table.press(pygame.K_UP)
    table.press(pygame.K_RIGHT)
    assert panel.group.focused_name == "ask-carico"
    table.press(pygame.K_DOWN)
    assert panel.group.focused is panel.wheel
    table.press(pygame.K_DOWN)
    table.press(pygame.K_RETURN)
    assert table.said() == [Requested(seat=0, ask="trump")]
    table.app.close()


@pytest.mark.parametrize("at", range(8))
def test_each_digit_and_each_sector_makes_its_sign(at: int, raster: Raster) -> None:
    table = Evening(raster)
    table.open()
    table.press(pygame.K_1 + at, str(at + 1))
    wheel = table.wheel()
    assert wheel.sector_at(wheel.spot(at)) == at
    table.robot.click(wheel.spot(at))
    table.robot.frame()
    assert [e.sign for e in table.said() if isinstance(e, Signalled)] == [SIGNS[at]] * 2
    table.app.close()


def test_a_finger_slides_to_the_sector_it_means_and_the_middle_chooses_nothing(raster: Raster) -> None:
    table = Evening(raster)
    wheel, robot = table.wheel(), table.robot
    robot.finger(pygame.FINGERDOWN, wheel.spot(1))
    robot.finger(pygame.FINGERMOTION, wheel.spot(3))
    robot.frame()
    assert wheel.at == 3
    robot.finger(pygame.FINGERMOTION, wheel.rect.center)
    robot.finger(pygame.FINGERUP, wheel.rect.center)
    robot.frame()
    assert table.said() == [] and isinstance(table.scene.panel, SignPanel)
    robot.finger(pygame.FINGERDOWN, wheel.spot(1))
    robot.finger(pygame.FINGERMOTION, wheel.spot(6))
    robot.finger(pygame.FINGERUP, wheel.spot(6))
    robot.frame()
    assert [e.sign for e in table.said() if isinstance(e, Signalled)] == [SIGNS[6]]
    table.app.close()


def test_the_wheel_gives_way_to_the_last_trick_and_to_the_end_of_the_hand(raster: Raster) -> None:
    table = Evening(raster, tricks=9)
    table.open()
    table.press(pygame.K_l, "l")
    assert isinstance(table.scene.last, LastPanel)
    table.press(pygame.K_ESCAPE)
    table.open()
    table.robot.click(table.robot.spot(table.scene.hand.codes[0]))
    for _ in range(400):
        table.robot.frame()
        if table.app.top is not table.scene:
            break
        if table.scene.flow.timeline.running:
            table.robot.press(pygame.K_SPACE)
    assert table.scene.last is None
    table.app.close()


def test_another_size_keeps_the_wheel_and_another_language_closes_it(raster: Raster) -> None:
    table = Evening(raster)
    wheel = table.wheel()
    table.press(pygame.K_RIGHT)
    chosen = wheel.at
    table.app.relayout()
    panel = table.scene.panel
    assert isinstance(panel, SignPanel) and panel.wheel is not None and panel.wheel.at == chosen
    table.app.change(language="it")
    assert table.scene.panel is None
    table.app.close()


# ---- what is seen and heard


def show(table: Evening, said: Signalled | Requested) -> None:
    """Somebody else says it: the session publishes it, the table shows it."""
    events = (
        table.scene.session.table.signal(seat=said.seat, sign=said.sign, spies=tuple(said.seen_by or ()))
        if isinstance(said, Signalled)
        else table.scene.session.table.request(seat=said.seat, ask=said.ask)
    )
    table.scene.flow.push(table.scene.session._done(events))
    table.robot.frame()


def test_the_partners_face_makes_the_sign_for_a_while(raster: Raster) -> None:
    table = Evening(raster, speed="normal")
    show(table, Signalled(seat=2, sign="three", seen_by=()))
    scene = table.scene
    assert scene.now().faces == {2: "twist"}
    words = scene.talk.words(Signalled(seat=2, sign="three", seen_by=(0,)))
    assert (words.text, words.detail, words.caught) == (
        "twists the mouth",
        "= has the three of trumps",
        False,
    )
    frames = 0
    while scene.now().faces:
        table.robot.frame()
        frames += 1
        assert frames < 200
    assert 1.4 < frames / 60 < 1.8
    table.app.close()


@pytest.mark.parametrize(("speed", "seconds"), [("calm", 2.3), ("quick", 1.6), ("none", 1.6)])
def test_a_sign_stays_long_enough_at_every_speed(speed: str, seconds: float, raster: Raster) -> None:
    table = Evening(raster, speed=speed)
    show(table, Signalled(seat=2, sign="king", seen_by=()))
    frames = 0
    while table.scene.now().faces:
        table.robot.frame()
        frames += 1
        assert frames < 300
    assert seconds - 0.1 < frames / 60 < seconds + 0.2
    table.app.close()


def test_a_sign_never_keeps_the_person_from_playing(raster: Raster) -> None:
    table = Evening(raster, speed="normal")
    show(table, Signalled(seat=2, sign="king", seen_by=()))
    for _ in range(20):
        table.robot.frame()
    assert table.scene.flow.want is None, "the play waits a moment"
    table.press(pygame.K_SPACE)
    assert table.scene.flow.want is Want.OWN_MOVE and table.scene.now().faces == {2: "sky"}
    table.press(pygame.K_SPACE)
    assert table.scene.now().faces == {}, "a second press takes the sign away"
    table.app.close()


def test_who_signs_and_asks_at_once_is_seen_first_and_heard_then(raster: Raster) -> None:
    table = Evening(raster)
    show(table, Signalled(seat=2, sign="king", seen_by=()))
    show(table, Requested(seat=2, ask="carico"))
    assert table.scene.now().faces == {2: "sky"}
    for _ in range(60):
        table.robot.frame()
    (heard,) = table.scene.talk._heard.values()
    assert heard.said == Requested(seat=2, ask="carico") and table.scene.now().faces == {}
    table.app.close()


def test_reduced_motion_shows_the_sign_at_once_and_whole(raster: Raster) -> None:
    table = Evening(raster, speed="normal", reduced_motion=True)
    assert table.open().opened == 1
    table.press(pygame.K_ESCAPE)
    show(table, Signalled(seat=2, sign="king", seen_by=()))
    (heard,) = table.scene.talk._heard.values()
    assert heard.shown(still=table.scene.still) == 1
    assert not table.scene.talk.update(1 / 60)
    table.app.close()


def test_a_sign_caught_from_an_opponent_says_so(raster: Raster) -> None:
    """R-TALK-5, option spies."""
    table = Evening(raster, options={"spies": True})
    show(table, Signalled(seat=1, sign="ace", seen_by=(0,)))
    assert table.scene.now().faces == {1: "kiss"}
    words = table.scene.talk.words(Signalled(seat=1, sign="ace", seen_by=(0,)))
    assert words.caught and words.detail == "caught! has the ace of trumps"
    table.app.close()


def test_who_claims_what_the_person_holds_is_bluffing(raster: Raster) -> None:
    """R-TALK-3."""
    table = Evening(raster, options={"spies": True})
    view = table.scene.session.own_view
    ranks = named_ranks(view.rules.ranking)
    named = {sign: Card(rank, view.trumps) for sign, rank in ranks.items()} if view.trumps else {}
    assert named
    for sign, held in named.items():
        for seat in (1, 2):
            words = table.scene.talk.words(Signalled(seat=seat, sign=sign, seen_by=(0,)))
            assert ("bluff" in words.detail) is (held in view.hand)
    table.app.close()


def test_who_needs_no_explanations_sees_faces_and_hears_words(raster: Raster) -> None:
    table = Evening(raster, explain_signs=False)
    show(table, Signalled(seat=2, sign="king", seen_by=()))
    assert table.scene.now().faces == {2: "sky"}
    assert table.scene.talk.words(Signalled(seat=2, sign="king", seen_by=())).text == ""
    table.app.draw()
    asked = table.scene.talk.words(Requested(seat=2, ask="trump"))
    assert asked.text and not asked.detail
    table.app.close()


def test_a_sign_nobody_shows_the_person_changes_nothing_that_is_seen(raster: Raster) -> None:
    """INV-21: the same picture, the same history, nothing to wait for."""
    pictures = []
    for sign in (None, "ace", "none"):
        table = Evening(raster, speed="normal")
        robot, scene = table.robot, table.scene
        scene.life.blinking, scene.life._left = None, 100.0
        history = list(scene.session.history)
        if sign is not None:
            scene.flow.push(scene.session._done(scene.session.table.signal(seat=1, sign=sign)))
        for _ in range(8):
            robot.frame()
        assert scene.session.history == history
        assert scene.flow.want is Want.OWN_MOVE and scene.now().faces == {}
        table.app.draw()
        pictures.append(pygame.image.tobytes(table.app.screen, "RGB"))
        table.app.close()
    assert pictures[0] == pictures[1] == pictures[2]


@pytest.mark.parametrize("ask", ASKS)
def test_requests_are_bubbles_heard_by_everybody(ask: Any, raster: Raster) -> None:
    """R-TALK-4."""
    table = Evening(raster)
    show(table, Requested(seat=3, ask=ask))
    assert table.scene.now().faces == {}
    (heard,) = table.scene.talk._heard.values()
    words = table.scene.talk.words(heard.said)
    assert ask in words.text and words.detail
    table.app.draw()
    table.app.close()


# ---- the computers


def test_the_computer_partner_signs_after_the_draws_once_a_trick(raster: Raster) -> None:
    table = Evening(raster, tricks=6, level="medium")
    log = table.scene.session.table.log
    last: dict[int, int] = {}
    trick = 0
    for event in log:
        trick += isinstance(event, TrickTaken)
        if isinstance(event, Signalled):
            assert trick >= 1, "silent first trick"
            assert last.get(event.seat) != trick, "once a trick"
            last[event.seat] = trick
    assert last.get(2), "the partner signs"
    table.app.close()


def test_the_same_seed_says_the_same(raster: Raster) -> None:
    logs = []
    for _ in range(2):
        table = Evening(raster, tricks=5, level="medium", options={"spies": True})
        logs.append(list(table.scene.session.table.log))
        table.app.close()
    assert logs[0] == logs[1]


def test_the_partner_hears_the_persons_request(raster: Raster) -> None:
    table = Evening(raster, level="medium")
    ada = table.scene.session._players[1]
    assert isinstance(ada, Talker)
    while any(play.seat == 2 for play in table.scene.session.own_view.table):
        table.play_until(
            len(table.scene.session.own_view.tricks) + 1
        )  # she has played before: on to the next
    table.open()
    table.press(pygame.K_UP)
    table.press(pygame.K_RETURN)
    assert ada._asked == "trump"
    table.app.close()


def test_opponents_catch_one_sign_in_four_and_the_person_is_not_told(raster: Raster) -> None:
    table = Evening(raster, options={"spies": True})
    session = table.scene.session
    for _ in range(200):
        session.signal("king")
    made = [e for e in session.table.log if isinstance(e, Signalled) and e.seat == 0]
    caught = [e for e in made if e.seen_by != (2,)]
    assert 25 <= len(caught) <= 80
    assert all(e.seen_by is None for e in session.history if isinstance(e, Signalled) and e.seat == 0)
    table.app.close()


def test_a_saved_match_keeps_its_signs_and_nobody_says_things_twice(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    save = Autosave(path)
    setup = MatchSetup(players=4, opponents=regulars(4, ("medium",)))
    session = Session(setup, deals=SeededDeals(3))
    chance = Random(1)
    session.begin_match()
    session.begin_hand()
    session.cut(at=5 if session.want is Want.OWN_CUT else None)
    while len(session.own_view.tricks) < 3 or session.own_view.table:
        session.converse()
        own = session.want is Want.OWN_MOVE
        session.act(chance.choice(session.own_view.legal) if own else session.think().action)
    session.converse()
    session.signal("jack")
    talk = [e for e in session.table.log if isinstance(e, Signalled)]
    assert talk and save.write(session.table, {})
    saved = Autosave(path).read()
    assert saved is not None
    again = Session(setup, table=saved.table)
    assert again.table.log == session.table.log
    assert again.history == session.history
    assert again.own_view == session.own_view
    if any(e.seat for e in talk if session.table.log.index(e) > _last_trick(session)):
        assert again.converse() == []


def _last_trick(session: Session) -> int:
    return max(i for i, e in enumerate(session.table.log) if isinstance(e, TrickTaken))
