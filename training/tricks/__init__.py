"""Training for the games of tricks and draws: all but chiamata."""
