"""A Circus Maximus track as a picture in one SVG text: plain attributes, no styles, no fonts to load."""

from __future__ import annotations

from html import escape

from .games.circus_maximus.drawing import Drawing, Point, lane_squares, plated, shared_borders, word, words
from .games.circus_maximus.track import BACK, DOLPHINS, EGGS, EVERY_LANE, HOME, Section, Square, Track
from .games.circus_maximus.track_data import EGG, LANES, MARKERS, NO_MARKER

SCALE = 30
"""Pixels of a straight square."""
SAND = ["#e2c998", "#e9d4a9"]
"""By lane in turn, so that lanes are told apart."""
BLOCK = ["#f2e7cf", "#e4d0a6"]
"""Where two sections cross: laid stone instead of sand."""
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
    """The squares, the wall, and room for words above and below; the gray squares may reach further."""
    left, top, width, height = drawing.extent(WALL_WIDTH + 1)
    more = max(left - drawing.lines[drawing.track.run_in].start[0] + 1, 0.0)
    room = MARGIN - WALL_WIDTH - 1
    return left - more, top - room, width + more, height + 2 * room


def side(drawing: Drawing) -> float:
    """How far from the middle of the track its wall stands."""
    return LANES * drawing.half


def description(track: Track) -> str:
    speeds = ", ".join(f"lane {lane} {track.safe[DOLPHINS][lane]}" for lane in EVERY_LANE)
    home, back = (track.count(section, EVERY_LANE[0]) for section in (HOME, BACK))
    if track.crosses:
        return (
            f"A figure 8 of {len(EVERY_LANE)} lanes on its side. Its legs of {home} and {back} squares cross in the "
            f"middle and share a block of {LANES} by {LANES} squares; round each end leads a loop. "
            f"Safe speeds of the first loop: {speeds}."
        )
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
    wall, kerb, edge = (drawing.rims(side(drawing) + far) for far in (WALL_WIDTH / 2, 0.06, WALL_WIDTH))
    return "".join(
        [path(one, fill="none", stroke=WALL, stroke_width=WALL_WIDTH) for one in wall]
        + [path(one, fill="none", stroke=EDGE, stroke_width=0.12) for one in kerb]
        + [path(one, fill="none", stroke=SLOW, stroke_width=0.14) for one in edge]
    )


def squares(drawing: Drawing) -> str:
    track = drawing.track
    lap = [square for square in drawing.squares if not track.gray[square] and track.twin[square] >= square]
    return group([square_path(drawing, square) for square in lap], stroke=GRID, stroke_width=0.03)


def square_path(drawing: Drawing, square: Square) -> str:
    track = drawing.track
    name = f"{track.section_name(track.section[square])} {track.index[square] + 1}, lane {track.lane[square]}"
    if track.corner[square]:
        name += f", safe speed {track.limit[square]}"
    twin = track.twin[square]
    if twin != square:
        name += f", also {track.section_name(track.section[twin])} {track.index[twin] + 1}, lane {track.lane[twin]}"
    colour = square_colour(track, square)
    return f'<path d="{drawing.outline[square]}" fill="{colour}"><title>{name}</title></path>'


def square_colour(track: Track, square: Square) -> str:
    lane = track.lane[square]
    if track.twin[square] != square:
        return BLOCK[(lane + track.index[square]) % 2]
    return mixed(SAND[1], SLOW, slowness(track, square)) if track.corner[square] else SAND[lane % 2]


def slowness(track: Track, square: Square) -> float:
    """How deep a square of a corner is tinted: the slower its lane, the darker."""
    speeds = track.safe[track.section[square]][1:]
    share = (max(speeds) - track.limit[square]) / max(max(speeds) - min(speeds), 1)
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
            ends = [drawing.point(section, at, far) for far in (-side(drawing), side(drawing))]
            lines += f"M{words(ends[0])}L{words(ends[1])}"
    return path(lines, fill="none", stroke=PALE, stroke_width=0.08)


def lane_numbers(drawing: Drawing) -> str:
    """Bare figures near both ends of each straight; of a leg that crosses another one only where it begins."""
    track, found = drawing.track, ""
    for section in (HOME, BACK):
        for lane in EVERY_LANE:
            for index in (0,) if track.crosses else (1, track.count(section, lane) - 2):
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
    inwards = min(0.5, 0.5 / drawing.length_of(square))
    if track.count(track.section[square], lane) == 1:
        inwards = 0.5
    return drawing.place(square, inwards if index == 0 else 1 - inwards, 0.0)


def finish_line(drawing: Drawing) -> str:
    """Chequers inside the last squares before it, at their far edge."""
    rows, cell = 4 * LANES, drawing.pitch / 4
    dark = "".join(chequer(drawing, row, row % 2, cell) for row in range(rows))
    pale = "".join(chequer(drawing, row, 1 - row % 2, cell) for row in range(rows))
    section = finish(drawing.track)
    last = drawing.track.edges[section][1][-1]
    ends = [words(drawing.point(section, last, far)) for far in (-side(drawing), side(drawing))]
    line = path(f"M{ends[0]}L{ends[1]}", stroke=INK, stroke_width=0.08)
    return path(pale, fill=PALE) + path(dark, fill=INK) + line


def finish(track: Track) -> Section:
    """The section at whose end the race is over."""
    return track.section_at[track.finish - 1]


def chequer(drawing: Drawing, row: int, column: int, cell: float) -> str:
    line = drawing.lines[finish(drawing.track)]
    left, head = row * cell - side(drawing), line.length - column * cell
    corners = [line.point(at, far) for at, far in ((head, left), (head, left + cell))]
    corners += [line.point(head - cell, far) for far in (left + cell, left)]
    return f"M{'L'.join(words(corner) for corner in corners)}Z"


def gray_squares(drawing: Drawing) -> str:
    track, line, wide = drawing.track, drawing.lines[drawing.track.run_in], side(drawing)
    corners = [line.point(at, far) for at, far in ((-0.25, -wide), (-0.25, wide))]
    corners += [line.point(line.length, far) for far in (wide, -wide)]
    data = f"M{'L'.join(words(corner) for corner in corners)}Z"
    frame = path(data, fill=STONE, stroke=EDGE, stroke_width=0.07)
    shapes = [f'<path d="{drawing.outline[square]}"/>' for square in drawing.squares if track.gray[square]]
    run_in = group(shapes, fill=GRAVEL, stroke=GRAVEL_EDGE, stroke_width=0.03)
    head = path(f"M{words(corners[2])}L{words(corners[3])}", stroke=PALE, stroke_width=0.1)
    return "".join([frame, run_in, *[lane_word(drawing, square) for square in lane_squares(track)], head])


def lane_word(drawing: Drawing, square: Square) -> str:
    x, y = drawing.centre[square]
    return text((x, y - 0.18), "LANE", 0.26, font_weight=700) + text(
        (x, y + 0.17), str(drawing.track.lane[square]), 0.38, font_weight=700
    )


def spina(drawing: Drawing) -> str:
    """The wall that the race runs around, or one in each loop, with a place for each egg and each dolphin."""
    inside = side(drawing)
    edge = [path(rim, fill=EDGE) for rim in drawing.rims(-inside)]
    stone = [path(rim, fill=STONE, stroke=SLOW, stroke_width=0.06) for rim in drawing.rims(-inside - 0.14)]
    return "".join([*edge, *stone, *[rack(drawing, section) for section in (EGGS, DOLPHINS)]])


def rack(drawing: Drawing, section: Section) -> str:
    """The markers of a corner, and what they are."""
    marker = drawing.track.legs[section].marker
    if marker == NO_MARKER:
        return ""
    laps, line = drawing.track.laps, drawing.lines[section]
    x, y = line.point(line.length / 2, line.radius if line.turn > 0 else -line.radius)
    if drawing.track.crosses:
        step = min(1.0, 1.6 * drawing.radius[1] / (laps + 1))
        first = x - step * (laps - 1) / 2
    else:
        room = (drawing.lines[HOME].length / 2 - 1) / laps
        step = min(1.0, room) if section == EGGS else -min(1.0, room)
        first = x + step
    size = abs(step)
    name = text((first + step * (laps - 1) / 2, y + 0.58), MARKERS[marker] + "s", 0.42, font_family=CARVED)
    draw = egg if marker == EGG else dolphin
    return name + "".join(draw((first + step * lap, y - 0.12), size) for lap in range(laps))


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
    """Every fifth square of an oval's straights, which way the race runs, and the words at the lines."""
    home, last = drawing.lines[HOME], finish(drawing.track)
    end = drawing.lines[last]
    words_at = [
        label(home.point(0.0, outside(drawing, EGGS)), "START", STONE, INK),
        label(end.point(end.length, outside(drawing, drawing.track.following[last])), "FINISH", INK, PALE),
    ]
    if drawing.track.crosses:
        return "".join(words_at)
    return "".join([straight_marks(drawing, HOME, 1), straight_marks(drawing, BACK, -1), *words_at])


def outside(drawing: Drawing, corner: Section) -> float:
    """How far right of the middle words stand, outside of the wall of a corner."""
    far = side(drawing) + 1.3
    return far if drawing.track.legs[corner].inward < 0 else -far


def straight_marks(drawing: Drawing, section: Section, way: int) -> str:
    """On the wall along a straight: `way` is 1 below, where the race runs to the right, and -1 above."""
    track = drawing.track
    y = drawing.lines[section].point(0.0, side(drawing) + WALL_WIDTH / 2)[1]
    outermost = EVERY_LANE[-1]
    squares = range(track.count(section, outermost))
    places = [drawing.centre[track.at(section, outermost, index)][0] for index in squares]
    figures = [text((places[at - 1], y), str(at), 0.44, font_weight=700) for at in range(5, len(places) + 1, 5)]
    arrows = [
        f"M{word(places[min(7, len(places) - 1)] + way * step)} {word(y - 0.18)}l{0.2 * way} .18l{-0.2 * way} .18"
        for step in (-0.4, -0.1, 0.2)
    ]
    return "".join([*figures, path("".join(arrows), fill="none", stroke=INK, stroke_width=0.08)])


def caption(drawing: Drawing) -> str:
    """What track this is: it is never taken for another one."""
    said = f"{drawing.track.label()}, hash {drawing.track.digest()}"
    left, top, width, height = extent(drawing)
    size = min(0.44, width / (0.65 * len(said)))
    return text((left + width / 2, top + height - 0.5), said, size)
