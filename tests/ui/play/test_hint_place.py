"""Where a hint lies: near the hand, on nothing that matters."""

from collections.abc import Sequence

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.actions import Play
from briscola.ui.layout.placement import Obstacle, Placement, WindowSpace, near, never, table_space
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.table_items import NEVER, TableContents
from briscola.ui.views.hint_slip import ChoiceTable
from tests.property_based import examples
from tests.ui.demands import LANGUAGES, LONGEST, watched_texts
from tests.ui.evening import asked_for, at_table

pytestmark = pytest.mark.usefixtures("always_in_focus")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size", "languages"),
    [
        *((game, (1024, 600), [LONGEST]) for game in ("two", "five")),
        ("open dummy", (1024, 600), LANGUAGES),
        ("pairs", (1280, 800), ["it"]),
    ],
)
def test_neither_slip_nor_table_covers_the_hand_or_the_trick(
    size: tuple[int, int],
    game: str,
    languages: Sequence[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = asked_for(game=game, size=size)
    window = pygame.Rect((0, 0), size)
    for language in languages:
        table.app.change(language=language)
        with monkeypatch.context() as patch:
            wrong = watched_texts(patch, window)
            for whole in (False, True):
                table.hint()
                rect, layout, hand = (
                    table.scene.overlays.hint.rect,
                    table.scene.context.layout,
                    table.scene.hand,
                )
                assert table.scene.overlays.hint.whole is whole
                assert rect is not None and window.contains(rect)
                poses = [hand.pose(code) for code in hand.codes]
                assert not rect.colliderect(bounds(poses, layout.ratio))
                laid = [bounds([layout.slot(card.seat)], layout.ratio) for card in table.view.table]
                assert rect.collidelist(laid) < 0
            table.key(pygame.K_h)
            assert wrong == []


def test_each_card_of_the_hand_has_a_row_also_where_letters_are_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nine cards at 140 %: once three of them had one."""
    table = at_table("sueca", 4, size=(1024, 600), text_size=140)
    table.after(1)
    table.lead(Play)
    drawn: list[ChoiceTable] = []
    draw = ChoiceTable.draw

    def drawn_too(self: ChoiceTable, target: pygame.Surface, rect: pygame.Rect) -> None:
        drawn.append(self)
        draw(self, target, rect)

    monkeypatch.setattr(ChoiceTable, "draw", drawn_too)
    table.hint()
    insight = table.hint()
    assert len(insight.prospects) > 5
    assert len(drawn[-1].table.rows) == len(insight.prospects)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 760), (1920, 1080)], ids=str)
def test_neither_slip_nor_table_lies_over_the_slate_of_a_called_hand(size: tuple[int, int]) -> None:
    table = asked_for(game="chiamata", size=size)
    table.hint()
    for whole in (False, True):
        rect = table.scene.overlays.hint.rect
        assert table.scene.overlays.hint.whole is whole and rect is not None
        assert not rect.colliderect(table.scene.context.layout.scoreboard_bounds)
        table.key(pygame.K_h)
        table.app.draw()


@given(
    st.tuples(st.integers(1024, 3840), st.integers(600, 2160)),
    st.integers(2, 5),
    st.sampled_from((3, 8, 9)),
    st.sampled_from((0.47, 0.614, 0.716)),
)
@examples(60)
def test_every_table_has_room_for_a_slip(
    size: tuple[int, int], players: int, held: int, ratio: float
) -> None:
    layout = Layout(size, range(players), held, ratio=ratio)
    buttons = layout.help_buttons()
    window = pygame.Rect((0, 0), size).inflate(-2 * layout.scale.rim, -2 * layout.scale.rim)
    sheet = (max(190, layout.scale.px(250)), max(100, layout.scale.px(110)))
    space = table_space(layout, TableContents(held=[held] * players, buttons=buttons))
    at = layout.hand_rect.midright
    found = space.best([sheet], lambda size: near(size, space.window, at, layout.unit))
    assert found is not None and window.contains(found[1].rect) and found[1].clear


def nearest(
    size: tuple[int, int], window: pygame.Rect, at: tuple[int, int], *lying: Obstacle
) -> Placement | None:
    """The best place of that size; 100 px cost 1."""
    found = WindowSpace(window, lying).best([size], lambda size: near(size, window, at, 100))
    return None if found is None else found[1]


def test_where_nothing_fits_there_is_no_place() -> None:
    window = pygame.Rect(0, 0, 200, 100)
    assert nearest((220, 40), window, (0, 0)) is None
    assert nearest((100, 40), window, (0, 0), *never(window)) is None
    place = nearest((100, 40), window, (100, 20), Obstacle(3, window))
    assert place is not None and place.rect == pygame.Rect(100, 0, 100, 40)


def test_what_matters_less_is_covered_only_to_lie_much_nearer() -> None:
    window, pile = pygame.Rect(0, 0, 400, 40), pygame.Rect(200, 0, 200, 40)
    near_it, beside_it = pygame.Rect(300, 0, 100, 40), pygame.Rect(96, 0, 100, 40)
    for weight, rect in ((3.0, beside_it), (1.0, near_it), (NEVER, beside_it)):
        place = nearest((100, 40), window, (300, 20), Obstacle(weight, pile))
        assert place is not None and place.rect == rect, weight


def test_where_all_is_full_whoever_must_speak_covers_least() -> None:
    window, face = pygame.Rect(0, 0, 400, 40), pygame.Rect(0, 0, 340, 40)
    space = WindowSpace(window, never(face))
    assert space.best([(100, 40)], lambda size: near(size, window, (0, 20), 100)) is None
    found = space.best([(100, 40)], lambda size: near(size, window, (0, 20), 100), cover=True)
    assert found is not None and found[1].rect.right == 400 and not found[1].clear


def test_places_come_nearest_first_and_none_is_left_out() -> None:
    window, size, at, unit = pygame.Rect(40, 30, 400, 300), (90, 50), (200, 140), 100.0
    places = list(near(size, window, at, unit))
    ways = [abs(place.rect.x - at[0]) + abs(place.rect.centery - at[1]) for place in places]
    assert ways == sorted(ways)
    assert [way / unit for way in ways] == [place.cost for place in places]
    corners = {place.rect.topleft for place in places}
    assert len(corners) == len({x for x, _ in corners}) * len({y for _, y in corners}) == len(places)
