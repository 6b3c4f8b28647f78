"""What the patient say: little, and of the sea."""

from collections.abc import Mapping

from briscola.i18n.text import _


def lines() -> Mapping[str, str]:
    """For each kind of moment what may be said, one remark a line."""
    return {
        "hello": _("Evening. The sea is calm.\nThere’s time.\nLet’s cast the nets."),
        "rich": _("A good catch.\nIt came by itself.\nWait long enough, and they bite."),
        "lost": _("The sea gives, the sea takes.\nThere’ll be another.\nIt happens."),
        "trumped": _("A wave. It passes.\nOne trump gone. Good to know.\nIt happens to the best nets."),
        "loaded": _("Good. Thank you.\nWell timed."),
        "praise": _("Good one.\nYou waited. Well done.\nThat was clean."),
        "last_trump": _("That’s the last. Flat sea now.\nNo more trumps. Now we’ll see."),
        "won": _("It came in with the tide.\nGood.\nNo hurry, and yet."),
        "beaten": _("Tomorrow the wind turns.\nFine. The night is long.\nI’ve been out in worse."),
        "close": _("A hand’s breadth.\nThe rope held. Just."),
        "capot": _("The nets are full.\nAll of them. Hm."),
        "swept": _("Empty nets.\nNot even a sardine."),
        "tie": _("Dead calm. Again.\nEven. That’s fine by me."),
        "made": _("Said, done.\nSlow, but in port."),
        "failed": _("I went out too far.\nThe net tore. It can be mended."),
        "revealed": _("Ah. So that’s the wind.\nGood. Now I see the shore."),
        "waiting": _("I’m not going anywhere.\nTake all the time you need."),
    }
