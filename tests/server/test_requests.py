"""Requests made up from the description of the server itself: none of them makes it fail."""

import os
import time
from contextlib import suppress
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.specs.openapi.checks import content_type_conformance, status_code_conformance

from tests.server.people import PATIENCE, Running

LONG = bool(os.environ.get("HOLDFAST_LONG"))
CHECKS = [schemathesis.checks.not_a_server_error, status_code_conformance, content_type_conformance]
LONGEST = 15.0
"""Seconds for one kind of request in the long form."""
HERE = ("save", "replay", "report", "links", "name")
"""Requests that are tried on a table that is there."""


def test_no_request_makes_the_server_fail(server: Running, tmp_path: Path) -> None:
    host = server.person()
    made = host.create("robinson", ("me", "link"))
    before = server.context.store
    schema = schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")
    schema.config.base_url = server.base
    other = server.person()
    other.create()
    headers = {"origin": server.base, "cookie": host.cookie}
    another = {"origin": server.base, "cookie": other.cookie}
    tried, until = 0, 0.0

    def request(case: schemathesis.Case) -> None:
        nonlocal tried
        if time.monotonic() > until:
            return
        if "id" in case.path_parameters and case.operation.path.endswith(HERE):
            case.path_parameters["id"] = made["id"]
        forgets = case.operation.path.endswith("forget")  # whoever asks for that has no table any more
        response = case.call(headers=another if forgets else headers, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)
        assert "Traceback" not in response.text
        tried += 1

    for result in schema.get_all_operations():
        for mode in schemathesis.GenerationMode:
            until = time.monotonic() + LONGEST
            cases = result.ok().as_strategy(generation_mode=mode)
            trying = settings(
                max_examples=300 if LONG else 4,
                deadline=None,
                derandomize=not LONG,
                suppress_health_check=list(HealthCheck),
                database=None,
            )
            with suppress(Unsatisfiable):  # a request without parameters cannot be wrong
                trying(given(cases)(request))()
    assert tried > 80
    print(f"{tried} requests")
    assert server.context.store is before
    assert host.socket(made["id"]).state["undo"]["can"] is False, "somebody has answered"
