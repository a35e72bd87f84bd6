"""What people read instead of looking: the game in words, now and at any ply, and the words themselves."""

from __future__ import annotations

import pytest

from lanterne.games.registry import OWN, game_named
from lanterne.text import Words
from tests.server.conftest import Guests


@pytest.mark.parametrize("game", OWN)
def test_every_game_can_be_read_and_played_by_words(guest: Guests, game: str) -> None:
    ada = guest()
    table = ada.table(game=game, mine=2, start=True)
    whole = ada.watch(table)
    seat = whole["info"]["to_act"][0]
    ada.send(t="ask-words", table=table, seat=seat)
    told = ada.until("words")
    legal = next(position["legal"] for position in whole["positions"] if position["seat"] == seat)
    assert [code for code, _ in told["legal"]] == legal
    assert told["lines"]
    ada.move(table, told["ply"], seat, told["legal"][0][0])
    ada.until("stepped")
    past = ada.http.get(f"/api/tables/{table}/words?ply=0&seat={seat}").json()
    assert (past["lines"], past["sums"], past["legal"], past["ply"]) == (told["lines"], told["sums"], [], 0)


def test_the_words_of_a_game_are_given_out_as_they_are_written(guest: Guests) -> None:
    ada = guest()
    for lang in ("fr", "en"):
        files = ada.http.get(f"/api/words/{lang}/illuminati").json()
        assert any(Words(lang).text("illuminati-name") in text for text in files)
    assert ada.http.get("/api/words/xx/vizia").status_code == 400
    assert ada.http.get("/api/words/en/nothing").status_code == 400


def test_what_no_list_can_name_is_told_with_the_game(guest: Guests) -> None:
    games = {game["name"]: game for game in guest().http.get("/api/games").json()}
    assert [game["hidden"] for game in games.values()] == [game_named(name).nature.hidden for name in games]
    assert games["vizia"]["open"] == []
    offer = next(shape for shape in games["illuminati"]["open"] if shape["name"] == "offer")
    to, _, give, _, want = offer["parts"]
    assert (to["of"][0]["kind"], to["joint"]) == ("seat", ",")
    assert [part["kind"] for part in give["of"]] == ["money", "special", "card"]
    assert (want["joint"], want["none"]) == ("+", "nothing")


def test_what_a_deal_would_bring_is_told_before_it_is_made(guest: Guests) -> None:
    ada = guest()
    table = ada.table(game="illuminati", mine=2, start=True)
    ada.watch(table)
    for what, told in (("offer 1 give 1 want nothing", 1), ("end", 0), ("nonsense", 0)):
        ada.send(t="weigh", table=table, seat=0, what=what)
        weighed = ada.until("weighed")
        assert (weighed["what"], weighed["seat"], len(weighed["notes"])) == (what, 0, told)
