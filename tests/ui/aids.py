"""The aids of a table, as all tables of tests have them: they help when a test says so."""

from collections.abc import Sequence

from briscola.capabilities.counting.window.questions import CountingOverlay
from briscola.capabilities.first_hand.window.overlay import FirstHandOverlay
from briscola.client.setup.characters import TEACHER
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.overlays import Aid, Overlays
from briscola.ui.scenes.play.scene import PlayScene


def _trainer(context: PlayContext, _overlays: Overlays) -> CountingOverlay:
    return CountingOverlay(context)


def _guide(context: PlayContext, overlays: Overlays) -> FirstHandOverlay:
    return FirstHandOverlay(context, face=TEACHER, speaking=overlays.speaking)


AIDS: Sequence[Aid] = (Aid(make=_trainer), Aid(make=_guide, teaches=True))


def trainer_of(scene: PlayScene) -> CountingOverlay:
    """The counting trainer of a table."""
    return next(aid for aid in scene.overlays.aids if isinstance(aid, CountingOverlay))


def guide_of(scene: PlayScene) -> FirstHandOverlay:
    """The guide of a first hand at a table."""
    return next(aid for aid in scene.overlays.aids if isinstance(aid, FirstHandOverlay))
