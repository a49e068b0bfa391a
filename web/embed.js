// <rulebound-game game="roll_player" players="1" seed="7" lang="en"></rulebound-game>: a game in another page.
// The element only makes an iframe; game and page talk by messages, each checks where they come from. See docs/embedding.md.
(() => {
  "use strict";

  // A plain script, not a module: those are refused from another site unless its server sends special headers.
  const script = document.currentScript ?? document.querySelector('script[src*="embed.js"]');
  const BASE = new URL("./", script.src);
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
      this.#send("load", { save: /^(https?:|\.{0,2}\/)/.test(save) ? await this.#fetch(save) : save });
    }

    /** Speak another language, without a reload. */
    setLanguage(language) {
      this.#send("setLanguage", { language });
    }

    async #fetch(address) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
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
      if (data.type === "ready" && this.hasAttribute("save")) {
        this.load(this.getAttribute("save")).catch((error) => this.#tell({ type: "error", message: error.message }));
      }
      if (["ready", "event", "result", "save", "error"].includes(data.type)) this.#tell(data);
    }

    #tell(data) {
      this.dispatchEvent(new CustomEvent(`rulebound-${data.type}`, { detail: data, bubbles: true }));
    }
  }

  customElements.define("rulebound-game", RuleboundGame);
})();
