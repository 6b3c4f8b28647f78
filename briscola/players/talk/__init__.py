"""The talk and the ways of players: signs, requests, temperaments (R-TALK)."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.players.talk.conversation import Conversation as Conversation, Moderator as Moderator
    from briscola.players.talk.leaning import PlayLeaning as PlayLeaning, coloured as coloured, tilts as tilts
    from briscola.players.talk.sign_reading import (
        believed as believed,
        grants as grants,
        read_signs as read_signs,
    )
    from briscola.players.talk.signals import (
        WORTH as WORTH,
        caught_by as caught_by,
        makes_signs as makes_signs,
        named_ranks as named_ranks,
        stands as stands,
        true_signs as true_signs,
    )
    from briscola.players.talk.talker import SpeaksBeside as SpeaksBeside, Talker as Talker
    from briscola.players.talk.temperament import (
        PLAIN as PLAIN,
        TEMPERAMENTS as TEMPERAMENTS,
        Temperament as Temperament,
    )
else:
    __getattr__ = lazily(
        __name__,
        conversation="Conversation Moderator",
        leaning="PlayLeaning coloured tilts",
        sign_reading="believed grants read_signs",
        signals="WORTH caught_by makes_signs named_ranks stands true_signs",
        talker="SpeaksBeside Talker",
        temperament="PLAIN TEMPERAMENTS Temperament",
    )
