"""What can happen in the arena, each kind once with its clause and fields."""

from __future__ import annotations

from typing import Final

from ...core.events import Kind

KINDS: Final[list[Kind]] = []


def _kind(name: str, clause: str, fields: str = "") -> Kind:
    KINDS.append(Kind(name, clause, fields))
    return KINDS[-1]


def _telling(name: str, clause: str, fields: str = "") -> Kind:
    """A kind that gives information: no undo past it."""
    KINDS.append(Kind(name, clause, fields, telling=True))
    return KINDS[-1]


CREATURES_CHOSEN: Final = _telling("creatures-chosen", "CA-1.5", "creatures")
HANDS_DEALT: Final = _telling("hands-dealt", "CA-1.8", "count deck:count")
HAND_DEALT: Final = _telling("hand-dealt", "CA-1.8", "seat cards")
STARTER_CHOSEN: Final = _telling("starter-chosen", "CA-1.9", "seat")
TURN_BEGUN: Final = _kind("turn-begun", "CA-2.2", "seat row")
ROUND_BEGUN: Final = _kind("round-begun", "CA-2.3", "row seat")

NO_BET_PLACED: Final = _kind("no-bet-placed", "CA-3.1", "seat")
BET_PLACED: Final = _kind("bet-placed", "CA-3.2", "seat creature row gold")
SECRET_BET_PLACED: Final = _kind("secret-bet-placed", "CA-4.1", "seat")
MARKER_LAID: Final = _kind("marker-laid", "CA-4.1", "seat card")
SECRET_BET_REVEALED: Final = _telling("secret-bet-revealed", "CA-4.7", "seat creature card")
BACKER_CHANGED: Final = _kind("backer-changed", "CA-5.3", "creature seat?")

COMBAT_CARD_PLAYED: Final = _kind("combat-card-played", "CA-6.2", "seat card row")
SPECTATOR_PLAYED: Final = _kind("spectator-played", "CA-6.4", "seat card creature row")
SPECTATOR_BARS_POWER: Final = _kind("spectator-bars-power", "CA-6.8", "seat creature")
REFEREE_PLAYED: Final = _kind("referee-played", "CA-7.1", "seat card")
CREATURE_NAMED: Final = _kind("creature-named", "CA-7.2", "seat creature")
CARD_TAKEN: Final = _telling("card-taken", "CA-7.4", "seat card row")
TAKE_DECLINED: Final = _kind("take-declined", "CA-7.4", "seat")
NOTHING_TAKEN: Final = _kind("nothing-taken", "CA-7.8", "seat")
CARD_UNCOVERED: Final = _telling("card-uncovered", "CA-7.7", "creature row card")
SPACE_EMPTIED: Final = _kind("space-emptied", "CA-7.6", "creature row")
PASSED: Final = _telling("passed", "CA-8.2", "seat cards")
STALLED: Final = _telling("stalled", "CA-8.5")

CARD_DISCARDED: Final = _kind("card-discarded", "CA-9.2", "seat card")
CARDS_DRAWN: Final = _telling("cards-drawn", "CA-9.4", "seat count deck:count")
CARD_DRAWN: Final = _telling("card-drawn", "CA-9.4", "seat card")
DECK_SPENT: Final = _telling("deck-spent", "CA-9.6", "seat")
CREATURE_ELIMINATED: Final = _kind("creature-eliminated", "CA-10.3", "creature row strength")
LOWEST_TIED: Final = _kind("lowest-tied", "CA-10.4", "strength row")

TOURNAMENT_OVER: Final = _telling("tournament-over", "CA-11.1", "row")
GOLD_COUNTED: Final = _telling("gold-counted", "CA-11.3", "seat gold")
TIE_BROKEN: Final = _telling("tie-broken", "CA-11.4", "seat")
TOURNAMENT_TIE_BROKEN: Final = _telling("tournament-tie-broken", "CA-26.6", "seat creature gold")
WINNER: Final = _telling("winner", "CA-11.3", "seat gold")

POWER_USED: Final = _kind("power-used", "CA-13.1", "seat creature")
POWER_DECLINED: Final = _kind("power-declined", "CA-13.2", "seat creature")
POWER_WITHOUT_TARGET: Final = _kind("power-without-target", "CA-13.7", "seat creature")
SCOUTED: Final = _telling("scouted", "CA-14.1", "seat count deck:count")
CARD_SCOUTED: Final = _telling("card-scouted", "CA-14.1", "seat card")
TOKEN_RETRIEVED: Final = _kind("token-retrieved", "CA-15.1", "seat creature row")
SECRET_RETRIEVED: Final = _telling("secret-retrieved", "CA-15.4", "seat creature")
MARKER_DISCARDED: Final = _telling("marker-discarded", "CA-15.4", "seat card")
HAND_FROZEN: Final = _telling("hand-frozen", "CA-16.1", "seat rival:seat count")
CARDS_FROZEN: Final = _telling("cards-frozen", "CA-16.2", "seat cards")
FROZEN_RETURNED: Final = _kind("frozen-returned", "CA-16.4", "seat count")
WAGERED: Final = _kind("wagered", "CA-17.1", "seat creature row gold")
EXTRA_CARD_GRANTED: Final = _kind("extra-card-granted", "CA-18.1", "seat")
EXTRA_CARD_DECLINED: Final = _kind("extra-card-declined", "CA-18.4", "seat")
CARD_DEMANDED: Final = _telling("card-demanded", "CA-19.1", "seat rival:seat creature")
CARD_GIVEN: Final = _telling("card-given", "CA-19.1", "seat rival:seat creature")
GIVEN_CARD_SEEN: Final = _telling("given-card-seen", "CA-19.1", "seat rival:seat card")
NOTHING_TO_GIVE: Final = _telling("nothing-to-give", "CA-19.3", "seat rival:seat creature")
HAND_SHOWN: Final = _telling("hand-shown", "CA-19.3", "seat cards")
FORESIGHT: Final = _kind("foresight", "CA-20.1", "seat")
CARD_BURIED: Final = _kind("card-buried", "CA-20.3", "seat")
BURIED_CARD_SEEN: Final = _kind("buried-card-seen", "CA-20.3", "seat card")
STACK_TOPPED: Final = _telling("stack-topped", "CA-20.3", "seat card count")
CREATURE_CALLED: Final = _kind("creature-called", "CA-21.1", "seat creature")
HAND_ROBBED: Final = _telling("hand-robbed", "CA-22.1", "seat rival:seat")
CARDS_LOOKED_AT: Final = _telling("cards-looked-at", "CA-22.4", "rival:seat cards")
CARD_STOLEN: Final = _telling("card-stolen", "CA-22.1", "seat rival:seat")
STOLEN_CARD_SEEN: Final = _telling("stolen-card-seen", "CA-22.4", "seat rival:seat card")
CARD_FETCHED: Final = _telling("card-fetched", "CA-23.1", "seat card row")
CARDS_SWAPPED: Final = _kind("cards-swapped", "CA-24.1", "seat one:card other:card")
CARD_BURNT: Final = _telling("card-burnt", "CA-25.1", "seat creature card")

DECK_EMPTY: Final = _telling("deck-empty", "CA-26.1", "seat")
STALEMATE_OFFERED: Final = _kind("stalemate-offered", "CA-26.3", "seat")
STALEMATE_REFUSED: Final = _telling("stalemate-refused", "CA-26.3", "count")
STALEMATE: Final = _telling("stalemate", "CA-26.2", "row count")
FURTHER_STALEMATE: Final = _telling("further-stalemate", "CA-26.5", "row count")
