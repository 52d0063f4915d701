"""Positions of the race as one line of text. What a position does not say is ordinary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ...core.agenda import State
from ...core.agenda import Step as CoreStep
from ...core.chance import Chance
from ...core.errors import BadRequest
from ...core.events import Log
from ...core.ids import Clause, Seat
from ...core.notation import Fields, check_numbers, make_step, number, option_fields, step_classes, take_options
from .chariot import (
    ABOARD,
    ABSENT,
    BLADE_KINDS,
    BY_POINTS,
    CARCASS,
    CHARIOT,
    DRIVERLESS,
    DRIVERS,
    FIELDS,
    LONG_WHIP,
    NOBODY,
    ON_FOOT,
    ORDINARY,
    OUT_OF_RACE,
    PARTS,
    RUNAWAY,
    STANDINGS,
    STOPPED,
    WEAPON_SETS,
    WHIPLESS,
    Build,
    Chariot,
    Faction,
    Outfit,
)
from .charts import (
    BOXES,
    CARS,
    CHANGEABLE,
    DRIVER_HITS,
    HORSE_KILLED,
    LASH_CHART,
    MOST_POINTS,
    NORMAL,
    SPECIFICATION_POINTS,
    WEATHERS,
)
from .defence import WRECKED
from .forced import CAR_TO_CAR, FURTHER, PENALTY
from .onfoot import FootChoice
from .options import EDITION, OPTIONS, Options
from .phase import Moves
from .race import ChariotChoice, Race, Step, empty_race
from .rulebook import rulebook_for
from .sealed import Written
from .season.rows import Rows
from .season.values import NO_SEASON
from .setup import give
from .track import ASTRAY, NO_LIMIT, OFF, Square, Track
from .turn import DrawToken, WriteSpeeds
from .verbs import FACTIONS
from .weather import CORNERS_TO_MUD, FINE, weather_of
from .wheels import BOTH_WHEELS
from .wrecks import FROM_AHEAD, WreckBlow

GAME: Final = "circus-maximus"
PACKAGE: Final = __name__.rpartition(".")[0]
FEWEST: Final = 2
MOST: Final = 8
_LEAST: Final = -99
_FAR: Final = 10_000
_MOST_HITS: Final = 12
_MOST_SKILL: Final = 3
_SQUARES: Final = ["team", "car", "foot"]
_TUPLES: Final = ["history", "wheels", "horses", "speeds"]
_PARTED: Final = [DRIVERLESS, RUNAWAY, STOPPED]
_NAMED: Final = {"standing": STANDINGS, "driver": DRIVERS}
_PHASE: Final = ["left", "used", "written", "gain", "whipped", "owed", "slowed", "lowest", "unpaid", "paid"]
"""Numbers of the phase under way."""
_HORSE: Final = "horse"
"""A carcass among the wrecks."""
_WEATHER_NUMBERS: Final = ["front", "lap", "soaked"]
_NEVER_PENDING: Final = ["chariot-step", "chariot-choice", "blow", "written", "place-chariots", "draw-factions"]
_PLAIN: Final = Build(Faction(0), Seat(0), (0, 1, 1, 2), 7, (4, 4, 4, 4), 50)
"""What a position takes a chariot for that it says nothing of."""
_STEPS: Final = {
    name: step for name, step in step_classes(PACKAGE, f"{PACKAGE}.season").items() if name not in _NEVER_PENDING
}


def new_race(seats: int, chosen: dict[str, object], chance: Chance, log: Log | None, edition: int = EDITION) -> Race:
    """A race of two to eight players, set up and waiting for the first answer. (CM-3.1)"""
    race = bare_race(seats, Options(chosen, edition), chance, log)
    race.then(race.rulebook.setup())
    race.settle()
    return race


def bare_race(seats: int, house: Options, chance: Chance, log: Log | None) -> Race:
    if not FEWEST <= seats <= MOST:
        raise BadRequest(f"Circus Maximus seats {FEWEST} to {MOST} players, not {seats}.", Clause("CM-3.1"))
    return empty_race(seats, house, rulebook_for(house), chance, log)


# ---- printing


def print_position(race: Race) -> str:
    """Everything on the table as one line."""
    fields = [GAME, f"seats: {race.seats}", *option_fields(race.house.chosen), *race_fields(race)]
    return "; ".join(field.rstrip() for field in fields)


def race_fields(race: Race) -> list[str]:
    """Everything about the race under way, pending steps last."""
    fields = [f"turn: {race.turn}", f"taken: {race.taken}", f"final: {race.final}", f"gone: {race.gone}"]
    fields += [f"{race.house.names[place]}: {_chariot_text(race, place)}" for place in _started(race)]
    fields += [f"cup: {_colours(race, race.cup)}", f"later: {_colours(race, race.later)}"]
    fields += [f"wrecks: {', '.join(_wreck_text(race, square) for square in race.wrecks)}"]
    fields += [f"flying: {_flying_text(race)}", f"strewn: {_colours(race, race.strewn)}"]
    fields += [f"mover: {'nobody' if race.mover == NOBODY else race.house.names[race.mover]}"]
    fields += [f"{name}: {getattr(race.phase, name)}" for name in _PHASE]
    fields += [f"struck: {_squares(race, race.phase.struck)}", f"cleared: {_squares(race, race.phase.cleared)}"]
    fields += [f"crossing: {_squares(race, [race.phase.crossing]) if race.phase.crossing != OFF else 'none'}"]
    fields += [f"spared: {_squares(race, [race.phase.spared])}"] if race.phase.spared != OFF else []
    fields += [f"weather: {', '.join(_weather_words(race))}"] if _weather_words(race) else []
    return [*fields, f"todo: {race.pending()}"]


def _started(race: Race) -> list[int]:
    return [place for place, chariot in enumerate(race.chariots) if chariot.standing != ABSENT]


def _weather_words(race: Race) -> list[str]:
    """What there is of it, then every number that is not as one would think."""
    weather = race.weather
    if weather is FINE:
        return []
    words = [WEATHERS[sign] for sign in weather.signs()]
    words += [f"front {weather.front}"] if weather.front != _front(race) else []
    words += [f"lap {weather.lap}"] if weather.lap != race.track.lap_of(weather.front) else []
    return [*words, f"soaked {weather.soaked}"] if weather.soaked > 0 else words


def _front(race: Race) -> int:
    """The stage of the foremost chariot."""
    return max([chariot.stage for chariot in race.chariots])


def _colours(race: Race, numbers: Sequence[int]) -> str:
    return ", ".join(race.house.names[place] for place in numbers)


def _squares(race: Race, squares: Sequence[int]) -> str:
    return ", ".join(race.track.square_text(Square(square)) for square in squares)


def _wreck_text(race: Race, square: int) -> str:
    owner = race.wrecks[square]
    name = race.track.square_name(Square(square))
    return name if owner == NOBODY else f"{name} = {_HORSE if owner == CARCASS else race.house.names[owner]}"


def _flying_text(race: Race) -> str:
    pairs = zip(race.flying[::2], race.flying[1::2], strict=True)
    return ", ".join(f"{race.track.square_text(Square(square))} = {race.house.names[place]}" for place, square in pairs)


def _chariot_text(race: Race, place: int) -> str:
    """The build, then every field that is not as at the start."""
    chariot = race.chariots[place]
    build = chariot.build
    words = [f"owner {build.owner}", f"points {_numbers(build.points)}", f"boxes {_numbers(build.boxes)}"]
    words += [f"whole-hits {build.hits}", f"whole-endurance {build.endurance}", f"order {_order_text(race, place)}"]
    words += _outfit_words(build)
    fresh = Chariot(build)
    for name in FIELDS:
        value = getattr(chariot, name)
        if value != getattr(fresh, name):
            words.append(f"{name.replace('_', '-')} {_value_text(race, name, value)}")
    return ", ".join(words)


def _is_by_points(build: Build) -> bool:
    """Whether its modifier and car are what its points say."""
    if not build.points:
        return True
    return max(build.points) <= MOST_POINTS and build.points[:2] == (build.modifier, build.car)


def _outfit_words(build: Build) -> list[str]:
    """What is not ordinary about a build."""
    outfit = build.outfit
    words = [] if _is_by_points(build) else [f"skill {build.modifier}"]
    words += [] if _is_by_points(build) or build.car == NORMAL else [f"weight {CARS[build.car]}"]
    if outfit.whip != ORDINARY.whip:
        words.append(f"whole-whip {outfit.whip}")
    if outfit.wheels != ORDINARY.wheels:
        words.append(f"wheel-boxes {_numbers(outfit.wheels)}")
    if outfit.blades != ORDINARY.blades:
        words.append(f"blades {_numbers(outfit.blades)}")
    if outfit.weapons != ORDINARY.weapons:
        words.append(f"bought {WEAPON_SETS[outfit.weapons]}")
    return words


def _order_text(race: Race, place: int) -> str:
    """A speed, with an S if it was written to whip. (CM-27.6)"""
    return f"{race.orders[place]}{'S' if race.whip_written(place) == 1 else ''}"


def _numbers(values: tuple[int, ...]) -> str:
    return "/".join(str(value) for value in values) or "none"


def _value_text(race: Race, name: str, value: object) -> str:
    if isinstance(value, tuple):
        return _numbers(value)
    assert isinstance(value, int)
    if name in _SQUARES:
        return "none" if value == OFF else race.track.square_text(Square(value))
    if name == "peace":
        return "+".join(race.house.names[colour] for colour in range(FACTIONS) if (value >> colour) & 1 == 1)
    return _NAMED[name][value] if name in _NAMED else str(value)


# ---- reading


def parse_position(text: str, chance: Chance, log: Log | None, edition: int = EDITION) -> Race:
    """The state a line describes. Chariots it does not name are out of the race."""
    fields = Fields(GAME, text)
    seats, house = fields.take_number("seats", 2, FEWEST, MOST), Options(take_options(fields, OPTIONS), edition)
    race = bare_race(seats, house, chance, log)
    read_race(fields, race, _STEPS, _highest(race))
    return race


def read_race(fields: Fields, race: Race, steps: dict[str, type[CoreStep[State]]], most: dict[str, int]) -> None:
    """All that a position says of the race under way; its steps may go so far with their numbers."""
    race.turn = fields.take_number("turn", 2, 0, _FAR)
    _read_chariots(fields, race)
    race.taken = fields.take_number("taken", _markers(race), 0, len(race.track.markers))
    race.final = fields.take_number("final", 0, 0, 1)
    race.gone = fields.take_number("gone", 0, 0, _FAR)
    _read_track(fields, race)
    _read_phase(fields, race)
    _read_weather(fields, race)
    _read_agenda(fields, race, steps)
    fields.finish()
    _check_rules(race)
    _check_outfits(race)
    _check_chariots(race)
    _check_cup(race)
    _check_steps(race, most)
    _settle(race)


def _read_chariots(fields: Fields, race: Race) -> None:
    names = race.house.names
    named = [place for place in race.factions if names[place] in fields.values]
    for place in race.factions:
        if race.chariots[place].standing != ABSENT:
            give(race, place, Seat(place % race.seats))
            race.chariots[place].standing = OUT_OF_RACE
    for turn, place in enumerate(named):
        words = _pairs(fields.take_items(names[place]) or [], names[place])
        _read_chariot(race, place, _owner(race, place, turn), words)


def _owner(race: Race, place: Faction, turn: int) -> int:
    """Whose chariot it is where nothing is said: in turn, or in a season whoever has its colour."""
    if race.season is NO_SEASON:
        return turn % race.seats
    colour = place % FACTIONS
    if colour not in race.season.colours:
        raise BadRequest(f"Nobody has the colour {race.house.names[colour]}.", Clause("CM-3.3"))
    return race.season.seat_of(colour)


def _pairs(items: list[str], colour: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for item in items:
        name, _, value = item.partition(" ")
        if not value or name in words:
            raise BadRequest(f"'{item[:40]}' says nothing about the {colour} chariot; write 'name value', each once.")
        words[name] = value.strip()
    return words


def _read_chariot(race: Race, place: Faction, owner: int, words: dict[str, str]) -> None:
    in_season = race.season is not NO_SEASON
    skill = number(words.pop("skill", str(BY_POINTS)), "skill", BY_POINTS, 99 if in_season else _MOST_SKILL)
    weight = _weight(words.pop("weight", ""))
    most_endurance = 999 if in_season else 99
    build = Build(
        place,
        Seat(number(words.pop("owner", str(owner)), "owner", 0, race.seats - 1)),
        _tuple(words.pop("points", _numbers(_PLAIN.points)), "points", 4, 0),
        number(words.pop("whole-hits", words.get("hits", str(_PLAIN.hits))), "whole-hits", 0, _MOST_HITS),
        _tuple(words.pop("boxes", words.get("horses", _numbers(_PLAIN.boxes))), "boxes", 4, 0),
        number(
            words.pop("whole-endurance", words.get("endurance", str(_PLAIN.endurance))),
            "whole-endurance",
            0,
            most_endurance,
        ),
        _read_outfit(words),
        skill,
        weight if weight != BY_POINTS or skill == BY_POINTS else NORMAL,
    )
    most = MOST_POINTS if skill == BY_POINTS else SPECIFICATION_POINTS
    if build.points and (max(build.points) > most or min(build.points) < 0):
        raise BadRequest(f"Preparation points are 0 to {most} for each part.", Clause("CM-3.6a"))
    order = words.pop("order", "0")
    race.orders[place] = number(order.removesuffix("S"), "order", 0, race.house.fastest)
    race.whips |= int(order.endswith("S")) << place
    if race.whips != 0 and "written-whipping" not in race.house.variants:
        raise BadRequest("An order with an S needs 'option written-whipping: yes'.", Clause("CM-27.6"))
    chariot = Chariot(build)
    race.chariots[place] = chariot
    for name in FIELDS:
        value = words.pop(name.replace("_", "-"), None)
        if value is not None:
            setattr(chariot, name, _value(race, name, value))
            if name == "modifier":
                chariot.current = chariot.modifier
    for name in words:
        if name != "at":
            raise BadRequest(f"There is no field '{name[:40]}' of a chariot.")
    _put(race, place, words.get("at"))


def _weight(word: str) -> int:
    if word and word not in CARS:
        raise BadRequest(f"A car is {', '.join(CARS)}, not '{word[:40]}'.", Clause("CM-3.6.2"))
    return CARS.index(word) if word else BY_POINTS


def _read_outfit(words: dict[str, str]) -> Outfit:
    """Ordinary where nothing is said."""
    wheels = _tuple(words.pop("wheel-boxes", _numbers(ORDINARY.wheels)), "wheel-boxes", 2, 1)
    blades = _tuple(words.pop("blades", _numbers(ORDINARY.blades)), "blades", 2, 0)
    if len(wheels) != 2 or len(blades) != 2 or max(wheels) > BOXES or max(blades) >= len(BLADE_KINDS):
        raise BadRequest(
            f"Each wheel has 1 to {BOXES} boxes, and blades 0 (none), 1 or 2 (long).", Clause("CM-27.1-chart")
        )
    whip = number(words.pop("whole-whip", str(ORDINARY.whip)), "whole-whip", WHIPLESS, LONG_WHIP)
    bought = words.pop("bought", WEAPON_SETS[ORDINARY.weapons])
    if bought not in WEAPON_SETS:
        raise BadRequest(f"'bought' is one of {', '.join(WEAPON_SETS)}, not '{bought[:40]}'.", Clause("CM-27.2"))
    return Outfit(whip, wheels, blades, WEAPON_SETS.index(bought))


def _tuple(text: str, name: str, length: int, least: int) -> tuple[int, ...]:
    """Numbers parted by strokes: a fixed count, or none."""
    if text == "none":
        return ()
    values = tuple([number(part, name, least, 99) for part in text.split("/")])
    if length and len(values) != length:
        raise BadRequest(f"'{name}' needs {length} numbers, not {len(values)}.")
    return values


def _value(race: Race, name: str, text: str) -> object:
    if name in _SQUARES:
        square = OFF if text == "none" else _square(race, text)
        return race.track.ground[square] if name == "foot" and square != OFF else square
    if name in _TUPLES:
        return _tuple(text, name, {"wheels": 2, "horses": 4}.get(name, 0), _LEAST)
    if name in _NAMED:
        if text not in _NAMED[name] or text == STANDINGS[ABSENT]:
            raise BadRequest(f"'{name}' is one of {', '.join(_NAMED[name])}, not '{text[:40]}'.")
        return _NAMED[name].index(text)
    if name == "peace":
        return sum([1 << colour for colour in {_colour(race, word) % FACTIONS for word in text.split("+")}])
    return number(text, name, ASTRAY, race.track.finish) if name == "stage" else number(text, name, _LEAST, _FAR)


def _square(race: Race, text: str) -> Square:
    square = race.track.square_told(text)
    if square is None:
        raise BadRequest(f"There is no square '{text[:40]}' on this track; write 'home 12/3'.", Clause("CM-2.1"))
    return square


def _put(race: Race, place: Faction, at: str | None) -> None:
    """`at` puts the team on a square, its car behind it and its stage by its section."""
    chariot = race.chariots[place]
    if at is not None:
        chariot.team = _square(race, at)
        track = race.track
        if chariot.stage == 0 and not track.gray[chariot.team]:
            chariot.stage = track.section[chariot.team]
        start = chariot.stage == 0 and track.is_first(chariot.team)
        gray = track.last(track.run_in, track.lane[chariot.team])
        if chariot.has_car() and chariot.car == OFF:
            chariot.car = gray if start else track.prev[chariot.team]
    if chariot.team != OFF and race.track.against[chariot.team]:
        chariot.stage = ASTRAY
    if chariot.active():
        _set_counters(race, place, chariot)


def _set_counters(race: Race, place: Faction, chariot: Chariot) -> None:
    if chariot.team == OFF or (chariot.has_car() and chariot.car == OFF):
        raise BadRequest(f"The {race.house.names[place]} chariot needs a square: 'at home 12/3'.", Clause("CM-2.2a"))
    for square in [chariot.team, chariot.car]:
        if square != OFF and race.board[square] != 0:
            raise BadRequest("Two counters stand on one square.", Clause("CM-6.2.3"))
    if chariot.car != OFF and not (chariot.has_car() and _behind(race.track, chariot)):
        raise BadRequest(f"The {race.house.names[place]} chariot has its car just behind its team.", Clause("CM-2.2a"))
    race.put(place, chariot.team, chariot.car)


def _behind(track: Track, chariot: Chariot) -> bool:
    """Whether the car is just behind its team; one that has turned aside in a crossing still has it where it came
    from."""
    return track.ground[track.next[chariot.car]] == track.ground[chariot.team]


def _markers(race: Race) -> int:
    """As many as the foremost chariot has passed."""
    return max([race.track.passed[max(chariot.stage, 0)] for chariot in race.chariots if chariot.active()] or [0])


def _read_track(fields: Fields, race: Race) -> None:
    for item in fields.take_items("wrecks") or []:
        name, _, whose = item.partition("=")
        race.wrecks[race.track.ground[_square(race, name.strip())]] = _wreck(race, whose.strip())
    for item in fields.take_items("flying") or []:
        name, _, colour = item.partition("=")
        race.flying += (_colour(race, colour.strip()), _square(race, name.strip()))
    race.strewn = tuple(_read_colours(fields, race, "strewn") or [])
    race.later = _read_colours(fields, race, "later") or []
    cup = _read_colours(fields, race, "cup")
    race.cup = _undrawn(race, fields.values.get("mover", "")) if cup is None else sorted(cup)


def _wreck(race: Race, whose: str) -> Faction:
    if whose == _HORSE:
        return CARCASS
    return _colour(race, whose) if whose else NOBODY


def _undrawn(race: Race, mover: str) -> list[Faction]:
    waiting = [place for place in race.factions if race.chariots[place].active() and race.house.names[place] != mover]
    return [place for place in waiting if race.chariots[place].drawn != race.turn]


def _read_colours(fields: Fields, race: Race, name: str) -> list[Faction] | None:
    items = fields.take_items(name)
    return None if items is None else [_colour(race, item) for item in items]


def _colour(race: Race, word: str) -> Faction:
    if word not in race.house.names[: len(race.chariots)]:
        raise BadRequest(f"There is no {word[:40]!r} chariot in this race.", Clause("CM-3.3"))
    return Faction(race.house.names.index(word))


def _read_phase(fields: Fields, race: Race) -> None:
    mover = fields.take("mover")
    race.mover = NOBODY if mover is None or mover == "nobody" else _colour(race, mover)
    phase = race.phase
    phase.left = fields.take_number("left", -1, -1, 60)
    phase.used = fields.take_number("used", 0, 0, 90)
    phase.gain = fields.take_number("gain", 0, 0, 60)
    phase.whipped = fields.take_number("whipped", 0, 0, 6)
    phase.owed = fields.take_number("owed", 0, 0, 60)
    phase.slowed = fields.take_number("slowed", 0, 0, 60)
    whole = max(phase.left, 0) + phase.used - phase.gain - phase.whipped
    phase.written = fields.take_number("written", max(whole, 0), _LEAST, 60)
    phase.lowest = fields.take_number("lowest", NO_LIMIT, 0, NO_LIMIT)
    phase.unpaid = fields.take_number("unpaid", 0, 0, 6)
    phase.paid = fields.take_number("paid", 0, 0, 60)
    phase.struck = tuple([int(_square(race, item)) for item in fields.take_items("struck") or []])
    phase.cleared = tuple([int(_square(race, item)) for item in fields.take_items("cleared") or []])
    crossing = fields.take("crossing")
    phase.crossing = OFF if crossing is None or crossing == "none" else _square(race, crossing)
    spared = fields.take("spared")
    phase.spared = OFF if spared is None else _square(race, spared)


def _read_weather(fields: Fields, race: Race) -> None:
    """The signs of it, and how far the race has come as it sees it: as far as the foremost, unless it says more."""
    items = fields.take_items("weather") or []
    pairs = [item.partition(" ") for item in items]
    numbers = {name: value.strip() for name, _, value in pairs if name in _WEATHER_NUMBERS}
    signs = [item for item in items if item in WEATHERS[CHANGEABLE:]]
    if len(set(signs)) + len(numbers) != len(items):
        raise BadRequest("The weather is 'changeable', 'rain', 'mud', 'front 3', 'lap 2', 'soaked 1', each once.")
    if "weather" not in race.house.variants:
        if items:
            raise BadRequest("Rain and mud need 'option weather: yes'.", Clause("CM-27.7a"))
        return
    front = number(numbers.get("front", str(_front(race))), "front", 0, race.track.finish)
    lap = str(race.track.lap_of(front))
    race.weather = weather_of(
        int("rain" in signs),
        int("mud" in signs),
        int("changeable" in signs),
        front,
        number(numbers.get("lap", lap), "lap", 1, int(lap)),
        number(numbers.get("soaked", "0"), "soaked", 0, CORNERS_TO_MUD - 1 if "mud" not in signs else _FAR),
    )


def _read_agenda(fields: Fields, race: Race, classes: dict[str, type[CoreStep[State]]]) -> None:
    """`todo` lists pending steps, the top first; without it the mover's phase begins, or goes on if it says what is
    left; without a mover speeds are written; without a chariot on the track there is nothing to do there."""
    todo = fields.take("todo")
    begun = race.phase.left >= 0
    race.phase.left = max(race.phase.left, 0)
    if todo is not None:
        steps = [make_step(classes, item.strip()) for item in todo.split(",") if item.strip()]
        race.then(cast("list[Step]", steps))
        return
    if not _started(race):
        return
    turn = race.rulebook.turn()
    if race.mover == NOBODY:
        race.then(turn[[isinstance(step, WriteSpeeds) for step in turn].index(True) :])
        return
    race.then(turn[[isinstance(step, DrawToken) for step in turn].index(True) :])
    phase = _phase_steps(race)
    if begun:
        race.chariots[race.mover].drawn = race.turn
        race.chariots[race.mover].last_speed = race.phase.total()
        phase = phase[[isinstance(step, Moves) for step in phase].index(True) :]
    race.then(phase)


def _phase_steps(race: Race) -> list[Step]:
    chariot = race.chariots[race.mover]
    if not chariot.active():
        raise BadRequest("The mover is out of the race.", Clause("CM-5.3"))
    if chariot.standing == CHARIOT:
        return race.rulebook.phase(race.mover)
    return race.rulebook.runaway_phase(race.mover)


def _check_rules(race: Race) -> None:
    """Wrecks, runaway teams and men who are not in their cars belong to the advanced race, dead horses on the track to
    the rule that leaves them there. (CM-2.4, 27.3)"""
    basic = race.house.rules == "basic"
    wrecks = [lying for lying in race.wrecks.values() if lying != CARCASS]
    if len(wrecks) < len(race.wrecks) and "carcasses" not in race.house.variants:
        raise BadRequest("Horses that lie on the track need 'option carcasses: yes'.", Clause("CM-27.3"))
    parted = [chariot for chariot in race.chariots if chariot.standing in _PARTED or chariot.driver != ABOARD]
    if basic and (parted or wrecks or race.flying):
        raise BadRequest(
            "Wrecks, runaway teams and drivers outside their cars need 'option rules: advanced'.", Clause("CM-2.4")
        )


def _check_outfits(race: Race) -> None:
    """What only optional rules sell needs them. (CM-27.1-1, 27.2)"""
    for place, chariot in enumerate(race.chariots):
        build = chariot.build
        if build.outfit.weapons != ORDINARY.weapons:
            _check_sold(race, place, "weapons", "CM-27.2")
        if chariot.whip == LONG_WHIP or build.hits > DRIVER_HITS[-1] or not _is_plain(race, build):
            _check_sold(race, place, "specification", "CM-27.1-1")


def _check_sold(race: Race, place: int, option: str, clause: str) -> None:
    if option not in race.house.variants:
        raise BadRequest(
            f"What the {race.house.names[place]} chariot has needs 'option {option}: yes'.", Clause(clause)
        )


def _is_plain(race: Race, build: Build) -> bool:
    """Whether preparation points could have bought all but its weapons, or in a season experience and money."""
    outfit = build.outfit
    fitted = (outfit.whip, outfit.wheels, outfit.blades) != (ORDINARY.whip, ORDINARY.wheels, ORDINARY.blades)
    return (_is_by_points(build) or race.season is not NO_SEASON) and not fitted


def _check_chariots(race: Race) -> None:
    """Nobody has more left of anything than he began with."""
    for place in range(len(race.chariots)):
        chariot, build = race.chariots[place], race.chariots[place].build
        name = race.house.names[place]
        _check_left(name, "endurance", [chariot.endurance], [build.endurance], "CM-3.5a")
        _check_left(name, "hits", [chariot.hits], [build.hits], "CM-3.5a")
        _check_left(name, "horses", list(chariot.horses), list(build.boxes), "CM-3.5c")


def _check_left(name: str, what: str, left: list[int], whole: list[int], clause: str) -> None:
    if any(left[i] > whole[i] for i in range(min(len(left), len(whole)))):
        raise BadRequest(f"The {name} chariot has more {what} left than it began with.", Clause(clause))


def _check_cup(race: Race) -> None:
    """Each token lies in one place: in the cup, beside it for later, or with the chariot that moves."""
    tokens = [*race.cup, *race.later]
    for place in tokens:
        if tokens.count(place) > 1:
            raise BadRequest(
                f"The {race.house.names[place]} token lies in two places of cup and 'later'.", Clause("CM-5.3")
            )
    if race.mover in tokens:
        raise BadRequest(
            f"The {race.house.names[race.mover]} chariot moves, so its token has been drawn.", Clause("CM-5.3")
        )


def _highest(race: Race) -> dict[str, int]:
    """How far the numbers of pending steps go."""
    chariot = len(race.chariots) - 1
    return {
        "seat": race.seats - 1,
        "number": chariot,
        "attacker": chariot,
        "rammer": chariot,
        "wreck": chariot,
        "blocker": chariot + 1,
        "striker": chariot + 1,
        "fallen": chariot + 1,
        "square": race.track.size - 1,
        "side": FROM_AHEAD,
        "sides": 3,
        "wheels": BOTH_WHEELS,
        "horse": 3,
        "column": len(LASH_CHART[0]) - 1,
        "attack": WRECKED,
        "contact": CAR_TO_CAR,
        "part": len(PARTS) - 1,
        "lanes": 2,
        "made": 1,
        "cause": FURTHER,
        "penalty": 2 * PENALTY,
        "die": 6,
        "softer": 6,
        "points": 60,
        "modifier": 60,
        "steps": 10,
        "added": 1,
        "wound": HORSE_KILLED,
    }


def _check_steps(race: Race, most: dict[str, int]) -> None:
    """Pending steps name seats, chariots and squares that exist, and answers that could be given."""
    for step in race.agenda:
        check_numbers(step, most)
        if isinstance(step, ChariotChoice) and race.owner(step.number) != step.seat:
            colour = race.house.names[step.number]
            raise BadRequest(f"The pending step '{step}' asks seat {step.seat}, but {colour} is another's chariot.")
        if not _could_be(race, step):
            raise BadRequest(f"The pending step '{step}' names something that is not there.")


def _could_be(race: Race, step: Step) -> bool:
    if isinstance(step, (Written, Rows)):
        return step.could_be(race)
    if getattr(step, "side", None) == FROM_AHEAD and not isinstance(step, WreckBlow):
        return False
    if isinstance(step, FootChoice):
        return race.chariots[step.number].driver == ON_FOOT
    return not isinstance(step, ChariotChoice) or race.chariots[step.number].active()


def _settle(race: Race) -> None:
    """Carry out what lies on top of the agenda; a list of steps can say what no race leads to."""
    try:
        race.settle()
        questions = [race.options(seat) for seat in race.asked()]
    except (LookupError, ValueError, AssertionError) as wrong:
        raise BadRequest("The pending steps of this position cannot be carried out.") from wrong
    if not all(questions):
        raise BadRequest("The position asks a question without any option.")
