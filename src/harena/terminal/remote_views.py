"""What a server says of a table, as the typed views that the drawers draw: the words of a view read back. The plain
drawer draws the words themselves, so games without a drawer of their own need no reader here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from ..core.game import View
from ..core.ids import NOBODY, Pick, Seat
from ..games.arena_maximus import pieces as tiles
from ..games.arena_maximus import words as race_words
from ..games.arena_maximus.race import STATUS_NAMES
from ..games.arena_maximus.view import View as RaceView
from ..games.circus_maximus import words as circus_words
from ..games.circus_maximus.chariot import (
    BLADE_KINDS,
    CARCASS,
    DRIVERS,
    ORDINARY,
    SMALL_KNIFE,
    STANDINGS,
    WEAPONS,
    Build,
    Chariot,
    Faction,
    Outfit,
)
from ..games.circus_maximus.charts import CARS, WEATHERS, WHIPS
from ..games.circus_maximus.options import Options as CircusOptions
from ..games.circus_maximus.track import OFF, Square, Track
from ..games.circus_maximus.verbs import COLOURS, PICKS
from ..games.circus_maximus.view import UNKNOWN
from ..games.circus_maximus.view import View as CircusView
from ..games.colossal_arena import words as arena_words
from ..games.colossal_arena.cards import (
    CARD_NAMES,
    CARDS,
    CREATURE_NAMES,
    CREATURES,
    NO_CARD,
    NO_CREATURE,
    ROWS,
    Card,
    Creature,
    Row,
)
from ..games.colossal_arena.knowledge import ZONE_NAMES, Fact, Lack, zone
from ..games.colossal_arena.view import HIDDEN
from ..games.colossal_arena.view import View as ArenaView
from .plain import WordsView

Words = dict[str, Any]
Columns = dict[Creature, arena_words.CreatureWords]
Found = TypeVar("Found")
_SPECTATOR: Final = Seat(-1)


def view_from(game: str, options: Words, words: Words) -> View:
    """The view that has these words. What words do not tell stays empty: no picture shows it."""
    return _READERS[game](options, words) if game in _READERS else WordsView(words)


def numbered(names: list[str], name: str | None, none: int = -1) -> int:
    return none if name is None else names.index(name)


# ---- Colossal Arena

_NOTHING: Final[arena_words.OwnWords] = {
    "seat": _SPECTATOR,
    "hand": [],
    "frozen": [],
    "marker": None,
    "buried": [],
    "known": [],
    "lacks": [],
    "gold": 0,
}
"""What a spectator has."""


def colossal_arena(_options: Words, told: Words) -> View:
    words = cast("arena_words.ViewWords", told)
    own = words.get("you", _NOTHING)
    columns = {creature_named(column["creature"]): column for column in words["creatures"]}
    players = words["players"]
    return ArenaView(
        seat=own["seat"],
        seats=words["seats"],
        row=Row(words["round"]),
        player=words["turn"],
        opener=words["opener"],
        creatures=list(columns),
        survivors=[creature for creature, column in columns.items() if column["eliminated"] is None],
        died=[died_in(columns.get(Creature(number))) for number in range(CREATURES)],
        top=spaces(columns, lambda space: card_named(space["top"]), NO_CARD),
        heights=spaces(columns, lambda space: space["height"], 0),
        bets=spaces(columns, lambda space: NOBODY if space["bet"] is None else Seat(space["bet"]), NOBODY),
        supply=[player["supply"] for player in players],
        revealed=[revealed(player["secret"]) for player in players],
        has_marker=[1 if player["secret"] == arena_words.BACK else 0 for player in players],
        secret_spent=[0 for _ in players],
        hand_sizes=[player["hand"] for player in players],
        frozen_sizes=[player["frozen"] for player in players],
        deck=words["deck"],
        discard_top=card_named(words["discard"]["top"]),
        discard_size=words["discard"]["size"],
        idle=words["idle"],
        ettin_spent=0,
        recycled=0,
        asked=[Seat(seat) for seat in words["asked"]],
        question=words["question"],
        playing=card_named(words["playing"]),
        offered=creature_named(words["offered"]),
        hand=[card_named(name) for name in own["hand"]],
        frozen=[card_named(name) for name in own["frozen"]],
        marker=card_named(own["marker"]),
        buried=[card_named(name) for name in own["buried"]],
        facts=[fact_from(fact) for fact in own["known"]],
        lacks=[Lack(0, creature_named(lack["creature"]), Seat(lack["seat"])) for lack in own["lacks"]],
        stakes=[stakes_from(columns.get(Creature(number)), words["seats"]) for number in range(CREATURES)],
        backers=[backer_from(columns.get(Creature(number))) for number in range(CREATURES)],
    )


def spaces(columns: Columns, read: Callable[[arena_words.SpaceWords], Found], none: Found) -> list[Found]:
    """One thing of every space of the board, row by row."""
    found = [none] * (ROWS * CREATURES)
    for creature, column in columns.items():
        for space in column["rows"]:
            found[(space["row"] - 1) * CREATURES + creature] = read(space)
    return found


def creature_named(name: str | None) -> Creature:
    return Creature(numbered(CREATURE_NAMES, name, NO_CREATURE))


def card_named(name: str | None) -> Card:
    return HIDDEN if name == arena_words.BACK else Card(numbered(CARD_NAMES, name, NO_CARD))


def revealed(secret: str | None) -> Creature:
    return creature_named(None if secret == arena_words.BACK else secret)


def died_in(column: arena_words.CreatureWords | None) -> int:
    return 0 if column is None else column["eliminated"] or 0


def stakes_from(column: arena_words.CreatureWords | None, seats: int) -> list[int]:
    stakes = {} if column is None else column["stakes"]
    return [stakes.get(str(seat), -1) for seat in range(seats)]


def backer_from(column: arena_words.CreatureWords | None) -> Seat:
    backer = None if column is None else column["backer"]
    return NOBODY if backer is None else backer


def fact_from(fact: arena_words.FactWords) -> Fact:
    some = fact["card"].removeprefix("some ")
    what = CARDS + creature_named(some) if some != fact["card"] else card_named(some)
    places: list[int] = []
    for place in fact["places"]:
        places += [zone(ZONE_NAMES.index(place["zone"]), Seat(place["seat"])), place["weight"]]
    return Fact(0, what, tuple(places))


# ---- Arena Maximus


def arena_maximus(_options: Words, told: Words) -> View:
    words = cast("race_words.ViewWords", told)
    chariots, own = words["chariots"], words.get("you")
    seat = _SPECTATOR if own is None else own["seat"]
    hands = [[race_card(name) for name in chariot["cards"] or []] for chariot in chariots]
    if own is not None:
        hands[seat] = [race_card(name) for name in own["hand"]]
    return RaceView(
        seat=seat,
        seats=words["seats"],
        laps=words["laps"],
        components=words["components"],
        scores=[(chariot["beast"], chariot["driver"], chariot["chariot"]) for chariot in chariots],
        colours=[tiles.Colour(tiles.SKILLS.index(chariot["colour"])) for chariot in chariots],
        progress=[chariot["progress"] for chariot in chariots],
        stamps=stamps_from(words["track"], words["seats"]),
        status=[STATUS_NAMES.index(chariot["status"]) for chariot in chariots],
        crossed=[int(chariot["crossed"]) for chariot in chariots],
        broken=[int(chariot["broken"]) for chariot in chariots],
        damage=[chariot["damage"] for chariot in chariots],
        moved=[int(chariot["moved"]) for chariot in chariots],
        pools=[[race_card(name) for name in chariot["pool"]] for chariot in chariots],
        hand_sizes=[chariot["hand"] for chariot in chariots],
        deck=words["deck"],
        discard=[race_card(name) for name in words["discard"]],
        track=[tile_from(tile["tile"]) for tile in words["track"]],
        shapes=[int(tile["shape"] == "curve") for tile in words["track"]],
        unseen_straights=[],
        unseen_curves=[],
        round_number=words["round"],
        order=[Seat(other) for other in words["to_act"]],
        mover=NOBODY if words["turn"] is None else words["turn"],
        phase=0,
        steps=words["steps"],
        hasten=words["hasten"],
        spells=0,
        spells_on=0,
        asked=[Seat(other) for other in words["asked"]],
        question=words["question"],
        hands=hands,
    )


def race_card(name: str) -> tiles.Card:
    return tiles.Card(tiles.CARD_NAMES.index(name))


def tile_from(name: str) -> tiles.Tile:
    tile = tiles.tile_named(name)
    return tiles.FACE_DOWN if tile is None else tile


def stamps_from(track: list[race_words.TileWords], seats: int) -> list[int]:
    """Who came to a tile before whom: the order of its lines says so."""
    stamps = [0] * seats
    for tile in track:
        for line in (tile["line"], tile["crashed"]):
            for place, seat in enumerate(line):
                stamps[seat] = place
    return stamps


# ---- Circus Maximus


def circus_maximus(options: Words, told: Words) -> View:
    words = cast("circus_words.ViewWords", told)
    track, own = CircusOptions(options).track, words.get("you")
    written = {} if own is None else own["written"]
    return CircusView(
        seat=_SPECTATOR if own is None else own["seat"],
        seats=words["seats"],
        rules=words["rules"],
        track=track,
        chariots=[chariot_from(number, log, track, words["turn"]) for number, log in enumerate(words["chariots"])],
        team_speeds=[log["team_speed"] for log in words["chariots"]],
        maximums=[log["maximum"] for log in words["chariots"]],
        orders=[written.get(log["colour"], UNKNOWN) for log in words["chariots"]],
        whips=0 if own is None else sum(1 << COLOURS.index(colour) for colour in own.get("whips", [])),
        turn=words["turn"],
        cup=[Faction(COLOURS.index(colour)) for colour in words["cup"]],
        later=[Faction(COLOURS.index(colour)) for colour in words["later"]],
        taken=len(track.markers) - words["eggs"] - words["dolphins"],
        final_turn=int(words["final"]),
        wrecks={square_from(track, name): wreck_from(what) for name, what in words["wrecks"].items()},
        weather=[WEATHERS.index(sign) for sign in words.get("weather", [])],
        lowered=words.get("lowered", 0),
        mover=Faction(numbered(COLOURS, words["mover"])),
        left=words["left"],
        used=words["used"],
        total=words["total"],
        lowest=0,
        asked=[Seat(other) for other in words["asked"]],
        question=words["question"],
        about=about_from(words),
        entries=entries_from({} if own is None else own.get("entries", {}), len(words["chariots"])),
        outfits="outfit" in words["chariots"][0],
    )


def about_from(words: circus_words.ViewWords) -> int:
    """The chariot a question is about; for spectators the question says so, as all questions of this game do."""
    question = words["question"] or {"chariot": None}
    return numbered(COLOURS, words["you"]["about"] if "you" in words else cast("str | None", question["chariot"]))


def entries_from(told: dict[str, list[str]], chariots: int) -> list[list[Pick]]:
    return [[PICKS.parse(say) for say in told.get(colour, [])] for colour in COLOURS[:chariots]]


def square_from(track: Track, name: str | None) -> Square:
    square = None if name is None else track.square_named(name)
    return OFF if square is None else square


def heading_from(track: Track, log: circus_words.ChariotWords, name: str | None) -> Square:
    """A counter's square under the number of the way it heads."""
    square = square_from(track, name)
    return track.opposite[square] if square != OFF and log.get("heading") == "against" else square


def wreck_from(what: str) -> Faction:
    return CARCASS if what == "horse" else Faction(numbered(COLOURS, None if what == "car" else what))


def chariot_from(number: int, log: circus_words.ChariotWords, track: Track, turn: int) -> Chariot:
    """A chariot as its log sheet tells it. Of what a turn forbids, only whether it holds now is told."""
    (hits, most), (endurance, whole) = log["hits"], log["endurance"]
    boxes = tuple(most for _, most in log["horses"])
    outfit, weight = outfit_from(log.get("outfit")), CARS.index(log["weight"])
    build = Build(
        Faction(number), Seat(log["owner"]), tuple(log["points"]), most, boxes, whole, outfit, log["modifier"], weight
    )
    chariot = Chariot(build)
    chariot.standing, chariot.driver = STANDINGS.index(log["standing"]), DRIVERS.index(log["driver"])
    chariot.team, chariot.car = heading_from(track, log, log["team"]), heading_from(track, log, log["car"])
    chariot.foot = square_from(track, log["foot"])
    chariot.stage, chariot.spare = log["stage"], log["spare"]
    chariot.modifier, chariot.current, chariot.history = log["modifier"], log["current"], tuple(log["history"])
    chariot.hits, chariot.endurance = hits, endurance
    chariot.whip, chariot.weapons = outfit.whip if "outfit" in log else int(log["whip"]), outfit.weapons
    chariot.wheels, chariot.horses = tuple(log["wheels"]), tuple(left for left, _ in log["horses"])
    chariot.fallen = sum(1 << (horse - 1) for horse in log["fallen"])
    chariot.fatigue = sum(chariot.horses) - log["team_speed"]
    chariot.speeds, chariot.last_speed = tuple(log["speeds"]), log["last_speed"]
    chariot.owed, chariot.slowed = log["owed"], log["slowed"]
    chariot.must_gain, chariot.may_gain = log["gains"]
    chariot.drawn = turn if log["drawn"] else turn - 1
    chariot.no_inward = turn if log["no_inward"] else turn - 1
    chariot.no_strain = turn - 1 if log["may_strain"] else turn
    chariot.arm_wound = int(log["arm_wound"])
    chariot.blind = sum(1 << side for side in log["blind"])
    chariot.bound, chariot.halved = log.get("bound", 0), int(log.get("blinded", False))
    return chariot


def outfit_from(words: circus_words.OutfitWords | None) -> Outfit:
    """What is carried now; what was once bought is not told."""
    if words is None:
        return Outfit(ORDINARY.whip, ORDINARY.wheels, ORDINARY.blades, SMALL_KNIFE)
    return Outfit(
        WHIPS.index(words["whip"]),
        tuple(words["boxes"]),
        tuple(BLADE_KINDS.index(blades) for blades in words["blades"]),
        sum(1 << WEAPONS.index(weapon) for weapon in words["weapons"]),
    )


_READERS: Final[dict[str, Callable[[Words, Words], View]]] = {
    "colossal-arena": colossal_arena,
    "arena-maximus": arena_maximus,
    "circus-maximus": circus_maximus,
}


# ---- what the odds say


def outlook_from(view: View) -> Words | None:
    """What a drawer wants to know of the odds, where the view tells it already."""
    if not isinstance(view, ArenaView):
        return None
    values = sorted(view.value(creature) for creature in view.survivors)
    return {"row_full": values[0] >= 0, "eliminated": values[0] >= 0 and values[:2].count(values[0]) == 1}
