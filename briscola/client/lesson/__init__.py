"""The first evening: a lesson of twelve short steps on fixed deals, as data and without a picture."""
