"""The people of this computer and what they may be called."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.storage.people.person_names import FIRST, alike, clean, in_one_script
    from briscola.storage.people.profiles import FACE, BadProfile, Profile, Profiles, now
