"""The count of a hand and the end of a match: every game, every size, the true totals, a real check."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pygame
import pytest

from briscola.engine.events import Committed, Dealt, HandEnded, PackCut, Revealed
from briscola.engine.scoring import MAJORITY
from briscola.ui.app import App
from briscola.ui.fonts import Fonts
from briscola.ui.geometry import Pose
from briscola.ui.metrics import MIN_TYPE
from briscola.ui.motion import pace
from briscola.ui.proof import prove
from briscola.ui.race import race
from briscola.ui.results import bands, fresh_strokes, hands_of_match, target
from briscola.ui.scene import Scene
from briscola.ui.scenes.hand_result import HandResult
from briscola.ui.scenes.match_result import MatchResult
from briscola.ui.scenes.play_look import name_of
from briscola.ui.scenes.proof import ProofSheet
from briscola.ui.scenes.result_words import called_words, headline, match_words, remark, result_words
from tests.ui.conftest import Open
from tests.ui.hands import click, key, press, tap
from tests.ui.played import Played, alone, passing, play

SIZES = [(1024, 600), (1024, 768), (1920, 1080), (2560, 1080), (2560, 1440), (1080, 1400)]
DRAWN = [(1024, 600), (1024, 768), (1080, 1400)]
"""Where whole pictures are drawn: the smallest, a squarish and a tall window; geometry is tried at all."""
ALONE = {"teams": False}
GAMES: dict[str, Callable[[], Played]] = {
    "two": lambda: play(),
    "three": lambda: play(players=3),
    "pairs": lambda: play(players=4),
    "four alone": lambda: play(players=4, options=dict(ALONE)),
    "five": lambda: play(players=5),
    "chiamata": lambda: play("chiamata", 5, seed=3),
    "in mano": lambda: play("chiamata", 5, choose=alone),
    "passed out": lambda: play("chiamata", 5, choose=passing),
    "morto": lambda: play("chiamata", 4),
    "prini": lambda: play("prini", 3),
    "bisca": lambda: play("bisca", 2),
}
_kept: dict[str, Played] = {}


def game(name: str) -> Played:
    """A hand of a game, played once for all tests."""
    if name not in _kept:
        _kept[name] = GAMES[name]()
    return _kept[name]


def match(name: str) -> Played:
    """The same game to the end of its match."""
    if f"match {name}" not in _kept:
        variant = "chiamata" if name in ("chiamata", "morto") else "briscola"
        players = {"two": 2, "three": 3, "pairs": 4, "five": 5, "chiamata": 5, "morto": 4}[name]
        _kept[f"match {name}"] = play(variant, players, hands=200)
    return _kept[f"match {name}"]


def result(app: App, played: Played, **doors: Callable[[], None]) -> HandResult:
    """The result of a hand, on the screen."""
    chosen: dict[str, Callable[[], None]] = {"on_next": lambda: None, "on_title": lambda: None, **doors}
    scene = HandResult(app, view=played.view, setup=played.setup, log=played.log, **chosen)
    app.push(Scene(app))
    app.push(scene)
    return scene


def final(app: App, played: Played, **doors: Callable[[], None]) -> MatchResult:
    """The end of a match, on the screen."""
    chosen: dict[str, Callable[[], None]] = {
        "on_rematch": lambda: None,
        "on_title": lambda: None,
        "on_new_match": lambda: None,
        **doors,
    }
    scene = MatchResult(app, view=played.view, setup=played.setup, log=played.log, **chosen)
    app.push(Scene(app))
    app.push(scene)
    return scene


def run(scene: Scene, seconds: float) -> None:
    """Let time pass, a frame after the other."""
    for _ in range(round(seconds * 30)):
        scene.update(1 / 30)


def written(app: App, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.Rect]]:
    """Every line of text of the top scene and where it stands; none may be too small."""
    found: list[tuple[str, pygame.Rect]] = []
    plain_draw, plain_fit = Fonts.draw, Fonts.fit

    def watched_fit(self: Fonts, text: str, role: Any, width: int) -> Any:
        fitted, style = plain_fit(self, text, role, width)
        assert self.scale.type(style.size) >= MIN_TYPE, text
        return fitted, style

    def watched_draw(
        self: Fonts, target: pygame.Surface, text: str, *args: Any, **options: Any
    ) -> pygame.Rect:
        rect = plain_draw(self, target, text, *args, **options)
        found.append((text, rect))
        return rect

    # The cloth carries no words, and painting it takes longer than everything else.
    monkeypatch.setattr(App, "draw_table", lambda _app, target: target.fill((30, 76, 56)))
    monkeypatch.setattr(Fonts, "fit", watched_fit)
    monkeypatch.setattr(Fonts, "draw", watched_draw)
    top = app.scenes[-1]
    top.layout(app.size)
    app.draw()
    return found


# ---- what is counted


@pytest.mark.parametrize("name", [name for name in GAMES if name != "passed out"])
def test_every_card_of_the_pack_is_counted_once(name: str) -> None:
    played = game(name)
    counted = [card for band in bands(played.log, played.view) for card in band.cards]
    assert sorted(card.code for card in counted) == sorted(card.code for card in played.view.rules.pack)


@pytest.mark.parametrize("name", [name for name in GAMES if name != "passed out"])
def test_the_bands_have_the_points_the_referee_gave(name: str) -> None:
    """R-COUNT."""
    played = game(name)
    ended = played.view.ended
    assert ended is not None
    for band in bands(played.log, played.view):
        assert band.points == sum(ended.points[place] for place in band.places)
        assert band.points == band.loads + band.courts
        assert band.won == any(place in ended.winners for place in band.places)


def test_cards_come_in_order_of_value() -> None:
    """Carichi, courts, then the worthless ones."""
    for band in bands(game("two").log, game("two").view):
        assert list(band.worth) == sorted(band.worth, reverse=True)


def test_in_chiamata_the_caller_and_the_partner_stand_against_the_others() -> None:
    played = game("chiamata")
    callers, defenders = bands(played.log, played.view)
    assert set(callers.places) == {played.view.caller, played.view.partner}
    assert callers.calls and not defenders.calls
    assert len(callers.places) + len(defenders.places) == 5


def test_who_calls_his_own_card_stands_alone() -> None:
    """V-CH-9."""
    played = game("in mano")
    callers, defenders = bands(played.log, played.view)
    assert callers.places == (0,)
    assert len(defenders.places) == 4
    assert "in mano" in called_words(played.view, ["You", "a", "b", "c", "d"], known=True)[0]


def test_a_partner_who_is_oneself_is_called_you() -> None:
    view = replace(game("chiamata").view, caller=2, partner=0)
    names = ["Anna", "Rocco", "Lucia", "Nino", "Teresa"]
    assert called_words(view, names, known=True)[0] == "Lucia with you"
    assert result_words(view, names, known=True, french=False)[1].startswith("Lucia and you: ")


def test_while_the_cards_are_counted_a_promise_of_ones_own_is_said_to_oneself() -> None:
    view, names = game("in mano").view, ["You", "a", "b", "c", "d"]
    mine = result_words(view, names, known=False, french=False)[1]
    theirs = result_words(replace(view, caller=2), names, known=False, french=False)[1]
    assert mine.startswith(f"You promised {view.contract}, ")
    assert theirs.startswith(f"b promised {view.contract}, ")


def test_when_all_pass_nothing_is_counted() -> None:
    played = game("passed out")
    assert bands(played.log, played.view) == ()


def test_the_flag_stands_at_61_or_at_the_contract() -> None:
    assert target(game("pairs").view) == MAJORITY
    assert target(game("chiamata").view) == game("chiamata").view.contract


def test_a_stroke_for_every_point_of_the_score_gained() -> None:
    assert fresh_strokes((1, 0), (1, 1), False) == (1,)
    assert fresh_strokes((0, 1, 0, 1), (2, 1, 2, 1), True) == (0, 0)
    assert fresh_strokes((0, 0, 0), (0, 0, 0), False) == ()


# ---- how it is acted out


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("speed", ["calm", "quick", "none"])
def test_the_count_ends_on_the_true_totals(open_app: Open, name: str, speed: str) -> None:
    played = game(name)
    scene = result(open_app(speed=speed), played)
    run(scene, 12)
    assert scene.over
    assert scene.totals() == tuple(band.points for band in scene.bands)


def test_totals_only_grow_while_they_are_counted(app: App) -> None:
    scene = result(app, game("two"))
    before = scene.totals()
    assert before == (0, 0)
    while not scene.over:
        scene.update(1 / 30)
        now = scene.totals()
        assert all(a <= b for a, b in zip(before, now, strict=True))
        before = now
    assert sum(before) == 120


def test_the_headline_gives_nothing_away_before_the_count(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = result(app, game("two"))
    run(scene, 0.5)
    during = [text for text, _ in written(app, monkeypatch)]
    assert headline(scene.view) not in during
    press(scene, pygame.K_SPACE)
    after = [text for text, _ in written(app, monkeypatch)]
    assert headline(scene.view) in after


def test_purists_see_no_totals_before_the_end(open_app: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(live_points=False)
    scene = result(app, game("two"))
    run(scene, 1.5)
    assert str(MAJORITY) not in [text for text, _ in written(app, monkeypatch)]
    rule = {str(n) for n in range(0, 121, 10)}
    assert not rule & {text for text, _ in written(app, monkeypatch)}
    scene._skip()
    assert rule <= {text for text, _ in written(app, monkeypatch)}


@pytest.mark.parametrize("hand", ["click", "tap", "space", "enter"])
def test_any_hand_skips_the_count_and_then_goes_on(app: App, hand: str) -> None:
    gone: list[str] = []
    scene = result(app, game("pairs"), on_next=lambda: gone.append("next"))
    run(scene, 0.3)
    free = (scene.plan.title[0], scene.plan.title[1])

    def once() -> None:
        if hand == "click":
            click(scene, free)
        elif hand == "tap":
            tap(scene, free)
        else:
            press(scene, pygame.K_SPACE if hand == "space" else pygame.K_RETURN)

    assert not scene.over
    once()
    assert scene.over and not gone
    once()
    assert gone == ["next"]
    assert app.top is not scene


def test_reduced_motion_shows_the_result_at_once(open_app: Open) -> None:
    scene = result(open_app(reduced_motion=True), game("five"))
    scene.update(1 / 60)
    assert scene.over and scene.known
    assert scene.totals() == tuple(band.points for band in scene.bands)


def test_nothing_moves_when_everything_is_written(app: App) -> None:
    scene = result(app, game("three"))
    run(scene, 10)
    assert scene.update(1 / 60) is False


def test_the_flag_waves_once_when_a_side_passes_it(app: App) -> None:
    scene = result(app, game("two"))
    timetable = scene.race
    assert timetable is not None and timetable.waved is not None
    assert timetable.waving(timetable.waved + 0.01) is not None
    assert timetable.waving(timetable.waved - 0.01) is None
    assert timetable.waving(timetable.waved + timetable.wave + 0.01) is None
    total = max(timetable.total(at, timetable.waved + timetable.soft) for at in range(2))
    assert total >= MAJORITY


def test_only_the_promise_moves_the_flag_in_chiamata() -> None:
    """The defenders may have more than the contract: the flag is the caller's."""
    played = game("chiamata")
    counted = bands(played.log, played.view)
    timetable = race(
        counted,
        [_row(len(band.cards)) for band in counted],
        [_row(1)[0] for _ in counted],
        goal=target(played.view),
        strokes=(),
        won=True,
        pace=pace("normal"),
    )
    made = counted[0].points >= target(played.view)
    assert (timetable.waved is not None) == made


def _row(count: int) -> list[Pose]:
    return [Pose(10.0 * i, 10, 100) for i in range(count)]


def test_the_chalk_comes_after_the_count_and_its_sound_first(app: App) -> None:
    scene = result(app, game("two"))
    timetable = scene.race
    assert timetable is not None and timetable.strokes
    start = timetable.strokes[0][1]
    assert start > timetable.counted
    sounds = [cue.at for cue in timetable.passage.cues if cue.name == "chalk"]
    assert sounds and sounds[0] < start
    assert timetable.chalk(start - 0.01) == (0, None)
    assert timetable.chalk(float("inf")) == (len(timetable.strokes), None)


# ---- how it looks


@pytest.mark.parametrize(
    ("name", "size"),
    [
        *((name, (1024, 600)) for name in GAMES),
        *((name, (1024, 768)) for name in ("two", "five", "chiamata")),
        *((name, (1080, 1400)) for name in ("pairs", "five", "passed out")),
    ],
    ids=str,
)
def test_every_name_and_total_is_written_inside_the_window(
    open_app: Open, name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = game(name)
    app = open_app(size, language="it")
    scene = result(app, played)
    scene._skip()
    found = written(app, monkeypatch)
    window = pygame.Rect(0, 0, *size)
    outside = [text for text, rect in found if not window.contains(rect)]
    assert not outside
    texts = [text for text, _ in found]
    for place in range(played.view.rules.places):
        assert name_of(played.setup, played.view.rules, place) in texts
    for band in scene.bands:
        assert texts.count(str(band.points)) >= 2  # on the runner and in the side's colour


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_controls_words_and_slate_keep_clear_of_each_other(
    open_app: Open, name: str, size: tuple[int, int]
) -> None:
    scene = result(open_app(size), game(name))
    window = pygame.Rect(0, 0, *size)
    places = scene.plan
    widgets = scene.group.order()
    for widget in widgets:
        assert window.contains(widget.ring_rect()), widget.name
        for other in widgets:
            assert other is widget or not widget.rect.colliderect(other.rect), (widget.name, other.name)
        if widget.name != "seal":
            assert not widget.rect.colliderect(places.slate), widget.name
    for row in places.rows:
        assert window.contains(row.cards)
        assert not row.cards.colliderect(places.rule)
        for member in row.members:
            assert window.contains(member.face) and window.contains(member.tag)
            assert not member.tag.colliderect(row.cards)


@pytest.mark.parametrize("name", GAMES)
def test_the_cards_stay_in_their_room(app: App, name: str) -> None:
    scene = result(app, game(name))
    for row, poses in zip(scene.plan.rows, scene.picture.poses, strict=True):
        for pose in poses:
            half = pose.height * app.kit.sprites.info.ratio / 2
            assert row.cards.left - 1 <= pose.x - half and pose.x + half <= row.cards.right + 1


@pytest.mark.parametrize("name", ["chiamata", "in mano", "morto"])
def test_what_everybody_pays_is_written(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """V-CH-15 … 18."""
    played = game(name)
    ended = played.view.ended
    assert ended is not None and ended.payments is not None
    scene = result(app, played)
    scene._skip()
    texts = [text for text, _ in written(app, monkeypatch)]
    for paid in ended.payments:
        assert (f"+{paid}" if paid > 0 else f"−{-paid}") in texts
    assert any(str(ended.contract) in text for text in texts)


def test_a_long_name_does_not_break_the_table(open_app: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app((1024, 600))
    scene = result(app, play(players=4, name="Massimiliano Ferdinando"))
    scene._skip()
    window = pygame.Rect(0, 0, 1024, 600)
    assert all(window.contains(rect) for _, rect in written(app, monkeypatch))


def test_a_tie_and_a_lead_have_their_words() -> None:
    view = game("two").view
    ended = view.ended
    assert ended is not None
    tie = replace(view, ended=msgspec.structs.replace(ended, winners=(), reason="tie"))
    assert headline(tie) == "A tie" and remark(tie, False) == "again!"
    nobody = replace(view, ended=msgspec.structs.replace(ended, winners=(), reason="nobody"))
    assert headline(nobody) == "Nobody wins"
    swept = replace(view, ended=msgspec.structs.replace(ended, winners=(0,), capot=True))
    assert headline(swept) == "Every trick yours"
    lead = replace(view, ended=msgspec.structs.replace(ended, winners=(0,)), score=(2, 1))
    assert remark(lead, False) == "one more!"


# ---- the proof


def test_an_honest_deal_is_proved() -> None:
    played = game("two")
    proof = prove(played.log, played.view.rules.pack)
    assert proof is not None and proof.sealed and proof.dealt and proof.holds


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_proved(name: str) -> None:
    played = game(name)
    proof = prove(played.log, played.view.rules.pack)
    assert proof is not None and proof.holds


def test_two_cards_exchanged_in_the_pack_are_found() -> None:
    played = game("two")

    def exchange(event: Any) -> Any:
        if isinstance(event, Dealt):
            deck = list(event.deck)
            deck[3], deck[30] = deck[30], deck[3]
            return msgspec.structs.replace(event, deck=tuple(deck))
        return event

    proof = prove([exchange(event) for event in played.log], played.view.rules.pack)
    assert proof is not None and proof.sealed and not proof.dealt and not proof.holds


@pytest.mark.parametrize("what", ["bytes", "seal", "salt", "cut", "rubbish"])
def test_nothing_can_be_changed_after_the_seal(what: str) -> None:
    played = game("two")

    def change(event: Any) -> Any:
        if isinstance(event, Revealed) and what in ("bytes", "rubbish"):
            return msgspec.structs.replace(event, secret="00" * 32 if what == "bytes" else "no bytes")
        if isinstance(event, Committed) and what == "seal":
            return msgspec.structs.replace(event, sha256="0" * 64)
        if isinstance(event, PackCut) and what == "salt":
            return msgspec.structs.replace(event, salt="another")
        if isinstance(event, PackCut) and what == "cut":
            return msgspec.structs.replace(event, at=event.at % 39 + 1)
        return event

    proof = prove([change(event) for event in played.log], played.view.rules.pack)
    assert proof is not None and not proof.holds


def test_a_hand_that_goes_on_proves_nothing() -> None:
    played = game("two")
    cut_short = [event for event in played.log if not isinstance(event, Revealed)]
    assert prove(cut_short, played.view.rules.pack) is None


def test_the_seal_says_what_was_found(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    played = game("two")
    scene = result(app, played)
    scene._skip()
    assert "Deck opened and verified" in [text for text, _ in written(app, monkeypatch)]
    false = tuple(
        msgspec.structs.replace(event, secret="11" * 32) if isinstance(event, Revealed) else event
        for event in played.log
    )
    forged = result(app, Played(setup=played.setup, log=false, view=played.view))
    forged._skip()
    assert "This is not the sealed deck!" in [text for text, _ in written(app, monkeypatch)]


@pytest.mark.parametrize("size", DRAWN, ids=str)
@pytest.mark.parametrize("honest", [True, False])
def test_the_sheet_shows_every_number_of_the_check(
    open_app: Open, size: tuple[int, int], honest: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, language="it")
    played = game("two")
    proof = prove(played.log, played.view.rules.pack)
    assert proof is not None
    if not honest:
        proof = type(proof)(
            sha256=proof.sha256, secret="ab" * 32, salt="", at=proof.at, sealed=False, dealt=False
        )
    scene = result(app, played)
    scene._skip()
    app.push(ProofSheet(app, proof))
    found = written(app, monkeypatch)
    whole = "".join(text for text, _ in found)
    assert proof.sha256 in whole and proof.secret in whole and str(proof.at) in whole
    sheet = app.scenes[-1]
    assert isinstance(sheet, ProofSheet)
    inside = [rect for text, rect in found if text in {t for _, lines, _ in sheet.rows for t in lines}]
    assert inside and all(sheet.rect.contains(rect) for rect in inside)
    close = sheet.group.order()[0]
    assert all(not close.rect.colliderect(rect) for rect in inside)


def test_the_seal_opens_the_sheet_and_esc_closes_it(app: App) -> None:
    scene = result(app, game("two"))
    scene._skip()
    seal = next(widget for widget in scene.group.order() if widget.name == "seal")
    click(scene, (seal.rect.right - 20, seal.rect.centery))
    assert isinstance(app.top, ProofSheet)
    app.dispatch(key(pygame.K_ESCAPE))
    assert app.scenes[-1] is scene
    scene.group.focus_name("verify")
    press(scene, pygame.K_RETURN)
    assert isinstance(app.top, ProofSheet)


def test_while_the_match_goes_on_the_menu_opens_a_pause(app: App) -> None:
    gone: list[str] = []
    doors = {"on_title": lambda: gone.append("title"), "on_menu": lambda: gone.append("pause")}
    scene = result(app, game("two"), **doors)
    scene._skip()
    press(scene, pygame.K_ESCAPE)
    click(scene, scene.plan.menu)
    assert gone == ["pause", "pause"]


def test_the_menu_leads_to_the_title(app: App) -> None:
    gone: list[str] = []
    scene = result(app, game("two"), on_title=lambda: gone.append("title"))
    press(scene, pygame.K_ESCAPE)
    scene._skip()
    click(scene, scene.plan.menu)
    assert gone == ["title", "title"]


# ---- the end of a match


@pytest.mark.parametrize("size", DRAWN, ids=str)
@pytest.mark.parametrize("name", ["two", "three", "pairs", "five", "chiamata", "morto"])
def test_the_end_of_a_match_names_everybody_inside_the_window(
    open_app: Open, name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = match(name)
    app = open_app(size, language="it")
    final(app, played)
    found = written(app, monkeypatch)
    window = pygame.Rect(0, 0, *size)
    assert not [text for text, rect in found if not window.contains(rect)]
    texts = [text for text, _ in found]
    for seat in played.view.winners:
        assert name_of(played.setup, played.view.rules, seat) in texts


def test_the_table_of_hands_has_a_line_a_hand() -> None:
    played = match("two")
    hands = hands_of_match(played.log)
    ended = [event for event in played.log if isinstance(event, HandEnded)]
    assert [hand.ended for hand in hands] == ended
    assert [hand.number for hand in hands] == list(range(1, len(ended) + 1))


def test_the_sums_of_the_table_are_those_of_its_lines(app: App) -> None:
    scene = final(app, match("two"))
    sums = [sum(int(line.cells[at]) for line in scene.lines) for at in range(2)]
    assert scene.total.cells == tuple(str(n) for n in sums)


def test_in_chiamata_the_table_ends_with_the_balance(app: App) -> None:
    """V-CH-15."""
    played = match("chiamata")
    scene = final(app, played)
    shown = [int(cell.replace("−", "-")) for cell in scene.total.cells]
    assert shown == list(played.view.balance[:5])
    assert sum(shown) == 0


def test_who_has_won_the_match_is_said() -> None:
    played = match("pairs")
    names = ["You", "Rocco", "Ada", "Teresa"]
    title, line = match_words(played.view, names, 4)
    assert title == (
        "You and Ada win the match" if 0 in played.view.winners else "Rocco and Teresa win the match"
    )
    assert line.startswith("3 to ")
    three = replace(match("chiamata").view, winners=(0, 1, 3), score=(1, 1, 0, 1, 0))
    title, line = match_words(three, ["You", "Rocco", "Lucia", "Nino", "Teresa"], 2)
    assert title == "You, Rocco and Nino win the match"
    assert line == "1 win out of 2 hands"


def test_rematch_new_match_and_title_are_reached_by_keys_and_mouse(app: App) -> None:
    gone: list[str] = []
    doors = {
        "on_rematch": lambda: gone.append("rematch"),
        "on_new_match": lambda: gone.append("new"),
        "on_title": lambda: gone.append("title"),
    }
    scene = final(app, match("two"), **doors)
    press(scene, pygame.K_DOWN)
    press(scene, pygame.K_RETURN)
    press(scene, pygame.K_DOWN)
    press(scene, pygame.K_RETURN)
    first = next(widget for widget in scene.group.order() if widget.name == "rematch")
    click(scene, first.rect.center)
    assert gone == ["new", "title", "rematch"]
    assert app.top is not scene


def test_a_long_match_scrolls(open_app: Open) -> None:
    played = play("chiamata", 5, options={"match": "hands", "match_hands": 24}, hands=200)
    scene = final(open_app((1024, 600)), played)
    view = next(widget for widget in scene.group.widgets if widget.name == "hands")
    assert scene.scrolls and getattr(view, "offset", 0) > 0
