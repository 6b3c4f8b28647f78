"""Where the wheel, the requests and the bubbles lie at every size, and whether they can be read."""

from itertools import cycle, product
from math import hypot

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.actions import ASKS, SIGNS
from briscola.engine.events import Requested, Signalled
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.scenes.panels import sign_panel
from briscola.ui.scenes.panels.sign_wheel import Wheel
from briscola.ui.views.bubbles.remark_placement import place_sign
from tests.property_based import examples
from tests.ui.demands import LANGUAGES, SIZES, check_targets, spoken, watched_texts
from tests.ui.evening import at_table, in_pairs

WINDOWS = [*SIZES, (2560, 1440), (1024, 1366)]


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Any window of a table for pairs, any deck."""
    size = draw(st.tuples(st.integers(1024, 3840), st.integers(600, 2160)))
    ratio = draw(st.sampled_from((0.47, 0.54, 0.614, 0.716)))
    return Layout(size, range(4), 3, ratio=ratio, partners=True)


def around(layout: Layout) -> dict[str, pygame.Rect]:
    """What neither the wheel nor the requests may cover."""
    found = {f"slot {p}": bounds([layout.slot(p)], layout.ratio) for p in layout.ring}
    found |= {"hand": layout.hand_rect, "slate": layout.scoreboard, "header": layout.header}
    found |= {f"button {i}": disc for i, disc in enumerate(layout.button_rects(signs=True)[:-1])}
    for place, seat in layout.seats.items():
        found[f"face {place}"], found[f"tag {place}"] = seat.face, seat.tag
        if place:
            found[f"backs {place}"] = bounds(layout.backs(place, 3), layout.ratio)
        if layout.pile_owner(place) == place:
            found[f"pile {place}"] = bounds([seat.pile], layout.ratio)
    return found


@examples(100)
@given(layouts(), st.sampled_from((4, 6)))
def test_a_face_that_comes_nearer_stays_in_the_window_and_covers_nothing(
    layout: Layout, players: int
) -> None:
    layout = Layout(layout.size, range(players), 3, ratio=layout.ratio, partners=True)
    window = pygame.Rect((0, 0), layout.size)
    for place, near in layout.close_ups.items():
        seat = layout.seats[place]
        assert window.contains(near.face) and near.face.bottom == seat.tag.bottom
        assert near.face.width >= 1.15 * seat.face.width, layout.size
        things = {f"slot {p}": bounds([layout.slot(p)], layout.ratio) for p in layout.ring}
        things |= {"hand": layout.hand_rect, "slate": layout.scoreboard, "stock": layout.stock_bounds}
        for other in layout.ring[1:]:
            if other != place:
                things[f"backs {other}"] = bounds(layout.backs(other, 3), layout.ratio)
                things[f"face {other}"], things[f"tag {other}"] = (
                    layout.seats[other].face,
                    layout.seats[other].tag,
                )
        for name, rect in things.items():
            assert reaches(near.face, rect) <= 1, (name, place, layout.size)


def reaches(wheel: pygame.Rect, rect: pygame.Rect) -> float:
    """How far (px) a rectangle reaches into the round wheel."""
    x = max(rect.left, min(wheel.centerx, rect.right))
    y = max(rect.top, min(wheel.centery, rect.bottom))
    return wheel.width / 2 - hypot(x - wheel.centerx, y - wheel.centery)


@examples(150)
@given(layouts())
def test_wheel_and_requests_lie_in_the_window_and_cover_nothing(layout: Layout) -> None:
    window = pygame.Rect((0, 0), layout.size)
    assert window.contains(layout.wheel) and window.contains(layout.asking)
    slack = round(layout.u(0.008)) + 1
    for name, rect in around(layout).items():
        assert reaches(layout.wheel, rect) <= slack, (name, rect, layout.wheel, layout.size)
        shared = layout.asking.clip(rect)
        assert min(shared.width, shared.height) <= slack, (name, rect, layout.asking, layout.size)
    assert layout.wheel.width >= max(210, 0.31 * layout.unit), layout.size


@examples(150)
@given(layouts())
def test_the_column_of_buttons_covers_nothing(layout: Layout) -> None:
    things = around(layout)
    window = pygame.Rect((0, 0), layout.size)
    for i in range(3):
        button = things.pop(f"button {i}")
        assert window.contains(button)
        for name, rect in things.items():
            assert not button.colliderect(rect), (name, rect, button, layout.size)


@pytest.mark.slow
@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_a_sector_is_found_where_it_is_drawn_and_large_enough_for_a_finger(
    size: tuple[int, int],
) -> None:
    wheel = in_pairs(size=size).wheel()
    for at in range(8):
        x, y = wheel.spot(at)
        assert all(wheel.sector_at((x + dx, y + dy)) == at for dx in (-17, 0, 17) for dy in (-17, 0, 17))
    assert wheel.sector_at(wheel.rect.center) is None
    assert not wheel.hit(wheel.rect.topleft)


@pytest.mark.slow
@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_requests_can_be_hit_and_are_apart(size: tuple[int, int]) -> None:
    panel = in_pairs(size=size).open_signs()
    buttons = [w for w in panel.group.order() if not isinstance(w, Wheel)]
    check_targets(buttons, panel.asking)


@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize(("players", "size"), [(4, (1024, 600)), (6, (1024, 600)), (6, (1280, 800))], ids=str)
def test_a_suit_to_be_led_is_asked_for_beside_the_other_requests(
    players: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Option lead_request; at a table of six both partners are named, over the wheel too (V-SX-1)."""
    table = at_table("briscola", players, {"lead_request": True}, size=size)
    table.after(1)
    panel = table.open_signs()
    buttons = [w for w in panel.group.order() if not isinstance(w, Wheel)]
    assert [w.name for w in buttons[3:]] == ["ask-lead:C", "ask-lead:D", "ask-lead:B", "ask-lead:S"]
    check_targets(buttons, panel.asking)
    assert all(panel.asking.contains(w.rect) for w in buttons)
    assert len(panel.partners) == players // 2 - 1
    assert not panel.asking.colliderect(panel.layout.emblem.union(panel.layout.emblem_label))
    told: list[str] = []
    monkeypatch.setattr(sign_panel, "draw_tag", lambda _target, _kit, words, _at: told.append(words))
    table.scene.draw(pygame.Surface(size))
    assert [all(name in words for name in panel.partners) for words in told] == [True]
    buttons[-1].confirm()
    assert Requested(seat=0, ask="lead:S") in table.log
    table.scene.draw(pygame.Surface(size))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language", "deck"),
    [
        (size, language, ("napoletane", "francesi")[at % 2])
        for at, (size, language) in enumerate(spoken(WINDOWS))
    ],
    ids=str,
)
def test_every_word_of_the_wheel_can_be_read(
    size: tuple[int, int], language: str, deck: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = in_pairs(size=size, language=language, deck=deck).open_signs()
    assert panel.wheel is not None
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *size))
    for at in range(8):
        panel.wheel.at = at
        panel.draw(pygame.Surface(size))
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language"),
    [*product(WINDOWS[:1], LANGUAGES), *zip(WINDOWS[1:], cycle(LANGUAGES), strict=False)],
    ids=str,
)
def test_bubbles_stay_in_the_window_and_clear_of_hand_trick_and_faces(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = in_pairs(size=size, language=language).scene
    window = pygame.Rect((0, 0), size)
    places = scene.context.layout
    wrong = watched_texts(monkeypatch, window)
    for place in places.ring:
        said: list[Signalled | Requested] = [
            *(Signalled(seat=place, sign=sign, seen_by=(0,)) for sign in SIGNS),
            *(Requested(seat=place, ask=ask) for ask in ASKS),
        ]
        for event in said:
            words = scene.overlays.signs.words(event)
            near, rays = place in places.close_ups, isinstance(event, Signalled)
            rect = place_sign(scene.kit, places, place, words, near=near, rays=rays)[0].rect
            assert window.contains(rect), (place, event)
            assert not rect.colliderect(places.hand_rect)
            for other in places.ring:
                assert not rect.colliderect(bounds([places.slot(other)], places.ratio))
                face = places.close_ups.get(other, places.seats[other]).face
                assert not rect.colliderect(face), (place, other, event)
            for centre, side in ((places.pause, 62), (places.seal, 70)):
                reach = scene.kit.scale.target(side)
                button = pygame.Rect(0, 0, reach, reach)
                button.center = centre
                assert not rect.colliderect(button), (place, event)
            scene.overlays.signs.show(event)
            scene.overlays.signs.update(0.3)
            scene.overlays.signs.draw(pygame.Surface(size))
    assert wrong == []
