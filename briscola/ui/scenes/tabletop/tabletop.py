"""The bases of every scene with a table, as the parts of the table see it."""

import pygame
from msgspec import structs

from briscola.client.view.view import View
from briscola.engine.actions import Action, Play
from briscola.engine.cards import card
from briscola.engine.events import Event, PhraseSaid, Requested, Signalled
from briscola.engine.rules import Rules
from briscola.storage.settings.settings import Speed
from briscola.ui.animation.motion import Pace, pace_for
from briscola.ui.layout.card_growth import with_cards
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import rgb
from briscola.ui.scene import Host, Scene
from briscola.ui.sound.soundtrack import Ear, ear_of

PLANK = rgb("#5a3620")


class LayoutCache:
    """Layouts by order of seats: the dummy's place changes with the dealer."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._layouts: dict[tuple[int, ...], Layout] = {}

    def begin(self, size: tuple[int, int], ratio: float, cards: float = 1.0) -> None:
        """Drop all layouts, for another size of the table in px, sides of the cards or size of them."""
        self._size, self._ratio, self._cards = size, ratio, cards
        self._layouts.clear()

    def place(self, view: View | None) -> Layout:
        """The layout for a view's order of seats; before the first view, seats in their plain order."""
        order = tuple(range(self._rules.places)) if view is None else view.order
        if order not in self._layouts:
            usual = Layout(
                self._size,
                order,
                self._rules.hand_size,
                ratio=self._ratio,
                partners=self._rules.in_sides,
                face_up=self._rules.open_hands,
                trumps=self._rules.trumps_at_start,
                dummy=self._rules.dummy_seat is not None,
                signs=self._rules.talks,
            )
            self._layouts[order] = with_cards(usual, self._cards)
        return self._layouts[order]


class Toolbar:
    """The toolbar along the bottom of the window; a new one for every size."""

    least: int
    """Minimum height in px."""
    usual: int
    """Height in px at 1080."""

    def __init__(self, kit: Kit, size: tuple[int, int]) -> None:
        self.kit = kit
        height = self.height(kit.scale)
        self.rect = pygame.Rect(0, size[1] - height, size[0], height)

    @classmethod
    def height(cls, scale: Scale) -> int:
        """Height in px."""
        return max(cls.least, scale.px(cls.usual))

    def draw_wood(self, target: pygame.Surface) -> None:
        """Draw the plank; its ends lie outside the window."""
        rect, beyond = self.rect, self.kit.scale.px(16)
        size = (rect.width + 2 * beyond, rect.height + 2 * beyond)
        self.kit.paper.wood(size, PLANK, radius=4).draw(target, (rect.x - beyond, rect.y))


class EventTable:
    """A table as whatever plays events there (`Flow`, `ReelPlayer`) asks and tells it."""

    app: Host
    layouts: LayoutCache
    own_speed: Speed | None = None
    """The speed that the person at this table has chosen; None for that of the settings."""

    @property
    def pace(self) -> Pace:
        """The chosen speeds of animation."""
        settings, own = self.app.settings, self.own_speed
        return pace_for(settings if own is None else structs.replace(settings, speed=own))

    @property
    def ear(self) -> Ear:
        """Wishes of the person about sounds besides those of the table."""
        return ear_of(self.app.settings, speech=self.app.speaker.on)

    @property
    def goes_on(self) -> bool:
        """False while the match is to stand still, though it is on top; a covered one does so anyway."""
        return True

    @property
    def cut_for_me(self) -> bool:
        """True if the person does not want to be asked where to cut."""
        return False

    def show_said(self, said: Signalled | Requested | PhraseSaid) -> None:
        """Show a sign, request or phrase."""

    def witness(self, event: Event, before: View | None, after: View) -> None:
        """Take note of an event as it is shown, with the views before and after it."""

    def jumped(self) -> None:
        """Forget what was shown before a jump to another moment."""

    def sealed(self) -> None:
        """Begin another salt, after every seal."""

    def salt_after(self, waited: float) -> str | None:
        """The salt since the seal, for a draw or a cut that has `waited` so many seconds; None to wait on."""
        del waited
        return ""


class Tabletop(EventTable, Scene):
    """A table as fan, keys and all that lies over it see it; at this one nobody is asked for anything."""

    toolbar: type[Toolbar] | None = None
    """The class of the toolbar under the table; None without one."""

    @property
    def table_size(self) -> tuple[int, int]:
        """Size of the table in px: the window without the toolbar."""
        width, height = self.app.size
        return width, height - (0 if self.toolbar is None else self.toolbar.height(self.kit.scale))

    # ---- the fan and the keys: the person acts

    def play_card(self, code: str, pose: Pose) -> None:
        """Play a card of the fan from where it is."""
        self.act(Play(card=card(code)), pose)

    def refuse_card(self, code: str) -> None:
        """Tell that a card of the fan may not be played."""

    def undo(self) -> None:
        """Take back the person's last choice."""

    def declare(self) -> bool:
        """Declare the marianna that may be declared; False if there is none."""
        return False

    def pause(self) -> None:
        """Stop the match, or leave where there is nothing to stop."""
        self.app.pop()

    def open_rules(self) -> None:
        """Open the rules."""
        self.app.open_rules()

    # ---- what lies over it, by way of its `SceneContext`

    def act(self, action: Action, origin: Pose | None = None) -> None:
        """Apply the person's action."""

    def show_caption(self, text: str) -> None:
        """Show a sentence for a while: a caption, or what a teacher says."""

    @property
    def occasion(self) -> str:
        """Words on the round of a cup, or the like, to which the match belongs; empty for any other."""
        return ""

    @property
    def guided(self) -> bool:
        """True in a first hand, where a guide tells what is new."""
        return False

    @property
    def hinted(self) -> bool:
        """True while a hint is shown."""
        return False

    @property
    def face_explained(self) -> int | None:
        """The place whose face is being explained, if any."""
        return None
