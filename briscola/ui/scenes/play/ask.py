"""Which sheet of paper the table needs: chosen by what the person is asked, never by the name of a game."""

from collections.abc import Callable, Sequence

from briscola.client.session import Session, Want
from briscola.client.view import ME, View, sorted_hand
from briscola.engine.actions import Action, Bid, Call, Exchange, Pass, Play
from briscola.engine.observation import Observation
from briscola.engine.rules import Bidding
from briscola.i18n.text import _
from briscola.ui.layout.geometry import Pose
from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.panels.auction import AuctionPanel
from briscola.ui.scenes.panels.base import Panel
from briscola.ui.scenes.panels.call import CallPanel
from briscola.ui.scenes.panels.cut import CutPanel
from briscola.ui.scenes.panels.question import ExchangePanel
from briscola.ui.scenes.panels.tray import TrayPanel
from briscola.ui.views.tally import score_line

Act = Callable[[Action, Pose | None], None]


class Asker:
    """Opens and renews the panel that belongs to the moment."""

    def __init__(
        self,
        session: Session,
        *,
        sound: Callable[[str], None],
        act: Act,
        cut: Callable[[int, str], None],
        salt: Callable[[], str],
        names: Callable[[], Sequence[str]],
        french: Callable[[], bool],
        still: Callable[[], bool],
        hint: Callable[[], Callable[[], None] | None] = lambda: None,
    ) -> None:
        """`still`: whether nothing is to move for show; `hint`: what asks for a hint, where there are any."""
        self.session, self.sound, self.act, self.cut = session, sound, act, cut
        self.salt, self.names, self.french = salt, names, french
        self.still, self.hint = still, hint
        self.panel: Panel | None = None
        self._moment: object = None

    def close(self) -> None:
        """Nothing is asked any more."""
        if self.panel is not None:
            self.panel.group.focus(None)  # a field being written in lets go of the keyboard
        self.panel, self._moment = None, None

    def rebuild(self, kit: Kit, layout: Layout) -> None:
        """Another window size."""
        if self.panel is not None:
            self.panel.rebuild(kit, layout)

    def ask(self, kit: Kit, layout: Layout, view: View, want: Want | None) -> None:
        """Open what the moment needs; `want` is None while the picture still catches up."""
        auction = self.auction_on(view)
        if auction and isinstance(self.panel, AuctionPanel) and want is None:
            self.panel.show(view.bids, ())
            return
        if want is Want.OWN_CUT:
            self._open(("cut", view.hand_number), lambda: self._cut(kit, layout, view))
        elif want is Want.OWN_MOVE:
            self._own(kit, layout, view, self.session.own_view)
        elif auction and view.pack == 0 and want is not None:
            self._open(("auction", view.hand_number), lambda: self._auction(kit, layout, view))
            assert isinstance(self.panel, AuctionPanel)
            self.panel.show(view.bids, ())
        else:
            self.close()

    def auction_on(self, view: View) -> bool:
        """Whether bids are still being made in this hand."""
        return (
            view.rules.has_payments
            and view.called is None
            and bool(view.hands[ME])
            and view.tricks == 0
            and not view.table
            and view.ended is None
        )

    def _own(self, kit: Kit, layout: Layout, view: View, seen: Observation) -> None:
        first = seen.legal[0]
        moment = (view.hand_number, view.tricks, len(view.table))
        if isinstance(first, Bid | Pass):
            self._open(("auction", view.hand_number), lambda: self._auction(kit, layout, view))
            assert isinstance(self.panel, AuctionPanel)
            self.panel.show(view.bids, seen.legal)
        elif isinstance(first, Call):
            self._open(("call", view.hand_number), lambda: self._call(kit, layout, view, seen))
        elif isinstance(first, Exchange):
            self._open(("exchange", *moment), lambda: self._exchange(kit, layout, view, seen))
        elif seen.to_act == view.rules.dummy_seat:
            self._open(("tray", *moment), lambda: self._tray(kit, layout, view, seen))
        else:
            self.close()

    def _open(self, moment: object, make: Callable[[], Panel]) -> None:
        if moment != self._moment or self.panel is None:
            self._moment, self.panel = moment, make()

    def _plain(self, action: Action) -> None:
        self.act(action, None)

    def _cut(self, kit: Kit, layout: Layout, view: View) -> Panel:
        return CutPanel(
            kit, layout, self.sound, cards=len(view.rules.pack), salt=self.salt(), on_cut=self.cut
        )

    def _auction(self, kit: Kit, layout: Layout, view: View) -> Panel:
        return AuctionPanel(
            kit,
            layout,
            self.sound,
            ranks=view.rules.bidding is Bidding.RANK,
            french=self.french(),
            names=self.names(),
            on_action=self._plain,
            still=self.still(),
        )

    def _call(self, kit: Kit, layout: Layout, view: View, seen: Observation) -> Panel:
        return CallPanel(
            kit,
            layout,
            self.sound,
            legal=seen.legal,
            own=seen.hand,
            promised=_("You promised {points}").format(points=seen.contract),
            ranking=view.rules.ranking,
            french=self.french(),
            on_action=self._plain,
            on_hint=self.hint(),
        )

    def _exchange(self, kit: Kit, layout: Layout, view: View, seen: Observation) -> Panel:
        assert seen.turned is not None
        give = view.rules.swap_card(seen.hand, seen.turned)
        assert give is not None
        return ExchangePanel(
            kit,
            layout,
            self.sound,
            give=give,
            take=seen.turned,
            french=self.french(),
            on_action=self._plain,
        )

    def _tray(self, kit: Kit, layout: Layout, view: View, seen: Observation) -> Panel:
        dummy = view.rules.dummy_seat
        assert dummy is not None
        cards = seen.open.get(dummy) or tuple(a.card for a in seen.legal if isinstance(a, Play))
        in_order = tuple(card for card in sorted_hand(cards, view.rules) if card is not None)
        return TrayPanel(
            kit,
            layout,
            self.sound,
            cards=in_order,
            legal=seen.legal,
            on_action=self.act,
            score=score_line(view, self.session.setup),
        )
