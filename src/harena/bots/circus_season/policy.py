"""How good each option of the season's questions looks at a glance."""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Pick, Seat
from ...games.circus_maximus.chariot import LEFT
from ...games.circus_maximus.race import Race, Step
from ...games.circus_maximus.season.betting import Bets, LapBets, WagerAnswers, bets_in, offered_to, own_colour, said
from ...games.circus_maximus.season.deals import Bids, Deals, LoanAnswers, SellNext
from ...games.circus_maximus.season.entries import Entering, Entries
from ...games.circus_maximus.season.experience import Training, stable_of
from ...games.circus_maximus.season.market import Arrange, Plans
from ...games.circus_maximus.season.rows import Rows
from ...games.circus_maximus.season.skulduggery import DoseChoice, SawChoice
from ...games.circus_maximus.season.stable import Stocking
from ...games.circus_maximus.season.values import COLOURS, NO_COLOUR, SLOW, Sheet
from ...games.circus_maximus.season.verbs import (
    ACCEPT,
    AGAINST,
    AMOUNT,
    BACK,
    BET,
    DONE,
    DOSE,
    DUE,
    ENTER,
    LEND,
    ORDER,
    ORDERS,
    REVEAL,
    SAW,
    SELL,
    TRAIN_DRIVER,
    TRAIN_HORSE,
    WAGER,
    WAIT,
    WAIVE,
)
from ...games.circus_maximus.setup import drafted
from ...games.circus_maximus.verbs import FACTIONS
from ..circus_maximus.outfitting import weigh_preparation
from .betting import Slip, ahead, best_bets, payoff, sums_on
from .evaluation import Appraisal, heat_of
from .plotting import weigh_plan

NOT_DONE: Final = -30.0
"""What nobody in his senses does."""
_A_TURN: Final = 3.0
"""What it weighs to need a turn less in the race to come."""
_STAYS_OUT: Final = -7.0
_SECOND: Final = 1.0
_HURT: Final = 0.5
"""What every point not yet healed speaks against starting."""
_SEED_BETS: Final = 0.02
"""Of what rivals have, so much is thought to be bet on their own colour, if it is as likely to win as any."""
_ON_OTHERS: Final = 0.5
"""And so much of that on others."""
_RISK: Final = 0.15
"""What the square of a loss counts, in the coin in which heat is 1."""
_KEPT: Final = 2_000
_SLIP: Final = 2.0
"""How much an option that gains as much less as the heat is worth weighs less, in bets."""
_UNPLANNED: Final = -1.0
_DEAL: Final = -5.0
_CALLED: Final = 0.6
"""Side bets are accepted only at such chances."""
_NEEDY: Final = 5
"""Who has less than this, in hundreds, borrows."""
_BARGAIN: Final = 6
"""An outfit is worth so much to who has no two to enter, in hundreds."""


@final
class Policy:
    """Quick answers to everything the season asks around its races."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal: Final = appraisal
        self.slips: dict[tuple[object, ...], list[int]] = {}
        """Bets thought out, by all they depend on."""

    def weigh(self, race: Race, seat: Seat, options: list[Pick]) -> list[float]:
        """One weight for each option of a season's question."""
        top = race.agenda[-1]
        if isinstance(top, Rows):
            return self.weigh_row(race, top, seat, options)
        return self.weigh_choice(race, top, options)

    def weigh_row(self, race: Race, top: Rows, seat: Seat, options: list[Pick]) -> list[float]:
        row = top.row(seat)
        if isinstance(top, Bets):
            return self.weigh_bets(race, seat, row, options)
        if isinstance(top, LapBets):
            return self.weigh_lap_bets(race, seat, row, options)
        if isinstance(top, Plans):
            return weigh_plan(self.appraisal, race, seat, row, options)
        if isinstance(top, Entering):
            return self.weigh_entries(race, seat, options, first=isinstance(top, Entries))
        if isinstance(top, Stocking):
            return weigh_stocking(race, top, row, options)
        if isinstance(top, Training):
            return self.weigh_training(race, seat, row, options)
        if isinstance(top, Deals):
            return self.weigh_deals(race, seat, row, options)
        if isinstance(top, LoanAnswers):
            return weigh_loan(race, top, seat, row, options)
        if isinstance(top, WagerAnswers):
            return self.weigh_wager_answer(race, seat, row, options)
        assert isinstance(top, Bids)
        return self.weigh_bids(race, seat, options)

    def weigh_choice(self, race: Race, top: Step, options: list[Pick]) -> list[float]:
        if isinstance(top, DoseChoice):
            return weigh_doses(race, top, options)
        if isinstance(top, SawChoice):
            wheels = race.chariots[top.number].wheels
            return [float(wheels[SAW.what(pick)]) + (0.1 if SAW.what(pick) == LEFT else 0.0) for pick in options]
        if isinstance(top, Arrange):
            boxes = race.season.outfit(race.season.colours[top.seat], top.outfit).team.boxes
            return [outer_strength(boxes, ORDERS[ORDER.what(pick)]) for pick in options]
        assert isinstance(top, SellNext)
        colour = race.season.colours[top.seat]
        return [self.dispensable(race, colour, SELL.what(pick)) for pick in options]

    def dispensable(self, race: Race, colour: int, number: int) -> float:
        """The slower an outfit, the sooner it is sold; what cannot start brings nothing."""
        outfit = race.season.outfit(colour, number)
        return 0.5 * self.appraisal.form.turns(race, outfit) if outfit.complete() else -1.0

    # ---- the stable

    def weigh_entries(self, race: Race, seat: Seat, options: list[Pick], *, first: bool) -> list[float]:
        """The fastest that is sound; a second one if it is sound too."""
        colour = race.season.colours[seat]
        weights: list[float] = []
        hurt = 0
        for pick in options:
            if ENTER.holds(pick):
                outfit = race.season.outfit(colour, ENTER.what(pick))
                hurt = outfit.injury()
                weights.append(-_A_TURN * self.appraisal.form.turns(race, outfit))
        # Those that may start are all as much hurt.
        out = max(weights) + (_STAYS_OUT if first else -_SECOND) + _HURT * hurt
        return [*weights, out]

    def weigh_training(self, race: Race, seat: Seat, row: list[Pick], options: list[Pick]) -> list[float]:
        """Drivers first, then horses, of the outfits that will start; points are not kept."""
        likely = self.appraisal.form.likely(race, race.season.colours[seat])
        outfits = stable_of(race, seat)
        weights: list[float] = []
        for pick in options:
            if pick == DONE.pick:
                weights.append(0.0 if len(options) == 1 else -4.0)
            elif TRAIN_DRIVER.holds(pick):
                weights.append(3.0 + (1.0 if TRAIN_DRIVER.what(pick) in likely else 0.0))
            elif TRAIN_HORSE.holds(pick):
                boxes = outfits[TRAIN_HORSE.what(pick)].team.boxes
                grown = 0.1 * (8 - boxes[TRAIN_HORSE.which(pick)])
                weights.append(2.0 + grown + (1.0 if TRAIN_HORSE.what(pick) in likely else 0.0))
            else:
                weights.append(0.0)
        return weights

    # ---- bets

    def weigh_bets(self, race: Race, seat: Seat, row: list[Pick], options: list[Pick]) -> list[float]:
        """By the slip thought out; other sums by what they gain less."""
        last = row[-1] if row else DONE.pick
        if WAGER.holds(last) or BACK.holds(last) or AGAINST.holds(last):
            return self.weigh_wager(race, seat, row, options)
        chances = self.appraisal.chances_for(race, seat)
        rivals = self.expected_bets(race, seat, chances)
        fixed = bets_in(row)
        own, cash = own_colour(race, seat), race.season.cash(seat)
        if AMOUNT.holds(options[0]):
            colour = BET.what(last)
            wanted = self.slip(race, seat, chances, rivals, fixed, [colour, *later(race, own, row, colour)])
            return self.weigh_sums(race, chances, rivals, wanted, colour, cash, options)
        if options[0] != DONE.pick:
            wanted = self.slip(race, seat, chances, rivals, fixed, [BET.what(pick) for pick in options])
            return [float(wanted[BET.what(pick)] > 0) for pick in options]
        open_ = [BET.what(pick) for pick in options if BET.holds(pick)]
        wanted = self.slip(race, seat, chances, rivals, fixed, open_)
        next_ = [colour for colour in open_ if wanted[colour] > fixed[colour]]
        weights: list[float] = []
        for pick in options:
            if pick == DONE.pick:
                weights.append(0.0 if not next_ else -2.0)
            elif BET.holds(pick):
                weights.append(0.0 if next_ and BET.what(pick) == next_[0] else -4.0)
            else:
                weights.append(_DEAL)
        return weights

    def slip(
        self, race: Race, seat: Seat, chances: list[float], rivals: list[int], fixed: list[int], free: list[int]
    ) -> list[int]:
        """The best bets from here on."""
        own, cash = own_colour(race, seat), race.season.cash(seat)
        rounded = tuple([int(1000 * chance) for chance in chances])
        key = (rounded, tuple(rivals), tuple(fixed), tuple(free), own, cash)
        found = self.slips.get(key)
        if found is None:
            if len(self.slips) > _KEPT:
                self.slips = {}
            found = self.slips[key] = best_bets(chances, rivals, Slip(own, cash, fixed, free), risk_of(race))
        return found

    def weigh_sums(
        self,
        race: Race,
        chances: list[float],
        rivals: list[int],
        wanted: list[int],
        colour: int,
        cash: int,
        options: list[Pick],
    ) -> list[float]:
        """A sum weighs less by as much as it gains less than the one wanted; sums that nothing speaks for hardly."""
        heat, risk = heat_of(race), risk_of(race)
        least, most = AMOUNT.what(options[0]), AMOUNT.what(options[-1])
        target = min(max(wanted[colour], least), most)
        thought = {target, least, min(2 * target, most), max(target // 2, least)}
        thought |= set(sums_on(chances, rivals, wanted, colour, most))
        best = payoff(chances, rivals, wanted, risk)
        weights: list[float] = []
        for pick in options:
            sum_ = AMOUNT.what(pick)
            if sum_ not in thought:
                weights.append(NOT_DONE)
                continue
            bets = wanted.copy()
            bets[colour] = sum_
            gain = payoff(chances, rivals, bets, risk)
            weights.append(_SLIP * (gain - best) / heat + (0.0 if sum_ == target else _UNPLANNED))
        return weights

    def expected_bets(self, race: Race, seat: Seat, chances: list[float]) -> list[int]:
        """By colour, what the others are thought to bet: a little of what they have, the more the likelier they win."""
        season = race.season
        entered = season.entered()
        on = [0.0] * COLOURS
        for other in season.solvent():
            money = season.ceiling[other]
            if other == seat or money < 1:
                continue
            own = season.colours[other]
            if own in entered:
                bet = max(1.0, _SEED_BETS * money * min(2.0, chances[own] * len(entered)))
                on[own] += bet
                money_on = _ON_OTHERS * bet
            else:
                money_on = max(1.0, _SEED_BETS * money)
            for colour in entered:
                on[colour] += money_on * chances[colour]
        return [int(money + 0.5) for money in on]

    def weigh_lap_bets(self, race: Race, seat: Seat, row: list[Pick], options: list[Pick]) -> list[float]:
        """By what the bank would pay, whoever wins: odds alone do not tell, it may break."""
        chances = self.appraisal.chances_for(race, seat)
        heat = heat_of(race)
        now = bets_in(row)
        before = expected_payoff(race.season.sheet, seat, chances, now)
        if row and BET.holds(row[-1]):
            colour = BET.what(row[-1])
            most = AMOUNT.what(options[-1])
            weights: list[float] = []
            for pick in options:
                sum_ = AMOUNT.what(pick)
                if sum_ not in (1, most // 2, most):
                    weights.append(NOT_DONE)
                    continue
                gain = gained(race.season.sheet, seat, chances, now, colour, sum_) - before
                weights.append(_SLIP * gain / heat)
            return weights
        weights = []
        for pick in options:
            if pick == DONE.pick:
                weights.append(0.0)
                continue
            colour = BET.what(pick)
            most = min(race.season.sheet.before[seat][colour], race.season.cash(seat) - said(row))
            gain = max(
                gained(race.season.sheet, seat, chances, now, colour, most),
                gained(race.season.sheet, seat, chances, now, colour, 1),
            )
            weights.append(max(-8.0, min(4.0, 4 * _SLIP * (gain - before) / heat)) - 0.5)
        return weights

    # ---- agreements

    def weigh_wager(self, race: Race, seat: Seat, row: list[Pick], options: list[Pick]) -> list[float]:
        """One's best colour against the worst, for little."""
        chances = self.appraisal.chances_for(race, seat)
        if BACK.holds(options[0]):
            return [6 * chances[BACK.what(pick)] for pick in options]
        if AGAINST.holds(options[0]):
            return [-6 * chances[AGAINST.what(pick)] for pick in options]
        sure = ahead(chances, BACK.what(row[-2]), AGAINST.what(row[-1]))
        most = AMOUNT.what(options[-1])
        wanted = max(1, min(10, most // 4)) if sure > _CALLED else 1
        return [0.0 if AMOUNT.what(pick) == wanted else NOT_DONE for pick in options]

    def weigh_wager_answer(self, race: Race, seat: Seat, row: list[Pick], options: list[Pick]) -> list[float]:
        if options[0] == DONE.pick:
            return [0.0] * len(options)
        wager = offered_to(race, seat)[len(row)]
        chances = self.appraisal.chances_for(race, seat)
        sure = ahead(chances, wager.against, wager.colour)
        return [12 * (sure - _CALLED) if ACCEPT.holds(pick) else 0.0 for pick in options]

    def weigh_deals(self, race: Race, seat: Seat, row: list[Pick], options: list[Pick]) -> list[float]:
        """Seldom: little, for a fifth more, as soon as may be, to who is poorest; an outfit that will not be missed."""
        last = row[-1] if row else DONE.pick
        if LEND.holds(last):
            return only(options, max(1, min(10, AMOUNT.what(options[-1]) // 5)))
        if SELL.holds(last):
            return only(options, 2 * _BARGAIN)
        if AMOUNT.holds(options[0]):
            return only(options, (6 * AMOUNT.what(last) + 4) // 5)
        if DUE.holds(options[0]):
            return [0.0 if pick == options[0] else -2.0 for pick in options]
        colour = race.season.colours[seat]
        likely = self.appraisal.form.likely(race, colour) if colour != NO_COLOUR else []
        weights: list[float] = []
        for pick in options:
            if pick == DONE.pick:
                weights.append(0.0)
            elif LEND.holds(pick):
                needy = race.season.ceiling[LEND.what(pick)] < _NEEDY
                weights.append(_DEAL + (2.0 if needy else -2.0))
            else:
                weights.append(NOT_DONE if SELL.what(pick) in likely else _DEAL - 1.0)
        return weights

    def weigh_bids(self, race: Race, seat: Seat, options: list[Pick]) -> list[float]:
        """A sound outfit is worth a little to who lacks one; nothing to all others."""
        lot = race.season.lots[0]
        outfit = race.season.outfit(race.season.colours[lot.seller], lot.outfit)
        have = len(self.appraisal.form.likely(race, race.season.colours[seat]))
        worth = 0
        if outfit.complete() and len(race.season.winners) < race.house.races:
            worth = _BARGAIN if have < 2 else 1
        worth = min(worth, AMOUNT.what(options[-1]))
        wanted = worth if len(options) > 1 and worth >= AMOUNT.what(options[1]) else 0
        return [0.0 if AMOUNT.what(pick) == wanted else -2.0 if pick == options[0] else NOT_DONE for pick in options]


def later(race: Race, own: int, row: list[Pick], colour: int) -> list[int]:
    """The colours that may be bet on after one."""
    entered = race.season.entered()
    if colour == own:
        return [other for other in entered if other != own]
    return [other for other in entered if other > colour and other != own]


def risk_of(race: Race) -> float:
    return _RISK / heat_of(race)


def only(options: list[Pick], wanted: int) -> list[float]:
    """The sum that comes nearest."""
    near = min(max(wanted, AMOUNT.what(options[0])), AMOUNT.what(options[-1]))
    return [0.0 if AMOUNT.what(pick) == near else NOT_DONE for pick in options]


def gained(sheet: Sheet, seat: Seat, chances: list[float], now: list[int], colour: int, sum_: int) -> float:
    bets = now.copy()
    bets[colour] += sum_
    return expected_payoff(sheet, seat, chances, bets)


def expected_payoff(sheet: Sheet, seat: Seat, chances: list[float], bets: list[int]) -> float:
    """What a seat may expect of the bank with these bets of a lap, less the bets."""
    none = (0,) * COLOURS
    window = tuple([tuple(bets) if other == seat else none for other in range(len(sheet.before))])
    with_them = sheet.with_lap(window)
    expected = -float(sum(bets))
    for colour in range(COLOURS):
        if chances[colour] > 0.001 and sheet.before[seat][colour] > 0:
            expected += chances[colour] * with_them.payoffs(colour)[seat]
    return expected


def weigh_stocking(race: Race, top: Stocking, row: list[Pick], options: list[Pick]) -> list[float]:
    """Each outfit as for a race."""
    if options[0] == DONE.pick:
        return [0.0]
    _, written = top.place(race, row)
    return weigh_preparation(written, drafted(race, written).left, options)


def weigh_loan(race: Race, top: LoanAnswers, seat: Seat, row: list[Pick], options: list[Pick]) -> list[float]:
    """A gift is taken; money that costs something by who needs it."""
    if options[0] == DONE.pick:
        return [0.0] * len(options)
    loan = top.offered(race, seat)[len(row)]
    gain = loan.lent - loan.back
    if race.season.cash(seat) < _NEEDY and 4 * gain >= -loan.lent:
        gain += loan.lent // 3
    worth = max(-8.0, min(8.0, 1.5 * gain)) if gain != 0 else -1.0
    return [worth if ACCEPT.holds(pick) else 0.0 for pick in options]


def weigh_doses(race: Race, top: DoseChoice, options: list[Pick]) -> list[float]:
    """A horse that the points can bring down, else any."""
    horses = race.chariots[top.number].horses
    weights: list[float] = []
    for pick in options:
        left = horses[DOSE.what(pick)]
        weights.append(3.0 - 0.2 * left if left <= top.points else -0.2 * left)
    return weights


def outer_strength(boxes: tuple[int, ...], order: list[int]) -> float:
    """Strong horses go outside, where blows fall."""
    return 0.5 * (boxes[order[0]] + boxes[order[3]]) + 0.01 * boxes[order[0]]


# ---- bribes in the race


def weigh_envelopes(race: Race, seat: Seat, options: list[Pick], others: list[float]) -> list[float]:
    """A driver who is to hold back hears of it at once; peace is kept for a blow. Weights of all other options are
    given, in their order."""
    slow = race.season.orders[seat].kind == SLOW
    best = max(others) if others else 0.0
    weights: list[float] = []
    at = 0
    for pick in options:
        if REVEAL.holds(pick):
            second = 0.1 if REVEAL.what(pick) >= FACTIONS else 0.0
            weights.append(best + (3.0 if slow else -8.0) - second)
        elif pick == WAIT.pick:
            weights.append(0.0)
        elif pick == WAIVE.pick:
            weights.append(-6.5)
        else:
            weights.append(others[at])
            at += 1
    return weights


def weigh_answers(options: list[Pick], others: list[float]) -> list[float]:
    """Attacked, whoever holds a bribe for peace shows it."""
    best = max(others) if others else 0.0
    weights: list[float] = []
    at = 0
    for pick in options:
        if REVEAL.holds(pick):
            weights.append(best + 5.0)
        else:
            weights.append(others[at])
            at += 1
    return weights
