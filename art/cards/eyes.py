"""Cards as people with other colour vision see them (Machado, Oliveira and Fernandes, 2009)."""

from __future__ import annotations

import numpy as np
from daltonlens.simulate import Deficiency, Simulator_Machado2009
from numpy.typing import NDArray

EYES = ("protan", "deutan", "tritan", "grey")
"""Without red, green or blue cones; and luminance alone."""

_MISSING = {"protan": Deficiency.PROTAN, "deutan": Deficiency.DEUTAN, "tritan": Deficiency.TRITAN}
_LUMINANCE = np.array([0.299, 0.587, 0.114])


def seen(picture: NDArray[np.uint8], eyes: str) -> NDArray[np.uint8]:
    """A picture (x, y, red green blue 0…255) through those eyes. KeyError for unknown ones."""
    if eyes == "grey":
        grey = np.round(picture @ _LUMINANCE).astype(np.uint8)
        return np.repeat(grey[..., None], 3, axis=2)
    simulated = Simulator_Machado2009().simulate_cvd(picture, _MISSING[eyes], severity=1.0)
    return np.asarray(simulated, dtype=np.uint8)
