"""The schema is exact: every route, every message, every status."""

from __future__ import annotations

import typing
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from harena.server import wire
from harena.server.openapi import components

from .clients import Person, client, fresh_id, guest, two_at
from .servers import Running

pytestmark = pytest.mark.xdist_group("schema")

Words = dict[str, Any]
CHECKS: list[CheckFunction] = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ROUTES = {
    ("get", "/api/games"),
    ("get", "/api/books/{game}"),
    ("post", "/api/circus/track"),
    ("get", "/api/circus/outfits"),
    ("get", "/api/circus/charts"),
    ("get", "/api/sheets/{game}"),
    ("get", "/api/tables"),
    ("post", "/api/tables"),
    ("get", "/api/tables/{table}"),
    ("post", "/api/tables/{table}/commands"),
    ("get", "/api/tables/{table}/links"),
    ("post", "/api/tables/{table}/hint"),
    ("post", "/api/tables/{table}/odds"),
    ("get", "/api/tables/{table}/record"),
    ("get", "/api/tables/{table}/replay"),
    ("post", "/api/tables/{table}/why-not"),
    ("post", "/api/replay"),
    ("post", "/api/analysis"),
    ("post", "/api/why"),
    ("get", "/api/lessons"),
    ("post", "/api/lessons/{lesson}"),
    ("post", "/api/lessons/{lesson}/odds"),
    ("post", "/api/lessons/{lesson}/why-not"),
    ("get", "/api/tables/{table}/socket"),
    ("post", "/api/guests"),
    ("post", "/api/accounts"),
    ("post", "/api/sessions"),
    ("get", "/api/sessions"),
    ("delete", "/api/sessions/{session}"),
    ("get", "/api/me"),
    ("delete", "/api/me"),
    ("get", "/health"),
    ("get", "/metrics"),
}
CLOSING = {("delete", "/api/me"), ("delete", "/api/sessions/{session}")}
"""Routes after which one is not known any more."""


@pytest.fixture(scope="module")
def schema(server: Running) -> Words:
    return dict(client(server.url).get("/schema").json())


def test_it_is_openapi_and_lists_every_route(schema: Words) -> None:
    assert schema["openapi"].startswith("3.1")
    assert {(method, path) for path, route in schema["paths"].items() for method in route} == ROUTES


def test_it_is_the_same_every_time(server: Running, schema: Words) -> None:
    assert client(server.url).get("/schema/openapi.json").json() == schema


@pytest.mark.parametrize(("union", "field"), [(wire.AnyCommand, "do"), (wire.Outbound, "is")])
def test_every_message_is_a_component_with_its_tag(schema: Words, union: object, field: str) -> None:
    for struct in typing.get_args(union):
        words = schema["components"]["schemas"][struct.__name__]
        assert words["properties"][field] == {"enum": [struct.__struct_config__.tag]}
        assert field in words["required"]
        assert set(words["properties"]) == {field, *struct.__struct_encode_fields__}


def test_unions_name_their_members_by_tag(schema: Words) -> None:
    for name, union in (("AnyCommand", wire.AnyCommand), ("Outbound", wire.Outbound)):
        words = schema["components"]["schemas"][name]
        named = {
            struct.__struct_config__.tag: f"#/components/schemas/{struct.__name__}" for struct in typing.get_args(union)
        }
        assert words["discriminator"]["mapping"] == named
        assert [each["$ref"] for each in words["oneOf"]] == list(named.values())
    commands = schema["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]["content"]
    assert commands["application/json"]["schema"] == {"$ref": "#/components/schemas/AnyCommand"}


def test_messages_that_come_in_are_closed_and_bounded(schema: Words) -> None:
    for struct in (*typing.get_args(wire.AnyCommand), wire.NewTable, wire.NewGuest, wire.Credentials, wire.OddsAsked):
        assert schema["components"]["schemas"][struct.__name__]["additionalProperties"] is False
    move = schema["components"]["schemas"]["Move"]["properties"]
    assert move["picks"]["items"] == {"type": "integer", "minimum": 0, "maximum": 2**31}
    assert move["picks"]["maxItems"] == wire.PICKS_MOST


def test_every_reference_leads_somewhere(schema: Words) -> None:
    def refs(words: object) -> typing.Iterator[str]:
        if isinstance(words, dict):
            yield from [words["$ref"]] if isinstance(words.get("$ref"), str) else []
            words = list(words.values())
        if isinstance(words, list):
            for each in words:
                yield from refs(each)

    named = {f"#/components/schemas/{name}" for name in schema["components"]["schemas"]}
    assert set(refs(schema)) <= named
    assert components() == schema["components"]["schemas"]


def test_what_the_server_says_can_be_read_as_the_schema_has_it(server: Running) -> None:
    ada, _, table = two_at(server.url, "arena-maximus", clock={"each": 60})
    whole = ada.http.get(f"/api/tables/{table}").content
    assert msgspec.json.decode(whole, type=wire.TableWords, strict=True).id == table
    msgspec.json.decode(ada.http.get("/api/games").content, type=wire.GameList)
    msgspec.json.decode(ada.http.get("/health").content, type=wire.Health)


# ---- every route, with whatever the schema allows and some of what it does not


@pytest.fixture(scope="module")
def known(server: Running) -> tuple[Person, Words]:
    ada = guest(server.url)
    return ada, ada.make("colossal-arena", "me", "steady")


@pytest.mark.parametrize(("method", "path"), sorted(ROUTES - CLOSING) + sorted(CLOSING))
def test_whatever_is_sent_is_answered_as_the_schema_says(
    server: Running, schema: Words, known: tuple[Person, Words], method: str, path: str
) -> None:
    person, made = known if (method, path) not in CLOSING else (guest(server.url), known[1])
    operation = schemathesis.openapi.from_dict(schema)[path][method.upper()]
    answered: list[int] = []

    @settings(max_examples=15, phases=[Phase.generate], suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=cases(operation, method))
    def send(case: schemathesis.Case[Any]) -> None:
        if "table" in case.path_parameters and len(answered) % 3:
            # Most often a table that is there.
            case.path_parameters["table"] = made["id"]
        answer = case.call(base_url=server.url, headers=person.headers)
        answered.append(answer.status_code)
        case.validate_response(answer, checks=CHECKS)

    send()
    assert answered
    assert server.healthy()


def cases(operation: Any, method: str) -> SearchStrategy[schemathesis.Case[Any]]:
    """What fits the schema and, where there is a body, what does not."""
    fitting: SearchStrategy[schemathesis.Case[Any]] = operation.as_strategy()
    if method != "post":
        return fitting
    wrong: SearchStrategy[schemathesis.Case[Any]] = operation.as_strategy(
        generation_mode=schemathesis.GenerationMode.NEGATIVE
    )
    return fitting | wrong


def test_nobody_in_particular_is_answered_as_the_schema_says(server: Running, schema: Words) -> None:
    loaded = schemathesis.openapi.from_dict(schema)
    for method, path in sorted(ROUTES):
        case = loaded[path][method.upper()].Case(
            path_parameters={"table": "none", "session": "none", "game": "none", "lesson": "none"},
            body={"name": fresh_id()},
            media_type="application/json",
        )
        case.validate_response(case.call(base_url=server.url), checks=CHECKS)
