"""Tests are the same on every machine and every day."""

from tests import property_based

property_based.register()
