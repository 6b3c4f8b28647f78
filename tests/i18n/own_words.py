"""Words and marks of each language that tests look for: a new language has its rows here and nowhere else."""

import re

TRADE = {
    "en": {
        "blank": "lisci",
        "load": "lisci",
        "strozzo": "strozzo",
        "partner": "partners",
    },
    "de": {"lusche": "lisci", "volle": "lisci", "strozz": "strozzo", "partner": "partners"},
    "hr": {
        "lišo": "lisci",
        "liši": "lisci",
        "karik": "lisci",
        "štroc": "strozzo",
        "partner": "partners",
        "ortak": "calling",
    },
    "it": {
        "liscio": "lisci",
        "carico": "lisci",
        "strozzo": "strozzo",
        "compagn": "partners",
        "socio": "calling",
    },
    "es": {
        "blanca": "lisci",
        "brisca": "lisci",
        "pisotón": "strozzo",
        "compañer": "partners",
        "socio": "calling",
    },
    "fr": {"blanche": "lisci", "brisque": "lisci", "strozzo": "strozzo", "partenaire": "partners"},
    "pt": {"palha": "lisci", "carga": "lisci", "abafo": "strozzo", "parceir": "partners"},
}
"""By language the stems that only players know, and the step that shows what they mean."""

YOU = {
    code: re.compile(rf"\b({words})\b", re.IGNORECASE)
    for code, words in {
        "en": "you|your|yours|us|them|theirs",
        "de": "du|dich|dir|dein|deine|deiner|deinem|deinen|bist|hast|wir|uns",
        "es": "tú|te|ti|tu|tus|tuyo|tuya|eres|tienes|ganas|nosotros|ellos",
        "fr": "tu|toi|ton|ta|tes|nous|eux",
        "hr": "ti|te|tebi|tebe|tvoj|tvoja|tvoje|tvoji|dobivaš|nosiš|mi|nas|oni",
        "it": "tu|te|ti|tuo|tua|tuoi|tue|hai|sei(?! di)|vinci|prendi|arrivi|noi|loro|date?",
        "pt": "tu|te|ti|teu|tua|teus|tuas|contigo|tens|ganhas|nós|eles",
    }.items()
}
"""Words that speak to one person, or from one side."""

ALONE = {
    "en": "you your yours yourself",
    "de": "du dich dir dein deine deiner deinem deinen",
    "es": "tú te ti tu tus tuyo tuya contigo eres has",
    "fr": "tu te toi ton ta tes tope profites",
    "hr": "ti te tebi tebe tobom tvoj tvoja tvoje tvoju si",
    "it": "tu ti te tuo tua tuoi tue hai sei goditela",
    "pt": "tu te ti teu tua teus tuas contigo és tens",
}
"""Words that mean one person."""

PAIRS = {
    "en": ("“”",),
    "de": ("„“",),
    "es": ("¿?", "¡!", "«»"),
    "fr": ("«»",),
    "hr": ("„”",),
    "it": ("«»", "“”"),
    "pt": ("«»",),
}
"""Marks that open and close."""
