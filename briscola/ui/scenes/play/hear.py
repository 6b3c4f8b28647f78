"""What the table makes of an event: the panel first, then hurry, the table's keys, the hand, the trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from briscola.engine.events import Played, Requested, Signalled
from briscola.ui.input import pointer
from briscola.ui.scenes.play.talk import has_talk

if TYPE_CHECKING:
    from briscola.ui.scenes.play.scene import PlayScene


def hear(scene: PlayScene, event: pygame.event.Event) -> bool:
    """Do what the event asks for; False when it meant nothing here."""
    if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
        scene.show_rules()
        return True
    panel = scene.panel
    if panel is not None:
        if event.type == pygame.MOUSEMOTION and panel.rect.collidepoint(event.pos):
            scene.hand.forget_pointer()
        if panel.handle(event):
            return True
    if pointer.is_back(event):
        if not scene.hint.close():
            scene.pause()
        return True
    if _hurries(event):
        # A card thrown, a sign made by somebody else may be answered before it has landed.
        answers = isinstance(scene.flow.event, Played | Signalled | Requested) and _on_hand(scene, event)
        if not scene.flow.skip():
            scene.talk.hush()
            scene.chat.hush()
        elif not answers:
            return True
    if event.type == pygame.KEYDOWN and _key(scene, event):
        return True
    if panel is not None and panel.covers_table:
        return False
    return scene.group.handle(event) or _touched_trick(scene, event)


def _hurries(event: pygame.event.Event) -> bool:
    """A press or Space: what moves is hurried."""
    if event.type == pygame.KEYDOWN:
        return bool(event.key == pygame.K_SPACE)
    if event.type == pygame.FINGERDOWN:
        return True
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not getattr(event, "touch", False)


def _on_hand(scene: PlayScene, event: pygame.event.Event) -> bool:
    p = pointer.read(event, scene.app.size)
    return p is not None and scene.hand.visible and scene.hand.hit(p.pos)


def _key(scene: PlayScene, event: pygame.event.Event) -> bool:
    if event.key == pygame.K_l:
        scene.opened.last()
        return True
    if event.key == pygame.K_s and has_talk(scene.session):
        scene.talk.open()
        return True
    if event.key == pygame.K_h and scene.hint.on:
        scene.hint.press()
        return True
    if event.key == pygame.K_w:
        scene.explain()
        return True
    if scene.panel is None and scene.hand.visible and scene.hand.digit(getattr(event, "unicode", "")):
        scene.group.focus(scene.hand)
        return True
    return False


def _touched_trick(scene: PlayScene, event: pygame.event.Event) -> bool:
    """A click on the trick asks why it is being won."""
    p = pointer.read(event, scene.app.size)
    view = scene.view
    if p is None or p.kind != "up" or view is None or scene.panel is not None:
        return False
    if any(scene.places.slot(seat).holds(p.pos, scene.places.ratio) for seat, _card in view.table):
        scene.explain()
        return True
    return False
