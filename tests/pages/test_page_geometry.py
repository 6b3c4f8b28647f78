"""The table of the page is for as many players as the table on the desktop, at the same edges."""

import json
import re

from briscola.pages.server.page_files import STATIC
from briscola.ui.layout.table.forms import FORMS

MODES = (STATIC / "modes.js").read_text(encoding="utf-8")


def test_the_page_seats_each_number_of_players_at_the_edges_of_the_table_on_the_desktop() -> None:
    [edges] = re.findall(r"^export const EDGES = \{\n(.*?)^\};", MODES, re.M | re.S)
    rows = re.findall(r"^\t(\d+): (\[.*\]),$", edges, re.M)
    assert {int(n): tuple(json.loads(row)) for n, row in rows} == {n: form.edges for n, form in FORMS.items()}


def test_the_page_has_a_trick_for_each_number_of_players_and_a_height_for_those_at_the_sides() -> None:
    [spots] = re.findall(r"^const ring = .*?^\}\);", MODES, re.M | re.S)
    assert [int(n) for n in re.findall(r"^\t(\d+):", spots, re.M)] == [*FORMS]
    sides = re.findall(r"^\t\tside: \{\n(.*?)^\t\t\},", MODES, re.M | re.S)
    beside = [n for n, form in FORMS.items() if "left" in form.edges]
    for side in sides:
        [heights] = re.findall(r"\by: \{ (.*?) \}", side)
        assert [int(n) for n in re.findall(r"(\d+): ", heights)] == beside
    assert len(sides) == len(re.findall(r"^\t\tunits: ", MODES, re.M)), "one of each mode"
