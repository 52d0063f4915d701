"""Positions of the race as one line of text. What a position does not say is the ordinary start."""

from __future__ import annotations

from typing import Final, cast

from ...core.chance import Chance
from ...core.errors import BadRequest
from ...core.events import Log
from ...core.ids import NOBODY, Clause, Seat
from ...core.notation import Fields, check_numbers, make_step, number, option_fields, step_classes, take_options
from .attacking import CANCEL_COUNTER
from .components import HAND
from .drawing import DiscardPhase, DrawPhase
from .finish import RaceOver
from .movement import Movement
from .options import OPTIONS, Options
from .order import EndOfTurn
from .pieces import (
    CARD_NAMES,
    FACE_DOWN,
    RATINGS,
    SKILLS,
    START,
    TILES,
    Card,
    Colour,
    Tile,
    card_name,
    is_whip,
    tile_name,
    tile_named,
)
from .race import BETWEEN, MOVING, OPENING, OUT, RACING, STATUS_NAMES, Race, Step, empty_race
from .rulebook import rulebook_for
from .setup import AssignChariots, deal_hand
from .speed import SetSpeed
from .spells import LEAP, Counters, Effect, is_spell
from .tiles import PayHazard, foreign_icons, reveal
from .verbs import PICKS

GAME: Final = "arena-maximus"
FEWEST: Final = 2
MOST: Final = 5
_FAR: Final = 10_000
_PHASES: Final[dict[str, type[Step]]] = {
    "speed": SetSpeed,
    "discard": DiscardPhase,
    "draw": DrawPhase,
    "movement": Movement,
    "end": EndOfTurn,
}
_NEVER_PENDING: Final = ["player-step", "assign-chariots", "open-track", "deal", "line-up"]
"""A class of steps, and the steps of the set-up: no position is printed before it is done."""
_ORDINARY: Final = Options({})
"""The table most races are run on; it never changes, so all of them share it."""
_STEPS: Final = {
    name: step for name, step in step_classes(__name__.rpartition(".")[0]).items() if name not in _NEVER_PENDING
}


def new_race(seats: int, chosen: dict[str, object], chance: Chance, log: Log | None) -> Race:
    """A race of two to five, set up and waiting for the first answer. (AM-1.1)"""
    race = bare_race(seats, chosen, chance, log)
    race.then(race.rulebook.setup())
    race.settle()
    return race


def bare_race(seats: int, chosen: dict[str, object], chance: Chance, log: Log | None) -> Race:
    if not FEWEST <= seats <= MOST:
        raise BadRequest(
            f"Arena Maximus seats {FEWEST} to {MOST} players, not {seats}.",
            Clause("AM-1.1"),
        )
    house = Options(chosen) if chosen else _ORDINARY
    if len(house.components.deck) < seats * HAND + 1:
        raise BadRequest(f"This set's deck is too small for {seats} players.", Clause("AM-1.8"))
    return empty_race(seats, house, rulebook_for(seats, house), chance, log)


# ---- printing


def print_position(race: Race) -> str:
    """Everything on the table as one line."""
    fields = [GAME, f"seats: {race.seats}"]
    fields += option_fields(race.house.chosen)
    fields += [f"chariots: {', '.join(SKILLS[colour] for colour in race.colours)}"]
    fields += [f"track: {', '.join(tile_name(tile) for tile in race.track[1 : race.revealed + 1])}"]
    fields += [f"straights: {_tiles(race.straights)}", f"curves: {_tiles(race.curves)}"]
    fields += [f"{name}: {', '.join(str(value) for value in values)}" for name, values in _by_seat(race)]
    fields += [f"status: {', '.join(STATUS_NAMES[status] for status in race.status)}"]
    fields += [f"{name}: {value}" for name, value in _counters(race)]
    fields += [f"order: {', '.join(str(seat) for seat in reversed(race.order))}"]
    fields += [f"pool {seat}: {_cards(race.pools[seat])}" for seat in range(race.seats)]
    fields += [f"hand {seat}: {_cards(race.hands[seat])}" for seat in range(race.seats)]
    fields += [
        f"deck: {_cards(race.deck)}",
        f"discard: {_cards(race.discard)}",
        f"todo: {race.pending()}",
    ]
    return "; ".join(field.rstrip() for field in fields)


def _by_seat(race: Race) -> list[tuple[str, list[int]]]:
    return [
        ("progress", race.progress),
        ("arrival", race.stamps),
        ("crossed", race.crossed),
        ("broken", race.broken),
        ("damage", race.damage),
        ("moved", race.moved),
    ]


def _counters(race: Race) -> list[tuple[str, int]]:
    return [
        ("round", race.round),
        ("turn", race.mover),
        ("phase-number", race.phase),
        ("steps", race.steps),
        ("hasten", race.hasten),
        ("spells", race.spells),
        ("rammed", race.rammed),
        ("attacked", race.attacked),
    ]


def _cards(cards: list[Card]) -> str:
    return ", ".join(card_name(card) for card in cards)


def _tiles(tiles: list[Tile]) -> str:
    return ", ".join(tile_name(tile) for tile in tiles)


# ---- reading


def parse_position(text: str, chance: Chance, log: Log | None) -> Race:
    """The state a line describes; what it does not place is dealt, drawn and turned up as at the ordinary start."""
    fields = Fields(GAME, text)
    race = bare_race(fields.take_number("seats", 3, FEWEST, MOST), take_options(fields, OPTIONS), chance, log)
    _read_chariots(fields, race)
    _read_track(fields, race)
    _read_standing(fields, race)
    _read_cards(fields, race)
    _read_turn(fields, race)
    _read_agenda(fields, race)
    fields.finish()
    _check_chariots(race)
    _check_steps(race)
    _settle(race)
    _check_questions(race)
    return race


def _read_chariots(fields: Fields, race: Race) -> None:
    names = fields.take_items("chariots")
    if names is None:
        AssignChariots().run(race)
        return
    if len(names) != race.seats or len(set(names)) != len(names) or any(name not in SKILLS for name in names):
        raise BadRequest(
            f"'chariots' names {race.seats} different colours of {', '.join(SKILLS)}.",
            Clause("AM-1.2"),
        )
    race.colours = [Colour(SKILLS.index(name)) for name in names]


def _read_track(fields: Fields, race: Race) -> None:
    """Open tiles from the first after the line on; the stacks are what is left, unless they are named too."""
    names = fields.take_items("track")
    straights, curves = fields.take_items("straights"), fields.take_items("curves")
    if (straights is None) != (curves is None) or (names is None and straights is not None):
        raise BadRequest("A position names both stacks, 'straights' and 'curves', with the track, or none.")
    if names is None:
        reveal(race, min(race.house.components.open_at_start, race.house.length - 1))
        return
    if len(names) >= race.house.length:
        raise BadRequest(
            f"This track has {race.house.length - 1} tiles after the line, not {len(names)}.",
            Clause("AM-1.5"),
        )
    for place, name in enumerate(names, start=1):
        race.track[place] = _tile(name)
        if straights is None or curves is None:
            _take_tile(
                race.curves if race.house.shapes[place] == 1 else race.straights,
                race.track[place],
            )
    race.revealed = len(names)
    if straights is not None and curves is not None:
        race.straights = sorted(_tile(name) for name in straights)
        race.curves = sorted(_tile(name) for name in curves)
        _check_tiles(race)


def _take_tile(stack: list[Tile], tile: Tile) -> None:
    if tile not in stack:
        raise BadRequest(
            f"There is no '{tile_name(tile)}' left for that place of the track.",
            Clause("AM-1.6"),
        )
    stack.remove(tile)


def _check_tiles(race: Race) -> None:
    components = race.house.components
    named = sorted([*race.track[1 : race.revealed + 1], *race.straights, *race.curves])
    if named != sorted([*components.straights, *components.curves]):
        raise BadRequest("Track and stacks together are not the tiles of the set.", Clause("AM-1.6"))
    # Tiles are swapped only face up, so each stack has lost as many as places of its shape lie open.
    if len(race.curves) != len(components.curves) - sum(race.house.shapes[1 : race.revealed + 1]):
        raise BadRequest("The stacks do not hold as many straights and curves as lie face down.", Clause("AM-1.6"))


def _tile(name: str) -> Tile:
    tile = tile_named(name)
    if tile is None or tile in (FACE_DOWN, START):
        raise BadRequest(f"There is no tile '{name[:40]}'.")
    return tile


def _read_standing(fields: Fields, race: Race) -> None:
    """Where the chariots are and how they are."""
    race.progress = _numbers(fields, "progress", race, race.progress, race.line() + 60)
    race.stamps = _numbers(fields, "arrival", race, list(range(1, race.seats + 1)), _FAR)
    race.clock = max(race.stamps)
    race.crossed = _numbers(fields, "crossed", race, [int(run >= race.line()) for run in race.progress], 1)
    race.damage = _numbers(fields, "damage", race, race.damage, _FAR)
    race.moved = _numbers(fields, "moved", race, race.moved, 1)
    names = fields.take_items("status")
    if names is not None:
        if len(names) != race.seats or any(name not in STATUS_NAMES for name in names):
            raise BadRequest(
                f"'status' says of each seat {', '.join(STATUS_NAMES)}.",
                Clause("AM-15.3"),
            )
        race.status = [STATUS_NAMES.index(name) for name in names]
    race.broken = _numbers(fields, "broken", race, [int(status != RACING) for status in race.status], 1)
    if len(set(race.stamps)) != race.seats:
        raise BadRequest("No two chariots arrive at the same moment.", Clause("AM-3.5"))


def _numbers(fields: Fields, name: str, race: Race, default: list[int], most: int) -> list[int]:
    items = fields.take_items(name)
    if items is None:
        return default
    if len(items) != race.seats:
        raise BadRequest(f"'{name}' needs a number for each of the {race.seats} seats.")
    return [number(item, name, 0, most) for item in items]


def _read_cards(fields: Fields, race: Race) -> None:
    """Named cards first; unnamed hands are dealt from the rest; with a named deck the rest lies in the discards."""
    rest = race.deck
    for seat in range(race.seats):
        race.pools[seat] = sorted(_placed(rest, name) for name in fields.take_items(f"pool {seat}") or [])
        if any(not is_whip(card) for card in race.pools[seat]):
            raise BadRequest("A speed pool holds whips and magic only.", Clause("AM-4.3"))
    race.discard = [_placed(rest, name) for name in fields.take_items("discard") or []]
    unnamed: list[Seat] = []
    for seat in range(race.seats):
        names = fields.take_items(f"hand {seat}")
        if names is None and race.status[seat] != OUT:
            unnamed.append(Seat(seat))
        elif names is not None:
            race.hands[seat] = sorted(_placed(rest, name) for name in names)
    deck = fields.take_items("deck")
    bag = None if deck is None or deck == ["the rest"] else sorted(_placed(rest, name) for name in deck)
    for seat_ in unnamed:
        if len(rest) < HAND:
            raise BadRequest(
                f"There are not enough cards left to deal seat {seat_} a hand.",
                Clause("AM-1.8"),
            )
        deal_hand(race, seat_)
    if bag is not None:
        race.discard[:0] = rest
        race.deck = bag


def _placed(rest: list[Card], name: str) -> Card:
    if name not in CARD_NAMES:
        raise BadRequest(f"There is no card '{name[:40]}'.")
    card = Card(CARD_NAMES.index(name))
    if card not in rest:
        raise BadRequest(f"There are not so many cards '{name}' in the set.", Clause("AM-2.1"))
    rest.remove(card)
    return card


def _read_turn(fields: Fields, race: Race) -> None:
    race.round = fields.take_number("round", 1, 0, _FAR)
    race.mover = Seat(fields.take_number("turn", 0, -1, race.seats - 1))
    race.phase = fields.take_number("phase-number", OPENING if race.mover != NOBODY else BETWEEN, BETWEEN, MOVING)
    race.steps = fields.take_number("steps", 0, 0, 60)
    race.hasten = fields.take_number("hasten", 0, 0, 60)
    race.spells = fields.take_number("spells", 0, 0, 60)
    race.rammed = fields.take_number("rammed", 0, 0, 31)
    race.attacked = fields.take_number("attacked", 0, 0, 31)
    order = fields.take_items("order")
    if order is None:
        race.order = _order_after(race)
    else:
        race.order = [Seat(number(item, "order", 0, race.seats - 1)) for item in reversed(order)]
    if len(set(race.order)) != len(race.order):
        raise BadRequest("'order' names a seat twice.", Clause("AM-3.1"))


def _order_after(race: Race) -> list[Seat]:
    """The unmoved chariots but the mover, the rearmost last in the list because it acts next."""
    keys = [
        (race.progress[seat], int(race.status[seat] != RACING), race.stamps[seat], seat)
        for seat in range(race.seats)
        if seat != race.mover and race.moved[seat] == 0 and STATUS_NAMES[race.status[seat]] != "out"
    ]
    return [Seat(key[3]) for key in sorted(keys, reverse=True)]


def _read_agenda(fields: Fields, race: Race) -> None:
    """`todo` lists pending steps, the top first; without it the turn goes on from a phase."""
    todo, phase = fields.take("todo"), fields.take("phase")
    if todo is not None:
        steps = [make_step(_STEPS, item.strip()) for item in todo.split(",") if item.strip()]
        race.then(cast("list[Step]", steps))
        return
    if phase is not None and phase not in _PHASES:
        raise BadRequest(
            f"A phase is one of {', '.join(_PHASES)}, not '{phase[:40]}'.",
            Clause("AM-4.1"),
        )
    if race.mover == NOBODY:
        raise BadRequest("A position says whose turn it is.", Clause("AM-3.1"))
    steps_of_turn = race.rulebook.turn(race.mover)
    first = 0
    while phase is not None and not isinstance(steps_of_turn[first], _PHASES[phase]):
        first += 1
    race.then([*steps_of_turn[first:], RaceOver()])


def _check_chariots(race: Race) -> None:
    """Damage, wheels and cards are those of a chariot that races, has crashed or is out."""
    for seat in range(race.seats):
        damage, most = race.damage[seat], race.chariot(Seat(seat))
        if race.status[seat] == RACING:
            if damage >= most:
                raise BadRequest(
                    f"Seat {seat} races with {damage} damage, but its chariot crashes at {most}.", Clause("AM-15.2")
                )
            continue
        if race.broken[seat] == 0:
            raise BadRequest(f"Seat {seat} has crashed, so its wheel is broken.", Clause("AM-15.3"))
        if race.pools[seat]:
            raise BadRequest(f"Seat {seat} has crashed, so its speed pool is empty.", Clause("AM-15.3"))
        if race.status[seat] == OUT and (race.hands[seat] or Seat(seat) in race.order):
            raise BadRequest(
                f"Seat {seat} is out of the race: it has neither cards nor turns any more.", Clause("AM-15.10")
            )


def _highest(race: Race) -> dict[str, int]:
    """How far the numbers of pending steps go."""
    seat, face, cards = race.seats - 1, len(CARD_NAMES) - 1, len(race.house.components.deck)
    counts = ["laid", "before", "due", "paid", "most", "against", "gone", "added", "removed"]
    return {
        "seat": seat,
        "rival": seat,
        "mover": seat,
        "caster": seat,
        "asked": (1 << race.seats) - 1,
        "last": face,
        "whip_from": face,
        "rein_from": face,
        "colour": len(SKILLS) - 1,
        "ahead": LEAP,
        "again": 1,
        "half": 1,
        "purpose": CANCEL_COUNTER,
        "rating": RATINGS,
        "tile": TILES - 1,
        "icon": cards,
        "spell": len(PICKS.spelled) - 1,
        **dict.fromkeys(counts, cards),
    }


def _check_steps(race: Race) -> None:
    """Pending steps name seats, icons and spells that are there."""
    most = _highest(race)
    for step in race.agenda:
        check_numbers(step, most)
        if not _could_be(race, step):
            raise BadRequest(f"The pending step '{step}' names something that is not there.")


def _could_be(race: Race, step: Step) -> bool:
    if isinstance(step, PayHazard):
        return step.icon < len(foreign_icons(race, step.seat, step.tile))
    if isinstance(step, (Counters, Effect)):
        return is_spell(race, step.spell)
    return True


def _settle(race: Race) -> None:
    """Carry out what lies on top of the agenda; a list of steps can say what no race leads to."""
    try:
        race.settle()
    except (LookupError, ValueError) as wrong:
        raise BadRequest("The pending steps of this position cannot be carried out.") from wrong


def _check_questions(race: Race) -> None:
    """A list of pending steps can ask what no race asks."""
    for seat in race.asked():
        if not race.options(seat):
            raise BadRequest(f"The position asks seat {seat} a question without any option.")
        if race.status[seat] == OUT:
            raise BadRequest(f"Seat {seat} is out of the race, so nothing is asked of it.", Clause("AM-15.10"))
