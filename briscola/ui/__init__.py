"""The window: scenes, widgets, pictures, sounds and words. Knows no rule of the game.

`README.md` says where to begin.
"""
