"""The schema that is served: routes as the framework lists them, messages exactly as they are checked."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from . import wire

Words = dict[str, Any]
REF: Final = "#/components/schemas/{name}"
SOCKET: Final = "/api/tables/{table}/socket"
UNIONS: Final = {"AnyCommand": (wire.AnyCommand, "do"), "Outbound": (wire.Outbound, "is")}
"""What may come in over a socket or as a post, and what goes out over a socket."""


class ExactSchema(JsonRenderPlugin):
    """OpenAPI 3.1 with the messages of sockets among its components."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Words) -> bytes:
        return self.render_json(request, exact(openapi_schema))


def exact(schema: Words) -> Words:
    """The framework's description with its guesses about messages replaced by what really is read and written."""
    named = schema.get("components", {}).get("schemas", {})
    unknown = named.keys() - components().keys()
    assert not unknown, f"These messages are not in wire.py: {sorted(unknown)}"
    paths = {**schema["paths"], SOCKET: {"get": socket_words()}}
    paths["/api/tables/{table}/commands"] = with_body(paths["/api/tables/{table}/commands"], "AnyCommand")
    return {**schema, "paths": paths, "components": {"schemas": components()}}


@cache
def components() -> Words:
    structs = [thing for thing in vars(wire).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    public = [struct for struct in structs if struct not in (msgspec.Struct, wire.Command)]
    _, found = msgspec.json.schema_components(dict.fromkeys(public), ref_template=REF)
    return {**found, **{name: union_words(*union) for name, union in UNIONS.items()}}


def union_words(union: Any, field: str) -> Words:
    names = {str(struct.__struct_config__.tag): REF.format(name=struct.__name__) for struct in get_args(union)}
    refs = [{"$ref": ref} for ref in names.values()]
    return {"oneOf": refs, "discriminator": {"propertyName": field, "mapping": names}}


def with_body(route: Words, name: str) -> Words:
    content = {"application/json": {"schema": {"$ref": REF.format(name=name)}}}
    return {**route, "post": {**route["post"], "requestBody": {"content": content, "required": True}}}


def socket_words() -> Words:
    """A socket is opened by a request like any other; what follows is said in words and components."""
    return {
        "tags": ["tables"],
        "summary": "Socket",
        "description": (
            "Open a WebSocket. Every text frame that comes in is one AnyCommand, every one that goes out one Outbound: "
            "first the table as it is, or what is new since a number, then the table as it changes. Whoever asks "
            "without the headers of a WebSocket is refused."
        ),
        "operationId": "ApiTablesSocket",
        "parameters": [
            {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
            {"name": "since", "in": "query", "required": False, "schema": {"type": "integer", "default": -1}},
        ],
        "responses": {
            "101": {"description": "The socket is open."},
            **{
                status: {
                    "description": "Refused, with a sentence.",
                    "content": {"application/json": {"schema": {"$ref": REF.format(name="Refused")}}},
                }
                for status in ("400", "404", "405", "429")
            },
        },
    }
