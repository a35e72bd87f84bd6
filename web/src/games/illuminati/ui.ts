// Illuminati at the table.
import { roundsBy } from "../headings";
import { helpOf } from "../keys";
import type { GameUi, View } from "../types";
import { cardName } from "./cards";
import { IlluminatiChoice } from "./choice.svelte";
import Details from "./Details.svelte";
import End from "./End.svelte";
import Foot from "./Foot.svelte";
import { KEYS } from "./keys";
import Mini from "./Mini.svelte";
import { notice } from "./notice";
import { piecesOf } from "./places";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
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
  notice,
  headings: (events, seats, whole) => roundsBy("turn-began", events, seats, whole),
  unscored: true,
  keys: helpOf("illuminati-web", KEYS),
  sounds,
};

export default ui;
