"""Remarks of the patient: few, and of the sea."""

from briscola.i18n.text import lazy, plazy
from briscola.i18n.voices.voice import Voice

VOICE = Voice(
    woman=plazy("woman", "patient"),
    man=plazy("man", "patient"),
    lines={
        "hello": lazy("Evening. The sea is calm.\nThere’s time.\nLet’s cast the nets."),
        "rich": lazy("A good catch.\nIt came by itself.\nWait long enough, and they bite."),
        "lost": lazy("The sea gives, the sea takes.\nThere’ll be another.\nIt happens."),
        "trumped": lazy("A wave. It passes.\nOne trump gone. Good to know.\nIt happens to the best nets."),
        "loaded": lazy("Good. Thank you.\nWell timed."),
        "praise": lazy("Good one.\nYou waited. Well done.\nThat was clean."),
        "last_trump": lazy("That’s the last. Flat sea now.\nNo more trumps. Now we’ll see."),
        "won": lazy("It came in with the tide.\nGood.\nNo hurry, and yet."),
        "beaten": lazy("Tomorrow the wind turns.\nFine. The night is long.\nI’ve been out in worse."),
        "close": lazy("A hand’s breadth.\nThe rope held. Just."),
        "capot": lazy("The nets are full.\nAll of them. Hm."),
        "swept": lazy("Empty nets.\nNot even a sardine."),
        "tie": lazy("Dead calm. Again.\nEven. That’s fine by me."),
        "made": lazy("Said, done.\nSlow, but in port."),
        "failed": lazy("I went out too far.\nThe net tore. It can be mended."),
        "revealed": lazy("Ah. So that’s the wind.\nGood. Now I see the shore."),
        "declared": lazy("They came in together.\nI had time. So had they."),
        "declared_for": lazy("Good. A full net.\nWell kept."),
        "declared_against": lazy("Hm. A big wave.\nSeen. We row round it."),
        "exchanged": lazy("The small fish for the big one.\nIt lay in the shallows."),
        "exchanged_against": lazy("Now I know where it swims.\nFine. There are other fish."),
        "dark": lazy("Out at night, without a lantern.\nNo stars, and still to sea."),
        "gave_up": lazy("Back to port. Another day.\nAgainst that wind, no."),
        "spared": lazy("Wise. The sea will wait.\nHome in one piece. Good."),
        "anew": lazy("Nets up. Cast them again.\nThere’s time to deal again."),
        "waiting": lazy("I’m not going anywhere.\nTake all the time you need."),
        "champion": lazy("We are in port.\nA good catch, all told."),
        "outdone": lazy("You read the sea better tonight.\nA fine catch. Enjoy it."),
        "gracious": lazy("The tide turns. It always does.\nYou held the line to the end."),
        "outdone_company": lazy("Some can read the sea.\nA fine catch, no question."),
        "gracious_company": lazy("The tide turns. It always does.\nThe line held to the end."),
    },
)
