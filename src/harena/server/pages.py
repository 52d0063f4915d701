"""The browser's pages: every file of the built bundle, read once. What is not among them cannot be asked for."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final, final

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from .fixed import Fixed

Ask = Request[Any, Any, Any]
FIRST: Final = "index.html"
FOR_A_YEAR: Final = "public, max-age=31536000, immutable"
FOR_AN_HOUR: Final = "public, max-age=3600"
ASK_FIRST: Final = "no-cache"
KINDS: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
NOT_BUILT: Final = (
    "The pages are not built: run `make pages` in the sources, then start the server "
    "again; programs find the schema at /schema.\n"
)


@final
class Pages:
    """The files of a bundle, by the path they are asked for with."""

    def __init__(self, folder: Path | None) -> None:
        self.files: Final = {} if folder is None else {f"/{name}": fixed(folder, name) for name in names_in(folder)}
        self.first: Final = self.files.pop(f"/{FIRST}", None)

    def handlers(self) -> list[HTTPRouteHandler]:
        """Routes for exactly these files, and for the first page."""
        first = get("/", include_in_schema=False, sync_to_thread=False)(self.page)
        files = get(sorted(self.files), include_in_schema=False, sync_to_thread=False)(self.file)
        return [first, files] if self.files else [first]

    def is_way(self, request: Ask) -> bool:
        """Whether a browser asks for a page of ours: the first one finds every way, and knows which lead nowhere."""
        wanted = request.headers.get("accept", "")
        return request.method == "GET" and "text/html" in wanted and not request.url.path.startswith("/api/")

    def page(self, request: Ask) -> Response[bytes]:
        if self.first is None:
            return Response(NOT_BUILT.encode(), status_code=404, media_type="text/plain")
        return self.first.answer(request)

    def file(self, request: Ask) -> Response[bytes]:
        return self.files[request.scope["path"]].answer(request)


def fixed(folder: Path, name: str) -> Fixed:
    return Fixed(folder.joinpath(name).read_bytes(), kind_of(name), keep_for(name))


def keep_for(name: str) -> str:
    """Names in `assets` hold a hash of what is in them; the first page names them, so it must be the newest."""
    if name == FIRST:
        return ASK_FIRST
    return FOR_A_YEAR if name.startswith("assets/") else FOR_AN_HOUR


def kind_of(name: str) -> str:
    return KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def names_in(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def folder_of_pages(wanted: Path | None) -> Path | None:
    """The folder somebody names, else the one of this package, else, in a checkout, the one that was built there."""
    package = Path(__file__).parents[1]
    candidates = [package / "web", package.parents[1] / "web" / "dist"] if wanted is None else [wanted]
    return next((folder for folder in candidates if folder.joinpath(FIRST).is_file()), None)
