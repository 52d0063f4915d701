"""The moments of a race that a variant of the rules may answer, and the rulebook that asks them.

There are three sorts of moment. Something happened: all variants are told. A number is wanted: each may change it in
turn. Something has to be done in one way: the last variant that answers does it. A chapter asks the rulebook and never
knows which variants there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ...core.ids import Clause, Pick
from ...core.picks import Verb
from .chariot import Chariot
from .track import Square
from .verbs import PICKS

if TYPE_CHECKING:
    from .race import Race, Step

NOT_WHEN_LATE: Final = 99
"""What is never done for a driver who is late, unless nothing else is open."""


# ---- what a chariot may spend MFs on


@mypyc_attr(allow_interpreted_subclasses=True)
class Use:
    """One thing to spend MFs on. It owns its picks: it lists them, carries them out, and knows why one is not open."""

    def verbs(self) -> list[Verb]:
        """The verbs whose picks it owns."""
        raise NotImplementedError

    def list_picks(self, race: Race, number: int, picks: list[Pick]) -> None:
        """Add what is open to a driver now; the uses before it have listed theirs."""
        raise NotImplementedError

    def list_runaway(self, race: Race, number: int, picks: list[Pick]) -> None:
        """Add what is open to a team without its driver: for most uses, nothing."""

    def carry_out(self, race: Race, number: int, pick: Pick) -> None:
        raise NotImplementedError

    def why_not(self, race: Race, number: int, pick: Pick) -> Clause:
        """The clause that keeps a pick out."""
        raise NotImplementedError

    def mfs(self, pick: Pick) -> int:
        """What it costs."""
        return 1

    def leads_to(self, race: Race, number: int, pick: Pick) -> Square:
        """Where it takes the team."""
        return race.chariots[number].team

    def when_late(self, pick: Pick) -> int:
        """How soon it is done for a driver who is late: the least comes first."""
        return NOT_WHEN_LATE

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


# ---- moments


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """A variant's answer to one moment. It holds nothing, so that one serves all tables."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


@mypyc_attr(allow_interpreted_subclasses=True)
class OnFlip(Hook):
    """A chariot flips. The last variant that answers does it."""

    def flip(self, race: Race, number: int, cause: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnForcedSlip(Hook):
    """The corner forces a chariot some lanes aside. The last variant that answers puts the steps next."""

    def forced_slip(self, race: Race, number: int, lanes: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnMove(Hook):
    """The mover goes on with the MFs it has left. The last variant that answers does it."""

    def next_move(self, race: Race, number: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnFinish(Hook):
    """The mover has crossed the finish line. The last variant that answers does it."""

    def crossed_line(self, race: Race, number: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnPlacing(Hook):
    """Whether a chariot can win or place. The last variant that answers says so."""

    def can_place(self, chariot: Chariot) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTurn(Hook):
    """A turn has been announced; nobody has written a speed yet. All variants are told."""

    def turn_begun(self, race: Race) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnBuild(Hook):
    """A chariot's log was filled in as its preparation says. All variants are told."""

    def built(self, race: Race, number: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnStep(Hook):
    """The mover's team has entered a square of its own will, from another one. All variants are told."""

    def stepped(self, race: Race, number: int, before: Square) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnShove(Hook):
    """A chariot was forced onto another square. All variants are told."""

    def shoved(self, race: Race, number: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnWound(Hook):
    """A driver was wounded and lives. All variants are told: what comes on top of the hit and the lost movement."""

    def wounded(self, race: Race, number: int, attacker: int, factor: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnHorseHit(Hook):
    """A horse has lost boxes, and may be dead. All variants are told."""

    def horse_hit(self, race: Race, number: int, horse: int, points: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTeamFelled(Hook):
    """A horse of a team without its driver has died. All variants are told."""

    def team_felled(self, race: Race, number: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamSpeed(Hook):
    """What a team's horses can run. Each variant may change it."""

    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SafeSpeed(Hook):
    """The safe speed of a corner lane for a chariot in it. Each variant may change it."""

    def safe_speed(self, race: Race, chariot: Chariot, limit: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class CornerModifier(Hook):
    """The modifier with which a chariot's strain in a corner is rolled. Each variant may change it."""

    def corner_modifier(self, race: Race, number: int, modifier: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class LaneChanges(Hook):
    """Why a driver may not change lanes to a side of his own will, room being there. The last variant that answers says
    so; nothing if he may."""

    def why_no_change(self, race: Race, number: int, side: int) -> Clause | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Evasions(Hook):
    """Why a chariot may not evade to a side, room being there: by what is public, since who is asked depends on it. The
    last variant that answers says so; nothing if it may."""

    def why_no_evasion(self, race: Race, number: int, side: int) -> Clause | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class StrainedWheels(Hook):
    """A mask of the wheels that a strain will have checked. Each variant may change it."""

    def strained_wheels(self, race: Race, number: int, wheels: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class DodgePenalty(Hook):
    """How much of a forced ram's penalty holds while the other tries to dodge. The last variant that answers says
    so."""

    def dodge_penalty(self, race: Race, contact: int, penalty: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BlockedCost(Hook):
    """The endurance lost by running into what stands ahead. Each variant may change it."""

    def blocked_cost(self, race: Race, chariot: Chariot, points: int) -> int:
        raise NotImplementedError


# ---- the rulebook


@final
class Rulebook:
    """The rules of one table, put together from its variants: the sequences, the uses of MFs, and for every moment
    those who answer it. The basic race answers all that are done in one way."""

    def __init__(
        self,
        setup: list[Step],
        turn: list[Step],
        phases: list[list[Step]],
        runaways: list[list[Step]],
        uses: list[Use],
        hooks: list[Hook],
    ) -> None:
        # Steps never change, so every turn and every phase of a chariot shares one list of them.
        self.steps_of_setup: Final = setup
        self.steps_of_turn: Final = turn
        self.phases: Final = phases
        self.runaways: Final = runaways
        self.uses: Final = uses
        self.hooks: Final = hooks
        self.by_pick: Final = uses_by_pick(uses)
        self.on_flip: Final = [hook for hook in hooks if isinstance(hook, OnFlip)]
        self.on_forced_slip: Final = [hook for hook in hooks if isinstance(hook, OnForcedSlip)]
        self.on_move: Final = [hook for hook in hooks if isinstance(hook, OnMove)]
        self.on_finish: Final = [hook for hook in hooks if isinstance(hook, OnFinish)]
        self.on_placing: Final = [hook for hook in hooks if isinstance(hook, OnPlacing)]
        self.on_turn: Final = [hook for hook in hooks if isinstance(hook, OnTurn)]
        self.on_build: Final = [hook for hook in hooks if isinstance(hook, OnBuild)]
        self.on_step: Final = [hook for hook in hooks if isinstance(hook, OnStep)]
        self.on_shove: Final = [hook for hook in hooks if isinstance(hook, OnShove)]
        self.on_wound: Final = [hook for hook in hooks if isinstance(hook, OnWound)]
        self.on_horse_hit: Final = [hook for hook in hooks if isinstance(hook, OnHorseHit)]
        self.on_team_felled: Final = [hook for hook in hooks if isinstance(hook, OnTeamFelled)]
        self.team_speeds: Final = [hook for hook in hooks if isinstance(hook, TeamSpeed)]
        self.safe_speeds: Final = [hook for hook in hooks if isinstance(hook, SafeSpeed)]
        self.corner_modifiers: Final = [hook for hook in hooks if isinstance(hook, CornerModifier)]
        self.lane_changes: Final = [hook for hook in hooks if isinstance(hook, LaneChanges)]
        self.evasions: Final = [hook for hook in hooks if isinstance(hook, Evasions)]
        self.wheels_strained: Final = [hook for hook in hooks if isinstance(hook, StrainedWheels)]
        self.dodge_penalties: Final = [hook for hook in hooks if isinstance(hook, DodgePenalty)]
        self.blocked_costs: Final = [hook for hook in hooks if isinstance(hook, BlockedCost)]

    def __reduce__(self) -> tuple[object, ...]:
        return Rulebook, (self.steps_of_setup, self.steps_of_turn, self.phases, self.runaways, self.uses, self.hooks)

    def use_of(self, pick: Pick) -> Use | None:
        """The use a pick belongs to; none if it spends no MFs."""
        return self.by_pick[pick]

    # ---- sequences

    def setup(self) -> list[Step]:
        return self.steps_of_setup

    def turn(self) -> list[Step]:
        return self.steps_of_turn

    def phase(self, number: int) -> list[Step]:
        """The movement phase of a driven chariot."""
        return self.phases[number]

    def runaway_phase(self, number: int) -> list[Step]:
        """The movement phase of a team without its driver."""
        return self.runaways[number]

    # ---- done in one way

    def flip(self, race: Race, number: int, cause: int) -> None:
        self.on_flip[-1].flip(race, number, cause)

    def forced_slip(self, race: Race, number: int, lanes: int) -> None:
        self.on_forced_slip[-1].forced_slip(race, number, lanes)

    def next_move(self, race: Race, number: int) -> None:
        self.on_move[-1].next_move(race, number)

    def crossed_line(self, race: Race, number: int) -> None:
        self.on_finish[-1].crossed_line(race, number)

    def can_place(self, chariot: Chariot) -> bool:
        return self.on_placing[-1].can_place(chariot)

    def why_no_change(self, race: Race, number: int, side: int) -> Clause | None:
        return self.lane_changes[-1].why_no_change(race, number, side)

    def why_no_evasion(self, race: Race, number: int, side: int) -> Clause | None:
        return self.evasions[-1].why_no_evasion(race, number, side)

    def dodge_penalty(self, race: Race, contact: int, penalty: int) -> int:
        return self.dodge_penalties[-1].dodge_penalty(race, contact, penalty)

    # ---- told to all

    def turn_begun(self, race: Race) -> None:
        for hook in self.on_turn:
            hook.turn_begun(race)

    def built(self, race: Race, number: int) -> None:
        for hook in self.on_build:
            hook.built(race, number)

    def stepped(self, race: Race, number: int, before: Square) -> None:
        for hook in self.on_step:
            hook.stepped(race, number, before)

    def shoved(self, race: Race, number: int) -> None:
        for hook in self.on_shove:
            hook.shoved(race, number)

    def wounded(self, race: Race, number: int, attacker: int, factor: int) -> None:
        for hook in self.on_wound:
            hook.wounded(race, number, attacker, factor)

    def horse_hit(self, race: Race, number: int, horse: int, points: int) -> None:
        for hook in self.on_horse_hit:
            hook.horse_hit(race, number, horse, points)

    def team_felled(self, race: Race, number: int) -> None:
        for hook in self.on_team_felled:
            hook.team_felled(race, number)

    # ---- numbers

    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        for hook in self.team_speeds:
            speed = hook.team_speed(race, chariot, speed)
        return speed

    def safe_speed(self, race: Race, chariot: Chariot, limit: int) -> int:
        for hook in self.safe_speeds:
            limit = hook.safe_speed(race, chariot, limit)
        return limit

    def corner_modifier(self, race: Race, number: int, modifier: int) -> int:
        for hook in self.corner_modifiers:
            modifier = hook.corner_modifier(race, number, modifier)
        return modifier

    def strained_wheels(self, race: Race, number: int, wheels: int) -> int:
        for hook in self.wheels_strained:
            wheels = hook.strained_wheels(race, number, wheels)
        return wheels

    def blocked_cost(self, race: Race, chariot: Chariot, points: int) -> int:
        for hook in self.blocked_costs:
            points = hook.blocked_cost(race, chariot, points)
        return points


def uses_by_pick(uses: list[Use]) -> list[Use | None]:
    found: list[Use | None] = [None] * len(PICKS.spelled)
    for use in uses:
        for verb in use.verbs():
            for pick in verb.picks:
                found[pick] = use
    return found
