"""`python sieve.py NAMES COMMAND …`: run a command with these system calls and no others, as systemd filters them.

Anything else ends the process, and so does memory that is both written and run."""

import ctypes
import os
import sys

KILL, ALLOW, MASKED = 0x80000000, 0x7FFF0000, 7
WRITE, EXECUTE = 2, 4
PROT = 2
"""The argument of mmap and mprotect that says what the memory is for."""


class Compare(ctypes.Structure):
    """libseccomp's `scmp_arg_cmp`: an argument under a mask has a value."""

    _fields_ = [("arg", ctypes.c_uint), ("op", ctypes.c_int), ("mask", ctypes.c_uint64), ("value", ctypes.c_uint64)]


def sift(names: list[str]) -> None:
    """Let this process and all that come of it make only these system calls."""
    lib = ctypes.CDLL("libseccomp.so.2", use_errno=True)
    lib.seccomp_init.restype = ctypes.c_void_p
    context = ctypes.c_void_p(lib.seccomp_init(ctypes.c_uint32(KILL)))
    guarded = {"mmap": [(EXECUTE, 0), (WRITE | EXECUTE, EXECUTE)], "mprotect": [(EXECUTE, 0)],
               "pkey_mprotect": [(EXECUTE, 0)]}
    for name in names:
        number = lib.seccomp_syscall_resolve_name(name.encode())
        for mask, value in guarded.get(name, [(0, 0)]) if number >= 0 else []:
            compare = Compare(PROT, MASKED, mask, value)
            lib.seccomp_rule_add_array(context, ctypes.c_uint32(ALLOW), number, int(name in guarded),
                                       ctypes.byref(compare))
    if lib.seccomp_load(context):
        raise OSError("no filter of system calls here")


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        allowed = file.read().split()
    sift(allowed)
    os.execv(sys.argv[2], sys.argv[2:])
