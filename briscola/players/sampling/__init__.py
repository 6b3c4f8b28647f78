"""Deals of the hidden cards that agree with what a seat knows: one at a time, or many at once in numpy."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.players.sampling.hands import HandHint, sampled_hands
    from briscola.players.sampling.packs import every_pack, permuted_hands, sampled_packs, traced_back
