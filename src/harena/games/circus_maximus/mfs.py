"""The MFs of the movement phase under way: how many there were, what became of them, and what they led to. (CM-6.2)"""

from __future__ import annotations

from typing import final

from ...core.fields import field_values, set_fields
from .track import NO_LIMIT, OFF


@final
class Phase:
    """The movement phase under way: what lives and dies with it. (CM-6.2)"""

    def __init__(self) -> None:
        self.left = 0
        """MFs the mover still has to spend."""
        self.used = 0
        self.written = 0
        self.gain = 0
        self.whipped = 0
        """The parts of the mover's MFs: its order as it stands, enemy lashes, its own whip."""
        self.owed = 0
        self.slowed = 0
        """What earlier evasions and losses take from this phase."""
        self.lowest = NO_LIMIT
        """The lowest safe speed checked in this phase. (CM-7.2.2a)"""
        self.unpaid = 0
        """What is still to be paid for the wreck being driven over. (CM-14.2a)"""
        self.paid = 0
        """Points of endurance this phase's corners have cost. (CM-6.5.1.1a)"""
        self.crossing = OFF
        """The wreck square being driven over, or OFF. (CM-14.2)"""
        self.spared = OFF
        """What the mover itself has left on the track in this phase, which is nothing to it, or OFF. (CM-27.3)"""
        self.struck: tuple[int, ...] = ()
        """Squares from which the mover has attacked. (CM-9.1.4)"""
        self.cleared: tuple[int, ...] = ()
        """Wreck squares already checked. (CM-14.2)"""

    def copy(self) -> Phase:
        twin = Phase()
        twin.left = self.left
        twin.used = self.used
        twin.written = self.written
        twin.gain = self.gain
        twin.whipped = self.whipped
        twin.owed = self.owed
        twin.slowed = self.slowed
        twin.lowest = self.lowest
        twin.unpaid = self.unpaid
        twin.paid = self.paid
        twin.crossing = self.crossing
        twin.spared = self.spared
        twin.struck = self.struck
        twin.cleared = self.cleared
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return saved_phase, (field_values(self),)

    def total(self) -> int:
        """The mover's total speed: its MFs of this phase and those it owed. (CM-6.5.1.1c, 7.3.1)"""
        return self.written + self.gain + self.whipped + self.owed

    def spend(self, mfs: int) -> None:
        self.left -= mfs
        self.used += mfs

    def stop(self) -> None:
        """What the mover has left is lost."""
        self.left = 0


def saved_phase(values: dict[str, object]) -> Phase:
    phase = Phase()
    set_fields(phase, values)
    return phase
