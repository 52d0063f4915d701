"""The routes of people: guests, accounts, sessions."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from . import wire
from .errors import NotKnown, Unfit
from .fold import Caller
from .guard import address, check
from .people import LASTS, Session, account_of
from .ratings import shown_ratings
from .server import Server, TheServer
from .tables import REFUSALS

Ask = Request[Any, Any, Any]
SessionId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,32}$")]


class People(Controller):
    """Who one is."""

    path = "/api"
    tags = ("people",)

    @post("/guests", responses=REFUSALS)
    async def guest(self, server: TheServer, request: Ask, data: JSONBody[wire.NewGuest]) -> Response[wire.Me]:
        """Play at once, under a name."""
        check(server.buckets.sign_ins, address(request.scope), "many-guests")
        caller, token = await server.people.guest(data.name, agent(request))
        return await welcome(server, caller, token, show=data.token)

    @post("/accounts", responses=REFUSALS)
    async def sign_up(self, server: TheServer, request: Ask, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
        """Get an account; a guest's tables become its own."""
        check_sign_in(server, request, data.name)
        current = await server.session(request)
        caller, token = await server.people.sign_up(current, data.name, data.passphrase, agent(request))
        server.hall.part_with(caller.person)
        return await welcome(server, caller, token, show=data.token)

    @post("/sessions", responses=REFUSALS)
    async def sign_in(self, server: TheServer, request: Ask, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
        """Sign in with name and passphrase."""
        check_sign_in(server, request, data.name)
        current = await server.session(request)
        caller, token = await server.people.sign_in(data.name, data.passphrase, agent(request))
        if current is not None:
            await server.people.end(current.caller.person, current.id)
            server.hall.part_with(current.caller.person)
        return await welcome(server, caller, token, show=data.token)

    @get("/me", responses=REFUSALS)
    async def me(self, server: TheServer, request: Ask) -> wire.Me:
        """Who one is, with ratings."""
        return await me_words(server, (await signed_in(server, request)).caller)

    @delete("/me", status_code=200, responses=REFUSALS)
    async def forget(self, server: TheServer, request: Ask) -> Response[None]:
        """Delete all that is kept about oneself. Games one played in stay, without a name to be found by."""
        session = await signed_in(server, request)
        await server.people.forget(session.caller.person)
        server.hall.part_with(session.caller.person)
        return goodbye(server)

    @get("/sessions", responses=REFUSALS)
    async def sessions(self, server: TheServer, request: Ask) -> list[wire.SessionWords]:
        """Where one is signed in."""
        return await server.people.sessions(await signed_in(server, request))

    @delete("/sessions/{session:str}", status_code=200, responses=REFUSALS)
    async def sign_out(self, server: TheServer, request: Ask, session: SessionId) -> Response[None]:
        """Sign out, here (`current`) or elsewhere. Open sockets are closed too."""
        current = await signed_in(server, request)
        name = current.id if session == "current" else session
        if not await server.people.end(current.caller.person, name):
            raise Unfit("no-session")
        server.hall.part_with(current.caller.person)
        return goodbye(server) if name == current.id else Response(None, status_code=200)


async def signed_in(server: Server, request: Ask) -> Session:
    session = await server.session(request)
    if session is None:
        raise NotKnown("who")
    return session


def check_sign_in(server: Server, request: Ask, name: str) -> None:
    check(server.buckets.sign_ins, address(request.scope), "many-guests")
    check(server.buckets.account, account_of(name), "many-tries")


def agent(request: Ask) -> str:
    return str(request.headers.get("user-agent", ""))


async def welcome(server: Server, caller: Caller, token: str, *, show: bool) -> Response[wire.Me]:
    """The session's token goes into a cookie that no script can read; only programs are told it."""
    me = await me_words(server, caller, token if show else None)
    return Response(me, status_code=201, cookies=[] if show else [cookie(server, token, int(LASTS))])


def goodbye(server: Server) -> Response[None]:
    return Response(None, status_code=200, cookies=[cookie(server, "", 0)])


def cookie(server: Server, token: str, age: int) -> Cookie:
    return Cookie(
        key=server.cookie_name(),
        value=token,
        path="/",
        max_age=age,
        secure=server.config.secure(),
        httponly=True,
        samesite="lax",
    )


async def me_words(server: Server, caller: Caller, token: str | None = None) -> wire.Me:
    ratings = await shown_ratings(server.store, caller.person)
    return wire.Me(caller.person, caller.name, caller.account, ratings, token)
