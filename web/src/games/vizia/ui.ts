// Vizia at the table.
import type { GameUi } from "../types";
import { SLOT_KEYS, ViziaChoice } from "./choice.svelte";
import Details from "./Details.svelte";
import Foot from "./Foot.svelte";
import { action, logLine } from "./sayings";
import SeatMark from "./SeatMark.svelte";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
import "./tokens.css";
import { BOARD_KEYS } from "../../board/camera";
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
  keys: [
    { keys: SLOT_KEYS, does: "vizia-web-help-tile" },
    { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], does: "vizia-web-help-places" },
    { keys: ["w"], does: "vizia-web-help-closing" },
    { keys: ["t"], does: "vizia-web-help-take" },
    { keys: ["b"], does: "vizia-web-help-buy" },
    { keys: ["e"], does: "vizia-web-help-end" },
    { keys: BOARD_KEYS, does: "vizia-web-help-zoom" },
  ],
  sounds,
};

export default ui;
