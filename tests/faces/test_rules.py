"""The rules and texts: both languages whole, every message formats, the reader finds what it looks for."""

from __future__ import annotations

from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from harena.core.agenda import Choice, Together
from harena.core.errors import BadRecord, BadRequest, NotAMove, NotAnOption, NotYourTurn
from harena.core.events import Kind
from harena.core.ids import Clause
from harena.core.notation import step_classes
from harena.games.catalogue import GAMES
from harena.rules import LANGUAGES, Book, book, plain_letters
from harena.rules.book import GAME_FILES, SHARED_FILES, chapter_of, message_id

NAME = "colossal-arena"
GAME = GAMES[NAME]
SAMPLES: dict[str, list[object]] = {
    "seat": [0, 1],
    "creature": ["amazon", "wyrm", "gorgon"],
    "creatures": [["amazon", "wyrm"]],
    "card": ["wyrm 7", "spectator 0", "prefect", "magister", None],
    "cards": [["wyrm 7", "prefect"], [], None],
    "row": [1, 5],
    "count": [0, 1, 2],
    "gold": [0, 1, 4],
    "strength": [0, 10],
}
CHOICES = sorted(
    name for name, kind in step_classes("harena.games.colossal_arena").items() if issubclass(kind, (Choice, Together))
)

both = pytest.mark.parametrize("lang", LANGUAGES)


def pages(lang: str) -> Book:
    return book(NAME, lang)


def messages(file: str, lang: str) -> dict[str, list[str]]:
    """The messages of a file with the names of their attributes."""
    text = files("harena.rules").joinpath(f"{file}.{lang}.ftl").read_text(encoding="utf-8")
    body = parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    listed = [entry for entry in body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in listed}) == len(listed), "a message is there twice"
    return {entry.id.name: [attribute.id.name for attribute in entry.attributes] for entry in listed}


def examples(kind: Kind) -> list[dict[str, object]]:
    """Events of a kind with every combination of sample fields."""
    values = [SAMPLES[sort] for sort in kind.types]
    if kind.name == "backer-changed":
        values[1] = [0, None]
    return [{"kind": kind.name, **dict(zip(kind.fields, fields, strict=True))} for fields in product(*values)]


def assert_sentence(text: str) -> None:
    assert text
    assert text == text.strip()
    assert "{" not in text
    assert "\u2068" not in text


# ---- whole in both languages


@pytest.mark.parametrize("file", [*SHARED_FILES, *[f"{NAME.replace('-', '_')}/{name}" for name in GAME_FILES]])
def test_both_languages_have_the_same_messages(file: str) -> None:
    assert messages(file, "en") == messages(file, "fr")


@both
def test_every_clause_and_chapter_has_a_text(lang: str) -> None:
    for row in pages(lang).clauses():
        assert_sentence(pages(lang).text(row.id))
        assert pages(lang).text(row.id).endswith(".")
    for chapter in pages(lang).chapters():
        assert_sentence(pages(lang).title(chapter))


@both
def test_the_clauses_file_holds_the_ledger_and_nothing_else(lang: str) -> None:
    ids = [*pages(lang).chapters(), *[row.id for row in pages(lang).clauses()]]
    assert sorted(map(message_id, ids)) == sorted(messages("colossal_arena/clauses", lang))


@both
@pytest.mark.parametrize("kind", GAME.kinds, ids=lambda kind: kind.name)
def test_every_kind_of_event_is_told_whatever_its_fields(kind: Kind, lang: str) -> None:
    for words in examples(kind):
        for reader in (None, 0, 1):
            sentence = pages(lang).event(words, reader)
            assert_sentence(sentence)
            assert sentence[0] == sentence[0].upper()
            assert sentence[-1] in ".!?"


@both
def test_no_message_is_for_an_event_that_does_not_exist(lang: str) -> None:
    told = {name.removeprefix("event-") for name in messages("colossal_arena/table", lang) if name.startswith("event-")}
    assert told == {kind.name for kind in GAME.kinds}


@both
def test_every_move_has_a_text_a_heading_and_a_name(lang: str) -> None:
    for say in GAME.picks.spelled:
        assert_sentence(pages(lang).pick_text(say))
        assert_sentence(pages(lang).pick_item(say))
        assert pages(lang).pick_group(say) == pages(lang).pick_group(say).strip()


@both
@pytest.mark.parametrize("choice", CHOICES)
def test_every_question_is_one_sentence_after_whatever_happened(choice: str, lang: str) -> None:
    assert_sentence(pages(lang).prompt(choice))
    for kind in GAME.kinds:
        sentence = pages(lang).prompt(choice, examples(kind)[0])
        assert_sentence(sentence)
        assert sentence.endswith(".")


@both
def test_every_option_and_each_of_its_values_is_explained(lang: str) -> None:
    for option in GAME.options:
        assert_sentence(pages(lang).option_text(option.name))
        values: list[object] = [True, False] if option.kind() == "switch" else list(option.words)
        for value in values if option.kind() != "several" else [values]:
            assert_sentence(pages(lang).option_value(option.name, value))


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
    played = {"kind": "combat-card-played", "seat": 0, "card": "gorgon 3", "row": 1}
    assert pages("en").prompt("offer-power", played) == "Use the power of the Gorgon, or decline it."
    assert pages("fr").prompt("offer-power", played) == "Utilisez le pouvoir de la Gorgone, ou renoncez-y."


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
    with pytest.raises(BadRequest, match="there are en, fr"):
        book(NAME, "tlh")
    with pytest.raises(BadRequest, match="there are creatures, exclude"):
        pages("en").option_text("handicap")


def test_messages_that_do_not_fit_are_errors() -> None:
    with pytest.raises(LookupError, match="does not fit"):
        pages("en").say("gold")
    with pytest.raises(LookupError):
        pages("en").say("no-such-message")


# ---- refusing


@both
def test_a_refusal_says_what_and_which_clause(lang: str) -> None:
    words = pages(lang).refusal(NotAnOption("Seat 0 may not bet wyrm now (CA-3.3).", Clause("CA-3.3")), "bet wyrm")
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
