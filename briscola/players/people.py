"""The ladder for people: what each of its levels knows, forgets and gets wrong.

A row per level. The lower three look at one trick by rules, as `medium` does; the expert follows the nets as
the maestro does, but remembers as a person and errs as one. Sizes of errors are tuned by how far a level
stands from its neighbours, in each form of the game where that can be told apart (docs/strength.md).
"""

from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from briscola.players.imperfect_memory import Memory
from briscola.players.lapses import Lapses
from briscola.players.medium import Skill
from briscola.players.styles import STYLES, Style


class LevelOfPeople(Struct, frozen=True, kw_only=True):
    """A level as people have it: its skill at no style of its own.

    With `follows_net` it follows the net of its game, and its skill is for games without one. `leans`: how
    strong its styles are; `by_style`: factors on the size of its errors in those styles that cost something
    themselves.
    """

    skill: Skill
    follows_net: bool = False
    leans: float = 1.0
    by_style: Mapping[str, float] = field(default_factory=dict)

    def style(self, name: str) -> Style:
        """A style as strong as it is at this level."""
        return STYLES[name].scaled(self.leans)

    def skill_in(self, name: str) -> Skill:
        """The skill of who plays in a style."""
        factor = self.by_style.get(name, 1.0)
        return replace(self.skill, lapses=self.skill.lapses.scaled(factor)) if factor != 1.0 else self.skill


UNLEARNED = frozenset(
    {
        *("carico_led", "trump_led", "trump_waste", "overkill"),
        *("high_trump_spent", "higher_than_needed", "trump_thrown", "carico_given", "carico_left"),
    }
)
"""Mistakes at one's own expense, which no partner has to pay for alone."""

FACTORS: Mapping[str, tuple[float, float, float, float]] = {
    "2": (4.0, 0.8, 1.0, 1.0),
    "pairs": (8.0, 1.0, 0.78, 0.85),
    "3": (8.0, 0.8, 0.8, 0.6),
    "4": (4.0, 0.85, 1.05, 0.65),
    "5": (4.0, 1.2, 1.2, 0.5),
    "threes": (4.0, 0.5, 0.7, 1.0),
    "nine_2": (0.55, 0.65, 0.78, 0.45),
    "prini_2": (8.0, 0.75, 0.5, 0.4),
    "prini_3": (4.0, 0.55, 0.55, 0.3),
    "prini_4": (4.0, 0.6, 0.75, 0.4),
    "prini_5": (4.0, 0.6, 0.6, 0.4),
    "prini_pairs": (4.0, 1.1, 0.7, 0.8),
    "prini_all_2": (4.0, 0.75, 0.3, 0.5),
    "prini_all_3": (4.0, 1.6, 0.3, 0.7),
    "prini_all_4": (4.0, 1.5, 0.7, 0.5),
    "prini_all_5": (4.0, 1.5, 0.35, 0.7),
    "prini_all_pairs": (4.0, 1.4, 0.6, 0.9),
    "mariazza": (4.0, 2.5, 1.4, 1.0),
    "sueca": (4.0, 1.35, 0.7, 0.5),
    "no_trumps": (10.0, 3.2, 1.0, 0.9),
    "no_trumps_follow": (10.0, 1.6, 0.6, 1.0),
    "chiamata": (4.0, 0.6, 0.4, 2.2),
    "morto": (4.0, 0.6, 0.4, 2.2),
    "morto_open": (4.0, 0.6, 0.4, 2.2),
}
"""Factors on the size of errors by form of the game (`heuristic.weights.form_of`), of novice, beginner,
regular and expert. They make the four steps between the five levels as even as the
game allows: where a hand leaves less to choose an error costs less, so that the novice errs most, not far
from who plays any card that annoys nobody, and the steps share what is left up to the maestro."""


def _factors(level: int) -> Mapping[str, float]:
    return {form: factors[level] for form, factors in FACTORS.items()}


PEOPLE: Mapping[str, LevelOfPeople] = {
    "novice": LevelOfPeople(
        skill=Skill(
            memory=Memory(span=6, sure_tricks=1),
            exact=1,
            samples=2,
            fault=99.0,
            habits={"pairs": "2"},
            caution=7.0,
            sees=0.5,
            reads=False,
            lapses=Lapses(
                misjudged=26.0,
                hope=0.2,
                bids=4.0,
                unlearned=UNLEARNED,
                by_form=_factors(0),
            ),
        ),
        leans=5.0,
    ),
    "beginner": LevelOfPeople(
        skill=Skill(
            memory=Memory(span=10),
            exact=1,
            samples=4,
            fault=99.0,
            habits={"pairs": "2"},
            caution=6.0,
            sees=0.8,
            lapses=Lapses(
                misjudged=11.5,
                hope=0.1,
                bids=3.5,
                unlearned=UNLEARNED - {"carico_led"},
                by_form=_factors(1),
            ),
        ),
        leans=3.0,
    ),
    "regular": LevelOfPeople(
        skill=Skill(
            memory=Memory(),
            exact=3,
            samples=8,
            fault=99.0,
            caution=5.0,
            lapses=Lapses(
                misjudged=5.8,
                hope=0.06,
                bids=3.0,
                by_form=_factors(2),
            ),
        ),
        leans=2.0,
    ),
    "expert": LevelOfPeople(
        skill=Skill(
            memory=Memory(span=40, counts=True),
            exact=5,
            fault=99.0,
            lapses=Lapses(misjudged=2.1, hope=0.03, bids=2.0, by_form=_factors(3)),
        ),
        follows_net=True,
        by_style={"careful": 0.75, "bold": 0.6, "hoarder": 0.65},
    ),
}
