"""docs/bots.md: its bot plays real games, and what the page says of messages, errors and limits is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from harena.server import wire
from harena.server.config import Limits
from harena.server.errors import STATUS

from .clients import guest, wait_for
from .servers import Running

pytestmark = pytest.mark.xdist_group("example_bot")

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot.py"
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def start_bot(url: str, table: str, token: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(BOT), url, table, token]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_bot_takes_a_seat_by_its_token_and_plays_to_the_end(server: Running) -> None:
    host = guest(server.url, "Host")
    made = host.make("colossal-arena", "open", "open")
    bots = [start_bot(server.url, made["id"], made["seat_tokens"][seat]) for seat in ("0", "1")]
    try:
        wait_for(lambda: all(seat["kind"] == "person" for seat in host.look(made["id"])["seats"]))
        host.done(made["id"], "start")
        said = [bot.communicate(timeout=120) for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
    assert sorted(out for out, _ in said) == ["Place 1\n", "Place 2\n"] or {out for out, _ in said} == {"Place 1\n"}
    assert [err for _, err in said] == ["", ""]


def test_a_bot_with_a_wrong_token_is_told_so(server: Running) -> None:
    table = guest(server.url).make("colossal-arena", "open", "random")["id"]
    bot = start_bot(server.url, table, "wrong")
    out, err = bot.communicate(timeout=120)
    assert (bot.returncode, out, err) == (2, "", "Say who you are first: a name is enough.\n")


def test_the_page_shows_the_bot_as_it_is_in_forty_lines() -> None:
    code = BOT.read_text(encoding="utf-8")
    assert f"```python\n{code}```\n" in PAGE
    assert len(code.splitlines()) <= 40


def test_every_command_on_the_page_is_one() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines():
        msgspec.json.decode(line, type=wire.AnyCommand)
    bodies = re.findall(r"-d '(.*?)'\n", PAGE)
    msgspec.json.decode(bodies[0], type=wire.NewGuest)
    msgspec.json.decode(bodies[1], type=wire.NewTable)
    msgspec.json.decode(bodies[2], type=wire.Start)


def test_the_page_lists_every_kind_of_error_with_its_status() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", PAGE, re.MULTILINE)
    assert {kind: int(status) for kind, status in listed} == STATUS


def test_the_page_tells_the_limits_as_they_are() -> None:
    limits = Limits()
    assert f"{limits.requests:.0f}, after a burst of {limits.burst}" in PAGE
    assert f"sign-ins of one address, in a minute | {4 * limits.sign_ins} |" in PAGE
    assert f"{limits.tables} in a minute, {limits.tables_a_day} in a day" in PAGE
    assert f"{limits.sockets_of_address} of one address, {limits.sockets_of_person} of one person" in PAGE
    assert f"{limits.messages} of a player, {limits.messages // 2} of a spectator" in PAGE
    for size in (wire.FRAME_MOST, wire.BODY_MOST):
        assert f"| {size:,} bytes |" in PAGE
    assert f"| {wire.PICKS_MOST} |" in PAGE
    assert f"{wire.SAY_MOST} characters" in PAGE
