"""Attacks on a real hall, with honest players beside them."""
