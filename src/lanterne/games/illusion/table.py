"""The 98 designed cards (IN-003, IN-004).

A card a line: its family; red, yellow, green and blue in per cent; the seed of its picture, chosen by looking.
A text, because a compiled module takes long to build from so large a literal of tuples.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Row: TypeAlias = tuple[str, int, int, int, int, int]

TEXT: Final = """
bulge 23 9 8 14 1001
rings 19 19 10 9 1002
sunburst 5 44 32 10 1003
waves 17 42 16 11 1004
stripes 8 28 25 3 1005
lettering 7 3 26 16 1006
lettering 26 10 13 13 1007
bulge 34 13 19 23 1008
occlusion 28 3 22 15 1009
halftone 13 20 6 11 1010
sunburst 14 26 5 40 1011
waves 21 11 16 24 1012
spiral 9 52 4 7 1013
scatter 5 15 16 27 1014
occlusion 7 7 42 7 1015
polygons 42 10 14 22 1016
halftone 3 15 20 3 1017
polygons 20 11 48 10 1018
waves 16 6 11 48 1019
bulge 2 55 9 13 1020
rings 8 12 36 9 1021
occlusion 44 8 12 8 1022
stripes 24 29 20 7 1023
waves 31 18 13 16 1024
rings 57 12 4 18 1025
truchet 4 11 4 33 1026
scatter 6 18 40 5 1027
camouflage 13 50 8 8 1028
mosaic 3 7 5 55 1029
occlusion 22 21 23 7 1030
lettering 18 9 24 6 1031
polygons 4 4 60 15 1032
camouflage 12 11 9 8 1033
mosaic 15 31 9 32 1034
lettering 9 9 11 12 1035
polygons 17 37 17 11 1036
sunburst 4 7 2 57 1037
camouflage 10 57 6 5 1038
stripes 25 22 6 10 1039
camouflage 4 18 28 21 1040
polygons 10 2 9 36 1041
halftone 15 27 3 6 1042
polygons 10 12 52 10 1043
waves 11 4 44 22 1044
truchet 8 22 34 4 1045
stripes 4 23 50 2 1046
camouflage 3 16 37 11 1047
spiral 13 36 39 2 1048
mosaic 29 13 7 18 1049
spiral 13 3 19 46 1050
sunburst 7 8 55 2 1051
camouflage 48 14 11 4 1052
truchet 12 10 13 5 1053
bulge 7 34 15 29 1054
halftone 6 14 8 17 1055
scatter 10 5 12 28 1056
scatter 15 16 12 25 1057
bulge 18 32 28 8 1058
sunburst 20 5 5 60 1059
scatter 28 24 10 6 1060
sunburst 55 3 7 13 1061
waves 18 25 15 14 1062
mosaic 2 60 7 4 1063
stripes 23 28 18 12 1064
mosaic 6 40 3 37 1065
spiral 5 10 31 20 1066
mosaic 32 17 15 17 1067
truchet 11 6 27 18 1068
polygons 16 48 18 6 1069
occlusion 12 33 13 15 1070
waves 8 7 23 39 1071
stripes 15 19 2 50 1072
scatter 33 5 11 15 1073
halftone 14 2 33 12 1074
spiral 46 13 12 3 1075
lettering 2 20 22 14 1076
truchet 12 8 4 19 1077
halftone 6 15 17 10 1078
bulge 11 5 7 52 1079
spiral 22 7 4 44 1080
occlusion 27 8 6 34 1081
mosaic 52 4 7 5 1082
lettering 19 12 14 9 1083
stripes 36 16 10 28 1084
camouflage 37 10 3 12 1085
sunburst 9 39 10 4 1086
bulge 60 2 3 9 1087
scatter 40 14 2 13 1088
lettering 3 13 14 20 1089
halftone 14 23 18 4 1090
rings 9 15 29 23 1091
truchet 16 4 15 31 1092
occlusion 7 46 10 7 1093
truchet 11 17 21 19 1094
rings 10 9 57 16 1095
rings 50 6 8 26 1096
spiral 5 6 46 3 1097
rings 39 4 5 42 1098
"""


def _read(line: str) -> Row:
    words = line.split()
    return words[0], int(words[1]), int(words[2]), int(words[3]), int(words[4]), int(words[5])


TABLE: Final[list[Row]] = [_read(line) for line in TEXT.split("\n") if line]
