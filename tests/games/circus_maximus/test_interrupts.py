"""One thing leading to another inside a phase: every question is asked in its place, every roll is told in order."""

from __future__ import annotations

import pytest

from .tables import Draw, advanced, asked, chariot, choice, kinds, log, options, race, say, view, where

SWERVE: list[Draw] = [3, 4, 3, 4, 4, 4]
"""A lash with factor 0 that makes the driver swerve."""
THREE_ABREAST = "red: at home 20/3; blue: at home 20/4; green: at home 20/5, wheels 9/0"


def dice_of(events: list[dict[str, object]]) -> list[object]:
    """All dice the log tells, in order."""
    told: list[object] = []
    for event in events:
        dice = event.get("dice") or event.get("die") or []
        assert isinstance(dice, list)
        told += dice
    return told


@pytest.mark.clause("CM-9.4.3-S1", "CM-9.6", "CM-12.1", "CM-12.4a", "CM-16.1")
def test_cm_12_4a_a_swerve_a_ram_a_flip_and_a_wreck_on_a_third_chariot() -> None:
    ram: list[Draw] = [6, 5, 5, 1, 1]
    first: list[Draw] = [3, 4]
    struck: list[Draw] = [5, 5, 5, 1, 1]
    second: list[Draw] = [2, 3]
    drivers: list[Draw] = [6, 6, 6, 5]
    draws = [*SWERVE, *ram, *first, *struck, *second, *drivers]
    position = f"seats: 4; mover: red; left: 3; cup: green; {THREE_ABREAST}; yellow: at home 23/6, wheels 9/0"
    tab = advanced(position, [*draws, "green"], None)
    events = say(tab, 0, "lash blue car")
    assert (choice(tab), asked(tab)) == ("defence-choice", [1])
    events += say(tab, 1, "hold")
    assert (choice(tab), asked(tab)) == ("defence-choice", [2])
    assert options(tab, 2) == ["hold", "brake back", "evade out"]
    events += say(tab, 2, "hold")
    assert (choice(tab), asked(tab), race(tab).phase.left) == ("move-choice", [0], 2)
    events += say(tab, 0, "forward", "forward")
    assert (choice(tab), asked(tab)) == ("defence-choice", [3])
    events += say(tab, 3, "hold")
    assert kinds(events) == [
        "attacked",
        "defended",
        "lash-factor",
        "lash-rolled",
        "forced-ram",
        "defended",
        "cars-rolled",
        "wheel-damaged",
        "wheel-lost",
        "flipped",
        "moved",
        "moved",
        "phase-ended",
        "wreck-flew",
        "wreck-hit",
        "defended",
        "cars-rolled",
        "wheel-damaged",
        "wheel-lost",
        "flipped",
        "wreck-flew",
        "not-freed",
        "not-freed",
        "token-drawn",
        "token-idle",
        "turn-begun",
    ]
    assert dice_of(events) == draws
    numbers = [event["number"] for event in events]
    assert numbers == list(range(len(numbers)))
    assert view(tab, None)["wrecks"] == {"home 22/6": "car", "home 24/6": "car"}
    assert (where(tab, "blue"), chariot(tab, "blue").slowed) == (("home 20/4", "home 19/4"), 1)
    assert [log(tab, colour)["standing"] for colour in ("red", "blue", "green", "yellow")] == [
        "racing",
        "racing",
        "runaway",
        "runaway",
    ]


@pytest.mark.clause("CM-12.4a", "CM-12.4b")
def test_cm_12_4a_the_wreck_may_come_down_on_the_mover_itself() -> None:
    draws: list[Draw] = [*SWERVE, 6, 5, 5, 1, 1, 6, 6, 4, 4, 6, 6]
    tab = advanced(f"seats: 3; mover: red; left: 5; cup: ; {THREE_ABREAST}", draws, None)
    say(tab, 0, "lash blue car")
    say(tab, 1, "hold")
    say(tab, 2, "hold")
    events = say(tab, 0, "lane in", "forward", "forward")
    assert kinds(events)[-2:] == ["wreck-flew", "wreck-hit"]
    assert (choice(tab), asked(tab), options(tab, 0)) == ("defence-choice", [0], ["hold", "brake back", "evade in"])
    events = say(tab, 0, "hold")
    assert kinds(events) == ["defended", "horse-injured", "not-freed", "turn-begun"]
    assert (events[1]["horse"], events[1]["points"]) == (4, 1)
    assert race(tab).wrecks == {race(tab).track.square_named("home 23/2"): -1}
    assert where(tab, "red") == ("home 23/2", "home 22/2")


@pytest.mark.clause("CM-9.6", "CM-9.3")
def test_cm_9_6_an_evasion_in_between_ends_the_chain() -> None:
    draws: list[Draw] = [*SWERVE, 6, 5, 1, 2]
    tab = advanced(f"seats: 3; mover: red; left: 5; cup: ; {THREE_ABREAST}", draws, None)
    say(tab, 0, "lash blue car")
    say(tab, 1, "hold")
    events = say(tab, 2, "evade out")
    assert kinds(events) == ["defended", "contest", "evaded"]
    assert where(tab, "green") == ("home 21/6", "home 20/6")
    assert where(tab, "blue") == ("home 20/4", "home 19/4")
    assert (race(tab).phase.left, race(tab).flying, race(tab).mover) == (4, (), 0)


@pytest.mark.clause("CM-9.3.1.2", "CM-12.1", "CM-7.3.3-FP")
def test_cm_12_1_a_victim_that_flips_while_evading_is_not_struck_besides() -> None:
    position = "seats: 2; mover: red; left: 3; cup: ; red: at dolphins 6/4; "
    position += "blue: at dolphins 5/3, drawn 2, last-speed 14"
    tab = advanced(position, [5, 5, 1, 1, 6, 6, 6, 1, 3, 6, 6], None)
    say(tab, 0, "ram blue car")
    events = say(tab, 1, "evade in")
    assert kinds(events) == [
        "defended",
        "contest",
        "evaded",
        "strained",
        "endurance-lost",
        "strain-rolled",
        "flipped",
    ]
    assert (asked(tab), race(tab).phase.left) == ([0], 2)
    flight = race(tab).flying
    assert flight[0] == 1
    events = say(tab, 0, "forward", "forward")
    assert kinds(events)[2:5] == ["phase-ended", "wreck-flew", "not-freed"]
    assert tuple(race(tab).wrecks) == flight[1:]


@pytest.mark.clause("CM-13.1-6", "CM-9.4.3-S1", "CM-12.1")
def test_cm_13_1_6_a_repeated_lash_may_drive_the_victim_into_the_wall() -> None:
    position = "seats: 2; mover: red; left: 2; cup: ; red: at home 20/7; blue: at home 20/8"
    draws: list[Draw] = [3, 4, 3, 4, 1, 1, 2, 3, 3, 4, 5, 1, 3, 6, 6]
    tab = advanced(position, draws, None)
    events = say(tab, 0, "lash blue car")
    events += say(tab, 1, "hold")
    assert kinds(events)[2:] == [
        "lash-factor",
        "lash-rolled",
        "wounded",
        "slowed",
        "critical-hit",
        "lash-rolled",
        "flipped",
    ]
    assert events[-1]["cause"] == "wall"
    events += say(tab, 0, "forward")
    assert dice_of(events) == draws
    assert view(tab, None)["wrecks"] == {"home 19/8": "car"}


@pytest.mark.clause("CM-14.2b", "CM-7.4.1b", "CM-12.1")
def test_cm_14_2b_a_corner_strain_and_a_wreck_check_on_the_same_square() -> None:
    position = "seats: 2; mover: red; left: 14; cup: ; red: at home 27/3, wheels 2/0; blue: at back 1/6; taken: 1; "
    draws: list[Draw] = [2, 1, 1, 2, 6, 6, 1, 2, 3]
    tab = advanced(f"{position}wrecks: home 28/3", draws, None)
    events = say(tab, 0, "over", "pay 1", "forward")
    assert kinds(events) == [
        "over-wreck",
        "endurance-lost",
        "wreck-paid",
        "moved",
        "strained",
        "endurance-lost",
        "strain-rolled",
        "wheel-checked",
        "over-rolled",
    ]
    assert dice_of(events) == draws
    assert events[-1]["total"] == 7
