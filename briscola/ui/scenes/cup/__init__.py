"""A cup for an evening: the page on which it is set up, and the page that everybody looks at."""
