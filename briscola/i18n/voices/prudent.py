"""Remarks of the prudent: careful, a little proverbial."""

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
        "declared": lazy("The two of them, safely together.\nI kept them for the right moment."),
        "declared_for": lazy("Well kept. That helps us.\nPoints like these I’m glad to see."),
        "declared_against": lazy("Now let us be careful of that suit.\nI had hoped they were apart."),
        "exchanged": lazy("A small one for a good one: sensible.\nIt lay there. A pity to leave it."),
        "exchanged_against": lazy("I was keeping an eye on that card.\nAt least I know where it is now."),
        "dark": lazy("In the dark! I’d never sleep again.\nWithout naming a trump? How brave."),
        "gave_up": lazy("Better to stop than to sink.\nOne must know when it’s over."),
        "spared": lazy("A wise decision, I must say.\nNo shame in stopping in time."),
        "anew": lazy("With cards like those, quite right.\nLet’s hope for better ones, all of us."),
        "waiting": lazy("Take your time, there is no hurry.\nQuite right: think it over."),
        "champion": lazy("Step by step, to the very end.\nWe never lost our heads."),
        "outdone": lazy("Well earned. I take my hat off.\nYou waited for the right moment."),
        "gracious": lazy("The cards came to me tonight, no more.\nWell played. Luck weighs too."),
        "outdone_company": lazy("Well earned. I take my hat off.\nWhoever can wait, wins."),
        "gracious_company": lazy("The cards came to me tonight, no more.\nLuck weighs too, as always."),
        "long_pause": lazy("It has been weeks. Are you well?\nWe had begun to miss you here."),
        "capot_mine": lazy("All the tricks last time. I was lucky.\nLast time not one for you. It happens."),
        "capot_yours": lazy(
            "Every trick yours last time. I’ve learnt.\nLeave me one trick tonight, at least."
        ),
        "hair": lazy("So close last time. I still think of it.\nA few points last time. Now I count."),
        "at_last": lazy("At last it’s yours. I’m glad, truly.\nYou were patient, and it has paid."),
        "at_last_mine": lazy("After so many of yours, one of mine.\nI had nearly stopped hoping."),
    },
)
