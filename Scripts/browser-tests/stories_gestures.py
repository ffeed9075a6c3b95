"""Stories about gestures that no element of the screen makes."""

import os

from served import Page, Served

FLAWED = os.environ["FLAWED"]


def the_entries_of_menus_and_the_actions_of_rows_have_buttons(browser):
    served = Served(program=FLAWED)
    page = Page(browser, served)
    try:
        page.after(lambda: page.page.click('[data-gesture="choose Tips in the menu of Refresh"]'))
        assert page.current() == "choose Tips in the menu of Refresh" and "about" in " ".join(page.tree())
        page.after(lambda: page.page.click('[data-gesture="swipe down"]'))
        page.after(lambda: page.page.click('[data-gesture="swipe row Second and choose Settings"]'))
        assert page.current() == "swipe row Second and choose Settings"
        assert "settings" not in " ".join(page.tree()), "a guard denies the settings"
        # What an element of the screen does has no second button.
        assert page.page.locator('[data-gesture="tap Second"]').count() == 0
        assert page.errors == [], page.errors
    finally:
        page.close()
        served.end()
