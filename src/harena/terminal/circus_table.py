"""What all pictures of Circus Maximus need: the typed view, its words, and what the odds say of each option."""

from __future__ import annotations

from typing import Final, cast

from rich.text import Text

from ..games.circus_maximus.chariot import NOBODY, Chariot
from ..games.circus_maximus.charts import CAR_RESULTS, DUST_RESULTS, KNIFE_RESULTS, LASH_RESULTS, SPEAR_RESULTS
from ..games.circus_maximus.track import Square
from ..games.circus_maximus.verbs import COLOURS
from ..games.circus_maximus.view import View
from ..rules import Book
from .circus_chart import costs
from .drawing import Sight
from .players import Players

STYLES: Final = [
    "red",
    "bright_blue",
    "green",
    "yellow",
    "magenta",
    "bright_black",
    "bright_white",
    "rgb(160,100,50)",
    "dark_orange",
    "bright_magenta",
    "white",
    "cyan",
    "rgb(128,128,0)",
    "bright_red",
    "blue",
    "bright_yellow",
]
"""Of the factions, each of which has a letter of its own too."""
_SHARES: Final = ["success", "averted", "flip", "wheel", "out", "breaks", "hit", "dies", "lead"]
_CONTESTS: Final = ["success", "averted"]
_LIKELIEST: Final = 3
"""So many results of a blow are worth naming."""
_WEAPON_TABLES: Final = {"dust": DUST_RESULTS, "knife": KNIFE_RESULTS, "spear": SPEAR_RESULTS}

Row = dict[str, object]


class Circus:
    """One reader's view of the race."""

    def __init__(self, sight: Sight) -> None:
        assert isinstance(sight.view, View)
        self.sight: Final = sight
        self.view: Final[View] = sight.view
        self.book: Final[Book] = sight.book
        self.players: Final[Players] = sight.players

    def say(self, key: str, **args: object) -> str:
        return self.book.format(key, args)

    def colour(self, number: int) -> str:
        return self.book.word(COLOURS[number])

    def letter(self, number: int) -> str:
        return self.book.say(f"word-{COLOURS[number]}.letter")

    def badge(self, number: int) -> Text:
        return Text(self.letter(number), f"bold {STYLES[number]}")

    def square(self, square: Square) -> str:
        return self.book.word(self.view.track.square_name(square))

    def chariot(self, number: int) -> Chariot:
        return self.view.chariots[number]

    def is_own(self, number: int) -> bool:
        return self.sight.seat is not None and self.chariot(number).build.owner == self.sight.seat

    def own(self) -> list[int]:
        return [number for number in range(len(self.view.chariots)) if self.is_own(number)]

    def over(self) -> bool:
        return not self.view.asked

    def focus(self) -> int:
        """The chariot to look at: the one the question is about, else the mover, else one's own, or the foremost."""
        wanted = [self.view.about, self.view.mover, *self.own(), *self.order()]
        seen = [number for number in wanted if number != NOBODY and self.chariot(number).active()]
        return [*seen, NOBODY][0]

    def order(self) -> list[int]:
        """Those still on the track, the foremost first."""
        racing = [number for number, chariot in enumerate(self.view.chariots) if chariot.active()]
        return sorted(racing, key=self.behind)

    def behind(self, number: int) -> tuple[int, int]:
        return self.to_go(number), self.view.track.rank[self.chariot(number).team]

    def to_go(self, number: int) -> int:
        chariot = self.chariot(number)
        return self.view.track.to_go(chariot.team, chariot.stage)


class Outlook(Circus):
    """Costs and chances of the reader's options, as far as the odds know them."""

    def notes(self) -> dict[str, str]:
        if self.sight.seat is None or self.sight.seat not in self.view.asked:
            return {}
        if self.view.choice == "outfitting":
            found = costs(self.view.question or {})
            return {move: self.counted("label-cost", cost) for move, cost in found.items()}
        rows = cast("list[Row]", self.sight.outlook.get("rows", []))
        notes = {str(row["pick"]): ", ".join(self.row(row)) for row in rows if "pick" in row}
        return {pick: note for pick, note in notes.items() if note}

    def row(self, row: Row) -> list[str]:
        words = [self.counted(f"odds-{key}", row[key]) for key in ("mf", "reach", "strain") if row.get(key)]
        words += [self.say("odds-endurance", count=lost)] if (lost := self.endurance_lost(row)) else []
        words += [self.say("odds-blocked")] if row.get("blocked") else []
        outcomes = row.get("outcomes")
        return words + self.shares(row) + (self.results(cast("Row", outcomes)) if isinstance(outcomes, dict) else [])

    def counted(self, key: str, number: object) -> str:
        return self.say(key, count=round(cast("float", number), 1))

    def endurance_lost(self, row: Row) -> float:
        """Defences tell what they cost, moves what is left."""
        told = row.get("endurance")
        if not isinstance(told, (int, float)) or self.view.about == NOBODY:
            return 0
        cost = told if "success" in row else self.chariot(self.view.about).endurance - told
        return round(cost, 1) if round(cost, 1) % 1 else round(cost)

    def shares(self, row: Row) -> list[str]:
        """Chances above zero; being out is named where it is more than the flip alone."""
        shown = [key for key in _SHARES if isinstance(row.get(key), float) and cast("float", row[key]) > 0]
        if row.get("out") == row.get("flip") and "out" in shown and "least" not in row:
            shown.remove("out")
        return [self.share(f"odds-word-{key}", row, key) for key in shown]

    def share(self, words: str, row: Row, key: str) -> str:
        """A chance in percent; of those that are not exact, save contests, it is said."""
        percent = 100 * cast("float", row[key])
        about = "" if row.get("exact", True) or key in _CONTESTS else "≈\u00a0"
        digits = 1 if percent < 10 else 0
        chance = f"{about}{percent:.{digits}f}"
        if key == "out" and "least" in row:
            least, most = (f"{100 * cast('float', row[bound]):.{digits}f}" for bound in ("least", "most"))
            return self.say("odds-between", what=self.say(words), chance=chance, least=least, most=most)
        return self.say("odds-chance", what=self.say(words), chance=chance)

    def results(self, outcomes: Row) -> list[str]:
        """What a blow does: its likeliest results, and whom it takes out of the race."""
        words = self.shares({key: value for key, value in outcomes.items() if key != "wheel"})
        words += self.likeliest("lash", LASH_RESULTS, outcomes.get("results"))
        words += self.likeliest("damaged", CAR_RESULTS, outcomes.get("damaged"))
        for table, names in _WEAPON_TABLES.items():
            words += self.likeliest(table, names, outcomes.get(table))
        for key in ("victim_out", "attacker_out"):
            words += [self.share(f"odds-word-{key}", outcomes, key)] if outcomes.get(key) else []
        return words

    def likeliest(self, kind: str, names: list[str], spread: object) -> list[str]:
        if not isinstance(spread, dict):
            return []
        shares = cast("Row", spread)
        named = [name for name in names if self.book.has(f"odds-{kind}-{name}") and shares.get(name)]
        most = sorted(named, key=lambda name: -cast("float", shares[name]))[:_LIKELIEST]
        return [self.share(f"odds-{kind}-{name}", shares, name) for name in most]

    def threats(self, number: int) -> list[str]:
        """Rivals that can still come alongside in this turn, and the least speed it takes them."""
        if not self.is_own(number):
            return []
        threats = cast("dict[str, list[Row]]", self.sight.outlook.get("threats", {}))
        return [self.threat(row) for row in threats.get(COLOURS[number], [])]

    def threat(self, row: Row) -> str:
        return self.say("odds-threat", chariot=self.book.word(str(row["rival"])), speed=row["least"])
