"""Views carry only the boards to which someone has come, so they are short beside those of older versions."""

import json
from statistics import mean

from tests.games.sorcerers_stone.view_sizes import CHALLENGES, FILES, HERE, QUIET, sizes


def ratios() -> dict[str, list[float]]:
    """Return, by record, the bytes of each view beside those of the same view at 4310a1e."""
    before = json.loads((HERE / "views" / "sizes.json").read_bytes())
    assert [*before] == [file.stem for file in FILES]
    return {file.stem: [now / then for row, old in zip(sizes(file), before[file.stem], strict=True)
                        for now, then in zip(row, old, strict=True)] for file in FILES}


def test_views_are_short_beside_those_that_carried_all_boards() -> None:
    """Each view of a challenge alone takes at most half of the bytes, on average a third; no other takes more."""
    assert json.loads(QUIET.read_bytes())["result"]["reason"] == "end-fifty"
    found = ratios()
    alone = {name: [one for record, all_of in found.items() if record.startswith(name) for one in all_of]
             for name in CHALLENGES}
    assert {name: max(of) for name, of in alone.items() if max(of) > 1 / 2} == {}
    assert mean(map(mean, alone.values())) <= 1 / 3
    assert max(one for record, all_of in found.items() if record.startswith("sorcerers_stone") for one in all_of) <= 1
