"""A bridge without Ray: the same messages and the same task, each request in a thread of its own.

Its address says how it behaves: `--ray 2,1` has two places for turns and one for all else; after a third part, `deaf`
never answers a request, `stale` is of another version."""

import argparse
import json
import os
import sys
import threading
import time
from functools import partial
from pathlib import Path

import msgspec

from greathall.pool.messages import Answer, Request, framed, listen, own_pipes, tell
from greathall.pool.worker import answer_request

LOOK = 0.1


def hear(told: int, how: str, diary: Path, data: bytes) -> None:
    request = msgspec.json.decode(data, type=Request)
    with diary.open("a") as page:
        page.write(f"{os.getpid()} {request.id} {'forget' if request.job is None else request.job.what}\n")
    if request.job is None:
        tell(told, framed(Answer(request.id, fault="TaskCancelledError", again=True)))
    elif how == "stale":
        old = msgspec.structs.replace(request, job=msgspec.structs.replace(request.job, version="0.0.1"))
        tell(told, framed(answer_request(old)))
    elif how != "deaf":
        threading.Thread(target=lambda: tell(told, framed(answer_request(request))), daemon=True).start()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--ray")
    turns, rest, how, diary = parser.parse_args().ray.split(",")
    with Path(diary).with_suffix(".env").open("w") as page:
        json.dump(dict(os.environ), page)
    asked, told = own_pipes()
    threading.Thread(target=listen, args=(asked, partial(hear, told, how, Path(diary))), daemon=True).start()
    print("hello", file=sys.stderr, flush=True)
    while True:
        tell(told, framed(Answer(0, places=(int(turns), int(rest)))))
        time.sleep(LOOK)


if __name__ == "__main__":
    main()
