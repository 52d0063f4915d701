"""Writes the server's schema, for the browser's types: `python -m tools.openapi FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from harena.server.app import build
from harena.server.config import Config
from harena.server.openapi import exact
from harena.server.server import Server


def main() -> None:
    app = build(Server(Config()))
    schema = exact(app.openapi_schema.to_schema())
    Path(sys.argv[1]).write_bytes(msgspec.json.format(msgspec.json.encode(schema)))


if __name__ == "__main__":
    main()
