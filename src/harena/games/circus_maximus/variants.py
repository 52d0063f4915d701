"""Variants of the rules as data: what one adds to the race, replaces or takes out, and the moments it answers."""

from __future__ import annotations

from typing import Final, cast, final

from .chariot import NOBODY, Faction
from .race import ChariotStep, Entry, Hook, Rulebook, Step, Use

Kind = type[object]
"""A kind of step, of use or of entry."""


@final
class Edit:
    """A change of a sequence at the place of one of its kinds: what comes before it, instead of it and after it. What
    was replaced or taken out keeps its place, so that other variants still find it."""

    def __init__(self, place: Kind | None, before: list[Kind], instead: list[Kind], after: list[Kind]) -> None:
        self.place: Final = place
        self.before: Final = before
        self.instead: Final = instead
        self.after: Final = after


def sequence(kinds: list[Kind]) -> Edit:
    """A whole sequence: what variants then change."""
    return Edit(None, [], kinds, [])


def before(place: Kind, kinds: list[Kind]) -> Edit:
    return Edit(place, kinds, [place], [])


def after(place: Kind, kinds: list[Kind]) -> Edit:
    return Edit(place, [], [place], kinds)


def instead_of(place: Kind, kinds: list[Kind]) -> Edit:
    return Edit(place, [], kinds, [])


def without(place: Kind) -> Edit:
    return Edit(place, [], [], [])


@final
class Variant:
    """A set of rules that combines with any others. The basic race is one too: its edits are the sequences
    themselves."""

    def __init__(
        self,
        name: str,
        *,
        needs: list[Variant] | None = None,
        setup: list[Edit] | None = None,
        turn: list[Edit] | None = None,
        phase: list[Edit] | None = None,
        runaway: list[Edit] | None = None,
        uses: list[Edit] | None = None,
        entries: list[Edit] | None = None,
        hooks: list[Hook] | None = None,
    ) -> None:
        self.name: Final = name
        self.needs: Final = needs or []
        """Rules that it shares with others and builds on: they are put in once, whoever needs them."""
        self.setup: Final = setup or []
        self.turn: Final = turn or []
        self.phase: Final = phase or []
        self.runaway: Final = runaway or []
        self.uses: Final = uses or []
        self.entries: Final = entries or []
        self.hooks: Final = hooks or []


# ---- putting them together


def with_needs(variants: list[Variant]) -> list[Variant]:
    """The variants, each followed by what it needs and nobody before it has brought."""
    found: list[Variant] = []
    for variant in variants:
        for one in [variant, *variant.needs]:
            if one not in found:
                found.append(one)
    return found


@final
class Place:
    """Where a kind stands in a sequence, and what stands there now."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind
        self.now: list[Kind] = [kind]


def composed(edits: list[Edit]) -> list[Kind]:
    """A sequence with all edits made, in the order of the variants."""
    places: list[Place] = []
    for edit in edits:
        if edit.place is None:
            places += [Place(kind) for kind in edit.instead]
        else:
            make(places, edit, edit.place)
    return [kind for place in places for kind in place.now]


def make(places: list[Place], edit: Edit, kind: Kind) -> None:
    at = [place.kind for place in places].index(kind)
    if edit.instead != [kind]:
        places[at].now = edit.instead
    places[at + 1 : at + 1] = [Place(other) for other in edit.after]
    places[at:at] = [Place(other) for other in edit.before]


def rulebook_of(variants: list[Variant], chariots: int) -> Rulebook:
    """The rulebook of these variants and what they need, for so many chariots."""
    variants = with_needs(variants)
    phase = composed([edit for variant in variants for edit in variant.phase])
    runaway = composed([edit for variant in variants for edit in variant.runaway])
    return Rulebook(
        steps_of(composed([edit for variant in variants for edit in variant.setup]), NOBODY),
        steps_of(composed([edit for variant in variants for edit in variant.turn]), NOBODY),
        [steps_of(phase, Faction(number)) for number in range(chariots)],
        [steps_of(runaway, Faction(number)) for number in range(chariots)],
        [cast("type[Use]", kind)() for kind in composed([edit for variant in variants for edit in variant.uses])],
        [cast("type[Entry]", kind)() for kind in composed([edit for variant in variants for edit in variant.entries])],
        [hook for variant in variants for hook in variant.hooks],
    )


def steps_of(kinds: list[Kind], number: Faction) -> list[Step]:
    return [step_of(kind, number) for kind in kinds]


def step_of(kind: Kind, number: Faction) -> Step:
    """A step of a sequence; one that concerns a chariot is made for it."""
    if issubclass(kind, ChariotStep):
        return kind(number)
    return cast("type[Step]", kind)()
