"""The lab: experiments with the games, on this machine or on a cluster, and what they came to (docs/research/lab.md).

import holdfast.lab

results = holdfast.lab.run("experiment.yaml", out="results")
print(results.said())

Playing needs nothing but Holdfast. To keep results, to report them and to play on a cluster needs the extra `lab`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdfast.lab.results import Results


def run(
    experiment: Path | str,
    out: Path | str,
    *,
    workers: int | None = None,
    cluster: str = "",
    processes: int | None = None,
    progress: Callable[[int, int], object] = lambda played, planned: None,
) -> "Results":
    """Play an experiment, or go on with it: what lies in `out` is not played again.

    On this machine's cores (`processes`; all by default), on so many Dask workers here (`workers`), or on a Dask cluster
    (`cluster`, the address of its scheduler). Ctrl-C stops it with all that is finished kept.
    """
    from holdfast.lab.experiment import read_experiment
    from holdfast.lab.results import run_experiment
    from holdfast.simulation.executor import ExecutionTarget

    return run_experiment(
        read_experiment(Path(experiment)), Path(out), ExecutionTarget(processes, workers, cluster), progress
    )
