"""Note which rules were tested, for `greathall rules --check`."""

from greathall.testing.ledger import (  # noqa: F401  (pytest finds them here)
    pytest_configure, pytest_runtest_logreport, pytest_runtest_makereport, pytest_sessionfinish,
)
