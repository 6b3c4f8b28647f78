"""What the new match says: titles of the forms, and a sentence for every house rule."""

from briscola.client.characters import Person
from briscola.engine import variants
from briscola.engine.rules import OptionValue
from briscola.i18n.characters import temper_word
from briscola.i18n.games import variant_name
from briscola.i18n.options import option_name, value_name
from briscola.i18n.text import _, ngettext, pgettext, upper
from briscola.ui.scenes.new_match.forms import Form, settled


def is_house_game(variant: str) -> bool:
    """Whether a game is the first of the table, whose forms go without its name."""
    return variant == next(iter(variants.VARIANTS))


def seats_words(form: Form) -> str:
    """`For four, in pairs`."""
    if form.teams is not None and form.players == 4:
        return _("For four, in pairs") if form.teams else _("For four, alone")
    names = {2: _("For two"), 3: _("For three"), 4: _("For four"), 5: _("For five")}
    words = names.get(form.players, _("In {n}").format(n=form.players))
    if form.teams is None:
        return words
    return f"{words}, {_('in pairs')}" if form.teams else f"{words}, {_('each alone')}"


def title(form: Form) -> str:
    """The name of a line in the list of games."""
    return seats_words(form) if is_house_game(form.variant) else variant_name(form.variant)


def note(form: Form, *, chosen: bool) -> str:
    """The small line under it."""
    if is_house_game(form.variant):
        return _house_note(form)
    character = {
        "chiamata": _("with an auction"),
        "prini": _("the suit is followed"),
        "bisca": _("the sevens are strong"),
    }.get(form.variant, "")
    if not chosen and character:
        return character
    words = seats_words(form)
    if _has_dummy(form):
        return _("{seats}, with the dummy").format(seats=words[:1].lower() + words[1:])
    return words[:1].lower() + words[1:]


def short_note(form: Form) -> str:
    """The same in fewer words, where the marks already tell the number."""
    if form.teams is not None:
        return _("in pairs") if form.teams else _("each alone")
    return _("with the dummy") if _has_dummy(form) else note(form, chosen=True)


def _has_dummy(form: Form) -> bool:
    return any(option.key == "morto" for option, _value in settled(form, {}))


def _house_note(form: Form) -> str:
    if form.teams:
        return _("two against two")
    if form.players == 2:
        return _("the classic")
    if form.players == 3:
        return _("one two is left out")
    return _("each alone")


def seat_role(gender: str, *, partner: bool) -> str:
    """`partner` or `opponent`, as one says it of a woman or of a man."""
    if gender == "f":
        return pgettext("woman", "partner") if partner else pgettext("woman", "opponent")
    return pgettext("man", "partner") if partner else pgettext("man", "opponent")


def character(who: Person, partner: bool | None) -> tuple[str, str]:
    """What is said of somebody under his name, in full and shorter: `prudent opponent`, `prudent`.

    `partner` is None where nobody has one.
    """
    temper = temper_word(who)
    if partner is None:
        return temper, temper
    role = seat_role(who.gender, partner=partner)
    if not temper:
        return role, role
    return pgettext("temperament and role", "{temper} {role}").format(temper=temper, role=role), temper


def match_length(key: str, value: OptionValue) -> str:
    """What ends a match that is not played for winning hands."""
    count = int(value)
    if key == "match_hands":
        return ngettext(
            "The match is {n} hand long; the best balance wins.",
            "The match is {n} hands long; the best balance wins.",
            count,
        ).format(n=count)
    return _("The first balance of +{n} wins the match.").format(n=count)


def short_name(key: str) -> str:
    """What a house rule is called where there is little room."""
    names = {
        "exchange": pgettext("rule", "Exchange"),
        "deal_all": _("Deal all"),
        "follow_at_end": _("Follow at the end"),
        "match": _("Match"),
        "bidding": _("Auction"),
    }
    return names.get(key) or option_name(key)


def option_value(key: str, value: OptionValue) -> str:
    """A value on its control."""
    if key == "removed":
        return upper(value_name(key, value))
    return value_name(key, value)


def explanation(key: str) -> str:
    """A sentence that says what a house rule does; empty for a rule without one."""
    return {
        "first_dealer": _(
            "Who is the first mazziere, the dealer: all draw a card, and the highest or the lowest deals."
        ),
        "void_dealer": _("When a hand is void, the same mazziere deals again or the deal moves on."),
        "independents": _(
            "Each for himself, often nobody passes 60: the most points win, or the hand goes to nobody."
        ),
        "tie": _("A patta, 60 points each, is void, or goes to whoever took the last trick."),
        "capot": _("Cappotto: the side that takes every trick of the hand marks two hands instead of one."),
        "stop_at_61": _("The hand ends as soon as a side has 61 points, enough to win it."),
        "removed": _("Forty cards do not divide by three: one two, a card without points, stays in the box."),
        "signs": _(
            "Segni: the faces partners make to tell their trumps. Swapped gives the knight and the jack each "
            "other’s sign."
        ),
        "spies": _("One sign in four is caught by the opponents too."),
        "requests": _(
            "Partners may ask aloud for a trump, a carico (an ace or a three) or a liscio (a worthless card)."
        ),
        "silent_first_trick": _(
            "No signs and no words before the first trick, the prima mano, has been taken."
        ),
        "show_partner": _("When the stock, the tallone, is empty, partners look at each other’s last cards."),
        "exchange": _(
            "Whoever holds a low trump may put it in the place of the better card turned up as briscola."
        ),
        "deal_all": _("The whole pack is dealt and nothing is drawn; the last card dealt shows the trumps."),
        "hand_size": _("Three cards each, bisca de três, or nine, bisca de nove."),
        "follow_at_end": _("Once the stock is empty, whoever has the suit led must play it."),
        "morto": _(
            "The morto, the fifth hand, turns its cards blindly one by one, or lies open and is played for."
        ),
        "bidding": _(
            "In the asta one promises points, or bids ever lower cards: ace, three, king … down to the two."
        ),
        "first_lead": _("Who leads the first trick: the player at the dealer’s right, or the chiamante."),
        "call_own": _("The chiamante may call a card in his own hand and play alone against all, in mano."),
        "all_pass": _(
            "When nobody bids, the deal moves on, stays, or the mazziere has to bid the smallest promise."
        ),
        "multiplier": _("Every ten points promised above 61 raise what is paid."),
        "capot_doubles": _("Cappotto: whoever takes all eight tricks is paid double."),
        "match": _(
            "What the match is played for: hands won, a fixed number of hands, or a balance of points."
        ),
        "match_hands": _("How many hands a match of a fixed number has."),
        "match_target": _("The balance that wins a match played for points of payment."),
    }.get(key, "")


def score_explanation() -> str:
    """What showing the score means."""
    return _("The points taken stand beside the piles; purists hide them and count in their heads.")


def full_title(form: Form) -> str:
    """The game and its form in one line: `Briscola for four, in pairs`."""
    words = seats_words(form)
    whole = f"{variant_name(form.variant)} {words[:1].lower()}{words[1:]}"
    return _("{seats}, with the dummy").format(seats=whole) if _has_dummy(form) else whole
