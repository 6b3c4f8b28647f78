"""The people at this computer, and the one of them who plays in this window."""

from briscola.client.characters import own_people
from briscola.client.keeping import Keeping
from briscola.storage.profiles import FACE, BadProfile, Profile
from briscola.ui.scene import Host


class Household:
    """Keeps the name and the face in the settings, where New match writes them, those of the profile."""

    def __init__(self, app: Host, keeping: Keeping) -> None:
        self.app, self.keeping, self.library = app, keeping, keeping.library

    def all(self) -> tuple[Profile, ...]:
        """Everybody, in the order in which they came."""
        return self.library.profiles.all()

    @property
    def playing(self) -> Profile:
        """Who plays."""
        return self.library.profile

    def settle(self) -> None:
        """Give the settings the name and the face of whoever plays; a profile without a name takes theirs."""
        profile = self.playing
        if not profile.name:
            self.agree()
        elif self._written() != (profile.name, profile.face):
            match = {**self.app.settings.match, "face": profile.face}
            self.app.change(player=profile.name, match=match)

    def agree(self) -> BadProfile | None:
        """Take the name and the face in the settings for the profile; why that cannot be, if it cannot."""
        profile = self.playing
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
        return settings.player, face if known and isinstance(face, str) else self.playing.face

    def use(self, profile: str) -> None:
        """Somebody else plays, with settings and a match of their own.

        Raises BadProfile; then nothing changes.
        """
        self.keeping.use(profile)
        someone = self.playing
        self.app.use_settings(self.library.settings_path, player=someone.name, match={"face": someone.face})
        self.settle()

    def new_face(self) -> str:
        """The face that fewest of the others have, for somebody new."""
        taken = [each.face for each in self.all()]
        return min((each.name for each in own_people()), key=taken.count, default=FACE)

    def add(self, name: str, face: str) -> Profile:
        """Somebody new. Raises BadProfile."""
        return self.library.profiles.add(name, face)

    def change(self, profile: str, *, name: str, face: str) -> None:
        """Another name or face for somebody. Raises BadProfile."""
        before = self.library.profiles.get(profile)
        self.library.change(profile, name=None if name == before.name else name, face=face)
        if profile == self.playing.id:
            self.settle()

    def remove(self, profile: str) -> None:
        """Take somebody off the list; the records stay. If they played, the first of the others plays then.

        Raises BadProfile.
        """
        if profile == self.playing.id:
            others = [each.id for each in self.all() if each.id != profile]
            if others:
                self.use(others[0])
        self.library.profiles.remove(profile)
