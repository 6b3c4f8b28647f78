"""The part of a figure to which something belongs, told by the functions that are drawing it."""

from __future__ import annotations

import re
import sys

_BELOW = "art.cards."
_DULL = {
    "draw", "drawn", "_draw", "court_card", "figure", "_figure", "halves", "half", "turned_half", "upright_half", "upper",
    "court", "<lambda>", "shape", "_contour", "hold", "over", "framed", "painted", "shape_if_seen", "card", "_card",
    "_numbered", "number_card", "cut", "_cut", "one", "two", "three", "four", "five", "six", "seven", "figures", "part", "whole",
    "strew", "behind", "before", "piece", "form", "edge", "inner", "number", "<listcomp>", "<genexpr>", "even", "odd", "_even", "_odd",
    "small", "back", "ace", "standing", "seat", "drawing", "engraved", "_dress", "dress", "_by_light", "build", "flat", "patch", "dots",
    "_pip", "pip", "pips", "stroke", "shadow", "_shadow", "modelled", "trim", "sides", "body", "figures_printed", "indices",
}  # fmt: skip
"""Functions whose names say nothing of what is drawn."""

# The first row that fits any function or module on the way decides.
_PARTS: tuple[tuple[str, str, str], ...] = (
    ("index", r"letters|corner|corner_signs|lettering|numeral", r"indices|corners|numerals|_rank|rank|tabs|_tab|inscribe"),
    ("hand", r"hands?(_\w+)?|\w+_hands|fingers|digits|grips?|layered_hand", r"_?\w*(hand|fist|gauntlet|finger|palm|thumb|knuckles)s?(_\w+)?"),
    ("reins", r"", r"_?(reins?|bridle)(_\w+)?"),
    ("tack", r"tack|half_tack|saddle|saddlery|stirrup", r"_?(saddle|harness|girdle_strap|breast_collar|strap)s?"),
    ("horse", r"horse(_\w+)?|\w*_horse|steed|horses|mounts?|postures|hoof|dapples|horse_tempers", r"_?(horse|steed|mount|mounted)(_\w+)?"),
    ("frame", r"", r"_?(frame|border|window|margin|trim)"),
    ("head", r"visage|faces?|heads?(_\w+)?|features|hair(do|dress)?|beards?|hats|page_hats|caps|crowns?|crown_rim|noses|eyes|eyes_\w+|"
             r"locks|headdress|profiles|portraits|look|sitters|countenance|small_face|small_head|diadem|morion|burgonet|helmet|collars",
     r"_?(head|face|neck|collar|ruff|crown|hair|beard|moustache|hat|cap|features|nose|eye|brow|ear|mouth|curl|plume|lady|feather)s?"),
    ("sign", r"swords?|sabres?|\w+_sabre|cups?|goblets|bowl|coins?(_face)?|clubs?|logs?|tied_logs|cudgel|batons?|staff|staves|poles|blades?|almond|"
             r"interlace|lattice|signs|marks|pips|hilts|wound_swords|facets|mace|weapons|motifs|cuts|fanned|lobes|light|hoop|great_sabre|emblem",
     r"_?(sword|sabre|cup|goblet|coin|club|log|cudgel|baton|staff|spear|blade|hilt|medal|mace)s?"),
    ("arm", r"arms?|bent_arm|sleeves?|\w*_sleeve|sleeve_heads|cuffs|forearm|uniform_sleeve", r"_?\w*(arm|arms|sleeve|sleeves|cuff|forearm|wrist)(_front|_back)?"),
    ("legs", r"legs|rider_legs|feet|footwear|legwear|boots|riding_boots|limb_shade|seat|armour|plate", r"_?(legs?|foot|feet|shoes?|boots?|shin|knee|thigh|garter|breeches|ankle|spur|shoe|turned_shoe)"),
    ("cloak", r"robes|royal|tippet|scarf|pelts|banner", r"_?(cloak|mantle|cape|shawl|train|fall|cloak_front)s?"),
    ("torso", r"body|garments|dress|cloth|regalia|borders|weave|weaves|patterns|sashes|collars|armour|peasant|skirt_figure",
     r"_?(torso|tunic|coat|robe|gown|doublet|jacket|jerkin|bodice|skirt|belt|shoulders|breast|chest|dress|sash|half_sash|placket|armour|breastplate|king|page|buttons)s?"),
    ("ground", r"grounds?|floors|stage|landscape", r"_?(ground|plinth|grass|turf|moss|base|\w+_plinth)"),
)  # fmt: skip
_RULES = tuple(
    (part, re.compile(modules) if modules else None, re.compile(functions))
    for part, modules, functions in _PARTS
)


def part() -> str:
    """Name of the part that is being drawn, and after a slash that of the function which drew all of it."""
    way = _way()
    own = next((name for _, name in way if name not in _DULL), "")
    for found, modules, functions in _RULES:
        for module, name in way:
            if functions.fullmatch(name) or (modules and modules.fullmatch(module)):
                return f"{found}/{own.strip('_')}"
    plain = own.strip("_") or "figure"
    return f"{plain}/{plain}"


def _way() -> list[tuple[str, str]]:
    """Module and function of every drawing program at work, the outermost first."""
    frame = sys._getframe(2)
    way = []
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module.startswith(_BELOW) and ".kit" not in module and module.count(".") > 2:
            way.append((module.rsplit(".", 1)[1], frame.f_code.co_name))
        frame = frame.f_back  # type: ignore[assignment]
    way.reverse()
    return way
