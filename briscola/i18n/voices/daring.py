"""Remarks of the daring: bold, in love with luck."""

from briscola.i18n.text import lazy, plazy
from briscola.i18n.voices.voice import Voice

VOICE = Voice(
    woman=plazy("woman", "daring"),
    man=plazy("man", "daring"),
    lines={
        "hello": lazy(
            "Who’s afraid of losing? Not me.\nCome on, deal! I feel lucky.\nTonight I play everything."
        ),
        "rich": lazy("That’s how I like them: full!\nWho dares, takes.\nAll mine, thank you very much!"),
        "lost": lazy("I’d play it again!\nYou win some, you throw some away.\nIt was worth a try."),
        "trumped": lazy("Ah! Well struck.\nI risked it, and I paid for it.\nSomebody had one after all."),
        "loaded": lazy("Now that’s courage, partner!\nBold! We understand each other."),
        "praise": lazy("Bravo, that took nerve!\nWhat a blow! I like you.\nI couldn’t have done it better."),
        "last_trump": lazy("Trumps are gone. Bare hands now!\nThe last one! Now the fun begins."),
        "won": lazy("Fortune likes the bold.\nAnd now another, quickly!\nTold you I felt lucky."),
        "beaten": lazy("Enjoy it while it lasts!\nAnother, and bolder!\nI lost, but what a ride."),
        "close": lazy("My blood is still racing!\nOn the edge: that’s where I live."),
        "capot": lazy("All of them! Every single one!\nClean sweep. Shall I go easier on you?"),
        "swept": lazy("If one loses, let it be in style.\nSwept away! What a storm."),
        "tie": lazy("A draw? What a waste of daring.\nAgain! I can’t stand a draw."),
        "made": lazy("Did anyone doubt it?\nIf you must bid, bid high."),
        "failed": lazy("It was a fine leap, though.\nI’d bid it again tomorrow."),
        "revealed": lazy("There it is! Now let’s fight.\nOff with the masks: about time!"),
        "declared": lazy("Feast your eyes on these two!\nI show my cards and fear nobody."),
        "declared_for": lazy("And now we attack!\nWhat an entrance! I like it."),
        "declared_against": lazy("Good! Now it gets interesting.\nShow them off: I’m not afraid."),
        "exchanged": lazy("I see it, I take it.\nThe finest card on the table? Mine."),
        "exchanged_against": lazy("What cheek! I’d have done the same.\nTake it, take it. I’ll come for it."),
        "dark": lazy("In the dark! That’s how to live.\nEyes shut and head high: bravo!"),
        "gave_up": lazy("Even the bold must draw breath.\nDown, but with my head high."),
        "spared": lazy("Already? I was enjoying myself!\nStopping takes courage too."),
        "anew": lazy("Throw them in! Fresh cards!\nNew cards, new life. Come on!"),
        "waiting": lazy("Throw one! Your heart knows which.\nCourage! It’s only a card."),
        "champion": lazy("All or nothing, and here we are!\nTo us, and to boldness!"),
        "outdone": lazy("What a finish! That I call playing.\nYou dared more than I did. Respect."),
        "gracious": lazy("Who dares wins! The next one is yours.\nThe wind was with me tonight."),
        "outdone_company": lazy("What a finish! That I call playing.\nMore daring than mine. Respect."),
        "gracious_company": lazy("The wind was with me tonight.\nWho dares wins! Ask anybody."),
        "long_pause": lazy("Weeks away! And now, no mercy.\nI had nobody left to dare."),
        "capot_mine": lazy("All of them last time! Shall we again?\nI still taste that clean sweep."),
        "capot_yours": lazy("You swept me clean. Try that again!\nNothing last time? Tonight I want all."),
        "hair": lazy("A breath apart last time! I loved it.\nA knife’s edge, last time. More!"),
        "at_last": lazy("At last! You never stopped daring.\nSo many falls, and then this leap!"),
        "at_last_mine": lazy("My luck has found its way home!\nSo long down, and look at me now!"),
    },
)
