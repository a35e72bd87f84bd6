// Illuminati at the table.
import type { GameUi, View } from "../types";
import { cardName } from "./cards";
import { IlluminatiChoice } from "./choice.svelte";
import Details from "./Details.svelte";
import End from "./End.svelte";
import Foot from "./Foot.svelte";
import Mini from "./Mini.svelte";
import { piecesOf } from "./places";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
import { BOARD_KEYS } from "../../board/camera";
import { FACTS, viewOf } from "../../gen/illuminati";
import { say } from "../../text/words.svelte";

function boxLine(view: View, seat: number): string {
  const own = viewOf(view).seats[seat];
  if (own === undefined) return "";
  if (!own.alive) return say("illuminati-web-box-out");
  const house = own.illuminati === null ? say("illuminati-web-face-down") : cardName(own.illuminati);
  return say("illuminati-web-box", { house, money: own.money === null ? "?" : String(own.money) });
}

/** Cards of the structure, its Illuminati among them, and how many win. */
function score(view: View, seat: number): string {
  const { seats, options } = viewOf(view);
  const own = seats[seat];
  if (own?.alive !== true) return "";
  const laid = piecesOf(own).length;
  return options.very_long ? String(laid) : `${laid}/${needOf(seats.length) + options.longer}`;
}

const needOf = (seats: number): number => FACTS.basic_goal[String(seats) as keyof typeof FACTS.basic_goal];

const ui: GameUi = {
  choice: (play) => new IlluminatiChoice(play),
  Stage,
  Foot,
  Details,
  End,
  BoxPicture: Mini,
  boxLine,
  boxShort: (view, seat) => say("illuminati-web-box-short", { money: viewOf(view).seats[seat]?.money ?? "?" }),
  score,
  hasSecrets: () => true,
  namesSpeakers: true,
  unscored: true,
  keys: [
    { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], does: "illuminati-web-help-walk" },
    { keys: ["n"], does: "illuminati-web-help-next" },
    { keys: ["1", "2", "3", "4", "5", "6", "7"], does: "illuminati-web-help-visit" },
    { keys: ["0"], does: "illuminati-web-help-home" },
    { keys: ["d"], does: "illuminati-web-help-deal" },
    { keys: [...BOARD_KEYS.slice(0, 2)], does: "illuminati-web-help-zoom" },
  ],
  sounds,
};

export default ui;
