"""Single deals: one played again from its code, that of the day, a hand that two friends compare."""
