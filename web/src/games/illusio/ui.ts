// Illusio at the table.
import type { GameUi } from "../types";
import { IllusioChoice } from "./choice.svelte";
import Details from "./Details.svelte";
import Foot from "./Foot.svelte";
import { action, boxLine, logLine } from "./sayings";
import Stage from "./Stage.svelte";
import { illusioView } from "./view";
import { say } from "../../text/words.svelte";

const ui: GameUi = {
  choice: (play) => new IllusioChoice(play),
  Stage,
  Foot,
  Details,
  boxLine,
  boxShort: (view, seat) => say("illusio-web-box-short", { cards: illusioView(view).players[seat]?.hand ?? 0 }),
  score: (view, seat) => String(illusioView(view).players[seat]?.score ?? 0),
  hasSecrets: (view) => Object.keys(illusioView(view).hand ?? {}).length > 0,
  action,
  logLine,
};

export default ui;
