"""Speed of learning: hands of self-play that are played and learnt from in a second of one core."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.figure import Figure

FAMILIES = ("briscola-2", "briscola-4")
WARM_UP, BATCHES = 2, 8
AIM = 3000.0


def measure() -> Iterator[Figure]:
    """One figure for two players and one for pairs. Raises SystemExit without the training extra."""
    if not (find_spec("torch") and find_spec("numba")):
        raise SystemExit('learning is measured with the training extra: pip install ".[training]"')
    from training.courses import plan_of
    from training.run import Run

    with TemporaryDirectory() as folder:
        for family in FAMILIES:
            run = Run(family, plan_of(family), seed=1, folder=Path(folder))
            for _ in range(WARM_UP):
                run.batch()
            hands, seconds = run.story.hands, run.story.seconds
            for _ in range(BATCHES):
                run.batch()
            value = (run.story.hands - hands) / (run.story.seconds - seconds)
            yield Figure(name=f"learning_{family}", value=round(value), unit="hands/s", aim=AIM)
