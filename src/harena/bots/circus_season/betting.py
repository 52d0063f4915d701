"""How much to bet on whom: by what is to be gained, and what is risked for it. (CM-26)"""

from __future__ import annotations

from typing import Final, final

from ...games.circus_maximus.season.values import COLOURS, NO_COLOUR

_LADDER: Final = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 65, 80, 100]
"""Sums in hundreds that are thought of wherever nothing speaks for another."""


def payoff(chances: list[float], rivals: list[int], bets: list[int], risk: float = 0.0) -> float:
    """What bets gain on average, in hundreds: the chance of each colour times odds times bet, less all that is bet;
    and less a part of how far that may go wrong. Odds are the whole pool by what is on a colour, rounded down."""
    staked = sum(bets)
    pool = sum(rivals) + staked
    mean = 0.0
    squares = 0.0
    for colour in range(len(chances)):
        bet = bets[colour]
        if bet > 0:
            paid = float(pool // (rivals[colour] + bet) * bet)
            mean += chances[colour] * paid
            squares += chances[colour] * paid * paid
    gain = mean - staked
    return gain if risk == 0.0 else gain - risk * (squares - mean * mean)


@final
class Slip:
    """A betting slip to be filled in: what is on it already, and what may still be added."""

    def __init__(self, own: int, cash: int, fixed: list[int], free: list[int]) -> None:
        self.own: Final = own
        """The colour one has to bet on, and on all others together no more than on it."""
        self.cash: Final = cash
        self.fixed: Final = fixed
        self.free: Final = free
        """Colours that may still be bet on."""

    def allows(self, bets: list[int]) -> bool:
        staked = sum(bets)
        return staked <= self.cash and (self.own == NO_COLOUR or 2 * bets[self.own] >= staked)


def best_bets(chances: list[float], rivals: list[int], slip: Slip, risk: float = 0.0) -> list[int]:
    """The bets with the most to gain: for every sum on the first colour, one's own if one has to bet on it, the best of
    others, one after the other. Who has to bet on nobody in particular begins with each."""
    starts: list[list[int]] = []
    for first in [slip.own] if slip.own in slip.free else slip.free if slip.own == NO_COLOUR else []:
        starts += [replaced(slip.fixed, first, sum_) for sum_ in first_sums(chances, rivals, slip, first)]
    if not starts or sum(slip.fixed) > 0:
        starts.append(slip.fixed)
    best = starts[0]
    most = -1e300
    for start in starts:
        bets = spread(chances, rivals, slip, start, risk)
        gain = payoff(chances, rivals, bets, risk)
        if gain > most:
            best, most = bets, gain
    return best


def first_sums(chances: list[float], rivals: list[int], slip: Slip, first: int) -> list[int]:
    most = slip.cash - sum(slip.fixed)
    sums = {sum_ for sum_ in _LADDER if sum_ <= most} if first == slip.own else set()
    return sorted(sums | set(sums_on(chances, rivals, slip.fixed, first, most)))


def spread(chances: list[float], rivals: list[int], slip: Slip, start: list[int], risk: float) -> list[int]:
    """Bets on the others, one after the other, each with the sum that gains most, until none gains."""
    bets = start
    for _ in range(2):
        for colour in slip.free:
            if colour == slip.own:
                continue
            without = replaced(bets, colour, 0)
            room = slip.cash - sum(without)
            if slip.own != NO_COLOUR:
                room = min(room, 2 * without[slip.own] - sum(without))
            bets, most = without, payoff(chances, rivals, without, risk)
            for sum_ in [*sums_on(chances, rivals, without, colour, room)]:
                tried = replaced(without, colour, sum_)
                gain = payoff(chances, rivals, tried, risk)
                if gain > most + 1e-9:
                    bets, most = tried, gain
    return bets


def sums_on(chances: list[float], rivals: list[int], bets: list[int], colour: int, most: int) -> list[int]:
    """Sums on a colour worth a thought: what would be best if odds were not rounded, and the largest that leaves each
    odds near it as they are; the least."""
    if most < 1:
        return []
    there, others = rivals[colour], sum(rivals) + sum(bets) - bets[colour]
    sums = {1, most}
    wanted = unrounded(chances[colour], others, there)
    near = (others + wanted) // max(1, there + wanted)
    for odds in range(max(2, near - 2), near + 4):
        # The pool by what is on the colour is whole: others + x = odds (there + x).
        sums.add((others - odds * there) // (odds - 1))
    sums |= {wanted, wanted // 2, 2 * wanted}
    return sorted([sum_ for sum_ in sums if 1 <= sum_ <= most])


def unrounded(chance: float, others: int, there: int) -> int:
    """Where the gain is largest as long as odds are not rounded: `x = sqrt(P T B) - B`, T the pool with x in it."""
    wanted = 0.0
    for _ in range(12):
        wanted = max(0.0, (chance * (others + wanted) * there) ** 0.5 - there)
    return int(wanted + 0.5)


def replaced(bets: list[int], colour: int, sum_: int) -> list[int]:
    changed = bets.copy()
    changed[colour] = sum_
    return changed


def ahead(chances: list[float], colour: int, against: int) -> float:
    """How likely one colour comes in before another."""
    both = chances[colour] + chances[against]
    return 0.5 if both <= 0.0 else chances[colour] / both


def no_bets() -> list[int]:
    return [0] * COLOURS
