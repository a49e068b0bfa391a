// What a page does with a game in it: listens, and asks. docs/embedding.md has all messages.
const game = document.querySelector("rulebound-game");
const told = document.getElementById("told");
const back = document.getElementById("back");
let latest = null; // the game on the table
let kept = null; // the one before it

const note = (text) => {
  const line = document.createElement("li");
  line.textContent = text; // never innerHTML: names of players and games come from elsewhere
  told.prepend(line);
};

game.addEventListener("rulebound-ready", ({ detail }) => note(`ready, version ${detail.version}: ${detail.games.join(", ")}`));
game.addEventListener("rulebound-event", ({ detail }) => note(`move ${detail.moves}: ${detail.log.join(" ")}`));
game.addEventListener("rulebound-result", ({ detail }) => note(`over: ${detail.scores.join(" to ")}`));
game.addEventListener("rulebound-error", ({ detail }) => note(`refused: ${detail.message}`));
game.addEventListener("rulebound-save", ({ detail }) => { latest = detail.save; });

document.getElementById("new").addEventListener("click", () => {
  kept = latest ?? kept;
  back.disabled = kept === null;
  game.newGame({ game: "roll_player", players: 2, seed: 11 });
});
back.addEventListener("click", () => game.load(kept));
