"""Written whipping, an optional rule: who wants to whip his team writes so with his speed. (CM-27.6)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Pick
from .chariot import Chariot, Faction
from .events import WHIP_VOID, WHIP_WRITTEN
from .phase import Reveal, SetOut, WhipDie, Whipping, may_whip
from .race import ChariotStep, OrderList, Race, WhipToCome
from .variants import Variant, after, instead_of
from .verbs import WRITE, WRITE_WHIP


@final
class SpeedsWithWhip(OrderList):
    """Every speed may be written with an S, unless everybody can see that this driver will not whip in this turn: for
    want of endurance, after a jostle or a double slip, or with a horse to cut free. (CM-27.6)"""

    def list_orders(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        if chariot.endurance == 0 or chariot.current < 0 or chariot.fallen != 0 or not chariot.may_strain(race.turn):
            return
        for pick in [pick for pick in picks if WRITE.holds(pick)]:
            picks.append(WRITE_WHIP.of(number, WRITE.which(pick)))


@final
class ShowWhip(ChariotStep):
    """The S is opened with the speed. (CM-27.6)"""

    def run(self, race: Race) -> None:
        race.chariots[self.number].order_whip = race.whip_written(self.number)
        if race.whip_written(self.number) == 1:
            race.record(WHIP_WRITTEN, self.number)


@final
class WhipAsWritten(ChariotStep):
    """Nobody is asked: who wrote an S whips, unless he may not by now or his whip is gone; all others do not.
    (CM-27.6)"""

    def run(self, race: Race) -> None:
        if race.whip_written(self.number) == 0:
            return
        if may_whip(race, self.number):
            race.before(SetOut, WhipDie(self.number))
        else:
            race.record(WHIP_VOID, self.number)


@final
class KnownWhip(WhipToCome):
    """Without an S on an order that is open, and where none could be written, no whip is to come. (CM-27.6)"""

    def whip_to_come(self, race: Race, chariot: Chariot, most: int) -> int:
        return most if chariot.order_whip == 1 else 0


WRITTEN_WHIPPING: Final = Variant(
    "written-whipping",
    phase=[after(Reveal, [ShowWhip]), instead_of(Whipping, [WhipAsWritten])],
    hooks=[SpeedsWithWhip(), KnownWhip()],
)
