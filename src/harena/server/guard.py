"""What every request must pass: limits by address, an origin that may write, and headers that keep pages safe."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Container
from typing import Final, final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ..core.errors import Refusal
from .config import Config
from .errors import STATUS, NotAllowed, TooMuch, wrong_words
from .wire import Refused

COOKIE: Final = "__Host-harena"
PLAIN_COOKIE: Final = "harena"
BUCKETS_MOST: Final = 50_000
READING: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = [
    (b"content-security-policy", b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
     b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]  # fmt: skip
NOT_STORED: Final = (b"cache-control", b"no-store")
LONG_TLS: Final = (b"strict-transport-security", b"max-age=31536000")


@final
class Bucket:
    """So many at once, and so many a second after that; one for each key."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.levels: Final[dict[str, tuple[float, float]]] = {}

    def take(self, key: str) -> bool:
        """Whether there was still one for this key."""
        now = time.monotonic()
        level, at = self.levels.get(key, (float(self.burst), now))
        level = min(float(self.burst), level + (now - at) * self.rate)
        if level < 1.0:
            self.levels[key] = (level, now)
            return False
        if len(self.levels) >= BUCKETS_MOST:
            self.forget(now)
        self.levels[key] = (level - 1.0, now)
        return True

    def forget(self, now: float) -> None:
        """Keys whose bucket is full again need not be remembered."""
        full = [key for key, (level, at) in self.levels.items() if level + (now - at) * self.rate >= self.burst]
        for key in full or list(self.levels)[: BUCKETS_MOST // 2]:
            del self.levels[key]


@final
class Window:
    """At most so many in so many seconds, of one connection."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most: Final = most
        self.seconds: Final = seconds
        self.times: Final[deque[float]] = deque()

    def take(self) -> bool:
        now = time.monotonic()
        while self.times and self.times[0] < now - self.seconds:
            self.times.popleft()
        self.times.append(now)
        return len(self.times) <= self.most


@final
class Buckets:
    """All limits of one process."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.requests: Final = Bucket(limits.requests, limits.burst)
        self.account: Final = Bucket(limits.sign_ins / 60, limits.sign_ins)
        self.sign_ins: Final = Bucket(4 * limits.sign_ins / 60, 4 * limits.sign_ins)
        self.tables: Final = Bucket(limits.tables / 60, limits.tables)
        self.tables_a_day: Final = Bucket(limits.tables_a_day / 86_400, limits.tables_a_day)
        self.chat: Final = Bucket(0.5, 3)
        self.hints: Final = Bucket(0.2, 5)
        self.replays: Final = Bucket(1.0, 30)


def check(bucket: Bucket, key: str, what: str) -> None:
    if not bucket.take(key):
        raise TooMuch(what)


@final
class Guard:
    """The outermost layer. It refuses before anything is read."""

    def __init__(self, app: ASGIApp, config: Config, buckets: Buckets, free: Container[str] = ()) -> None:
        self.app: Final = app
        self.free: Final = free
        """Paths of files that cost nothing: a page asks for many at once, and friends behind one address for more."""
        self.config: Final = config
        self.buckets: Final = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.http(scope, receive, send)
        else:
            # Sockets are checked by their own handler, which can say why.
            await self.app(scope, receive, send)

    async def http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [*message.get("headers", [])]
                message["headers"] = [*own, *safe_headers(scope, own)]
            await send(message)

        if scope["path"] not in self.free and not self.buckets.requests.take(address(scope)):
            await refuse(safely, TooMuch("many-requests"))
        elif scope["method"] not in READING and not from_own_page(scope, self.config):
            await refuse(safely, NotAllowed("own-pages"))
        else:
            await self.app(scope, receive, safely)


def safe_headers(scope: HTTPScope, own: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    extra = [*HEADERS]
    if scope["scheme"] == "https":
        extra.append(LONG_TLS)
    if scope["path"].startswith("/api/") and not any(name == NOT_STORED[0] for name, _ in own):
        # Only what is the same for everybody says itself how long it may be kept.
        extra.append(NOT_STORED)
    return extra


def from_own_page(scope: Scope, config: Config) -> bool:
    """A browser says where it comes from, and that must be here. A program says nothing, and has no cookie that it
    could be tricked with."""
    origin = header(scope, b"origin")
    return own_origin(origin, scope, config) if origin else not sent_cookie(scope)


def own_origin(origin: str, scope: Scope, config: Config) -> bool:
    scheme, _, host = origin.partition("://")
    return origin in config.origins or (scheme in ("http", "https") and host == header(scope, b"host") != "")


def sent_cookie(scope: Scope) -> bool:
    cookies = header(scope, b"cookie")
    return COOKIE in cookies or PLAIN_COOKIE in cookies


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key.lower() == name:
            return value.decode("latin-1")
    return ""


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


async def refuse(send: Send, refusal: Refusal) -> None:
    body = msgspec.json.encode(Refused(error=wrong_words(refusal)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.kind == "too-much":
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": STATUS[refusal.kind], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
