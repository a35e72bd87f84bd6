"""The processes of a Ray cluster instead of this machine's. Ray is an extra and comes only when it is asked for.

Ray finds its cluster itself: `RAY_ADDRESS`, else one that runs on this machine; where there is none, it begins one here
that nobody else can reach. Lanterne must be installed in the same version wherever games are played, and a bot from a
file must lie there, too.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any, Final, final

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase

HERE: Final = "127.0.0.1"


@final
class Waiting:
    """Work that is under way on the cluster."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray = ray
        self.reference = reference

    def result(self) -> Any:
        """What came of it. Raises what the work raised, or `BrokenProcessPool` where its process died."""
        try:
            return self.ray.get(self.reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise BrokenProcessPool(str(error)) from None


@final
class Cluster:
    """Open while games are played on it; whatever is still under way then is given up."""

    def __init__(self) -> None:
        self.ray: Any = None
        self.workers = 1

    def __enter__(self) -> Cluster:
        """Raises `BadInput` where Ray is not installed."""
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise BadInput(Phrase("ray-missing")) from None
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            ray.init(address="auto", **quiet)
        except ConnectionError:  # there is no cluster
            ray.init(address="local", include_dashboard=False, _node_ip_address=HERE, **quiet)
        self.ray = ray
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        return self

    def __exit__(self, *error: object) -> None:
        self.ray.shutdown()

    def submit(self, work: Callable[..., Any], *args: Any) -> Waiting:
        return Waiting(self.ray, self.ray.remote(work).remote(*args))
