// Vizia at the table.
import { helpOf } from "../keys";
import type { GameUi } from "../types";
import { ViziaChoice } from "./choice.svelte";
import Details from "./Details.svelte";
import Foot from "./Foot.svelte";
import { KEYS } from "./keys";
import { action, headings, logLine, notice } from "./sayings";
import SeatMark from "./SeatMark.svelte";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
import "./tokens.css";
import { viewOf } from "../../gen/vizia";
import { say } from "../../text/words.svelte";

const ui: GameUi = {
  choice: (play) => new ViziaChoice(play),
  Stage,
  Foot,
  Mark: SeatMark,
  Details,
  boxLine: (view, seat) => say("vizia-web-box", { left: viewOf(view).left[seat] ?? 0, tiles: viewOf(view).hands[seat] ?? 0 }),
  boxShort: (view, seat) => say("vizia-web-box-short", { tiles: viewOf(view).hands[seat] ?? 0 }),
  score: (view, seat) => String(viewOf(view).scores[seat] ?? 0),
  hasSecrets: (view) => (viewOf(view).hand?.length ?? 0) > 0,
  action,
  logLine,
  headings,
  notice,
  keys: helpOf("vizia-web", KEYS),
  sounds,
};

export default ui;
