// Where a picture is fetched, in the inks and patterns this viewer wants.
import { PICTURES } from "../../gen/pictures";
import { settings } from "../../settings.svelte";
import type { Playing } from "../types";
import type { Colour } from "./colours";

export function pictureUrl(play: Playing, picture: number): string {
  const name = play.position.files[String(picture)];
  if (name === undefined) return "";
  const textures = settings.textures ? "&textures=true" : "";
  const from = play.tableId === "" ? "/api" : `/api/tables/${play.tableId}`; // those that are shown with the rules are no table's
  return `${from}/pictures/${name}.png?palette=${settings.palette}${textures}`;
}

/** The ink of a colour, as the pictures have it. */
export const ink = (colour: Colour): string => PICTURES.inks[settings.palette][colour];
