"""A figure 8 as a picture in one SVG text, in the manner of the oval's: the crossing is laid stone, all else sand."""

from __future__ import annotations

from html import escape

from .games.circus_maximus.drawing import lane_squares, word, words
from .games.circus_maximus.eight import FIRST_LEG, LEFT_LOOP, RIGHT_LOOP, SECOND_LEG, Eight
from .games.circus_maximus.track import EVERY_LANE, Section, Square, Track
from .track_svg import (
    DEEPEST,
    EDGE,
    GRAVEL,
    GRAVEL_EDGE,
    GRID,
    INK,
    PALE,
    PALEST,
    SAND,
    SCALE,
    SLOW,
    STONE,
    group,
    label,
    mixed,
    path,
    rect,
    text,
)
from .track_svg import svg as oval_svg

LAID = ["#f2e7cf", "#e4d0a6"]
"""The slabs of the crossing, chequered."""
POST = "#7a4e0c"
MARGIN = 1.6
"""Around the track, in squares, as everything about places below."""
CHEQUERS = 32


def picture(track: Track) -> str:
    """The board of any track that can be drawn."""
    return svg(track) if track.crosses else oval_svg(track)


def svg(track: Track) -> str:
    """The whole figure 8."""
    eight = Eight(track)
    parts = [
        squares(eight),
        gray_squares(eight),
        finish_line(eight),
        posts(eight),
        lane_numbers(eight),
        arrows(eight),
        *[plate(eight, square) for square in eight.plated() if not under_gray(eight, square)],
        markers(eight),
        caption(eight),
    ]
    return "\n".join([opening(eight), *parts, "</svg>"]) + "\n"


def opening(eight: Eight) -> str:
    x, y = eight.reach()
    left, top, width, height = -x - MARGIN, -y - MARGIN, 2 * (x + MARGIN), 2 * (y + MARGIN)
    shown = " ".join(word(SCALE * number) for number in (left, top, width, height))
    title, about = escape(f"Circus Maximus: {eight.track.label()}"), escape(description(eight.track))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{shown}" width="{word(SCALE * width)}" '
        f'height="{word(SCALE * height)}" role="img" aria-labelledby="title desc">\n'
        f'<title id="title">{title}</title>\n<desc id="desc">{about}</desc>\n'
        f"{rect((left, top), (width, height), fill='#e9dcc1')}"
    )


def description(track: Track) -> str:
    first, second = track.section_name(FIRST_LEG), track.section_name(SECOND_LEG)
    speeds = ", ".join(str(speed) for speed in track.safe[LEFT_LOOP][1:])
    lanes = len(EVERY_LANE)
    return (
        f"A figure 8 of {lanes} lanes that lies on its side. The leg {first} comes from the upper left, crosses the "
        f"leg {second} in a block of {lanes} by {lanes} squares and leads into the loop on the right, which turns "
        f"left; {second} comes back from there, through the block, to the loop on the left, which turns right. The "
        f"finish line is the end of {track.section_name(track.section_at[track.finish - 1])}. Safe speeds of the "
        f"loops from the inside out: {speeds}."
    )


def squares(eight: Eight) -> str:
    track = eight.track
    own = [Square(square) for square in range(track.size) if not track.gray[square] and track.ground[square] == square]
    return group([square_path(eight, square) for square in own], stroke=GRID, stroke_width=0.03)


def square_path(eight: Eight, square: Square) -> str:
    track = eight.track
    name = track.square_name(square)
    if track.in_block(square):
        name += f", {track.square_name(track.twin[square])}"
    if track.corner[square]:
        name += f", safe speed {track.limit[square]}"
    return f'<path d="{eight.outline[square]}" fill="{colour(track, square)}"><title>{name}</title></path>'


def colour(track: Track, square: Square) -> str:
    lane = track.lane[square]
    if track.in_block(square):
        return LAID[(lane + track.index[square]) % 2]
    if not track.corner[square]:
        return SAND[lane % 2]
    speeds = sorted(track.safe[track.section[square]][1:])
    share = (speeds[-1] - track.limit[square]) / max(speeds[-1] - speeds[0], 1)
    return mixed(SAND[1], SLOW, PALEST + (DEEPEST - PALEST) * share)


def plate(eight: Eight, square: Square) -> str:
    """A safe speed in a box."""
    x, y = eight.centre[square]
    width, height = 0.62, 0.52
    box = rect((x - width / 2, y - height / 2), (width, height), rx=4, fill=PALE, stroke=SLOW, stroke_width=1.4)
    return box + text((x, y), str(eight.track.limit[square]), 0.4, font_weight=700)


def lane_numbers(eight: Eight) -> str:
    """Bare figures on the second and the last square but one of each leg."""
    track, found = eight.track, ""
    for leg in (FIRST_LEG, SECOND_LEG):
        for lane in EVERY_LANE:
            for index in (1, track.count(leg, lane) - 2):
                found += text(eight.centre[track.at(leg, lane, index)], str(lane), 0.4, fill_opacity=0.7)
    return found


def arrows(eight: Eight) -> str:
    """Which way each leg runs, at its beginning beside the track: one stroke for the first, two for the second."""
    shapes = ""
    for strokes, leg in enumerate((FIRST_LEG, SECOND_LEG), 1):
        for stroke in range(strokes):
            at = 1.2 + 0.4 * stroke
            tip = eight.point(leg, at + 0.4, -eight.half - 0.4)
            ends = eight.point(leg, at, -eight.half - 0.2), eight.point(leg, at, -eight.half - 0.6)
            shapes += f"M{words(ends[0])}L{words(tip)}L{words(ends[1])}"
    return path(shapes, fill="none", stroke=INK, stroke_width=0.1)


def posts(eight: Eight) -> str:
    """The corner posts of the crossing, where there is no wall."""
    shapes = []
    for along in (-eight.half, eight.half):
        for across in (-eight.half, eight.half):
            x, y = (along - across) / 2**0.5, (along + across) / 2**0.5
            shapes.append(f'<circle cx="{word(x)}" cy="{word(y)}" r="0.22"/>')
    return group(shapes, fill=POST, stroke=PALE, stroke_width=0.06)


def finish_line(eight: Eight) -> str:
    """Chequers at the far edge of the section that ends the race."""
    track = eight.track
    section = track.section_at[track.finish - 1]
    end, cell = float(track.edges[section][1][-1]), 2 * eight.half / CHEQUERS
    dark, pale = "", ""
    for row in range(CHEQUERS):
        for column in range(2):
            square = chequer(eight, section, end - cell * (2 - column), -eight.half + row * cell, cell)
            dark, pale = (dark + square, pale) if (row + column) % 2 == 0 else (dark, pale + square)
    said = eight.point(section, end, -eight.half - 1.4)
    return path(pale, fill=PALE) + path(dark, fill=INK) + label(said, "FINISH", INK, PALE)


def chequer(eight: Eight, section: Section, at: float, right: float, cell: float) -> str:
    corners = [(at, right), (at + cell, right), (at + cell, right + cell), (at, right + cell)]
    return "M" + "L".join(words(eight.point(section, *corner)) for corner in corners) + "Z"


def under_gray(eight: Eight, square: Square) -> bool:
    """Whether the run-in lies over a square: over the last ones of the loop that leads where it does."""
    return eight.track.section[square] == RIGHT_LOOP and eight.track.index[square] > 0


def gray_squares(eight: Eight) -> str:
    """Over the end of the loop, as on the oval."""
    track = eight.track
    shapes = [f'<path d="{eight.outline[square]}"/>' for square in range(track.size) if track.gray[square]]
    run_in = group(shapes, fill=GRAVEL, stroke=GRAVEL_EDGE, stroke_width=0.03)
    said = eight.point(FIRST_LEG, 0.0, -eight.half - 1.4)
    starts = [text(eight.centre[square], str(track.lane[square]), 0.38) for square in lane_squares(track)]
    return "".join([run_in, *starts, label(said, "START", STONE, INK)])


def markers(eight: Eight) -> str:
    """The loops by name, in their middles."""
    found = ""
    for loop, sign in ((LEFT_LOOP, 1), (RIGHT_LOOP, -1)):
        x = sign * eight.radius * 2**0.5
        found += label((x, 0.0), eight.track.section_name(loop), STONE, INK)
    return found


def caption(eight: Eight) -> str:
    """What track this is: it is never taken for another one."""
    said = f"{eight.track.label()}, hash {eight.track.digest()}"
    _, y = eight.reach()
    return text((0.0, y + MARGIN / 2), said, 0.44, stroke=EDGE, stroke_width=0)
