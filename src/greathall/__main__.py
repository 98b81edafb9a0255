"""`python -m greathall` is the command `greathall`."""

import sys

from greathall.cli import main

sys.exit(main())
