"""Only what has moved is drawn again, and yet every frame is what it would be if all of it were drawn."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import Call
from briscola.ui.app import App
from tests.ui.driver import FRAME
from tests.ui.evening import Evening, in_pairs, seat_at, window_on


def easy_table(variant: str, players: int, **fields: Any) -> Evening:
    """A table of people who can be expected to bid, with all that moves and blinks."""
    seat = seat_at(variant, players, seed=3, level="easy")
    return Evening(window_on(seat, **{"speed": "normal", "trick_pause": 1.2, **fields}))


def whole(app: App) -> bytes:
    """The picture when everything is drawn."""
    picture = pygame.Surface(app.size).convert(app.window.surface)
    app.draw(picture)
    return pygame.image.tobytes(picture, "RGB")


def in_parts(
    table: Evening, frames: int, before: Callable[[int], None] = lambda _frame: None
) -> Iterator[int]:
    """Frames from the draw for the deal on, each the whole picture; the person plays what comes first."""
    app, scene = table.app, table.scene
    for frame in range(frames):
        if scene.flow.next_step is NextStep.OWN_CUT:
            scene.flow.cut(None, "")
        elif scene.flow.next_step is NextStep.OWN_MOVE and frame % 20 == 0:
            legal = scene.seat.view.legal
            scene.act(next((action for action in legal if isinstance(action, Call)), legal[0]))
        before(frame)
        for event in pygame.event.get():
            app.dispatch(event)
        app.tick(FRAME)
        seen = pygame.image.tobytes(app.window.surface, "RGB")
        assert seen == whole(app), f"frame {frame}: {scene.flow.event}"
        yield frame


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "players", "frames"), [("briscola", 2, 300), ("briscola", 5, 240), ("chiamata", 5, 240)]
)
def test_a_frame_drawn_in_parts_is_the_whole_picture(variant: str, players: int, frames: int) -> None:
    """Through the first tricks, with bids, cards in the air, blinking faces."""
    table = easy_table(variant, players)
    assert sum(table.scene.partly for _ in in_parts(table, frames)) > frames / 2


@pytest.mark.slow
def test_what_is_told_of_a_thing_follows_it_while_cards_fly() -> None:
    """Keys have led to the stock, of which ever fewer cards are told; a press beside it ends the slip."""
    table, told = easy_table("briscola", 2), set()
    scene, beside = table.scene, (table.app.size[0] // 2, 8)

    def point(frame: int) -> None:
        if scene.group.telling.widget is None and frame % 60 == 0:
            stock = next((w for w in scene.group.widgets if w.name == "stock"), None)
            scene.group.focus(stock)
            scene.group.telling.lead(stock)
            scene.invalidate()
        elif frame % 60 == 59:
            table.button(beside, down=True)
            table.button(beside, down=False)

    for _ in in_parts(table, 300, point):
        if (widget := scene.group.telling.widget) is not None and scene.partly:
            told.add(widget.told())
    assert len(told) > 3, "the stock's slip never changed while cards flew"


@pytest.mark.slow
def test_a_chosen_card_that_arrives_is_drawn_to_its_edges() -> None:
    """Keys have chosen a card that is still on its way into the fan: it lands where it stands out."""
    table = easy_table("briscola", 2)
    scene, hand, chosen = table.scene, table.scene.hand, list[str | None]()

    def choose(_frame: int) -> None:
        chosen.append(next((code for code in hand.codes if code in hand.in_flight), None))
        if chosen[-1] is not None:
            scene.group.focus(hand)
            hand.cursor = chosen[-1]

    landed = 0
    for _ in in_parts(table, 300, choose):
        landed += chosen[-1] in hand.codes and chosen[-1] not in hand.in_flight
    assert landed > 1


@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL, pygame.KMOD_LMETA, pygame.KMOD_LALT])
def test_a_letter_with_a_command_key_does_nothing_at_a_table(held: int) -> None:
    """Whoever means a command of another program plays no card and opens no sheet."""
    table = in_pairs(hints=True, undo=True)
    table.scene.overlays.phrases.open_to(lambda _phrase: None)
    scene, before = table.scene, len(table.log)
    scene.overlays.clear_words()

    def stands() -> bool:
        return scene.panel is None and not scene.overlays.hint.thinking and len(table.log) == before

    for letter in "hlstuwmr" + "1" * (held != pygame.KMOD_LALT):
        table.key(ord(letter), letter, held)
        assert stands() and not table.caption, letter
    for opens in "ls":
        table.key(ord(opens))
        panel = scene.panel
        table.key(ord(opens), opens, held)
        assert scene.panel is panel is not None, opens
        table.key(ord(opens))
        assert stands()


@pytest.mark.parametrize(("opens", "stays"), [(pygame.K_l, True), (pygame.K_s, False)])
def test_tab_stays_on_a_sheet_that_is_opened_unless_play_goes_on_beside_it(opens: int, stays: bool) -> None:
    table = in_pairs()
    table.key(opens)
    panel, on_table = table.scene.panel, 0
    assert panel is not None and panel.group.focused is not None, "its first control has the focus"
    for _ in range(30):
        table.key(pygame.K_TAB)
        on_table += table.scene.group.focused is not None
    assert table.scene.panel is panel and bool(on_table) is not stays
