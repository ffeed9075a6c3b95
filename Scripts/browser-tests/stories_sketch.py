"""Stories about the placeholders of a sketch, in the page of `shop-sketch serve`."""

import os

from served import Page, Served

SHOP = os.environ["SHOP"]


def served(browser):
    """The page of the shop's sketch, and its server."""
    server = Served(program=SHOP)
    return Page(browser, server), server


def a_placeholder_is_drawn_as_a_person_would(browser):
    page, server = served(browser)
    try:
        page.tap("Product 42")
        assert page.bar() == "Product 42"
        notes = page.page.locator(".glass .note")
        assert notes.all_inner_texts() == ["product(id: 42)", "https://shop.example/products/42"]
        assert page.errors == [], page.errors
    finally:
        page.close()
        server.end()


def flags_are_in_the_head_and_events_are_steps(browser):
    page, server = served(browser)
    try:
        flags = page.page.locator("#state li")
        assert flags.all_inner_texts() == ["logged-in is off"]
        page.tap("Account")
        page.tap("Settings")
        assert page.bar() == "Login"
        page.tap("Log in")
        assert page.bar() == "Settings"
        assert flags.all_inner_texts() == ["logged-in is on"]
        page.after(lambda: page.page.click('[data-own="log out"]'))
        assert page.bar() == "Account"
        assert flags.all_inner_texts() == ["logged-in is off"]
        assert page.errors == [], page.errors
    finally:
        page.close()
        server.end()


def a_button_is_disabled_while_its_condition_does_not_hold(browser):
    server = Served(program=os.environ["STORE_SKETCH"])
    page = Page(browser, server)
    try:
        page.tap("Bag")
        button = page.page.locator(".glass button", has_text="Check out")
        assert button.is_disabled()
        page.link("/products/42")
        page.tap("Add to bag")
        # The tab of the bag has no stack, so that the product is presented over it.
        page.do("swipe down")
        assert not button.is_disabled()
        page.tap("Check out")
        assert page.bar() == "Address"
        field = page.page.locator(".glass input")
        assert field.get_attribute("placeholder") == "Address"
        page.after(lambda: (field.fill("Quay 7"), field.blur()))
        page.tap("Continue")
        assert page.bar() == "Order"
        assert page.errors == [], page.errors
    finally:
        page.close()
        server.end()
