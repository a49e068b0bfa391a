// <rulebound-game game="roll_player" players="1" seed="7" lang="en"></rulebound-game>: a game in another page.
// The element only makes an iframe; game and page talk by messages, each checks where they come from. See docs/embedding.md.
const BASE = new URL("./", import.meta.url);
const ATTRIBUTES = ["game", "players", "seed", "lang", "save", "theme"];
const START_HEIGHT = 640;

class RuleboundGame extends HTMLElement {
  static observedAttributes = ["lang"];

  #frame = null;
  #hear = (event) => this.#message(event);

  connectedCallback() {
    if (this.#frame) return;
    const address = new URL("index.html", BASE);
    address.searchParams.set("embed", "1");
    address.searchParams.set("host", location.origin);
    for (const name of ATTRIBUTES) {
      // A position can be long: it is sent as a message once the game is ready.
      if (name !== "save" && this.hasAttribute(name)) address.searchParams.set(name, this.getAttribute(name));
    }
    if (this.hasAttribute("save")) address.searchParams.set("wait", "1");
    const frame = document.createElement("iframe");
    frame.src = address.href;
    frame.title = this.getAttribute("title") ?? "Rulebound";
    frame.allow = "clipboard-write; fullscreen";
    frame.style.cssText = `display: block; width: 100%; height: ${START_HEIGHT}px; border: 0;`;
    addEventListener("message", this.#hear);
    this.#frame = frame;
    this.replaceChildren(frame);
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#frame?.remove();
    this.#frame = null;
  }

  attributeChangedCallback(name, before, after) {
    if (this.#frame && name === "lang" && before !== after) this.setLanguage(after ?? "");
  }

  /** Start a new game: newGame({game, players, seed, options}). */
  newGame(setup = {}) {
    this.#send("newGame", { setup });
  }

  /** Open a position: the text of a save, or the address of a file that holds one. */
  async load(save) {
    const text = /^(https?:|\.{0,2}\/)/.test(save) ? await (await fetch(save)).text() : save;
    this.#send("load", { save: text });
  }

  /** Speak another language, without a reload. */
  setLanguage(language) {
    this.#send("setLanguage", { language });
  }

  #send(type, data) {
    this.#frame?.contentWindow?.postMessage({ rulebound: 1, type, ...data }, BASE.origin);
  }

  #message(event) {
    if (event.source !== this.#frame?.contentWindow || event.origin !== BASE.origin) return;
    const data = event.data;
    if (!data || data.rulebound !== 1) return;
    if (data.type === "size" && Number.isFinite(data.height)) {
      this.#frame.style.height = `${Math.max(200, Math.min(20_000, data.height))}px`;
      return;
    }
    if (data.type === "ready" && this.hasAttribute("save")) this.load(this.getAttribute("save"));
    if (["ready", "event", "result", "error"].includes(data.type)) {
      this.dispatchEvent(new CustomEvent(`rulebound-${data.type}`, { detail: data, bubbles: true }));
    }
  }
}

customElements.define("rulebound-game", RuleboundGame);
