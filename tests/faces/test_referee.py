"""The referee: every verb, every kind of error, records and whole games."""

from __future__ import annotations

import json
import random
from typing import cast

import pytest

from harena.core.seeding import commitment
from harena.games.catalogue import GAMES
from harena.referee.verbs import MOST_TABLES
from harena.rules.book import book

from .talk import EIGHT, FAST, GAME, Json, Talk, error_of, play

# ---- the verbs


def test_games_lists_every_option_with_its_explanation() -> None:
    games = cast("list[Json]", Talk().ask("games")["games"])
    assert [game["name"] for game in games] == list(GAMES)
    options = cast("list[Json]", games[0]["options"])
    assert [option["name"] for option in options] == [option.name for option in GAMES[GAME].options]
    assert options[0]["explanation"] == book(GAME, "en").option_text("creatures")
    assert {option["kind"] for option in options} == {"several", "switch", "one"}


def test_new_without_chance_is_sealed_afresh_and_commits_to_it() -> None:
    talk = Talk()
    first, second = (talk.ask("new", game=GAME, seats=2) for _ in range(2))
    assert first["commitment"] != second["commitment"]
    table = talk.tables.by_name[str(first["table"])]
    assert table.spec["make"] == "sealed"
    assert first["commitment"] == commitment(table.spec)


def test_tables_are_named_in_turn_and_a_refusal_uses_no_name() -> None:
    talk = Talk()
    assert talk.new() == "t1"
    talk.refused("new", game=GAME, seats=9)
    assert talk.new() == "t2"
    talk.ask("drop", table="t1")
    assert talk.new() == "t3"
    assert talk.refused("asked", table="t1")["kind"] == "no-such-table"


def test_picks_and_words_are_the_same_answer() -> None:
    talk = Talk()
    one, other = talk.new(), talk.new()
    questions = cast("list[Json]", talk.ask("asked", table=one)["asked"])
    option = cast("list[Json]", questions[0]["options"])[1]
    by_number = talk.ask("answer", table=one, seat=questions[0]["seat"], picks=[option["pick"]])
    by_words = talk.ask("answer", table=other, seat=questions[0]["seat"], say=[str(option["say"]).upper() + " "])
    assert by_number == by_words
    assert talk.text(one) == talk.text(other)


def test_a_clone_has_the_same_past_and_future_and_a_life_of_its_own() -> None:
    talk = Talk()
    table = talk.place("turn: 0; hand 0: wyrm 7; hand 1: wyrm 1; hand 2: wyrm 2; phase: card", then=FAST)
    talk.say(table, 0, "play wyrm 7")
    twin = str(talk.ask("clone", table=table)["table"])
    before = talk.ask("save", table=table)["record"]
    drawn = talk.say(twin, 0, "done")
    assert talk.ask("save", table=table)["record"] == before
    assert talk.say(table, 0, "done") == drawn
    assert talk.ask("save", table=twin)["record"] == talk.ask("save", table=table)["record"]
    assert talk.ask("events", table=twin, seat=1) == talk.ask("events", table=table, seat=1)
    talk.ask("undo", table=twin, to=0)
    assert talk.ask("asked", table=table)["seq"] == 2


@pytest.mark.parametrize("seconds", ["5", "off"])
def test_undo_is_refused_where_the_rules_make_moves_final(seconds: str) -> None:
    talk, options = Talk(), {"rules": "advanced", "reaction-time": seconds}
    table = str(talk.ask("new", game="circus-maximus", seats=2, options=options, chance=FAST)["table"])
    play(talk, table, 5, random.Random(1))
    if seconds == "off":
        assert talk.ask("undo", table=table, to=2)["seq"] == 2
        return
    wrong = talk.refused("undo", table=table, to=2)
    assert (wrong["kind"], wrong["clause"]) == ("not-an-option", "CM-11.2")
    assert str(wrong["say"]).startswith("At this table there is no undo (CM-11.2). ")


def test_undo_brings_the_same_draws_again() -> None:
    talk = Talk()
    table = talk.place("turn: 0; hand 0: wyrm 7; hand 1: wyrm 1; hand 2: wyrm 2; phase: card", then=FAST)
    start = talk.text(table)
    first = talk.say(table, 0, "play wyrm 7", "done")
    talk.ask("undo", table=table, to=0)
    assert talk.text(table) == start
    assert talk.say(table, 0, "play wyrm 7", "done") == first
    assert talk.refused("undo", table=table, to=2)["kind"] == "bad-request"


def test_an_imagined_table_looks_the_same_to_its_seat() -> None:
    talk = Talk()
    table = talk.new(4)
    play(talk, table, 40, random.Random(3))
    for seat in range(4):
        worlds = [str(talk.ask("imagine", table=table, seat=seat, seed=seed)["table"]) for seed in (1, 1, 2)]
        views = [talk.ask("view", table=world, seat=seat)["view"] for world in [table, *worlds]]
        assert all(view == views[0] for view in views)
        assert talk.text(worlds[0]) == talk.text(worlds[1])
        assert talk.text(worlds[0]) != talk.text(worlds[2])


def test_print_goes_back_in_as_a_position() -> None:
    talk = Talk()
    table = talk.new(3, options={"memory": "strict", "exclude": ["wyrm"]})
    play(talk, table, 50, random.Random(5))
    text = talk.text(table)
    again = str(talk.ask("position", game=GAME, text=text, chance=FAST)["table"])
    assert talk.text(again) == text
    assert talk.ask("asked", table=again)["asked"] == talk.ask("asked", table=table)["asked"]


def test_hidden_events_are_bare_numbers_and_spectators_know_the_least() -> None:
    talk = Talk()
    table = talk.new(3)
    everything = cast("list[Json]", talk.ask("events", table=table, seat=1)["events"])
    assert [event["number"] for event in everything] == list(range(len(everything)))
    hidden = [event for event in everything if "kind" not in event]
    assert [sorted(event) for event in hidden] == [["number", "seq"]] * 2
    spectator = cast("list[Json]", talk.ask("events", table=table, seat=None)["events"])
    assert len([event for event in spectator if "kind" not in event]) == 3
    assert "you" not in cast("Json", talk.ask("view", table=table, seat=None)["view"])


def test_events_since_the_last_answer_are_none() -> None:
    talk = Talk()
    table = talk.new()
    assert talk.ask("events", table=table, seat=0, since=0)["events"] == []
    assert talk.ask("events", table=table, seat=0, since=-1) == talk.ask("events", table=table, seat=0)
    assert talk.refused("events", table=table, seat=0, since=1)["kind"] == "bad-request"


def test_strict_memory_works_from_a_position_within_a_turn() -> None:
    talk = Talk()
    table = talk.place(
        "option memory: strict; turn: 1; hand 0: wyrm 1; hand 1: wyrm 2; hand 2: wyrm 3; phase: card", then=FAST
    )
    talk.say(table, 1, "play wyrm 2")
    events = cast("list[Json]", talk.ask("events", table=table, seat=1)["events"])
    assert events[0]["card"] == "wyrm 2"


def test_odds_of_three_discards_are_told_without_drawing() -> None:
    talk = Talk()
    position = (
        "seats: 2; round: 2; eliminated: amazon 1; turn: 0; hand 0: amazon 1, amazon 2, amazon 3, wyrm 4;"
        "frozen 0: wyrm 5, wyrm 6; hand 1: wyrm 1; phase: discard"
    )
    table = talk.place(position)
    moves = ["discard amazon 1", "discard amazon 2", "discard amazon 3"]
    two = cast("Json", talk.ask("odds", table=table, seat=0, say=moves[:2])["odds"])
    three = cast("Json", talk.ask("odds", table=table, seat=0, say=moves)["odds"])
    # Eight less the hand that is left, the two frozen cards back in it.
    assert (two["refill"], three["refill"]) == (4, 5)
    assert 0 < cast("dict[str, float]", three["chance_to_draw"])["titan"] < 1
    say = talk.refused("odds", table=table, seat=0, say=[*moves, "discard amazon 1"])["say"]
    assert say == "Odds are told up to the next draw, not beyond it."


# ---- chance


def test_a_script_that_does_not_fit_undoes_the_whole_answer() -> None:
    talk = Talk()
    position = "seats: 2; turn: 0; bets 0: cyclops 1; hand 0: cyclops 5, wyrm 1; hand 1: wyrm 2, wyrm 3; phase: card"
    table = talk.place(position, ["wyrm 3", "titan 9", "titan 9"])
    # The Cyclops' draw fits, the refill's first too, the second is the same card again.
    error = talk.refused("answer", table=table, seat=0, say=["play cyclops 5", "use", "freeze 1", "done"])
    assert error["say"] == "The scripted draw 'titan 9' cannot happen here: the draw is for 'deck'."
    events = talk.say(table, 0, "play cyclops 5", "use", "freeze 1")
    assert events[-1]["cards"] == ["wyrm 3"]
    assert talk.refused("answer", table=table, seat=0, say=["done"])["kind"] == "bad-request"


def test_a_script_that_runs_out_says_what_is_needed() -> None:
    talk = Talk()
    table = talk.place("turn: 0; hand 0: wyrm 7; hand 1: wyrm 1; hand 2: wyrm 2; phase: card")
    error = talk.refused("answer", table=table, seat=0, say=["play wyrm 7", "done"])
    assert error["say"] == "The script has run out: a draw for 'deck' is needed."


@pytest.mark.parametrize(
    ("draws", "reason"),
    [
        (["amazon 0"], "The scripted draw 'amazon 0' cannot happen here: the draw is for 'creatures'."),
        ([0], "The scripted draw 0 cannot happen here: the draw is for 'creatures'."),
        ([10**30], f"The scripted draw {10**30} cannot happen here: the draw is for 'creatures'."),
        ([*EIGHT.split(", "), "amazon"], "The scripted draw 'amazon' cannot happen here: the draw is for 'deck'."),
        ([*EIGHT.split(", "), 3], "The scripted draw 3 cannot happen here: the draw is for 'deck'."),
        (["dragon"], "The draw 'dragon' names nothing that can be drawn in this game."),
        ([True], "The draw True names nothing that can be drawn in this game."),
        ([[["wyrm"]]], "The draw ['wyrm'] names nothing that can be drawn in this game."),
    ],
)
def test_a_draw_that_cannot_happen_is_refused(draws: list[object], reason: str) -> None:
    error = Talk().refused("new", game=GAME, seats=2, chance={"make": "scripted", "draws": draws})
    assert (error["kind"], error["say"]) == ("bad-request", reason)


def test_the_starting_player_is_drawn_as_a_seat() -> None:
    cards = [f"{creature} {strength}" for creature in ("wyrm", "titan") for strength in range(8)]
    draws = [*[word.upper() for word in EIGHT.split(", ")], *cards, 1]
    talk = Talk()
    answer = talk.ask("new", game=GAME, seats=2, chance={"make": "scripted", "draws": draws})
    assert cast("list[Json]", answer["asked"])[0]["seat"] == 1
    draws[-1] = "amazon 1"
    assert talk.refused("new", game=GAME, seats=2, chance={"make": "scripted", "draws": draws})["kind"] == "bad-request"


@pytest.mark.parametrize(
    "chance",
    [
        {},
        [],
        7,
        {"make": "loaded"},
        {"make": "fast"},
        {"make": "fast", "seed": True},
        {"make": "fast", "seed": 1.5},
        {"make": "fast", "seed": 2**65},
        {"make": "fast", "seed": 7, "extra": "\ud800"},
        {"make": "sealed", "seed": "short"},
        {"make": "sealed", "seed": "A" * 64},
        {"make": "sealed", "seed": "0" * 64, "salt": "\ud800"},
        {"make": "sealed", "seed": "0" * 64, "salt": "x" * 1_001},
        {"make": "scripted"},
        {"make": "scripted", "draws": [], "then": 5},
        {"make": "scripted", "draws": [], "then": {"make": "scripted", "draws": []}},
        {"make": "scripted", "draws": ["wyrm"] * 10_001},
    ],
)
def test_a_chance_in_wrong_words_is_refused(chance: object) -> None:
    assert Talk().refused("new", game=GAME, seats=2, chance=chance)["kind"] == "bad-request"


# ---- errors


def test_a_move_that_is_no_option_comes_with_the_clause_in_full() -> None:
    talk = Talk()
    table = talk.place("turn: 0; bets 1: wyrm 1; hand 0: wyrm 7; hand 1: wyrm 1; hand 2: wyrm 2")
    error = talk.refused("answer", table=table, seat=0, say=["bet wyrm"])
    assert (error["kind"], error["clause"]) == ("not-an-option", "CA-3.3")
    assert error["say"] == f"Seat 0 cannot answer 'bet wyrm' now (CA-3.3). {book(GAME, 'en').text('CA-3.3')}"


def test_of_a_list_with_a_wrong_move_nothing_is_done() -> None:
    talk = Talk()
    table = talk.place("turn: 0; hand 0: wyrm 7; hand 1: wyrm 1; hand 2: wyrm 2", then=FAST)
    assert talk.refused("answer", table=table, seat=0, say=["bet wyrm", "play wyrm 8"])["kind"] == "not-an-option"
    assert talk.refused("answer", table=table, seat=0, say=["bet wyrm", "play the fool"])["kind"] == "not-a-move"
    assert talk.refused("answer", table=table, seat=0, picks=[])["kind"] == "not-a-move"
    assert talk.refused("answer", table=table, seat=1, say=["bet wyrm"])["kind"] == "not-your-turn"


def test_after_the_end_nothing_is_asked() -> None:
    talk = Talk()
    table = talk.new(2)
    play(talk, table, 10_000, random.Random(1))
    error = talk.refused("answer", table=table, seat=0, say=["no bet"])
    assert (error["kind"], error["say"]) == ("not-your-turn", "The game is over; nothing is asked of seat 0.")


def test_the_id_is_repeated_by_answers_and_errors() -> None:
    talk = Talk()
    for echo in (7, "x", None, [1, {"a": 2.5}], True, "\ud800"):
        assert talk.send(json.dumps({"do": "games", "id": echo}))["id"] == echo
        assert talk.send(json.dumps({"do": "dance", "id": echo}))["id"] == echo


@pytest.mark.parametrize("steps", ["bet-phase 0", "offer-power 0 50", "place-spectator 0 9999"])
def test_steps_that_no_game_leads_to_are_refused_or_fail_without_a_trace(steps: str) -> None:
    talk = Talk()
    text = f"{GAME}; seats: 2; todo: {steps}"
    answer = talk.send(json.dumps({"do": "position", "game": GAME, "text": text, "chance": FAST}))
    if answer["ok"] is False:
        error_of(answer)
        return
    options = cast("list[Json]", cast("list[Json]", answer["asked"])[0]["options"])
    talk.refused("answer", table=answer["table"], seat=0, say=[options[-1]["say"]])


def test_there_is_a_limit_to_tables() -> None:
    talk = Talk()
    table = talk.tables.by_name[talk.new(2)]
    talk.tables.by_name.update({f"x{number}": table for number in range(MOST_TABLES - 1)})
    answer = talk.send(json.dumps({"do": "clone", "table": "t1"}))
    assert "drop one first" in str(error_of(answer)["say"])
    talk.ask("drop", table="x5")
    assert talk.ask("clone", table="t1")["table"] == "t2"


# ---- records


def test_a_record_loads_and_a_changed_one_does_not() -> None:
    talk = Talk()
    table = talk.new(3)
    play(talk, table, 30, random.Random(2))
    record = str(talk.ask("save", table=table)["record"])
    again = str(talk.ask("load", record=record)["table"])
    assert talk.text(again) == talk.text(table)
    assert talk.ask("save", table=again)["record"] == record
    for wrong in (record.replace('"seq":5', '"seq":6'), record.replace('"seed":7', '"seed":8'), record + "é"):
        assert talk.refused("load", record=wrong)["kind"] == "bad-request"


# ---- whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"stalemate": True}, {"tie-break": "tournament", "memory": "strict"}])
def test_a_whole_game(seats: int, options: Json) -> None:
    talk = Talk()
    answer = talk.ask("new", game=GAME, seats=seats, options=options)
    table = str(answer["table"])
    assert talk.ask("result", table=table)["result"] is None
    events = play(talk, table, 10_000, random.Random(seats))
    result = cast("Json", talk.ask("result", table=table)["result"])
    assert sorted(cast("list[int]", result["places"])) == list(range(1, seats + 1))
    assert len(cast("list[int]", result["scores"])) == seats
    assert events[-1]["kind"] == "winner"
    record = str(talk.ask("save", table=table)["record"])
    loaded = talk.ask("load", record=record)
    assert loaded["commitment"] == answer["commitment"]
    assert talk.text(str(loaded["table"])) == talk.text(table)
    for reader in [*range(seats), None]:
        told = cast("list[Json]", talk.ask("events", table=table, seat=reader, since=0)["events"])
        known = [
            event for event in events if event["audience"] == "all" or reader in cast("list[int]", event["audience"])
        ]
        assert [event["number"] for event in told] == [event["number"] for event in events]
        assert [event["number"] for event in told if "kind" in event] == [event["number"] for event in known]
