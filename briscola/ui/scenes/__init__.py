"""The scenes: title, new match, play, results, rules, settings."""
