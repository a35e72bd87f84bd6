// Illusion at the table.
import type { GameUi } from "../types";
import { arrowsKnown, IllusionChoice } from "./choice.svelte";
import Details from "./Details.svelte";
import End from "./End.svelte";
import Foot from "./Foot.svelte";
import { action, logLine } from "./sayings";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
import "./tokens.css";
import { viewOf } from "../../gen/illusion";
import { say } from "../../text/words.svelte";

const ui: GameUi = {
  choice: (play) => new IllusionChoice(play),
  Stage,
  Foot,
  Details,
  End,
  boxLine: (view, seat) => say("illusion-web-won", { count: arrowsKnown(viewOf(view), seat).length }),
  score: (view, seat) => String(arrowsKnown(viewOf(view), seat).length),
  hasSecrets: (view) => viewOf(view).estimates !== null,
  action,
  logLine,
  keys: [
    { keys: ["ArrowLeft", "ArrowRight"], does: "illusion-web-help-gap" },
    { keys: ["Home", "End"], does: "illusion-web-help-ends" },
    { keys: ["d"], does: "illusion-web-help-doubt" },
    { keys: [" "], does: "illusion-web-help-large" },
  ],
  sounds,
};

export default ui;
