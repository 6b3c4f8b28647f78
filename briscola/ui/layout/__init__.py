"""Where everything is: pure geometry, from a window's size to the rest of every card."""
