"""A season's money in review: fortunes by race, the costliest decision of money, and the luck of bets."""

from __future__ import annotations

import json

import pytest

from harena.bots.minds import MINDS
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.ids import Pick
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.season.money import CAUSES
from harena.games.circus_maximus.season.values import Sheet
from harena.lab import accounts
from harena.lab.accounts import MONEY, Account, Bookkeeper, End, mean_paid, run_on
from harena.lab.analysis import Decision, Review, review
from harena.lab.match import PLAYERS
from harena.rules import LANGUAGES, book
from harena.server.reviews import review_words
from harena.terminal.players import Players, seat_players
from harena.terminal.review import ReviewPage
from tests.faces.seated import Script, always

GAME = GAMES["circus-season"]
MIND = MINDS["circus-season"]
LATE = 30
"""So many answers before the end a review begins that need not take long."""


def played_on(table: Table) -> Table:
    chances = [Fast(seat) for seat in range(table.state.seats)]
    while table.state.asked():
        seat = table.state.asked()[0]
        table.answer(seat, [PLAYERS["steady"].choose(Asked(table.game, table.state, seat), chances[seat])])
    return table


@pytest.fixture(scope="module")
def season() -> Table:
    """A season of one race with two players."""
    return played_on(Table(GAME, 2, {"races": "1"}, {"make": "fast", "seed": 7}))


def kept(table: Table, runs: int = 1) -> Bookkeeper:
    """Books kept through a whole record."""
    walk = table.at(0)
    books = Bookkeeper(MIND, walk.state, runs)
    books.look(walk.state, walk.log)
    for entry in table.entries[1:]:
        assert entry.seat is not None
        walk.answer(entry.seat, entry.picks)
        books.look(walk.state, walk.log)
    return books


# ---- fortunes


def test_fortunes_are_what_everybody_began_with_and_made(season: Table) -> None:
    books = kept(season)
    (account,) = books.accounts
    result = GAME.result(season.state)
    assert result is not None
    assert books.start == [10_000, 10_000]
    assert account.fortunes == [100 * score for score in result.scores]
    assert account.fortunes == [10_000 + sum(made.values()) for made in account.made]
    assert isinstance(season.state, Race)
    assert account.winner == season.state.season.seat_of(season.state.season.winners[0])
    assert account.made[0]["bet"] < 0


def test_where_there_is_no_money_there_are_no_accounts() -> None:
    table = Table(GAMES["circus-maximus"], 2, {}, {"make": "fast", "seed": 7})
    books = Bookkeeper(MINDS["circus-maximus"], table.state, 1)
    books.look(table.state, table.log)
    assert (books.start, books.accounts) == ([], [])


# ---- luck of bets


def dictated(monkeypatch: pytest.MonkeyPatch, winner: int | None) -> None:
    """Races that are run on all end alike."""
    monkeypatch.setattr(accounts, "run_on", lambda mind, state, seed: End(winner, [0] * state.seats))


def test_what_was_sure_to_come_is_no_luck(season: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(season.state, Race)
    dictated(monkeypatch, season.state.season.winners[0])
    (account,) = kept(season).accounts
    assert account.luck == pytest.approx([0.0, 0.0])


def test_what_nobody_could_expect_is_all_luck(season: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    dictated(monkeypatch, None)
    (account,) = kept(season).accounts
    assert account.luck == [made["payoff"] + made["wager-won"] for made in account.made]
    assert sum(account.luck) > 0


def test_expected_is_the_mean_of_what_bets_and_side_bets_pay() -> None:
    sheet = Sheet(((1, 0, 0, 0, 0, 0, 0, 0), (0, 3, 0, 0, 0, 0, 0, 0))).with_odds()
    ends = [End(0, [0, 4]), End(1, [4, 0]), End(None, [2, 2]), End(1, [4, 0])]
    assert mean_paid(ends, sheet) == [(400 + 400 + 200 + 400) / 4, (400 + 300 + 200 + 300) / 4]


def test_bets_of_a_lap_do_not_pass_for_luck(season: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was bet before is valued anew when more is bet; what is added is expected to pay from then on."""
    walk = season.at(0)
    for entry in season.entries[1:]:
        assert entry.seat is not None
        walk.answer(entry.seat, entry.picks)
        assert isinstance(walk.state, Race)
        if walk.state.turn > 0 and walk.state.season.sheet.before:
            break
    race = walk.state
    assert isinstance(race, Race)
    own = race.season.colours[0]
    books = Bookkeeper(MIND, race, 1)
    dictated(monkeypatch, race.season.colours[1])
    books.look(race, walk.log)
    assert books.moment.expected[0] < books.moment.expected[1]
    more = tuple(2 if colour == own else 0 for colour in range(8))
    draft = race.season.draft()
    draft.sheet = draft.sheet.with_lap((more, (0,) * 8))
    before, race.season = race.season.sheet, draft
    dictated(monkeypatch, own)
    books.look(race, walk.log)
    assert books.accounts[-1].luck[0] == 100 * (before.payoffs(own)[0] - before.payoffs(race.season.colours[1])[0])
    assert books.moment.expected[0] == 100 * draft.sheet.payoffs(own)[0] > 100 * before.payoffs(own)[0]


def test_a_race_is_run_on_to_its_winner(season: Table) -> None:
    walk = season.at(season.seq() - LATE)
    assert isinstance(walk.state, Race)
    assert walk.state.turn > 0
    end = run_on(MIND, walk.state, 3)
    assert end.winner in (None, *walk.state.season.colours)
    assert len(end.wagers) == 2
    assert not walk.state.season.winners


# ---- the review


def test_the_costliest_decision_of_money_is_one_of_money() -> None:
    found = Review(Table(GAME, 2, {"races": "1"}, {"make": "fast", "seed": 7}), 8)
    small = Decision(3, 0, Pick(1), Pick(2), 0.02, 0.0, "bets")
    large = Decision(4, 1, Pick(1), Pick(2), 0.05, 0.0, "plans")
    unsure = Decision(5, 1, Pick(1), Pick(2), 0.5, 0.4, "plans")
    drive = Decision(6, 0, Pick(1), Pick(2), 0.3, 0.0, "season-speeds")
    assert found.costliest() is None
    found.decisions = [drive, small, large, unsure]
    assert found.costliest() is large
    assert {"bets", "lap-bets", "plans"} < set(MONEY) <= {ask.name for ask in GAME.asks}


def test_a_season_is_reviewed_with_its_money(season: Table) -> None:
    late = played_on(Table(GAME, 0, {}, {"make": "fast", "seed": 1}, GAME.print(season.at(season.seq() - LATE).state)))
    found = review(late, 8)
    (account,) = found.accounts
    result = GAME.result(late.state)
    assert result is not None
    assert account.fortunes == [100 * score for score in result.scores]
    assert {decision.question for decision in found.decisions} <= {ask.name for ask in GAME.asks}
    words = json.loads(json.dumps(found.words()))
    assert words["accounts"][0]["fortunes"] == account.fortunes
    assert words["accounts"][0]["race"] == 1
    assert words["purse"] == found.purse
    assert words["costliest"] is None or words["costliest"]["entry"] > 0
    sent = review_words(found)
    assert sent.purse == found.purse
    assert [account.fortunes for account in sent.accounts] == [account.fortunes]
    assert sent.accounts[0].luck_of_bets == words["accounts"][0]["luck-of-bets"]
    assert (sent.costliest is None) == (words["costliest"] is None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fortunes_are_told_in_both_languages(lang: str, season: Table) -> None:
    found = Review(season, 8, [[0.5, 0.5]] * len(season.entries), [0.1] * len(season.entries))
    made = [dict.fromkeys(CAUSES, 0)] * 2
    found.purse = [10_000, 10_000]
    found.accounts = [Account(1, [12_300, 7_700], made, [250.0, -1_250.0], 0)]
    entry = next(entry for entry in season.entries if entry.seat == 1)
    found.decisions = [Decision(9, 1, entry.picks[0], entry.picks[0], 0.123, 0.0, "bets")]
    pages, script = book("circus-season", lang), Script(always(""))
    ReviewPage(found, pages, Players(seat_players(["me", "random"], pages), pages)).show(script)
    text = script.text().replace("\u202f", " ").replace("\xa0", " ")
    mark = {"en": ",", "fr": " "}[lang]
    assert f"12{mark}300" in text
    assert f"−1{mark}250" in text
    assert "+250" in text
    assert pages.say("analyse-costliest") in text
    assert pages.say("analyse-no-costliest") not in text
    winner = Players(seat_players(["me", "random"], pages), pages).names[0]
    assert pages.say("analyse-race-won", race=1, player=winner) in script.text()
    found.accounts[0].winner, found.decisions = None, []
    ReviewPage(found, pages, Players(seat_players(["me", "random"], pages), pages)).show(script)
    assert pages.say("analyse-no-costliest") in script.text()
