"""Draws the table scene from back to front."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from briscola.client.session import Want
from briscola.client.view import ME, View
from briscola.engine.events import Committed, TrickTaken
from briscola.ui.scenes.panels.tray import TrayPanel
from briscola.ui.scenes.play.look import Now, moods
from briscola.ui.views.seats import draw_ring
from briscola.ui.views.tally import score_line

if TYPE_CHECKING:
    from briscola.ui.scenes.play.scene import PlayScene


def now_of(scene: PlayScene) -> Now:
    """What is going on besides the cards."""
    view, want = scene.view, scene.flow.want
    acting, person = scene.flow.thinking, False
    if want is Want.OWN_MOVE:
        acting, person = scene.session.own_view.to_act, True
    elif want is Want.OWN_CUT:
        acting, person = ME, True
    elif want is Want.DUMMY:
        acting = scene.rules.dummy_seat
    veiled = False
    if view is not None:
        hidden = scene.flow.timeline.hidden()
        veiled = view.turned is not None and view.tricks == 0 and view.turned.code in hidden
    return Now(
        acting=acting,
        person=person,
        blink=scene.life.blinking,
        french=scene.french,
        auction=view is not None and scene.asker.auction_on(view),
        faces=scene.talk.faces,
        moods={} if view is None else {**moods(view, scene.places, acting), **scene.chat.moods},
        veiled=veiled,
    )


def paint(target: pygame.Surface, scene: PlayScene) -> None:
    """The whole scene."""
    view, panel = scene.view, scene.panel
    if view is None or (panel is not None and panel.covers_table):
        scene.app.draw_table(target)
        (scene.group if panel is None else panel).draw(target)
        scene.hint.draw(target)
        return
    timeline, now, picture = scene.flow.timeline, scene.now(), scene.picture
    target.blit(picture.still(view, _piles(scene, view), now), (0, 0))
    hidden = timeline.hidden()
    if now.person and (panel is None or panel.beside) and now.acting is not None:
        picture.landing(target, now.acting)
    picture.cards(target, view, hidden, lit=_lit(view), stock=view.stock_count + _not_dealt(scene))
    if now.acting is not None:
        seat = scene.places.seats[now.acting]
        turn = None if now.person else scene.life.turn
        draw_ring(target, scene.kit, seat, turn, sided=bool(view.side(now.acting)))
    picture.flying(target, timeline, over_hand=False)
    picture.hand(target, scene.hand, hidden)
    picture.flying(target, timeline, over_hand=True)
    picture.bubbles(target, view, now)
    scene.talk.draw(target)
    if not now.auction:
        scene.chat.draw(target)
    if now.auction and not hidden and not scene.hint.shown:
        picture.worth(target, view)
    if panel is None:
        _draw_open_dummy(target, scene, view)
        if not scene.hint.shown:
            scene.notes.draw(target, scene.kit, scene.places, scene.hand, view, french=scene.french)
    scene.group.draw(target)
    if panel is not None:
        panel.draw(target)
    scene.hint.draw(target)
    scene.hand.draw_dragged(target)


def _piles(scene: PlayScene, view: View) -> View:
    """The view whose captured piles are shown: a trick on its way has not arrived yet."""
    arriving = scene.flow.timeline.running and isinstance(scene.flow.event, TrickTaken | Committed)
    return scene.flow.before if arriving and scene.flow.before is not None else view


def _not_dealt(scene: PlayScene) -> int:
    """Cards that are to leave the stock but have not left it yet."""
    return sum(1 for m in scene.flow.timeline.flying() if m.hidden and m.start == scene.places.stock)


def _lit(view: View) -> str | None:
    """The card that is winning: the trick, or the draw for the deal once it has named the dealer."""
    if view.drawn and view.dealer is not None:
        drawn = dict(view.drawn).get(view.dealer)
        return None if drawn is None else drawn.code
    return None if view.winning is None else view.winning.card.code


def _draw_open_dummy(target: pygame.Surface, scene: PlayScene, view: View) -> None:
    """An open dummy's cards where they can be read, also while another plays for it (V-MO-8)."""
    dummy = scene.rules.dummy_seat
    cards = tuple(c for c in view.hands[dummy] if c is not None) if dummy is not None else ()
    if cards:
        TrayPanel(
            scene.kit,
            scene.places,
            scene.app.click,
            cards=cards,
            legal=(),
            on_action=scene.act,
            score=score_line(view, scene.setup),
            asking=False,
        ).paint_cards(target)
