"""The people of this computer and what they may be called."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.storage.people.person_names import FIRST, alike, clean, in_one_script
    from briscola.storage.people.profiles import FACE, BadProfile, Profile, Profiles, now
else:
    __getattr__ = lazily(
        __name__,
        person_names="FIRST alike clean in_one_script",
        profiles="BadProfile FACE Profile Profiles now",
    )
