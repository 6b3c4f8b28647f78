"""The talk and the ways of players: signs, requests, temperaments (R-TALK)."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.talk.conversation import Conversation, Moderator
    from briscola.players.talk.leaning import PlayLeaning, coloured, tilts
    from briscola.players.talk.sign_reading import believed, grants, read_signs
    from briscola.players.talk.signals import WORTH, caught_by, makes_signs, named_ranks, stands, true_signs
    from briscola.players.talk.talker import SpeaksBeside, Talker
    from briscola.players.talk.temperament import PLAIN, TEMPERAMENTS, Temperament
