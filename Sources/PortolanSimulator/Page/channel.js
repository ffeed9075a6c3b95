// The connection to the server: one WebSocket with messages in JSON, of which each has the version of the messages.

const VERSION = 1;

class Channel {
  constructor() {
    this.early = [];
    this.onMessage = (message) => this.early.push(() => this.onMessage(message));
    this.onStatus = (...status) => this.early.push(() => this.onStatus(...status));
    this.last = 0;
    this.answers = new Map();
    this.tries = 0;
    this.connect();
  }

  /** Passes on what has come, and what comes. */
  listen(onMessage, onStatus) {
    Object.assign(this, { onMessage, onStatus });
    for (const event of this.early.splice(0)) event();
  }

  connect() {
    const query = new URLSearchParams(location.search);
    const session = sessionStorage.getItem("portolan-session");
    if (session) query.set("session", session);
    const socket = new WebSocket(`ws://${location.host}/socket?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.send("hello");
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => this.closed(event);
  }

  receive(message) {
    if (message.session) sessionStorage.setItem("portolan-session", message.session);
    this.onMessage(message);
    const answer = this.answers.get(message.re);
    if (answer) {
      this.answers.delete(message.re);
      answer(message);
    }
  }

  closed(event) {
    for (const answer of this.answers.values()) answer({ type: "error", text: "The connection was closed." });
    this.answers.clear();
    if (event.code === 1013) return this.onStatus("full", event.reason);
    this.tries += 1;
    if (this.tries > 40) return this.onStatus("gone");
    this.onStatus("closed");
    setTimeout(() => this.connect(), Math.min(250 * this.tries, 3000));
  }

  /** Sends a message, and returns a promise of its answer. */
  send(type, parts = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ type: "error", text: "The server does not answer." });
    const id = ++this.last;
    const answer = new Promise((resolve) => this.answers.set(id, resolve));
    this.socket.send(JSON.stringify({ v: VERSION, id, type, ...parts }));
    return answer;
  }
}

/** The connection of this page, which is open before the other files have come, so that the app starts meanwhile. */
export const channel = new Channel();
