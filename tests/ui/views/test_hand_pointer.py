"""The pointer over the fan: which card it is on."""

from briscola.ui.app import App
from briscola.ui.layout.geometry import bounds
from tests.ui.views.test_hand_keys import CODES, Fan


def test_a_lifted_card_keeps_the_pointer_above_it_but_gives_it_up_to_the_card_that_lies_over_it(
    app: App,
) -> None:
    fan = Fan(app, None)
    rest = fan.rest_poses()
    below, over = CODES[3], CODES[4]
    fan.over = below
    shared = bounds([rest[below]], fan.layout_.ratio).clip(bounds([rest[over]], fan.layout_.ratio))
    assert rest[below].holds(shared.center, fan.layout_.ratio)
    assert fan.card_at(shared.center) == over
    above = (round(rest[below].x), round(rest[below].y - rest[below].height * 0.56))
    assert fan.card_at(above) == below
    fan.over = None
    assert fan.card_at(above) is None
