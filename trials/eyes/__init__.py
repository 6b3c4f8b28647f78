"""Put on PYTHONPATH, this folder lets a trial see where the controls of a running program lie."""
