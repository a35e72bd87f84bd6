// The table one is about to open: the sentence on the lobby and the sheet write the same wish.
import { gentlest } from "../company/names";
import type { Options } from "../games/types";
import type { GameInfo, NewTable, Pace } from "../gen/messages";
import { choose, settings, type Kept } from "../settings.svelte";
import { defaults, preset, presetOf, type PresetName } from "./presets";

export const FRIEND = ""; // a seat kept free for somebody

export const PACES: Record<string, Pace> = {
  none: { kind: "none" },
  quick: { kind: "live", base_s: 300, increment_s: 5, at_zero: "bot" },
  calm: { kind: "live", base_s: 1200, increment_s: 15, at_zero: "bot" },
  days: { kind: "days", days: 3, at_zero: "bot" },
};

export class Wish {
  mine = $state(1);
  names = $state<string[]>([]); // of my own seats, when several play here
  others = $state<string[]>([]); // by seat after mine: a bot, or FRIEND
  options = $state<Options>({});
  pace = $state("none");
  atZero = $state<"bot" | "lose">("bot");
  open = $state(false); // everybody may see the table
  hints = $state<boolean | null>(null); // whether bots may be asked for advice; null: while nobody else plays

  /** Whoever has never played it meets one bot, the gentlest; later, the table that was opened last. */
  constructor(
    readonly game: GameInfo,
    last?: Kept,
  ) {
    this.options = defaults(game);
    this.others = [gentlest(game)];
    if (last !== undefined) this.takeUp(last);
    this.resize(Math.min(this.most, Math.max(this.least, this.seats)));
  }

  /** As it was, as far as there still is such a thing. */
  private takeUp({ others, options, pace, atZero }: Kept): void {
    const known = others.map((other) => (other === FRIEND || this.game.bots.includes(other) ? other : gentlest(this.game)));
    if (known.length > 0) this.others = known;
    const kept = Object.entries(options).filter(([key]) => key in this.options);
    this.options = { ...this.options, ...Object.fromEntries(kept) };
    if (pace in PACES) this.pace = pace;
    this.atZero = atZero;
  }

  /** It was opened: the next time it is offered again. */
  remember(): void {
    const { others, options, pace, atZero } = this;
    const kept: Kept = { others: [...others], options: { ...options }, pace, atZero };
    choose("lastTables", { ...settings.lastTables, [this.game.name]: kept });
  }

  get least(): number {
    return this.game.seats[0] ?? 2;
  }

  get most(): number {
    return this.game.seats.at(-1) ?? 2;
  }

  get seats(): number {
    return this.mine + this.others.length;
  }

  get bots(): string[] {
    return this.others.filter((other) => other !== FRIEND);
  }

  /** The level all bots have, or null when they differ. */
  get level(): string | null {
    const [first, ...rest] = this.bots;
    return first !== undefined && rest.every((bot) => bot === first) ? first : null;
  }

  get preset(): PresetName | null {
    return presetOf(this.game, this.options);
  }

  /** Whether there will be hints as it stands. */
  get hinted(): boolean {
    return this.hints ?? !this.others.includes(FRIEND);
  }

  choosePreset(name: PresetName): void {
    this.options = preset(this.game, name);
  }

  resize(seats: number): void {
    this.mine = Math.min(this.mine, seats);
    const wanted = seats - this.mine;
    const more = this.others.at(-1) ?? gentlest(this.game);
    while (this.others.length < wanted) this.others.push(more);
    this.others.length = wanted;
  }

  /** How many of the seats are played here, on this one screen. */
  share(mine: number): void {
    const seats = this.seats;
    this.mine = mine;
    this.resize(seats);
  }

  setLevel(bot: string): void {
    this.others = this.others.map((other) => (other === FRIEND ? FRIEND : bot));
  }

  private table(others: string[], start: boolean): NewTable {
    return {
      game: this.game.name,
      seats: this.mine + others.length,
      mine: this.mine,
      names: this.mine > 1 ? this.names.slice(0, this.mine) : [],
      bots: others.filter((other) => other !== FRIEND),
      options: { ...this.options },
      pace: { ...PACES[this.pace], at_zero: this.atZero },
      public: this.open,
      hints: this.hints,
      start,
    };
  }

  /** As it stands: it begins at once when nobody is missing. */
  asWished(): NewTable {
    return this.table(this.others, !this.others.includes(FRIEND));
  }

  againstBots(): NewTable {
    const level = this.level ?? gentlest(this.game);
    return this.table(
      this.others.map((other) => other || level),
      true,
    );
  }

  /** For one friend, unless seats were kept for more: others are added while one waits. */
  withFriends(): NewTable {
    if (this.others.includes(FRIEND)) return this.asWished();
    const friends = Math.max(1, this.least - this.mine);
    return this.table(Array<string>(Math.min(friends, this.most - this.mine)).fill(FRIEND), false);
  }
}

const wishes = new Map<string, Wish>();

/** One wish a game: it stays while one looks at other slides. */
export function wishFor(game: GameInfo): Wish {
  let wish = wishes.get(game.name);
  if (wish === undefined) {
    wish = new Wish(game, settings.lastTables[game.name]);
    wishes.set(game.name, wish);
  }
  return wish;
}

/** The slide shown first: the one last played, where it is still offered. */
export function firstGame(games: GameInfo[]): string {
  return games.some((game) => game.name === settings.lastGame) ? settings.lastGame : (games[0]?.name ?? "");
}
