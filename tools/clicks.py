"""Counts the clicks that a person needs for whole games against three bots: the same moves by the same seeds, answered
as the browser's pages are clicked.

    python -m tools.clicks
    python -m tools.clicks --seeds 50 --bot club

Two figures are told of each game: if everything were asked and every answer confirmed (Settings, Confirm moves, Always,
and no automatic answer to what leaves no choice), and as pages and server are set where all others are bots. What an
answer costs is told by `Pages`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from statistics import fmean

from harena.core.agenda import State
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.events import Log
from harena.core.game import Game
from harena.core.ids import Pick, Seat
from harena.games.catalogue import GAMES
from harena.lab.match import PLAYERS

SEATS = 4
PERSON = Seat(0)
CALM = 0.1
"""A chance of a crash above this is confirmed."""
COMPOSED = {"set-speed", "discard-phase", "fresh-hand", "pay-rocks", "answer-block", "block", "lay-whips", "lay-sets"}
"""Questions of Arena Maximus whose cards are chosen together."""
COUNTED = {"pay-rocks", "answer-block", "block", "lay-whips", "lay-sets"}
"""Of these, the ones that have a button for each number of cards."""
OWING = {"pay-rocks", "pay-hazard", "lay-sets", "lay-whips"}
"""Whoever lays less than he could for these is asked once more."""
BEGUN = ("added", "removed", "gone", "paid", "laid")
"""Facts of a question of which a part is answered already."""


@dataclass
class Answer:
    """What a person answers in one go."""

    choice: str
    facts: dict[str, object]
    offered: list[str]
    says: list[str]
    risk: float
    """The chance of a crash this turn, where odds tell it."""

    @property
    def cards(self) -> list[str]:
        return [say for say in self.says if say.startswith(("add ", "remove ", "discard ", "lay "))]

    @property
    def left(self) -> int:
        left = self.facts.get("left", 1)
        assert isinstance(left, int)
        return left


class Pages:
    """What answers cost in clicks."""

    def __init__(self, *, spare: bool) -> None:
        self.spare = spare
        """Whether no more is asked and confirmed than has to be."""

    def cost(self, answer: Answer) -> int:
        if self.spare and len(answer.offered) == 1:
            return 0
        return self.pointing(answer) + (1 if self.confirms(answer) else 0)

    def pointing(self, answer: Answer) -> int:
        """Clicks until the answer is chosen."""
        if answer.choice in COMPOSED:
            if answer.choice == "set-speed" or answer.choice in COUNTED or not answer.cards:
                return 1
            return len(answer.cards)
        # A secret bet and a pair to swap are chosen in what opens beside the card.
        return 2 if answer.says[0].startswith(("secret ", "swap ")) else 1

    def confirms(self, answer: Answer) -> bool:
        if not self.spare:
            # What puts away dead cards all at once is not confirmed.
            return not (answer.choice == "discard" and answer.says[0] != "done")
        if answer.choice in ("discard-phase", "fresh-hand") and answer.cards and len(answer.cards) < answer.left:
            return True
        if answer.choice in OWING and answer.facts.get("purpose") not in ("ram", "attack"):
            return self.owes(answer)
        return answer.risk > CALM or answer.says[0] == "reveal"

    def owes(self, answer: Answer) -> bool:
        """Whether more could have been laid."""
        each = 2 if answer.choice == "lay-sets" else 1
        could = min(answer.left, len([say for say in answer.offered if say.startswith("lay ")]))
        return len(answer.cards) // each < could


class Count:
    """All answers of a person in one game."""

    def __init__(self, game: Game, bot: str, seed: int) -> None:
        self.game = game
        self.answers: list[Answer] = []
        self.going_on = False
        state = game.new(SEATS, {}, Fast(seed), Log())
        chances = [Fast(seed * 1_000_003 + seat) for seat in range(SEATS)]
        while state.asked():
            seat = state.asked()[0]
            pick = PLAYERS[bot].choose(Asked(game, state, seat), chances[seat])
            if seat == PERSON:
                self.note(state, pick)
            else:
                self.going_on = False
            state.answer(seat, pick)

    def note(self, state: State, pick: Pick) -> None:
        facts = self.game.question(state, PERSON)
        assert facts is not None
        choice, say = str(facts["choice"]), self.game.picks.say(pick)
        last = self.answers[-1] if self.answers and self.going_on else None
        if last is not None and last.choice == choice and self.goes_on(last, facts, say):
            last.says.append(say)
            return
        offered = [self.game.picks.say(one) for one in state.options(PERSON)]
        risk = self.crash(state, pick) if choice in ("set-speed", "discard-phase") else 0.0
        self.answers.append(Answer(choice, dict(facts), offered, [say], risk))
        self.going_on = True

    def goes_on(self, last: Answer, facts: object, say: str) -> bool:
        """Whether a move is chosen together with the one before it."""
        assert isinstance(facts, dict)
        if last.choice == "discard":
            # Dead cards go by one button; that there are no more is another answer.
            return say != "done" and last.says[0] != "done"
        if last.choice == "lay-sets" and facts["next"] == "rein":
            return True
        begun = last.choice == "fresh-hand" or any(facts.get(name, 0) != 0 for name in BEGUN)
        return last.choice in COMPOSED and begun

    def crash(self, state: State, pick: Pick) -> float:
        """What odds tell of the speed that this leads to."""
        rows = self.game.odds(state, PERSON, [pick])["speeds"]
        assert isinstance(rows, list)
        return min([float(row["crash"]) for row in rows], default=0.0)


def told(name: str, bot: str, seeds: int) -> str:
    counts = [Count(GAMES[name], bot, seed) for seed in range(1, seeds + 1)]
    full, spare = Pages(spare=False), Pages(spare=True)
    every = fmean([sum(full.cost(one) for one in count.answers) for count in counts])
    now = fmean([sum(spare.cost(one) for one in count.answers) for count in counts])
    asked = Counter(one.choice for count in counts for one in count.answers)
    left = Counter(one.choice for count in counts for one in count.answers if len(one.offered) > 1)
    lines = [f"{name}: {every:.1f} clicks a game if all is asked and confirmed, {now:.1f} now, {now / every:.0%}"]
    lines += [
        f"  {choice:16} {count / seeds:5.1f} answers, {left[choice] / seeds:5.1f} asked"
        for choice, count in asked.most_common()
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--bot", default="steady", choices=list(PLAYERS))
    chosen = parser.parse_args()
    for name in ("colossal-arena", "arena-maximus"):
        print(told(name, chosen.bot, chosen.seeds))


if __name__ == "__main__":
    main()
