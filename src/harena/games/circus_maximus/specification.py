"""The detailed specification method, an optional rule: 32 points buy a chariot row by row, and no dice. (CM-27.1)"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ...core.ids import Clause, Pick
from . import charts
from .chariot import LEFT, LONG_WHIP, RIGHT, Build, Draft, Faction, Half
from .charts import BLADE_SETS, LONG_REACH, MOST_FACTOR, NORMAL, UNEVEN_CORNER, UNEVEN_WHEEL
from .events import LONG_LASH, SPECIFICATION_REVEALED, UNEVEN_BLADES
from .race import CornerModifier, Entry, LashFactor, OnPrepared, PreparationPoints, Race, WheelModifier
from .setup import FourPoints, Outfitting, Preparation, fill_log
from .variants import Variant, instead_of
from .verbs import SPECIFY

FOR_DRIVER: Final = 0
FOR_CAR: Final = 1
FOR_TEAM: Final = 2
FOR_ENDURANCE: Final = 3
"""What points are counted for."""


# ---- the rows of the chart


@mypyc_attr(allow_interpreted_subclasses=True)
class ChartRow(Entry):
    """A row of the chart: any of its cells that can be paid. Points may be left over. (CM-27.1-1, 27.1-chart)"""

    part: ClassVar[int] = FOR_TEAM

    def cells(self) -> list[str]:
        return list(charts.SPECIFICATION[self.name])

    def first(self) -> int:
        """Where its cells begin among all of them."""
        rows = list(charts.SPECIFICATION)
        return sum([len(charts.SPECIFICATION[row]) for row in rows[: rows.index(self.name)]])

    def cost(self, place: int) -> int:
        return charts.SPECIFICATION[self.name][self.cells()[place]]

    def list_picks(self, number: Faction, draft: Draft) -> list[Pick]:
        first = self.first()
        return [
            SPECIFY.of(number, first + place)
            for place in range(len(self.cells()))
            if self.cost(place) <= draft.left and self.allows(draft, place)
        ]

    def allows(self, draft: Draft, place: int) -> bool:
        """Whether a cell goes with what was written before."""
        return True

    def note(self, draft: Draft, pick: Pick) -> None:
        place = SPECIFY.which(pick) - self.first()
        draft.spend(self.part, self.cost(place))
        self.fill_in(draft, place)

    def fill_in(self, draft: Draft, place: int) -> None:
        raise NotImplementedError

    def value(self, place: int) -> int:
        return int(self.cells()[place])

    def why_not(self, draft: Draft, pick: Pick) -> Clause:
        """A cell that cannot be paid; one of another row; one that does not go with the others."""
        place = SPECIFY.which(pick) - self.first() if SPECIFY.holds(pick) else -1
        if not 0 <= place < len(self.cells()):
            return Clause("CM-27.1-chart")
        return Clause("CM-27.1-1") if self.cost(place) > draft.left else self.limit()

    def limit(self) -> Clause:
        """The clause that rules out what could be paid."""
        return Clause("CM-27.1-chart")


@mypyc_attr(allow_interpreted_subclasses=True)
class HorseRow(ChartRow):
    """A horse is as fast as it has boxes, and never faster than the one whose row comes before. (CM-27.1-2a)"""

    horse: ClassVar[int] = 0
    before: ClassVar[int] = -1
    """The horse it may not outrun; none for the first."""

    def allows(self, draft: Draft, place: int) -> bool:
        return self.before < 0 or self.value(place) <= draft.boxes[self.before]

    def fill_in(self, draft: Draft, place: int) -> None:
        draft.boxes[self.horse] = self.value(place)

    def limit(self) -> Clause:
        return Clause("CM-27.1-2a")


@final
class HorseOne(HorseRow):
    name = "horse-1"


@final
class HorseFour(HorseRow):
    """Not faster than horse 1. (CM-27.1-2a)"""

    name = "horse-4"
    horse = 3
    before = 0


@final
class HorseTwo(HorseRow):
    """Not faster than horse 4. (CM-27.1-2a)"""

    name = "horse-2"
    horse = 1
    before = 3


@final
class HorseThree(HorseRow):
    """Not faster than horse 2. (CM-27.1-2a)"""

    name = "horse-3"
    horse = 2
    before = 1


@final
class ModifierRow(ChartRow):
    name = "modifier"
    part = FOR_DRIVER

    def fill_in(self, draft: Draft, place: int) -> None:
        draft.modifier = self.value(place)


@final
class HitsRow(ChartRow):
    name = "hits"
    part = FOR_DRIVER

    def fill_in(self, draft: Draft, place: int) -> None:
        draft.hits = self.value(place)


@final
class WhipRow(ChartRow):
    """No whip, or one: a regular or a long one. (CM-27.1-2b)"""

    name = "whip"
    part = FOR_DRIVER

    def fill_in(self, draft: Draft, place: int) -> None:
        draft.whip = place


@mypyc_attr(allow_interpreted_subclasses=True)
class WheelRow(ChartRow):
    """The boxes of one wheel; the car is a normal one. (CM-27.1-chart)"""

    part = FOR_CAR
    side: ClassVar[Half] = LEFT

    def fill_in(self, draft: Draft, place: int) -> None:
        draft.car = NORMAL
        draft.wheels[self.side] = self.value(place)


@final
class LeftWheel(WheelRow):
    name = "left-wheel"


@final
class RightWheel(WheelRow):
    name = "right-wheel"
    side = RIGHT


@final
class BladesRow(ChartRow):
    """Scythe blades for one wheel, for both, or of two sorts. (CM-27.1-2c)"""

    name = "blades"
    part = FOR_CAR

    def fill_in(self, draft: Draft, place: int) -> None:
        draft.blades = BLADE_SETS[place]


@final
class EnduranceRow(ChartRow):
    name = "endurance"
    part = FOR_ENDURANCE

    def fill_in(self, draft: Draft, place: int) -> None:
        draft.endurance = self.value(place)


# ---- what it does


@final
class ManyPoints(PreparationPoints):
    """32 points for each chariot instead of four. (CM-27.1-1)"""

    def preparation_points(self, race: Race, points: int) -> int:
        return charts.SPECIFICATION_POINTS


@final
class BuiltByChart(OnPrepared):
    """The rows are the chariot: no dice are rolled for it. (CM-27.1-1)"""

    def prepared(self, race: Race, number: Faction, draft: Draft) -> None:
        outfit = draft.outfit()
        rows = [draft.modifier, draft.hits, outfit.whip, *outfit.wheels, *outfit.blades, draft.endurance, draft.left]
        race.tell_all(SPECIFICATION_REVEALED, [number, *rows, *draft.boxes], [])
        owner, points, boxes = race.owner(number), tuple(draft.points), tuple(draft.boxes)
        build = Build(number, owner, points, draft.hits, boxes, draft.endurance, outfit, draft.modifier, draft.car)
        fill_log(race, number, build)


@final
class LongWhip(LashFactor):
    """A long whip reads the table two columns further to the right, as far as it goes. (CM-27.1-2b)"""

    def lash_factor(self, race: Race, attacker: Faction, factor: int) -> int:
        if race.chariots[attacker].whip != LONG_WHIP:
            return factor
        reached = min(factor + LONG_REACH, MOST_FACTOR)
        race.record(LONG_LASH, attacker, reached)
        return reached


@final
class UnevenInCorners(CornerModifier):
    """Wheels that do not bear the same blades make corners harder. (CM-27.1-2c)"""

    def corner_modifier(self, race: Race, number: Faction, modifier: int) -> int:
        if not race.chariots[number].build.uneven():
            return modifier
        race.record(UNEVEN_BLADES, number, UNEVEN_CORNER)
        return modifier - UNEVEN_CORNER


@final
class UnevenOnWheels(WheelModifier):
    """Wheels that do not bear the same blades come off more easily. (CM-27.1-2c)"""

    def wheel_modifier(self, race: Race, number: Faction, modifier: int) -> int:
        if not race.chariots[number].build.uneven():
            return modifier
        race.record(UNEVEN_BLADES, number, UNEVEN_WHEEL)
        return modifier + UNEVEN_WHEEL


DETAILED_SPECIFICATION: Final = Variant(
    "specification",
    setup=[instead_of(Preparation, [Outfitting])],
    # CM-27.1-chart The chart instead of the four points, horses in the order of their limits.
    entries=[
        instead_of(
            FourPoints,
            [
                HorseOne,
                HorseFour,
                HorseTwo,
                HorseThree,
                ModifierRow,
                HitsRow,
                WhipRow,
                LeftWheel,
                RightWheel,
                BladesRow,
                EnduranceRow,
            ],
        )
    ],
    hooks=[ManyPoints(), BuiltByChart(), LongWhip(), UnevenInCorners(), UnevenOnWheels()],
)
