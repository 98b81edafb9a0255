"""Disks that can be full or read-only for a while, each in the way this computer allows."""

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.hall import Hall


def ran(*words: str) -> bool:
    with suppress(FileNotFoundError):
        return subprocess.run(words, capture_output=True).returncode == 0
    return False


class Small:
    """A disk of a few megabytes, filled up with ballast."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def refuse(self, _: Hall) -> None:
        with suppress(OSError), (self.place / "ballast").open("wb", buffering=0) as ballast:
            while True:
                ballast.write(b"x" * 4096)

    def admit(self, _: Hall) -> None:
        (self.place / "ballast").unlink()

    def read_only(self, on: bool) -> None:
        assert ran("mount", "-o", "remount,ro" if on else "remount,rw", str(self.place))


@contextmanager
def small(place: Path, megabytes: int = 3) -> Iterator[Small]:
    place.mkdir()
    if sys.platform != "linux" or not ran("mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(place)):
        pytest.skip("this user can't mount a small disk")
    try:
        yield Small(place)
    finally:
        ran("umount", "-l", str(place))


class Limited:
    """No file of the hall may grow; any user may set that."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def refuse(self, door: Hall) -> None:
        self._set(door, 4096)

    def admit(self, door: Hall) -> None:
        self._set(door, resource.RLIM_INFINITY)

    def _set(self, door: Hall, most: int) -> None:
        assert door.process is not None
        hard = resource.prlimit(door.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(door.process.pid, resource.RLIMIT_FSIZE, (most, hard))


@contextmanager
def limited(place: Path) -> Iterator[Limited]:
    place.mkdir()
    if not hasattr(resource, "prlimit"):
        pytest.skip("the limits of another process can't be set on this system")
    yield Limited(place)


class Immutable:
    """The files can't be written any more, even by those who have them open; for root, on some file systems."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def refuse(self, _: Hall) -> None:
        self._set("+i")

    def admit(self, _: Hall) -> None:
        self._set("-i")

    def _set(self, mode: str) -> None:
        for name in ("hall.sqlite", "hall.sqlite-wal"):
            assert ran("chattr", mode, str(self.place / "data" / name))


@contextmanager
def immutable(place: Path) -> Iterator[Immutable]:
    place.mkdir()
    if not becomes_immutable(place / "trial"):
        pytest.skip("open files can't be made read-only here")
    try:
        yield Immutable(place)
    finally:
        ran("chattr", "-R", "-i", str(place))
        shutil.rmtree(place / "data", ignore_errors=True)


def becomes_immutable(trial: Path) -> bool:
    with trial.open("wb", buffering=0) as file:
        if not ran("chattr", "+i", str(trial)):
            return False
        try:
            os.write(file.fileno(), b"x")
        except OSError:
            return True
        finally:
            ran("chattr", "-i", str(trial))
    return False
