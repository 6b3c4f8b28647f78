"""Type: words that stand apart at every size."""

import pytest

from briscola.ui.layout.metrics import Scale
from briscola.ui.render.fonts import ROLES, Fonts
from tests.ui.demands import SIZES


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_words_set_in_small_serifs_stand_about_a_quarter_of_their_size_apart(size: tuple[int, int]) -> None:
    fonts = Fonts(Scale(*size))
    for role, style in ROLES.items():
        px = fonts.scale.type(style.size)
        if style.family == "serif" and px < 24:
            gap = (fonts.width("n n" * 20, role) - fonts.width("nn" * 20, role)) / 20
            assert 0.24 * px <= gap <= 0.275 * px, (role, px)
            drawn = fonts.render("n n", role).get_width()
            assert drawn == fonts.width("n n", role), role


def test_a_line_is_not_broken_at_a_space_that_joins() -> None:
    fonts = Fonts(Scale(1024, 600))
    text = "«\u00a0Mets un atout\u202f!\u00a0» dit Ada\u00a0: quoi\u202f?"
    broken = fonts.wrap(text, "body", fonts.width("atout\u202f!\u00a0»", "body"))
    assert broken == ["«\u00a0Mets", "un", "atout\u202f!\u00a0»", "dit", "Ada\u00a0:", "quoi\u202f?"]


def test_no_paragraph_ends_with_a_word_alone_where_the_line_before_can_spare_one() -> None:
    fonts = Fonts(Scale(1024, 600))
    width = fonts.width("Who takes the last trick", "small")
    assert fonts.wrap("Who takes the last trick deals.\nWho takes the last trick it.", "small", width) == [
        "Who takes the last",
        "trick deals.",
        "Who takes the last",
        "trick it.",
    ]
    pair = fonts.width("Play again", "small")
    assert fonts.wrap("Play again now", "small", pair) == ["Play again", "now"], "not one alone for another"
    assert fonts.wrap("a b c precipitevole", "small", fonts.width("precipitevole", "small"))[-1] == (
        "precipitevole"
    ), "never wider than the measure"
