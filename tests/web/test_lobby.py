"""The lobby and the rooms around it, with mouse and keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lanterne.server import sockets
from tests.server.house import House, Visitor
from tests.web.conftest import PHONE, SMALL, TABLET, Opener, play_out

pytestmark = pytest.mark.slow

CODE = re.compile(r"^([a-z2-9]{5}-){3}[a-z2-9]{5}$")

TABLE = re.compile(r"/t/[a-z0-9]{12}$")


def test_one_tap_from_landing_to_a_table_with_bots(open_page: Opener, house: House) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_role("main", name="The stage")).to_be_visible()
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert info["status"] == "playing"
    assert [box["kind"] for box in info["boxes"]] == ["person", "bot"]  # the first game is against one


def test_the_sentence_writes_the_wish(open_page: Opener) -> None:
    page = open_page("/")
    level = page.get_by_label("Level of the bots")
    expect(level).to_have_value("beginner")  # whoever has never played
    grades = ["Firmin, gentle", "Églantine, easy-going", "Colombe, steady", "Gaspard, sharp", "Radegonde, formidable"]
    expect(level.get_by_role("option")).to_have_text(grades)
    page.get_by_label("Number of bots").select_option(label="Two bots")
    page.get_by_label("Rules", exact=True).and_(page.locator("select")).select_option("advanced")
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(TABLE)
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert info["seats"] == 3
    assert info["options"]["capture"]
    assert info["options"]["group_bonus"]
    assert not info["options"]["teams"]
    page.goto("/")  # what one chose last is offered again
    expect(page.get_by_label("Number of bots")).to_have_value("2")
    expect(page.get_by_label("Rules", exact=True).and_(page.locator("select"))).to_have_value("advanced")


def test_friends_find_empty_boxes(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Invite a friend").click()
    page.wait_for_url(TABLE)
    room = page.get_by_role("region", name="Invite a friend")
    assert room.get_by_role("textbox", name="The table’s address").input_value() == page.url
    free = page.get_by_text("Free seat", exact=True)
    expect(free).to_have_count(1)
    page.get_by_role("button", name="One more seat").click()
    expect(free).to_have_count(2)
    page.get_by_role("button", name="Drop this seat").first.click()
    expect(free).to_have_count(1)
    page.get_by_label("Your name at this table").fill("Camille")
    page.get_by_role("button", name="Take this name").click()
    expect(page.get_by_role("listitem").filter(has_text="Camille")).to_contain_text("that is you")
    page.get_by_role("button", name="Hello, everyone!").click()
    expect(page.get_by_role("list", name="Chat")).to_contain_text("Camille Hello, everyone!")
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert info["status"] == "waiting"
    assert [box["kind"] for box in info["boxes"]] == ["person", "empty"]


def test_a_link_for_this_machine_alone_says_so(open_page: Opener, visitor: Visitor) -> None:
    page = open_page(f"/t/{visitor.table()}", cookie=visitor.http.cookies["lanterne"])
    room = page.get_by_role("region", name="Invite a friend")
    expect(room.get_by_text("Only this machine can open this link")).to_be_visible()
    expect(room.get_by_text("lanterne serve --host 0.0.0.0")).to_be_visible()
    expect(room.get_by_role("img")).to_have_count(0)


def test_a_link_for_others_names_the_machine_as_they_see_it(
    open_page: Opener, visitor: Visitor, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "reach", lambda _host, _port: "http://192.168.1.20:8896")
    table = visitor.table()
    page = open_page(f"/t/{table}", cookie=visitor.http.cookies["lanterne"])
    room = page.get_by_role("region", name="Invite a friend")
    expect(room.get_by_role("img", name="QR code of the table’s address")).to_be_visible()
    link = room.get_by_role("textbox", name="The table’s address")
    expect(link).to_have_value(f"http://192.168.1.20:8896/t/{table}")
    room.get_by_role("button", name="Copy").click()
    expect(room.get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    expect(room.get_by_text("Only this machine")).to_have_count(0)


def test_a_friend_sits_down_and_the_owner_sees_it(open_page: Opener, visitor: Visitor) -> None:
    table = visitor.table(seats=3)
    owner = open_page(f"/t/{table}", cookie=visitor.http.cookies["lanterne"])
    friend = open_page(f"/t/{table}", size=PHONE)
    friend.get_by_label("Your name at this table").fill("Nadia")
    friend.get_by_role("button", name="Sit here").first.click()
    expect(owner.get_by_role("listitem").filter(has_text="Nadia")).to_contain_text("at the table")
    owner.get_by_label("A bot for seat 3").select_option(label="Firmin, gentle")
    expect(owner.get_by_role("listitem").filter(has_text="Firmin")).to_contain_text("The lamplighter’s boy.")
    expect(owner.get_by_role("region", name="Invite a friend")).to_have_count(0)  # nobody is missing any more
    owner.get_by_role("button", name="Begin").click()
    expect(friend.get_by_role("main", name="The stage")).to_be_visible()


def test_a_fault_stands_on_its_line_in_the_readers_language(open_page: Opener) -> None:
    page = open_page("/", lang="fr")
    page.get_by_role("button", name="Autres choix").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Places", exact=True).select_option("3")
    sheet.get_by_role("switch", name="Équipes").check()
    sheet.get_by_role("button", name="Commencer").click()
    line = sheet.locator(".line", has=page.get_by_role("switch", name="Équipes"))
    expect(line.get_by_role("alert")).to_have_text("Les équipes demandent quatre places, pas 3.")
    expect(sheet.get_by_role("alert")).to_have_count(1)
    sheet.get_by_label("Places", exact=True).select_option("4")
    sheet.get_by_role("button", name="Commencer").click()
    page.wait_for_url(TABLE)


def test_a_refused_seat_is_said_in_the_readers_language(open_page: Opener, visitor: Visitor) -> None:
    table = visitor.table()
    late = open_page(f"/t/{table}", lang="fr")
    sit = late.get_by_role("button", name="M’asseoir ici")
    sit.wait_for()
    late.route("**/sit", lambda route: route.continue_(post_data='{"seat": 0}'))  # as if somebody had been quicker
    sit.click()
    expect(late.get_by_role("alert")).to_have_text("Cette place est prise.")


def test_several_may_share_a_screen(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("button", name="More choices").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Seats", exact=True).select_option("2")
    sheet.get_by_label("of them on this screen").select_option("2")
    sheet.get_by_label("Name at seat 1").fill("Ada")
    sheet.get_by_label("Name at seat 2").fill("Zoé")
    sheet.get_by_role("button", name="Begin").click()
    page.wait_for_url(TABLE)
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [box["name"] for box in info["boxes"]] == ["Ada", "Zoé"]


def test_the_language_switches_at_once_and_is_remembered(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("button", name="FR, Français").click()
    expect(page.get_by_role("button", name="Jouer contre des robots")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    expect(page.get_by_role("button", name="Jouer contre des robots")).to_be_visible()


def test_resume_lists_what_waits_for_me(open_page: Opener, visitor: Visitor) -> None:
    table = visitor.table(mine=2, start=True)
    page = open_page("/", cookie=visitor.http.cookies["lanterne"])
    page.get_by_role("link", name="Your turn").click()
    page.wait_for_url(f"**/t/{table}")


def test_a_clause_has_an_address(open_page: Opener) -> None:
    page = open_page("/rules/vizia#VZ-052")
    expect(page.locator("#VZ-052")).to_be_in_viewport()
    expect(page.locator("#VZ-052")).to_have_class(re.compile("here"))
    page.get_by_role("searchbox").fill("prism")
    clauses = page.locator(".clauses li")
    assert 0 < clauses.count() < 20
    assert clauses.count() == page.locator(".clauses li:has(mark)").count()
    page.get_by_role("searchbox").fill("VZ-05 colours")
    expect(clauses).to_have_count(2)  # by its number and by its words


def test_a_name_and_an_account(open_page: Opener) -> None:
    page = open_page("/account")
    page.get_by_label("Name", exact=True).first.fill("  Ada   L ")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Hello, Ada L.")).to_be_visible()
    form = page.locator("form", has=page.get_by_label("Password"))
    form.get_by_label("Name").fill("Ada L")
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button", name="Create an account").click()
    expect(page.locator("output")).to_have_text(CODE)
    page.get_by_role("button", name="I have noted it").click()
    expect(page.get_by_text("You are signed in as Ada L.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    form.get_by_text("Sign in").first.click()
    form.get_by_label("Name").fill("Ada L")
    form.get_by_label("Password").fill("another password")
    form.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_have_text("This name and this password do not go together.")
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("You are signed in as Ada L.")).to_be_visible()


def test_signing_out_everywhere(open_page: Opener, visitor: Visitor) -> None:
    visitor.post("/api/account", {"name": "Ada Everywhere", "password": "a long password"})
    here, there = [open_page("/account", cookie=visitor.http.cookies["lanterne"]) for _ in range(2)]
    for page in (here, there):
        expect(page.get_by_text("You are signed in as Ada Everywhere.")).to_be_visible()
    here.get_by_role("button", name="Sign out everywhere").click()
    expect(here.get_by_role("button", name="Create an account")).to_be_visible()
    there.reload()
    expect(there.get_by_role("button", name="Create an account")).to_be_visible()


def test_a_guests_seat_on_another_browser(open_page: Opener, visitor: Visitor) -> None:
    """Played as a guest, kept under an account, found again elsewhere within two presses."""
    table = visitor.table(mine=2, start=True)
    visitor.post("/api/account", {"name": "Ada Moves", "password": "a long password"})
    page = open_page("/account")
    form = page.locator("form", has=page.get_by_label("Password"))
    form.get_by_text("Sign in").first.click()
    form.get_by_label("Name").fill("Ada Moves")
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("link", name="Account Ada Moves")).to_be_visible()
    page.get_by_role("link", name="Lanterne").click()
    page.locator(f"a[href='/t/{table}']").first.click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_looking_at_a_game_again(open_page: Opener, visitor: Visitor, house: House) -> None:
    table = play_out(visitor, house)
    page = open_page("/history", cookie=visitor.http.cookies["lanterne"])
    page.get_by_role("link", name="won by").or_(page.get_by_role("link", name="shared by")).first.click()
    page.wait_for_url(f"**/r/{table}/0")  # it tells nobody the end who did not ask for it
    page.get_by_role("slider").wait_for()
    page.locator("body").press("End")
    page.wait_for_url(re.compile(rf"/r/{table}/[1-9]\d+$"))
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.locator("body").press("ArrowLeft")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    page.locator("body").press("Home")
    page.wait_for_url(f"**/r/{table}/0")
    page.get_by_label("Through the eyes of").select_option("1")
    page.wait_for_url(f"**/r/{table}/0?seat=1")
    page.get_by_role("button", name="Next action").click()
    page.wait_for_url(f"**/r/{table}/1?seat=1")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    assert saved.value.suggested_filename == f"vizia-{table}.jsonl"
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_role("tabpanel")).to_contain_text("you go on with a finished game")


def test_a_replay_offers_a_stranger_no_eyes_of_their_own(open_page: Opener, visitor: Visitor, house: House) -> None:
    page = open_page(f"/r/{play_out(visitor, house)}", wait=".said")
    eyes = page.get_by_label("Through the eyes of")
    expect(eyes).to_have_value("none")
    assert "my eyes" not in eyes.inner_text()


@pytest.mark.parametrize("path", ["/", "/settings", "/account", "/history", "/rules/vizia"])
@pytest.mark.parametrize("size", [TABLET, PHONE, SMALL], ids=["tablet", "phone", "small"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_nothing_scrolls_sideways(open_page: Opener, path: str, size: tuple[int, int], lang: str) -> None:
    page = open_page(path, size=size, lang=lang)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_every_word_has_been_found(open_page: Opener) -> None:
    for lang in ("fr", "en"):
        for path in ("/", "/settings", "/account", "/history", "/rules/vizia"):
            page = open_page(path, lang=lang)
            page.wait_for_load_state("networkidle")
            assert re.findall(r"\b(?:web|vizia)-[a-z]+", page.locator("body").inner_text()) == []


def test_without_a_server_the_page_says_so(open_page: Opener) -> None:
    page = open_page("/", workers=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.locator("main h1").wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The house does not answer.")
    names = page.evaluate("caches.keys().then(k => caches.open(k[0])).then(c => c.keys()).then(r => r.map(x => x.url))")
    assert names
    assert not [name for name in names if "/api/" in name]
