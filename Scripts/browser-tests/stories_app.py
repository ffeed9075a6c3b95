"""Stories about the screen of the app, the tree and the link bar."""

import re


def the_page_shows_the_app(page):
    assert page.bar() == "Home"
    assert page.page.title() == "store · Portolan simulator"
    assert page.steps() == ["launch"]
    assert "HomeViewController" in " ".join(page.tree())


def a_tab_is_tapped(page):
    page.tap("Account")
    assert page.bar() == "Account"
    assert page.page.get_attribute('[data-step="tap Account"]', "aria-current") == "page"


def a_button_changes_a_label(page):
    before = page.text()
    page.page.locator(".glass .body button[data-step]").first.click()
    page.settle()
    page.wait_for("text => document.querySelector('.glass').innerText !== text", before)


def a_product_is_pushed_and_popped(page):
    page.link("https://store.example/products/42")
    assert "no. 42" in page.text()
    page.after(lambda: page.page.click(".glass .back"))
    assert page.current() == "back" and page.bar() == "Home"


def a_swipe_of_the_pointer_goes_back(page):
    page.link("/products/42")
    box = page.page.locator(".glass").bounding_box()
    mouse = page.page.mouse

    def swipe():
        mouse.move(box["x"] + 14, box["y"] + 300)
        mouse.down()
        mouse.move(box["x"] + 200, box["y"] + 305, steps=6)
        mouse.up()
    page.after(swipe)
    assert page.current() == "swipe back" and page.bar() == "Home"


def a_sheet_with_text_refuses_to_go(page):
    page.link("/text-input")
    field = page.page.locator(".glass input")
    page.after(lambda: (field.fill("Genoa"), field.blur()))
    assert page.current() == "type Note Genoa"
    page.after(lambda: page.page.click(".glass .handle"))
    assert "cannot be dismissed" in page.notice() and page.bar() == "Note"
    page.tap("Clear")
    page.after(lambda: page.page.click(".glass .handle"))
    assert page.notice() == "" and page.bar() == "Home"


def return_is_pressed(page):
    page.link("/text-input")
    field = page.page.locator(".glass input")
    page.after(lambda: (field.fill("Ahoy"), field.press("Enter")))
    page.wait_for_text(".go[aria-current=step] .what", "press return")
    assert page.steps()[-2:] == ["type Note Ahoy", "press return"]


def the_device_is_turned(page):
    page.link("/cities/genoa")
    assert page.page.locator(".glass .columns > .controller").count() == 2
    page.after(lambda: page.page.click(".width"))
    assert page.current() == "width compact"
    assert page.page.locator(".glass .columns").count() == 0
    assert "We deliver to Genoa." in page.text()
    page.after(lambda: page.page.click(".width"))
    assert page.page.locator(".glass .columns > .controller").count() == 2


def what_a_sheet_covers_takes_no_taps(page):
    page.link("/bag")
    assert page.page.locator(".level[inert]").count() == 1
    assert page.page.locator('.level:not([inert])').get_attribute("role") == "dialog"


def the_tree_marks_what_is_new(page):
    page.link("/products/42")
    assert page.page.locator(".node.new .title").all_inner_texts() == ["ProductViewController(id: 42)"]
    page.tap("Account")
    assert page.page.locator(".node.new").count() == 0


def the_pointer_outlines_in_both_directions(page):
    page.page.hover('#tree .node:has-text("HomeViewController")')
    outlined = page.page.locator(".glass .outlined")
    assert outlined.count() == 1
    number = outlined.get_attribute("data-controller")
    page.page.mouse.move(5, 5)
    page.page.locator(".glass .body p").first.hover()
    assert page.page.locator("#tree .outlined").get_attribute("data-node") == number


def a_controller_is_inspected(page):
    page.link("/products/42")
    page.tap("Account")
    page.page.click('#tree .node:has-text("ProductViewController")')
    page.wait_for_text("#inspector .plan", "reveal")
    assert "product(id: 42)" in page.page.inner_text("#inspector")
    page.page.click("#copy")
    page.wait_for_text("#copy", "Copied")
    assert page.page.evaluate("navigator.clipboard.readText()") == "https://store.example/products/42"


def a_link_is_completed_with_the_keyboard(page):
    page.page.focus("#link")
    page.page.keyboard.type("sett")
    page.page.wait_for_selector("#suggestions li")
    page.page.keyboard.press("ArrowDown")
    assert page.page.get_attribute("#link", "aria-activedescendant") == "option-0"
    page.page.keyboard.press("Enter")
    assert page.page.input_value("#link") == "https://store.example/settings"
    page.wait_for_text("#preview", "LoginGuard")
    page.after(lambda: page.page.keyboard.press("Enter"))
    assert page.bar() == "Settings"


def a_screen_is_opened_by_its_name(page):
    page.link("product(id: 42)")
    assert "no. 42" in page.text()


def the_preview_moves_nothing(page):
    tree = page.tree()
    page.page.fill("#link", "/products/42")
    page.wait_for_text("#preview", "product(id: 42)")
    assert page.tree() == tree and page.steps() == ["launch"]
    page.page.keyboard.press("Escape")
    assert page.page.is_hidden("#drop")


def the_preview_is_the_plan_that_is_carried_out(page):
    for link in ["/products/42", "/bag", "/account", "/settings", "/products/7", "/cities/genoa", "/text-input", "/login", "/"]:
        page.page.fill("#link", link)
        page.page.wait_for_timeout(150)
        page.page.wait_for_selector("#preview .plan")
        page.wait_for_text("#preview .plan", "reveal")
        preview = page.plan("#preview .plan")
        before = page.tree()
        page.after(lambda: page.page.press("#link", "Enter"))
        carried = page.plan(".carried .plan")
        plans = page.page.locator(".carried").count()
        # A guard that runs the login has a plan of its own in between.
        assert carried[-len(preview):] == preview or carried[:len(preview)] == preview, (link, preview, carried, plans)
        built = [line.removeprefix("build ").split(" · ")[0] for line in preview if line.startswith("build ")]
        events = page.page.eval_on_selector_all(".events .built span", "all => all.map(one => one.textContent)")
        # An event begins with the number of its request if the step has several.
        events = [re.sub(r"^\d+: ", "", event) for event in events]
        for name in built:
            assert f"built {name}" in events, (link, name, events)
        gone = [line.split(" ", 1)[1] for line in preview if line.split(" ")[0] in ("remove", "dismiss")]
        after = page.tree()
        for name in gone:
            assert before.count(name) > after.count(name), (link, name, after)


def a_link_without_a_screen_is_refused(page):
    page.page.fill("#link", "https://store.example/nowhere")
    page.page.wait_for_selector("#preview .refused")
    page.after(lambda: page.page.press("#link", "Enter"))
    assert "refused" in page.notice()


def a_guard_waits_for_the_user(page):
    page.launch("--wait-for-login")
    page.link("/settings")
    assert "waits for the user" in page.notice()
    assert "A link waits for you." in page.page.text_content("#status")
    page.tap("Log in")
    assert page.bar() == "Settings" and "waits" not in page.page.text_content("#status")


def a_guard_denies(page):
    page.launch("--decline-login")
    tree = page.tree()
    page.link("/settings")
    assert "requires a login" in page.notice() and page.tree() == tree
    assert page.page.locator(".events .denied").count() == 1


def the_app_has_steps_of_its_own(page):
    page.after(lambda: page.page.click('[data-own="log in"]'))
    page.wait_for_text("#state", "true")
    page.do("shortcut example.store.bag")
    assert "Nothing yet" in page.text()
    page.page.fill("#any-step", "no such step")
    page.page.click("#any button")
    page.wait_for_text("#notice", "there is no such step. To fix: try one of")
    assert page.current() == "shortcut example.store.bag"
