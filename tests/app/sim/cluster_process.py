"""A Dask cluster of its own: tells the scheduler's address and the workers' process numbers, and lives until told."""

from __future__ import annotations

import sys

from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        pids = [nanny.pid for nanny in cluster.workers.values()]
        sys.stdout.write(f"{cluster.scheduler_address} {' '.join(map(str, pids))}\n")
        sys.stdout.flush()
        sys.stdin.read()
