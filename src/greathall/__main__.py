"""Run the command `greathall` as `python -m greathall`."""

import sys

from greathall.cli import main

sys.exit(main())
