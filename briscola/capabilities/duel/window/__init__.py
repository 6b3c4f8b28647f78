"""The text for a friend, and the page on which both results stand."""
