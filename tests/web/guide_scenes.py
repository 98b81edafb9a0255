"""The guide of a lesson, as scenes."""

from tests.web.looks import Look, Scene, into

GUIDE: dict[str, Scene] = {}
scene = into(GUIDE)


def guided(look: Look, table: str, how: str) -> None:
    look.open(f"/t/{table}").page.locator(f"[data-guide={how}] p").first.wait_for()


@scene
def guide(look: Look) -> None:
    """Much to read, and a move that glows."""
    guided(look, look.tables.lesson, "path")


@scene
def guide_text_view(look: Look) -> None:
    guide(look)
    look.press("table-more").dialog().get_by_role("switch", name=look.say("table-plain")).click()
    look.page.keyboard.press("Escape")
    look.page.locator("[data-plain]").wait_for()


@scene
def guide_strayed(look: Look) -> None:
    guided(look, look.tables.strayed, "off")


@scene
def guide_over(look: Look) -> None:
    guided(look, look.tables.learned, "over")


@scene
def guide_hidden(look: Look) -> None:
    guide_over(look)
    with look.guest.watch.looking_away(look.page):
        look.press("guide-here")
