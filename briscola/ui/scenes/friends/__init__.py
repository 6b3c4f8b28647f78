"""Play with friends: tables nearby, opening one, its page, and the match there."""
