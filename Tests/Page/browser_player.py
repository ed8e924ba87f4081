"""Tests of the player that the page writes."""
TESTS = []
