"""Positions of the season as one line of text: the season's fields, then those of the race. What a position does not
say is the ordinary start of a season. Sums are in sesterces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.chance import Chance
from ....core.errors import BadRequest
from ....core.events import Log
from ....core.ids import Clause
from ....core.notation import Fields, number, option_fields, step_classes, take_options
from ..chariot import BLADE_KINDS, LONG_WHIP, ORDINARY, WEAPON_SETS, WHIPLESS
from ..chariot import Outfit as Kit
from ..charts import BOXES, CARS
from ..notation import _NEVER_PENDING, PACKAGE, race_fields, read_race
from ..notation import _highest as race_bounds
from ..options import SEASON_EDITION, SEASON_OPTIONS, Options
from ..race import Race, Step, empty_race
from ..rulebook import rulebook_for
from ..verbs import FACTIONS, SEASON_COLOURS
from .entries import StartRace
from .sequence import WEEK, NextRace
from .stable import FEWEST_FACTIONS, clear_track
from .values import (
    BANK,
    BRIBES,
    COLOURS,
    DEVICES,
    ENTRANTS,
    FORTUNE,
    GUARDS,
    HUNDRED,
    MOST_OUTFITS,
    NO_COLOUR,
    NO_ORDERS,
    NO_OUTFIT,
    PEACE,
    SLOW,
    START_OUTFITS,
    Car,
    Driver,
    Loan,
    Lot,
    Orders,
    Outfit,
    Season,
    Sheet,
    Stable,
    Team,
    Wager,
)
from .verbs import MOST_AMOUNT

GAME: Final = "circus-season"
FEWEST: Final = 2
MOST: Final = 10
_LONGEST: Final = 60_000
_FAR: Final = 9_999
_NONE: Final = "none"
_PLAIN_TEAM: Final = Team((4, 4, 4, 4), (4, 4, 4, 4), 50)
_PLAIN: Final = Outfit((0, 1, 1, 2), _PLAIN_TEAM, Driver(0, 7, 7), Car(1))
"""What a position takes an outfit for that it says nothing of."""
_SHOWN: Final = [*DEVICES, *[f"{guard}-guard" for guard in GUARDS]]
_NEVER: Final = [*_NEVER_PENDING, "rows", "one-pick", "entering", "draw-colours", "write-speeds", "preparation"]
_STEPS: Final = {name: step for name, step in step_classes(PACKAGE).items() if name not in _NEVER}


def new_season(
    seats: int, chosen: dict[str, object], chance: Chance, log: Log | None, edition: int = SEASON_EDITION
) -> Race:
    """A season of two to ten players, set up and waiting for the first answer. (CM-20.1a, 26.5)"""
    race = bare_season(seats, Options(chosen, edition, season=True), chance, log)
    race.then(race.rulebook.setup())
    race.settle()
    return race


def bare_season(seats: int, house: Options, chance: Chance, log: Log | None) -> Race:
    if not FEWEST <= seats <= MOST:
        raise BadRequest(f"A season seats {FEWEST} to {MOST} players, not {seats}.", Clause("CM-26.5"))
    return empty_race(seats, house, rulebook_for(house), chance, log)


# ---- printing


def print_position(race: Race) -> str:
    """Everything on the table as one line."""
    fields = [GAME, f"seats: {race.seats}", *option_fields(race.house.chosen), *season_fields(race), *race_fields(race)]
    return "; ".join(field.rstrip() for field in fields)


def season_fields(race: Race) -> list[str]:
    season = race.season
    fields = [f"race: {season.number}", f"colours: {', '.join(_colour_word(colour) for colour in season.colours)}"]
    fields += [f"ceiling: {', '.join(_money(money) for money in season.ceiling)}"]
    fields += [
        f"stable {SEASON_COLOURS[colour]}: {_stable_text(season.stables[colour])}"
        for colour in season.colours
        if colour != NO_COLOUR
    ]
    fields += (
        [f"entries: {', '.join(_entry_text(season, place) for place in season.field())}"] if season.field() else []
    )
    fields += _sheet_fields(season)
    fields += [f"window: {season.window}"] if season.window else []
    fields += _secret_fields(season)
    fields += [
        f"doses {SEASON_COLOURS[place]}: {_numbers(doses)}"
        for place, doses in enumerate(season.doses)
        if sum(doses) > 0
    ]
    fields += _agreed_fields(season)
    fields += [f"bankrupt: {', '.join(str(seat) for seat in season.gone)}"] if season.gone else []
    won = ", ".join(_colour_word(colour) for colour in season.winners)
    return [*fields, *([f"winners: {won}"] if won else [])]


def _money(hundreds: int) -> str:
    return str(hundreds * HUNDRED)


def _colour_word(colour: int) -> str:
    return _NONE if colour == NO_COLOUR else SEASON_COLOURS[colour]


def _numbers(values: Sequence[int]) -> str:
    return "/".join(str(value) for value in values)


def _stable_text(stable: Stable) -> str:
    return " | ".join(
        f"{place + 1} = {_outfit_text(outfit)}" for place, outfit in enumerate(stable) if outfit is not None
    )


def _outfit_text(outfit: Outfit) -> str:
    team, driver, car, kit = outfit.team, outfit.driver, outfit.car, outfit.kit
    words = [f"plan {_numbers(outfit.plan)}", f"horses {_numbers(team.left)}", f"boxes {_numbers(team.boxes)}"]
    words += [f"endurance {team.endurance}", f"team-learnt {team.points}", f"modifier {driver.modifier}"]
    words += [f"hits {driver.left}", f"whole-hits {driver.hits}", f"driver-learnt {driver.points}"]
    words += [f"car {CARS[car.weight] if car.there == 1 else f'no-{CARS[car.weight]}'}", f"worn {_numbers(car.worn)}"]
    words += [f"whip {kit.whip}"] if kit.whip != ORDINARY.whip else []
    words += [f"wheel-boxes {_numbers(kit.wheels)}"] if kit.wheels != ORDINARY.wheels else []
    words += [f"blades {_numbers(kit.blades)}"] if kit.blades != ORDINARY.blades else []
    words += [f"weapons {WEAPON_SETS[kit.weapons]}"] if kit.weapons != ORDINARY.weapons else []
    return ", ".join(words)


def _entry_text(season: Season, place: int) -> str:
    lane = f" lane {season.lanes[place] + 1}" if season.lanes[place] >= 0 else ""
    return f"{SEASON_COLOURS[place]} {season.entries[place] + 1}{lane}"


def _bets_text(bets: tuple[int, ...]) -> str:
    return ", ".join(f"{SEASON_COLOURS[colour]} {_money(money)}" for colour, money in enumerate(bets) if money > 0)


def _sheet_fields(season: Season) -> list[str]:
    sheet = season.sheet
    fields = [f"bets {seat}: {_bets_text(bets)}" for seat, bets in enumerate(sheet.before)]
    odds = ", ".join(f"{SEASON_COLOURS[colour]} {odds}" for colour, odds in enumerate(sheet.odds) if odds > 0)
    fields += [f"odds: {odds}"] if odds else []
    for place, window in enumerate(sheet.laps):
        for seat, bets in enumerate(window):
            if sum(bets) > 0:
                fields.append(f"laps {place + 1} {seat}: {_bets_text(bets)}")
    return fields


def _secret_fields(season: Season) -> list[str]:
    fields = [f"sealed: {season.sealed}"] if season.sealed else []
    for seat, orders in enumerate(season.orders):
        fields += [f"orders {seat}: {_orders_text(orders)}"] if orders.total() > 0 else []
        shown = [name for place, name in enumerate(_SHOWN) if season.has_shown(seat, place)]
        fields += [f"shown {seat}: {', '.join(shown)}"] if shown else []
    for first, name in ((0, "drugs-open"), (ENTRANTS, "sabotage-open")):
        opened = [SEASON_COLOURS[place] for place in range(ENTRANTS) if (season.opened >> (first + place)) & 1 == 1]
        fields += [f"{name}: {', '.join(opened)}"] if opened else []
    suspects = [str(seat) for seat in range(len(season.colours)) if season.is_suspect(seat)]
    return [*fields, *([f"suspect: {', '.join(suspects)}"] if suspects else [])]


def _orders_text(orders: Orders) -> str:
    words = [f"target {_colour_word(orders.target)}"]
    words += [f"{BRIBES[orders.kind]} {_money(orders.spent[0])}"] if orders.spent[0] > 0 else []
    words += [f"shield {_colour_word(orders.shield)}"] if orders.shield != NO_COLOUR else []
    for place, device in enumerate(DEVICES[1:]):
        if orders.spent[place + 1] > 0:
            words.append(f"{device}{'-2' if orders.second[place] == 1 else ''} {_money(orders.spent[place + 1])}")
    words += [f"guard-{name} {_money(money)}" for name, money in zip(GUARDS, orders.guards, strict=True) if money > 0]
    return ", ".join(words)


def _agreed_fields(season: Season) -> list[str]:
    fields: list[str] = []
    for name, loans in (("offers", season.offers), ("loans", season.loans)):
        texts = [_loan_text(loan) for loan in loans]
        fields += [f"{name}: {', '.join(texts)}"] if texts else []
    lots = [f"{lot.seller} {lot.outfit + 1} {_money(lot.least)}" for lot in season.lots]
    fields += [f"lots: {', '.join(lots)}"] if lots else []
    for name, wagers in (("challenges", season.challenges), ("wagers", season.wagers)):
        texts = [_wager_text(wager) for wager in wagers]
        fields += [f"{name}: {', '.join(texts)}"] if texts else []
    return fields


def _loan_text(loan: Loan) -> str:
    lender = "bank" if loan.lender == BANK else str(loan.lender)
    return f"{lender} to {loan.borrower} {_money(loan.lent)} for {_money(loan.back)} due {loan.due}"


def _wager_text(wager: Wager) -> str:
    colours = f"{SEASON_COLOURS[wager.colour]} against {SEASON_COLOURS[wager.against]}"
    return f"{wager.by} with {wager.rival} {colours} {_money(wager.stake)}"


# ---- reading


def parse_position(text: str, chance: Chance, log: Log | None, edition: int = SEASON_EDITION) -> Race:
    """The state a line describes. Colours it does not name are not entered; if it names none, the week begins."""
    fields = Fields(GAME, text, _LONGEST)
    seats = fields.take_number("seats", 2, FEWEST, MOST)
    race = bare_season(seats, Options(take_options(fields, SEASON_OPTIONS), edition, season=True), chance, log)
    race.season = _read_season(fields, race)
    second = any(name in fields.values for name in SEASON_COLOURS[FACTIONS:])
    named = [place for place, name in enumerate(SEASON_COLOURS) if name in fields.values]
    clear_track(race, enlarged=second)
    race.season = _with_entries(race.season, named)
    if "todo" not in fields.values:
        race.then(_week(named))
    read_race(fields, race, _STEPS, _highest(race))
    return race


def _week(named: list[int]) -> list[Step]:
    """What is still to come in the week: all of it, or what comes after a race under way."""
    starts = [isinstance(step, StartRace) for step in WEEK].index(True)
    return [*(WEEK[starts + 1 :] if named else WEEK), NextRace()]


def _with_entries(season: Season, named: list[int]) -> Season:
    """Chariots on the track are entered: the first outfit, and the second for a second one, where nothing is said."""
    draft = season.draft()
    entries = list(draft.entries)
    for place in named:
        if entries[place] == NO_OUTFIT:
            entries[place] = place // FACTIONS
    draft.entries = tuple(entries)
    if named and not draft.sheet.before:
        draft.sheet = Sheet(((0,) * COLOURS,) * len(draft.colours))
    return draft


def _read_season(fields: Fields, race: Race) -> Season:
    season = Season()
    season.number = fields.take_number("race", 1, 0, race.house.races)
    season.colours = _read_colours(fields, race)
    season.ceiling = _read_ceiling(fields, race.seats)
    season.shown = (0,) * race.seats
    season.orders = (NO_ORDERS,) * race.seats
    season.gone = tuple([_seat(word, race.seats) for word in fields.take_items("bankrupt") or []])
    for seat, colour in enumerate(season.colours):
        if colour != NO_COLOUR:
            season.put_stable(colour, _read_stable(fields, colour, gone=seat in season.gone))
    _read_entries(fields, season)
    _read_sheet(fields, season, race.seats)
    season.window = fields.take_number("window", len(season.sheet.laps), 0, 2)
    _read_secrets(fields, season, race.seats)
    _read_doses(fields, season)
    _read_agreed(fields, season, race)
    season.winners = tuple([_colour(word, season) for word in fields.take_items("winners") or []])
    return season


def _read_colours(fields: Fields, race: Race) -> tuple[int, ...]:
    words = fields.take_items("colours")
    if words is None:
        factions = max(FEWEST_FACTIONS, min(COLOURS, race.seats - race.house.bettors))
        return tuple([seat if seat < factions else NO_COLOUR for seat in range(race.seats)])
    known = [*SEASON_COLOURS[:FACTIONS], _NONE]
    found = [word for word in words if word != _NONE]
    if len(words) != race.seats or any(word not in known for word in words) or len(set(found)) != len(found):
        raise BadRequest(
            f"'colours' names one of {', '.join(known)} for each of {race.seats} seats, none twice.", Clause("CM-3.3")
        )
    return tuple([NO_COLOUR if word == _NONE else SEASON_COLOURS.index(word) for word in words])


def _sum(text: str, name: str, most: int = MOST_AMOUNT) -> int:
    money = number(text, name, 0, most * HUNDRED)
    if money % HUNDRED != 0:
        raise BadRequest(f"'{name}' is in hundreds of sesterces, not {money}.", Clause("CM-26.1a"))
    return money // HUNDRED


def _read_ceiling(fields: Fields, seats: int) -> tuple[int, ...]:
    words = fields.take_items("ceiling")
    if words is None:
        return (FORTUNE,) * seats
    if len(words) != seats:
        raise BadRequest(f"'ceiling' needs a sum for each of {seats} seats.", Clause("CM-21.1"))
    return tuple([_sum(word, "ceiling") for word in words])


def _seat(text: str, seats: int) -> int:
    return number(text, "seat", 0, seats - 1)


def _colour(word: str, season: Season) -> int:
    if word == _NONE:
        return NO_COLOUR
    if word not in SEASON_COLOURS[:FACTIONS] or SEASON_COLOURS.index(word) not in season.colours:
        raise BadRequest(f"Nobody has the colour '{word[:40]}'.", Clause("CM-3.3"))
    return SEASON_COLOURS.index(word)


def _chariot(word: str, season: Season) -> int:
    if word not in SEASON_COLOURS or SEASON_COLOURS.index(word) % FACTIONS not in season.colours:
        raise BadRequest(f"Nobody has a chariot '{word[:40]}'.", Clause("CM-3.3"))
    return SEASON_COLOURS.index(word)


# ---- stables


def _read_stable(fields: Fields, colour: int, *, gone: bool) -> Stable:
    text = fields.take(f"stable {SEASON_COLOURS[colour]}")
    if text is None:
        return () if gone else (_PLAIN,) * START_OUTFITS
    found: dict[int, Outfit] = {}
    for item in [item for item in text.split("|") if item.strip()]:
        name, _, words = item.partition("=")
        place = number(name.strip(), "outfit", 1, MOST_OUTFITS) - 1
        if place in found:
            raise BadRequest(f"Outfit {place + 1} of {SEASON_COLOURS[colour]} is given twice.")
        found[place] = _read_outfit(words)
    return tuple([found.get(place) for place in range(max(found) + 1)]) if found else ()


def _read_outfit(text: str) -> Outfit:
    words: dict[str, str] = {}
    for item in [item.strip() for item in text.split(",") if item.strip()]:
        name, _, value = item.partition(" ")
        if not value or name in words:
            raise BadRequest(f"'{item[:40]}' says nothing about an outfit; write 'name value', each once.")
        words[name] = value.strip()
    boxes = _tuple(words.pop("boxes", words.get("horses", "4/4/4/4")), "boxes", 4, 10)
    left = _tuple(words.pop("horses", _numbers(boxes)), "horses", 4, 10)
    endurance = number(words.pop("endurance", "50"), "endurance", 1, 999)
    team = Team(boxes, left, endurance, number(words.pop("team-learnt", "0"), "team-learnt", 0, _FAR))
    hits = number(words.pop("whole-hits", words.get("hits", "7")), "whole-hits", 1, 12)
    driver = Driver(
        number(words.pop("modifier", "0"), "modifier", 0, 30),
        hits,
        number(words.pop("hits", str(hits)), "hits", 0, hits),
        number(words.pop("driver-learnt", "0"), "driver-learnt", 0, _FAR),
    )
    plan = _tuple(words.pop("plan", _numbers(_PLAIN.plan)), "plan", 4, 32)
    car = _read_car(words.pop("car", CARS[1]), _tuple(words.pop("worn", "0/0"), "worn", 2, 9))
    kit = _read_kit(words)
    if any(one > whole for one, whole in zip(left, boxes, strict=True)):
        raise BadRequest("A horse has more boxes left than it began with.", Clause("CM-22.2.2"))
    for name in words:
        raise BadRequest(f"There is no field '{name[:40]}' of an outfit.")
    return Outfit(plan, team, driver, car, kit)


def _read_car(word: str, worn: tuple[int, ...]) -> Car:
    weight = word.removeprefix("no-")
    if weight not in CARS:
        raise BadRequest(f"A car is {', '.join(CARS)}, or 'no-light' and so on, not '{word[:40]}'.", Clause("CM-21.6"))
    return Car(CARS.index(weight), worn, 0 if word.startswith("no-") else 1)


def _read_kit(words: dict[str, str]) -> Kit:
    whip = number(words.pop("whip", str(ORDINARY.whip)), "whip", WHIPLESS, LONG_WHIP)
    wheels = _tuple(words.pop("wheel-boxes", _numbers(ORDINARY.wheels)), "wheel-boxes", 2, BOXES)
    blades = _tuple(words.pop("blades", _numbers(ORDINARY.blades)), "blades", 2, len(BLADE_KINDS) - 1)
    weapons = words.pop("weapons", WEAPON_SETS[ORDINARY.weapons])
    if weapons not in WEAPON_SETS or min(wheels) < 1:
        raise BadRequest("Each wheel has 1 to 10 boxes, and weapons are dust, knife and spear.", Clause("CM-27.2"))
    kit = Kit(whip, wheels, blades, WEAPON_SETS.index(weapons))
    same = (kit.whip, kit.wheels, kit.blades, kit.weapons) == (
        ORDINARY.whip,
        ORDINARY.wheels,
        ORDINARY.blades,
        ORDINARY.weapons,
    )
    return ORDINARY if same else kit


def _tuple(text: str, name: str, length: int, most: int) -> tuple[int, ...]:
    values = tuple([number(part, name, 0, most) for part in text.split("/")])
    if len(values) != length:
        raise BadRequest(f"'{name}' needs {length} numbers, not {len(values)}.")
    return values


# ---- entries and bets


def _read_entries(fields: Fields, season: Season) -> None:
    entries, lanes = list(season.entries), list(season.lanes)
    for item in fields.take_items("entries") or []:
        words = item.split()
        if len(words) not in (2, 4):
            raise BadRequest(f"'{item[:40]}' is no entry; write 'red 1 lane 3'.", Clause("CM-20.2.2"))
        place = _chariot(words[0], season)
        stable = season.stables[place % FACTIONS]
        outfit = number(words[1], "outfit", 1, MOST_OUTFITS) - 1
        if outfit >= len(stable) or stable[outfit] is None or entries[place] != NO_OUTFIT:
            raise BadRequest(f"'{item[:40]}' enters what is not there, or twice.", Clause("CM-20.2.2"))
        entries[place] = outfit
        lanes[place] = number(words[3], "lane", 1, ENTRANTS) - 1 if len(words) == 4 else -1
    drawn = [lane for lane in lanes if lane >= 0]
    if len(set(drawn)) != len(drawn):
        raise BadRequest("Two chariots start from one place.", Clause("CM-3.2"))
    season.entries, season.lanes = tuple(entries), tuple(lanes)


def _read_bets(items: list[str], season: Season) -> tuple[int, ...]:
    bets = [0] * COLOURS
    for item in items:
        word, _, money = item.partition(" ")
        bets[_colour_only(word, season)] += _sum(money.strip(), "bets")
    return tuple(bets)


def _colour_only(word: str, season: Season) -> int:
    colour = _colour(word, season)
    if colour == NO_COLOUR:
        raise BadRequest("'none' is no colour.", Clause("CM-3.3"))
    return colour


def _read_sheet(fields: Fields, season: Season, seats: int) -> None:
    before = [fields.take_items(f"bets {seat}") for seat in range(seats)]
    odds = [0] * COLOURS
    for item in fields.take_items("odds") or []:
        word, _, value = item.partition(" ")
        odds[_colour_only(word, season)] = number(value.strip(), "odds", 0, MOST_AMOUNT)
    if all(bets is None for bets in before):
        return
    windows: list[tuple[tuple[int, ...], ...]] = []
    for window in (1, 2):
        rows = [fields.take_items(f"laps {window} {seat}") for seat in range(seats)]
        windows.append(tuple([_read_bets(row or [], season) for row in rows]))
    taken = fields.values.get("window", "")
    count = int(taken) if taken in ("1", "2") else 0
    bets_before = tuple([_read_bets(bets or [], season) for bets in before])
    season.sheet = Sheet(bets_before, tuple(windows[:count]), tuple(odds))
    if sum(odds) == 0:
        season.sheet = season.sheet.with_odds()


# ---- secrets and agreements


def _read_secrets(fields: Fields, season: Season, seats: int) -> None:
    for seat in range(seats):
        items = fields.take_items(f"orders {seat}")
        if items is not None:
            season.put_orders(seat, _read_orders(items, season))
            if season.cash(seat) < 0:
                raise BadRequest(f"Seat {seat} has spent more than it has.", Clause("CM-21.3"))
    secret = any(orders.total() > 0 for orders in season.orders)
    season.sealed = fields.take_number("sealed", int(secret), 0, 1)
    if secret and season.sealed == 0:
        raise BadRequest("Orders are secret: say 'sealed: 1'.", Clause("CM-20.2.1"))
    shown = [fields.take_items(f"shown {seat}") or [] for seat in range(seats)]
    for name in [name for names in shown for name in names]:
        if name not in _SHOWN:
            raise BadRequest(f"'shown' is any of {', '.join(_SHOWN)}, not '{name[:40]}'.")
    season.shown = tuple([sum([1 << _SHOWN.index(name) for name in set(names)]) for names in shown])
    for first, field in ((0, "drugs-open"), (ENTRANTS, "sabotage-open")):
        for word in fields.take_items(field) or []:
            season.opened |= 1 << (first + _chariot(word, season))
    for word in fields.take_items("suspect") or []:
        season.suspect |= 1 << _seat(word, seats)


def _read_orders(items: list[str], season: Season) -> Orders:
    target = shield = NO_COLOUR
    spent, second, guards, kind = [0, 0, 0], [0, 0], [0, 0, 0], PEACE
    for item in items:
        name, _, value = item.partition(" ")
        if name in ("target", "shield"):
            colour = _colour(value.strip(), season)
            target, shield = (colour, shield) if name == "target" else (target, colour)
        elif name in BRIBES:
            kind = PEACE if name == BRIBES[PEACE] else SLOW
            spent[0] = _sum(value.strip(), name)
        elif name.removesuffix("-2") in DEVICES[1:]:
            device = DEVICES.index(name.removesuffix("-2"))
            spent[device], second[device - 1] = _sum(value.strip(), name), int(name.endswith("-2"))
        elif name.removeprefix("guard-") in GUARDS and name.startswith("guard-"):
            guards[GUARDS.index(name.removeprefix("guard-"))] = _sum(value.strip(), name)
        else:
            raise BadRequest(f"'{item[:40]}' is no order.", Clause("CM-24.1"))
    if sum(spent) > 0 and target == NO_COLOUR:
        raise BadRequest("Skulduggery needs a target.", Clause("CM-24.1"))
    return Orders(target, tuple(spent), kind, shield, tuple(second), tuple(guards))


def _read_doses(fields: Fields, season: Season) -> None:
    doses = list(season.doses)
    for place, name in enumerate(SEASON_COLOURS):
        text = fields.take(f"doses {name}")
        if text is not None:
            doses[place] = _tuple(text, "doses", 4, 10)
    season.doses = tuple(doses)


def _read_agreed(fields: Fields, season: Season, race: Race) -> None:
    season.offers = tuple([_read_loan(item, race) for item in fields.take_items("offers") or []])
    season.loans = tuple([_read_loan(item, race) for item in fields.take_items("loans") or []])
    season.lots = tuple([_read_lot(item, season, race) for item in fields.take_items("lots") or []])
    season.challenges = tuple([_read_wager(item, season, race) for item in fields.take_items("challenges") or []])
    season.wagers = tuple([_read_wager(item, season, race) for item in fields.take_items("wagers") or []])


def _read_loan(item: str, race: Race) -> Loan:
    words = item.split()
    if len(words) != 8 or (words[1], words[4], words[6]) != ("to", "for", "due"):
        raise BadRequest(f"'{item[:60]}' is no loan; write '2 to 0 3000 for 3600 due 3'.", Clause("CM-21.2a"))
    lender = int(BANK) if words[0] == "bank" else _seat(words[0], race.seats)
    lent, back = _sum(words[3], "loan"), _sum(words[5], "loan")
    return Loan(lender, _seat(words[2], race.seats), lent, back, number(words[7], "due", 1, race.house.races))


def _read_lot(item: str, season: Season, race: Race) -> Lot:
    words = item.split()
    if len(words) != 3:
        raise BadRequest(f"'{item[:40]}' is no lot; write '0 2 500': seat, outfit, least price.", Clause("CM-21.3"))
    seat, outfit = _seat(words[0], race.seats), number(words[1], "outfit", 1, MOST_OUTFITS) - 1
    if outfit not in season.owned(seat):
        raise BadRequest(f"Seat {seat} has no outfit {outfit + 1}.", Clause("CM-21.3"))
    return Lot(seat, outfit, max(1, _sum(words[2], "lot")))


def _read_wager(item: str, season: Season, race: Race) -> Wager:
    words = item.split()
    if len(words) != 7 or (words[1], words[4]) != ("with", "against"):
        raise BadRequest(f"'{item[:60]}' is no side bet; write '0 with 2 red against green 500'.", Clause("CM-26.1c"))
    colour, against = _colour_only(words[3], season), _colour_only(words[5], season)
    by, rival = _seat(words[0], race.seats), _seat(words[2], race.seats)
    return Wager(by, rival, colour, against, _sum(words[6], "wager"))


def _highest(race: Race) -> dict[str, int]:
    """How far the numbers of pending steps go."""
    return {
        **race_bounds(race),
        "number": len(race.chariots) - 1,
        "outfit": MOST_OUTFITS - 1,
        "offered": (1 << MOST_OUTFITS) - 1,
    }
