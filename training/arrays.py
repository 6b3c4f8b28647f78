"""The kinds of arrays in training."""

import numpy as np
from numpy.typing import NDArray

EMPTY = -1  # no card, nobody

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Floats = NDArray[np.floating]
