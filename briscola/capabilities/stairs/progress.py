"""The way climbed so far: done steps, the next step, and the step to offer. All of it is pure."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct, field

from briscola.capabilities.lesson.steps import NAMES
from briscola.capabilities.stairs.stairs import FIRST, PUZZLES, STEPS, StairFlight, StairStep, StepKind

EXPERIENCED = 20
"""Hands played after which nobody is a beginner any more."""


class Experience(Struct, frozen=True, kw_only=True):
    """Things a person has done so far; games are slugs without house rules (`stairs.own_game`)."""

    lesson: Collection[str] = ()
    """Names of the steps done in the first evening."""
    hands: Mapping[str, int] = field(default_factory=dict)
    """Hands played to their end, by game."""
    matches: Mapping[str, int] = field(default_factory=dict)
    """Matches for more than one hand played to their end, by game."""
    puzzles: Mapping[str, int] = field(default_factory=dict)
    """Different puzzles answered, by game."""

    @property
    def played(self) -> int:
        """Hands played in all."""
        return sum(self.hands.values())


def done(step: StairStep, so_far: Experience) -> bool:
    """True if a step is done, on the stairs or elsewhere."""
    match step.kind:
        case StepKind.LESSON:
            return set(NAMES) <= set(so_far.lesson)
        case StepKind.HAND:
            return so_far.hands.get(step.rules.slug, 0) > 0
        case StepKind.PUZZLES:
            return so_far.puzzles.get(step.rules.slug, 0) >= PUZZLES
        case StepKind.MATCH:
            return so_far.matches.get(step.rules.slug, 0) > 0


def climbed(so_far: Experience) -> float:
    """Share of the steps that are done."""
    return sum(done(step, so_far) for step in STEPS) / len(STEPS)


def behind(step: StairStep, so_far: Experience) -> bool:
    """True if a step need not be offered any more.

    It is done, or it is one for beginners and the person has played much or has done a later one of the first
    flight.
    """
    if done(step, so_far):
        return True
    if not step.beginner:
        return False
    later = STEPS[STEPS.index(step) + 1 :]
    return so_far.played >= EXPERIENCED or any(
        done(each, so_far) for each in later if each.flight is StairFlight.FIRST
    )


def next_step(so_far: Experience) -> StairStep | None:
    """The lowest step that is not done; None at the top."""
    return next((step for step in STEPS if not done(step, so_far)), None)


def first_done(so_far: Experience) -> bool:
    """True if the first flight is climbed, so that the many steps above it are to be seen."""
    return all(done(step, so_far) for step in FIRST)


def later(step: StairStep, so_far: Experience) -> bool:
    """True if a step that is not done is of a flight above that of the next step."""
    following = next_step(so_far)
    if following is None or done(step, so_far):
        return False
    flights = list(StairFlight)
    return flights.index(step.flight) > flights.index(following.flight)


def offered(
    so_far: Experience, not_now: Mapping[str, int], *, besides: Collection[str] = ()
) -> StairStep | None:
    """The step of the first flight to offer on the title; None to offer nothing.

    `not_now` are the steps declined, each with the hands played until then. None of them is offered again,
    and no other before another hand has been played. `besides` are steps offered elsewhere.
    """
    if not_now and so_far.played <= max(not_now.values()):
        return None
    left: Sequence[StairStep] = [step for step in FIRST if step.name not in {*not_now, *besides}]
    return next((step for step in left if not behind(step, so_far)), None)
