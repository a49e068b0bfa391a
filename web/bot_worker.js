// Bots think here, beside the page: plain Pyodide in a module worker. Texts in, texts out; needs no right to evaluate text.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const ready = (async () => {
  const python = await loadPyodide({ packages: ["pygame-rules"] });
  const rules = python.pyimport("pygame_rules");
  const json = python.pyimport("json");
  return (request) => {
    const view = json.loads(JSON.stringify(request.view));
    try {
      return rules.choose(request.game, view, request.bot, request.seed);
    } finally {
      view.destroy();
    }
  };
})();

addEventListener("message", async ({ data }) => {
  const request = JSON.parse(data);
  try {
    const choose = await ready;
    postMessage(JSON.stringify({ id: request.id, action: choose(request) }));
  } catch (error) {
    postMessage(JSON.stringify({ id: request.id, error: String(error) }));
  }
});
