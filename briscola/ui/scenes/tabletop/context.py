"""The match and the services of the scene, as far as overlays on a table need them."""

from collections.abc import Mapping, Sequence

import pygame

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME, View
from briscola.engine.actions import Sign
from briscola.i18n.card_words import Naming
from briscola.i18n.character_words import addressed, name_of
from briscola.i18n.game_words import rules_chapter, spoken_names
from briscola.i18n.reason_words import Speech
from briscola.i18n.sign_words import grimaces
from briscola.storage.settings.settings import Review, Settings
from briscola.ui.animation.motion import Pace
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.panels.panel_base import Panel, Surroundings
from briscola.ui.scenes.tabletop.flow import EventPlayer
from briscola.ui.scenes.tabletop.hand_fan import HandView
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.scenes.tabletop.picture import ScenePicture
from briscola.ui.scenes.tabletop.tabletop import Tabletop
from briscola.ui.speech.speaker import joined


class SceneContext:
    """Any table, live or played back, as the overlays read it."""

    flow: EventPlayer
    """The player of events that the picture follows."""
    layout: Layout
    """The table's current layout."""
    hand: HandView
    """The person's fan; a new one with every layout."""
    picture: ScenePicture
    """The picture of the table; a new one with every layout."""

    rivals: Mapping[int, str] = {}
    """Balances with them in words, by place."""

    def __init__(self, scene: Tabletop, setup: MatchSetup, flow: EventPlayer) -> None:
        self.scene, self._app, self.flow = scene, scene.app, flow
        self._setup, self.rules = setup, setup.rules()
        self.overlays: list[Overlay] = []
        """All overlays of the table, from the lowest to the topmost; whoever makes them puts them here."""

    @property
    def setup(self) -> MatchSetup:
        """The game, its options and the players."""
        return self._setup

    @property
    def review(self) -> Review:
        """Tricks of the hand that may be looked at again at this table."""
        return "last"

    @property
    def settings(self) -> Settings:
        return self._app.settings

    @property
    def kit(self) -> Kit:
        return self._app.kit

    @property
    def size(self) -> tuple[int, int]:
        """Window size in px."""
        return self._app.size

    @property
    def panel(self) -> Panel | None:
        """The sheet of paper lying over the table, if any."""
        return None

    @property
    def view(self) -> View | None:
        """The view on show; None before the first event."""
        return self.flow.view

    @property
    def in_auction(self) -> bool:
        """True while bids are still being made in the hand on show."""
        view = self.view
        return (
            view is not None
            and view.rules.has_payments
            and view.called is None
            and not view.in_the_dark
            and bool(view.hands[ME])
            and view.tricks == 0
            and not view.table
            and view.ended is None
        )

    @property
    def naming(self) -> Naming:
        """The names of suits and ranks for the deck on the table."""
        return self.kit.naming

    @property
    def grimaces(self) -> Mapping[Sign, str]:
        """The grimace for each sign at this table, the person's own choices included."""
        return grimaces(self.rules, self.settings.own_signs)

    @property
    def still(self) -> bool:
        """True if the settings rule out decorative motion."""
        return self.settings.speed == "none" or self.settings.reduced_motion

    @property
    def pace(self) -> Pace:
        """The chosen speeds of animation."""
        return self.scene.pace

    @property
    def you(self) -> int | None:
        """The place of whoever is called *you* here; None where several people look."""
        return addressed(self.setup)

    @property
    def turn(self) -> tuple[int | None, bool]:
        """The place that is to act (None: nobody), and True if the person decides for it."""
        return None, False

    @property
    def asked(self) -> str:
        """A sentence on what the person is asked now; empty if nothing."""
        return ""

    @property
    def names(self) -> Sequence[str]:
        """Players' names by place."""
        return [name_of(self.setup, self.rules, place) for place in range(self.rules.places)]

    def speech(self, *, contract: bool = False) -> Speech:
        """The context of sentences said here; `contract`: one is played for."""
        return Speech(names=spoken_names(self.names, self.rules), naming=self.naming, contract=contract)

    @property
    def chapter(self) -> str:
        """The chapter of the rules on this game."""
        return rules_chapter(self.rules)

    def refusal(self, code: str) -> str:
        """A sentence on why a card of the fan may not be played; here nobody plays one."""
        del code
        return ""

    def show_caption(self, text: str) -> None:
        """Show a sentence for a while."""
        self.scene.show_caption(text)

    def lay(self, layout: Layout) -> None:
        """Begin another layout of the table, with a picture of its own."""
        self.layout = layout
        self.picture = ScenePicture(self.kit, layout, self.setup, self._app.draw_table, self._sheet)

    def _sheet(self) -> pygame.Rect | None:
        """Rectangle of the sheet of paper lying over the table, if any."""
        return None if self.panel is None else self.panel.rect

    def invalidate(self, part: pygame.Rect | None = None) -> None:
        """Have the table redrawn, or only the part given."""
        self.scene.invalidate(part)

    @property
    def listens(self) -> bool:
        """True if everything is said to the person."""
        return self._app.speaker.on

    def speak(self, *texts: str) -> None:
        """Say words that are shown at the table to somebody who listens."""
        if self._app.speaker.on:
            self._app.speaker.tell(joined(texts))

    @property
    def surroundings(self) -> Surroundings:
        """The place of a sheet over this table."""
        return Surroundings(self.kit, self.layout, self.click)

    def click(self, name: str) -> None:
        """Play the click of a control."""
        self._app.click(name)

    def knock(self, *, loud: bool = False) -> None:
        """Play the knock that means "not now", or the `loud` one that calls the person."""
        self._app.audio.play("knock", 1.0 if loud else 0.4)
