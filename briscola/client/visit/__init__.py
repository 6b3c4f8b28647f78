"""One person at tables of friends, guest or host: what she is told, checks, signs, keeps and steers."""
