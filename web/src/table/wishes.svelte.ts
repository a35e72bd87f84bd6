// What the table answers without asking: what one wishes for a window, and what one wishes when one sits down.
import type { TablePlay } from "./play.svelte";
import type { GameInfo, SeatWishes, Wishes } from "../gen/messages";
import { settings, type Settings } from "../settings.svelte";

export type Wish = Wishes["windows"][string];

export const WISHES = ["ask", "empty", "until-my-turn", "unless-target"] as const satisfies Wish[];
const BY_SETTING: Record<Settings["autoPass"], Wish> = { never: "ask", nothing: "empty", always: "unless-target" };

const isWish = (text: string | undefined): text is Wish => WISHES.some((wish) => wish === text);

/** What is wished for each kind of window. */
export function windowsOf(info: GameInfo, wishes: SeatWishes | null): Wishes["windows"] {
  const unsaid = wishes === null ? "ask" : "empty";
  return Object.fromEntries(
    info.windows.map((kind) => {
      const wish = wishes?.windows[kind];
      return [kind, isWish(wish) ? wish : unsaid];
    }),
  );
}

/** Whoever has wished nothing yet at a seat wishes what the settings say. Not where several share a screen: what is
 * answered unasked would tell the others what somebody holds. */
export class FirstWishes {
  private readonly said = new Set<number>();

  constructor(
    private readonly play: TablePlay,
    private readonly info: () => GameInfo | undefined,
  ) {}

  /** Give it to an effect of the table screen. */
  readonly say = (): void => {
    const { live, mayAct } = this.play;
    const windows = this.info()?.windows ?? [];
    const [seat] = live.mine;
    if (!mayAct || windows.length === 0 || seat === undefined || live.mine.length > 1 || this.said.has(seat)) return;
    if (live.position(seat)?.wishes !== null) return;
    this.said.add(seat);
    live.wish(seat, Object.fromEntries(windows.map((kind) => [kind, BY_SETTING[settings.autoPass]])), []);
  };
}
