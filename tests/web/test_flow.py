"""The order at every table: what happened is shown, then told, then asked; and no click answers by accident."""

from playwright.sync_api import expect

from tests.web.conftest import Person
from tests.web.people import Guest
from tests.web.player import Player
from tests.web.sentences import say
from tests.web.watch import settle

ANIMATED = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if ("die" in this.dataset) thrown(document.querySelector("main.play").dataset.seq);
  return animate.apply(this, how);
};
"""


def test_a_second_click_doesnt_answer_the_next_question_but_a_key_does(person: Person) -> None:
    guest = person("Ann", settle=1_000_000)
    sent: list[str] = []
    guest.listen("websocket", lambda line: line.on("framesent", lambda data: sent.append(str(data))))
    page = at_monopoly(guest)
    throw = page.page.locator(".desk .main.big")
    for _ in range(2):
        throw.click()
    settle(page.page)
    assert not any("action" in said for said in sent)
    throw.press("Enter")
    page.until(lambda _: any("action" in said for said in sent))


def test_the_dice_are_thrown_before_anything_is_told(person: Person) -> None:
    guest = person("Ann", speed="quick")
    told: list[str] = []
    guest.context.expose_binding("thrown", lambda _, seq: told.append(seq))
    guest.context.add_init_script(ANIMATED)
    page = at_monopoly(guest)
    ann = guest.program
    while not told:
        ann.until("table") if not ann.asked else ann.play(ann.now["ask"]["legal"][0])
        page.until(lambda now: now["seq"] >= ann.now["seq"])
    main = page.page.locator("main.play")
    expect(main).not_to_have_attribute("data-seq", told[0])


def test_a_touch_that_means_nothing_gets_an_answer(person: Person) -> None:
    guest = person("Ann")
    table = guest.program.table("sorcerers_stone", 2, bots={"1": "random"}, options={"challenge": "hagrid"})
    guest.program.start(table)
    page = Player(guest).sit(table)
    page.until_asked()
    page.element("space:14").click()
    expect(page.page.locator("[data-objection]")).to_contain_text(say("table-no-play"))


def test_without_secrets_one_screen_has_no_curtain(person: Person) -> None:
    guest = person("Ann")
    table = guest.program.table("monopoly", 2, mine=[0, 1])
    guest.program.start(table)
    page = Player(guest).sit(table)
    for nth in (0, 1):
        name = page.until_asked()["seats"][nth]["name"]
        expect(page.page.get_by_text(say("table-turn", name=name), exact=True)).to_be_visible()
        expect(page.page.locator("[data-curtain]")).to_have_count(0)
        takes_a_token(page)


def takes_a_token(page: Player) -> None:
    before = page.now["seq"]
    page.page.locator('[data-element^="token:"].lit').first.click()
    page.until(lambda now: now["seq"] > before)


def at_monopoly(guest: Guest) -> Player:
    """Return Ann at a table of Monopoly with one bot, as soon as she may roll."""
    ann = guest.program
    table = ann.table("monopoly", 2, bots={"1": "random"})
    ann.start(table)
    ann.sit(table)
    while not ann.asked or ann.now["ask"]["step"]["type"] != "Window":
        ann.play(ann.now["ask"]["legal"][0]) if ann.asked else ann.until("table")
    page = Player(guest).sit(table)
    page.until_asked()
    return page
