"""The three makes of chance, and the witness that notes what they give."""

from __future__ import annotations

import hashlib
import hmac
import pickle
from collections.abc import Callable
from math import sqrt

import pytest

from harena.core.chance import Chance, Fast, Scripted, Sealed, Witness
from harena.core.errors import BadRequest, Misfit
from harena.core.seeding import chance_from, commitment, fresh_seal, seal_for

from .toy import TOY

SEED = bytes(range(32))
MAKES: list[Callable[[], Chance]] = [lambda: Fast(11), lambda: Sealed(SEED), lambda: Sealed(SEED, "salt")]


def numbers(chance: Chance, count: int, stream: str = "deck", below: int = 1_000) -> list[int]:
    return [chance.below(below, stream) for _ in range(count)]


# ---- fast


def test_fast_gives_the_same_stream_for_ever() -> None:
    assert numbers(Fast(7), 8) == FAST_7
    assert numbers(Fast(0), 4, below=2**31) == FAST_0
    assert numbers(Fast(-3), 4, below=6) == FAST_MINUS_3


FAST_7 = [607, 891, 492, 313, 213, 877, 430, 437]
FAST_0 = [860885581, 609418983, 932302116, 75361618]
FAST_MINUS_3 = [0, 4, 0, 4]


def test_fast_is_blind_to_streams() -> None:
    assert numbers(Fast(7), 8, "deck") == numbers(Fast(7), 8, "dice")


def test_fast_travels_in_its_state() -> None:
    chance = Fast(7)
    numbers(chance, 5)
    again = pickle.loads(pickle.dumps(chance))
    assert numbers(again, 20) == numbers(chance, 20)


# ---- sealed


def test_sealed_is_hmac_sha256_in_counter_mode() -> None:
    """Anybody can check a draw with a pocket calculator's worth of code."""
    chance = Sealed(SEED, "a seat's words")
    for turn in range(5):
        digest = hmac.new(SEED, f"a seat's words/dice/{turn}".encode(), hashlib.sha256).digest()
        assert chance.below(6, "dice") == int.from_bytes(digest[:8], "big") % 6


def test_sealed_known_answers() -> None:
    assert numbers(Sealed(SEED), 8) == SEALED
    assert numbers(Sealed(SEED, "salt"), 4) == SALTED


SEALED = [177, 95, 566, 261, 565, 268, 408, 657]
SALTED = [213, 862, 672, 964]


def test_sealed_streams_do_not_disturb_each_other() -> None:
    calm, busy = Sealed(SEED), Sealed(SEED)
    for _ in range(10):
        numbers(busy, 3, "dice")
        assert calm.below(1_000, "deck") == busy.below(1_000, "deck")


def test_a_seed_people_can_type_is_a_seal() -> None:
    assert seal_for("7") == {"make": "sealed", "seed": hashlib.sha256(b"7").hexdigest()}
    assert fresh_seal() != fresh_seal()
    chance_from(fresh_seal(), TOY)


# ---- all that are random


@pytest.mark.parametrize("make", MAKES)
@pytest.mark.parametrize("count", [2, 6, 7, 102])
def test_numbers_are_uniform(make: Callable[[], Chance], count: int) -> None:
    chance, draws = make(), 12_000
    seen = [0] * count
    for _ in range(draws):
        seen[chance.below(count, "deck")] += 1
    check_uniform(seen)


@pytest.mark.parametrize("make", MAKES)
def test_pairs_of_numbers_are_uniform_too(make: Callable[[], Chance]) -> None:
    chance = make()
    seen = [0] * 36
    for _ in range(7_200):
        one, other = chance.roll(2, "dice")
        seen[(one - 1) * 6 + other - 1] += 1
    check_uniform(seen)


def check_uniform(seen: list[int]) -> None:
    expected, freedom = sum(seen) / len(seen), len(seen) - 1
    chi_square = sum((count - expected) ** 2 / expected for count in seen)
    deviation = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    assert abs(deviation) < 4, f"chi-square {chi_square:.1f} for {freedom} degrees of freedom"


@pytest.mark.parametrize("make", MAKES)
def test_taking_empties_a_bag(make: Callable[[], Chance]) -> None:
    bag, chance = list(range(20)), make()
    taken = [chance.take(bag, "deck") for _ in range(20)]
    assert sorted(taken) == list(range(20))
    assert bag == []


@pytest.mark.parametrize("make", MAKES)
def test_dice_have_six_sides(make: Callable[[], Chance]) -> None:
    assert set(make().roll(300, "dice")) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("make", [*MAKES, lambda: Scripted(TOY, [1, 2], Fast(3)), lambda: Witness(Fast(3))])
def test_a_copy_has_the_same_future_and_leaves_the_original_alone(make: Callable[[], Chance]) -> None:
    chance = make()
    chance.below(3, "deck")
    copy = chance.copy()
    ahead = numbers(copy, 20)
    assert numbers(chance, 20) == ahead


def test_the_same_bag_and_chance_give_the_same_draws() -> None:
    draws = []
    for _ in range(2):
        bag, chance = list(range(30)), Fast(5)
        draws.append([chance.take(bag, "deck") for _ in range(30)])
    assert draws[0] == draws[1]


# ---- scripted


def script(*draws: str | int, then: Chance | None = None) -> Scripted:
    return Scripted(TOY, list(draws), then)


def test_dictated_draws_come_in_order() -> None:
    chance = script("card 3", "card 1", 2, 6)
    bag = [0, 1, 2, 3]
    assert [chance.take(bag, "deck"), chance.take(bag, "deck")] == [3, 1]
    assert chance.below(3, "starter") == 2
    assert chance.roll(1, "dice") == [6]
    assert bag == [0, 2]


def test_after_the_script_another_chance_serves() -> None:
    chance = script(5, then=Fast(7))
    assert chance.below(1_000, "deck") == 5
    assert numbers(chance, 8) == FAST_7


def test_a_script_that_has_run_out_is_a_misfit() -> None:
    with pytest.raises(Misfit) as misfit:
        script().below(3, "starter")
    assert (misfit.value.stream, misfit.value.word) == ("starter", None)


@pytest.mark.parametrize(
    ("draw", "ask"),
    [
        (3, lambda chance: chance.below(3, "starter")),
        (-1, lambda chance: chance.below(3, "starter")),
        ("card 3", lambda chance: chance.below(9, "starter")),
        ("card 9", lambda chance: chance.take([1, 2, 3], "deck")),
        (7, lambda chance: chance.roll(1, "dice")),
        (0, lambda chance: chance.roll(1, "dice")),
    ],
)
def test_a_draw_that_cannot_happen_is_a_misfit_and_is_not_spent(
    draw: str | int, ask: Callable[[Chance], object]
) -> None:
    chance = script(draw)
    with pytest.raises(Misfit) as misfit:
        ask(chance)
    assert misfit.value.word == draw
    assert chance.used == 0


# ---- the witness


def test_a_witness_notes_what_was_drawn_once() -> None:
    chance = Witness(script("card 3", 2, 6, 1))
    chance.take([3, 4], "deck")
    chance.below(3, "starter")
    chance.roll(2, "dice")
    assert chance.harvest() == [("deck", 3), ("starter", 2), ("dice", 6), ("dice", 1)]
    assert chance.harvest() == []


# ---- chance in words


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (None, 'Chance is an object like {"make": "fast", "seed": 7}.'),
        ([], 'Chance is an object like {"make": "fast", "seed": 7}.'),
        ({}, "Chance is made 'fast', 'sealed' or 'scripted', not None."),
        ({"make": "loaded"}, "Chance is made 'fast', 'sealed' or 'scripted', not 'loaded'."),
        ({"make": "fast"}, "A fast chance needs a whole number as its seed."),
        ({"make": "fast", "seed": True}, "A fast chance needs a whole number as its seed."),
        ({"make": "fast", "seed": "7"}, "A fast chance needs a whole number as its seed."),
        ({"make": "fast", "seed": 1 << 70}, "A fast chance needs a whole number as its seed."),
        ({"make": "fast", "seed": 7, "salt": "x"}, "A fast chance takes seed, not 'salt'."),
        ({"make": "sealed", "seed": "abc"}, "A sealed chance needs a seed of 64 hexadecimal digits."),
        ({"make": "sealed", "seed": "X" * 64}, "A sealed chance needs a seed of 64 hexadecimal digits."),
        (
            {"make": "sealed", "seed": "a" * 64, "salt": "a\nb"},
            "The seeds that seats add are one text of at most 1,000 printable characters.",
        ),
        (
            {"make": "sealed", "seed": "a" * 64, "salt": "\ud800"},
            "The seeds that seats add are one text of at most 1,000 printable characters.",
        ),
        ({"make": "scripted"}, "A scripted chance needs a list of at most 10,000 draws."),
        ({"make": "scripted", "draws": [0] * 10_001}, "A scripted chance needs a list of at most 10,000 draws."),
        (
            {"make": "scripted", "draws": ["a dragon"]},
            "The draw 'a dragon' names nothing that can be drawn in this game.",
        ),
        ({"make": "scripted", "draws": [None]}, "The draw None names nothing that can be drawn in this game."),
        ({"make": "scripted", "draws": [[1, True]]}, "The draw True names nothing that can be drawn in this game."),
        (
            {"make": "scripted", "draws": [], "then": {"make": "scripted", "draws": []}},
            "After its draws a script goes on with a fast or a sealed chance; one list holds all draws.",
        ),
    ],
)
def test_words_that_make_no_chance_are_refused(spec: object, sentence: str) -> None:
    with pytest.raises(BadRequest) as refused:
        chance_from(spec, TOY)
    assert refused.value.say == sentence


def test_a_script_in_words_may_hold_dice_lists_and_cards() -> None:
    chance = chance_from(
        {"make": "scripted", "draws": [[3, 5], " CARD   2 "], "then": {"make": "fast", "seed": 7}}, TOY
    )
    assert chance.roll(2, "dice") == [3, 5]
    assert chance.take([1, 2, 3], "deck") == 2
    assert numbers(chance, 8) == FAST_7


def test_the_commitment_fixes_the_chance_but_for_what_seats_add() -> None:
    seal = seal_for("7")
    assert commitment(seal) == commitment({**seal, "salt": "added later"})
    assert commitment(seal) != commitment(seal_for("8"))
    assert (
        commitment(seal)
        == hashlib.sha256(f'{{"make":"sealed","seed":"{hashlib.sha256(b"7").hexdigest()}"}}'.encode()).hexdigest()
    )
