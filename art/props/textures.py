"""Materials of the tables, as tiles that repeat without a seam: woven wool and walnut planks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from art.props.cloth import cloth
from art.props.walnut import walnut

TEXTURES: Mapping[str, Callable[[], str]] = MappingProxyType({"cloth": cloth, "walnut": walnut})
