"""Positions of the arena as one line of text. What a position does not say is the ordinary start."""

from __future__ import annotations

from typing import Final, cast

from ...core.chance import Chance
from ...core.errors import BadRequest
from ...core.events import Log
from ...core.ids import NOBODY, Clause, Seat
from ...core.notation import Fields, check_numbers, make_step, number, option_fields, step_classes, take_options
from .arena import HAND, Arena, Step, empty_arena
from .backing import has_secret_bet
from .betting import BetPhase
from .cards import (
    CARDS,
    CREATURE_NAMES,
    CREATURES,
    MAGISTER,
    NO_CARD,
    NO_CREATURE,
    ROWS,
    Card,
    Creature,
    Row,
    cards_named,
    creature_of,
    deck_of,
    exact_name,
    is_combat,
    is_spectator,
)
from .discarding import DISCARDS, Discard, Refill
from .elimination import Check
from .knowledge import NOTHING_LEARNT, ZONE_NAMES, Fact, Lack, Learnt, some, what_name
from .options import OPTIONS, Options, named
from .playing import CardPhase, PlaceSpectator
from .powers.titan import KeepOne
from .referees import DiscardReferee
from .rulebook import rulebook_for
from .scoring import Scoring
from .setup import SelectCreatures, deal_hand

GAME: Final = "colossal-arena"
FEWEST: Final = 2
MOST: Final = 5
_PHASES: Final[dict[str, type[Step]]] = {
    "bet": BetPhase,
    "card": CardPhase,
    "discard": Discard,
    "draw": Refill,
    "check": Check,
}
_NEVER_PENDING: Final = ("player-step", "select-creatures", "deal", "choose-starter")
_STEPS: Final = {
    name: step for name, step in step_classes(__name__.rpartition(".")[0]).items() if name not in _NEVER_PENDING
}


def new_arena(seats: int, chosen: dict[str, object], chance: Chance, log: Log | None) -> Arena:
    """A table of two to five, set up and waiting for the first answer. (CA-1.1)"""
    arena = bare_arena(seats, chosen, chance, log)
    arena.then(arena.rulebook.setup())
    arena.settle()
    return arena


def bare_arena(seats: int, chosen: dict[str, object], chance: Chance, log: Log | None) -> Arena:
    if not FEWEST <= seats <= MOST:
        raise BadRequest(f"Colossal Arena seats {FEWEST} to {MOST} players, not {seats}.", Clause("CA-1.1"))
    house = Options(chosen)
    return empty_arena(seats, house, rulebook_for(seats, house), chance, log)


# ---- printing


def print_position(arena: Arena) -> str:
    """Everything on the table as one line."""
    fields = [GAME, f"seats: {arena.seats}"]
    fields += option_fields(arena.house.chosen)
    fields += [f"creatures: {', '.join(CREATURE_NAMES[creature] for creature in arena.creatures)}"]
    fields += [f"eliminated: {', '.join(_eliminated(arena))}"]
    fields += [f"{name}: {value}" for name, value in _counters(arena)]
    fields += [f"row {row}: {', '.join(_piles(arena, Row(row)))}" for row in range(1, arena.row + 1)]
    fields += [f"bets {seat}: {', '.join(_bets(arena, Seat(seat)))}" for seat in range(arena.seats)]
    for seat in range(arena.seats):
        fields += _seat_fields(arena, Seat(seat))
    fields += [f"deck: {_cards(arena.bag)}", f"discard: {_cards(arena.discard)}"]
    fields += [f"facts: {', '.join(_fact(fact) for fact in arena.learnt.facts)}"]
    fields += [f"lacks: {', '.join(_lack(lack) for lack in arena.learnt.lacks)}"]
    fields += [f"todo: {arena.pending()}"]
    return "; ".join(field.rstrip() for field in fields)


def _counters(arena: Arena) -> list[tuple[str, int]]:
    return [
        ("round", arena.row),
        ("turn", arena.player),
        ("opener", arena.opener),
        ("turns", arena.turns),
        ("idle", arena.idle),
        ("ettin", arena.ettin_spent),
        ("recycled", arena.recycled),
    ]


def _eliminated(arena: Arena) -> list[str]:
    dead = [creature for creature in arena.creatures if arena.died[creature] > 0]
    return [f"{CREATURE_NAMES[creature]} {arena.died[creature]}" for creature in dead]


def _piles(arena: Arena, row: Row) -> list[str]:
    """`wyrm = wyrm 3 < spectator 4`: left lies beneath right."""
    return [
        f"{CREATURE_NAMES[creature]} = {' < '.join(exact_name(card) for card in reversed(arena.pile(row, creature)))}"
        for creature in arena.creatures
        if arena.top_at(row, creature) != NO_CARD
    ]


def _bets(arena: Arena, seat: Seat) -> list[str]:
    return [
        f"{CREATURE_NAMES[space % CREATURES]} {space // CREATURES + 1}"
        for space in range(len(arena.bets))
        if arena.bets[space] == seat
    ]


def _seat_fields(arena: Arena, seat: Seat) -> list[str]:
    fields = [f"hand {seat}: {_cards(arena.hands[seat])}"]
    if arena.frozen[seat]:
        fields.append(f"frozen {seat}: {_cards(arena.frozen[seat])}")
    if arena.markers[seat] != NO_CARD:
        fields.append(f"marker {seat}: {exact_name(arena.markers[seat])}")
    if arena.revealed[seat] != NO_CREATURE:
        fields.append(f"revealed {seat}: {CREATURE_NAMES[arena.revealed[seat]]}")
    if arena.secret_spent[seat] != 0:
        fields.append(f"spent {seat}: yes")
    if arena.buried[seat]:
        fields.append(f"buried {seat}: {_cards(list(arena.buried[seat]))}")
    return fields


def _cards(cards: list[Card]) -> str:
    return ", ".join(exact_name(card) for card in cards)


def _fact(fact: Fact) -> str:
    places = [
        f"{ZONE_NAMES[fact.places[i] // 5]} {fact.places[i] % 5} x {fact.places[i + 1]}"
        for i in range(0, len(fact.places), 2)
    ]
    return f"{fact.knowers} knows {what_name(fact.what)} @ {' + '.join(places)}"


def _lack(lack: Lack) -> str:
    return f"{lack.knowers} knows no {CREATURE_NAMES[lack.creature]} @ {lack.holder}"


# ---- reading


def parse_position(text: str, chance: Chance, log: Log | None) -> Arena:
    """The state a line describes; cards it does not place are dealt and drawn by chance as at the ordinary start."""
    fields = Fields(GAME, text)
    seats = fields.take_number("seats", 3, FEWEST, MOST)
    arena = bare_arena(seats, take_options(fields, OPTIONS), chance, log)
    _read_creatures(fields, arena)
    _read_eliminated(fields, arena)
    rest = [card for card in deck_of(arena.creatures) if card not in _cards_in_play(fields)]
    _read_table(fields, arena, rest)
    _read_seats(fields, arena, rest)
    _read_discard(fields, arena, rest)
    _read_deck_and_hands(fields, arena, rest)
    _read_turn(fields, arena)
    arena.learnt = _read_learnt(fields)
    _read_agenda(fields, arena)
    fields.finish()
    _check_steps(arena)
    _check_learnt(arena)
    _settle(arena)
    _check_questions(arena)
    return arena


def _read_creatures(fields: Fields, arena: Arena) -> None:
    names = fields.take_items("creatures")
    if names is None:
        SelectCreatures().run(arena)
        return
    creatures = sorted(_creature(name) for name in names)
    if len(set(creatures)) != 8 or len(creatures) != 8:
        raise BadRequest("A position names eight different creatures.", Clause("CA-1.5"))
    arena.creatures = creatures
    arena.survivors = creatures.copy()


def _read_eliminated(fields: Fields, arena: Arena) -> None:
    arena.row = Row(fields.take_number("round", 1, 1, ROWS))
    for item in fields.take_items("eliminated") or []:
        creature, row = _creature_and_number(item, "eliminated", 1, ROWS)
        if creature not in arena.survivors:
            raise BadRequest(f"'{item}' does not take part, or is eliminated twice.", Clause("CA-10.5"))
        arena.died[creature] = row
        arena.survivors.remove(creature)
    rows = sorted(row for row in arena.died if row > 0)
    over = rows == list(range(1, ROWS + 1))
    if rows != list(range(1, arena.row)) and not over:
        raise BadRequest(
            f"Round {arena.row} needs one creature eliminated in each round before it; write 'eliminated: wyrm 1'.",
            Clause("CA-2.1"),
        )


def _read_table(fields: Fields, arena: Arena, rest: list[Card]) -> None:
    """Rows of piles, and tokens in their spaces."""
    for row in range(1, arena.row + 1):
        for item in fields.take_items(f"row {row}") or []:
            column, equals, pile = item.partition("=")
            if not equals:
                raise BadRequest(f"'{item}' is not a pile; write 'wyrm = wyrm 3 < spectator 4'.")
            creature = _taking_part(arena, column.strip())
            if arena.top_at(Row(row), creature) != NO_CARD:
                raise BadRequest(f"The pile of '{column.strip()}' in row {row} is given twice.", Clause("CA-6.2"))
            if 0 < arena.died[creature] < row:
                raise BadRequest(f"'{column.strip()}' was eliminated before row {row}.", Clause("CA-10.5"))
            for name in pile.split("<"):
                card = _placed(rest, name.strip())
                if card >= CARDS - 3 or (is_combat(card) and creature_of(card) != creature):
                    raise BadRequest(f"'{name.strip()}' cannot lie on '{column.strip()}'.", Clause("CA-6.2"))
                arena.lay(card, Row(row), creature)
    for seat in range(arena.seats):
        for item in fields.take_items(f"bets {seat}") or []:
            creature, row = _creature_and_number(item, f"bets {seat}", 1, arena.row)
            if creature not in arena.creatures or 0 < arena.died[creature] < row:
                raise BadRequest(f"There is no space '{item}' to bet on.", Clause("CA-3.2"))
            space = (row - 1) * CREATURES + creature
            if arena.bets[space] != NOBODY:
                raise BadRequest(f"The space '{item}' holds two tokens.", Clause("CA-3.3"))
            arena.bets[space] = Seat(seat)
            arena.supply[seat] -= 1


def _read_seats(fields: Fields, arena: Arena, rest: list[Card]) -> None:
    """What lies before each player, but for the hands."""
    for seat in range(arena.seats):
        arena.frozen[seat] = sorted(_placed(rest, name) for name in fields.take_items(f"frozen {seat}") or [])
        marker = fields.take(f"marker {seat}")
        if marker is not None:
            arena.markers[seat] = _placed(rest, marker)
            if not is_combat(arena.markers[seat]):
                raise BadRequest("Only a combat card marks a secret bet.", Clause("CA-4.2"))
        revealed = fields.take(f"revealed {seat}")
        if revealed is not None and marker is not None:
            raise BadRequest(f"Seat {seat} has two secret bets, a hidden one and a revealed one.", Clause("CA-4.3"))
        if revealed is not None:
            arena.revealed[seat] = _taking_part(arena, revealed)
        secret = has_secret_bet(arena, Seat(seat))
        arena.supply[seat] -= 1 if secret else 0
        spent = fields.take(f"spent {seat}") or "no"
        if spent not in ("yes", "no"):
            raise BadRequest(f"'spent {seat}' is yes or no, not '{spent[:40]}'.", Clause("CA-4.3"))
        arena.secret_spent[seat] = 1 if secret or spent == "yes" else 0
        if arena.supply[seat] < 0:
            raise BadRequest(f"Seat {seat} has more than five tokens on the table.", Clause("CA-1.2"))


def _read_discard(fields: Fields, arena: Arena, rest: list[Card]) -> None:
    """The pile from bottom to top, and who buried what in it."""
    arena.discard = [_placed(rest, name) for name in fields.take_items("discard") or []]
    buried: list[tuple[Card, ...]] = []
    for seat in range(arena.seats):
        cards: list[Card] = []
        for name in fields.take_items(f"buried {seat}") or []:
            match = [card for card in cards_named(name) if card in arena.discard]
            if not match:
                raise BadRequest(f"'{name}' is buried but not in the discard pile.", Clause("CA-20.3"))
            cards.append(match[0])
        buried.append(tuple(cards))
    arena.buried = tuple(buried)


def _read_deck_and_hands(fields: Fields, arena: Arena, rest: list[Card]) -> None:
    """Named cards first; unnamed hands are dealt from the rest; with a named deck the rest lies under the discard
    pile."""
    unnamed: list[Seat] = []
    for seat in range(arena.seats):
        names = fields.take_items(f"hand {seat}")
        if names is None:
            unnamed.append(Seat(seat))
        else:
            arena.hands[seat] = sorted(_placed(rest, name) for name in names)
    deck = fields.take_items("deck")
    bag = None if deck is None or deck == ["the rest"] else sorted(_placed(rest, name) for name in deck)
    arena.bag = rest
    for seat_ in unnamed:
        if len(arena.bag) < HAND:
            raise BadRequest(f"There are not enough cards left to deal seat {seat_} a hand.", Clause("CA-1.8"))
        deal_hand(arena, seat_)
    if bag is not None:
        arena.discard[:0] = arena.bag
        arena.bag = bag


def _cards_in_play(fields: Fields) -> list[Card]:
    """A card that is just being played lies neither in a hand nor on the table."""
    steps = [make_step(_STEPS, item.strip()) for item in fields.values.get("todo", "").split(",") if item.strip()]
    return [step.card for step in steps if isinstance(step, (DiscardReferee, PlaceSpectator))]


def _read_turn(fields: Fields, arena: Arena) -> None:
    turn = fields.take("turn")
    if turn is None:
        arena.player = Seat(arena.chance.below(arena.seats, "starter"))
    else:
        arena.player = Seat(number(turn, "turn", 0, arena.seats - 1))
    arena.opener = Seat(fields.take_number("opener", arena.player, 0, arena.seats - 1))
    arena.turns = fields.take_number("turns", 1 + (arena.player - arena.opener) % arena.seats, 0, 10_000)
    arena.idle = fields.take_number("idle", 1, 0, 10_000)
    arena.ettin_spent = fields.take_number("ettin", 0, 0, 1)
    arena.recycled = fields.take_number("recycled", 0, 0, ROWS)


def _read_learnt(fields: Fields) -> Learnt:
    facts = [_read_fact(item) for item in fields.take_items("facts") or []]
    lacks = [_read_lack(item) for item in fields.take_items("lacks") or []]
    return Learnt(tuple(facts), tuple(lacks)) if facts or lacks else NOTHING_LEARNT


def _read_fact(item: str) -> Fact:
    known, at, places = item.partition("@")
    knowers, knows, what = known.partition("knows")
    if not at or not knows:
        raise BadRequest(f"'{item[:60]}' is not a fact; write '3 knows wyrm 7 @ hand 2 x 1'.")
    numbers: list[int] = []
    for place in places.split("+"):
        words = place.split()
        if len(words) != 4 or words[0] not in ZONE_NAMES:
            raise BadRequest(f"'{place.strip()[:40]}' is not a place; write 'hand 2 x 1'.")
        numbers.append(ZONE_NAMES.index(words[0]) * 5 + number(words[1], "facts", 0, MOST - 1))
        numbers.append(number(words[3], "facts", 1, 10**11))
    return Fact(number(knowers.strip(), "facts", 1, 31), _what(what.strip()), tuple(numbers))


def _what(name: str) -> int:
    if name.startswith("some "):
        return some(_creature(name.removeprefix("some ")))
    cards = cards_named(name)
    if not cards:
        raise BadRequest(f"There is no card '{name[:40]}'.")
    return cards[0]


def _read_lack(item: str) -> Lack:
    known, _, holder = item.partition("@")
    knowers, knows, creature = known.partition("knows no ")
    if not knows:
        raise BadRequest(f"'{item[:60]}' is not a lack; write '3 knows no wyrm @ 2'.")
    seat = Seat(number(holder.strip(), "lacks", 0, MOST - 1))
    return Lack(number(knowers.strip(), "lacks", 1, 31), _creature(creature.strip()), seat)


def _read_agenda(fields: Fields, arena: Arena) -> None:
    """`todo` lists pending steps, the top first; without it the turn goes on from a phase."""
    todo = fields.take("todo")
    phase = fields.take("phase")
    if todo is not None:
        steps = [make_step(_STEPS, item.strip()) for item in todo.split(",") if item.strip()]
        arena.then(cast("list[Step]", steps))
        return
    if phase is not None and phase not in _PHASES:
        raise BadRequest(f"A phase is one of {', '.join(_PHASES)}, not '{phase[:40]}'.", Clause("CA-2.4"))
    steps_of_turn = arena.rulebook.turn(arena.player)
    first = 0
    while phase is not None and not isinstance(steps_of_turn[first], _PHASES[phase]):
        first += 1
    arena.then([*steps_of_turn[first:], Scoring()])


def _highest(arena: Arena) -> dict[str, int]:
    """How far the numbers of pending steps go."""
    seat, card, creature, everyone = arena.seats - 1, CARDS - 1, CREATURES - 1, arena.everyone()
    return {
        "seat": seat,
        "victim": seat,
        "asker": seat,
        "voted": everyone,
        "objected": everyone,
        "card": card,
        "one": card,
        "two": card,
        "three": card,
        "creature": creature,
        "acting": creature,
        "left": DISCARDS,
    }


def _check_steps(arena: Arena) -> None:
    """Pending steps name seats, creatures and cards that are there."""
    most = _highest(arena)
    for step in arena.agenda:
        check_numbers(step, most)
        if not _could_be(arena, step):
            raise BadRequest(f"The pending step '{step}' names something that is not there.")


def _could_be(arena: Arena, step: Step) -> bool:
    if isinstance(step, PlaceSpectator):
        return is_spectator(step.card)
    if isinstance(step, DiscardReferee):
        return step.card >= MAGISTER
    if isinstance(step, KeepOne):
        cards = {step.one, step.two, step.three}
        return step.victim != step.seat and len(cards) == 3 and cards <= set(arena.hands[step.victim])
    named = [getattr(step, name, None) for name in ("creature", "acting")]
    return all(creature is None or creature in arena.creatures for creature in named)


def _check_learnt(arena: Arena) -> None:
    """What seats have learnt by a card's face must be so."""
    for fact in arena.learnt.facts:
        if fact.knowers >= 1 << arena.seats or any(place % MOST >= arena.seats for place in fact.places[::2]):
            raise BadRequest("'facts' names a seat that is not at the table.")
        if fact.what < CARDS and not any(fact.what in _cards_at(arena, place) for place in fact.places[::2]):
            raise BadRequest(f"'{what_name(fact.what)}' lies nowhere that 'facts' says it may.", Clause("CA-12.3"))


def _cards_at(arena: Arena, place: int) -> list[Card]:
    seat = place % MOST
    return [arena.hands[seat], arena.frozen[seat], [arena.markers[seat]], list(arena.buried[seat])][place // MOST]


def _settle(arena: Arena) -> None:
    """Carry out what lies on top of the agenda; a list of steps can say what no game leads to."""
    try:
        arena.settle()
    except (LookupError, ValueError) as wrong:
        raise BadRequest("The pending steps of this position cannot be carried out.") from wrong


def _check_questions(arena: Arena) -> None:
    """A list of pending steps can ask what no game asks."""
    for seat in arena.asked():
        if not arena.options(seat):
            raise BadRequest(f"The position asks seat {seat} a question without any option.")
    if arena.asked() and not arena.bag and not arena.house.stalemate:
        raise BadRequest("The game is over once the deck is used up: nothing can be asked any more.", Clause("CA-11.2"))


def _creature(name: str) -> Creature:
    if name not in CREATURE_NAMES:
        raise BadRequest(f"There is no creature '{name[:40]}'.")
    return named(name)


def _taking_part(arena: Arena, name: str) -> Creature:
    creature = _creature(name)
    if creature not in arena.creatures:
        raise BadRequest(f"'{name}' does not take part.", Clause("CA-1.6"))
    return creature


def _creature_and_number(item: str, field: str, least: int, most: int) -> tuple[Creature, int]:
    name, _, count = item.rpartition(" ")
    return _creature(name.strip()), number(count, field, least, most)


def _placed(rest: list[Card], name: str) -> Card:
    """Take a named card out of what is not placed yet."""
    cards = cards_named(name)
    if not cards:
        raise BadRequest(f"There is no card '{name[:40]}'.")
    for card in cards:
        if card in rest:
            rest.remove(card)
            return card
    raise BadRequest(f"'{name}' lies in two places, or its creature does not take part.", Clause("CA-1.6"))
