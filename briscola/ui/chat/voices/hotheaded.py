"""What the hot-headed say: loudly."""

from collections.abc import Mapping

from briscola.i18n.text import _


def lines() -> Mapping[str, str]:
    """For each kind of moment what may be said, one remark a line."""
    return {
        "hello": _("Come on, come on, deal!\nTonight nobody stops me!\nI’ve been waiting all day for this!"),
        "rich": _("There! Take that!\nHa! Boom!\nNow we’re talking!"),
        "lost": _("Noooo!\nI don’t believe it!\nUnbelievable. Unbelievable!"),
        "trumped": _("Always a trump! Always!\nAgain?! Are they made at home?\nOh, come ON!"),
        "loaded": _("Yes! That’s how it’s done!\nPartner, I could hug you!"),
        "praise": _("All right, all right. It was good.\nThat hurt! But well played.\nGrr. Well done."),
        "last_trump": _("The last one! At last!\nNo more trumps, no more excuses!"),
        "won": _("YES! Another one!\nWho’s the best? Don’t answer.\nThat’s how we do it!"),
        "beaten": _("I want my revenge! Now!\nThe cards hate me.\nDeal. Deal. DEAL!"),
        "close": _("I can’t take this any more!\nBy nothing! By NOTHING!\nMy hair is standing up!"),
        "capot": _("Everything! Everything! EVERYTHING!\nRing the bells!"),
        "swept": _("I’m going home. No, I’m staying.\nNot a word. Not one word."),
        "tie": _("A draw?! All that for a draw?\nNo! Somebody has to win!"),
        "made": _("Ha! Said and done!\nAnd you all passed! Hahaha!"),
        "failed": _("Who shuffled this pack?!\nIt was made! It was nearly made!"),
        "revealed": _("That’s where it was! I knew it!\nWhat? Since the beginning?!"),
        "waiting": _("Well? Well?\nCome on, it’s nearly morning!"),
    }
