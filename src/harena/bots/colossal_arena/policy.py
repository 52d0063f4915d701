"""How good each answer looks at a glance: bet early, protect what one has bet on, strike what rivals have bet on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.agenda import Step
from ...core.ids import Pick, Seat
from ...games.colossal_arena.arena import Arena
from ...games.colossal_arena.backing import SECRET_WORTH, WORTH
from ...games.colossal_arena.betting import BetPhase
from ...games.colossal_arena.cards import (
    AMAZON,
    COLOSSUS,
    COMBAT_CARDS,
    CREATURES,
    ETTIN,
    GORGON,
    MAGISTER,
    NO_CARD,
    STRENGTHS,
    TITAN,
    TROLL,
    UNICORN,
    WYRM,
    Card,
)
from ...games.colossal_arena.discarding import Discard, MagusDiscard
from ...games.colossal_arena.knowledge import HAND_ZONE, zone
from ...games.colossal_arena.playing import CardPhase, ExtraCard, OfferPower, PlaceSpectator
from ...games.colossal_arena.powers.colossus import RetrieveToken
from ...games.colossal_arena.powers.cyclops import Stun
from ...games.colossal_arena.powers.daimon import Wager
from ...games.colossal_arena.powers.gorgon import Demand, Give
from ...games.colossal_arena.powers.seraphim import CallCreature
from ...games.colossal_arena.powers.titan import KeepOne, Rob
from ...games.colossal_arena.powers.troll import Fetch
from ...games.colossal_arena.powers.unicorn import SwapCards
from ...games.colossal_arena.powers.wyrm import Burn
from ...games.colossal_arena.referees import NameCreature, TakeCard
from ...games.colossal_arena.stalemate import StalemateVote
from ...games.colossal_arena.verbs import (
    AGREE,
    ASK,
    BET,
    BURN,
    CALL,
    DECLINE,
    DISCARD,
    DONE,
    FREEZE,
    GIVE,
    KEEP,
    NAME,
    NO_BET,
    PLACE,
    PLAY,
    RETRIEVE,
    RETRIEVE_SECRET,
    REVEAL,
    ROB,
    SECRET,
    SWAP,
    TAKE,
    USE,
    WAGER,
)
from .outlook import OPEN, Outlook

_GOLD: Final = 2.0
"""How many times e one gold's difference makes an answer likelier."""
_SPREAD: Final = 0.25
"""How much less a second bet on the same creature promises."""
_SECRECY: Final = -0.5
_WASTE: Final = 0.3
_MARK: Final = 0.15
"""What betting in secret costs besides the card phase, and what the card under the token would have been good for."""
_KEEP: Final = 0.35
"""How much of a card's use is lost by playing it."""
_POWER: Final = 0.5
_REFEREE: Final = 0.1
"""What a power and a referee are worth."""
_CALLS: Final = [WYRM, UNICORN, TITAN, GORGON, TROLL, ETTIN, AMAZON]
"""Which eliminated creature Seraphim calls first."""
_BLUNDER: Final = -4.0
"""In gold: what only a beginner would do."""


def weigh(arena: Arena, seat: Seat, options: list[Pick]) -> list[float]:
    if len(options) == 1:
        return [0.0]
    top = arena.agenda[-1]
    outlook = Outlook(arena, seat)
    return [_GOLD * gold for gold in YARDSTICKS[type(top)](outlook, top, options)]


# ---- betting


def _bets(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [_bet(outlook, pick) for pick in options]


def _bet(outlook: Outlook, pick: Pick) -> float:
    """Tokens unplaced are worth nothing, so any bet beats none; an early one on a creature one can keep alive beats
    the rest."""
    if pick == NO_BET.pick:
        return -0.5 if outlook.arena.supply[outlook.seat] > 0 and WORTH[outlook.arena.row] > 0 else 0.0
    if pick == REVEAL.pick:
        return _reveal(outlook)
    if BET.holds(pick):
        creature = BET.what(pick)
        spread = _SPREAD if outlook.stakes[creature * outlook.arena.seats + outlook.seat] > 0 else 0.0
        return WORTH[outlook.arena.row] * (outlook.survival(creature) - spread) + 0.01
    card = SECRET.what(pick)
    wasted = outlook.use_of(card) * _WASTE + card % STRENGTHS * _MARK
    return SECRET_WORTH * outlook.survival(card // STRENGTHS) + _SECRECY - wasted


def _reveal(outlook: Outlook) -> float:
    """Worth it when it makes this seat the backer of a creature it can play."""
    creature = outlook.marked
    seats = outlook.arena.seats
    if not outlook.lives(creature) or outlook.backs(creature):
        return -1.0
    own = outlook.mine(creature)
    for other in range(seats):
        if other != outlook.seat and outlook.stakes[creature * seats + other] >= own:
            return -1.0
    return 0.6 * outlook.support(creature) - 0.8


def _wagers(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [_wager(outlook, WAGER.what(pick), WAGER.which(pick)) for pick in options]


def _wager(outlook: Outlook, creature: int, row: int) -> float:
    return WORTH[row] * outlook.survival(creature) if outlook.lives(creature) else _BLUNDER


def _retrievals(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [_retrieve(outlook, pick) for pick in options]


def _retrieve(outlook: Outlook, pick: Pick) -> float:
    """A token on an eliminated creature costs nothing to take back; any other is better left alone."""
    if pick == RETRIEVE_SECRET.pick:
        hidden = outlook.arena.markers[outlook.seat] != NO_CARD
        creature = outlook.marked if hidden else outlook.arena.revealed[outlook.seat]
        return -float(SECRET_WORTH) if outlook.lives(creature) else 0.0
    creature, row = RETRIEVE.what(pick), RETRIEVE.which(pick)
    return -WORTH[row] * outlook.survival(creature) if outlook.lives(creature) else 0.1


# ---- playing


def _plays(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [_play(outlook, Card(PLAY.what(pick))) if PLAY.holds(pick) else 0.0 for pick in options]


def _play(outlook: Outlook, card: Card) -> float:
    kept = _KEEP * outlook.use_of(card)
    if card >= MAGISTER:
        return _REFEREE - kept
    strength = card % STRENGTHS
    if card >= COMBAT_CARDS:
        return max([_lay(outlook, creature, strength) for creature in outlook.arena.survivors]) - kept
    creature = card // STRENGTHS
    power = _POWER if outlook.backs(creature) else 0.0
    return _lay(outlook, creature, strength) + power - kept


def _lay(outlook: Outlook, creature: int, strength: int) -> float:
    """What the row gains; nobody ends a round against his own best bet."""
    doomed = outlook.doomed(creature, strength)
    blunder = doomed >= 0 and outlook.claims[doomed] > 0.0 and outlook.mine(doomed) == outlook.best_stake()
    return outlook.gain(creature, strength) + (_BLUNDER if blunder else 0.0)


def _placings(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    assert isinstance(step, PlaceSpectator)
    strength = step.card % STRENGTHS
    return [_lay(outlook, PLACE.what(pick), strength) for pick in options]


def _namings(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [-outlook.claims[NAME.what(pick)] for pick in options]


def _takings(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [0.0 if pick == DECLINE.pick else _take(outlook, TAKE.what(pick)) for pick in options]


def _take(outlook: Outlook, card: Card) -> float:
    """The card in hand, and what becomes of the row without it."""
    creature = card // STRENGTHS
    if not outlook.lives(creature):
        return _BLUNDER
    current = outlook.arena.top[(outlook.arena.row - 1) * CREATURES + creature] == card
    return outlook.use_of(card) + (outlook.gain(creature, OPEN) if current else 0.0)


# ---- powers


def _offers(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    """Use what is offered, but leave living tokens alone and end no game that is being lost."""
    assert isinstance(step, OfferPower)
    arena = outlook.arena
    use = True
    if step.creature == COLOSSUS:
        use = _has_dead_token(outlook)
    elif step.creature == AMAZON and len(arena.bag) <= 3:
        use = not outlook.is_behind()
    return [1.5 if (pick == USE.pick) == use else 0.0 for pick in options]


def _has_dead_token(outlook: Outlook) -> bool:
    for creature in outlook.arena.creatures:
        if not outlook.lives(creature) and outlook.stakes[creature * outlook.arena.seats + outlook.seat] > 0:
            return True
    return False


def _demands(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    known = _known_in_hands(outlook)
    return [_demand(outlook, ASK.what(pick), ASK.which(pick), known) for pick in options]


def _demand(outlook: Outlook, rival: Seat, creature: int, known: list[int]) -> float:
    sure = 3.0 if creature * outlook.arena.seats + rival in known else 0.0
    return 0.5 * abs(outlook.claims[creature]) + 0.05 * len(outlook.arena.hands[rival]) + sure


def _known_in_hands(outlook: Outlook) -> list[int]:
    """Where this seat knows a rival to hold a card of a creature: creature times seats plus the rival."""
    seats = outlook.arena.seats
    known: list[int] = []
    for fact in outlook.arena.learnt.facts:
        mine = (fact.knowers >> outlook.seat) & 1 == 1
        if (
            mine
            and fact.what < COMBAT_CARDS
            and len(fact.places) == 2
            and fact.places[0] < zone(HAND_ZONE + 1, Seat(0))
        ):
            known.append(fact.what // STRENGTHS * seats + fact.places[0])
    return known


def _gifts(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [-outlook.use_of(GIVE.what(pick)) for pick in options]


def _calls(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [_call(CALL.what(pick)) for pick in options]


def _call(creature: int) -> float:
    if creature == COLOSSUS:
        return -1.0
    for place in range(len(_CALLS)):
        if _CALLS[place] == creature:
            return 1.5 - 0.2 * place
    return 0.0


def _freezings(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [0.2 * outlook.lead(FREEZE.what(pick)) for pick in options]


def _robberies(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [0.2 * outlook.lead(ROB.what(pick)) for pick in options]


def _keepings(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [outlook.use_of(Card(KEEP.what(pick))) for pick in options]


def _swaps(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    return [_swap(outlook, SWAP.what(pick), SWAP.which(pick)) for pick in options]


def _swap(outlook: Outlook, creature: int, pair: int) -> float:
    one, other = creature * STRENGTHS + pair // STRENGTHS, creature * STRENGTHS + pair % STRENGTHS
    top = outlook.arena.top[(outlook.arena.row - 1) * CREATURES + creature]
    if not outlook.lives(creature) or (top != one and top != other):
        return 0.0
    return outlook.gain(creature, (other if top == one else one) % STRENGTHS)


def _burnings(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    """What lies beneath is taken for average."""
    return [outlook.gain(BURN.what(pick), OPEN) for pick in options]


# ---- the end of a turn


def _discards(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    """Dead cards go, living ones stay."""
    return [0.0 if pick == DONE.pick else _discard(outlook, DISCARD.what(pick)) for pick in options]


def _discard(outlook: Outlook, card: Card) -> float:
    if not outlook.lives(card // STRENGTHS):
        return 1.5
    return -1.0 - 5.0 * max(0.0, outlook.use_of(card))


def _votes(outlook: Outlook, step: Step[Arena], options: list[Pick]) -> list[float]:
    """More play helps whoever is behind."""
    behind = outlook.is_behind()
    return [0.8 if (pick == AGREE.pick) == behind else 0.0 for pick in options]


YARDSTICKS: Final[dict[type[Step[Arena]], Callable[[Outlook, Step[Arena], list[Pick]], list[float]]]] = {
    BetPhase: _bets,
    CardPhase: _plays,
    ExtraCard: _plays,
    PlaceSpectator: _placings,
    OfferPower: _offers,
    NameCreature: _namings,
    TakeCard: _takings,
    Fetch: _takings,
    RetrieveToken: _retrievals,
    Stun: _freezings,
    Wager: _wagers,
    Demand: _demands,
    Give: _gifts,
    CallCreature: _calls,
    Rob: _robberies,
    KeepOne: _keepings,
    SwapCards: _swaps,
    Burn: _burnings,
    Discard: _discards,
    MagusDiscard: _discards,
    StalemateVote: _votes,
}
"""A yardstick for each question: the gold each answer seems to be worth."""
