"""What may be asked in the arena, each question once with its clause and fields; all of them are public."""

from __future__ import annotations

from typing import Final

from ...core.asks import Ask

ASKS: Final[list[Ask]] = []


def _ask(name: str, clause: str, fields: str = "", *, declines: str = "") -> Ask:
    ASKS.append(Ask(name, clause, fields, declines=declines))
    return ASKS[-1]


BET_PHASE: Final = _ask("bet-phase", "CA-3.1", "row gold supply:count")
CARD_PHASE: Final = _ask("card-phase", "CA-6.1", "row")
EXTRA_CARD: Final = _ask("extra-card", "CA-18.1", "row", declines="card")
PLACE_SPECTATOR: Final = _ask("place-spectator", "CA-6.4", "card row")
NAME_CREATURE: Final = _ask("name-creature", "CA-7.2", "hidden:count")
TAKE_CARD: Final = _ask("take-card", "CA-7.5", declines="take")
DISCARD_DEAD: Final = _ask("discard", "CA-9.1", "left:count", declines="discard")
MAGUS_DISCARD: Final = _ask("magus-discard", "CA-20.1", "left:count", declines="discard")

OFFER_POWER: Final = _ask("offer-power", "CA-13.3", "creature", declines="power")
RETRIEVE_TOKEN: Final = _ask("retrieve-token", "CA-15.1", "supply:count")
STUN: Final = _ask("stun", "CA-16.1")
WAGER_TOKEN: Final = _ask("wager", "CA-17.1", "supply:count")
DEMAND: Final = _ask("demand", "CA-19.1")
GIVE_CARD: Final = _ask("give", "CA-19.2", "asker:seat creature")
CALL_CREATURE: Final = _ask("call-creature", "CA-21.1")
ROB_HAND: Final = _ask("rob", "CA-22.3")
KEEP_ONE: Final = _ask("keep-one", "CA-22.2", "rival:seat")
FETCH: Final = _ask("fetch", "CA-23.2", "creature")
SWAP_CARDS: Final = _ask("swap-cards", "CA-24.2")
BURN_CARD: Final = _ask("burn", "CA-25.1", "creature row")

STALEMATE_VOTE: Final = _ask("stalemate-vote", "CA-26.3", "opener:seat row")
