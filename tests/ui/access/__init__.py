"""Tests of the tree that screen readers read."""
