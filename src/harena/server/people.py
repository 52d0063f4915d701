"""Guests, accounts and sessions. A session is a random token of which only the hash is kept."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import cache
from typing import Final, final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import bindparam, delete, insert, select, update

from .errors import NotAllowed, NotKnown, Unfit
from .fold import Caller
from .hours import Hours
from .schema import PEOPLE, SEATS, SESSIONS
from .store import Conflict, Store
from .wire import SessionWords

LASTS: Final = 30 * 86_400.0
"""A session ends so many seconds after it was last used."""
AT_MOST: Final = 180 * 86_400.0
SEEN_EVERY: Final = 600.0
ACCOUNT_MOST: Final = 80
"""Some letters become three when case is taken from them."""
_HASHER: Final = PasswordHasher()

_ADD_PERSON: Final = insert(PEOPLE)
_ADD_SESSION: Final = insert(SESSIONS)
_SEEN: Final = (
    update(SESSIONS).where(SESSIONS.c.hash == bindparam("of")).values(seen=bindparam("at"), ends=bindparam("until"))
)
_BECOME: Final = (
    update(PEOPLE)
    .where(PEOPLE.c.id == bindparam("of"), PEOPLE.c.account.is_(None))
    .values(name=bindparam("to_name"), account=bindparam("to_account"), passphrase=bindparam("to_passphrase"))
)


@final
class Session:
    """Who is signed in, and since when."""

    def __init__(self, caller: Caller, name: str, key: str, created: float) -> None:
        self.caller: Final = caller
        self.id: Final = name
        self.hash: Final = key
        self.created: Final = created


@final
class People:
    """Everybody the server knows."""

    def __init__(self, store: Store, hours: Hours) -> None:
        self.store: Final = store
        self.hours: Final = hours

    # ---- coming in

    async def guest(self, name: str, agent: str) -> tuple[Caller, str]:
        """Somebody new under a name; gives him and his token."""
        caller = Caller(secrets.token_hex(12), checked(name))
        now = self.hours.now()
        person = {"id": caller.person, "name": caller.name, "account": None, "passphrase": None, "created": now}
        await self.store.write([(_ADD_PERSON, person)])
        return caller, await self.new_session(caller, agent)

    async def sign_up(self, current: Session | None, name: str, passphrase: str, agent: str) -> tuple[Caller, str]:
        """An account: a guest's own, with all his tables, or a new one."""
        account = account_of(name)
        hashed = await asyncio.to_thread(_HASHER.hash, passphrase)
        if await self.store.first(select(PEOPLE.c.id).where(PEOPLE.c.account == account)) is not None:
            raise NotAllowed("name-taken")
        if current is not None and not current.caller.account:
            become = {"of": current.caller.person, "to_name": checked(name), "to_account": account}
            try:
                await self.store.change(_BECOME, {**become, "to_passphrase": hashed})
            except Conflict as taken:
                raise NotAllowed("name-taken") from taken
            caller = Caller(current.caller.person, checked(name), account=True)
            await self.end_all(caller.person)
            return caller, await self.new_session(caller, agent)
        caller = Caller(secrets.token_hex(12), checked(name), account=True)
        person = {"id": caller.person, "name": caller.name, "account": account, "passphrase": hashed}
        try:
            await self.store.write([(_ADD_PERSON, {**person, "created": self.hours.now()})])
        except Conflict as taken:
            raise NotAllowed("name-taken") from taken
        return caller, await self.new_session(caller, agent)

    async def sign_in(self, name: str, passphrase: str, agent: str) -> tuple[Caller, str]:
        query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.passphrase).where(PEOPLE.c.account == account_of(name))
        row = await self.store.first(query)
        fits = await asyncio.to_thread(verified, None if row is None else row[2], passphrase)
        if row is None or not fits:
            raise NotKnown("passphrase")
        caller = Caller(row[0], row[1], account=True)
        return caller, await self.new_session(caller, agent)

    async def new_session(self, caller: Caller, agent: str) -> str:
        token, now = secrets.token_urlsafe(32), self.hours.now()
        row = {
            "hash": hashed_token(token),
            "id": secrets.token_hex(8),
            "person": caller.person,
            "agent": agent[:200],
            "created": now,
            "seen": now,
            "ends": now + LASTS,
        }
        await self.store.write([(_ADD_SESSION, row)])
        return token

    # ---- being here

    async def session(self, token: str) -> Session | None:
        """Who a token belongs to, if it is still good."""
        key, now = hashed_token(token), self.hours.now()
        query = (
            select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.account, SESSIONS.c.id, SESSIONS.c.created, SESSIONS.c.seen)
            .join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
            .where(SESSIONS.c.hash == key, SESSIONS.c.ends > now)
        )
        row = await self.store.first(query)
        if row is None or now > row[4] + AT_MOST:
            return None
        if now > row[5] + SEEN_EVERY:
            await self.store.write([(_SEEN, {"of": key, "at": now, "until": now + LASTS})])
        return Session(Caller(row[0], row[1], account=row[2] is not None), row[3], key, row[4])

    async def sessions(self, current: Session) -> list[SessionWords]:
        query = (
            select(SESSIONS.c.id, SESSIONS.c.agent, SESSIONS.c.created, SESSIONS.c.seen)
            .where(SESSIONS.c.person == current.caller.person, SESSIONS.c.ends > self.hours.now())
            .order_by(SESSIONS.c.created)
        )
        return [
            SessionWords(name, agent, created, seen, name == current.id)
            for name, agent, created, seen in await self.store.rows(query)
        ]

    # ---- going

    async def end(self, person: str, session: str) -> bool:
        statement = delete(SESSIONS).where(SESSIONS.c.person == bindparam("of"), SESSIONS.c.id == bindparam("one"))
        return await self.store.change(statement, {"of": person, "one": session}) == 1

    async def end_all(self, person: str) -> None:
        await self.store.change(delete(SESSIONS).where(SESSIONS.c.person == bindparam("of")), {"of": person})

    async def forget(self, person: str) -> None:
        """Delete what is kept about somebody. Games he played in stay, without him."""
        nobody = update(SEATS).where(SEATS.c.person == bindparam("of")).values(person=None)
        await self.store.change(nobody, {"of": person})
        await self.store.change(delete(PEOPLE).where(PEOPLE.c.id == bindparam("of")), {"of": person})


def hashed_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def checked(name: str) -> str:
    """A name as it is shown: printable, without spaces around it."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Unfit("name-letters")
    return name


def account_of(name: str) -> str:
    """Names that differ only in case are one account."""
    account = checked(name).casefold()
    if len(account) > ACCOUNT_MOST:
        raise Unfit("name-long")
    return account


@cache
def nobodys() -> str:
    """Compared with where there is no account, so that a wrong name takes as long as a wrong passphrase."""
    return _HASHER.hash("nobody has this passphrase")


def verified(hashed: str | None, passphrase: str) -> bool:
    try:
        return _HASHER.verify(nobodys() if hashed is None else hashed, passphrase)
    except (Argon2Error, InvalidHashError):
        return False
