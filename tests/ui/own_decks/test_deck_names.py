"""Names of pictures as people and published packs write them, and the cards that they mean."""

from collections.abc import Iterable, Sequence

import pytest

from briscola.ui.scenes.own_decks.deck_names import BACK, CODES, Raw, read_names

FIGURES = ("jack", "queen", "king")
ITALIAN = ("asso", "due", "tre", "quattro", "cinque", "sei", "sette", "fante", "cavallo", "re")
SEEN = ("1C", "7D", "FD", "CB", "RS")
"""Cards that are looked at."""


def pack(form: str, suits: Iterable[object], ranks: Iterable[object]) -> list[str]:
    """Names for all cards of these suits and ranks."""
    ranks = list(ranks)
    return [form.format(s=suit, r=rank) for suit in suits for rank in ranks]


SURE = {
    "our codes": (pack("{r}{s}", "CDBS", "1234567FCR"), "1C 7D FD CB RS"),
    "downloaded twice": (pack("{r}{s} (1)", "CDBS", "1234567FCR"), "1C (1)|7D (1)|FD (1)|CB (1)|RS (1)"),
    "small letters, a back": ([*pack("{r}{s}", "cdbs", "1234567fcr"), "back"], "1c 7d fd cb rs"),
    "letters of the French suits": ([*pack("{r}{s}", "cdhs", range(1, 14)), "back"], "1h 7d 11d 12c 13s"),
    "ace above the king": (pack("{s}{r}", "hdcs", range(2, 15)), "h14 d7 d11 c12 s13"),
    "letters in front, jokers": (
        [*pack("{s}{r}", "SHDC", "A23456789TJQK"), "X1", "X2", "JR"],
        "HA D7 DJ CQ SK",
    ),
    "English": (
        [*pack("{s}_{r}", ("club", "diamond", "heart", "spade"), (*range(1, 11), *FIGURES)), "joker"],
        "heart_1 diamond_7 diamond_jack club_queen spade_king",
    ),
    "English, with of": (
        [
            *pack("{r}_of_{s}", ("clubs", "diamonds", "hearts", "spades"), ("ace", *range(2, 11), *FIGURES)),
            "red_joker",
            "black_joker",
        ],
        "ace_of_hearts 7_of_diamonds jack_of_diamonds queen_of_clubs king_of_spades",
    ),
    "Spanish letters": (pack("{r}{s}", "COBE", (*range(1, 8), 10, 11, 12)), "1C 7O 10O 11B 12E"),
    "Spanish figures, our letters": (pack("{r}{s}", "CDBS", (*range(1, 8), 10, 11, 12)), "1C 7D 10D 11B 12S"),
    "Spanish": (
        pack("{s}_{r}", ("oros", "copas", "espadas", "bastos"), range(1, 13)),
        "copas_1 oros_7 oros_10 bastos_11 espadas_12",
    ),
    "Portuguese": (
        pack(
            "{r}_de_{s}", ("copas", "ouros", "espadas", "paus"), ("Ás", *range(2, 8), "Valete", "Dama", "Rei")
        ),
        "Ás_de_copas 7_de_ouros Valete_de_ouros Dama_de_paus Rei_de_espadas",
    ),
    "Italian": (
        pack("{r}_{s}", ("coppe", "denari", "bastoni", "spade"), ITALIAN),
        "asso_coppe sette_denari fante_denari cavallo_bastoni re_spade",
    ),
    "in one word": (
        pack("{r}di{s}", ("coppe", "denari", "bastoni", "spade"), ITALIAN),
        "assodicoppe settedidenari fantedidenari cavallodibastoni redispade",
    ),
    "a capital for each word": (
        pack("{r}{s}", ("Coppe", "Denari", "Bastoni", "Spade"), (name.title() for name in ITALIAN)),
        "AssoCoppe SetteDenari FanteDenari CavalloBastoni ReSpade",
    ),
    "German": (
        pack("{s}-{r}", ("Herz", "Karo", "Kreuz", "Pik"), ("Ass", *range(2, 11), "Bube", "Dame", "König")),
        "Herz-Ass Karo-7 Karo-Bube Kreuz-Dame Pik-König",
    ),
    "German, Italian suits": (
        pack("{s}-{r}", ("Kelche", "Münzen", "Stäbe", "Schwerter"), range(1, 11)),
        "Kelche-1 Münzen-7 Münzen-8 Stäbe-9 Schwerter-10",
    ),
    "French": (
        pack(
            "{r} {s}", ("cœur", "carreau", "trèfle", "pique"), ("as", *range(2, 11), "valet", "dame", "roi")
        ),
        "as cœur|7 carreau|valet carreau|dame trèfle|roi pique",
    ),
    "Croatian": (
        pack("{s}_{r}", ("kupe", "dinari", "bate", "špade"), (1, *range(2, 8), "fanat", "konj", "kralj")),
        "kupe_1 dinari_7 dinari_fanat bate_konj špade_kralj",
    ),
    "cut short": (
        pack("{r}_{s}", ("cop", "den", "bas", "spa"), range(1, 11)),
        "1_cop 7_den 8_den 9_bas 10_spa",
    ),
    "from nought": (
        pack("{s}{r}", ("coppe", "denari", "bastoni", "spade"), range(10)),
        "coppe0 denari6 denari7 bastoni8 spade9",
    ),
    "sizes behind": (
        pack(
            "{r}_{s}_400x600",
            ("cups", "coins", "clubs", "swords"),
            ("ace", *range(2, 8), "jack", "knight", "king"),
        ),
        "ace_cups_400x600 7_coins_400x600 jack_coins_400x600 knight_clubs_400x600 king_swords_400x600",
    ),
    "numbers before": (
        [
            f"{at:02}_{name}"
            for at, name in enumerate(pack("{r}_{s}", ("cups", "coins", "bats", "swords"), range(1, 11)), 1)
        ],
        "01_1_cups 17_7_coins 18_8_coins 29_9_bats 40_10_swords",
    ),
}
ASKED = {
    "from 0 to 39": ([str(number) for number in range(40)], "0 16 17 28 39"),
    "from 01 to 40": (
        [f"ic_card{number:02}" for number in range(1, 41)],
        "ic_card01 ic_card17 ic_card18 ic_card29 ic_card40",
    ),
    "letters that are no suits": (pack("{s}{r:02}", "ABCD", range(1, 11)), "A01 B07 B08 C09 D10"),
    "cups or clubs": (pack("{r}{s}", "CDBS", "A234567JQK"), "AC 7D JD QB KS"),
}


FAMILIES = {
    **dict.fromkeys(
        ("letters of the French suits", "ace above the king", "letters in front, jokers"), "french"
    ),
    **dict.fromkeys(("English", "English, with of", "German", "French"), "french"),
    **dict.fromkeys(("Spanish letters", "Spanish"), "spanish"),
}
"""Schemes that tell another family of decks than the Italian one."""


def flat(names: Sequence[str]) -> list[Raw]:
    """These names in one folder."""
    return [((), name) for name in names]


@pytest.mark.parametrize(
    ("scheme", "sure"), [(name, True) for name in SURE] + [(name, False) for name in ASKED]
)
def test_a_pack_is_read_as_its_people_mean_it(scheme: str, sure: bool) -> None:
    names, meant = (SURE if sure else ASKED)[scheme]
    reading = read_names(flat(names))
    assert reading is not None and reading.sure is sure
    assert set(reading.cards) - {BACK} == set(CODES)
    assert all(len(pictures) == 1 for pictures in reading.cards.values())
    assert [names[reading.cards[code][0]] for code in SEEN] == meant.split("|" if "|" in meant else " ")
    assert (BACK in reading.cards) == ("back" in names)
    assert reading.family == FAMILIES.get(scheme, "italian")


def test_a_folder_may_be_the_suit() -> None:
    names = [
        ((suit,), f"{at:02}_{rank}")
        for suit in ("Coppe", "Spade", "Denari", "Bastoni")
        for at, rank in enumerate(ITALIAN, 1)
    ]
    reading = read_names([*names, ((), "retro")])
    assert reading is not None and reading.sure and reading.count == 40
    assert [names[reading.cards[code][0]] for code in SEEN] == [
        (("Coppe",), "01_asso"),
        (("Denari",), "07_sette"),
        (("Denari",), "08_fante"),
        (("Bastoni",), "09_cavallo"),
        (("Spade",), "10_re"),
    ]
    assert reading.cards[BACK] == (40,)


def test_two_pictures_of_a_card_are_both_told() -> None:
    names = [*SURE["English, with of"][0], "ace_of_clubs2"]
    reading = read_names(flat(names))
    assert reading is not None and {code for code, found in reading.cards.items() if len(found) > 1} == {"1B"}


@pytest.mark.parametrize(
    "names", [[], ["holiday", "IMG_2034"], [f"IMG_{2000 + at}" for at in range(40)], ["back"]]
)
def test_other_pictures_are_no_deck(names: list[str]) -> None:
    assert read_names(flat(names)) is None


def test_a_part_of_a_pack_is_read_for_what_it_is() -> None:
    for without in ("1", "C"):
        names = [name for name in SURE["our codes"][0] if without not in name]
        reading = read_names(flat(names))
        assert reading is not None
        assert {code: names[found[0]] for code, found in reading.cards.items()} == {
            name: name for name in names
        }
