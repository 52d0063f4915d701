"""A sound heuristic for Colossal Arena: bet early, protect what one has bet on, strike what rivals have bet on."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from ..core.chance import Chance
from ..core.game import View as AnyView
from ..core.ids import Pick, Seat
from ..games.colossal_arena.backing import SECRET_WORTH, WORTH
from ..games.colossal_arena.cards import (
    AMAZON,
    COLOSSUS,
    CREATURES,
    ETTIN,
    GORGON,
    NO_CARD,
    STRENGTHS,
    TITAN,
    TROLL,
    UNICORN,
    WYRM,
    Card,
    Creature,
    combat,
    creature_of,
    is_combat,
    is_spectator,
    strength_of,
)
from ..games.colossal_arena.verbs import (
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
    OBJECT,
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
from ..games.colossal_arena.view import View
from .bot import Bot

_EXPECTED: Final = 5.0
"""The strength an open space will get, as far as anybody knows."""
_SLOPE: Final = 1.6
"""How many points of strength make a creature e times less likely to be the lowest."""
_CALLS: Final = [WYRM, UNICORN, TITAN, GORGON, TROLL, ETTIN, AMAZON]
"""Which eliminated creature Seraphim calls first."""


class SteadyFan(Bot):
    """Each question has a yardstick; the option that measures best is taken, ties by chance."""

    def choose(self, view: AnyView, options: list[Pick], chance: Chance) -> Pick:
        assert isinstance(view, View)
        if len(options) == 1:
            return options[0]
        yardstick = YARDSTICKS[view.choice]
        outlook = Outlook(view)
        worths = [yardstick(outlook, pick) for pick in options]
        best = max(worths)
        ties = [pick for pick, worth in zip(options, worths, strict=True) if worth > best - 1e-9]
        return ties[chance.below(len(ties), "bot")]


class Outlook:
    """A view weighed: what each creature's survival is worth to this seat, and how likely it is."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.seat
        self.claims = [self.claim(Creature(creature)) for creature in range(CREATURES)]
        self.values = {creature: self.value_now(creature) for creature in view.survivors}
        self.standing = self.worth_of(self.values)

    def claim(self, creature: Creature) -> float:
        """My stake on a creature less what the rivals hold there; the leader's stake counts most."""
        stakes = [float(max(0, stake)) for stake in self.view.stakes[creature]]
        mine = stakes.pop(self.me)
        if self.view.marker != NO_CARD and creature_of(self.view.marker) == creature:
            mine += SECRET_WORTH
        return mine - 0.6 * sum(stakes) / max(1, len(stakes)) - 0.4 * max(stakes, default=0.0)

    def value_now(self, creature: Creature) -> float:
        value = self.view.value(creature)
        return _EXPECTED if value < 0 else float(value)

    def is_open(self, creature: Creature) -> bool:
        return self.view.value(creature) < 0

    def worth_of(self, values: dict[Creature, float], filled: Creature | None = None) -> float:
        """What this row's values promise: claims weighed by the chance not to be the one eliminated."""
        open_spaces = [creature for creature in values if self.is_open(creature) and creature != filled]
        if not open_spaces:
            lowest = min(values.values())
            doomed = [creature for creature in values if values[creature] == lowest]
            if len(doomed) == 1:
                return sum(self.claims[creature] for creature in values if creature != doomed[0])
        risks = {creature: exp(-value / _SLOPE) for creature, value in values.items()}
        total = sum(risks.values())
        return sum(self.claims[creature] * (1.0 - risk / total) for creature, risk in risks.items())

    def gain(self, creature: Creature, strength: float) -> float:
        """How much better the row looks with this strength on a creature."""
        return self.worth_of({**self.values, creature: strength}, creature) - self.standing

    def support(self, creature: Creature) -> float:
        """How well my hand can keep a creature alive."""
        mine = [strength_of(card) for card in self.view.hand if is_combat(card) and creature_of(card) == creature]
        spectators = sum(1 for card in self.view.hand if is_spectator(card) and strength_of(card) >= 7)
        return sum(max(0, strength - 4) for strength in mine) / 6 + 0.15 * spectators

    def survival(self, creature: Creature) -> float:
        """A rough chance to see the end: others with a stake protect, everybody else attacks."""
        rivals = sum(1 for seat, stake in enumerate(self.view.stakes[creature]) if stake > 0 and seat != self.me)
        strength = (self.value_now(creature) - _EXPECTED) / 20
        return 0.4 + 0.06 * (self.view.row - 1) + 0.08 * self.support(creature) + strength - 0.03 * rivals

    def use_of(self, card: Card) -> float:
        """What a card in hand is good for: high ones where I have bet, low ones where rivals have."""
        if not is_combat(card):
            return 0.5 + abs(strength_of(card) - _EXPECTED) / 10 if is_spectator(card) else 0.4
        creature = creature_of(card)
        if creature not in self.values:
            return -0.5
        return self.claims[creature] * (strength_of(card) - _EXPECTED) / 10 + abs(strength_of(card) - _EXPECTED) / 20

    def lead(self, seat: Seat) -> float:
        """How far ahead a seat looks."""
        return (
            sum(max(0, self.view.stakes[creature][seat]) for creature in self.view.survivors)
            + 2 * self.view.has_marker[seat]
        )

    def best_lead(self) -> float:
        return max(self.lead(Seat(seat)) for seat in range(self.view.seats))


# ---- a yardstick for each question


def _bet(outlook: Outlook, pick: Pick) -> float:
    """Tokens unplaced are worth nothing, so any bet beats none; an early one on a creature I can keep alive beats the
    rest."""
    view = outlook.view
    if pick == NO_BET.pick:
        return 0.0
    if pick == REVEAL.pick:
        return _reveal(outlook)
    if BET.holds(pick):
        creature = BET.what(pick)
        spread = 0.25 if view.stakes[creature][outlook.me] > 0 else 0.0
        return WORTH[view.row] * (outlook.survival(creature) - spread) + 0.01
    card = SECRET.what(pick)
    wasted = outlook.use_of(card) * 0.3 + strength_of(card) * 0.05
    return SECRET_WORTH * outlook.survival(creature_of(card)) + 0.5 - wasted


def _reveal(outlook: Outlook) -> float:
    """Worth it when it makes me the backer of a creature I can play."""
    view = outlook.view
    creature = creature_of(view.marker)
    if creature not in view.survivors or view.backers[creature] == outlook.me:
        return -1.0
    rivals = max(stake for seat, stake in enumerate(view.stakes[creature]) if seat != outlook.me)
    overtakes = max(0, view.stakes[creature][outlook.me]) + SECRET_WORTH > rivals
    return 0.6 * outlook.support(creature) - 0.8 if overtakes else -1.0


def _play(outlook: Outlook, pick: Pick) -> float:
    if not PLAY.holds(pick):
        return 0.0
    card = PLAY.what(pick)
    kept = 0.35 * outlook.use_of(card)
    if is_combat(card):
        creature = creature_of(card)
        power = 0.5 if outlook.view.backers[creature] == outlook.me else 0.0
        return outlook.gain(creature, strength_of(card)) + power - kept
    if is_spectator(card):
        return max(outlook.gain(creature, strength_of(card)) for creature in outlook.values) - kept
    return 0.1 - kept


def _place(outlook: Outlook, pick: Pick) -> float:
    return outlook.gain(PLACE.what(pick), strength_of(outlook.view.playing))


def _offer(outlook: Outlook, pick: Pick) -> float:
    """Use what is offered, but leave living tokens alone and end no game that is being lost."""
    view = outlook.view
    use = True
    if view.offered == COLOSSUS:
        use = any(_tokens_on(view, creature) for creature in view.creatures if creature not in view.survivors)
    elif view.offered == AMAZON and view.deck <= 3:
        use = outlook.lead(outlook.me) >= outlook.best_lead()
    return 1.0 if (pick == USE.pick) == use else 0.0


def _tokens_on(view: View, creature: Creature) -> bool:
    return any(view.bets[row * CREATURES + creature] == view.seat for row in range(view.row))


def _retrieve(outlook: Outlook, pick: Pick) -> float:
    """A token on an eliminated creature costs nothing to take back; any other is better left alone."""
    view = outlook.view
    if pick == RETRIEVE_SECRET.pick:
        creature = creature_of(view.marker) if view.marker != NO_CARD else view.revealed[outlook.me]
        return 0.0 if creature not in view.survivors else -SECRET_WORTH
    creature, row = RETRIEVE.what(pick), RETRIEVE.which(pick)
    return 0.1 if creature not in view.survivors else -WORTH[row] * outlook.survival(creature)


def _wager(outlook: Outlook, pick: Pick) -> float:
    creature, row = WAGER.what(pick), WAGER.which(pick)
    return WORTH[row] * outlook.survival(creature) if creature in outlook.values else -1.0


def _ask(outlook: Outlook, pick: Pick) -> float:
    rival, creature = ASK.what(pick), ASK.which(pick)
    known = 3.0 if any(_known_there(outlook, rival, card) for card in _cards_of(creature)) else 0.0
    return abs(outlook.claims[creature]) + 0.1 * outlook.view.hand_sizes[rival] + known


def _cards_of(creature: Creature) -> list[Card]:
    return [combat(creature, strength) for strength in range(STRENGTHS)]


def _known_there(outlook: Outlook, rival: Seat, card: Card) -> bool:
    return any(fact.what == card and fact.places == (int(rival), 1) for fact in outlook.view.facts)


def _call(outlook: Outlook, pick: Pick) -> float:
    creature = CALL.what(pick)
    if creature == COLOSSUS:
        return -1.0
    return float(len(_CALLS) - _CALLS.index(creature)) if creature in _CALLS else 0.0


def _take(outlook: Outlook, pick: Pick) -> float:
    """The card in hand, less what the row loses by it."""
    if pick == DECLINE.pick:
        return 0.0
    card = TAKE.what(pick)
    creature = creature_of(card)
    lost = 0.0
    if outlook.view.top[(outlook.view.row - 1) * CREATURES + creature] == card:
        lost = outlook.gain(creature, _EXPECTED)
    return outlook.use_of(card) + lost


def _swap(outlook: Outlook, pick: Pick) -> float:
    creature, pair = SWAP.what(pick), SWAP.which(pick)
    one, other = combat(creature, pair // STRENGTHS), combat(creature, pair % STRENGTHS)
    top = outlook.view.top[(outlook.view.row - 1) * CREATURES + creature]
    if creature not in outlook.values or top not in (one, other):
        return 0.0
    return outlook.gain(creature, strength_of(other if top == one else one))


def _burn(outlook: Outlook, pick: Pick) -> float:
    """What lies beneath is taken for average."""
    creature = BURN.what(pick)
    return outlook.gain(creature, _EXPECTED)


def _discard(outlook: Outlook, pick: Pick) -> float:
    """Dead cards go, living ones stay."""
    if pick == DONE.pick:
        return 0.0
    return 1.0 if creature_of(DISCARD.what(pick)) not in outlook.values else -1.0


def _vote(outlook: Outlook, pick: Pick) -> float:
    """More play helps whoever is behind."""
    behind = outlook.lead(outlook.me) < outlook.best_lead()
    return 1.0 if pick == (AGREE.pick if behind else OBJECT.pick) else 0.0


YARDSTICKS: Final[dict[str, Callable[[Outlook, Pick], float]]] = {
    "bet-phase": _bet,
    "card-phase": _play,
    "extra-card": _play,
    "place-spectator": _place,
    "offer-power": _offer,
    "name-creature": lambda outlook, pick: -outlook.claims[NAME.what(pick)],
    "take-card": _take,
    "fetch": _take,
    "retrieve-token": _retrieve,
    "stun": lambda outlook, pick: outlook.lead(FREEZE.what(pick)),
    "wager": _wager,
    "demand": _ask,
    "give": lambda outlook, pick: -outlook.use_of(GIVE.what(pick)),
    "call-creature": _call,
    "rob": lambda outlook, pick: outlook.lead(ROB.what(pick)),
    "keep-one": lambda outlook, pick: outlook.use_of(KEEP.what(pick)),
    "swap-cards": _swap,
    "burn": _burn,
    "discard": _discard,
    "magus-discard": _discard,
    "stalemate-vote": _vote,
}
