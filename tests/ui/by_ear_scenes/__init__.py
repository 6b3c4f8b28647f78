"""Scenes, sheets and lists without a look at them: what they say of themselves."""
