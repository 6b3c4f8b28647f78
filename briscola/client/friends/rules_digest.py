"""The rules of this program as one value, which the computers of a table compare."""

from hashlib import sha256

import msgspec

from briscola import __version__
from briscola.engine.variants import VARIANTS


def rules_digest() -> str:
    """Hash of the games and options of this program: computers with other rules cannot play together."""
    told = {name: sorted(option.key for option in variant.options) for name, variant in VARIANTS.items()}
    release = __version__.rpartition(".")[0]
    return sha256(msgspec.json.encode([release, told], order="sorted")).hexdigest()
