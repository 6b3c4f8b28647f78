"""The nets that play the games of tricks and draws."""
