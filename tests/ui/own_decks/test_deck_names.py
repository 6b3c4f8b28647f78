"""Names of pictures as people and published packs write them, and the cards that they mean."""

from collections.abc import Iterable, Sequence

import pytest

from briscola.ui.scenes.own_decks.deck_names import BACK, CODES, Raw, read_grid, read_names

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
    "a word for coins that nobody knows": (
        pack(
            "{s}_{r}", ("money", "cups", "clubs", "swords"), ("ace", *range(2, 8), "jack", "knight", "king")
        ),
        "cups_ace money_7 money_jack clubs_knight swords_king",
    ),
    "rings": (
        pack(
            "{r} of {s}",
            ("Rings", "Cups", "Batons", "Swords"),
            ("Ace", *range(2, 8), "Jack", "Knight", "King"),
        ),
        "Ace of Cups|7 of Rings|Jack of Rings|Knight of Batons|King of Swords",
    ),
    "rings beside trumps": (
        [
            *pack("{s}_{r:02}", ("Rings", "Cups", "Batons", "Swords"), range(1, 11)),
            *pack("{s}_{r:02}", ("Majors",), range(22)),
        ],
        "Cups_01 Rings_07 Rings_08 Batons_09 Swords_10",
    ),
    "glued to a word": (
        pack("img{r}{s}", "cope", "a234567jqk"),
        "imgac img7o imgjo imgqp imgke",
    ),
    "glued, a back": (
        [*pack("carta{r}{s}", "cdbs", "a234567fcr"), "retro"],
        "cartaac carta7d cartafd cartacb cartars",
    ),
    "Spanish in words": (
        pack(
            "{r} de {s}",
            ("oros", "copas", "espadas", "bastos"),
            ("as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "sota", "caballo", "rey"),
        ),
        "as de copas|siete de oros|sota de oros|caballo de bastos|rey de espadas",
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
    "two words that nobody knows": (
        pack("{s}_{r}", ("Wolf", "Swords", "Apple", "Cups"), range(1, 11)),
        "Cups_1 Apple_7 Apple_8 Wolf_9 Swords_10",
    ),
    "the back is number 0": (
        [f"card_{number}" for number in range(41)],
        "card_1 card_17 card_18 card_29 card_40",
    ),
    "two backs behind the cards": ([f"c{number}" for number in range(1, 43)], "c1 c17 c18 c29 c40"),
}
BACKS = {
    "small letters, a back": ["back"],
    "letters of the French suits": ["back"],
    "glued, a back": ["retro"],
    "the back is number 0": ["card_0"],
    "two backs behind the cards": ["c41", "c42"],
}
"""The backs of these schemes; others have none."""


FAMILIES = {
    **dict.fromkeys(
        ("letters of the French suits", "ace above the king", "letters in front, jokers"), "french"
    ),
    **dict.fromkeys(("English", "English, with of", "German", "French"), "french"),
    **dict.fromkeys(("Spanish letters", "Spanish", "Spanish in words"), "spanish"),
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
    assert all(len(reading.cards[code]) == 1 for code in CODES)
    assert [names[reading.cards[code][0]] for code in SEEN] == meant.split("|" if "|" in meant else " ")
    assert [names[at] for at in reading.cards.get(BACK, ())] == BACKS.get(scheme, [])
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


@pytest.mark.parametrize(
    "suits", [("coppe", "denari", "bastoni", "spade"), ("cups", "rings", "wands", "swords")]
)
def test_of_a_tarots_knight_and_queen_one_is_left_out_and_it_is_asked_which(suits: Sequence[str]) -> None:
    """Fourteen numbers of a suit: 11 is the jack, 14 the king; the trumps are no cards of ours."""
    names = [*pack("{s}_{r}", suits, range(1, 15)), *(f"trionfo_{number}" for number in range(22))]
    reading = read_names(flat(names))
    assert reading is not None and reading.sure and reading.count == 40
    for suit, code in zip(suits, "CDBS", strict=True):
        found = {rank: [names[at] for at in reading.cards[rank + code]] for rank in "7FCR"}
        assert found == {
            "7": [f"{suit}_7"],
            "F": [f"{suit}_11"],
            "C": [f"{suit}_12", f"{suit}_13"],
            "R": [f"{suit}_14"],
        }


def test_all_backs_are_told_and_a_two_in_spanish_is_none() -> None:
    names = [*SURE["Spanish in words"][0], "back_red", "dos", "back_blue_2"]
    reading = read_names(flat(names))
    assert reading is not None and [names[at] for at in reading.cards[BACK]] == names[40:]


@pytest.mark.parametrize(
    ("columns", "rows", "seven_of_coins", "king_of_swords", "backs"),
    [(10, 4, 16, 39, 0), (12, 4, 18, 47, 0), (13, 5, 19, 51, 13), (4, 10, 25, 39, 0)],
)
def test_one_picture_of_all_cards_is_read_by_its_columns_and_rows(
    columns: int, rows: int, seven_of_coins: int, king_of_swords: int, backs: int
) -> None:
    """The 8, 9 and 10 of larger packs are left out."""
    reading = read_grid(columns, rows)
    assert reading.count == 40 and not reading.sure
    assert reading.cards["7D"] == (seven_of_coins,) and reading.cards["RS"] == (king_of_swords,)
    assert len(reading.cards.get(BACK, ())) == backs


def test_a_part_of_a_pack_is_read_for_what_it_is() -> None:
    for without in ("1", "C"):
        names = [name for name in SURE["our codes"][0] if without not in name]
        reading = read_names(flat(names))
        assert reading is not None
        assert {code: names[found[0]] for code, found in reading.cards.items()} == {
            name: name for name in names
        }
