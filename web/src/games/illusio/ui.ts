// Illusio at the table.
import { roundsBy } from "../headings";
import { helpOf } from "../keys";
import type { GameUi } from "../types";
import { IllusioChoice } from "./choice.svelte";
import Details from "./Details.svelte";
import Face from "./Face.svelte";
import Foot from "./Foot.svelte";
import { KEYS } from "./keys";
import { gather, logLine, notice } from "./log";
import Rival from "./Rival.svelte";
import { action, boxLine } from "./sayings";
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
  faces: true,
  BoxPicture: Face,
  BoxThings: Rival,
  boxLine,
  boxShort: (view, seat) => say("illusio-web-box-short", { cards: viewOf(view).players[seat]?.hand ?? 0 }),
  score: (view, seat) => String(viewOf(view).players[seat]?.score ?? 0),
  hasSecrets: (view) => Object.keys(viewOf(view).hand ?? {}).length > 0,
  action,
  logLine,
  gather,
  notice,
  headings: (events, seats, whole) => roundsBy("turn", events, seats, whole),
  keys: helpOf("illusio-web", KEYS),
  sounds,
};

export default ui;
