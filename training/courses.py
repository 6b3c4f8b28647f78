"""The families of games that are trained, by name."""

from collections.abc import Mapping

from briscola.players.nets.families import CHIAMATA
from training.chiamata.course import ChiamataCourse, ChiamataPlan
from training.course import Course, Plan
from training.tricks.course import TricksCourse, TricksPlan

PLANS: Mapping[str, Plan] = {
    CHIAMATA: ChiamataPlan(),
    "briscola-2": TricksPlan(league=0.5, trace=0.5, sharpness=0.67, epsilon=0.1),
    "briscola-4": TricksPlan(league=0.5),
    "two": TricksPlan(width=160),
    "three": TricksPlan(width=160, league=0.75),
    "four": TricksPlan(width=192, league=0.75),
    "five": TricksPlan(width=160, league=0.75),
    "marianna-3": TricksPlan(width=160),
}
"""Width of the net of each family, and its league where one was measured to be better."""


def plan_of(family: str) -> Plan:
    """The plan of a family, unless told otherwise."""
    return PLANS.get(family, TricksPlan())


def course_of(family: str, plan: Plan | None = None) -> Course:
    """The course of a family, by that plan or its own."""
    plan = plan or plan_of(family)
    if isinstance(plan, ChiamataPlan):
        return ChiamataCourse(plan)
    assert isinstance(plan, TricksPlan)
    return TricksCourse(family, plan)
