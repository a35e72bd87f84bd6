"""The 98 designed cards (IN-003, IN-004).

A card a line: its family; red, yellow, green and blue in per cent; the seed of its picture, chosen by looking.
A text, because a compiled module takes long to build from so large a literal of tuples.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Row: TypeAlias = tuple[str, int, int, int, int, int]

TEXT: Final = """
bulge 23 9 8 14 3001
rings 19 19 10 9 9002
sunburst 5 44 32 10 2003
waves 17 42 16 11 2004
stripes 8 28 25 3 1005
lettering 7 3 26 16 5006
lettering 26 10 13 13 2007
bulge 34 13 19 23 3008
occlusion 28 3 22 15 6009
halftone 13 20 6 11 4010
sunburst 14 26 5 40 7011
waves 21 11 16 24 6012
spiral 9 52 4 7 2013
scatter 5 15 16 27 3014
occlusion 7 7 42 7 1015
polygons 42 10 14 22 3016
halftone 3 15 20 3 3017
polygons 20 11 48 10 7018
waves 16 6 11 48 2019
bulge 2 55 9 13 3020
rings 8 12 36 9 8021
occlusion 44 8 12 8 3022
stripes 24 29 20 7 2023
waves 31 18 13 16 4024
rings 57 12 4 18 3025
truchet 4 11 4 33 2026
scatter 6 18 40 5 5027
camouflage 13 50 8 8 4028
mosaic 3 7 5 55 3029
occlusion 22 21 23 7 7030
lettering 18 9 24 6 2031
polygons 4 4 60 15 9032
camouflage 12 11 9 8 8033
mosaic 15 31 9 32 6034
lettering 9 9 11 12 1035
polygons 17 37 17 11 2036
sunburst 4 7 2 57 6037
camouflage 10 57 6 5 2038
stripes 25 22 6 10 5039
camouflage 4 18 28 21 2040
polygons 10 2 9 36 7041
halftone 15 27 3 6 5042
polygons 10 12 52 10 5043
waves 11 4 44 22 2044
truchet 8 22 34 4 6045
stripes 4 23 50 2 4046
camouflage 3 16 37 11 4047
spiral 13 36 39 2 3048
mosaic 29 13 7 18 2049
spiral 13 3 19 46 4050
sunburst 7 8 55 2 5051
camouflage 48 14 11 4 4052
truchet 12 10 13 5 4053
bulge 7 34 15 29 1054
halftone 6 14 8 17 9055
scatter 10 5 12 28 9056
scatter 15 16 12 25 6057
bulge 18 32 28 8 3058
sunburst 20 5 5 60 14059
scatter 28 24 10 6 6060
sunburst 55 3 7 13 3061
waves 18 25 15 14 6062
mosaic 2 60 7 4 4063
stripes 23 28 18 12 8064
mosaic 6 40 3 37 6065
spiral 5 10 31 20 3066
mosaic 32 17 15 17 14067
truchet 11 6 27 18 8068
polygons 16 48 18 6 8069
occlusion 12 33 13 15 5070
waves 8 7 23 39 7071
stripes 15 19 2 50 5072
scatter 33 5 11 15 2073
halftone 14 2 33 12 1074
spiral 46 13 12 3 3075
lettering 2 20 22 14 3076
truchet 12 8 4 19 6077
halftone 6 15 17 10 3078
bulge 11 5 7 52 5079
spiral 22 7 4 44 9080
occlusion 27 8 6 34 2081
mosaic 52 4 7 5 7082
lettering 19 12 14 9 7083
stripes 36 16 10 28 1084
camouflage 37 10 3 12 5085
sunburst 9 39 10 4 2086
bulge 60 2 3 9 4087
scatter 40 14 2 13 14088
lettering 3 13 14 20 2089
halftone 14 23 18 4 5090
rings 9 15 29 23 6091
truchet 16 4 15 31 5092
occlusion 7 46 10 7 5093
truchet 11 17 21 19 4094
rings 10 9 57 16 4095
rings 50 6 8 26 4096
spiral 5 6 46 3 5097
rings 39 4 5 42 9098
"""


def _read(line: str) -> Row:
    words = line.split()
    return words[0], int(words[1]), int(words[2]), int(words[3]), int(words[4]), int(words[5])


TABLE: Final[list[Row]] = [_read(line) for line in TEXT.split("\n") if line]
