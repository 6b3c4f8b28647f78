"""Keys of people in files, and statements that they sign."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.network.keys.key_pair import (
        PUBLIC_BYTES as PUBLIC_BYTES,
        SIGNATURE_BYTES as SIGNATURE_BYTES,
        KeyPair as KeyPair,
        is_signed as is_signed,
    )
    from briscola.network.keys.person_key import (
        NoKey as NoKey,
        kept_key as kept_key,
        key_text as key_text,
        person_key_file as person_key_file,
    )
    from briscola.network.keys.statements import (
        Purpose as Purpose,
        Statement as Statement,
        signature as signature,
        signed_by as signed_by,
    )
else:
    __getattr__ = lazily(
        __name__,
        key_pair="KeyPair PUBLIC_BYTES SIGNATURE_BYTES is_signed",
        person_key="NoKey kept_key key_text person_key_file",
        statements="Purpose Statement signature signed_by",
    )
