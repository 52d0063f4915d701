"""What can happen in the race, each kind once with its clause and fields. Dice stand last, in the order thrown."""

from __future__ import annotations

from typing import Final

from ...core.events import Kind

KINDS: Final[list[Kind]] = []


def _kind(name: str, clause: str, fields: str = "") -> Kind:
    KINDS.append(Kind(name, clause, fields))
    return KINDS[-1]


def _telling(name: str, clause: str, fields: str = "") -> Kind:
    """A kind that gives information: no undo past it."""
    KINDS.append(Kind(name, clause, fields, telling=True))
    return KINDS[-1]


# ---- setting up

CHARIOT_PLACED: Final = _telling("chariot-placed", "CM-3.2", "chariot lane:count row:count")
FACTION_DRAWN: Final = _telling("faction-drawn", "CM-3.3", "seat chariot")
SURPLUS_ROLLED: Final = _telling("surplus-rolled", "CM-3.4a", "seat total:count dice:counts")
POINTS_REVEALED: Final = _telling("points-revealed", "CM-3.6b", "chariot driver:count car team:count endurance:count")
DRIVER_BUILT: Final = _telling("driver-built", "CM-3.6.1a", "chariot hits:count")
TEAM_BUILT: Final = _telling("team-built", "CM-3.6.3", "chariot die:count horses:counts")
ENDURANCE_BUILT: Final = _telling("endurance-built", "CM-3.6.4", "chariot die:count endurance:count")

# ---- the turn

TURN_BEGUN: Final = _kind("turn-begun", "CM-4", "turn:count")
SPEEDS_WRITTEN: Final = _telling("speeds-written", "CM-5.1")
CUP_FILLED: Final = _kind("cup-filled", "CM-5.2", "chariots")
TOKEN_DRAWN: Final = _telling("token-drawn", "CM-5.3", "chariot left:count")
TOKEN_IDLE: Final = _kind("token-idle", "CM-15.2", "chariot")
SPEED_REVEALED: Final = _telling("speed-revealed", "CM-6.1", "chariot speed:count most:count")
RECOVERED: Final = _kind("recovered", "CM-7.3.5.4", "chariot modifier:count")
EXHAUSTED: Final = _kind("exhausted", "CM-8.4.3", "chariot speed:count")
FIRST_TURN_DIE: Final = _telling("first-turn-die", "CM-6.9-special", "chariot speed:count die:counts")
FIRST_TURN_DICE: Final = _telling("first-turn-dice", "CM-27.5", "chariot slower:count speed:count dice:counts")
WHIPPED: Final = _telling("whipped", "CM-6.5.2.3", "chariot gained:count endurance:count die:counts")
GAINED: Final = _kind("gained", "CM-9.4.1a", "chariot gained:count")
FORCED_GAIN: Final = _kind("forced-gain", "CM-9.4.1b", "chariot gained:count")
MFS_SET: Final = _kind("mfs-set", "CM-6.2", "chariot mfs:count total:count start:square")
PHASE_ENDED: Final = _kind("phase-ended", "CM-5.4", "chariot square")

# ---- movement

MOVED: Final = _kind("moved", "CM-6.3", "chariot square left:count")
LANE_CHANGED: Final = _kind("lane-changed", "CM-6.4", "chariot side square left:count")
BRAKED: Final = _kind("braked", "CM-6.6.1", "chariot mfs:count endurance:count")
SLIPPED: Final = _kind("slipped", "CM-6.7.3a", "chariot side square left:count")
MFS_LOST: Final = _kind("mfs-lost", "CM-7.3.5.3", "chariot mfs:count")
BLOCKED: Final = _kind("blocked", "CM-6.7.4b", "chariot rival:chariot")
MARKER_TAKEN: Final = _kind("marker-taken", "CM-10.1", "chariot marker left:count")
FINISHED: Final = _kind("finished", "CM-10.3", "chariot spare:count")
RAN_HOME: Final = _kind("ran-home", "CM-16.4", "chariot")
FINAL_TURN: Final = _kind("final-turn", "CM-10.2", "turn:count")

# ---- strain, endurance, wheels

ENDURANCE_LOST: Final = _kind("endurance-lost", "CM-8.3", "chariot points:count endurance:count")
ENDURANCE_GONE: Final = _kind("endurance-gone", "CM-8.4", "chariot")
STRAINED: Final = _telling("strained", "CM-6.5.1.1a", "chariot points:count safe:count")
STRAIN_ROLLED: Final = _telling("strain-rolled", "CM-7.3.2", "chariot row:count points:count strain dice:counts")
FORCED_SLIP: Final = _kind("forced-slip", "CM-7.3.3-S", "chariot side square")
JOSTLED: Final = _kind("jostled", "CM-7.3.3-J1", "chariot modifier:count")
WHEEL_CHECKED: Final = _telling("wheel-checked", "CM-7.4.3", "chariot wheel:half damage:count dice:counts")
WHEEL_DAMAGED: Final = _telling("wheel-damaged", "CM-9.5.5", "chariot wheel:half points:count dice:counts")
WHEEL_LOST: Final = _kind("wheel-lost", "CM-7.4.3", "chariot wheel:half")
MODIFIER_LOST: Final = _kind("modifier-lost", "CM-8.4.4", "chariot modifier:count current:count")
FLIPPED: Final = _kind("flipped", "CM-7.3.3-FP", "chariot cause")

# ---- combat

ATTACKED: Final = _kind("attacked", "CM-9.2.2", "chariot rival:chariot attack part")
DEFENDED: Final = _kind("defended", "CM-9.3", "chariot defence")
CONTEST: Final = _telling("contest", "CM-9.3.2", "chariot own:count other:count dice:counts")
BACKED: Final = _kind("backed", "CM-6.6.2a", "chariot square")
EVADED: Final = _kind("evaded", "CM-9.3.1", "chariot side square owed:count")
TEAM_LASHED: Final = _telling("team-lashed", "CM-9.4.1a", "chariot own:count other:count dice:counts")
LASH_FACTOR: Final = _telling("lash-factor", "CM-9.4.2", "chariot rival:chariot factor:count dice:counts")
LASH_ROLLED: Final = _telling("lash-rolled", "CM-9.4.2-chart", "chariot factor:count lash dice:counts")
SLOWED: Final = _telling("slowed", "CM-9.4.3-M", "chariot points:count die:counts")
WOUNDED: Final = _kind("wounded", "CM-9.4.3-W1", "chariot hits:count")
COLLAPSED: Final = _kind("collapsed", "CM-9.4.3-W2", "chariot")
WHIP_LOST: Final = _kind("whip-lost", "CM-9.4.3-G", "chariot")
WHIP_KEPT: Final = _kind("whip-kept", "CM-9.4.3-G", "chariot")
HORSE_INJURED: Final = _telling("horse-injured", "CM-9.5.1a", "chariot horse:count points:count dice:counts")
HORSE_DEAD: Final = _kind("horse-dead", "CM-9.5.2a", "chariot horse:count")
CUT_FREE: Final = _telling("cut-free", "CM-9.5.3a", "chariot left:count dice:counts")
CUT_FAILED: Final = _telling("cut-failed", "CM-9.5.3b", "chariot dice:counts")
CARS_ROLLED: Final = _telling("cars-rolled", "CM-9.5.4", "chariot rival:chariot total:count damaged dice:counts")
FORCED_RAM: Final = _kind("forced-ram", "CM-9.6", "chariot rival:chariot")

# ---- the advanced race

WRECK_FLEW: Final = _telling("wreck-flew", "CM-12.2", "chariot square dice:counts")
WRECK_HIT: Final = _kind("wreck-hit", "CM-12.4a", "chariot rival:chariot part")
CRITICAL_HIT: Final = _telling("critical-hit", "CM-13.1", "chariot roll:count dice:counts")
PULLED_OUT: Final = _kind("pulled-out", "CM-13.1-2", "chariot")
ENTANGLED: Final = _telling("entangled", "CM-13.1-12", "chariot own:count other:count dice:counts")
OVER_WRECK: Final = _telling("over-wreck", "CM-14.2a", "chariot square die:counts")
WRECK_PAID: Final = _kind("wreck-paid", "CM-14.2a", "chariot paid:count unpaid:count")
OVER_ROLLED: Final = _telling("over-rolled", "CM-14.3-chart", "chariot total:count outcome dice:counts")
TEAM_STOPPED: Final = _kind("team-stopped", "CM-15.2.5b", "chariot square")
FREED: Final = _telling("freed", "CM-16.2a", "chariot square dice:counts")
NOT_FREED: Final = _telling("not-freed", "CM-16.2a", "chariot dice:counts")
SCRAPED: Final = _telling("dragged", "CM-16.3", "chariot points:count hits:count die:counts")
DRIVER_DEAD: Final = _kind("driver-dead", "CM-16.3", "chariot")
TRAMPLED: Final = _kind("trampled", "CM-16.5a", "chariot rival:chariot")
TRAMPLE_ROLLED: Final = _telling("trample-rolled", "CM-16.5b", "chariot total:count dice:counts")
TRAMPLE_HITS: Final = _telling("trample-hits", "CM-16.5b", "chariot points:count hits:count dice:counts")
RAN: Final = _kind("ran", "CM-17.2", "chariot square")
CLIMBED: Final = _telling("climbed", "CM-17.3a", "chariot die:counts")
FELL_BACK: Final = _telling("fell-back", "CM-17.3a", "chariot die:counts")
RUN_DOWN: Final = _telling("run-down", "CM-17.4a", "chariot rival:chariot die:counts")

# ---- optional rules

SPECIFICATION_REVEALED: Final = _telling(
    "specification-revealed",
    "CM-27.1-1",
    "chariot modifier:count hits:count whip left_wheel:count right_wheel:count left_blades:blade right_blades:blade "
    "endurance:count unspent:count horses:counts",
)
LONG_LASH: Final = _kind("long-lash", "CM-27.1-2b", "chariot factor:count")
UNEVEN_BLADES: Final = _kind("uneven-blades", "CM-27.1-2c", "chariot added:count")
WEAPONS_REVEALED: Final = _telling("weapons-revealed", "CM-27.2", "chariot weapons")

# ---- the end

RACE_OVER: Final = _telling("race-over", "CM-10.2", "turn:count")
PLACED: Final = _telling("placed", "CM-10.4", "chariot place:count")

# ---- where the track crosses itself

FLIP_CHECKED: Final = _telling("flip-checked", "CM-28.3.2", "chariot total:count mfs:count dice:counts")
DRIVER_STRUCK: Final = _telling("driver-struck", "CM-28.2", "chariot points:count dice:counts")
BOLT_ROLLED: Final = _telling("bolt-rolled", "CM-28.4.1", "chariot die:counts")
BOLTED: Final = _kind("bolted", "CM-28.4.1", "chariot hand:half square heading")
# ---- optional rules

WEATHER_ROLLED: Final = _telling("weather-rolled", "CM-27.7-chart", "weather die:counts")
RAIN_BEGAN: Final = _kind("rain-began", "CM-27.7a", "turn:count")
RAIN_CLEARED: Final = _kind("rain-cleared", "CM-27.7a", "turn:count")
MUD_BEGAN: Final = _kind("mud", "CM-27.7b", "turn:count")
LANE_SLIPPERY: Final = _telling("lane-slippery", "CM-27.8-4", "chariot lanes:count die:counts")
WHIP_WRITTEN: Final = _telling("whip-written", "CM-27.6", "chariot")
WHIP_VOID: Final = _kind("whip-void", "CM-27.6", "chariot")
HORSE_CRITICAL: Final = _telling("horse-critical", "CM-27.4", "chariot horse:count points:count dice:counts")
CARCASS_LEFT: Final = _kind("carcass-left", "CM-27.3", "chariot square")


# ---- special weapons

DUST_THROWN: Final = _telling("dust-thrown", "CM-27.2.1", "chariot rival:chariot total:count aim dice:counts")
DUST_ROLLED: Final = _telling("dust-rolled", "CM-27.2.1-chart", "chariot total:count dust dice:counts")
BOUND: Final = _kind("bound", "CM-27.2.1-chart", "chariot side:half phases:count")
HALVED: Final = _kind("halved", "CM-27.2.1-chart", "chariot speed:count")
STILL_BLIND: Final = _telling("still-blind", "CM-27.2.1-chart", "chariot speed:count die:counts")
SEES_AGAIN: Final = _telling("sees-again", "CM-27.2.1-chart", "chariot die:counts")
KNIFE_THROWN: Final = _telling(
    "knife-thrown", "CM-27.2.2a", "chariot rival:chariot range:count total:count aim dice:counts"
)
SMALL_KNIFE_THROWN: Final = _telling(
    "small-knife-thrown", "CM-27.2.2b", "chariot rival:chariot range:count total:count aim dice:counts"
)
KNIFE_ROLLED: Final = _telling("knife-rolled", "CM-27.2.2-chart", "chariot total:count knife dice:counts")
HORSE_STABBED: Final = _telling("horse-stabbed", "CM-27.2.2-chart", "chariot horse:count points:count dice:counts")
MAJOR_WOUNDED: Final = _telling("major-wound", "CM-27.2.2-chart", "chariot points:count die:counts")
NO_KNIFE: Final = _kind("no-knife", "CM-27.2.2b", "chariot")
SPEAR_THRUST: Final = _telling("spear-thrust", "CM-27.2.3a", "chariot rival:chariot total:count aim dice:counts")
OWN_SPEAR: Final = _telling("own-spear", "CM-27.2.3b", "chariot total:count aim dice:counts")
SPEAR_ROLLED: Final = _telling("spear-rolled", "CM-27.2.3-chart", "chariot spear dice:counts")
