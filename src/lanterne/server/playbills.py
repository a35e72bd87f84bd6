"""The picture of a finished game that messengers show beside its link: the game, who played, who won, and no secret."""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from lanterne.pictures.palette import STANDARD

WIDTH, HEIGHT = 1200, 630
Font: TypeAlias = ImageFont.FreeTypeFont | ImageFont.ImageFont
Colour: TypeAlias = tuple[int, int, int]
# The evening, as in the page's tokens.css.
DARK: Final[Colour] = (0x11, 0x0F, 0x17)
WALL: Final[Colour] = (0x2D, 0x28, 0x39)
TEXT: Final[Colour] = (0xF7, 0xEF, 0xE1)
TEXT_2: Final[Colour] = (0xC8, 0xBE, 0xCB)
LAMP: Final[Colour] = (0xFF, 0xCB, 0x66)
BRASS: Final[Colour] = (0xD2, 0xA6, 0x5A)
VELVET: Final[Colour] = (0x8C, 0x1F, 0x3F)
INK: Final[Colour] = (0x24, 0x1A, 0x22)
GLASS: Final[tuple[Colour, ...]] = (
    (0xD6, 0x3A, 0x34),
    (0xF0, 0x8A, 0x24),
    (0xF6, 0xD1, 0x3F),
    (0x35, 0x94, 0x5A),
    (0x2C, 0x62, 0xC0),
    (0x6B, 0x3A, 0x94),
)
LEFT: Final = 72
ROOM: Final = 560  # for words
DISC: Final = 470
MOST_ROWS: Final = 6


class Row(Struct, frozen=True):
    """Somebody's place; no score where nobody wins by points."""

    place: int | None
    name: str
    score: int | None


class Playbill(Struct, frozen=True):
    game: str
    title: str
    how: str
    rows: tuple[Row, ...]


def draw(bill: Playbill, assets: Path) -> bytes:
    """As a PNG. `assets`: where the page's fonts lie."""
    image = Image.new("RGB", (WIDTH, HEIGHT), DARK)
    pen = ImageDraw.Draw(image)
    middle = (WIDTH - LEFT - DISC // 2, HEIGHT // 2)
    pen.polygon([(0, HEIGHT), (middle[0] - 60, 70), (middle[0] + 90, HEIGHT)], fill=mixed(DARK, LAMP, 0.12))
    image.paste(LAMP, (0, 0), glow(middle))
    image.paste(slide(bill.game), (middle[0] - DISC // 2, middle[1] - DISC // 2), disc_mask())
    circle(pen, middle, DISC // 2, None, BRASS)
    words(pen, bill, assets)
    data = io.BytesIO()
    image.save(data, "PNG", optimize=True)
    return data.getvalue()


def words(pen: ImageDraw.ImageDraw, bill: Playbill, assets: Path) -> None:
    pen.ellipse((LEFT, 62, LEFT + 18, 80), fill=LAMP)
    pen.text((LEFT + 32, 71), "Lanterne", BRASS, display(assets, 32), anchor="lm")
    title = fitting(pen, bill.title, lambda size: display(assets, size), 112)
    pen.text((LEFT, 168), bill.title, TEXT, title, anchor="lm")
    how = fitting(pen, bill.how, lambda size: text(assets, size, 600), 40)
    pen.text((LEFT, 268), bill.how, LAMP, how, anchor="lm")
    plain = text(assets, 30, 450)
    for at, row in enumerate(bill.rows[:MOST_ROWS]):
        y, shade = 336 + at * 42, TEXT if row.place == 1 else TEXT_2
        pen.text((LEFT, y), "" if row.place is None else str(row.place), BRASS, plain, anchor="lm")
        pen.text((LEFT + 44, y), cut(pen, row.name, plain, 380), shade, plain, anchor="lm")
        if row.score is not None:
            pen.text((LEFT + 500, y), str(row.score), shade, text(assets, 30, 700), anchor="rm")


# ---------------------------------------------------------------------- the slide


def slide(game: str) -> Image.Image:
    """Flat colour and one idea for each game, drawn twice as large so that edges are smooth."""
    size = DISC * 2
    image = Image.new("RGB", (size, size), mixed(BRASS, TEXT, 0.4))
    pen = ImageDraw.Draw(image)
    painters = {"vizia": prism, "illusion": waves, "illusio": rays, "illuminati": pyramid}
    painters.get(game, rays)(pen, size)
    return image.resize((DISC, DISC), Image.Resampling.LANCZOS)


def prism(pen: ImageDraw.ImageDraw, size: int) -> None:
    middle, reach = size / 2, size
    for at, colour in enumerate(GLASS):
        corners = [(middle, middle)]
        for turn in (at, at + 1):
            angle = math.pi / 3 * turn - math.pi / 2
            corners.append((middle + reach * math.cos(angle), middle + reach * math.sin(angle)))
        pen.polygon(corners, fill=colour, outline=DARK, width=10)
    circle(pen, (size // 2, size // 2), 90, TEXT, INK, 14)
    circle(pen, (size // 2, size // 2), 30, INK)


def waves(pen: ImageDraw.ImageDraw, size: int) -> None:
    white, *inks = STANDARD.inks
    for band in range(-4, 16):
        edge = [(x, band * 80 + 70 * math.sin(x / 130 + band) + x * 0.35 - 120) for x in range(0, size + 20, 20)]
        under = [(x, y + 64) for x, y in reversed(edge)]
        pen.polygon(edge + under, fill=inks[band % len(inks)])
        pen.line(edge, fill=white, width=12)


def rays(pen: ImageDraw.ImageDraw, size: int) -> None:
    middle = size / 2
    for at in range(18):
        angle = at * math.pi / 9
        sides = [(middle + size * math.cos(angle + d), middle + size * math.sin(angle + d)) for d in (-0.085, 0.085)]
        pen.polygon([(middle, middle), *sides], fill=TEXT)
    for way in (0, 1):
        drape = [(0, 0), (size * 0.26, 0), (size * 0.2, size * 0.5), (size * 0.3, size), (0, size)]
        pen.polygon([(size - x if way else x, y) for x, y in drape], fill=VELVET)
    hat = [(0.36, 0.36), (0.64, 0.36), (0.61, 0.62), (0.39, 0.62)]
    pen.polygon([(x * size, y * size) for x, y in hat], fill=INK)
    pen.polygon([(x * size, y * size) for x, y in ((0.38, 0.54), (0.62, 0.54), (0.61, 0.6), (0.39, 0.6))], fill=VELVET)
    pen.ellipse((size * 0.28, size * 0.58, size * 0.72, size * 0.68), fill=INK)


def pyramid(pen: ImageDraw.ImageDraw, size: int) -> None:
    def at(x: float, y: float) -> tuple[float, float]:
        return x * size, y * size

    pen.polygon([at(0.5, 0.16), at(0.86, 0.78), at(0.14, 0.78)], fill=TEXT, outline=INK, width=16)
    for y in (0.5, 0.64):
        half = (y - 0.16) / 0.62 * 0.36
        pen.line([at(0.5 - half, y), at(0.5 + half, y)], fill=INK, width=12)
    pen.ellipse((*at(0.4, 0.33), *at(0.6, 0.45)), fill=LAMP, outline=INK, width=12)
    circle(pen, (size // 2, int(size * 0.39)), 30, INK)


# ---------------------------------------------------------------------- pieces


def glow(middle: tuple[int, int]) -> Image.Image:
    light = Image.new("L", (WIDTH, HEIGHT), 0)
    circle(ImageDraw.Draw(light), middle, DISC // 2 + 24, 90)
    return light.filter(ImageFilter.GaussianBlur(38))


def disc_mask() -> Image.Image:
    mask = Image.new("L", (DISC * 2, DISC * 2), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, DISC * 2 - 1, DISC * 2 - 1), fill=255)
    return mask.resize((DISC, DISC), Image.Resampling.LANCZOS)


def circle(
    pen: ImageDraw.ImageDraw,
    middle: tuple[int, int],
    reach: int,
    fill: Colour | int | None,
    outline: Colour | None = None,
    width: int = 3,
) -> None:
    x, y = middle
    pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=fill, outline=outline, width=width)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    r, g, b = [round(a + (z - a) * share) for a, z in zip(one, other, strict=True)]
    return r, g, b


def display(assets: Path, size: int) -> Font:
    return font(assets, "gloock-latin-400", size)


def text(assets: Path, size: int, weight: int) -> Font:
    found = font(assets, "archivo-latin-wdth", size)
    if isinstance(found, ImageFont.FreeTypeFont) and "Archivo" in str(found.getname()[0]):
        found.set_variation_by_axes([weight, 100])
    return found


def font(assets: Path, name: str, size: int) -> Font:
    """One of the page's own; where it is not built, whatever there is."""
    for path in sorted(assets.glob(f"{name}-*.woff2")):
        return ImageFont.truetype(str(path), size)
    return ImageFont.load_default(size)


def fitting(pen: ImageDraw.ImageDraw, said: str, made: Callable[[int], Font], size: int) -> Font:
    """The largest up to `size` in which it fits on a line."""
    while size > 20 and pen.textlength(said, made(size)) > ROOM:
        size -= 4
    return made(size)


def cut(pen: ImageDraw.ImageDraw, said: str, made: Font, room: int) -> str:
    if pen.textlength(said, made) <= room:
        return said
    while said and pen.textlength(f"{said}…", made) > room:
        said = said[:-1]
    return f"{said}…"
