"""A match as it is chosen: its people, its game, what a person usually plays."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.client.setup.characters import (
        TEACHER,
        Person,
        face_of_name,
        own_people,
        people,
        person,
        regular_people,
        temper_of,
    )
    from briscola.client.setup.game_forms import Form, GameLine, forms, game_keys, lines_of, own_game_option
    from briscola.client.setup.match_setup import REGULARS, MatchSetup, regular, regulars
    from briscola.client.setup.usual_rules import OWN_GAMES, TEAMS, house_rules, usual_options
