"""The people at this computer, and which of them plays in this window."""

from collections.abc import Sequence

from briscola.client.active_match import ActiveMatch
from briscola.client.setup.characters import own_people
from briscola.storage.people.profiles import FACE, BadProfile, Profile
from briscola.ui.scene import Host


class Household:
    """Keeps name and face the same in the settings, where New match writes them, and in the profile."""

    def __init__(self, app: Host, active_match: ActiveMatch) -> None:
        self.app, self.active_match, self.library = app, active_match, active_match.library

    def others(self) -> Sequence[Profile]:
        """Everybody but the person who plays."""
        return [profile for profile in self.library.profiles.all() if profile.id != self.library.profile.id]

    def sync_profile(self) -> None:
        """Copy the profile's name and face to the settings; a profile without a name takes those instead."""
        profile = self.library.profile
        if not profile.name:
            self.agree()
        elif self._written() != (profile.name, profile.face):
            match = {**self.app.settings.match, "face": profile.face}
            self.app.change(player=profile.name, match=match)

    def agree(self) -> BadProfile | None:
        """Copy name and face from the settings to the profile; return the error if that fails."""
        profile = self.library.profile
        name, face = self._written()
        if (name, face) == (profile.name, profile.face):
            return None
        try:
            same = name in ("", profile.name)
            self.library.change(profile.id, name=None if same else name, face=face)
        except BadProfile as error:
            self.app.change(player=profile.name)
            return error
        if not name and profile.name:
            self.app.change(player=profile.name)
        return None

    def _written(self) -> tuple[str, str]:
        settings = self.app.settings
        face = settings.match.get("face")
        known = any(each.name == face for each in own_people())
        return settings.player, face if known and isinstance(face, str) else self.library.profile.face

    def use(self, profile: str) -> None:
        """Switch to another profile, with its own settings and match.

        Raises BadProfile; then nothing changes.
        """
        self.active_match.use(profile)
        someone = self.library.profile
        self.app.use_settings(self.library.settings_path, player=someone.name, match={"face": someone.face})
        self.sync_profile()

    def new_face(self) -> str:
        """The face that the fewest profiles have, for a new one."""
        taken = [each.face for each in self.library.profiles.all()]
        return min((each.name for each in own_people()), key=taken.count, default=FACE)

    def change(self, profile: str, *, name: str, face: str) -> None:
        """Change a profile's name or face. Raises BadProfile."""
        before = self.library.profiles.get(profile)
        self.library.change(profile, name=None if name == before.name else name, face=face)
        if profile == self.library.profile.id:
            self.sync_profile()

    def remove(self, profile: str) -> None:
        """Remove a profile from the list; its records stay. If it was playing, the first of the others plays.

        Raises BadProfile.
        """
        if profile == self.library.profile.id:
            others = [each.id for each in self.library.profiles.all() if each.id != profile]
            if others:
                self.use(others[0])
        self.library.profiles.remove(profile)
