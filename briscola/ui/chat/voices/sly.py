"""What the sly say: with an innocent face."""

from collections.abc import Mapping

from briscola.i18n.text import _


def lines() -> Mapping[str, str]:
    """For each kind of moment what may be said, one remark a line."""
    return {
        "hello": _(
            "I hardly remember the rules…\nBe gentle with me tonight.\nCards? Oh well, if you insist."
        ),
        "rich": _("Oh? Is that for me?\nHow did these end up here?\nPure chance, I assure you."),
        "lost": _("Perhaps I wanted that. Perhaps not.\nKeep it. For now.\nYou really believed I minded?"),
        "trumped": _(
            "One trump fewer for you.\nGood. That’s what I wanted to see.\nAh. That one had escaped me."
        ),
        "loaded": _("We never agreed on that. Did we?\nNot a word, and yet…"),
        "praise": _(
            "And you said you knew little.\nI see I must keep an eye on you.\nNice. Who taught you that?"
        ),
        "last_trump": _("No more trumps. Was it ten? It was.\nAnd that, I believe, was the last."),
        "won": _("Beginner’s luck, as usual.\nI don’t know how I did it.\nDon’t look at me like that."),
        "beaten": _("Exactly as I planned. Almost.\nI let you have that one.\nRemember it: I will."),
        "close": _("A whisker. I’ve seen foxes do it.\nSo near… I nearly lost my smile."),
        "capot": _("All of them? I wasn’t counting. I was.\nI’d say sorry, if I were."),
        "swept": _("Remarkable. I must have been asleep.\nLaugh, laugh. The evening is long."),
        "tie": _("Even? Somebody is pretending.\nNobody wins. How convenient."),
        "made": _("Nobody wanted it? I did.\nAnd you let me have it so cheaply."),
        "failed": _("I only wanted to see your faces.\nA small investment."),
        "revealed": _("Surprised? Of course you are.\nWell, well, well."),
        "waiting": _("Difficult, isn’t it?\nI’d help you, but I’m not neutral."),
    }
