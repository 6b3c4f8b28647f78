"""An open page, and all pages that look at one thing: how many, what each is told, heard and let go."""
