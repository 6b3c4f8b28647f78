"""Everything that lies on the table says what it is: to the pointer, to the keys, to a finger that stays."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from briscola.client.fold import shown_hands
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.session import Session, Want
from briscola.client.view import ME, View
from briscola.deals import SeededDeals
from briscola.engine.actions import Action, Bid, Call, Pass, Play
from briscola.engine.cards import Card
from briscola.engine.events import Signalled
from briscola.engine.rules import OptionValue
from briscola.i18n.cards import card_name
from briscola.i18n.text import use
from briscola.ui.app import App
from briscola.ui.input.pointer import Pointer
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.play.tell import TELL, TableThing
from briscola.ui.views.lying import Kind
from briscola.ui.widgets import Widget, tooltip
from briscola.ui.widgets import focus as focus_module
from tests.ui.conftest import Open
from tests.ui.hands import finger_down, finger_up, key, mouse_move

GAMES: dict[str, tuple[str, int, dict[str, OptionValue]]] = {
    "two": ("briscola", 2, {}),
    "three": ("briscola", 3, {}),
    "pairs": ("briscola", 4, {}),
    "five": ("briscola", 5, {}),
    "chiamata": ("chiamata", 5, {}),
    "in the dark": ("chiamata", 5, {"dark": True, "concede": True}),
    "blind dummy": ("chiamata", 4, {}),
    "open dummy": ("chiamata", 4, {"morto": "open"}),
    "prini": ("prini", 4, {}),
    "prini, all dealt": ("prini", 2, {"deal_all": True}),
    "bisca": ("bisca", 4, {}),
    "scoperta": ("scoperta", 2, {}),
    "briscolone": ("briscolone", 2, {}),
}
SIZES = [(1024, 600), (1280, 800), (1920, 1080), (1080, 1400)]
Rect = pygame.Rect


class Table:
    """A match that is played by the first card that may be played."""

    def __init__(self, app: App, game: str, *, seed: int = 4) -> None:
        variant, players, options = GAMES[game]
        setup = MatchSetup(
            variant=variant, players=players, options=options, opponents=regulars(players, ("random",))
        )
        self.app = app
        self.session = Session(setup, deals=SeededDeals(seed))
        self.scene = PlayScene(app, self.session, on_leave=app.quit)
        app.push(self.scene)

    @property
    def view(self) -> View:
        assert self.scene.view is not None
        return self.scene.view

    def wait(self) -> bool:
        """Until the person is asked for something; False at the end of the hand."""
        scene = self.scene
        for _ in range(6000):
            self.app.tick(0.05)
            if scene.flow.want is Want.OWN_CUT and scene.panel is not None:
                scene.flow.cut(11, "dice")
            if scene.flow.ended is not None:
                return False
            if scene.flow.want is Want.OWN_MOVE:
                return True
        raise AssertionError("the person is never asked")

    def choose(self) -> Action:
        """The person bids once and plays what comes first."""
        legal = self.session.own_view.legal
        if isinstance(legal[0], Bid | Pass) and self.view.said(ME) is not False:
            return next(action for action in legal if isinstance(action, Pass))
        if isinstance(legal[0], Call):
            return next(a for a in legal if isinstance(a, Call) and a.card not in self.view.hands[ME])
        return legal[0]

    def moments(self, most: int) -> Iterator[View]:
        """The table whenever the person is asked, so many times, while cards lie on it."""
        for _ in range(most):
            if not self.wait():
                return
            for _ in range(3):
                self.app.tick(1.5)  # what is written goes
            yield self.view
            self.scene.act(self.choose())

    def to_play(self, tricks: int = 0) -> None:
        """On to the person's next turn to play a card after so many tricks."""
        while self.wait():
            action = self.choose()
            if isinstance(action, Play) and self.view.tricks >= tricks and self.scene.panel is None:
                self.app.tick(4.0)
                return
            self.scene.act(action)
        raise AssertionError("the hand is over")

    @property
    def things(self) -> list[TableThing]:
        return [w for w in self.scene.group.widgets if isinstance(w, TableThing)]

    def thing(self, kind: Kind, place: int | None = None) -> TableThing:
        return next(
            t for t in self.things if t.thing.kind is kind and (place is None or t.thing.place == place)
        )

    def point_at(self, widget: Widget) -> bool:
        """Lay the mouse on a thing and let it rest; False where none of it is in sight."""
        spot = self.spot(widget)
        if spot is None:
            return False
        self.app.dispatch(mouse_move(spot))
        self.app.tick(0.3)
        self.app.tick(0.3)
        return True

    def spot(self, widget: Widget) -> tuple[int, int] | None:
        """A point of the thing that nothing lies over."""
        shares = (0.5, 0.2, 0.8, 0.05, 0.95)
        rect, group = widget.rect, self.scene.group
        for across in shares:
            for down in shares:
                pos = (round(rect.x + rect.width * across), round(rect.y + rect.height * down))
                if group._at(Pointer("move", pos)) is widget:
                    return pos
        return None

    def picture(self) -> pygame.Surface:
        """The table as it is drawn now."""
        self.scene.dirty = True
        self.app.draw()
        return self.app.screen.copy()

    def changed(self, before: pygame.Surface) -> Rect | None:
        """Where the table is another than in a picture of before."""
        same = pygame.mask.from_threshold(self.picture(), (0, 0, 0), (1, 1, 1), before)
        same.invert()
        parts = same.get_bounding_rects()
        return parts[0].unionall(parts[1:]) if parts else None

    @property
    def told(self) -> tooltip.Tip | None:
        """What the slip says that is shown."""
        widget = self.scene.group.telling.widget
        tip = None if widget is None else widget.told()
        return tooltip.Tip(head=tip) if isinstance(tip, str) else tip


@pytest.fixture
def slips(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """Where slips are drawn from now on."""
    drawn: list[Rect] = []

    def watched(*args: Any, **options: Any) -> Rect:
        drawn.append(tooltip.draw_tip(*args, **options))
        return drawn[-1]

    monkeypatch.setattr(focus_module, "draw_tip", watched)
    return drawn


def open_table(open_app: Open, game: str, size: tuple[int, int] = (1280, 800), **settings: object) -> Table:
    calm = {"speed": "none", "reduced_motion": True, "small_talk": False, "trick_pause": 0.5}
    return Table(open_app(size, **{**calm, **settings}), game)


# ---- everything answers


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_drawn_on_the_table_is_a_thing_or_a_control(open_app: Open, game: str) -> None:
    """Nothing but cloth is left of the picture once everything that answers is taken out of it."""
    table = open_table(open_app, game)
    app, scene = table.app, table.scene
    bare = pygame.Surface(app.size)
    app.draw_table(bare)
    for view in table.moments(6):
        if scene.panel is not None and not scene.panel.beside:
            continue
        scene.group.focus(None)
        scene.dirty = True
        app.draw()
        picture = app.screen.copy()
        reach = round(30 * app.kit.scale.k)  # shadows, the ring of whose turn it is, labels of buttons
        answering = [w.rect for w in scene.group.widgets if w.visible and w is not scene.hand]
        if scene.panel is not None:
            answering.append(scene.panel.rect)
        for rect in answering:
            grown = rect.inflate(2 * reach, 2 * reach)
            picture.blit(bare, grown, grown)
        below = Rect(scene.places.hand_rect).inflate(2 * reach, 3 * reach)
        picture.blit(bare, below, below)
        for centre in scene.context.button_centres:
            label = Rect(0, 0, 150, 60)
            label.midtop = centre
            picture.blit(bare, label, label)
        off = pygame.mask.from_threshold(picture, (0, 0, 0), (48, 48, 48), bare)  # shadows are no things
        off.invert()
        left = off.get_bounding_rects()
        assert not left, (view.tricks, left[:8])


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_answers_the_pointer_and_the_keys(open_app: Open, game: str) -> None:
    table = open_table(open_app, game)
    app = table.app
    answered: set[Kind] = set()
    for _view in table.moments(8):
        if table.scene.panel is not None:
            continue
        group = table.scene.group
        for thing in table.things:
            if not table.point_at(thing):
                continue
            assert group.telling.widget is thing
            told = table.told
            assert told is not None and told.head.strip() and "{" not in told.head + told.text, thing.name
            answered.add(thing.thing.kind)
        app.dispatch(mouse_move((5, app.size[1] - 5)))
        group.focus(table.scene.hand)
        reached = set()
        for _ in group.order():
            app.dispatch(key(pygame.K_TAB))
            if isinstance(group.focused, TableThing):
                assert group.telling.widget is group.focused
                reached.add(group.focused.name)
                answered.add(group.focused.thing.kind)
        assert group.focused is table.scene.hand  # all round, and the hand comes first again
        assert reached == {thing.name for thing in table.things}
    assert answered >= {Kind.SEAL, Kind.SEAT, Kind.SLATE, Kind.HEADER, Kind.PILE}


def test_every_kind_of_thing_has_words() -> None:
    assert set(TELL) == set(Kind)


# ---- where the slips lie


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("game", "language"), [("two", "fr"), ("pairs", "it"), ("chiamata", "fr"), ("prini", "it")]
)
def test_a_slip_covers_neither_its_thing_nor_the_slate_nor_the_winning_card(
    open_app: Open, slips: list[Rect], game: str, language: str, size: tuple[int, int]
) -> None:
    table = open_table(open_app, game, size, language=language)
    table.to_play(1)
    app, scene = table.app, table.scene
    window = Rect((0, 0), size)
    for thing in table.things:
        if not table.point_at(thing):
            continue
        slips.clear()
        scene.dirty = True
        app.draw()
        (slip,) = slips
        assert window.contains(slip)
        assert not slip.colliderect(thing.rect), thing.name
        best = table.view.winning
        for other in table.things:
            wins = other.thing.kind is Kind.TRICK and best is not None and other.thing.card == best.card
            if wins or other.thing.kind is Kind.SLATE:
                assert not slip.colliderect(other.rect), (thing.name, other.name)


def test_the_slip_goes_with_the_pointer_and_follows_what_lies_under_it(open_app: Open) -> None:
    table = open_table(open_app, "two")
    table.to_play()
    group = table.scene.group
    assert table.point_at(table.thing(Kind.STOCK))
    first = table.told
    assert first is not None
    table.scene.act(table.choose())
    table.to_play(1)
    assert table.told != first  # fewer cards, told without another movement of the mouse
    table.app.dispatch(mouse_move((640, 700)))
    assert group.telling.widget is None
    assert table.point_at(table.thing(Kind.STOCK))
    table.app.dispatch(pygame.event.Event(pygame.WINDOWLEAVE))
    assert group.telling.widget is None


# ---- hands


def test_a_finger_that_stays_or_taps_is_told_and_plays_nothing(open_app: Open) -> None:
    table = open_table(open_app, "pairs")
    table.to_play(1)
    app, group, events = table.app, table.scene.group, len(table.session.history)
    for thing in (table.thing(Kind.SEAT, 2), table.thing(Kind.SEAL), table.thing(Kind.STOCK)):
        spot = table.spot(thing)
        assert spot is not None
        app.dispatch(finger_down(spot, app.size))
        app.tick(0.5)
        assert group.telling.widget is thing
        app.dispatch(finger_up(spot, app.size))
        assert group.telling.widget is thing
        assert table.scene.panel is None
    app.dispatch(finger_down((5, 5), app.size))
    app.dispatch(finger_up((5, 5), app.size))
    assert group.telling.widget is None
    seat = table.spot(table.thing(Kind.SEAT, 1))
    assert seat is not None
    app.dispatch(finger_down(seat, app.size))
    app.dispatch(finger_up(seat, app.size))
    assert table.told is not None and table.told.head == "Rocco"
    assert len(table.session.history) == events


def test_a_press_on_the_table_leaves_the_keys_with_the_hand(open_app: Open) -> None:
    table = open_table(open_app, "two")
    table.to_play()
    spot = table.spot(table.thing(Kind.SEAT, 1))
    assert spot is not None
    for event in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        table.app.dispatch(pygame.event.Event(event, pos=spot, button=1, touch=False))
    assert table.scene.group.focused is table.scene.hand


def test_the_keys_come_back_to_the_hand_when_what_they_were_at_has_gone(open_app: Open) -> None:
    table = open_table(open_app, "two")
    table.to_play()
    scene = table.scene
    scene.group.focus(table.thing(Kind.LANDING))
    scene.act(table.choose())
    table.app.tick(0.05)
    assert scene.group.focused is scene.hand


def test_what_the_keys_are_at_is_told_in_a_window_of_another_size_too(open_app: Open) -> None:
    table = open_table(open_app, "two")
    table.to_play()
    table.scene.group.focus(table.thing(Kind.TURNED))
    name = table.scene.group.focused_name
    table.app.change(deck="bergamasche")
    group = table.scene.group
    assert group.focused_name == name
    assert group.telling.widget is group.focused


def test_a_caption_stays_as_long_as_somebody_reads_it_and_tells_the_whole_trick(open_app: Open) -> None:
    table = open_table(open_app, "two")
    table.to_play(1)
    notes, trick = table.scene.notes, table.view.table or table.view.last
    table.app.dispatch(key(pygame.K_w))
    table.app.tick(0.05)
    table.app.tick(0.05)
    assert table.point_at(table.thing(Kind.SLIP))
    assert table.told is not None and trick
    assert all(card_name(on.card) in table.told.text.lower() for on in trick)
    table.app.tick(9.0)
    assert notes.note is not None
    table.app.dispatch(mouse_move((5, 700)))
    table.app.tick(9.0)
    assert notes.note is None


def test_a_caption_that_is_read_outlasts_the_first_card_of_the_next_trick(open_app: Open) -> None:
    table = open_table(open_app, "two")
    table.to_play(1)
    notes, last = table.scene.notes, table.view.last
    table.scene.flow.view = replace(table.view, table=())  # Peppe may have led already
    notes.say("Peppe takes it", trick=last)
    table.app.tick(0.05)
    table.app.tick(0.05)
    assert table.point_at(table.thing(Kind.SLIP))
    table.scene.flow.view = replace(table.view, table=last[:1])
    table.app.tick(0.05)
    assert notes.note is not None
    table.app.dispatch(mouse_move((5, 700)))
    table.app.tick(0.05)
    assert notes.note is None


# ---- what is said


def test_the_turned_card_is_shown_whole(open_app: Open) -> None:
    table = open_table(open_app, "two")
    table.to_play()
    assert table.view.turned is not None
    table.point_at(table.thing(Kind.TURNED))
    assert table.told is not None
    assert table.told.card == table.view.turned.code
    assert table.told.head.lower() == card_name(table.view.turned)


def test_points_are_told_only_where_the_person_lets_them_be_counted(open_app: Open) -> None:
    for counted in (True, False):
        table = open_table(open_app, "two", live_points=counted)
        table.to_play(3)
        pile = next(t for t in table.things if t.thing.kind is Kind.PILE)
        table.point_at(pile)
        assert table.told is not None
        assert (" points" in table.told.text.replace("the points", "")) is counted
        assert "cards" in table.told.text


def named(text: str, view: View) -> set[Card]:
    """The cards that a text names."""
    return {card for card in view.rules.pack if card_name(card) in text.lower()}


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_names_a_card_that_the_person_cannot_know(open_app: Open, game: str) -> None:
    """Neither by its name nor by its picture; and nobody is called the partner before everybody knows."""
    table = open_table(open_app, game)
    for view in table.moments(8):
        seen = table.session.own_view if table.session.dealt else None
        known = {card for hand in view.hands for card in hand if card is not None}
        known |= {on.card for on in (*view.table, *view.last)} | {card for _seat, card in view.drawn}
        known |= {card for card in (view.turned, view.called) if card is not None}
        if seen is not None:
            assert shown_hands(view, seen).hands == view.hands
        for thing in table.things:
            tip = thing.told()
            assert named(f"{tip.head} {tip.text}", view) <= known, thing.name
            assert not tip.card or tip.card in {card.code for card in known}
        if view.caller is not None and not view.revealed and ME not in (view.caller, view.partner):
            roles = [thing.told().text for thing in table.things if thing.thing.kind is Kind.SEAT]
            assert not any("the partner" in text for text in roles)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_language_has_words_for_a_table(open_app: Open, language: str) -> None:
    table = open_table(open_app, "pairs", language=language)
    table.to_play(2)
    lasting = [thing for thing in table.things if thing.thing.kind is not Kind.SLIP]
    heads = [(thing.told().head, thing.told().text) for thing in lasting]
    use("en")
    others = [(thing.told().head, thing.told().text) for thing in lasting]
    assert all(head for head, _text in heads)
    if language != "en":
        same = [mine for mine, english in zip(heads, others, strict=True) if mine == english]
        assert not same


# ---- a sign that is over


def test_a_sign_that_is_over_leaves_a_trace_until_the_trick_ends_and_never_says_what_it_was(
    open_app: Open,
) -> None:
    table = open_table(open_app, "pairs")
    table.to_play(1)
    signs = table.scene.signs
    table.app.dispatch(mouse_move((5, 5)))
    signs.clear()
    before = table.picture()
    signs.tell(Signalled(seat=2, sign="three", seen_by=(0,)))
    table.app.tick(0.3)
    assert Kind.TRACE not in {thing.thing.kind for thing in table.things}  # it is still being made
    table.app.tick(6.0)
    table.app.tick(0.1)
    trace = table.thing(Kind.TRACE, 2)
    assert table.point_at(trace)
    told = table.told
    assert told is not None and told.head == "A sign went by" and "Ada" in told.text
    assert not any(word in told.text.lower() for word in ("three", "trump", "mouth", "twist"))
    table.app.dispatch(mouse_move((5, 5)))
    changed = table.changed(before)
    assert changed and trace.rect.inflate(8, 8).contains(changed)
    trick = table.view.tricks
    table.scene.act(table.choose())
    while table.view.tricks == trick:
        assert signs.went_by == (2,)
        table.app.tick(0.05)
    assert signs.went_by == ()
    table.app.tick(0.0)
    assert Kind.TRACE not in {thing.thing.kind for thing in table.things}


def test_a_sign_caught_from_the_other_side_leaves_none(open_app: Open) -> None:
    table = open_table(open_app, "pairs")
    table.to_play(1)
    table.scene.signs.clear()
    table.scene.signs.tell(Signalled(seat=1, sign="ace", seen_by=(0,)))
    table.app.tick(6.0)
    table.app.tick(0.1)
    assert Kind.TRACE not in {thing.thing.kind for thing in table.things}


# ---- rings


@pytest.mark.parametrize("moment", ["before the deal", "at the person's turn"])
def test_no_ring_is_left_anywhere_by_another_size(open_app: Open, moment: str) -> None:
    """Without cards to choose from nothing has the focus; and the picture is that of a window just opened."""
    table = open_table(open_app, "two")
    if moment == "before the deal":
        table.app.tick(0.01)
        assert not table.scene.hand.codes
    else:
        table.to_play()
    for size in ((1600, 900), (1024, 600), (1280, 800)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        table.app.window.adopt()
        table.app.relayout()
        assert table.scene.group.focused in (None, table.scene.hand)
        table.app.tick(0.0)
        grown = table.picture()
        table.app.relayout()
        assert not table.changed(grown)
