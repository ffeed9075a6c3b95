"""Stories about the server: what must not pass, and what must not hurt."""

import json
import os
import shutil
import signal
import socket
import tempfile
import urllib.error
import urllib.request

import served as served_module
from served import Page, Served, wait_until


def a_killed_app_comes_back(browser):
    served = Served()
    page = Page(browser, served)
    try:
        page.link("/products/42")
        before = served.workers()
        os.kill(before[0], signal.SIGKILL)
        page.page.wait_for_selector("#trap[open]")
        assert "SIGKILL" in page.page.inner_text("#trap-reason")
        page.page.click("#trap-close")
        wait_until(lambda: len(served.workers()) == 1 and served.workers() != before, "another process has the app")
        assert "no. 42" in page.text()
        page.tap("Account")
        assert page.bar() == "Account"
    finally:
        page.close()
        served.end()


def an_app_that_does_not_answer_is_ended(browser):
    served = Served()
    page = Page(browser, served)
    try:
        page.link("/products/42")
        os.kill(served.workers()[0], signal.SIGSTOP)
        page.page.click(".glass .back")
        page.page.wait_for_selector("#trap[open]", timeout=30_000)
        assert "did not answer in time" in page.page.inner_text("#trap-reason")
        page.page.click("#trap-close")
        assert "no. 42" in page.text()
    finally:
        page.close()
        served.end()


def a_trap_is_reported_with_its_story(page):
    page.link("/products/42")
    page.page.click('[data-own="fault the app traps"]')
    page.page.wait_for_selector("#trap[open]")
    assert "a trap of Swift" in page.page.inner_text("#trap-reason")
    assert "as the fault requested" in page.page.inner_text("#trap-reason")
    story = page.page.inner_text("#trap-story")
    assert "link https://store.example/products/42" in story and story.strip().endswith("fault the app traps")
    page.page.keyboard.press("Escape")
    assert page.notice() == ""
    assert page.page.locator(".step.trapped").count() == 1
    page.page.click(".step.trapped .go")
    page.settle()
    assert page.current().startswith("link ")
    assert "no. 42" in page.text()
    page.after(lambda: page.page.click(".glass .back"))
    assert page.bar() == "Home"


def a_killed_server_is_reported_and_takes_its_apps_along(browser):
    served = Served()
    page = Page(browser, served)
    workers = served.workers()
    try:
        served.end(signal.SIGKILL)
        page.wait_for_text("#status", "does not answer")
        wait_until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in workers), "the apps end")
    finally:
        page.close()


def an_interrupt_ends_everything(browser):
    served = Served()
    pages = [Page(browser, served), Page(browser, served)]
    workers = served.workers()
    try:
        assert len(workers) == 2
        assert served.end(signal.SIGINT) == 130
        wait_until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in workers), "the apps end")
    finally:
        for page in pages:
            page.close()


def a_page_that_is_loaded_again_keeps_its_session(page):
    page.link("/products/42")
    workers = page.served.workers()
    page.page.reload()
    page.page.wait_for_selector(".glass .back")
    assert "no. 42" in page.text() and len(page.steps()) == 2
    # The apps of other stories may end meanwhile, but none is started.
    assert set(page.served.workers()) <= set(workers)


def two_pages_do_not_disturb_each_other(page, browser):
    other = Page(browser, page.served)
    try:
        page.link("/products/42")
        assert other.bar() == "Home" and other.steps() == ["launch"]
    finally:
        other.close()


def status(served, path, **headers):
    request = urllib.request.Request(f"http://127.0.0.1:{served.port}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def a_wrong_token_is_refused(page):
    served = page.served
    assert status(served, "/") == 403
    assert status(served, "/?token=wrong") == 403
    assert status(served, f"/?token={served.token}") == 200
    assert upgrade(served, token="wrong") == 403
    assert upgrade(served) == 101


def a_wrong_host_is_refused(page):
    assert status(page.served, f"/?token={page.served.token}", Host="evil.example") == 421
    assert upgrade(page.served, host="evil.example") == 421


def a_wrong_origin_is_refused(page):
    assert upgrade(page.served, origin="http://evil.example") == 403
    assert upgrade(page.served, origin=None) == 403


def upgrade(served, token=None, origin="", host=None):
    """Asks for a WebSocket, and returns the status of the answer."""
    own = f"127.0.0.1:{served.port}"
    lines = [f"GET /socket?token={token or served.token} HTTP/1.1", f"Host: {host or own}", "Upgrade: websocket",
             "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    if origin is not None:
        lines.append(f"Origin: {origin or 'http://' + own}")
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as connection:
        connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        return int(connection.recv(4096).split()[1])


def another_page_cannot_drive_the_app(page, browser):
    """A page of another origin in the same browser knows the token, and is refused all the same."""
    context = browser.new_context()
    try:
        other = context.new_page()
        other.goto("data:text/html,<title>Other</title>")
        address = f"ws://127.0.0.1:{page.served.port}/socket?token={page.served.token}"
        result = other.evaluate(
            "address => new Promise(done => { const s = new WebSocket(address); s.onopen = () => done('open'); s.onclose = () => done('refused'); })",
            address)
        assert result == "refused"
    finally:
        context.close()


def large_heads_and_bodies_are_refused(page):
    # FlyingFox needs seconds for a line of thousands of bytes if it was built for debugging.
    assert status(page.served, f"/?token={page.served.token}", **{f"X-{number}": "a" * 400 for number in range(50)}) == 431
    with socket.create_connection(("127.0.0.1", page.served.port), timeout=10) as connection:
        connection.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{page.served.port}\r\nContent-Length: 5\r\n\r\nhello".encode())
        assert connection.recv(4096).split()[1] == b"413"


EXCHANGE = """([messages, wanted]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/socket${location.search}`);
  const answers = [];
  socket.onopen = () => { for (const message of messages) socket.send(message); };
  socket.onmessage = (event) => { answers.push(JSON.parse(event.data)); if (answers.length >= wanted) { socket.close(); done({ answers }); } };
  socket.onclose = (event) => done({ answers, code: event.code });
})"""


def exchange(page, messages, wanted):
    return page.page.evaluate(EXCHANGE, [messages, wanted])


def wrong_messages_get_an_error_and_the_session_lives_on(page):
    good = json.dumps({"v": 1, "id": 9, "type": "ping"})
    wrong = ["nonsense", "{}", "[]", json.dumps({"v": 2, "id": 1, "type": "ping"}), json.dumps({"v": 1, "type": "fly"}),
             json.dumps({"v": 1, "type": "perform"}), json.dumps({"v": 1, "type": "goto", "number": 99})]
    answers = exchange(page, wrong + [good], len(wrong) + 1)["answers"]
    assert [answer["type"] for answer in answers] == ["error"] * len(wrong) + ["pong"], answers


def a_message_that_is_too_large_closes_its_connection(page):
    assert exchange(page, ["x" * 300_000], 1)["code"] == 1009
    page.tap("Account")


def ten_thousand_messages_are_answered(page):
    messages = [json.dumps({"v": 1, "id": 0, "type": "hello"})]
    for number in range(1, 10_000):
        step = ["tap Account", "tap Home", "no such step"][number % 3]
        messages.append(json.dumps({"v": 1, "id": number, "type": "perform", "text": step} if number % 10 == 0
                                   else {"v": 1, "id": number, "type": "ping"}))
    # The launch of the session sends the state as well.
    answers = exchange(page, messages, 10_001)["answers"]
    assert {answer.get("re") for answer in answers} >= set(range(10_000))
    page.tap("Account")
    assert page.bar() == "Account"


def a_long_timeline_stays_usable(page):
    page.page.evaluate("""async () => {
      for (let i = 0; i < 400; i++) document.dispatchEvent(new CustomEvent("portolan-send",
        { detail: { type: "perform", text: i % 2 ? "tap Home" : "tap Account" } }));
    }""")
    page.wait_for("() => document.querySelector('[data-step-id=\"400\"]')")
    assert page.page.locator(".timeline .step").count() == 300
    page.page.click(".more")
    assert page.page.locator(".timeline .step").count() == 401
    page.travel(1)
    assert page.bar() == "Account" and page.notice() == ""


def a_moved_executable_works(browser):
    folder = tempfile.mkdtemp()
    moved = shutil.copy(served_module.STORE, os.path.join(folder, "moved"))
    served_module.STORE, original = moved, served_module.STORE
    try:
        served = Served()
        page = Page(browser, served)
        assert page.bar() == "Home"
        page.close()
        served.end()
    finally:
        served_module.STORE = original
        shutil.rmtree(folder)


def nothing_is_loaded_from_elsewhere(browser, served):
    context = browser.new_context()
    try:
        page = context.new_page()
        hosts = set()
        page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
        page.goto(served.address)
        page.wait_for_selector(".glass [data-step]")
        assert {host for host in hosts if host} == {f"127.0.0.1:{served.port}"}, hosts
    finally:
        context.close()


def the_hundred_and_first_session_is_refused(browser):
    """Counts the memory of 100 sessions, too."""
    served = Served()
    sockets = []
    try:
        for _ in range(100):
            sockets.append(open_session(served))
        workers = served.workers()
        assert len(workers) == 100
        memory = sum(resident(pid) for pid in workers + [served.process.pid])
        print(f"    100 sessions: {memory / 1024:.0f} MB")
        assert memory < 8 * 1024 * 1024
        context = browser.new_context()
        page = context.new_page()
        page.goto(served.address)
        wait_until(lambda: "100 sessions" in page.text_content("#status"), "the page is refused")
        context.close()
    finally:
        for connection in sockets:
            connection.close()
        served.end()


def resident(pid):
    """The memory of a process in kB, with its part of what it shares with others."""
    for line in open(f"/proc/{pid}/smaps_rollup"):
        if line.startswith("Pss:"):
            return int(line.split()[1])
    return 0


def open_session(served):
    own = f"127.0.0.1:{served.port}"
    connection = socket.create_connection(("127.0.0.1", served.port), timeout=60)
    connection.sendall((f"GET /socket?token={served.token} HTTP/1.1\r\nHost: {own}\r\nOrigin: http://{own}\r\nUpgrade: websocket\r\n"
                        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
    body = b'{"v":1,"id":1,"type":"hello"}'
    connection.sendall(bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body)
    received = b""
    while b'"welcome"' not in received:
        data = connection.recv(1 << 16)
        assert data, received[-300:]
        received += data
    return connection


def a_click_changes_the_page_at_once(page):
    for _ in range(100):
        page.tap("Account")
        page.tap("Home")
    times = sorted(page.page.evaluate("portolan.latencies"))
    median = times[len(times) // 2]
    print(f"    from click to changed page: median {median:.1f} ms, 95 % within {times[int(len(times) * 0.95)]:.1f} ms")
    assert median < 50
