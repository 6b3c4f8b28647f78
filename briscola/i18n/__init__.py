"""What is said: gettext, the words of cards, rules, options and hints; translations in `strings/`."""
