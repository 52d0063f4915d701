"""How good each option looks at a glance, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.ids import Pick, Seat
from ...games.arena_maximus.attacking import CANCEL, CANCEL_COUNTER, AttackChoice, LayWhips
from ...games.arena_maximus.blocking import AnswerBlock, Block
from ...games.arena_maximus.components import HAND
from ...games.arena_maximus.drawing import DiscardPhase
from ...games.arena_maximus.pieces import COLOURS, MAGIC, Card, is_rein, is_whip
from ...games.arena_maximus.race import Race, Step
from ...games.arena_maximus.ramming import LaySets, RamChoice
from ...games.arena_maximus.speed import SetSpeed
from ...games.arena_maximus.spells import CURE, HASTE, CastChoice, CounterChoice, PaySpell, TeleportChoice
from ...games.arena_maximus.tiles import FreshHand, PayHazard, PayRocks, StablesChoice
from ...games.arena_maximus.verbs import (
    ADD,
    ALTER,
    ATTACK,
    COUNTER,
    DISCARD,
    DONE,
    FIREBALL,
    GIVE_IN,
    HASTEN,
    HEAL,
    LAY,
    NO_SPELL,
    RAM,
    REACH,
    REMOVE,
    STOP,
    TELEPORT,
)
from .outlook import Outlook, is_idle, price, without

_NEVER: Final = -12.0
"""A blunder, or the same as another option: nobody looks at it."""
_CLEARLY: Final = 2.5
"""How much an option weighs more than one that is clearly worse."""
_TILE: Final = 1.5
"""What a tile weighs."""


def weigh(race: Race, seat: Seat, options: list[Pick]) -> list[float]:
    """One weight for each option of the question on top of the agenda."""
    if len(options) == 1:
        return [0.0]
    top = race.agenda[-1]
    return WEIGHING[type(top)](Outlook(race, seat), top, options)


# ---- payments


def paying(outlook: Outlook, options: list[Pick], count: int, weight: float) -> list[float]:
    """The first of the so many cheapest cards has this weight: payments go in the order of the faces, and what else
    could be laid comes to the same or is dearer. To pay no more weighs 0."""
    cards = payable(outlook, options)
    first = min(outlook.by_price(cards)[: max(1, count)]) if cards else -1
    return [0.0 if not LAY.holds(pick) else weight if LAY.what(pick) == first else _NEVER for pick in options]


def payable(outlook: Outlook, options: list[Pick]) -> list[Card]:
    """Every card of the hand that an option lays, alike cards counted."""
    return [card for card in outlook.hand if LAY.picks[card] in options]


def plain(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card != MAGIC]


def for_tile(outlook: Outlook, options: list[Pick], due: int, damage: int) -> list[float]:
    """Rocks and hazards are paid as far as it goes, where damage hurts; nothing that cannot keep off a crash."""
    cards = payable(outlook, options)
    if due + damage - len(cards) >= outlook.left:
        return paying(outlook, options, due, -1.0)
    if due + damage >= outlook.left:
        return paying(outlook, options, due, -_NEVER)
    ordinary = len(plain(cards))
    if ordinary > 0:
        return paying(outlook, options, min(due, ordinary), _CLEARLY)
    # Magic pays unless the race is as good as run, with a sound chariot.
    is_due = outlook.to_line > outlook.steps or outlook.left <= 3
    return paying(outlook, options, min(due, len(cards)), 1.5 if is_due else -1.0)


def _pay_rocks(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    assert isinstance(choice, PayRocks)
    return for_tile(outlook, options, choice.rating - choice.paid, 0)


def _pay_hazard(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """Only the icon asked for now can be paid now; what was not paid before it is damage already."""
    assert isinstance(choice, PayHazard)
    return for_tile(outlook, options, 1, choice.icon - choice.paid)


# ---- a turn


def _set_speed(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """Each speed in reach by what the turn would be worth; never none at all if that can be helped."""
    assert isinstance(choice, SetSpeed)
    whips = outlook.by_price([card for card in outlook.hand if ADD.picks[card] in options])
    pool = outlook.race.pools[outlook.me]
    faster = min(len(whips), outlook.beast - choice.added) if choice.removed == 0 else 0
    slower = min(len([card for card in pool if card >= choice.last]), outlook.beast - choice.removed)
    keep = speed_worth(outlook, outlook.speed, outlook.hand)
    slow = keep + _NEVER
    if choice.added == 0:
        for change in range(1, slower + 1):
            slow = max(slow, speed_worth(outlook, outlook.speed - change, outlook.hand))
    firsts: list[Card] = []
    fast: list[float] = []
    for change in range(1, faster + 1):
        firsts.append(min(whips[:change]))
        fast.append(speed_worth(outlook, outlook.speed + change, without(outlook.hand, whips[:change])))
    weights: list[float] = []
    for pick in options:
        if pick == DONE.pick:
            weights.append(_TILE * keep)
        elif ADD.holds(pick):
            weights.append(_TILE * best_from(ADD.what(pick), firsts, fast, keep + _NEVER))
        else:
            # Which cards leave the pool does not matter: the first ones keep all others within reach.
            weights.append(_TILE * slow if pick == first_removal(options) else _TILE * keep + 2.0 * _NEVER)
    return weights


def speed_worth(outlook: Outlook, speed: int, hand: list[Card]) -> float:
    haste = outlook.race.hasten
    return outlook.trip(speed, hand, haste) - (50.0 if speed + haste == 0 else 0.0)


def best_from(card: Card, firsts: list[Card], worths: list[float], least: float) -> float:
    """The best of the speeds whose whips begin with a card."""
    for place in range(len(firsts)):
        if firsts[place] == card:
            least = max(least, worths[place])
    return least


def first_removal(options: list[Pick]) -> Pick:
    for pick in options:
        if REMOVE.holds(pick):
            return pick
    return DONE.pick


def _discard(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """Whips beyond the next turn's wants go, and reins nobody asks for when there is no whip at all."""
    needs = outlook.needs()
    spare = outlook.spare_whips()
    whips = len([card for card in outlook.hand if is_whip(card)])
    slow = whips == 0 and outlook.speed < 2 and len(outlook.hand) > needs[COLOURS]
    useless: list[Card] = []
    for card in outlook.hand:
        idle = is_idle(card, needs)
        if (is_whip(card) and idle and spare > 0) or (slow and (idle or outlook.speed == 0)):
            useless.append(card)
    return discarding(options, useless, needs)


def _fresh_hand(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """A pool has to be built anew: whips and magic stay, with the reins asked for."""
    needs = outlook.needs()
    reins = [card for card in outlook.hand if is_rein(card)]
    useless = [card for card in reins if is_idle(card, needs)] if len(reins) > max(1, needs[COLOURS]) else []
    return discarding(options, useless, needs)


def discarding(options: list[Pick], useless: list[Card], needs: list[int]) -> list[float]:
    """Useless cards go. Discards go in the order of the faces: to begin with a later one leaves the first in hand."""
    good = _CLEARLY
    weights: list[float] = []
    for pick in options:
        if not DISCARD.holds(pick):
            weights.append(0.0)
        elif DISCARD.what(pick) in useless:
            weights.append(good)
            good = 1.0
        else:
            weights.append(-1.5 - price(DISCARD.what(pick), needs))
    return weights


def _stables(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """Stop when more than half broken, unless the line is close; never for nothing."""
    near = outlook.to_line <= max(5, outlook.steps + outlook.speed)
    hurt = outlook.left <= 2 or outlook.left <= outlook.chariot // 2
    stop = _CLEARLY if hurt and not near else -_CLEARLY
    if outlook.left == outlook.chariot or outlook.to_line <= outlook.steps:
        stop = _NEVER
    return [stop if pick == STOP.pick else 0.0 for pick in options]


# ---- ramming


def _ram(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """With sets to spare, if their cancelling could not crash oneself."""
    base = 0.5 if outlook.sets_to_spare() >= 1 and outlook.left > 2 else -3.0
    if outlook.left <= 1:
        base = _NEVER
    return [base + outlook.prey(RAM.what(pick)) if RAM.holds(pick) else 0.0 for pick in options]


def _lay_sets(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """A ram is cancelled as far as it goes; one's own takes the sets to spare."""
    assert isinstance(choice, LaySets)
    if choice.half == 1 or choice.against > 0 or choice.laid == 0:
        count = min(choice.most - choice.laid, len(payable(outlook, options)))
        return paying(outlook, options, count, _CLEARLY)
    if outlook.left <= choice.laid + 1:
        return paying(outlook, options, 1, _NEVER)
    spare = outlook.sets_to_spare() >= 1 and outlook.left > choice.laid + 2
    return paying(outlook, options, 1, 1.5 if spare else -2.0)


# ---- blocking


def _block(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """Reins spent in another's turn are drawn again before they are needed: hold up whoever comes along, magic
    apart."""
    assert isinstance(choice, Block)
    race = outlook.race
    reins = plain(payable(outlook, options))
    if not reins:
        return paying(outlook, options, 1, -2.0)
    wins = race.progress[choice.mover] + race.steps >= race.line()
    idle = race.steps < 2 and not wins and choice.laid == 0
    first = min(outlook.by_price(reins)[: max(1, outlook.driver - choice.laid)])
    weight = -1.5 if idle else 2.0
    return [0.0 if not LAY.holds(pick) else weight if LAY.what(pick) == first else _NEVER for pick in options]


def _answer_block(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """Paid unless what is left of the hand would come to grief on the tiles ahead."""
    assert isinstance(choice, AnswerBlock)
    due = choice.due - choice.paid
    if GIVE_IN.pick not in options:
        return paying(outlook, options, due, 0.0)
    spent = outlook.by_price(payable(outlook, options))[:due]
    speed = outlook.speed + outlook.race.hasten
    damage = outlook.journey(outlook.steps, speed, without(outlook.hand, spent), 0)
    gain = outlook.worth(outlook.steps, speed, damage) - 0.3 * due
    return paying(outlook, options, due, max(-6.0, min(6.0, _TILE * gain)))


# ---- attacking


def _attack(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """With whips to spare; who is attacked may strike back."""
    base = 0.5 if outlook.spare_whips() >= 1 and outlook.left > 2 else -3.0
    return [base + outlook.prey(ATTACK.what(pick)) if ATTACK.holds(pick) else 0.0 for pick in options]


def _lay_whips(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """Attacks are fed with spare whips; cancelled with any, with magic only when the chariot is shaky."""
    assert isinstance(choice, LayWhips)
    cards = payable(outlook, options)
    ordinary = len(plain(cards))
    due = choice.most - choice.laid
    if choice.purpose == CANCEL or choice.purpose == CANCEL_COUNTER:
        danger = due >= outlook.left - 1
        count = min(due, len(cards) if danger else ordinary)
    else:
        count = min(due, outlook.spare_whips(), ordinary)
    return paying(outlook, options, count, _CLEARLY if count >= 1 else -2.0)


# ---- spells


def _cast(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    return [spell_weight(outlook, pick) for pick in options]


def spell_weight(outlook: Outlook, pick: Pick) -> float:
    """Hasten when three tiles more are worth it, Heal when it heals in full or saves, Fireball for a crash."""
    if pick == NO_SPELL.pick:
        return 0.0
    if pick == HEAL.pick:
        return _CLEARLY if outlook.chariot - outlook.left >= CURE or outlook.left <= 2 else -_CLEARLY
    if FIREBALL.holds(pick):
        rival = FIREBALL.what(pick)
        return (1.0 if outlook.life(rival) == 1 else -3.5) + outlook.prey(rival)
    if pick == HASTEN.pick:
        return max(-6.0, min(6.0, hasten_gain(outlook) - 1.0))
    return max(-6.0, min(6.0, swap_gain(outlook, pick) - 3.0))


def hasten_gain(outlook: Outlook) -> float:
    """What three steps more are worth, in tiles."""
    speed, haste = max(1, outlook.speed), outlook.race.hasten
    return outlook.trip(speed, outlook.hand, haste + HASTE) - outlook.trip(speed, outlook.hand, haste)


def swap_gain(outlook: Outlook, pick: Pick) -> float:
    """What the own turn gains by two tiles changing places."""
    speed, haste = max(1, outlook.speed), outlook.race.hasten
    before = outlook.trip(speed, outlook.hand, haste)
    here, length = outlook.race.tile_of(outlook.me), len(outlook.track)
    one = (here + ALTER.what(pick) - REACH) % length
    other = (here + ALTER.which(pick) - REACH) % length
    old = outlook.track
    outlook.track = old.copy()
    outlook.track[one], outlook.track[other] = old[other], old[one]
    after = outlook.trip(speed, outlook.hand, haste)
    outlook.track = old
    return after - before


def _pay_spell(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    return paying(outlook, options, 1, 0.0)


def _counter(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """Two magic cards against whoever leads close to the line."""
    assert isinstance(choice, CounterChoice)
    race = outlook.race
    leads = race.progress[choice.caster] >= race.progress[outlook.me]
    close = race.line() - race.progress[choice.caster] <= 2 * HAND
    weight = _CLEARLY if leads and close else -_CLEARLY
    return [weight if pick == COUNTER.pick else 0.0 for pick in options]


def _teleport(outlook: Outlook, choice: Step, options: list[Pick]) -> list[float]:
    """One tile gained, and the next one skipped: worth it where that saves damage or crosses the line."""
    speed = outlook.speed + outlook.race.hasten
    rest = without(outlook.hand, [MAGIC])
    on_foot = outlook.worth(outlook.steps, speed, outlook.journey(outlook.steps, speed, outlook.hand, 0))
    leap = outlook.worth(outlook.steps + 1, speed, outlook.journey(outlook.steps, speed, rest[:-1], 0, first=2))
    weight = max(-6.0, min(6.0, _TILE * (leap - on_foot - 1.5)))
    return [weight if pick == TELEPORT.pick else 0.0 for pick in options]


WEIGHING: Final[dict[type[Step], Callable[[Outlook, Step, list[Pick]], list[float]]]] = {
    SetSpeed: _set_speed,
    DiscardPhase: _discard,
    PayRocks: _pay_rocks,
    PayHazard: _pay_hazard,
    StablesChoice: _stables,
    FreshHand: _fresh_hand,
    RamChoice: _ram,
    LaySets: _lay_sets,
    Block: _block,
    AnswerBlock: _answer_block,
    AttackChoice: _attack,
    LayWhips: _lay_whips,
    CastChoice: _cast,
    PaySpell: _pay_spell,
    CounterChoice: _counter,
    TeleportChoice: _teleport,
}
"""The judgement of each question."""
