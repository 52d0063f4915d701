"""The rules and texts: both languages whole, every message formats, the reader finds what it looks for."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from harena.core.asks import Ask
from harena.core.declared import Declared
from harena.core.errors import BadRecord, BadRequest, NotAMove, NotAnOption, NotYourTurn
from harena.core.events import Kind
from harena.core.ids import Clause
from harena.games.catalogue import GAMES
from harena.rules import LANGUAGES, Book, book, plain_letters
from harena.rules.book import DEFAULT_FILE, EXTRA_FILES, SHARED_FILES, chapter_of, message_id, verb_id

ROOT = Path(__file__).parents[2]
NAME = "colossal-arena"
GAME = GAMES[NAME]
ENOUGH = 150
"""Of the ways in which the fields of an event may be filled in."""
SHARED_SAMPLES: dict[str, list[object]] = {"seat": [0, 1], "seats": [[0, 1, 2]], "count": [0, 1, 2]}
SAMPLES: dict[str, dict[str, list[object]]] = {
    "colossal-arena": {
        "creature": ["amazon", "wyrm", "gorgon"],
        "creatures": [["amazon", "wyrm"]],
        "card": ["wyrm 7", "spectator 0", "prefect", "magister", None],
        "cards": [["wyrm 7", "prefect"], [], None],
        "row": [1, 5],
        "gold": [0, 1, 4],
        "strength": [0, 10],
    },
    "arena-maximus": {
        "card": ["whip green", "rein black+blue", "whip plain", "magic", None],
        "cards": [["rein red", "magic"], [], None],
        "colour": ["green", "black"],
        "tile": ["empty", "rocks 3", "jump 2", "hazard green+red", "stables", "start/finish"],
        "tiles": [["hazard blue", "jump 4"]],
        "spell": ["cast hasten", "cast heal", "cast teleport", "cast fireball 1", "cast alter -1 +2"],
        "seats": [[1, 2], [0]],
        "half": ["whip", "rein"],
        "ramming": ["ram", "cancel"],
        "whipping": ["attack", "cancel", "counter", "cancel-counter"],
    },
    "circus-maximus": {
        "chariot": ["red", "silver"],
        "chariots": [["red", "navy"]],
        "counts": [[3, 5, 4, 1]],
        "square": ["home 12/3", "eggs 4/1"],
        "side": ["in", "out"],
        "half": ["left", "right"],
        "part": ["team", "car"],
        "attack": ["lash", "ram"],
        "car": ["light", "heavy"],
        "marker": ["egg", "dolphin"],
        "strain": ["-", "S", "SS", "J", "LH", "RH", "FP"],
        "lash": ["-", "B", "S", "M", "W", "G"],
        "damaged": ["attacker", "both", "neither", "defender"],
        "outcome": ["safe", "jostled", "wheels", "hobbled", "lamed", "danger", "flip"],
        "cause": ["corner", "wheel", "wall", "driver", "wreck"],
        "defence": ["hold", "brake back", "evade out"],
    },
}
SAMPLES["circus-season"] = {
    **SAMPLES["circus-maximus"],
    "chariot": ["red", "brown-2"],
    "chariots": [["red", "blue-2"]],
    "defence": ["hold", "brake back", "reveal blue"],
    "sum": [0, 2300],
    "change": [2300, -500],
    "bribe": ["peace", "slow"],
    "money": ["loan", "orders"],
}
"""Values of the fields of events and questions, by game and sort, where more than a few are worth a look."""


def folder(name: str) -> str:
    """Where a game's own texts are."""
    return GAMES[name].books()[0]


def text_files() -> list[str]:
    """The files of all games: each its own, and clauses where the ledger is."""
    last = {game.books()[-1] for game in GAMES.values()}
    return [*[f"{folder(name)}/table" for name in GAMES], *[f"{name}/clauses" for name in sorted(last)]]


def table_messages(name: str, lang: str) -> dict[str, list[str]]:
    """The messages of a game's tables; of two with one name the first counts."""
    found: dict[str, list[str]] = {}
    for one in GAMES[name].books():
        found = {**messages(f"{one}/table", lang), **found}
    return found


both = pytest.mark.parametrize("lang", LANGUAGES)
each_game = pytest.mark.parametrize("name", GAMES)
KINDS = [pytest.param(name, kind, id=f"{name}-{kind.name}") for name, game in GAMES.items() for kind in game.kinds]
ASKS = [pytest.param(name, ask, id=f"{name}-{ask.name}") for name, game in GAMES.items() for ask in game.asks]


def pages(lang: str, name: str = NAME) -> Book:
    return book(name, lang)


def messages(file: str, lang: str) -> dict[str, list[str]]:
    """The messages of a file with the names of their attributes."""
    text = files("harena.rules").joinpath(f"{file}.{lang}.ftl").read_text(encoding="utf-8")
    body = parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    listed = [entry for entry in body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in listed}) == len(listed), "a message is there twice"
    return {entry.id.name: [attribute.id.name for attribute in entry.attributes] for entry in listed}


def examples(name: str, declared: Declared, called: str = "kind") -> list[dict[str, object]]:
    """Events of a kind, or questions of a sort, with every combination of sample fields; if there are very many, with
    some that have every two values of two fields together."""
    values = [samples(name, sort) for sort in declared.types]
    if declared.name == "backer-changed":
        values[1] = [0, None]
    combined = list(product(*values))
    chosen = combined if len(combined) <= ENOUGH else Random(ENOUGH).sample(combined, ENOUGH)
    return [{called: declared.name, **dict(zip(declared.fields, fields, strict=True))} for fields in chosen]


def samples(name: str, sort: str) -> list[object]:
    """Some values of a field: those above, or what the game itself calls its first numbers."""
    known = {**SHARED_SAMPLES, **SAMPLES.get(name, {})}
    if sort in known:
        return known[sort]
    spelled: list[object] = [GAMES[name].spell(sort.removesuffix("s"), number) for number in (0, 1)]
    return [spelled, []] if sort.endswith("s") else spelled


def assert_sentence(text: str) -> None:
    assert text
    assert text == text.strip()
    assert "{" not in text
    assert "\u2068" not in text


# ---- whole in both languages


@pytest.mark.parametrize("file", [f"{folder(game)}/{name}" for game in GAMES for name in EXTRA_FILES])
def test_what_not_every_game_has_is_there_in_both_languages_or_in_none(file: str) -> None:
    there = [lang for lang in LANGUAGES if files("harena.rules").joinpath(f"{file}.{lang}.ftl").is_file()]
    assert there in ([], LANGUAGES)
    assert len({tuple(sorted(messages(file, lang))) for lang in there}) <= 1


@pytest.mark.parametrize("file", [*SHARED_FILES, DEFAULT_FILE, *text_files()])
def test_both_languages_have_the_same_messages(file: str) -> None:
    assert messages(file, "en") == messages(file, "fr")


@both
@each_game
def test_every_clause_and_chapter_has_a_text(name: str, lang: str) -> None:
    for row in pages(lang, name).clauses():
        assert_sentence(pages(lang, name).text(row.id))
        assert pages(lang, name).text(row.id).endswith(".")
    for chapter in pages(lang, name).chapters():
        assert_sentence(pages(lang, name).title(chapter))


@both
@each_game
def test_the_clauses_file_holds_the_ledger_and_nothing_else(name: str, lang: str) -> None:
    ids = {*pages(lang, name).chapters(), *[row.id for row in pages(lang, name).clauses()]}
    assert sorted(map(message_id, ids)) == sorted(messages(f"{GAMES[name].books()[-1]}/clauses", lang))


@both
@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_every_kind_of_event_is_told_whatever_its_fields(name: str, kind: Kind, lang: str) -> None:
    for words in examples(name, kind):
        for reader in (None, 0, 1):
            sentence = pages(lang, name).event(words, reader)
            assert_sentence(sentence)
            assert sentence[0] == sentence[0].upper()
            assert sentence[-1] in ".!?"


@both
@each_game
def test_messages_for_events_moves_questions_and_options_are_those_the_game_has(name: str, lang: str) -> None:
    game = GAMES[name]
    table = table_messages(name, lang)
    wanted = {f"event-{kind.name}" for kind in game.kinds} | {f"choice-{ask.name}" for ask in game.asks}
    wanted |= {verb_id(verb.name) for verb in game.picks.verbs} | {f"option-{option.name}" for option in game.options}
    wanted |= {f"group-{group}" for group in game.menu.groups} | {f"set-{one}" for one in game.menu.sets}
    begins = ("event-", "choice-", "verb-", "option-", "group-", "set-")
    told = {key for key in table if key.startswith(begins)}
    beneath = {key for one in GAMES[name].books()[1:] for key in messages(f"{one}/table", lang)}
    assert told - wanted <= beneath
    assert wanted <= told


@both
@each_game
def test_every_move_has_a_text_a_heading_and_a_name(name: str, lang: str) -> None:
    for say in GAMES[name].picks.spelled:
        assert_sentence(pages(lang, name).pick_text(say))
        assert_sentence(pages(lang, name).pick_item(say))
        assert pages(lang, name).pick_group(say) == pages(lang, name).pick_group(say).strip()


@both
@pytest.mark.parametrize(("name", "ask"), ASKS)
def test_every_question_is_one_sentence_whatever_it_is_about(name: str, ask: Ask, lang: str) -> None:
    pages_of = pages(lang, name)
    for sentence in [pages_of.prompt(ask.name), *[pages_of.prompt(ask.name, asked) for asked in asked_as(name, ask)]]:
        assert_sentence(sentence)
        assert sentence.endswith((".", "?"))


@both
@pytest.mark.parametrize(("name", "ask"), ASKS)
def test_a_no_says_what_it_declines_if_there_is_one(name: str, ask: Ask, lang: str) -> None:
    assert ("no" in table_messages(name, lang)[f"choice-{ask.name}"]) == bool(ask.declines)
    noes = {verb.name for verb in GAMES[name].picks.verbs if verb.declines}
    for asked in asked_as(name, ask) if ask.declines else []:
        for say in noes:
            text = pages(lang, name).pick_text(say, (), asked)
            assert_sentence(text)
            assert text[-1] not in ".!?"
            assert pages(lang, name).pick_item(say, (), asked) == text


def asked_as(name: str, ask: Ask) -> list[dict[str, object]]:
    return examples(name, ask, "choice")


@both
@each_game
def test_every_option_and_each_of_its_values_is_explained(name: str, lang: str) -> None:
    named: dict[str, list[object]] = {"switch": [True, False], "data": ["default"]}
    for option in GAMES[name].options:
        assert_sentence(pages(lang, name).option_text(option.name))
        words: list[object] = list(option.words)
        for value in named.get(option.kind(), [words] if option.kind() == "several" else words):
            assert_sentence(pages(lang, name).option_value(option.name, value))


@both
def test_every_creature_has_a_power_in_one_line(lang: str) -> None:
    for creature in GAME.options[0].words:
        assert len(pages(lang).say(f"power-{creature}")) <= 60
        assert pages(lang).word(creature) != creature


# ---- saying it well


def test_french_agrees_in_gender_and_number() -> None:
    def fallen(creature: str) -> str:
        return pages("fr").event({"kind": "creature-eliminated", "creature": creature, "row": 1, "strength": 0})

    assert fallen("amazon").startswith("L’Amazone,")
    assert fallen("amazon").endswith("est éliminée\u202f!")
    assert fallen("wyrm").startswith("Le Wyrm,")
    assert fallen("wyrm").endswith("est éliminé\u202f!")
    bet = {"kind": "bet-placed", "seat": 1, "creature": "ettin", "row": 4, "gold": 1}
    assert pages("fr").event(bet) == "Bleu a parié sur l’Ettin\u00a0: 1 pièce d’or en cas de survie."
    assert "2 pièces d’or" in pages("fr").event({**bet, "gold": 2})
    assert pages("fr").pick_text("ask 1 unicorn") == "Demander à Bleu une carte de la Licorne"


LOOSE = re.compile(r"[\w})’…»%] ([:;»%](?=[\s.,)]|$)|[!?](?=$| [A-Z{]))|« ")
"""A mark that a line may begin with in French, for want of a no-break space; a bare ? is a command of the terminal."""


@pytest.mark.parametrize("folder", ["src/harena/rules", "web/src/texts"])
def test_no_french_line_begins_with_a_mark(folder: str) -> None:
    texts = sorted((ROOT / folder).rglob("*.fr.ftl"))
    assert texts
    for text in texts:
        lines = text.read_text("utf-8").splitlines()
        assert [line for line in lines if LOOSE.search(line) and not line.startswith(("#", "command-"))] == []


def test_words_of_several_parts_are_put_together_as_the_language_does() -> None:
    race = {lang: pages(lang, "arena-maximus") for lang in LANGUAGES}
    assert race["en"].word("whip green") == "green whip"
    assert race["fr"].word("whip green") == "fouet vert"
    assert race["fr"].word("rein green+black") == "rêne verte et noire"
    assert race["fr"].word("hazard blue+red") == "embûche bleue et rouge"
    assert race["en"].word("rocks 3") == "rocks 3"
    laid: dict[str, object] = {"kind": "card-laid", "seat": 0, "card": "rein blue"}
    assert race["fr"].event(laid, 0) == "Vous avez joué une rêne bleue."
    assert race["en"].pick_text("lay magic") == "Play a magic card"
    order: dict[str, object] = {"kind": "round-begun", "round": 2, "seats": [1, 0]}
    assert race["en"].event(order, 0) == "Round 2 begins. Turn order: Blue, you."


def test_a_spell_names_what_it_is_cast_on() -> None:
    cast: dict[str, object] = {"kind": "spell-cast", "seat": 0, "spell": "cast fireball 1"}
    assert pages("en", "arena-maximus").event(cast, 0) == "You cast Fireball at Blue."
    swap = pages("fr", "arena-maximus").pick_text("cast alter -2 +3")
    assert swap.endswith("échanger les tuiles 2 derrière et 3 devant")


def test_the_reader_is_called_you_and_others_by_their_names() -> None:
    bet: dict[str, object] = {"kind": "bet-placed", "seat": 1, "creature": "wyrm", "row": 1, "gold": 4}
    assert pages("en").event(bet, 1) == "You bet on the Wyrm: 4 gold if it survives."
    assert pages("en").event(bet, 0).startswith("Blue bet on")
    assert pages("en").event(bet, 0, ["Ann", "Bob"]).startswith("Bob bet on")
    assert pages("fr").event(bet, 1).startswith("Vous avez parié sur le Wyrm")


def test_what_a_reader_may_not_know_or_has_forgotten_is_not_named() -> None:
    assert pages("en").event({"number": 3, "seq": 1}) == ""
    assert pages("en").event({"kind": "combat-card-played", "seat": 0, "card": None, "row": 1}) == "Red played a card."


def test_a_question_names_what_it_is_about() -> None:
    asked = {"choice": "offer-power", "creature": "gorgon"}
    assert pages("en").prompt("offer-power", asked) == "Use the power of the Gorgon?"
    assert pages("fr").prompt("offer-power", asked) == "Utiliser le pouvoir de la Gorgone\u202f?"
    whipped = {"choice": "lay-whips", "purpose": "cancel", "rival": 1, "laid": 1, "left": 2, "most": 3}
    told = "Blue attacks you with 3: cancel up to 2 more; the rest is damage."
    assert pages("en", "arena-maximus").prompt("lay-whips", whipped) == told


def test_a_no_reads_by_the_window_it_is_said_in() -> None:
    block: dict[str, object] = {"choice": "block", "mover": 1, "before": 0, "laid": 0, "left": 2}
    rocks: dict[str, object] = {"choice": "pay-rocks", "rating": 3, "paid": 1, "left": 2}
    race = {lang: pages(lang, "arena-maximus") for lang in LANGUAGES}
    assert [race[lang].pick_text("done", (), block) for lang in LANGUAGES] == ["No block", "Ne pas bloquer"]
    assert race["en"].pick_text("done", (), {**block, "laid": 1}) == "No more reins"
    assert race["en"].pick_text("done", (), rocks) == "No more reins: take 2 damage"
    assert race["en"].pick_text("done") == "Keep the rest"
    power = {"choice": "offer-power", "creature": "gorgon"}
    assert pages("fr").pick_text("decline", (), power) == "Renoncer au pouvoir de la Gorgone"


# ---- finding it


@pytest.mark.parametrize("words", ["DÉMON", "demon", "démon réserve", "l'amazone d'avoir", "L’AMAZONE"])
def test_search_overlooks_capitals_accents_apostrophes_and_spaces(words: str) -> None:
    found = pages("fr").search(words)
    assert found
    text = plain_letters(pages("fr").title(chapter_of(found[0])) + pages("fr").text(found[0]))
    assert all(word in text for word in plain_letters(words).split())


def test_search_overlooks_no_break_spaces_and_finds_nothing_in_nothing() -> None:
    assert pages("fr").search("texte\u00a0\u202fvisible") == pages("fr").search("texte visible") != []
    assert pages("en").search("") == []
    assert pages("en").search("zeppelin") == []


def test_a_clause_or_chapter_is_found_by_its_number() -> None:
    assert pages("en").find("6.8") == pages("en").find("ca-6.8") == ["CA-6.8"]
    assert pages("en").find("CA-23") == ["CA-23.1", "CA-23.2"]
    assert "CA-5.1" in pages("en").find("backer")
    race = pages("en", "circus-maximus")
    assert race.find("cm-26.1a") == ["CM-26.1a"]
    assert race.find("26.4.1-equal") == ["CM-26.4.1-equal"]


def test_what_does_not_exist_is_refused_with_what_does() -> None:
    for refused in (
        lambda: pages("en").text("CA-6.99"),
        lambda: pages("en").text("ca-6"),
        lambda: pages("en").title("CA-27"),
        lambda: pages("en").numbered("99"),
    ):
        with pytest.raises(BadRequest, match=r"There is no (clause|chapter) .* they run from CA-1"):
            refused()
    with pytest.raises(BadRequest, match="there is colossal-arena"):
        book("chess", "en")
    with pytest.raises(BadRequest, match="available: en, fr"):
        book(NAME, "tlh")
    with pytest.raises(BadRequest, match="available: creatures, exclude"):
        pages("en").option_text("handicap")


def test_messages_that_do_not_fit_are_errors() -> None:
    with pytest.raises(LookupError, match="does not fit"):
        pages("en").say("gold")
    with pytest.raises(LookupError):
        pages("en").say("no-such-message")


# ---- refusing


@both
def test_a_refusal_says_what_and_which_clause(lang: str) -> None:
    words = pages(lang).refusal(
        NotAnOption("Seat 0 cannot answer 'bet wyrm' now (CA-3.3).", Clause("CA-3.3")), "bet wyrm"
    )
    assert pages(lang).pick_text("bet wyrm") in words
    assert pages(lang).text("CA-3.3") in words
    assert "CA-3.3" in words
    assert pages(lang).text("CA-3.3") in pages(lang).refusal(NotAnOption("…", Clause("CA-3.3")))


@both
def test_other_refusals_are_sentences_too(lang: str) -> None:
    assert_sentence(pages(lang).refusal(NotYourTurn("Nothing is asked of seat 1 now.")))
    assert "xyzzy" in pages(lang).refusal(NotAMove("…"), "xyzzy")
    assert "12" in pages(lang).refusal(BadRecord("…", 12, Clause("CA-3.1")))
    assert "CA-3.1" in pages(lang).refusal(BadRecord("…", 12, Clause("CA-3.1")))
    assert "seats" in pages(lang).refusal(BadRequest("Name the seats."))
