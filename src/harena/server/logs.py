"""Logs: one JSON object a line on standard error, without secrets and without what people say."""

from __future__ import annotations

import contextlib
import io
import logging
import sys
from typing import Any, Final, TextIO, cast, final

import structlog
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

_TRACE: Final = ExceptionDictTransformer(show_locals=False)
"""What a function held when it failed may be a seed, a token or a passphrase."""


@final
class Careful(io.TextIOBase):
    """A stream that a full disk cannot break: a line that cannot be written is lost, and the server goes on."""

    def __init__(self, stream: TextIO) -> None:
        self.stream: Final = stream

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            self.stream.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self.stream.flush()


def write_logs(*, verbose: bool) -> None:
    """Our own lines, and the warnings of the libraries, in one form."""
    common: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.ExceptionRenderer(where_it_failed),
    ]
    structlog.configure(
        processors=[*common, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.DEBUG if verbose else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Careful(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(Careful(sys.stderr))
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*common, structlog.stdlib.add_logger_name, first_line_only],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def write_no_logs() -> None:
    """For commands: what goes wrong is told in a sentence."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


def where_it_failed(exc_info: ExcInfo) -> list[dict[str, Any]]:
    """The kinds of error and the lines they passed. What an error says is left out: it may quote what somebody sent."""
    stacks = _TRACE(exc_info)
    return [
        {
            "kind": stack["exc_type"],
            "lines": [f"{frame['filename']}:{frame['lineno']} {frame['name']}" for frame in stack["frames"]],
        }
        for stack in stacks
    ]


def first_line_only(_logger: WrappedLogger, _method: str, words: EventDict) -> EventDict:
    """Further lines of a library's warning may print what it held."""
    words["event"] = str(words["event"]).partition("\n")[0]
    return words
