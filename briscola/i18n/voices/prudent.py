"""What the prudent say: careful, a little proverbial."""

from briscola.i18n.text import lazy, plazy
from briscola.i18n.voices.voice import Voice

VOICE = Voice(
    woman=plazy("woman", "prudent"),
    man=plazy("man", "prudent"),
    lines={
        "hello": lazy(
            "Good evening. Shall we begin calmly?\n"
            "Let’s see what we are dealt.\n"
            "Slowly and surely, as always."
        ),
        "rich": lazy(
            "These I’ll put safely away.\nBetter in my pile than elsewhere.\nThat was worth waiting for."
        ),
        "lost": lazy(
            "I should have kept it.\nNever mind. One can’t hold everything.\nThat was careless of me."
        ),
        "trumped": lazy(
            "I was afraid of that.\nAnd I said to myself: wait!\nTrumps are never where I’d like them."
        ),
        "loaded": lazy("Thank you, that is in good hands.\nWell placed. Not a point is lost."),
        "praise": lazy(
            "Well judged, I must say.\nYou took your time, and you were right.\nThat was sensibly played."
        ),
        "last_trump": lazy("No more trumps. Now we can breathe.\nThat was the last one. I counted."),
        "won": lazy("One step at a time.\nLittle by little, it went well.\nCare pays in the end."),
        "beaten": lazy(
            "We shall be more careful now.\nA hand lost is a lesson kept.\nIt could have been worse."
        ),
        "close": lazy("By a hair! My poor heart.\nSo close: every point counts."),
        "capot": lazy("Every trick! I hardly dare say it.\nNot one left behind. How tidy."),
        "swept": lazy("Not one trick. Let us not speak of it.\nWell. It can only get better."),
        "tie": lazy("Even. Nobody is hurt.\nHalf each: that’s only fair."),
        "made": lazy("I only promise what I can keep.\nKept, as promised."),
        "failed": lazy("I promised too much. Never again.\nIt would have been wiser to pass."),
        "revealed": lazy("I had my suspicions.\nNow at least we know where we stand."),
        "waiting": lazy("Take your time, there is no hurry.\nQuite right: think it over."),
        "champion": lazy("Step by step, to the very end.\nWe never lost our heads."),
        "outdone": lazy("Well earned. I take my hat off.\nYou waited for the right moment."),
        "gracious": lazy("The cards came to me tonight. Again?\nWell played. Luck weighs too."),
    },
)
