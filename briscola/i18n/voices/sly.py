"""Remarks of the sly: with an innocent face."""

from briscola.i18n.text import lazy, plazy
from briscola.i18n.voices.voice import Voice

VOICE = Voice(
    woman=plazy("woman", "sly"),
    man=plazy("man", "sly"),
    lines={
        "hello": lazy(
            "I hardly remember the rules…\nBe gentle with me tonight.\nCards? Oh well, if you insist."
        ),
        "rich": lazy("Oh? Is that for me?\nHow did these end up here?\nPure chance, I assure you."),
        "lost": lazy("Perhaps I wanted that. Perhaps not.\nKeep it. For now.\nYou really believed I minded?"),
        "trumped": lazy(
            "One trump fewer for you.\nGood. That’s what I wanted to see.\nAh. That one had escaped me."
        ),
        "loaded": lazy("We never agreed on that. Did we?\nNot a word, and yet…"),
        "praise": lazy(
            "And you said you knew little.\nI see I must keep an eye on you.\nNice. Who taught you that?"
        ),
        "last_trump": lazy("No more trumps. I counted. Twice.\nAnd that, I believe, was the last."),
        "won": lazy("Beginner’s luck, as usual.\nI don’t know how I did it.\nDon’t look at me like that."),
        "beaten": lazy("Exactly as I planned. Almost.\nI let you have that one.\nRemember it: I will."),
        "close": lazy("A whisker. I’ve seen foxes do it.\nSo near… I nearly lost my smile."),
        "capot": lazy("All of them? I wasn’t counting. I was.\nI’d say sorry, if I were."),
        "swept": lazy("Remarkable. I must have been asleep.\nLaugh, laugh. The evening is long."),
        "tie": lazy("Even? Somebody is pretending.\nNobody wins. How convenient."),
        "made": lazy("Nobody wanted it? I did.\nAnd you let me have it so cheaply."),
        "failed": lazy("I only wanted to see your faces.\nA small investment."),
        "revealed": lazy("Surprised? Of course you are.\nWell, well, well."),
        "declared": lazy("These two? I’d quite forgotten them.\nHad I not mentioned them?"),
        "declared_for": lazy("And not a word to me. Splendid.\nI suspected nothing. Officially."),
        "declared_against": lazy("I knew. Of course I knew.\nThank you for showing me those."),
        "exchanged": lazy("Nobody seemed to want it.\nJust a little tidying up."),
        "exchanged_against": lazy("And now I know one of your cards.\nTake it. I’ve had a good look."),
        "dark": lazy("One sees curious things in the dark.\nNot even a hint? And I’m to believe it?"),
        "gave_up": lazy("What had I left? A mystery.\nLet’s call it a favour."),
        "spared": lazy("What a pity. I had such plans…\nOh, already? How considerate."),
        "anew": lazy("A pity. Mine were rather nice.\nHands like that? I never get them."),
        "waiting": lazy("Difficult, isn’t it?\nI’d help you, but I’m not neutral."),
        "champion": lazy("And they thought we were asleep.\nNobody saw us coming."),
        "outdone": lazy("I’d say I let you win. I’d be lying.\nClever. That one I’ll steal."),
        "gracious": lazy("I kept one for last. I always do.\nMine tonight. Keep it to yourself."),
        "outdone_company": lazy("Did I lose on purpose? I’d be lying.\nClever. That one I’ll steal."),
        "gracious_company": lazy("I kept one for last. I always do.\nMine tonight. Let it stay between us."),
        "long_pause": lazy("Weeks. I’d almost forgotten your tricks.\nAh, you. I kept your chair warm."),
        "capot_mine": lazy("Every trick, last time? I don’t recall.\nI’d never mention that sweep. Never."),
        "capot_yours": lazy("You took them all. I was only watching.\nAll yours? I was studying you."),
        "hair": lazy("So close. As if I had planned it.\nA few points. I know which ones."),
        "at_last": lazy("At last. Winning had become a bore.\nI was wondering when. Well, well."),
        "at_last_mine": lazy("You see? I was only resting.\nAll those wins of yours were my bait."),
    },
)
