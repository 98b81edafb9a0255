"""Which interpreter is measured and how busy the machine is; every figure names both."""

import os
import platform
import sysconfig


def build() -> str:
    """Return the interpreter's version and how it was built, because that is worth up to 7%."""
    flags = sysconfig.get_config_var("CONFIG_ARGS") or ""
    how = [word for flag, word in (("--enable-optimizations", "PGO"), ("--with-lto", "LTO")) if flag in flags]
    told = f"with {' and '.join(how)}" if how else "without PGO and LTO"
    return f"{platform.python_implementation()} {platform.python_version()} {told}"


def machine() -> str:
    one, _, quarter = os.getloadavg()
    return f"{build()}; {os.cpu_count()} processors, load {one:.1f}, {quarter:.1f} over a quarter of an hour"
