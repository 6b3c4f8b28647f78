"""A match as it is chosen: its people, its game, what a person usually plays."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.client.setup.characters import (
        TEACHER as TEACHER,
        Person as Person,
        face_of_name as face_of_name,
        own_people as own_people,
        people as people,
        person as person,
        regular_people as regular_people,
        temper_of as temper_of,
    )
    from briscola.client.setup.match_setup import (
        REGULARS as REGULARS,
        MatchSetup as MatchSetup,
        regular as regular,
        regulars as regulars,
    )
    from briscola.client.setup.usual_rules import (
        OWN_GAMES as OWN_GAMES,
        TEAMS as TEAMS,
        house_rules as house_rules,
        usual_options as usual_options,
        usual_value as usual_value,
    )
else:
    __getattr__ = lazily(
        __name__,
        characters="Person TEACHER face_of_name own_people people person regular_people temper_of",
        match_setup="MatchSetup REGULARS regular regulars",
        usual_rules="OWN_GAMES TEAMS house_rules usual_options usual_value",
    )
