"""Every move of the season, once, behind those of the race. (CM-20 to CM-26)"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from ....core.picks import Bare, On, OnTwo, Words
from ..chariot import Faction, Half, Horse
from ..verbs import FACTIONS, HALF_NAMES, SEASON_COLOURS, SEASON_PICKS
from .values import GUARDS, MOST_OUTFITS

SEATS: Final = 10
RACES: Final = 10
MOST_AMOUNT: Final = 1_000
"""In hundreds: all the money there can be. (CM-20.1a)"""
HORSE_PRICES: Final = 8
"""500 to 4,000 sesterces in steps of 500. (CM-21.4.1)"""
ORDERS: Final = [list(order) for order in permutations(range(4))]

_SEATS: Final = Words[int]([str(seat) for seat in range(SEATS)])
_COLOURS: Final = Words[int](SEASON_COLOURS[:FACTIONS])
_CHARIOTS: Final = Words[Faction](SEASON_COLOURS)
_OUTFITS: Final = Words[int]([str(number + 1) for number in range(MOST_OUTFITS)])
_RACES: Final = Words[int]([str(race + 1) for race in range(RACES)])
_HORSES: Final = Words[Horse](["1", "2", "3", "4"])
_PRICES: Final = Words[int]([str(500 * (price + 1)) for price in range(HORSE_PRICES)])
_SKILLS: Final = Words[int](["+0", "+1", "+2"])
_ORDERS: Final = Words[int](["-".join([str(horse + 1) for horse in order]) for order in ORDERS])

AMOUNT: Final = On[int](
    SEASON_PICKS, "amount", "CM-21.3", Words[int]([str(100 * hundreds) for hundreds in range(MOST_AMOUNT + 1)])
)
DONE: Final = Bare(SEASON_PICKS, "done", "CM-20.2.1", declines=True)
WAIT: Final = Bare(SEASON_PICKS, "wait", "CM-24.3.2")
WAIVE: Final = Bare(SEASON_PICKS, "waive", "CM-24.3.2")
STAY_OUT: Final = Bare(SEASON_PICKS, "stay out", "CM-20.2.1")
BET: Final = On[int](SEASON_PICKS, "bet", "CM-26.1a", _COLOURS)
BACK: Final = On[int](SEASON_PICKS, "back", "CM-26.1c", _COLOURS)
AGAINST: Final = On[int](SEASON_PICKS, "against", "CM-26.1c", _COLOURS)
WAGER: Final = On[int](SEASON_PICKS, "wager", "CM-26.1c", _SEATS)
LEND: Final = On[int](SEASON_PICKS, "lend", "CM-21.2a", _SEATS)
ACCEPT: Final = On[int](SEASON_PICKS, "accept", "CM-21.2a", _SEATS)
DECLINE: Final = On[int](SEASON_PICKS, "decline", "CM-21.2a", _SEATS)
DUE: Final = On[int](SEASON_PICKS, "due", "CM-21.2a", _RACES)
SELL: Final = On[int](SEASON_PICKS, "sell", "CM-21.3", _OUTFITS)
BUY_TEAM: Final = On[int](SEASON_PICKS, "buy team", "CM-21.4", _OUTFITS)
BUY_CAR: Final = On[int](SEASON_PICKS, "buy car", "CM-21.6", _OUTFITS)
BUY_HORSE: Final = OnTwo[int, int](SEASON_PICKS, "buy horse", "CM-21.4.1", _OUTFITS, _PRICES)
BUY_DRIVER: Final = OnTwo[int, int](SEASON_PICKS, "buy driver", "CM-21.5a", _OUTFITS, _SKILLS)
BRIBE_PEACE: Final = On[int](SEASON_PICKS, "bribe peace", "CM-24.3.2.1", _COLOURS)
BRIBE_SLOW: Final = On[int](SEASON_PICKS, "bribe slow", "CM-24.3.2.2", _COLOURS)
SHIELD: Final = On[int](SEASON_PICKS, "shield", "CM-26.5", _COLOURS)
DRUG_HORSES: Final = On[Faction](SEASON_PICKS, "drug", "CM-24.4", _CHARIOTS)
SABOTAGE_CAR: Final = On[Faction](SEASON_PICKS, "sabotage", "CM-24.5", _CHARIOTS)
REVEAL: Final = On[Faction](SEASON_PICKS, "reveal", "CM-24.3.2", _CHARIOTS)
GUARD: Final = On[int](SEASON_PICKS, "guard", "CM-25.2", Words[int](GUARDS))
ENTER: Final = On[int](SEASON_PICKS, "enter", "CM-20.2.2", _OUTFITS)
ORDER: Final = On[int](SEASON_PICKS, "order", "CM-21.4.2", _ORDERS)
DOSE: Final = On[Horse](SEASON_PICKS, "dose", "CM-24.4.2", _HORSES)
SAW: Final = On[Half](SEASON_PICKS, "saw", "CM-24.5.2", Words[Half](HALF_NAMES))
TRAIN_DRIVER: Final = On[int](SEASON_PICKS, "train driver", "CM-23.4", _OUTFITS)
TRAIN_ENDURANCE: Final = On[int](SEASON_PICKS, "train endurance", "CM-23.6", _OUTFITS)
TRAIN_HORSE: Final = OnTwo[int, Horse](SEASON_PICKS, "train horse", "CM-23.5", _OUTFITS, _HORSES)
