"""Sheets of paper over a page: bases of scenes, lists, questions."""
