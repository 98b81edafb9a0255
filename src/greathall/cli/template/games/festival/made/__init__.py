"""Written by `greathall state` from the declaration of the table: change that and run it again."""
