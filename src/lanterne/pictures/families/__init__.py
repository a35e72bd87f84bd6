"""The fourteen families, by name. Each is a function from a brief and chance to a plan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from lanterne.pictures.dice import Dice
from lanterne.pictures.families.bulge import bulge
from lanterne.pictures.families.camouflage import camouflage
from lanterne.pictures.families.halftone import halftone
from lanterne.pictures.families.lettering import lettering
from lanterne.pictures.families.mosaic import mosaic
from lanterne.pictures.families.occlusion import occlusion
from lanterne.pictures.families.polygons import polygons
from lanterne.pictures.families.rings import rings
from lanterne.pictures.families.scatter import scatter
from lanterne.pictures.families.spiral import spiral
from lanterne.pictures.families.stripes import stripes
from lanterne.pictures.families.sunburst import sunburst
from lanterne.pictures.families.truchet import truchet
from lanterne.pictures.families.waves import waves
from lanterne.pictures.ink import Brief, Plan

Family: TypeAlias = Callable[[Brief, Dice], Plan]

FAMILIES: Final[dict[str, Family]] = {
    "scatter": scatter,
    "rings": rings,
    "stripes": stripes,
    "spiral": spiral,
    "mosaic": mosaic,
    "sunburst": sunburst,
    "bulge": bulge,
    "waves": waves,
    "polygons": polygons,
    "occlusion": occlusion,
    "lettering": lettering,
    "truchet": truchet,
    "halftone": halftone,
    "camouflage": camouflage,
}
