"""Each challenge's board: what is on it and who may see it, one module per chapter."""
