"""What stays the same as long as a server runs: put together and compressed once, and sent with a tag by which browsers
know it again."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final, final

from litestar import Request, Response

Ask = Request[Any, Any, Any]
COMPRESSED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
"""All other kinds are packed already."""


@final
class Fixed:
    """Bytes that are the same for everybody."""

    def __init__(self, body: bytes, kind: str, keep: str) -> None:
        self.body: Final = body
        self.packed: Final = packed(body) if kind.startswith(COMPRESSED) else None
        self.kind: Final = kind
        # Weak, because one tag stands for the packed and the plain bytes.
        self.headers: Final = {
            "etag": f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',
            "cache-control": keep,
            "vary": "accept-encoding",
        }

    def answer(self, request: Ask) -> Response[bytes]:
        if self.is_known(request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=self.headers, media_type=self.kind)
        if self.packed is None or not takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.body, headers=self.headers, media_type=self.kind)
        return Response(self.packed, headers={**self.headers, "content-encoding": "gzip"}, media_type=self.kind)

    def is_known(self, tags: str) -> bool:
        own = self.headers["etag"].removeprefix("W/")
        return own in [tag.strip().removeprefix("W/") for tag in tags.split(",")]


def packed(body: bytes) -> bytes | None:
    """None for what gets no smaller."""
    smaller = gzip.compress(body, 9, mtime=0)
    return smaller if len(smaller) < len(body) else None


def takes_gzip(accepted: str) -> bool:
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
