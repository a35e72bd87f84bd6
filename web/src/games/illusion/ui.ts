// Illusion at the table.
import { helpOf } from "../keys";
import type { GameUi } from "../types";
import { arrowsKnown, IllusionChoice } from "./choice.svelte";
import Details from "./Details.svelte";
import End from "./End.svelte";
import Foot from "./Foot.svelte";
import { KEYS } from "./keys";
import { action, headings, logLine } from "./sayings";
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
  boxShort: () => "", // the figure says it
  score: (view, seat) => String(arrowsKnown(viewOf(view), seat).length),
  hasSecrets: (view) => viewOf(view).estimates !== null,
  action,
  logLine,
  headings,
  keys: helpOf("illusion-web", KEYS),
  sounds,
};

export default ui;
