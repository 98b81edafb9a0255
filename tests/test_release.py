"""The last lines of `make release`."""

from tests.release import promised, verdict


def test_the_last_lines_name_every_python_that_was_promised_but_not_tried() -> None:
    *most, last = promised()
    assert verdict("1.0", [*most, last], promised()).startswith("All is well. Tag it:")
    said = verdict("1.0", most, promised())
    assert "All is well" not in said
    assert "git tag -a v1.0" in said
    assert said.splitlines()[-2].startswith(f"NOT TRIED: Python {last}. ")
