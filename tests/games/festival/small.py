"""The scene of the game that `greathall new-game` writes."""

from greathall.cli.template.tests.festival.test_festival import scene, world_of, worlds

__all__ = ["scene", "world_of", "worlds"]
