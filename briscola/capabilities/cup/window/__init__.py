"""The page on which a cup is set up, and the page that everybody looks at."""
