"""Places of everything: pure geometry, from a window's size to every card at rest."""
