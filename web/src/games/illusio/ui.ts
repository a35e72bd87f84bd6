// Illusio at the table.
import type { GameUi } from "../types";
import { IllusioChoice, POSTER_KEYS } from "./choice.svelte";
import Details from "./Details.svelte";
import Foot from "./Foot.svelte";
import { action, boxLine, logLine } from "./sayings";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
import "./tokens.css";
import { viewOf } from "../../gen/illusio";
import { say } from "../../text/words.svelte";

const ui: GameUi = {
  choice: (play) => new IllusioChoice(play),
  Stage,
  Foot,
  Details,
  boxLine,
  boxShort: (view, seat) => say("illusio-web-box-short", { cards: viewOf(view).players[seat]?.hand ?? 0 }),
  score: (view, seat) => String(viewOf(view).players[seat]?.score ?? 0),
  hasSecrets: (view) => Object.keys(viewOf(view).hand ?? {}).length > 0,
  action,
  logLine,
  keys: [
    { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], does: "illusio-web-help-hand" },
    { keys: POSTER_KEYS, does: "illusio-web-help-contest" },
    { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], does: "illusio-web-help-targets" },
    { keys: ["a"], does: "illusio-web-help-backstage" },
    { keys: ["t"], does: "illusio-web-help-talent" },
    { keys: ["x"], does: "illusio-web-help-exchange" },
    { keys: ["i"], does: "illusio-web-help-explain" },
    { keys: ["n"], does: "illusio-web-help-end" },
  ],
  sounds,
};

export default ui;
