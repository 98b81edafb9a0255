"""The command `greathall`."""


def main() -> int:
    return 0
