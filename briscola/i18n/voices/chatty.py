"""Remarks of the chatty: everything at once, and family news."""

from briscola.i18n.text import lazy, plazy
from briscola.i18n.voices.voice import Voice

VOICE = Voice(
    woman=plazy("woman", "chatty"),
    man=plazy("man", "chatty"),
    lines={
        "hello": lazy(
            "At last! I have so much to tell you.\n"
            "Make yourselves comfortable, I’ll talk.\n"
            "Did you hear about the baker? Later!"
        ),
        "rich": lazy(
            "Look at that, it’s a market stall!\n"
            "My aunt would frame a trick like this.\n"
            "Oh, so many! Where shall I put them?"
        ),
        "lost": lazy(
            "I was talking, I didn’t look!\n"
            "Oh no, and I was so fond of it.\n"
            "There it goes, without a goodbye."
        ),
        "trumped": lazy(
            "A trump! And nobody tells me anything.\nWell, how rude!\nI knew it, my knee was aching."
        ),
        "loaded": lazy("A present! And it’s not my birthday.\nYou spoil me, partner!"),
        "praise": lazy(
            "Oh, well done! I’ll tell everybody.\n"
            "Look who has learnt to play!\n"
            "That one they’ll talk about tomorrow."
        ),
        "last_trump": lazy("No trumps left! Like sugar on Sundays.\nThe last trump: it felt lonely anyway."),
        "won": lazy(
            "Won, and I was talking all the time!\nI must write to my cousin about this.\nSee? Talking helps."
        ),
        "beaten": lazy(
            "You distracted me, go on, admit it.\n"
            "Lost? But I had so much to say!\n"
            "Whoever loses pays for the coffee."
        ),
        "close": lazy("Oh, what a fright! Give me some water.\nNearly, nearly! I’ll dream of it."),
        "capot": lazy("All of them! I’m speechless. Nearly.\nThe whole shop, counter included!"),
        "swept": lazy("Nothing at all? Let’s change the subject.\nAt least I kept you company."),
        "tie": lazy("Even! Like my sisters and the dishes.\nNobody wins: so nobody sulks."),
        "made": lazy("I said it, I did it, I’ll tell it!\nWhen I promise, I promise out loud."),
        "failed": lazy("I talk too much, I know.\nMy tongue bid before I did."),
        "revealed": lazy("I knew it! I nearly said so.\nOh! And such an innocent face."),
        "declared": lazy("May I introduce the happy couple?\nIt was so hard not to tell you!"),
        "declared_for": lazy("Oh, how lovely! A wedding!\nAnd you never told me! Wonderful."),
        "declared_against": lazy("And who invited those two?\nThey never visit me, those two."),
        "exchanged": lazy("I was passing by, so I took it.\nA swap! Like at the market, only better."),
        "exchanged_against": lazy("And I was just about to ask for it!\nOh! It looked so nice lying there."),
        "dark": lazy("In the dark? I can’t find my slippers!\nNot even a peep? I’d have looked."),
        "gave_up": lazy("I stop here, but I’ll tell you why.\nEnough! Who’d like some coffee?"),
        "spared": lazy("What a pity, it was getting good.\nNot a word about it. Or just a few."),
        "anew": lazy("What cards! Yesterday’s leftovers.\nA new deal: time for a story."),
        "waiting": lazy(
            "So, as I was saying…\nShall I tell you one in the meantime?\nThe coffee is getting cold."
        ),
        "champion": lazy("The whole village must hear of it!\nWait till I tell my sisters!"),
        "outdone": lazy("For once you leave me speechless.\nI’ll tell it my own way, mind."),
        "gracious": lazy("No long faces: the coffee is on me.\nWhat good company you are, though!"),
        "outdone_company": lazy("For once I am speechless.\nI’ll tell it my own way, mind."),
        "gracious_company": lazy("No long faces: the coffee is on me.\nWhat good company, though!"),
        "long_pause": lazy("Weeks! I have a list of things to tell.\nWhere were you hiding? Tell me later."),
        "capot_mine": lazy("All the tricks! I told everybody.\nMy aunt still talks of that sweep."),
        "capot_yours": lazy("Not one trick! I told nobody. Nearly.\nI was mid-story when you took them all."),
        "hair": lazy("Last time so close! I hardly slept.\nNobody believes me how close it was."),
        "at_last": lazy("At last! I’ll tell them all it was you.\nAfter so many! Give me a handkerchief."),
        "at_last_mine": lazy("I won! I’ll say it again: I won!\nAnd I had my excuses all ready!"),
    },
)
