"""What the daring say: bold, in love with luck."""

from collections.abc import Mapping

from briscola.i18n.text import _


def lines() -> Mapping[str, str]:
    """For each kind of moment what may be said, one remark a line."""
    return {
        "hello": _(
            "Who’s afraid of losing? Not me.\nCome on, deal! I feel lucky.\nTonight I play everything."
        ),
        "rich": _("That’s how I like them: full!\nWho dares, takes.\nAll mine, thank you very much!"),
        "lost": _("I’d play it again!\nYou win some, you throw some away.\nIt was worth a try."),
        "trumped": _("Ah! Well struck.\nI risked it, and I paid for it.\nSomebody had one after all."),
        "loaded": _("Now that’s courage, partner!\nBold! We understand each other."),
        "praise": _("Bravo, that took nerve!\nWhat a blow! I like you.\nI couldn’t have done it better."),
        "last_trump": _("Trumps are gone. Bare hands now!\nThe last one! Now the fun begins."),
        "won": _("Fortune likes the bold.\nAnd now another, quickly!\nTold you I felt lucky."),
        "beaten": _("Enjoy it while it lasts!\nDouble or nothing!\nI lost, but what a ride."),
        "close": _("My blood is still racing!\nOn the edge: that’s where I live."),
        "capot": _("All of them! Every single one!\nClean sweep. Shall I go easier on you?"),
        "swept": _("If one loses, let it be in style.\nSwept away! What a storm."),
        "tie": _("A draw? What a waste of daring.\nAgain! I can’t stand a draw."),
        "made": _("Did anyone doubt it?\nIf you must bid, bid high."),
        "failed": _("It was a fine leap, though.\nI’d bid it again tomorrow."),
        "revealed": _("There it is! Now let’s fight.\nOff with the masks: about time!"),
        "waiting": _("Throw one! Your heart knows which.\nCourage! It’s only a card."),
    }
