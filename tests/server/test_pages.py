"""The browser's pages are served from memory: exactly the files of the bundle, and the first one for its own routes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from harena.core.errors import BadRequest
from harena.server.app import build
from harena.server.config import Config, Limits
from harena.server.fixed import takes_gzip
from harena.server.pages import NOT_BUILT, Pages, folder_of_pages
from harena.server.server import Server

Http = TestClient[Litestar]
FIRST = "<!doctype html><title>Harena</title>"
SCRIPT = "export const crowd = 'roars';\n" * 50
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    folder.joinpath("assets").mkdir(parents=True)
    folder.joinpath("index.html").write_text(FIRST)
    folder.joinpath("sprite.svg").write_text("<svg/>")
    folder.joinpath("manifest.webmanifest").write_text("{}")
    folder.joinpath("assets", "index-1a2b.js").write_text(SCRIPT)
    folder.joinpath("assets", "cinzel-3c4d.woff2").write_bytes(bytes(range(256)))
    tmp_path.joinpath("secret.txt").write_text("the seed")
    return folder


@pytest.fixture
def http(bundle: Path, file: Path) -> Iterator[Http]:
    """Two requests, and no more, of one address: files are not counted."""
    limits = Limits(requests=0.001, burst=2)
    config = Config(database=f"sqlite:///{file}", pages=bundle, limits=limits)
    with TestClient(build(Server(config))) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/new?game=colossal-arena", "/t/abc", "/rules/colossal-arena", "/nowhere"])
def test_every_way_of_a_browser_begins_with_the_first_page(http: Http, path: str) -> None:
    answer = http.get(path, headers=BROWSER)
    assert (answer.status_code, answer.text) == (200, FIRST)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:;")
    assert "connect-src 'self'" in policy
    again = http.get(path, headers={**BROWSER, "if-none-match": f'"x", {answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(("path", "headers"), [("/t/abc", {}), ("/api/nowhere", BROWSER)])
def test_programs_and_the_api_are_told_what_is_not_there(http: Http, path: str, headers: dict[str, str]) -> None:
    answer = http.get(path, headers=headers)
    assert answer.status_code == 404
    assert answer.json()["is"] == "refused"


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/cinzel-3c4d.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/sprite.svg", "image/svg+xml", "public, max-age=3600"),
        ("/manifest.webmanifest", "application/manifest+json", "public, max-age=3600"),
    ],
)
def test_files_say_what_they_are_and_how_long_they_may_be_kept(http: Http, path: str, kind: str, keep: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 200
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, keep)
    assert answer.headers["etag"]


def test_files_are_sent_compressed_to_whoever_takes_that(http: Http) -> None:
    path = "/assets/index-1a2b.js"
    packed = http.get(path, headers={"accept-encoding": "br, gzip"})
    plain = http.get(path, headers={"accept-encoding": "identity"})
    assert packed.text == plain.text == SCRIPT
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) == len(SCRIPT)
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [("gzip", True), ("br;q=1.0, GZIP;q=0.5", True), ("", False), ("br", False), ("gzip;q=0", False)],
)
def test_whether_something_may_be_compressed(accepted: str, *, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/assets/other.js", "/index.html", "/t/abc/more", "/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"],
)
def test_all_else_is_refused_in_words(http: Http, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404
    assert answer.json()["is"] == "refused"


def test_what_is_no_schema_is_refused_like_all_else(http: Http) -> None:
    answer = http.get("/schema/other")
    assert answer.status_code == 404
    assert answer.json()["is"] == "refused"
    assert http.get("/schema/openapi.json").json()["openapi"].startswith("3.1")


def test_a_page_may_ask_for_many_files_at_once(http: Http) -> None:
    assert {http.get("/sprite.svg").status_code for _ in range(20)} == {200}
    assert [http.get("/").status_code for _ in range(3)] == [200, 200, 429]


def test_without_a_bundle_it_says_how_to_build_one(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.server.app.folder_of_pages", lambda _wanted: None)
    with TestClient(build(Server(Config(database=f"sqlite:///{file}")))) as client:
        answer = client.get("/")
        assert (answer.status_code, answer.text) == (404, NOT_BUILT)
        assert client.get("/sprite.svg").json()["is"] == "refused"


def test_pages_come_from_the_folder_that_is_named(bundle: Path) -> None:
    assert folder_of_pages(bundle) == bundle
    assert "/sprite.svg" in Pages(bundle).files
    with pytest.raises(BadRequest, match=r"has no index\.html"):
        Config(pages=bundle / "assets").check()
