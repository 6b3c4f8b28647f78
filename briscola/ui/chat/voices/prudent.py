"""What the prudent say: careful, a little proverbial."""

from collections.abc import Mapping

from briscola.i18n.text import _


def lines() -> Mapping[str, str]:
    """For each kind of moment what may be said, one remark a line."""
    return {
        "hello": _(
            "Good evening. Shall we begin calmly?\n"
            "Let’s see what we are dealt.\n"
            "Slowly and surely, as always."
        ),
        "rich": _(
            "These I’ll put safely away.\nBetter in my pile than elsewhere.\nThat was worth waiting for."
        ),
        "lost": _("I should have kept it.\nNever mind. One can’t hold everything.\nThat was careless of me."),
        "trumped": _(
            "I was afraid of that.\nAnd I said to myself: wait!\nTrumps are never where I’d like them."
        ),
        "loaded": _("Thank you, that is in good hands.\nWell placed. Not a point is lost."),
        "praise": _(
            "Well judged, I must say.\nYou took your time, and you were right.\nThat was sensibly played."
        ),
        "last_trump": _("No more trumps. Now we can breathe.\nThat was the last one. I counted."),
        "won": _("One step at a time.\nLittle by little, it went well.\nCare pays in the end."),
        "beaten": _(
            "We shall be more careful now.\nA hand lost is a lesson kept.\nIt could have been worse."
        ),
        "close": _("By a hair! My poor heart.\nSo close: every point counts."),
        "capot": _("Every trick! I hardly dare say it.\nNot one left behind. How tidy."),
        "swept": _("Not one trick. Let us not speak of it.\nWell. It can only get better."),
        "tie": _("Even. Nobody is hurt.\nHalf each: that’s only fair."),
        "made": _("I only promise what I can keep.\nKept, as promised."),
        "failed": _("I promised too much. Never again.\nIt would have been wiser to pass."),
        "revealed": _("I had my suspicions.\nNow at least we know where we stand."),
        "waiting": _("Take your time, there is no hurry.\nQuite right: think it over."),
    }
