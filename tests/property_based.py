"""Examples of Hypothesis: the same examples every day, or, asked for, many more and other ones.

`pytest --hypothesis-profile=long` looks at twenty times as many examples, others at every run, and says how
to repeat a failure. `--times` looks at so many of each property that says how often it is looked at.
"""

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

HOUSE, LONG = 60, 1200
"""Examples a property, where it does not ask for more or fewer."""
asked_for: int | None = None
"""The count of the command line."""


def register() -> None:
    """Make both profiles known, and choose that of the house; pytest's option comes after it."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    settings.register_profile(
        "house",
        derandomize=True,
        deadline=None,
        max_examples=HOUSE,
        print_blob=False,
        suppress_health_check=slow,
    )
    settings.register_profile(
        "long", deadline=None, max_examples=LONG, print_blob=True, suppress_health_check=slow
    )
    settings.load_profile("house")
    # Hypothesis would read all of `briscola` for numbers and words to try, 7 s in each process of a fresh
    # clone, and try others after each change there.
    none = providers._local_constants
    providers._get_local_constants = lambda: none


def examples(count: int) -> settings:
    """So many examples in the profile of the house, in proportion in any other; or as many as asked for."""
    return settings(max_examples=asked_for or count * settings().max_examples // HOUSE)
