"""The guides say what is true: each worked example is a position of the real engine, its figures are the engine's."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax.ast import Message
from tests.text.test_catalogue import arguments, messages

import guide
from lanterne.games.illuminati.game import GAME as ILLUMINATI
from lanterne.games.illusio.game import GAME as ILLUSIO
from lanterne.games.illusion.game import GAME as ILLUSION
from lanterne.games.registry import OWN
from lanterne.games.vizia.game import GAME as VIZIA
from lanterne.server.extras.illusion import shown_deck
from lanterne.text import LANGUAGES, Words
from lanterne.text.words import resources
from scenes import illuminati, illusio, illusion, vizia
from scenes.scene import Scene

CITED = re.compile(r"\[([^\]]+)\]")


def said(lang: str, game: str) -> dict[str, str]:
    """What a guide says, less its sections, as it is written."""
    found: dict[str, str] = {}
    for entry in [entry for part in resources(lang, "guide") for entry in part.body if isinstance(entry, Message)]:
        key = entry.id.name
        if key.startswith(f"guide-{game}-"):
            facts = {name: 1 for scene in guide.SCENES[game].values() for name in scene().facts}
            found[key] = Words(lang, strict=True).text(key, **facts)
    return found


# ---------------------------------------------------------------------- for every game


def test_every_game_of_ours_has_a_guide() -> None:
    assert list(guide.SCENES) == list(OWN)
    assert all(len(scenes) == 3 for scenes in guide.SCENES.values())


@pytest.mark.parametrize("game", OWN)
def test_no_position_is_stale(game: str) -> None:
    path = guide.FOLDER / game / "scenes.json"
    assert path.read_text(encoding="utf8") == guide.text_of(game), "make docs"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_a_guide_has_its_parts_and_an_example_cites_its_own_figures(game: str, lang: str) -> None:
    known = messages(lang, f"guide-{game}.ftl")
    for part in ("goal", "turn-1", "score-1", "more-1"):
        assert f"guide-{game}-{part}" in known
    figured = {}
    for name, scene in guide.SCENES[game].items():
        assert f"guide-{game}-{name}-title" in known
        figured[f"guide-{game}-{name}"] = set(scene().facts)
    for key in known:
        assert arguments(key, known) <= figured.get(key, set()), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_every_clause_that_is_cited_is_there_and_in_both_languages_the_same(game: str, lang: str) -> None:
    clauses = set(Words(lang).clauses(game))
    other = said("en", game)
    for key, text in said(lang, game).items():
        cited = [clause for group in CITED.findall(text) for clause in group.split(" ")]
        assert set(cited) <= clauses, key
        assert sorted(cited) == sorted(" ".join(CITED.findall(other[key])).split()), key
        heading = key.removeprefix(f"guide-{game}-section-")
        assert heading == key or heading in clauses, key


def test_a_check_notices_what_is_stale(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in OWN:
        (tmp_path / game).mkdir()
    monkeypatch.setattr(guide, "FOLDER", tmp_path)
    assert guide.main(["--check"]) == 1
    assert guide.main([]) == 0
    assert guide.main(["--check"]) == 0


# ---------------------------------------------------------------------- what the sentences claim beyond their figures


def state(scene: Scene) -> Any:
    return scene.match.state


def test_vizia() -> None:
    scene = vizia.fitting()
    s = state(scene)
    refused = VIZIA.refusal(s, 0, VIZIA.parse("place yellow 1,-1,up from hand"))
    assert refused is not None, "the notch touches purple"
    assert refused.clause == "VZ-029"
    assert VIZIA.refusal(s, 0, VIZIA.parse("place blue 1,-1,up from commons")) is None
    assert scene.facts["places"] == 2, "beside orange and beside green"
    rows = VIZIA.view(state(vizia.closing()), 0)["closes"]
    assert [(row[0], row[-1]) for row in rows] == [("purple", "prism")]
    wheels = VIZIA.view(state(vizia.wheels()), 0)
    across = {tuple(row[1:3]): row[3] for row in wheels["tokens"]}
    assert across == {(0, 0): "prism", (1, 1): "bicolour", (3, 0): "simple"}, "from left to right"
    assert vizia.wheels().facts == {"simple": 1, "bicolour": 2, "prism": 3, "total": 6}


def test_illusion() -> None:
    placing = ILLUSION.view(state(illusion.placing()), 0)
    assert (placing["arrow"], placing["phase"]) == ("blue", "place-or-doubt")
    wrong, right = illusion.wrong().facts, illusion.right().facts
    assert wrong["share2"] > wrong["share3"], "a fall"
    assert wrong["share1"] <= wrong["share2"], "and only one"
    assert wrong["share3"] <= wrong["share4"]
    assert wrong["winner"] == wrong["doubter"] == 0, "Camille doubted and was right"
    assert right["share2"] == right["share3"], "equal neighbours"
    assert (right["doubter"], right["winner"]) == (0, 2), "Camille in vain, Zoe placed last"
    for scene in (illusion.placing(), illusion.wrong(), illusion.right()):
        assert state(scene).deck.json() == shown_deck().json(), "the server draws what is shown"


def test_illusio() -> None:
    taking = illusio.taking()
    assert (taking.facts["takeable"], taking.facts["refused"]) == (1, 1)
    assert ILLUSIO.view(state(taking), 0)["contest"][:2] == ["I3a", "E4a"], "on the left and on the right"
    refused = ILLUSIO.refusal(state(taking), 0, ILLUSIO.parse("take E4a"))
    assert refused is not None
    assert refused.clause in ("IL-039", "IL-040")
    worth = illusio.worth()
    (row,) = ILLUSIO.view(state(worth), 0)["players"][0]["displayed"]
    exact = {slot["wanted"]: (slot["item"], slot["exact"]) for slot in row["slots"]}
    assert exact == {"tiger": ("tiger", True), "mirrors": ("mirrors", True), "curtain": ("smoke", False)}
    assert worth.facts == {"level": 3, "exact": 2, "specialization": 1, "total": 6}
    assert illusio.played().facts == {"level": 4, "exact": 3, "grand": 2, "dejavu": -1, "total": 8}


def test_illuminati() -> None:
    facts = illuminati.structure().facts
    assert facts["total"] == facts["house"] + facts["mafia"] + facts["sharks"] + facts["shops"]
    assert (facts["near"], facts["far"]) == (10, 5)
    control = illuminati.control().facts
    assert control["power"] + control["aid"] + control["identical"] + control["resistance"] == control["before"]
    assert control["before"] + control["money"] == control["after"]
    assert (control["before_chance"], control["after_chance"]) == (42, 72)
    destroy = illuminati.destroy().facts
    assert destroy["control"] < 2, "hopeless"
    assert destroy["destroy_opposite"] == -destroy["control_opposite"] == 4
    view = ILLUMINATI.view(state(illuminati.destroy()), None)
    assert {group["card"]: group["alignments"] for group in view["uncontrolled"]} == {"tabloids": ["weird"]}
    assert ["government", "straight"] in [group["alignments"] for group in view["seats"][0]["groups"]]
