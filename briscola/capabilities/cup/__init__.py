"""A cup for an evening: three to sixteen, in a form that is a row of data, round by round from one seed."""
