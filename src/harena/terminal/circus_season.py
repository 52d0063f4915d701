"""The season of Circus Maximus drawn: the race while one is run, and around it fortunes, stables, orders, bets and the
ledger. It decides nothing."""

from __future__ import annotations

import re
from typing import Final, cast, final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Result
from ..games.circus_maximus.season.words import (
    CarWords,
    LoanWords,
    LotWords,
    SeatWords,
    StabledWords,
    ViewWords,
    WagerWords,
)
from ..rules import Book, plain_letters
from .circus_chart import in_full as whole_chart
from .circus_ledger import ledger
from .circus_maximus import LANDMARKS, UNTOLD, Board, signed
from .circus_table import STYLES, Circus, Outlook
from .drawing import Landmarks, Sight, Words
from .screen import Picture, sentence, together

_NOTHING: Final = Picture([], [])
_THOUSANDS: Final = re.compile(r"(?<![\d-])(\d{1,3})[,\u00a0\u202f](\d{3})(?!\d)")
_SPACED: Final = re.compile(r"(\d{1,3}) (\d{3})")
_STOCKED: Final = frozenset(
    {"outfit-revealed", "outfit-built", "points-revealed", "specification-revealed", "weapons-revealed"}
)
"""How a stable was built: its sheets show it."""


@final
class CircusSeasonDrawer:
    """The season as one reader may see it."""

    turn_kinds = frozenset({"token-drawn", "turn-begun", "race-over", "race-announced"})
    untold = UNTOLD | _STOCKED | {"ledger", "orders-sealed"}
    landmarks: Landmarks = (("race", "race-announced"), *LANDMARKS)

    def turn_of(self, words: Words, view: Words) -> int | None:
        """The owner of the chariot whose token was drawn; all else is everybody's."""
        colour = str(words.get("chariot")).removesuffix("-2")
        seats = cast("ViewWords", view)["season"]["seats"]
        return next((one["seat"] for one in seats if one["colour"] == colour), None)

    def board(self, sight: Sight) -> Picture:
        return Season(sight).board()

    def glance(self, sight: Sight) -> Picture:
        return Season(sight).glance()

    def hand(self, sight: Sight) -> Picture:
        season = Season(sight)
        return _NOTHING if season.own_seat is None else together(season.own_stable(), season.orders(), season.form())

    def known(self, sight: Sight) -> Picture:
        return _NOTHING

    def page(self, line: str, sight: Sight) -> Picture | None:
        """`stable` and `ledger`, one's own or somebody's who is named."""
        name, _, whose = line.strip().partition(" ")
        season = Season(sight)
        for key, drawn in (("page-stable", season.stable), ("page-ledger", season.ledger)):
            if plain_letters(name) in plain_letters(sight.book.say(key)).split():
                seat = season.named(whose)
                return sentence(sight.book.say("page-whose")) if seat is None else drawn(seat)
        return None

    def in_full(self, line: str, asked: dict[str, object], book: Book) -> str:
        """Sums are written with or without what parts their thousands."""
        chart = whole_chart(line, asked, book)
        if chart != line:
            return chart
        spaced = _SPACED.fullmatch(line.strip())
        return "".join(spaced.groups()) if spaced else _THOUSANDS.sub(r"\1\2", line)

    def notes(self, sight: Sight) -> dict[str, str]:
        return Season(sight).notes()

    def ending(self, sight: Sight, result: Result) -> Picture:
        return Season(sight).ending(result)


@final
class Season(Circus):
    """What lies around the track."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.season: Final = cast("ViewWords", sight.view)["season"]
        self.seats: Final = self.season["seats"]
        self.own_seat: Final = None if sight.seat is None or sight.seat >= len(self.seats) else self.seats[sight.seat]

    # ---- the table

    def board(self) -> Picture:
        """A race that is run comes first; else what its week is about."""
        around = [self.fortunes(), self.dealings()]
        form = [self.betting_sheet(), self.orders(), self.form()]
        if self.view["chariots"]:
            return together(self.title(), Board(self.sight).all(), *around, *form)
        own = self.own_stable() if self.own_seat is not None else _NOTHING
        return together(self.title(), *around, self.entries(), own, *form)

    def glance(self) -> Picture:
        """After one's own answer: what one has written, or where the chariot is."""
        form = self.form()
        return form if form.lines or not self.view["chariots"] else Board(self.sight).glance()

    def title(self) -> Picture:
        season = self.season
        parts = [self.say("label-race", race=season["race"], races=season["races"])] if season["race"] else []
        if season["winners"]:
            winners = [self.book.word(one) if one else self.say("label-no-winner") for one in season["winners"]]
            parts.append(self.book.labelled(self.say("label-winners"), ", ".join(winners)))
        return Picture([Text(" · ".join(parts), "bold")], [". ".join(parts) + "."]) if parts else _NOTHING

    def fortunes(self) -> Picture:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        lines: list[str] = []
        for one in self.seats:
            fortune = [self.fortune(one), *self.suspicion(one)]
            grid.add_row(self.players.called(one["seat"]), self.faction(one), Text(", ".join(fortune)))
            lines.append(self.book.labelled(self.called(one), ", ".join(fortune) + "."))
        return Picture([Text(self.say("label-fortunes"), "bold"), grid], lines)

    def fortune(self, one: SeatWords) -> str:
        if one["bankrupt"]:
            return self.say("label-bankrupt")
        if one["cash"] is not None:
            return self.say("label-cash", sum=one["cash"])
        return self.say("label-at-most", sum=one["at_most"])

    def suspicion(self, one: SeatWords) -> list[str]:
        """What all have seen of its plots and its security in this race."""
        shown = one["shown"]
        sums = [self.named_sum(self.say(f"label-{name}"), money) for name, money in shown["spent"].items()]
        if sums and shown["target"]:
            sums[-1] += f" ({self.book.word(shown['target'])})"
        sums += [self.named_sum(self.say(f"label-against-{name}"), money) for name, money in shown["guards"].items()]
        words = [self.book.labelled(self.say("label-shown"), ", ".join(sums))] if sums else []
        return words + ([self.say("label-suspect")] if one["suspect"] else [])

    def named_sum(self, name: str, money: int) -> str:
        return f"{name} {self.say('label-sum', sum=money)}"

    def faction(self, one: SeatWords) -> Text:
        colour = one["colour"]
        return Text(self.say("label-bettor")) if colour is None else Text(self.book.word(colour), STYLES[colour])

    def called(self, one: SeatWords) -> str:
        """A player with the faction: “Red (blue)”."""
        return f"{self.players.names[one['seat']]} ({self.faction(one).plain})"

    # ---- deals

    def dealings(self) -> Picture:
        season = self.season
        return together(
            self.listing("label-offers", [self.loan(one) for one in season["offers"]]),
            self.listing("label-lots", [self.lot(one) for one in self.lots()]),
            self.listing("label-loans", [self.loan(one) for one in season["loans"]]),
            self.listing("label-challenges", [self.wager(one) for one in season["challenges"]]),
            self.listing("label-wagers", [self.wager(one) for one in season["wagers"]]),
        )

    def listing(self, key: str, items: list[str]) -> Picture:
        """A label and what it holds; nothing, if it holds nothing."""
        if not items:
            return _NOTHING
        label = self.say(key)
        text = self.say("between").join(items)
        return Picture([Text(f"{label} ", "bold").append(text, "not bold")], [self.book.labelled(label, f"{text}.")])

    def loan(self, one: LoanWords) -> str:
        lender = self.say("label-bank") if one["lender"] is None else self.players.names[one["lender"]]
        sums = {"lent": one["lent"], "back": one["back"], "due": one["due"]}
        return self.say("label-loan", lender=lender, borrower=self.players.names[one["borrower"]], **sums)

    def lots(self) -> list[LotWords]:
        """What is for sale, and what is auctioned for somebody's debts."""
        question = self.view["question"] or {}
        if self.view["choice"] != "bids":
            return self.season["lots"]
        return [cast("LotWords", {**question, "seat": question["seller"]})]

    def lot(self, one: LotWords) -> str:
        seller, outfit = self.seats[one["seat"]], one["outfit"]
        words = self.say("label-lot", seat=self.players.names[one["seat"]], outfit=outfit, least=one["least"])
        described = [self.outfit_words(owned) for owned in seller["stable"] if owned["outfit"] == outfit]
        return f"{words} ({self.say('between').join(described)})"

    def wager(self, one: WagerWords) -> str:
        names = {"seat": self.players.names[one["seat"]], "rival": self.players.names[one["rival"]]}
        colours = {"chariot": self.book.word(one["colour"]), "against": self.book.word(one["against"])}
        return self.say("label-wager", stake=one["stake"], **names, **colours)

    # ---- stables

    def own_stable(self) -> Picture:
        return _NOTHING if self.sight.seat is None else self.stable(self.sight.seat)

    def stable(self, seat: int) -> Picture:
        """Every outfit of a stable in a line."""
        owned = self.seats[seat]["stable"]
        label = f"{self.say('label-stable')}, {self.called(self.seats[seat])}"
        if not owned:
            return sentence(self.book.labelled(label, self.book.say("nothing") + "."))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for one in owned:
            grid.add_row(Text(str(one["outfit"]), "bold"), *[Text(", ".join(part)) for part in self.outfit(one)])
        lines = [
            self.book.labelled(self.say("label-outfit", outfit=one["outfit"]), self.outfit_words(one) + ".")
            for one in owned
        ]
        return Picture([Text(label, "bold"), grid], [f"{label}.", *lines])

    def outfit_words(self, one: StabledWords) -> str:
        return ", ".join(words for part in self.outfit(one) for words in part)

    def outfit(self, one: StabledWords) -> list[list[str]]:
        """Driver, team, car, and in what state they are."""
        driver, team = one["driver"], one["team"]
        left, whole = driver["hits"]
        man = self.say("label-driver", modifier=signed(driver["modifier"]), left=left, whole=whole)
        four = self.say("label-team", horses=horses(one), endurance=team["endurance"])
        return [
            [man, *self.learnt(driver["learnt"])],
            [four, *self.learnt(team["learnt"])],
            self.car(one["car"]),
            [self.state(one)],
        ]

    def car(self, car: CarWords) -> list[str]:
        if not car["there"]:
            return [self.say("label-car-lost")]
        left, right = car["worn"]
        worn = [self.say("label-worn", left=left, right=right)] if left or right else []
        return [self.say("label-car", weight=self.book.word(car["weight"])), *worn]

    def learnt(self, points: int) -> list[str]:
        return [self.say("label-learnt", points=points)] if points else []

    def state(self, one: StabledWords) -> str:
        if not one["complete"]:
            return self.say("label-incomplete")
        return self.say("label-fit") if one["fit"] else self.say("label-injury", injury=one["injury"])

    def entries(self) -> Picture:
        return self.listing("label-entries", [self.entry(number) for number in range(len(self.season["entries"]))])

    def entry(self, number: int) -> str:
        one = self.season["entries"][number]
        chariot = self.book.word(one["chariot"])
        if one["lane"] is None:
            return self.book.labelled(chariot, self.say("label-outfit", outfit=one["outfit"]))
        words = self.say("label-entry", chariot=chariot, outfit=one["outfit"], lane=one["lane"])
        return f"{words}, {self.say('label-second-row')}" if one["row"] == 2 else words

    # ---- bets

    def betting_sheet(self) -> Picture:
        """Every colour that starts, its odds, and who has bet on it how much: before the race, and lap by lap."""
        season = self.season
        if not season["pool"]:
            return _NOTHING
        title = f"{self.say('label-betting-sheet')} · {self.say('label-pool', sum=season['pool'])}"
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in ("colour", "odds"):
            grid.add_column()
        for _ in self.seats:
            grid.add_column(justify="right")
        grid.add_row("", "", *[self.players.badge(one["seat"]) for one in self.seats])
        lines = [title.replace(" · ", ", ") + "."]
        for colour in self.colours():
            self.add_rows(grid, colour)
            lines.append(self.bets_line(colour))
        return Picture([Text(title, "bold"), grid], lines)

    def colours(self) -> list[str]:
        """Those that start, in the order of the sheet."""
        entered = [one["chariot"].removesuffix("-2") for one in self.season["entries"]]
        return [colour for colour in STYLES if colour in entered]

    def odds(self, colour: str) -> str:
        odds = self.season["odds"].get(colour)
        return self.say("label-odds", odds=odds) if odds else self.say("label-no-odds")

    def add_rows(self, grid: Grid, colour: str) -> None:
        name = Text(f"{self.letter(colour)} {self.book.word(colour)}", STYLES[colour])
        grid.add_row(name, self.odds(colour), *[self.money(one["bets"].get(colour)) for one in self.seats])
        for lap in range(self.season["window"]):
            again = [one["laps"][lap].get(colour) for one in self.seats]
            if any(again):
                grid.add_row("", Text(self.say("label-lap", lap=lap + 1), "dim"), *map(self.money, again))

    def money(self, money: int | None) -> str:
        return self.say("label-sum", sum=money) if money else "–"

    def bets_line(self, colour: str) -> str:
        parts = [self.odds(colour), *self.placed([(one, one["bets"].get(colour)) for one in self.seats])]
        for lap in range(self.season["window"]):
            again = self.placed([(one, one["laps"][lap].get(colour)) for one in self.seats])
            parts += [self.book.labelled(self.say("label-lap", lap=lap + 1), ", ".join(again))] if again else []
        return self.book.labelled(self.book.word(colour), ", ".join(parts) + ".")

    def placed(self, bets: list[tuple[SeatWords, int | None]]) -> list[str]:
        return [self.named_sum(self.players.names[one["seat"]], money) for one, money in bets if money]

    # ---- what is secret

    def orders(self) -> Picture:
        """One's own plots and security for this race."""
        you = self.season.get("you")
        orders = you["orders"] if you else None
        if orders is None:
            return _NOTHING
        aims = {"drug": orders["drug_on"], "sabotage": orders["sabotage_on"], "bribe": orders["target"]}
        sums = {"bribe": orders["bribe"], "drug": orders["drug"], "sabotage": orders["sabotage"]}
        items = [self.plot(name, money, aims[name]) for name, money in sums.items() if money]
        if orders["bribe"]:
            items[0] += f" ({self.book.word(orders['bribe_for'])})"
        items += [self.named_sum(self.say(f"label-against-{name}"), money) for name, money in orders["guards"].items()]
        return self.listing("label-orders", items)

    def plot(self, name: str, money: int, aim: str | None) -> str:
        against = f", {self.book.word(aim)}" if aim else ""
        return f"{self.named_sum(self.say(f'label-{name}'), money)}{against}"

    def form(self) -> Picture:
        """The form one is filling in: what is written, and what is left."""
        you = self.season.get("you")
        if not you or not you["row"]:
            return _NOTHING
        items = self.written(you["row"])
        left = (self.view["question"] or {}).get("left")
        left_words = (
            [self.say("label-left", sum=left)] if isinstance(left, int) and self.view["choice"] != "stocking" else []
        )
        return self.listing("label-row", [*items, *left_words])

    def written(self, row: list[str]) -> list[str]:
        """The moves of a row; a sum stands behind what it is for."""
        items: list[str] = []
        for say in row:
            text = self.book.pick_text(say, self.players.names)
            if say.startswith("amount ") and items:
                items[-1] = self.book.labelled(items[-1], text)
            else:
                items.append(text)
        return items

    def ledger(self, seat: int) -> Picture:
        return ledger(self, self.seats[seat])

    def named(self, words: str) -> int | None:
        """Whose page is meant: a player's or a faction's; without a name one's own."""
        if not words.strip():
            return self.sight.seat
        players = [plain_letters(name) for name in self.players.names]
        factions = [plain_letters(self.book.word(one["colour"] or "")) for one in self.seats]
        numbers = [str(one["seat"]) for one in self.seats]
        wanted = plain_letters(words.strip())
        return next((names.index(wanted) for names in (players, factions, numbers) if wanted in names), None)

    # ---- options, and the end

    def notes(self) -> dict[str, str]:
        """Costs and chances of what the race asks."""
        return Outlook(self.sight).notes() if self.view["chariots"] else {}

    def ending(self, result: Result) -> Picture:
        """Fortunes decide."""
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        for key in ("end-place", "end-player", "end-how"):
            grid.add_column(self.book.say(key))
        lines: list[str] = []
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            one, place = self.seats[seat], result.places[seat]
            how = self.say("end-bankrupt") if one["bankrupt"] else self.say("end-fortune", sum=one["at_most"])
            grid.add_row(str(place), self.players.called(seat).append(f" ({self.faction(one).plain})"), how)
            lines.append(self.book.labelled(f"{place}. {self.called(one)}", f"{how}."))
        return Picture([grid], lines)


def horses(one: StabledWords) -> str:
    """Their speeds, from the left; if some are hurt, what they were."""
    left = "-".join(str(now) for now, _ in one["team"]["horses"])
    whole = "-".join(str(then) for _, then in one["team"]["horses"])
    return left if left == whole else f"{left} ({whole})"
