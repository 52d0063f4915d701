"""What all pictures of Circus Maximus need: the view, its track, and what the odds say of each option."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final, Literal, cast

from rich.text import Text

from ..games.circus_maximus.charts import CAR_RESULTS, DUST_RESULTS, KNIFE_RESULTS, LASH_RESULTS, SPEAR_RESULTS
from ..games.circus_maximus.options import track_of
from ..games.circus_maximus.track import OFF, Square, Track
from ..games.circus_maximus.verbs import COLOURS, FACTIONS
from ..games.circus_maximus.words import ChariotWords, ThreatWords, ViewWords
from ..rules import Book
from .circus_chart import costs
from .drawing import Sight, Words
from .players import Players

_STYLES: Final = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "magenta",
    "black": "bright_black",
    "white": "bright_white",
    "brown": "rgb(160,100,50)",
    "orange": "dark_orange",
    "pink": "bright_magenta",
    "silver": "white",
    "teal": "cyan",
    "olive": "rgb(128,128,0)",
    "crimson": "bright_red",
    "navy": "blue",
    "gold": "bright_yellow",
}
STYLES: Final = {**_STYLES, **{f"{colour}-2": _STYLES[colour] for colour in COLOURS[:FACTIONS]}}
"""Of the factions, and of their second chariots in a season; each has a letter of its own too."""
WRITING: Final = frozenset({"write-speeds", "season-speeds"})
"""The questions for which a speed is written."""
_SHARES: Final = ["success", "averted", "flip", "wheel", "out", "breaks", "hit", "dies", "lead"]
_CONTESTS: Final = ["success", "averted"]
_LIKELIEST: Final = 3
"""So many results of a blow are worth naming."""
_WEAPON_TABLES: Final = {"dust": DUST_RESULTS, "knife": KNIFE_RESULTS, "spear": SPEAR_RESULTS}

Row = dict[str, object]


def table_track(options: Words) -> Track:
    """The track of a table; views name its squares alone."""
    return laid_out(json.dumps(options.get("track") or {}), str(options.get("circuit")))


@lru_cache(4)
def laid_out(data: str, circuit: str) -> Track:
    return track_of(json.loads(data), circuit)


def owner_of(view: ViewWords, colour: object) -> int:
    return next(one["owner"] for one in view["chariots"] if one["colour"] == colour)


class Circus:
    """One reader's view of the race."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.view: Final = cast("ViewWords", sight.view)
        self.track: Final = table_track(sight.options)
        self.lowered: Final = self.view.get("lowered", 0)
        self.chariots: Final = {one["colour"]: one for one in self.view["chariots"]}
        self.about: Final = self.chariots.get(about(self.view) or "")
        self.book: Final[Book] = sight.book
        self.players: Final[Players] = sight.players

    def say(self, key: str, **args: object) -> str:
        return self.book.format(key, args)

    def colour(self, one: ChariotWords) -> str:
        return self.book.word(one["colour"])

    def letter(self, colour: str) -> str:
        return self.book.say(f"word-{colour}.letter")

    def badge(self, colour: str) -> Text:
        return Text(self.letter(colour), f"bold {STYLES[colour]}")

    def at(self, name: str | None) -> Square:
        square = None if name is None else self.track.square_named(name)
        return OFF if square is None else square

    def ground(self, name: str | None) -> Square:
        """The one number of a square that belongs to two legs."""
        return self.track.ground[self.at(name)]

    def heading(self, one: ChariotWords, counter: Literal["team", "car"]) -> Square:
        """A counter's square under the number of the way it heads."""
        square = self.at(one[counter])
        return self.track.opposite[square] if square != OFF and one.get("heading") == "against" else square

    def is_own(self, one: ChariotWords) -> bool:
        return one["owner"] == self.sight.seat

    def own(self) -> list[ChariotWords]:
        return [one for one in self.view["chariots"] if self.is_own(one)]

    def over(self) -> bool:
        return not self.view["asked"]

    def focus(self) -> ChariotWords | None:
        """The chariot to look at: the one the question is about, else the mover, else one's own, or the foremost."""
        mover = self.chariots.get(self.view["mover"] or "")
        wanted = [self.about, mover, *self.own(), *self.order()]
        return next((one for one in wanted if one is not None and is_active(one)), None)

    def order(self) -> list[ChariotWords]:
        """Those still on the track, the foremost first."""
        return [one for rank in self.view["order"] if is_active(one := self.chariots[rank["colour"]])]


def about(view: ViewWords) -> str | None:
    """The chariot a question is about, if it is about one; for spectators the question says so."""
    if "you" in view:
        return view["you"]["about"]
    return None if view["question"] is None else cast("str | None", view["question"].get("chariot"))


def is_active(one: ChariotWords) -> bool:
    return one["team"] is not None


class Outlook(Circus):
    """Costs and chances of the reader's options, as far as the odds know them."""

    def notes(self) -> dict[str, str]:
        if self.sight.seat is None or self.sight.seat not in self.view["asked"]:
            return {}
        if self.view["choice"] == "outfitting":
            found = costs(self.view["question"] or {})
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
        if not isinstance(told, (int, float)) or self.about is None:
            return 0
        cost = told if "success" in row else self.about["endurance"][0] - told
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

    def threats(self, one: ChariotWords) -> list[str]:
        """Rivals that can still come alongside in this turn, and the least speed it takes them."""
        if not self.is_own(one):
            return []
        threats = cast("dict[str, list[ThreatWords]]", self.sight.outlook.get("threats", {}))
        return [self.threat(row) for row in threats.get(one["colour"], [])]

    def threat(self, row: ThreatWords) -> str:
        return self.say("odds-threat", chariot=self.book.word(row["rival"]), speed=row["least"])
