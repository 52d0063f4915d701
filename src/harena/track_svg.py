"""A Circus Maximus track as a picture in one SVG text: plain attributes, no styles, no fonts to load."""

from __future__ import annotations

from html import escape

from .games.circus_maximus.drawing import Drawing, Point, lane_squares, plated, shared_borders, word, words
from .games.circus_maximus.track import BACK, DOLPHINS, EGGS, EVERY_LANE, GRAY, HOME, Lane, Section, Square, Track

SCALE = 30
"""Pixels of a straight square."""
SAND = ["#e2c998", "#e9d4a9"]
"""By lane in turn, so that lanes are told apart."""
SLOW = "#b04325"
DEEPEST, PALEST = 0.45, 0.06
"""How much of the colour of slowness the slowest and the fastest corner lane get."""
INK, PALE, STONE, EDGE, GRID = "#241a17", "#fffaf0", "#f4ecdc", "#b7a27c", "#87714e"
WALL, GRAVEL, GRAVEL_EDGE = "#d9c9a8", "#a9a297", "#6f695f"
PLAIN = "Commissioner, Gill Sans, Candara, sans-serif"
CARVED = "Cinzel, Palatino, serif"
WALL_WIDTH, MARGIN = 0.8, 2.6
"""In squares, as everything about places below."""


def svg(track: Track) -> str:
    """The whole board."""
    drawing = Drawing(track)
    parts = [
        ground(drawing),
        spina(drawing),
        squares(drawing),
        level_lines(drawing),
        lane_numbers(drawing),
        finish_line(drawing),
        gray_squares(drawing),
        *[plate(drawing, square) for square in plated(track)],
        wall_marks(drawing),
        caption(drawing),
    ]
    return "\n".join([opening(drawing), *parts, "</svg>"]) + "\n"


def opening(drawing: Drawing) -> str:
    left, top, width, height = extent(drawing)
    shown = " ".join(word(SCALE * number) for number in (left, top, width, height))
    title, about = escape(f"Circus Maximus: {drawing.track.label()}"), escape(description(drawing.track))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{shown}" width="{word(SCALE * width)}" '
        f'height="{word(SCALE * height)}" role="img" aria-labelledby="title desc">\n'
        f'<title id="title">{title}</title>\n<desc id="desc">{about}</desc>\n'
        f"{rect((left, top), (width, height), fill='#e9dcc1')}"
    )


def extent(drawing: Drawing) -> tuple[float, float, float, float]:
    left = -max(drawing.outer + WALL_WIDTH, drawing.track.count(GRAY, EVERY_LANE[0])) - 1
    right = drawing.length + drawing.outer + WALL_WIDTH + 1
    half = drawing.outer + MARGIN
    return left, -half, right - left, 2 * half


def description(track: Track) -> str:
    speeds = ", ".join(f"lane {lane} {track.safe[DOLPHINS][lane]}" for lane in EVERY_LANE)
    home, back = (track.count(section, EVERY_LANE[0]) for section in (HOME, BACK))
    return (
        f"An oval of {len(EVERY_LANE)} lanes around a spina, run anticlockwise. "
        f"The home stretch of {home} squares lies at the bottom, the corner at the dolphins right, "
        f"the back stretch of {back} squares at the top, the corner at the eggs left, with the gray "
        f"start squares over it. The finish line is the end of the back stretch, upper left. "
        f"Safe speeds of the corners: {speeds}."
    )


# ---- pieces of SVG


def attributes(given: dict[str, str | float]) -> str:
    """`stroke_width` stands for stroke-width."""
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in given.items())


def group(shapes: list[str], **given: str | float) -> str:
    """Shapes whose data are in squares."""
    return "\n".join([f'<g transform="scale({SCALE})"{attributes(given)}>', *shapes, "</g>"])


def path(data: str, **given: str | float) -> str:
    """A path whose data are in squares; so are widths of lines."""
    return f'<path transform="scale({SCALE})" d="{data}"{attributes(given)}/>'


def rect(corner: Point, size: Point, **given: str | float) -> str:
    (x, y), (width, height) = corner, size
    x, y, width, height = (SCALE * number for number in (x, y, width, height))
    return f'<rect x="{word(x)}" y="{word(y)}" width="{word(width)}" height="{word(height)}"{attributes(given)}/>'


def text(at: Point, said: str, size: float, **given: str | float) -> str:
    """Words around a point, so many squares high."""
    x, y = SCALE * at[0], SCALE * (at[1] + 0.36 * size)
    given = {"font_family": PLAIN, "font_weight": 600, "fill": INK, **given}
    return (
        f'<text x="{word(x)}" y="{word(y)}" font-size="{word(SCALE * size)}" text-anchor="middle"{attributes(given)}>'
        f"{escape(said)}</text>"
    )


def label(at: Point, said: str, ground: str, ink: str) -> str:
    """Words in a box of their own."""
    width = 0.42 * len(said) + 0.6
    box = rect((at[0] - width / 2, at[1] - 0.36), (width, 0.72), rx=4, fill=ground, stroke=EDGE)
    return box + text(at, said, 0.44, font_family=CARVED, font_weight=700, fill=ink, letter_spacing=1)


# ---- layers, from the bottom up


def ground(drawing: Drawing) -> str:
    wall = drawing.ring(drawing.outer + WALL_WIDTH)
    return path(wall, fill=WALL, stroke=SLOW, stroke_width=0.14) + path(
        drawing.ring(drawing.outer + 0.06), fill="none", stroke=EDGE, stroke_width=0.12
    )


def squares(drawing: Drawing) -> str:
    track = drawing.track
    shapes = [square_path(drawing, Square(square)) for square in range(track.size) if not track.gray[square]]
    return group(shapes, stroke=GRID, stroke_width=0.03)


def square_path(drawing: Drawing, square: Square) -> str:
    track = drawing.track
    name = f"{track.section_name(track.section[square])} {track.index[square] + 1}, lane {track.lane[square]}"
    if track.corner[square]:
        name += f", safe speed {track.limit[square]}"
    colour = square_colour(track, square)
    return f'<path d="{drawing.outline[square]}" fill="{colour}"><title>{name}</title></path>'


def square_colour(track: Track, square: Square) -> str:
    lane = track.lane[square]
    return mixed(SAND[1], SLOW, slowness(track, lane)) if track.corner[square] else SAND[lane % 2]


def slowness(track: Track, lane: Lane) -> float:
    """How deep a corner lane is tinted: the slower, the darker."""
    speeds = track.safe[DOLPHINS][1:]
    share = (speeds[-1] - speeds[lane - 1]) / max(speeds[-1] - speeds[0], 1)
    return PALEST + (DEEPEST - PALEST) * share


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another in it."""
    pairs = [(int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + share * (two - one)):02x}" for one, two in pairs)


def level_lines(drawing: Drawing) -> str:
    """Pale inlays where all lanes have a border."""
    lines = ""
    for section in (DOLPHINS, EGGS):
        for at in shared_borders(drawing.track):
            ends = drawing.point(section, at, drawing.inner), drawing.point(section, at, drawing.outer)
            lines += f"M{words(ends[0])}L{words(ends[1])}"
    return path(lines, fill="none", stroke=PALE, stroke_width=0.08)


def lane_numbers(drawing: Drawing) -> str:
    """Bare figures near both ends of each straight."""
    track, found = drawing.track, ""
    for section in (HOME, BACK):
        for lane in EVERY_LANE:
            for index in (1, track.count(section, lane) - 2):
                at = drawing.centre[track.at(section, lane, index)]
                found += text(at, str(lane), 0.42, fill_opacity=0.7)
    return found


def plate(drawing: Drawing, square: Square) -> str:
    """A safe speed in a box: what is boxed is a limit, what is bare is a name."""
    x, y = plate_place(drawing, square)
    width, height, speed = 0.66, 0.56, str(drawing.track.limit[square])
    box = rect((x - width / 2, y - height / 2), (width, height), rx=4, fill=PALE, stroke=SLOW, stroke_width=1.4)
    return box + text((x, y), speed, 0.42, font_weight=700)


def plate_place(drawing: Drawing, square: Square) -> Point:
    """Half a square from the straight, however long the corner's square is; in the middle of a lane's only one."""
    track = drawing.track
    lane, index = track.lane[square], track.index[square]
    long = drawing.radius[lane] * (drawing.turned(track.head[square]) - drawing.turned(track.tail[square]))
    inwards = min(0.5, 0.5 / long)
    if track.count(DOLPHINS, lane) == 1:
        inwards = 0.5
    return drawing.place(square, inwards if index == 0 else 1 - inwards, 0.0)


def finish_line(drawing: Drawing) -> str:
    """Chequers inside the last back squares, at their far edge."""
    cell = (drawing.outer - drawing.inner) / 32
    dark = "".join(
        f"M{words((cell * (row % 2), row * cell - drawing.outer))}h{word(cell)}v{word(cell)}h{word(-cell)}z"
        for row in range(32)
    )
    board = rect((0, -drawing.outer), (2 * cell, 32 * cell), fill=PALE)
    line = path(f"M0 {word(-drawing.outer)}V{word(-drawing.inner)}", stroke=INK, stroke_width=0.08)
    return board + path(dark, fill=INK) + line


def gray_squares(drawing: Drawing) -> str:
    track = drawing.track
    length, width = float(track.count(GRAY, EVERY_LANE[0])), drawing.outer - drawing.inner
    frame = rect((-length - 0.25, drawing.inner), (length + 0.25, width), fill=STONE, stroke=EDGE, stroke_width=2)
    shapes = [f'<path d="{drawing.outline[square]}"/>' for square in range(track.size) if track.gray[square]]
    run_in = group(shapes, fill=GRAVEL, stroke=GRAVEL_EDGE, stroke_width=0.03)
    line = path(f"M0 {word(drawing.inner)}V{word(drawing.outer)}", stroke=PALE, stroke_width=0.1)
    return "".join([frame, run_in, *[lane_word(drawing, square) for square in lane_squares(track)], line])


def lane_word(drawing: Drawing, square: Square) -> str:
    x, y = drawing.centre[square]
    return text((x, y - 0.18), "LANE", 0.26, font_weight=700) + text(
        (x, y + 0.17), str(drawing.track.lane[square]), 0.38, font_weight=700
    )


def spina(drawing: Drawing) -> str:
    """The wall that the race runs around, with a place for each egg and each dolphin."""
    edge = path(drawing.ring(drawing.inner), fill=EDGE)
    stone = path(drawing.ring(drawing.inner - 0.14), fill=STONE, stroke=SLOW, stroke_width=0.06)
    step = min(1.0, (drawing.length / 2 - 1) / drawing.track.laps)
    middle = step * (drawing.track.laps + 1) / 2
    names = text((middle, 0.58), "eggs", 0.42, font_family=CARVED) + text(
        (drawing.length - middle, 0.58), "dolphins", 0.42, font_family=CARVED
    )
    return "".join(
        [edge, stone, names]
        + [egg((step * (lap + 1), -0.12), step) for lap in range(drawing.track.laps)]
        + [dolphin((drawing.length - step * (lap + 1), -0.12), step) for lap in range(drawing.track.laps)]
    )


def egg(at: Point, size: float) -> str:
    x, y = SCALE * at[0], SCALE * at[1]
    rx, ry = 0.28 * SCALE * size, 0.38 * SCALE * size
    return (
        f'<ellipse cx="{word(x)}" cy="{word(y)}" rx="{word(rx)}" ry="{word(ry)}" fill="#fff6e2" stroke="#7a4e0c" '
        f'stroke-width="1.5"/>'
    )


def dolphin(at: Point, size: float) -> str:
    place = f"translate({word(SCALE * at[0])} {word(SCALE * at[1])}) scale({word(size)})"
    body = "M-12-3C-9-13 6-12 9 2L13 10L7 12L1 10L5 6C2-1-5-1-9 4L-14 2ZM-2-9L5-14L6-6Z"
    eye = '<circle cx="-8" cy="-2" r="1.4" fill="#fbf3df"/>'
    return f'<g transform="{place}"><path d="{body}" fill="#175f7b"/>{eye}</g>'


def wall_marks(drawing: Drawing) -> str:
    """Every fifth square of the straights, which way the race runs, and the words at the lines."""
    beyond = drawing.outer + 1.3
    return "".join(
        [
            straight_marks(drawing, HOME, 1),
            straight_marks(drawing, BACK, -1),
            label((0, beyond), "START", STONE, INK),
            label((0, -beyond), "FINISH", INK, PALE),
        ]
    )


def straight_marks(drawing: Drawing, section: Section, side: int) -> str:
    """On the wall along a straight: `side` is 1 below, where the race runs to the right, and -1 above."""
    track, y = drawing.track, side * (drawing.outer + WALL_WIDTH / 2)
    outermost = EVERY_LANE[-1]
    squares = range(track.count(section, outermost))
    places = [drawing.centre[track.at(section, outermost, index)][0] for index in squares]
    figures = [text((places[at - 1], y), str(at), 0.44, font_weight=700) for at in range(5, len(places) + 1, 5)]
    arrows = [
        f"M{word(places[min(7, len(places) - 1)] + side * step)} {word(y - 0.18)}l{0.2 * side} .18l{-0.2 * side} .18"
        for step in (-0.4, -0.1, 0.2)
    ]
    return "".join([*figures, path("".join(arrows), fill="none", stroke=INK, stroke_width=0.08)])


def caption(drawing: Drawing) -> str:
    """What track this is: it is never taken for another one."""
    said = f"{drawing.track.label()}, hash {drawing.track.digest()}"
    left, _, width, _ = extent(drawing)
    size = min(0.44, width / (0.65 * len(said)))
    return text((left + width / 2, drawing.outer + 2.1), said, size)
