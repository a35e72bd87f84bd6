import re
from tests.server.house import played_out
from tests.web.conftest import cookie
from tests.web.test_review import reviewed

def shot(page, name):
    page.wait_for_timeout(700)
    page.screenshot(path=f"/tmp/why/shot-{name}.png")

def test_shots(open_page, visitor, house):
    ill = played_out(visitor, game="illusion", seats=3, bots=["child", "keen"])
    viz = played_out(visitor, game="vizia", seats=2, bots=["beginner"])
    for lang, theme, size, tag in (("en","dark",(1366,768),"d"),("fr","light",(390,844),"p")):
        for game, table in (("illusion", ill), ("vizia", viz)):
            page = reviewed(open_page, table, size=size, theme=theme, lang=lang)
            shot(page, f"{game}-{tag}-start")
            page.locator("body").press("m")
            page.wait_for_timeout(600)
            page.locator("body").press("m")
            shot(page, f"{game}-{tag}-mark")
        t = visitor.table(game="vizia", seats=2, bots=["greedy"], start=True)
        page = open_page(f"/t/{t}", wait=".foot", cookie=cookie(visitor), size=size, theme=theme, lang=lang)
        page.get_by_role("button", name=re.compile("strong bot|robot fort")).wait_for(timeout=30000)
        shot(page, f"hint-{tag}-0")
        page.locator("body").press("h")
        page.locator(".hints .text").wait_for(timeout=30000)
        page.wait_for_timeout(2500)
        shot(page, f"hint-{tag}-1")
    page = open_page("/", size=(1366,768), lang="fr", theme="light")
    page.get_by_role("button", name="Autres choix").click()
    page.get_by_role("dialog").get_by_role("switch").first.wait_for()
    page.get_by_text("Conseils").first.scroll_into_view_if_needed()
    shot(page, "sheet")
