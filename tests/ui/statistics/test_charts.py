"""Charts of the statistics, by the room that they take."""

from briscola.capabilities.statistics.window import charts
from briscola.ui.app import App
from briscola.ui.views.text.text_column import TextColumn

READABLE = 120
"""Height in px from which a line can be read."""


def test_a_chart_can_be_read_also_where_there_is_no_room_left(app: App) -> None:
    """The page scrolls then."""
    days = ["2026-11-19", "2026-11-20"]
    rates, curve = TextColumn(app.kit, 400), TextColumn(app.kit, 400)
    charts.add_rates(rates, 0, [0.2, 0.7], days, [])
    told = charts.Curve(values=[1.0, 2.0], marks=[(1.0, "1"), (2.0, "2")], errors=[])
    charts.add_curve(curve, 0, told, days, [])
    assert min(rates.height, curve.height) >= READABLE
