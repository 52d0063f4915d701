"""What one seat may know, built from empty by adding what it may see. (AM-2.7)"""

from __future__ import annotations

from typing import Final, final

from ...core.asks import Question
from ...core.game import View as AnyView
from ...core.ids import NOBODY, Seat
from .pieces import SKILLS, Card, Colour, Tile, card_name, tile_name
from .race import OUT, RACING, STATUS_NAMES, Race
from .words import SHAPES, ChariotWords, TileWords, ViewWords

_SPECTATOR: Final = Seat(-1)


@final
class View(AnyView):
    """Numbers as the engine uses them; `words` spells them for the faces. (AM-2.7)"""

    def __init__(
        self,
        seat: Seat,
        seats: int,
        laps: int,
        components: str,
        scores: list[tuple[int, int, int]],
        colours: list[Colour],
        progress: list[int],
        stamps: list[int],
        status: list[int],
        crossed: list[int],
        broken: list[int],
        damage: list[int],
        moved: list[int],
        pools: list[list[Card]],
        hand_sizes: list[int],
        deck: int,
        discard: list[Card],
        track: list[Tile],
        shapes: list[int],
        unseen_straights: list[Tile],
        unseen_curves: list[Tile],
        round_number: int,
        order: list[Seat],
        mover: Seat,
        phase: int,
        steps: int,
        hasten: int,
        spells: int,
        spells_on: int,
        asked: list[Seat],
        question: Question | None,
        hands: list[list[Card]],
    ) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.laps: Final = laps
        self.components: Final = components
        self.scores: Final = scores
        """Beast, Driver and Chariot of each seat."""
        self.colours: Final = colours
        self.progress: Final = progress
        self.stamps: Final = stamps
        self.status: Final = status
        self.crossed: Final = crossed
        self.broken: Final = broken
        self.damage: Final = damage
        self.moved: Final = moved
        self.pools: Final = pools
        self.hand_sizes: Final = hand_sizes
        self.deck: Final = deck
        self.discard: Final = discard
        self.track: Final = track
        self.shapes: Final = shapes
        self.unseen_straights: Final = unseen_straights
        self.unseen_curves: Final = unseen_curves
        """What can still be turned up, the unused tiles included: anyone can work it out from the set and the track."""
        self.round: Final = round_number
        self.order: Final = order
        """The seats still to act in this round, the next one first."""
        self.mover: Final = mover
        self.phase: Final = phase
        self.steps: Final = steps
        self.hasten: Final = hasten
        self.spells: Final = spells
        self.spells_on: Final = spells_on
        self.asked: Final = asked
        self.choice: Final = "" if question is None else str(question["choice"])
        self.question: Final = question
        """The question under way by name; in this game all of it is public."""
        self.hands: Final = hands
        """By seat; empty where the cards are hidden from this seat."""

    def hand(self) -> list[Card]:
        """The reader's own cards; a spectator has none, even where hands are open."""
        return [] if self.seat == _SPECTATOR else self.hands[self.seat]

    def length(self) -> int:
        return len(self.track)

    def words(self) -> ViewWords:
        """The view as the faces get it. (AM-2.7, 12.4)"""
        words: ViewWords = {
            "seats": self.seats,
            "round": self.round,
            "laps": self.laps,
            "components": self.components,
            "turn": None if self.mover == NOBODY else self.mover,
            "to_act": self.order,
            "steps": self.steps,
            "hasten": self.hasten,
            "asked": self.asked,
            "choice": self.choice or None,
            "question": self.question,
            "deck": self.deck,
            "discard": [card_name(card) for card in self.discard],
            "track": [self.tile_words(place) for place in range(len(self.track))],
            "chariots": [self.chariot_words(Seat(seat)) for seat in range(self.seats)],
        }
        if self.seat != _SPECTATOR:
            words["you"] = {
                "seat": self.seat,
                "hand": [card_name(card) for card in self.hand()],
            }
        return words

    def tile_words(self, place: int) -> TileWords:
        return {
            "tile": tile_name(self.track[place]),
            "shape": SHAPES[self.shapes[place]],
            "line": self.line_at(place, inside=1),
            "crashed": self.line_at(place, inside=0),
        }

    def line_at(self, place: int, inside: int) -> list[int]:
        """The chariots at a tile in the order of their line, inside or outside the track. (AM-3.4, 15.9)"""
        there = [
            (self.stamps[seat], seat)
            for seat in range(self.seats)
            if self.status[seat] != OUT
            and (self.status[seat] == RACING) == (inside == 1)
            and self.progress[seat] % len(self.track) == place
        ]
        return [seat for _, seat in sorted(there)]

    def chariot_words(self, seat: Seat) -> ChariotWords:
        beast, driver, chariot = self.scores[seat]
        return {
            "seat": seat,
            "colour": SKILLS[self.colours[seat]],
            "beast": beast,
            "driver": driver,
            "chariot": chariot,
            "progress": self.progress[seat],
            "tile": self.progress[seat] % len(self.track),
            "status": STATUS_NAMES[self.status[seat]],
            "crossed": self.crossed[seat] != 0,
            "broken": self.broken[seat] != 0,
            "damage": self.damage[seat],
            "markers": markers(self.damage[seat]),
            "moved": self.moved[seat] != 0,
            "pool": [card_name(card) for card in self.pools[seat]],
            "hand": self.hand_sizes[seat],
            "cards": self.open_cards(seat),
        }

    def open_cards(self, seat: Seat) -> list[str] | None:
        """A rival's hand where hands are open. (AM-20.5)"""
        if seat == self.seat or not self.hands[seat]:
            return None
        return [card_name(card) for card in self.hands[seat]]


def markers(damage: int) -> list[int]:
    """Damage as markers of three and one: small change only. (AM-15.1)"""
    return [3] * (damage // 3) + [1] * (damage % 3)


def view(race: Race, seat: Seat | None, question: Question | None) -> View:
    """Everything but the others' hands, the deck and what lies face down; with open hands, the hands too. (AM-2.7, 2.8,
    20.5)"""
    own = _SPECTATOR if seat is None else seat
    components = race.house.components
    return View(
        seat=own,
        seats=race.seats,
        laps=race.house.laps,
        components=components.label(),
        scores=[(race.beast(Seat(s)), race.driver(Seat(s)), race.chariot(Seat(s))) for s in range(race.seats)],
        colours=race.colours,
        progress=race.progress.copy(),
        stamps=race.stamps.copy(),
        status=race.status.copy(),
        crossed=race.crossed.copy(),
        broken=race.broken.copy(),
        damage=race.damage.copy(),
        moved=race.moved.copy(),
        pools=[pool.copy() for pool in race.pools],
        hand_sizes=[len(hand) for hand in race.hands],
        deck=len(race.deck),
        discard=sorted(race.discard),
        track=race.track.copy(),
        shapes=race.house.shapes,
        unseen_straights=race.straights.copy(),
        unseen_curves=race.curves.copy(),
        round_number=race.round,
        order=race.order[::-1],
        mover=race.mover,
        phase=race.phase,
        steps=race.steps,
        hasten=race.hasten,
        spells=race.spells,
        spells_on=1 if race.house.spells else 0,
        asked=race.asked(),
        question=question,
        hands=[race.hands[s].copy() if s == own or race.house.open_hands else [] for s in range(race.seats)],
    )
