"""The hand by keys: arrows choose among what may be played, digits count from the left."""

from collections.abc import Collection

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.layout.table_layout import Layout
from briscola.ui.views.hand_fan import HandView
from tests.ui.hands import key

CODES = ["1C", "3C", "RC", "7C", "2C", "1D", "3D", "RD", "7D", "2D"]


class Fan(HandView):
    """Ten cards, and what was done with them."""

    def __init__(self, app: App, allowed: Collection[str] | None) -> None:
        layout = Layout(app.size, (0, 1), 10, ratio=app.kit.sprites.info.ratio)
        self.played, self.refused = list[str](), list[str]()
        super().__init__(
            app.kit,
            layout,
            on_play=lambda code, _pose: self.played.append(code),
            on_refuse=self.refused.append,
            still=True,
        )
        self.hold(CODES, allowed)

    def chosen(self, *codes: int) -> list[str | None]:
        """The card chosen after each of these keys."""
        found = []
        for code in codes:
            assert self.key(key(code))
            found.append(self.cursor)
        return found


RIGHT, LEFT = pygame.K_RIGHT, pygame.K_LEFT


def test_arrows_pass_over_cards_that_may_not_be_played(app: App) -> None:
    fan = Fan(app, {"3C", "7C", "2D"})
    assert fan.chosen(RIGHT, RIGHT, RIGHT, RIGHT) == ["3C", "7C", "2D", "3C"]
    assert fan.chosen(LEFT, LEFT) == ["2D", "7C"]


def test_from_the_right_end_the_last_one_that_may_be_played_is_chosen_first(app: App) -> None:
    assert Fan(app, {"3C", "7D"}).chosen(LEFT) == ["7D"]


def test_the_only_card_that_may_be_played_stays_chosen(app: App) -> None:
    assert Fan(app, {"RD"}).chosen(RIGHT, RIGHT, LEFT) == ["RD", "RD", "RD"]


def test_while_others_play_the_arrows_lead_to_every_card(app: App) -> None:
    assert Fan(app, None).chosen(*[RIGHT] * 11) == [*CODES, CODES[0]]


@pytest.mark.parametrize(("digit", "code"), [("1", "1C"), ("9", "7D"), ("0", "2D")])
def test_digits_count_from_the_left_and_nought_is_the_tenth(app: App, digit: str, code: str) -> None:
    fan = Fan(app, set(CODES))
    assert fan.digit(digit) and fan.played == [code]


def test_a_digit_still_asks_why_a_card_may_not_be_played(app: App) -> None:
    fan = Fan(app, {"3C"})
    assert fan.digit("0") and fan.refused == ["2D"] and fan.played == []
