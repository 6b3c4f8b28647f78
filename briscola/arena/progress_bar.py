"""Progress of long work: a bar on a terminal, nothing elsewhere."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def progress(steps: Iterable[T], *, total: int | None = None, label: str = "") -> Iterator[T]:
    """The steps as they are; while they are taken a bar on standard error tells how many are done.

    `total` is needed where the steps have no length. There is no bar where standard error is no terminal, nor
    without `tqdm` (of the extras `dev` and `training`); once the last step is taken it is gone.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        return iter(steps)
    try:
        from tqdm import tqdm
    except ImportError:
        return iter(steps)
    return iter(tqdm(steps, total=total, desc=label or None, leave=False, dynamic_ncols=True))
