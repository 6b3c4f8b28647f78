"""The neutral dealer, with guests over real sockets."""
