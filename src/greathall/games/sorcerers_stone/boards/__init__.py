"""What lies on each board and who may see it, in the words of its chapter."""
