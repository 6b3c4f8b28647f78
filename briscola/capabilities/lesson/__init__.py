"""The first evening: twelve short steps on prepared packs, led by one of the regulars."""
