"""Sounds that tell: the side, the suit, trumps and carichi, a pass, one's turn, the last card."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from unittest.mock import Mock

import numpy as np
import pygame
import pytest

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.view.view import View
from briscola.engine.cards import Suit
from briscola.engine.events import BidMade, Drawn, Event, Passed, Played, Signalled
from briscola.engine.rules import OptionValue
from briscola.storage.settings.settings import Settings, changed
from briscola.system import resources
from briscola.table.deals import SeededDeals
from briscola.ui.animation.choreography import Transition, choreograph
from briscola.ui.animation.motion import Cue, pace
from briscola.ui.app import App
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.sound.audio import Audio
from briscola.ui.sound.soundtrack import Ear, TurnSound, ear_of, place_pan, place_volume, sounds, telling
from tests.client.steps import GAMES
from tests.spread import quick_some
from tests.ui.animation.test_choreography import played_transitions
from tests.ui.demands import SIZES
from tests.ui.hands import key

ALL = Ear(tells=True, suits=True)
SUITS = (Suit.COPPE, Suit.DENARI, Suit.BASTONI, Suit.SPADE)
TONES = dict(zip(SUITS, ("suit-cups", "suit-coins", "suit-clubs", "suit-swords"), strict=True))


def transitions(
    variant: str, players: int, options: dict[str, OptionValue]
) -> Iterator[tuple[Event, Transition, Sequence[Cue], Sequence[Cue]]]:
    """Every event of a match, with the cues of the table and those that tell."""
    for event, change in played_transitions(variant, players, options):
        shown = choreograph(event, change)
        yield event, change, sounds(event, change, shown), telling(event, change, shown, ALL)


@pytest.mark.parametrize(("variant", "players", "options"), quick_some(list(GAMES), 5))
def test_each_event_has_its_sounds_from_its_side(
    variant: str, players: int, options: dict[str, OptionValue]
) -> None:
    cards = 0
    for event, change, heard, told in transitions(variant, players, options):
        names = [cue.name for cue in told]
        if isinstance(event, Played):
            cards += 1
            points = change.after.rules.ranking.points[event.card]
            expected = [TONES[event.card.suit]]
            expected += ["tambourine"] if event.card.suit is change.after.trumps else []
            expected += ["purse"] if points >= 10 else []
            assert names == expected
            assert [cue.at for cue in told] == sorted(cue.at for cue in told)
            assert told[0].at == heard[0].at, "the tone comes with the card"
            assert len({cue.pan for cue in (*heard, *told)}) == 1
            side = place_pan(change, event.seat)
            assert heard[0].pan * side > 0 or heard[0].pan == side == 0
        elif isinstance(event, Drawn):
            assert names == (["last-card"] if change.after.stock_count == 0 else [])
        elif isinstance(event, Passed | BidMade):
            assert [cue.name for cue in heard] == ["pat" if isinstance(event, Passed) else "knock"]
            assert names == []
        elif isinstance(event, Signalled):
            assert names == ["whisper"]
        else:
            assert names == [], event
    assert cards > 20


def test_nothing_is_told_to_whoever_has_not_asked() -> None:
    assert ear_of(Settings(), speech=False) == Ear()
    assert ear_of(Settings(), speech=True) == Ear(tells=True)
    assert ear_of(changed(Settings(), sounds_tell="always"), speech=False).tells
    assert not ear_of(changed(Settings(), sounds_tell="never"), speech=True).tells
    assert ear_of(changed(Settings(), suit_tones=True), speech=False) == Ear(suits=True)
    for event, change, _heard, _told in transitions("briscola", 4, {}):
        assert not telling(event, change, choreograph(event, change), Ear())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", range(2, 7))
def test_in_every_window_the_others_are_heard_from_right_round_to_left(
    size: tuple[int, int], players: int
) -> None:
    """One's own sounds come from the middle, and no two others from one side; who is opposite is softer."""
    for ring in (range(players), [*range(1, players), 0]):  # the second: a friend's eyes
        layout = Layout(size, ring, 3)
        view = View(rules=MatchSetup(players=players, opponents=regulars(players)).rules())
        change = Transition(before=view, after=view, layout=layout, pace=pace("normal"))
        pans = [place_pan(change, place) for place in ring]
        assert pans[0] == 0.0 and place_volume(change, ring[0]) == 1.0
        assert pans[1:] == sorted(pans[1:], reverse=True)
        assert all(a - b >= 0.5 for a, b in pairwise(pans[1:]))
        for place, side in zip(list(ring)[1:], pans[1:], strict=True):
            assert 20 * np.log10(place_volume(change, place)) <= (-4.0 if side == 0 else -1.5)


@pytest.mark.parametrize("place", range(4))
def test_a_sign_is_heard_from_whoever_makes_it(place: int) -> None:
    view = View(rules=MatchSetup(players=4, opponents=regulars(4)).rules())
    change = Transition(before=view, after=view, layout=Layout((1280, 720), range(4), 3), pace=pace("normal"))
    event = Signalled(seat=place, sign="ace", seen_by=None)
    (whisper,) = telling(event, change, choreograph(event, change), ALL)
    assert whisper.name == "whisper" and whisper.pan == place_pan(change, place)


def test_a_side_is_audible(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two loudspeakers differ by 2 dB at least between neighbours at a table of six."""
    heard: list[tuple[float, float]] = []

    channel = Mock()
    channel.set_volume = lambda left, right: heard.append((left, right))
    monkeypatch.setattr(pygame.mixer, "find_channel", lambda: channel)
    for at in range(5):
        audio.play("slap", pan=(1.0 - at / 2) * 0.8)
    decibels = [20 * np.log10(right / left) for left, right in heard]
    assert decibels == sorted(decibels, reverse=True)
    assert all(a - b >= 2.0 for a, b in pairwise(decibels))
    assert abs(decibels[2]) < 1e-6 and decibels[0] > 8


def recorded(name: str) -> tuple[np.ndarray, int]:
    """The samples of a recording on one side, and the rate at which they are played."""
    path, device = resources.sound_file(name), pygame.mixer.get_init()
    assert path is not None and device is not None
    wave = pygame.sndarray.array(pygame.mixer.Sound(path)).astype(float)
    return (wave if wave.ndim == 1 else wave[:, 0]), device[0]


def spectrum(name: str) -> tuple[np.ndarray, np.ndarray]:
    """Frequencies of a recording, in hertz, and their power."""
    wave, rate = recorded(name)
    return np.fft.rfftfreq(1 << 17, 1 / rate), np.abs(np.fft.rfft(wave, 1 << 17)) ** 2


def fundamental(name: str) -> float:
    """The strongest frequency of a recording, in hertz."""
    frequency, power = spectrum(name)
    return float(frequency[np.argmax(power)])


def bright(name: str) -> float:
    """The share of a recording's energy above one and a half times its fundamental."""
    frequency, power = spectrum(name)
    return float(power[frequency > 1.5 * fundamental(name)].sum() / power.sum())


@pytest.mark.usefixtures("audio")
def test_the_four_suits_are_a_fifth_apart_and_differ_in_colour() -> None:
    tones = {name: fundamental(name) for name in TONES.values()}
    assert tones == pytest.approx(
        {"suit-clubs": 392.0, "suit-coins": 587.3, "suit-swords": 880.0, "suit-cups": 1318.5}, rel=0.01
    )
    for one, other in pairwise(sorted(tones.values())):
        assert other / one > 1.49  # a player varies a pitch by nothing, speakers by less
    assert bright("suit-swords") > 3 * bright("suit-cups"), "a reed has overtones, a glass few"


@pytest.mark.usefixtures("audio")
def test_trumps_and_carichi_are_in_other_registers_than_the_suits() -> None:
    assert fundamental("tambourine-1") < 300 < 1_500 < fundamental("purse") < fundamental("whisper-1")


def test_tones_stay_in_tune(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: set[float] = set()
    channel = Mock()
    channel.play = lambda sound: lengths.add(sound.get_length())
    monkeypatch.setattr(pygame.mixer, "find_channel", lambda: channel)
    for name in (*TONES.values(), "turn", "last-card"):
        lengths.clear()
        for _ in range(6):
            audio.play(name)
        assert len(lengths) == 1, name


def test_ones_turn_sounds_once() -> None:
    turn, ear = TurnSound(), Ear(tells=True)
    assert [cue.name for cue in turn.cues(("move", 1), ear)] == ["turn"]
    assert turn.cues(("move", 1), ear) == () and turn.cues(None, ear) == ()
    assert turn.cues(("move", 1), ear) and turn.cues(("move", 2), ear)
    assert TurnSound().cues(("move", 1), Ear()) == ()


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("tells", ["always", "never"])
def test_at_the_table_the_person_hears_that_it_is_her_turn(
    app: App, tells: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(app.audio, "play", lambda name, *_args: heard.append(name))
    app.change(sounds_tell=tells, suit_tones=tells == "always")
    chosen = MatchSetup(opponents=regulars(2, ("easy",)))
    scene = PlayScene(app, HostedSeat(MatchHost(chosen, deals=SeededDeals(1))), TableActions(leave=app.quit))
    app.reset(scene)
    turns = 0
    for _ in range(40_000):
        app.tick(1 / 20)
        if scene.flow.next_step is NextStep.OWN_CUT:
            scene.flow.cut(None, "")
        if scene.flow.next_step is NextStep.OWN_MOVE:
            turns += 1
            app.dispatch(key(pygame.K_1, text="1"))
        if scene.view is not None and scene.view.tricks >= 2:
            break
    assert turns >= 2
    if tells == "always":
        assert heard.count("turn") >= 2 and any(name.startswith("suit-") for name in heard)
    else:
        assert "turn" not in heard and not any(name.startswith("suit-") for name in heard)
