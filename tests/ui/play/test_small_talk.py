"""Who says what about what happens: from public facts alone, in every voice, one at a time."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pygame
import pytest

from briscola.client.characters import own_people, regular_people, temper_of
from briscola.client.company import in_person
from briscola.client.fold import begin, fold, unfold
from briscola.client.session import Want
from briscola.client.view import View
from briscola.engine.cards import Suit, cards
from briscola.engine.events import (
    Committed,
    Declared,
    Event,
    Exchanged,
    HandEnded,
    MatchBegan,
    Played,
    Requested,
    TrickTaken,
)
from briscola.engine.rules import OptionValue
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.i18n import text
from briscola.i18n.characters import VOICES, temper_word
from briscola.players.talk.temperament import PLAIN, TEMPERAMENTS
from briscola.ui.chat.lines import lines, remark
from briscola.ui.chat.moments import BEARINGS, KINDS, Moment, moments, waiting
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.play.chat import PATIENCE
from briscola.ui.views.remark import ROLE, obstacles, spoken
from tests.ui.demands import LANGUAGES
from tests.ui.played import play
from tests.ui.robot import Robot, table_for

TABLES = [
    (2, 3, False),
    (2, 9, False),
    (3, 3, False),
    (4, 3, True),
    (4, 10, True),
    (5, 3, False),
    (5, 8, False),
    (6, 3, True),
    (6, 3, False),
]
"""Players, cards a hand, in pairs."""


# ---- the voices


def test_every_regular_has_a_temperament_with_a_voice_and_a_word_for_it() -> None:
    for who in regular_people():
        assert temper_of(who.name).name in VOICES
        assert temper_word(who)
    for who in own_people():
        assert temper_of(who.name) is PLAIN and temper_word(who) == ""
    assert set(VOICES) == set(TEMPERAMENTS) - {PLAIN.name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("temper", VOICES)
def test_every_temperament_has_several_lines_for_every_moment(temper: str, language: str) -> None:
    text.use(language)
    said = [line for kind in KINDS for line in lines(temper, kind)]
    for kind in KINDS:
        assert len(lines(temper, kind)) >= 2, kind
    assert len(said) == len(set(said)), "nothing is said twice"
    assert all(line == line.strip() and line for line in said)


def test_the_languages_do_not_say_the_same() -> None:
    spoken_in = []
    for language in LANGUAGES:
        text.use(language)
        spoken_in.append({line for temper in VOICES for kind in KINDS for line in lines(temper, kind)})
    assert not any(one & other for one, other in combinations(spoken_in, 2))


def test_who_has_no_temperament_says_nothing() -> None:
    assert all(lines(PLAIN.name, kind) == () for kind in KINDS)


# ---- where a remark lies


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "held", "pairs"), TABLES)
@pytest.mark.parametrize(
    "size", [(1024, 600), (1280, 800), (1920, 1080), (2560, 1440), (1024, 1366)], ids=str
)
def test_a_bubble_covers_neither_hand_nor_trick_nor_faces_and_is_not_cut(
    size: tuple[int, int], players: int, held: int, pairs: bool, language: str, raster: Raster
) -> None:
    text.use(language)
    kit = Kit(size, raster)
    layout = Layout(size, range(players), held, partners=pairs)
    window = pygame.Rect((0, 0), size)
    said = sorted({line for temper in VOICES for kind in KINDS for line in lines(temper, kind)}, key=len)
    for place in layout.ring[1:]:
        never = obstacles(kit, layout, place).never
        assert layout.hand_rect in never
        for line in (said[0], said[len(said) // 2], said[-1]):
            where, rows = spoken(kit, layout, place, line)
            assert window.contains(where.rect)
            assert where.rect.collidelist(never) < 0, (place, line, where.rect)
            assert " ".join(row for _role, row, _colour in rows) == line
            assert max(kit.fonts.width(row, ROLE) for _role, row, _colour in rows) < where.rect.width
        long_word = max(said, key=lambda line: max(map(len, line.split())))
        rows = spoken(kit, layout, place, long_word)[1]
        assert " ".join(row for _role, row, _colour in rows).replace("- ", "-") == long_word


# ---- from facts to moments


def taken(players: int, codes: str, winner: int, **fields: Any) -> Sequence[Moment]:
    """The moments of a trick led by the person, batons trump."""
    rules = make_rules("briscola", players)
    before = View(rules=rules, trumps=Suit.BASTONI, hands=((),) * players, points=(0,) * players)
    before = replace(before, captured=(0,) * players, tricks=2, **fields)
    table = tuple(TableCard(seat, card) for seat, card in enumerate(cards(codes)))
    before = replace(before, table=table, played=before.played | {on.card for on in table})
    event = TrickTaken(winner=winner, points=sum(rules.ranking.points[on.card] for on in table))
    return moments(event, before, fold(event, before))


def test_a_rich_trick_pleases_who_takes_it_and_a_lost_carico_does_not() -> None:
    assert taken(3, "3D 1D 2C", 1) == (Moment(1, "rich"),)
    assert taken(3, "4D 1D 2B", 2) == (Moment(1, "trumped"),)
    assert taken(3, "1D 3D 2C", 0)[0] == Moment(1, "lost")
    assert taken(3, "4D 5D 2C", 1) == ()


def test_in_pairs_a_carico_to_the_partner_is_a_present() -> None:
    assert taken(4, "4D 2C 2B 1D", 2)[0] == Moment(3, "trumped")
    assert taken(4, "2D 1D 2C 3D", 1) == (Moment(1, "loaded"),)


def test_a_fine_trick_of_the_persons_is_praised_by_anybody() -> None:
    assert Moment(2, "praise") in taken(3, "1D 3D 2C", 0)
    assert all(moment.place for moment in taken(3, "1D 3D 2C", 0))


def test_the_last_trump_is_noticed() -> None:
    rules = make_rules("briscola", 3)
    trumps = frozenset(card for card in rules.pack if card.suit is Suit.BASTONI)
    assert Moment(1, "last_trump") in taken(3, "4D 2B 5C", 1, played=trumps)
    assert Moment(1, "last_trump") not in taken(3, "4D 2B 5C", 1, played=trumps - {*cards("3B")})
    assert Moment(1, "last_trump") not in taken(3, "4D 7D 5C", 1, played=trumps)


def shuffled(
    players: int, points: tuple[int, ...], winners: tuple[int, ...], **fields: Any
) -> dict[int, str]:
    """What each place might say of the hand before, while the next is shuffled."""
    rules = make_rules("chiamata" if "caller" in fields else "briscola", players)
    reason = str(fields.pop("reason", "points"))
    capot = bool(fields.pop("capot", False))
    ended = HandEnded(
        hand=1, points=points, winners=winners, reason=reason, capot=capot, score=(0,) * players
    )
    before = replace(View(rules=rules, hands=((),) * players, dealer=0, ended=ended), **fields)
    event = Committed(hand=2, sha256="")
    return {moment.place: moment.kind for moment in moments(event, before, fold(event, before))}


def test_the_hand_before_is_talked_of_during_the_shuffle() -> None:
    assert shuffled(2, (80, 40), (0,)) == {1: "beaten"}
    assert shuffled(2, (40, 80), (1,)) == {1: "won"}
    assert shuffled(2, (61, 59), (0,)) == {1: "close"}
    assert shuffled(2, (60, 60), (), reason="tie") == {1: "tie"}
    assert shuffled(2, (120, 0), (0,), capot=True) == {1: "swept"}
    assert shuffled(2, (0, 120), (1,), capot=True) == {1: "capot"}


def test_before_a_rematch_one_speaks_of_the_last_hand() -> None:
    events = unfold(play("briscola", 2, hands=1).log)
    began = events[0]
    assert isinstance(began, MatchBegan)
    view = begin(began)
    assert [m.kind for m in moments(began, None, view)] == ["hello"]
    for event in events[1:]:
        view = fold(event, view)
    assert view.ended is not None
    assert {m.kind for m in moments(began, view, begin(began))} & {"won", "beaten", "close", "capot", "swept"}


def test_a_contract_is_the_callers_to_talk_of() -> None:
    made = shuffled(5, (10, 50, 20, 20, 20), (1, 2), caller=1, partner=2, revealed=True, contract=61)
    assert made == {1: "made", 2: "won", 3: "beaten", 4: "beaten"}
    failed = shuffled(5, (30, 50, 0, 20, 20), (0, 3, 4), caller=1, partner=2, revealed=True, contract=61)
    assert failed == {1: "failed", 2: "beaten", 3: "won", 4: "won"}
    assert shuffled(5, (0,) * 5, (), reason="passed_out") == {}


def told(
    variant: str, players: int, options: dict[str, OptionValue]
) -> Iterator[tuple[Event, View | None, View]]:
    """Every event of a match of two hands as the person sees it, with the views before and after."""
    view: View | None = None
    for event in unfold(play(variant, players, options=options, hands=2).log):
        before = view
        view = begin(event) if isinstance(event, MatchBegan) else view and fold(event, view)
        if view is not None:
            yield event, before, view


def hidden(view: View | None) -> View | None:
    """The view with another hand, and without what only the person knows of the partner."""
    if view is None:
        return None
    other = tuple(tuple(cards("1B 3B RB CB FB")[: len(hand)]) for hand in view.hands)
    return replace(view, hands=other, partner=view.partner if view.revealed else 0)


@pytest.mark.parametrize(
    ("variant", "players"), [("briscola", 2), ("briscola", 4), ("briscola", 5), ("chiamata", 5), ("prini", 3)]
)
def test_nothing_is_said_that_does_not_come_from_what_everybody_sees(variant: str, players: int) -> None:
    """INV-21: with other hidden cards the same people have the same to say."""
    kinds = set()
    for event, before, after in told(variant, players, {}):
        found = moments(event, before, after)
        masked = hidden(after)
        assert masked is not None
        assert found == moments(event, hidden(before), masked)
        kinds |= {moment.kind for moment in found}
        assert all(0 < moment.place < players for moment in found)
    assert {"hello", "rich"} <= kinds


def test_the_called_card_is_remarked_on_by_those_it_plays_against() -> None:
    seen = [
        (event, moments(event, before, after), after)
        for event, before, after in told("chiamata", 5, {})
        if before is not None and after.revealed and not before.revealed
    ]
    assert seen
    for event, found, after in seen:
        assert isinstance(event, Played)
        assert {m.kind for m in found} == {"revealed"}
        assert not {m.place for m in found} & {after.caller, after.partner}


def at_table(event: Event, variant: str, players: int, options: dict[str, OptionValue]) -> dict[int, str]:
    """What each place might say of an event in the second trick."""
    rules = make_rules(variant, players, options)
    hand = tuple(cards("RC CC 7B 4S 5D"))
    before = View(rules=rules, hands=(hand,) * players, points=(0,) * players, captured=(0,) * players)
    before = replace(before, tricks=1, leader=0, turned=cards("RB")[0])
    found = moments(event, before, fold(event, before))
    return {moment.place: moment.kind for moment in reversed(found)}


def test_a_marianna_pleases_its_side_and_nobody_else() -> None:
    """V-MA-2: whoever declares, the partner, the others."""
    for seat, said in (
        (0, {1: "declared_against", 2: "declared_for", 3: "declared_against"}),
        (1, {1: "declared", 2: "declared_against", 3: "declared_for"}),
    ):
        event = Declared(seat=seat, suit=Suit.COPPE, points=20)
        assert at_table(event, "marianna", 4, {}) == said
    assert at_table(Declared(seat=0, suit=Suit.COPPE, points=20), "marianna", 3, {}) == dict.fromkeys(
        (1, 2), "declared_against"
    )


def test_the_turned_card_is_missed_by_those_it_plays_against() -> None:
    """R-XCHG-4: everybody sees the exchange."""
    event = Exchanged(seat=2, gave=cards("7B")[0], took=cards("RB")[0])
    others = dict.fromkeys((1, 3), "exchanged_against")
    assert at_table(event, "brisca", 4, {}) == {**others, 2: "exchanged"}
    mine = Exchanged(seat=0, gave=event.gave, took=event.took)
    assert at_table(mine, "brisca", 4, {}) == others


def test_a_promise_in_the_dark_is_spoken_of_when_the_first_trick_is_taken() -> None:
    """R-TALK-1: not before; V-CH-26."""
    rules = make_rules("chiamata", 5, {"dark": True})
    table = tuple(TableCard(seat, card) for seat, card in enumerate(cards("4D 5D 2B 6D 7C")))
    before = View(rules=rules, hands=((),) * 5, points=(0,) * 5, captured=(0,) * 5, trumps=Suit.BASTONI)
    before = replace(before, table=table, leader=0, caller=3, called=cards("1B")[0])
    event = TrickTaken(winner=2, points=0)
    after = fold(event, before)
    assert before.silent and not after.silent
    assert {m.place for m in moments(event, before, after) if m.kind == "dark"} == {1, 2, 4}
    second = replace(before, tricks=1)
    assert not any(m.kind == "dark" for m in moments(event, second, fold(event, second)))


def test_giving_up_and_a_weak_hand_are_spoken_of_after_the_hand() -> None:
    """V-CH-24, V-CH-25: by the caller and those who win by it; by all but who had such cards."""
    given_up = shuffled(5, (0,) * 5, (0, 3, 4), caller=1, partner=2, reason="conceded")
    assert given_up == {1: "gave_up", 3: "spared", 4: "spared"}
    assert shuffled(5, (0,) * 5, (), reason="void", weak=2, caller=None) == dict.fromkeys((1, 3, 4), "anew")
    assert shuffled(5, (0,) * 5, (), reason="void", weak=0, caller=None) == dict.fromkeys(range(1, 5), "anew")


# ---- who speaks


def test_the_chatty_speak_more_often_than_the_patient() -> None:
    text.use("en")
    count = {
        name: sum(
            remark([Moment(1, "rich")], {1: TEMPERAMENTS[name]}, (), Random(seed), silent=False) is not None
            for seed in range(400)
        )
        for name in VOICES
    }
    assert count["chatty"] == max(count.values()) and count["patient"] == min(count.values())
    assert count["patient"] > 20 and count["chatty"] < 300


def test_nobody_repeats_himself_while_there_is_something_else_to_say() -> None:
    text.use("en")
    first, *others = lines("chatty", "hello")
    tempers = {1: TEMPERAMENTS["chatty"]}
    said = {
        picked[1]
        for seed in range(60)
        if (picked := remark([Moment(1, "hello")], tempers, {first}, Random(seed), silent=False)) is not None
    }
    assert said == set(others)


def test_every_moment_has_a_face() -> None:
    assert set(BEARINGS) == set(KINDS)
    moods = {mood for b in BEARINGS.values() for mood in (b.mood, b.aside) if mood}
    assert moods <= {"pleased", "dismayed", "thinking", "wink", "puff", "sky", "shoulder"}
    signs = {b.mood for b in BEARINGS.values()}
    assert signs <= {"pleased", "dismayed", "thinking"}, "where signs are made no remark looks like one"


# ---- at the table


class Evening:
    """A table at which one talks as much as he can, led to the person's first move after some tricks."""

    def __init__(
        self, raster: Raster, players: int = 2, *, variant: str = "briscola", tricks: int = 1, **fields: Any
    ) -> None:
        self.app, self.scene = table_for(variant, players, {}, raster=raster, **fields)
        self.robot = Robot(self.app, self.scene, seed=1, ways=("digit",))
        self.play_until(tricks)

    def play_until(self, tricks: int) -> None:
        """Go on until the person is to play after so many tricks; then all are ready to talk."""
        for _ in range(4000):
            self.robot.frame()
            if self.scene.flow.want is Want.OWN_CUT:
                self.robot._decide()
            elif self.scene.flow.want is Want.OWN_MOVE:
                if self.view.tricks >= tricks:
                    break
                self.robot._throw()
            elif self.scene.flow.timeline.running:
                self.robot.press(pygame.K_SPACE)
        self.scene.chat.clear()
        self.scene.chat._quiet = 0.0
        self.scene.chat._chance = Random(0)

    @property
    def view(self) -> View:
        """What the picture shows."""
        view = self.scene.flow.view
        assert view is not None
        return view

    def happen(self, *found: Moment) -> None:
        """Those concerned are asked until somebody speaks, if anybody may."""
        for _ in range(60):
            self.scene.chat._speak(found, self.view)


@pytest.mark.usefixtures("no_screen")
class TestAtTheTable:
    """With a window that nobody sees."""

    def test_one_remark_at_a_time_and_then_a_while_none(self, raster: Raster) -> None:
        table = Evening(raster, speed="normal")
        chat = table.scene.chat
        table.happen(Moment(1, "rich"))
        said = chat.said
        assert said is not None and said[0] == 1 and chat.moods == {1: "pleased"}
        table.happen(Moment(1, "trumped"))
        assert chat.said == said
        for _ in range(400):
            table.robot.frame()
            if chat.said is None:
                break
        assert chat.said is None and chat.moods == {}
        table.happen(Moment(1, "trumped"))
        assert chat.said is None, "there is a pause between two remarks"
        table.app.close()

    def test_small_talk_can_be_silenced(self, raster: Raster) -> None:
        table = Evening(raster, small_talk=False)
        table.happen(Moment(1, "rich"))
        table.scene.chat.update(PATIENCE + 1)
        assert table.scene.chat.said is None
        table.app.close()

    def test_a_remark_is_drawn_and_goes_when_the_person_goes_on(self, raster: Raster) -> None:
        table = Evening(raster, speed="normal")
        table.app.draw()
        bare = pygame.image.tobytes(table.app.screen, "RGB")
        table.happen(Moment(1, "rich"))
        for _ in range(30):
            table.robot.frame()
        table.app.draw()
        assert pygame.image.tobytes(table.app.screen, "RGB") != bare
        table.robot.press(pygame.K_SPACE)
        table.robot.frame()
        assert table.scene.chat.said is None
        table.app.close()

    @pytest.mark.slow
    def test_signs_come_before_small_talk(self, raster: Raster) -> None:
        table = Evening(raster, players=4, speed="normal")
        table.happen(Moment(2, "rich"))
        assert table.scene.chat.said is not None
        table.scene._show_said(Requested(seat=2, ask="trump"))
        assert table.scene.chat.said is None
        table.scene.chat._quiet = 0.0
        table.happen(Moment(1, "rich"))
        assert table.scene.chat.said is None
        table.app.close()

    def test_somebody_speaks_up_when_the_person_thinks_for_long_and_only_once(self, raster: Raster) -> None:
        table = Evening(raster)
        chat = table.scene.chat
        chat._chance = Random(3)
        for seed in range(20):
            chat._chance, chat._nudged, chat._looked, chat._thinking = Random(seed), False, False, 0.0
            chat.update(PATIENCE - 0.5)
            assert chat.said is None
            assert chat.wake() == pytest.approx(0.5)
            chat.update(1.0)
            if chat.said is not None:
                break
        assert chat.said is not None
        assert waiting(table.view) == (Moment(1, "waiting"),)
        chat.clear()
        chat.update(3 * PATIENCE)
        assert chat.said is None
        table.app.close()

    @pytest.mark.slow
    def test_what_is_said_changes_nothing_that_is_played(self, raster: Raster) -> None:
        logs = []
        for talk in (True, False):
            app, scene = table_for("briscola", 2, {}, raster=raster, level="easy", small_talk=talk)
            Robot(app, scene, seed=4, ways=("digit",)).play_match()
            logs.append(list(scene.session.table.log))
            app.close()
        assert logs[0] == logs[1]


def test_a_level_is_played_for_the_match_and_with_the_temperament_of_the_face() -> None:
    assert in_person("medium", "rocco") == "medium:goal=win,temper=patient"
    assert in_person("easy", "rocco") == "easy:goal=win"
    assert in_person("medium:goal=points", "rocco") == "medium:goal=points,temper=patient"
    assert in_person("maestro:signs=off", "person-man") == "maestro:signs=off,goal=win,temper=none"
