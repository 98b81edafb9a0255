"""The compute pool: the one place where bots think, here or on other machines too.

`Here` has processes beside the caller (greathall.pool.here), `Cluster` also has a Ray cluster (greathall.pool.cluster).
Both take a `Job` and return bytes. `Bots` asks them for a bot's move, `in_slices` for many parts of one work."""

from greathall.pool.job import Job, NoAnswer, Pool, Rank, Tick

__all__ = ["Job", "NoAnswer", "Pool", "Rank", "Tick"]
