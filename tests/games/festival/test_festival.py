"""The tests of the game that `greathall new-game` writes, as they are written; its laws are in tests/test_laws.py."""

from greathall.cli.template.tests.festival.test_festival import *  # noqa: F403

del test_laws  # noqa: F821
