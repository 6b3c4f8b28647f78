"""Each subject on phones speaks of itself: the slate of no cards, and the cards of who could read them."""

from briscola.capabilities.slate.words import SLATE_ON_PHONE
from briscola.i18n.phone_words import CARDS_ON_PHONE, one_code_note


def test_a_subject_warns_of_what_others_could_read_and_says_what_comes() -> None:
    subject = CARDS_ON_PHONE
    assert "can read the cards there" in subject.about() and "the cards come here" in str(subject.comes)
    assert "can read the cards there" in one_code_note()
    assert "cards" not in SLATE_ON_PHONE.about() + str(SLATE_ON_PHONE.comes)
    assert (
        "write there too" in SLATE_ON_PHONE.about()
        and "Nothing has to be installed" in SLATE_ON_PHONE.about()
    )


def test_the_cards_are_at_the_screen_or_on_a_phone_that_answers_or_not() -> None:
    cards, slate = CARDS_ON_PHONE, SLATE_ON_PHONE
    assert cards.state(on_phone=False, connected=False) == "at this screen"
    assert slate.state(on_phone=False, connected=False) == ""
    assert {each.state(on_phone=True, connected=False) for each in (cards, slate)} == {
        "the phone does not answer"
    }
    assert (cards.heading("Eva"), slate.heading("Phone 1")) == ("The phone of Eva", "Phone 1")
