"""Secrets on disk, guests by signed tokens, names fit for everyone's screen."""

import os
import stat
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greathall.core.words import Illegal
from greathall.server.identity import KEY, MARKS, OLD, Keeper, Secrets, clean_name, new_id
from greathall.server.sentences import Refused

KEEPER, OTHER = Keeper(b"k" * 32), Keeper(b"o" * 32)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# ── the secret ───────────────────────────────────────────────────────────────
def test_the_secret_is_made_once_and_kept_closed(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "hall"
    first = Secrets.at(folder)
    assert len(first.key) == 32
    assert mode(folder) == 0o700
    assert mode(folder / KEY) == 0o600
    assert first.notes == ()
    assert Secrets.at(folder) == first
    assert [file.name for file in folder.iterdir()] == [KEY]


def test_two_halls_have_two_secrets(tmp_path: Path) -> None:
    assert Secrets.at(tmp_path / "a").key != Secrets.at(tmp_path / "b").key


def test_a_loose_key_is_closed_and_told(tmp_path: Path) -> None:
    folder = tmp_path / "hall"
    key = Secrets.at(folder).key
    (folder / KEY).chmod(0o644)
    folder.chmod(0o755)
    again = Secrets.at(folder)
    assert (again.key, mode(folder), mode(folder / KEY)) == (key, 0o700, 0o600)
    assert len(again.notes) == 2
    assert all("mode" in note for note in again.notes)
    assert Secrets.at(folder).notes == ()


def test_an_empty_folder_is_made_the_halls_own(tmp_path: Path) -> None:
    folder = tmp_path / "hall"
    folder.mkdir()
    folder.chmod(0o755)
    assert len(Secrets.at(folder).notes) == 1
    assert mode(folder) == 0o700


@pytest.mark.parametrize("sticky", [False, True])
def test_a_shared_folder_is_refused_and_left_as_it_is(tmp_path: Path, sticky: bool) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    if sticky:
        folder.chmod(0o1777)
    else:
        (folder / "letters.txt").touch()
        folder.chmod(0o755)
    before = mode(folder), list(folder.iterdir())
    with pytest.raises(Illegal, match="can read"):
        Secrets.at(folder)
    assert (mode(folder), list(folder.iterdir())) == before


@pytest.mark.parametrize("text", ["", "abc", "z" * 64, "a" * 63, "a" * 65, "a" * 64 + "\nb"])
def test_a_broken_key_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    Secrets.at(tmp_path)
    (tmp_path / KEY).write_text(text)
    with pytest.raises(Illegal, match="doesn't hold a hall's secret"):
        Secrets.at(tmp_path)
    assert (tmp_path / KEY).read_text() == text


def test_a_place_that_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Illegal, match="can't be stored"):
        Secrets.at(tmp_path / "file")
    with pytest.raises(Illegal, match="can't be stored"):
        Secrets.at(tmp_path / "file" / "hall")
    (tmp_path / KEY).mkdir()
    with pytest.raises(Illegal, match="can't be read"):
        Secrets.at(tmp_path)


def test_of_many_makers_one_wins(tmp_path: Path) -> None:
    found: list[bytes] = []
    start = threading.Barrier(8)

    def make() -> None:
        start.wait()
        found.append(Secrets.at(tmp_path / "hall").key)

    threads = [threading.Thread(target=make) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1
    assert os.listdir(tmp_path / "hall") == [KEY]


def test_the_secret_does_not_print_itself(tmp_path: Path) -> None:
    secrets = Secrets.at(tmp_path)
    assert secrets.key.hex() not in repr(secrets)
    assert str(secrets.key) not in str(secrets)


# ── guests ───────────────────────────────────────────────────────────────────
GUEST, SESSION = KEEPER.new(), KEEPER.new_session()


def test_no_id_reads_as_an_option_of_a_command() -> None:
    """An id that began with a hyphen, one of 64, could not be given to `greathall admin ban`."""
    made = [new_id() for _ in range(1000)] + [Keeper(b"key").new() for _ in range(1000)]
    assert not any(name.startswith("-") for name in made)
    assert len(set(made)) == len(made)


def test_a_token_says_who_and_where() -> None:
    assert len(GUEST) == 22
    token = KEEPER.token(GUEST, SESSION)
    assert KEEPER.session(token) == (GUEST, SESSION)
    assert KEEPER.who(token) == GUEST
    assert Keeper(b"k" * 32).who(token) == GUEST  # after a restart too
    assert len({KEEPER.new() for _ in range(1000)}) == 1000


def test_a_token_from_before_sessions_is_still_known() -> None:
    token = KEEPER.token(GUEST, OLD)
    assert token.startswith("g1.")
    assert KEEPER.session(token) == (GUEST, OLD)
    assert KEEPER.session(token.replace("g1.", "g2.")) is None
    assert KEEPER.session(f"g2.{GUEST}.{OLD}.{token.rsplit('.', 1)[1]}") is None


def test_a_token_of_another_hall_or_session_says_nothing() -> None:
    assert KEEPER.who(OTHER.token(GUEST, SESSION)) is None
    assert KEEPER.who(KEEPER.token(GUEST, SESSION).replace(SESSION, KEEPER.new_session())) is None


def test_codes_and_tokens_are_not_each_other() -> None:
    token, code = KEEPER.token(GUEST, SESSION), KEEPER.recovery(GUEST, 7, 99)
    assert KEEPER.read_recovery_code(code) == (GUEST, 7, 99)
    assert KEEPER.who(code) is None
    assert KEEPER.read_recovery_code(token) is None
    signed = code.rsplit(".", 1)[1]
    assert KEEPER.who(f"g2.{GUEST}.{SESSION}.{signed}") is None
    assert KEEPER.read_recovery_code(f"r2.{GUEST}.7.99.{token.rsplit('.', 1)[1]}") is None


def test_each_purpose_has_its_own_key() -> None:
    """Even over the same text the signatures differ."""
    signed = [KEEPER.token("guest", "7.99"), KEEPER.token("guest.7.99", OLD), KEEPER.recovery("guest", 7, 99)]
    assert len({text.rsplit(".", 1)[1] for text in signed}) == 3


def test_a_code_is_good_for_its_generation_and_its_time_only() -> None:
    code = KEEPER.recovery(GUEST, 1, 2)
    for other in ("2.2", "01.2", "11.2", ".2", "-1.2", "1.3", "1.02", "1.", "1" * 12):
        assert KEEPER.read_recovery_code(code.replace(".1.2.", f".{other}.")) is None
    assert OTHER.read_recovery_code(code) is None


def test_every_changed_letter_is_noticed() -> None:
    for right, reader in ((KEEPER.token(GUEST, SESSION), KEEPER.who), (KEEPER.token(GUEST, OLD), KEEPER.who),
                          (KEEPER.recovery(GUEST, 3, 99), KEEPER.read_recovery_code)):
        for at in range(len(right)):
            for other in ("A", "b", "_", ".", "é", "\n", ""):
                wrong = right[:at] + other + right[at + 1:]
                assert reader(wrong) is None or wrong == right
        for wrong in (right + "\n", " " + right, right + "A", right * 2, right.upper(), right + "\0"):
            assert reader(wrong) is None


@given(st.text(max_size=200))
def test_no_text_is_a_token(text: str) -> None:
    assert KEEPER.who(text) is None
    assert KEEPER.read_recovery_code(text) is None
    assert KEEPER.who("g1." + text) is None


def test_nothing_and_very_much_are_no_tokens() -> None:
    for text in (None, "", "." * 10_000_000, "g1." + "A" * 1_000_000):
        assert KEEPER.who(text) is None
        assert KEEPER.read_recovery_code(text) is None


# ── names ────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("text", "name"), [
    ("Ann", "Ann"),
    ("  Ann  Lee\t", "Ann Lee"),
    ("Ame\u0301lie", "Am\u00e9lie"),
    ("山田\u3000太郎", "山田 太郎"),
    ("علی\u200cرضا", "علی\u200cرضا"),
    ("👩\u200d🚀", "👩\u200d🚀"),
    ("O'Neil & Co. \"x\"", "O'Neil & Co. \"x\""),
    ("x" * 40, "x" * 40),
    ("e\u0301" * 40, "\u00e9" * 40),
    ("x" + "\u0337" * 30 + "y", "x" + "\u0337" * MARKS + "y"),
    ("x" + "\u0337\u200d" * 10, "x" + "\u0337\u200d" * MARKS),
    ("שָּׁלוֹם", "שָּׁלוֹם"),
])
def test_good_names(text: str, name: str) -> None:
    assert clean_name(text) == name
    assert clean_name(name) == name


@pytest.mark.parametrize(("text", "key"), [
    ("", "empty"), ("   ", "empty"), ("\n", "empty"), ("\u200d", "empty"), ("\u3164\u3164", "empty"),
    ("\u0301", "empty"), ("\ufe0f", "empty"),
    ("x" * 41, "long"), ("x" * 10_000_000, "long"), (" " * 1_000_000 + "x", "long"), ("\u0958" * 40, "long"),
    ("a\0b", "sign"), ("a\nb", "sign"), ("a\x1b[31mb", "sign"), ("a\x9bb", "sign"), ("\ud800", "sign"),
    ("a\u202eb", "sign"), ("a\u2066b", "sign"), ("a\u200fb", "sign"), ("\ufeffa", "sign"), ("a\u2028b", "sign"),
    ("<b>", "sign"), ("a>b", "sign"), ("a\u200bb", "sign"), ("a\U000e0041b", "sign"), ("\ue000", "sign"),
], ids=lambda text: ascii(text)[:30])
def test_bad_names(text: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(text)
    assert (refused.value.status, refused.value.key) == (400, f"name-{key}")
    assert len(refused.value.why) < 100
    assert not text.strip() or text not in refused.value.why


@given(st.text(max_size=60))
def test_a_cleaned_name_is_clean(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    assert 1 <= len(name) <= 40
    assert clean_name(name) == name
    assert not set(name) & set("<>\n\r\t\0\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
