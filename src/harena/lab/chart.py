"""Everybody's expected worth over a game as a picture: SVG and PNG, or HTML that needs no network."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..core.errors import BadRequest

FORMATS: Final = [".svg", ".png", ".html"]
_COLOURS: Final = {
    "red": "#c1272d",
    "blue": "#0b5fa5",
    "green": "#2e7d32",
    "yellow": "#c08a00",
    "violet": "#7b3fa0",
    "orange": "#e06c00",
    "turquoise": "#008c95",
    "silver": "#777777",
}
_DASHES: Final = [[1, 0], [7, 3], [2, 2], [9, 3, 2, 3], [4, 2], [12, 3], [1, 3], [9, 2, 2, 2, 2, 2]]
"""Each seat has a line of its own, so that no colour need be told from another."""
_WIDTH: Final = 820
_HEIGHT: Final = 400
_INK: Final = "#333333"
_FAINT: Final = "#999999"


@dataclass(frozen=True)
class Caption:
    """All words of the picture, in the reader's language."""

    title: str
    notes: list[str]
    """What happened at the marked entries, one line each."""
    entry: str
    worth: str
    player: str
    names: list[str]
    colours: list[str]


def check_chart(file: Path) -> None:
    """Refuse what cannot be drawn before anything long is begun."""
    if file.suffix.lower() not in FORMATS:
        raise BadRequest(f"A chart is drawn into a file ending in {', '.join(FORMATS)}, not into {file.name}.")
    try:
        import altair  # noqa: F401 (whether it is there)
        import vl_convert  # noqa: F401
    except ImportError as missing:
        raise BadRequest(
            f"The package '{missing.name}' is missing, which charts need: make charts, or pip install 'harena[lab]'."
        ) from missing


def draw_chart(file: Path, worth: list[list[float]], marked: list[int], caption: Caption) -> None:
    """Write the picture; `worth` is by entry and seat, `marked` are the entries where the game turned."""
    import altair as alt

    rows = [
        {"entry": seq, "worth": round(100 * value, 2), "player": caption.names[seat]}
        for seq, values in enumerate(worth)
        for seat, value in enumerate(values)
    ]
    player = alt.Legend(title=caption.player, symbolSize=400, symbolStrokeWidth=2.5, labelLimit=240)
    hues, dashes = [_COLOURS[colour] for colour in caption.colours], _DASHES[: len(caption.names)]
    along = alt.X("entry:Q", title=caption.entry, scale=alt.Scale(domain=[0, len(worth) - 1], nice=False))
    lines = (
        alt.Chart({"values": rows})
        .mark_line(strokeWidth=2.2, interpolate="step-after")
        .encode(
            along,
            alt.Y("worth:Q", title=caption.worth, scale=alt.Scale(domain=[0, 100])),
            alt.Color("player:N", scale=alt.Scale(domain=caption.names, range=hues), legend=player),
            alt.StrokeDash("player:N", scale=alt.Scale(domain=caption.names, range=dashes), legend=player),
        )
    )
    below: list[alt.Chart] = []
    above: list[alt.Chart] = []
    for raised, turns in enumerate(badges(marked, len(worth))):
        top = alt.value(-14 - 24 * raised)
        marks = alt.Chart({"values": turns}).encode(alt.X("entry:Q"), y=top)
        below.append(marks.mark_rule(color=_FAINT, strokeWidth=1).encode(y2=alt.value(_HEIGHT)))
        above += [
            marks.mark_point(size=340, shape="circle", filled=True, color=_INK, opacity=1),
            marks.mark_text(color="white", fontSize=12, fontWeight="bold").encode(alt.Text("number:N")),
        ]
    title = alt.TitleParams(
        caption.title,
        subtitle=caption.notes,
        anchor="start",
        fontSize=18,
        subtitleFontSize=13,
        subtitleLineHeight=17,
        subtitlePadding=6,
        offset=52,
    )
    picture = (
        alt.layer(*below, lines, *above)
        .properties(width=_WIDTH, height=_HEIGHT, title=title, padding=16, background="white")
        .configure_axis(labelFontSize=12, titleFontSize=13, titleColor=_INK, gridColor="#eeeeee")
        .configure_legend(labelFontSize=13, titleFontSize=13, orient="right")
        .configure_view(stroke=None)
    )
    try:
        if file.suffix.lower() == ".html":
            picture.save(str(file), inline=True)
        else:
            picture.save(str(file), scale_factor=2)
    except OSError as wrong:
        raise BadRequest(f"{file} cannot be written: {wrong.strerror or wrong}.") from wrong


def badges(marked: list[int], entries: int) -> list[list[dict[str, object]]]:
    """The numbers of the marked entries in two rows: one that would cover the number before it goes into the upper."""
    rows: list[list[dict[str, object]]] = [[], []]
    raised = 0
    for number, seq in enumerate(marked, 1):
        near = number > 1 and (seq - marked[number - 2]) * 30 < entries
        raised = 1 - raised if near else 0
        rows[raised].append({"entry": seq, "number": str(number)})
    return rows
