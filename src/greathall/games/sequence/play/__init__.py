"""The rules of Sequence, a module a chapter of the rule sheet: deal, turn, lines, asides."""
