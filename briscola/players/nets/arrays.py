"""The kinds of arrays that many tables at once are told in."""

import numpy as np
from numpy.typing import NDArray

EMPTY = -1  # no card, nobody

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Floats = NDArray[np.floating]
