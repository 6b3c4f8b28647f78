"""What the person opens over the table: the last trick, the seal, the wheel of signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from briscola.i18n.text import _
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.panels.last import LastPanel
from briscola.ui.scenes.panels.seal import SealPanel
from briscola.ui.scenes.panels.signs import SignPanel

if TYPE_CHECKING:
    from briscola.ui.scenes.play.scene import PlayScene


class Opened:
    """One sheet at a time; another one takes its place."""

    def __init__(self, scene: PlayScene) -> None:
        self.scene = scene
        self.panel: LastPanel | SealPanel | SignPanel | None = None

    def show(self, panel: LastPanel | SealPanel | SignPanel) -> None:
        """Put a sheet over the table."""
        self.panel = panel
        self.scene.dirty = True

    def last(self) -> None:
        """Look at the last trick."""
        scene, view = self.scene, self.scene.view
        if view is None or not view.last:
            scene.say(_("No trick has been taken yet."))
            return
        self.show(
            LastPanel(
                scene.kit,
                scene.places,
                scene.app.click,
                view=view,
                names=scene.names(),
                french=scene.french,
                on_close=self.close,
            )
        )

    def seal(self) -> None:
        """Read what the pack was sealed with; write the next salt."""
        scene, view = self.scene, self.scene.view
        if view is None or view.sha256 is None:
            return
        self.show(
            SealPanel(
                scene.kit,
                scene.places,
                scene.app.click,
                sha256=view.sha256,
                used=view.salt,
                salt=scene.salt.text,
                on_salt=scene.salt.write,
                on_close=self.close,
            )
        )

    def close(self) -> None:
        """Put the sheet away."""
        if self.panel is not None:
            self.panel.group.focus(None)
        self.panel = None
        self.scene.dirty = True

    def rebuild(self, kit: Kit, places: Layout) -> None:
        """Another size, deck or language."""
        if self.panel is not None:
            self.panel.rebuild(kit, places)
