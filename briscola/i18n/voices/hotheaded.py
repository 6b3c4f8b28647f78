"""Remarks of the hot-headed: loud."""

from briscola.i18n.text import lazy, plazy
from briscola.i18n.voices.voice import Voice

VOICE = Voice(
    woman=plazy("woman", "hot-headed"),
    man=plazy("man", "hot-headed"),
    lines={
        "hello": lazy(
            "Come on, come on, deal!\nTonight nobody stops me!\nI’ve been waiting all day for this!"
        ),
        "rich": lazy("There! Take that!\nHa! Boom!\nNow we’re talking!"),
        "lost": lazy("Noooo!\nI don’t believe it!\nUnbelievable. Unbelievable!"),
        "trumped": lazy("Always a trump! Always!\nAgain?! Are they made at home?\nOh, come ON!"),
        "loaded": lazy("Yes! That’s how it’s done!\nPartner, I could hug you!"),
        "praise": lazy("All right, all right. It was good.\nThat hurt! But well played.\nGrr. Well done."),
        "last_trump": lazy("The last one! At last!\nNo more trumps, no more excuses!"),
        "won": lazy("YES! Another one!\nWho’s the best? Don’t answer.\nThat’s how we do it!"),
        "beaten": lazy("I want my revenge! Now!\nThe cards hate me.\nDeal. Deal. DEAL!"),
        "close": lazy("I can’t take this any more!\nBy nothing! By NOTHING!\nMy hair is standing up!"),
        "capot": lazy("Everything! Everything! EVERYTHING!\nRing the bells!"),
        "swept": lazy("I’m going home. No, I’m staying.\nNot a word. Not one word."),
        "tie": lazy("A draw?! All that for a draw?\nNo! Somebody has to win!"),
        "made": lazy("Ha! Said and done!\nAnd you all passed! Hahaha!"),
        "failed": lazy("Who shuffled this pack?!\nIt was made! It was nearly made!"),
        "revealed": lazy("That’s where it was! I knew it!\nWhat? Since the beginning?!"),
        "declared": lazy("There! Both of them! THERE!\nI couldn’t hold it in any longer!"),
        "declared_for": lazy("YES! Yes, yes, yes!\nAnd now, who’ll stop us?!"),
        "declared_against": lazy("Both?! In the same hand?!\nAnd to me, never! Never!"),
        "exchanged": lazy("Give me that!\nHa! This one comes with me!"),
        "exchanged_against": lazy("Hey! I wanted that one!\nFrom under my very nose!"),
        "dark": lazy("In the dark?! Oh, my heart!\nEyes shut! And they call ME wild!"),
        "gave_up": lazy("Enough! ENOUGH! Deal again!\nAll right, I give up. Don’t look at me!"),
        "spared": lazy("No! Not now that it was getting good!\nGive up? Me, never! Nearly never."),
        "anew": lazy("Those weren’t cards, they were confetti!\nQuick! Shuffle! Shuffle!"),
        "waiting": lazy("Well? Well?\nCome on, it’s nearly morning!"),
        "champion": lazy("WE WON! Won, won, won!\nTake that, the lot of you!"),
        "outdone": lazy("I’m not angry. I’m NOT angry!\nGrr… shake hands. Well played!"),
        "gracious": lazy("Ha! But you made my blood boil.\nGood fight! Come, shake hands."),
        "outdone_company": lazy("I’m not angry. I’m NOT angry!\nGrr… hands. Well played!"),
        "gracious_company": lazy("Ha! But how my blood boiled!\nGood fight! Shake hands, everybody."),
        "long_pause": lazy("WEEKS! Where were you?! Sit down!\nDo you know how long I’ve waited?!"),
        "capot_mine": lazy("Last time: EVERYTHING! Remember?!\nThat sweep! I still dream of it!"),
        "capot_yours": lazy("Not one trick! I haven’t slept since!\nZero! You left me ZERO! Revenge!"),
        "hair": lazy("By NOTHING last time! My nerves!\nSo close! I broke a chair! Nearly."),
        "at_last": lazy("No! Just when nobody could stop me!\nAll right! ALL RIGHT! You earned it!"),
        "at_last_mine": lazy("FINALLY! Somebody hold me!\nI knew it! I KNEW it would turn!"),
    },
)
