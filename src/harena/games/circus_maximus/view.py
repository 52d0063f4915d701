"""What one seat may know, built from empty by adding what it may see: everything but the others' written speeds and
preparation points. (CM-3.5e)"""

from __future__ import annotations

from typing import Final

from ...core.asks import Question
from ...core.game import View as AnyView
from ...core.ids import Pick, Seat
from .chariot import (
    ABSENT,
    ARRIVED,
    BLADE_KINDS,
    CARCASS,
    CHARIOT,
    DRIVERS,
    NOBODY,
    STANDINGS,
    WEAPONS,
    Chariot,
    Faction,
)
from .charts import CARS, WEATHERS, WHIPS
from .race import ChariotChoice, Race
from .sealed import Written
from .setup import Outfitting
from .standings import NO_GAP, NO_PLACE, Ranked, standings
from .track import ASTRAY, HEADINGS, NO_LIMIT, OFF, START, Square, Track
from .track_data import DOLPHIN, EGG
from .turn import UNWRITTEN, WriteSpeeds
from .verbs import FACTIONS, PICKS
from .words import ChariotWords, OutfitWords, RankWords, ViewWords

_SPECTATOR: Final = Seat(-1)
UNKNOWN: Final = UNWRITTEN
"""A speed this seat may not know."""


class View(AnyView):
    """Numbers as the engine uses them; `words` spells them for the faces. (CM-3.5e)"""

    def __init__(
        self,
        seat: Seat,
        seats: int,
        rules: str,
        names: list[str],
        track: Track,
        chariots: list[Chariot],
        order: list[Ranked],
        team_speeds: list[int],
        maximums: list[int],
        orders: list[int],
        whips: int,
        turn: int,
        cup: list[Faction],
        later: list[Faction],
        taken: int,
        final_turn: int,
        wrecks: dict[int, Faction],
        weather: list[int],
        lowered: int,
        mover: Faction,
        left: int,
        used: int,
        total: int,
        lowest: int,
        asked: list[Seat],
        question: Question | None,
        about: int,
        entries: list[list[Pick]],
        *,
        outfits: bool,
    ) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.rules: Final = rules
        self.names: Final = names
        """What chariots are called."""
        self.track: Final = track
        self.chariots: Final = chariots
        self.order: Final = order
        """The field from first to last."""
        self.team_speeds: Final = team_speeds
        self.maximums: Final = maximums
        """By chariot, the speed of its team and the most it may write."""
        self.orders: Final = orders
        """By chariot, this turn's written speed; UNKNOWN where this seat may not know it."""
        self.whips: Final = whips
        """A mask of the orders this seat may know that say to whip."""
        self.turn: Final = turn
        self.cup: Final = cup
        self.later: Final = later
        self.taken: Final = taken
        self.final: Final = final_turn
        self.wrecks: Final = wrecks
        self.lowered: Final = lowered
        """By how much every corner is slower than the track has it."""
        self.weather: Final = weather
        """Its signs: what there is of rain, mud and changing skies."""
        self.mover: Final = mover
        self.left: Final = left
        self.used: Final = used
        self.total: Final = total
        self.lowest: Final = lowest
        self.asked: Final = asked
        self.choice: Final = "" if question is None else str(question["choice"])
        self.question: Final = question
        """The question under way by name; of sealed answers, what this seat is asked to write."""
        self.about: Final = about
        """The chariot this seat is asked about, or NOBODY."""
        self.entries: Final = entries
        """By chariot, what this seat has written so far to fit it out; of others' nothing."""
        self.outfits: Final = outfits
        """Whether chariots are fitted out with more than ordinary things."""

    def words(self) -> ViewWords:
        """The view as the faces get it. (CM-3.5e, 3.7, 5.2)"""
        words: ViewWords = {
            "seats": self.seats,
            "rules": self.rules,
            "track": self.track.label(),
            "turn": self.turn,
            "final": self.final == 1,
            "eggs": self.track.markers_up(EGG, self.taken),
            "dolphins": self.track.markers_up(DOLPHIN, self.taken),
            "cup": [self.names[number] for number in self.cup],
            "later": [self.names[number] for number in self.later],
            "mover": None if self.mover == NOBODY else self.names[self.mover],
            "left": self.left,
            "used": self.used,
            "total": self.total,
            "wrecks": {self.track.square_name(Square(square)): self.wreck_words(square) for square in self.wrecks},
            "asked": self.asked,
            "choice": self.choice or None,
            "question": self.question,
            "chariots": [self.chariot_words(Faction(number)) for number in self.started()],
            "order": [self.rank_words(ranked) for ranked in self.order],
        }
        if self.seat != _SPECTATOR:
            words["you"] = {
                "seat": self.seat,
                "about": None if self.about == NOBODY else self.names[self.about],
                "written": self.own_orders(),
            }
            whips = [self.names[number] for number in range(len(self.chariots)) if self.is_own_whip(number)]
            if whips:
                words["you"]["whips"] = whips
            entries = self.own_entries()
            if entries:
                words["you"]["entries"] = entries
        if self.weather:
            words["weather"] = [WEATHERS[sign] for sign in self.weather]
        if self.lowered != 0:
            words["lowered"] = self.lowered
        return words

    def started(self) -> list[int]:
        """The chariots that are in this race."""
        return [number for number, chariot in enumerate(self.chariots) if chariot.standing != ABSENT]

    def rank_words(self, ranked: Ranked) -> RankWords:
        """A place in the order of the field. (CM-10.3)"""
        return {
            "colour": self.names[ranked.number],
            "place": None if ranked.place == NO_PLACE else ranked.place,
            "lap": ranked.lap,
            "gap": None if ranked.gap == NO_GAP else ranked.gap,
        }

    def own_orders(self) -> dict[str, int]:
        """The speeds this seat has written for the turn under way."""
        return {
            self.names[number]: self.orders[number]
            for number, chariot in enumerate(self.chariots)
            if chariot.build.owner == self.seat and self.orders[number] != UNKNOWN and chariot.standing == CHARIOT
        }

    def own_entries(self) -> dict[str, list[str]]:
        """What this seat has written so far to fit its chariots out. (CM-3.6b)"""
        return {
            self.names[number]: [PICKS.say(pick) for pick in written]
            for number, written in enumerate(self.entries)
            if written
        }

    def is_own_whip(self, number: int) -> bool:
        """Whether this seat has written to whip in the turn under way. (CM-27.6)"""
        return (self.whips >> number) & 1 == 1 and self.chariots[number].build.owner == self.seat

    def wreck_words(self, square: int) -> str:
        """A wrecked car, a horse, or whose team lies there."""
        lying = self.wrecks[square]
        return "car" if lying == NOBODY else "horse" if lying == CARCASS else self.names[lying]

    def square_words(self, square: Square) -> str | None:
        return None if square == OFF else self.track.square_name(square)

    def chariot_words(self, number: Faction) -> ChariotWords:
        """A log sheet; what dust has done to its driver; when it came home, if others race on; where the track crosses
        itself also which way it goes. (CM-2.3, 3.5a, 10.2, 27.2, 28)"""
        chariot = self.chariots[number]
        words = self.log_words(number)
        bound = chariot.phases_bound(self.turn)
        if bound > 0:
            words["bound"] = bound
        if chariot.halved > 0:
            words["blinded"] = True
        if chariot.bribed > 0:
            words["bribed"] = chariot.bribed
        if chariot.peace != 0:
            words["peace"] = [self.names[colour] for colour in range(FACTIONS) if (chariot.peace >> colour) & 1 == 1]
        if chariot.standing == ARRIVED and self.final == 0:
            words["arrived"] = chariot.drawn
        if self.track.crosses:
            on_track = chariot.active() and chariot.team != OFF
            section = self.track.section[chariot.team] if on_track else START
            words["leg"] = self.track.section_name(section) if on_track else None
            words["heading"] = HEADINGS[int(self.track.against[chariot.team])] if on_track else None
            words["astray"] = chariot.stage == ASTRAY
        return words

    def log_words(self, number: Faction) -> ChariotWords:
        """A log sheet. (CM-2.3, 3.5a)"""
        chariot = self.chariots[number]
        on_track = chariot.active()
        words: ChariotWords = {
            "colour": self.names[number],
            "owner": chariot.build.owner,
            "standing": STANDINGS[chariot.standing],
            "driver": DRIVERS[chariot.driver],
            "team": self.square_words(chariot.team) if on_track else None,
            "car": self.square_words(chariot.car) if on_track else None,
            "lap": self.track.lap_of(chariot.stage),
            "stage": chariot.stage,
            "to_go": self.track.to_go(chariot.team, chariot.stage) if on_track and chariot.stage != ASTRAY else None,
            "points": list(chariot.build.points),
            "modifier": chariot.modifier,
            "current": chariot.current,
            "history": list(chariot.history),
            "hits": [chariot.hits, chariot.build.hits],
            "whip": chariot.whip != 0,
            "weight": CARS[chariot.build.car],
            "wheels": list(chariot.wheels),
            "horses": [[left, whole] for left, whole in zip(chariot.horses, chariot.build.boxes, strict=True)],
            "fallen": [horse + 1 for horse in range(4) if (chariot.fallen >> horse) & 1 == 1],
            "team_speed": self.team_speeds[number],
            "maximum": self.maximums[number],
            "endurance": [chariot.endurance, chariot.build.endurance],
            "speeds": list(chariot.speeds),
            "drawn": chariot.drawn == self.turn,
            "owed": chariot.owed,
            "slowed": chariot.slowed,
            "gains": [chariot.must_gain, chariot.may_gain],
            "last_speed": chariot.last_speed,
            "may_strain": chariot.may_strain(self.turn),
            "no_inward": chariot.no_inward == self.turn,
            "arm_wound": chariot.arm_wound == 1,
            "blind": [side for side in (0, 1) if (chariot.blind >> side) & 1 == 1],
            "foot": self.square_words(chariot.foot),
            "spare": chariot.spare,
        }
        if self.outfits:
            words["outfit"] = outfit_words(chariot)
        return words


def outfit_words(chariot: Chariot) -> OutfitWords:
    """What is carried now, and what the car bears. (CM-27.1-2b, 27.1-2c, 27.2)"""
    return {
        "whip": WHIPS[chariot.whip],
        "boxes": list(chariot.build.outfit.wheels),
        "blades": [BLADE_KINDS[blades] for blades in chariot.build.outfit.blades],
        "weapons": [name for bit, name in enumerate(WEAPONS) if (chariot.weapons >> bit) & 1 == 1],
    }


def view(race: Race, seat: Seat | None, question: Question | None, kind: type[View] = View) -> View:
    """The table as a seat, or a spectator, sees it. (CM-3.5e)"""
    reader = _SPECTATOR if seat is None else seat
    return kind(
        seat=reader,
        seats=race.seats,
        rules=race.house.rules,
        names=race.house.names,
        track=race.track,
        chariots=[chariot.copy() for chariot in race.chariots],
        order=standings(race),
        team_speeds=[race.team_speed(chariot) for chariot in race.chariots],
        maximums=[race.maximum(chariot) for chariot in race.chariots],
        orders=known_orders(race, reader),
        whips=known_whips(race, reader),
        turn=race.turn,
        cup=race.cup.copy(),
        later=race.later.copy(),
        taken=race.taken,
        final_turn=race.final,
        wrecks=race.wrecks.copy(),
        weather=race.weather.signs(),
        lowered=NO_LIMIT - race.rulebook.safe_speed(race, race.chariots[0], NO_LIMIT),
        mover=race.mover,
        left=race.phase.left,
        used=race.phase.used,
        total=race.phase.total(),
        lowest=race.phase.lowest,
        asked=race.asked(),
        question=question,
        about=asked_about(race, reader),
        entries=known_entries(race, reader),
        outfits=len(race.rulebook.entries) > 1,
    )


def known_orders(race: Race, reader: Seat) -> list[int]:
    """One's own, and those whose token was drawn. (CM-3.5e)"""
    orders = [UNKNOWN] * len(race.chariots)
    top = race.agenda[-1] if race.agenda else None
    for number, chariot in enumerate(race.chariots):
        if isinstance(top, Written):
            if chariot.build.owner == reader and isinstance(top, WriteSpeeds):
                orders[number] = top.written(Faction(number))
        elif chariot.build.owner == reader or chariot.drawn == race.turn:
            orders[number] = race.orders[number]
    return orders


def known_whips(race: Race, reader: Seat) -> int:
    """The same of the word to whip. (CM-27.6)"""
    whips = 0
    top = race.agenda[-1] if race.agenda else None
    for number, chariot in enumerate(race.chariots):
        own = chariot.build.owner == reader
        if isinstance(top, WriteSpeeds):
            whips |= top.whip_written(Faction(number)) << number if own else 0
        elif own or chariot.drawn == race.turn:
            whips |= race.whip_written(number) << number
    return whips


def known_entries(race: Race, reader: Seat) -> list[list[Pick]]:
    """One's own, as long as they are written. (CM-3.6b)"""
    top = race.agenda[-1] if race.agenda else None
    if not isinstance(top, Outfitting):
        return [[] for _ in race.chariots]
    return [
        top.written_for(Faction(number)) if chariot.build.owner == reader else []
        for number, chariot in enumerate(race.chariots)
    ]


def asked_about(race: Race, reader: Seat) -> int:
    """The chariot the question is about for this reader."""
    top = race.agenda[-1] if race.agenda else None
    if isinstance(top, Written):
        return top.asked_about(race, reader)
    return top.number if isinstance(top, ChariotChoice) else NOBODY
