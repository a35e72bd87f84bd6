// Time as people read it, and a tick for what shows it.
import type { Box, TableInfo } from "../gen/messages";

class Tick {
  now = $state(Date.now());
  private users = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Ticks as long as somebody looks; give the answer back to an effect. */
  use(): () => void {
    this.now = Date.now();
    if (this.users++ === 0) this.timer = setInterval(() => (this.now = Date.now()), 250);
    return () => {
      if (--this.users === 0) clearInterval(this.timer);
    };
  }
}

export const tick = new Tick();

/** What a seat has left now (ms), when its clock was told at `told`; null: it has none. */
export function leftOf(box: Box, info: TableInfo, told: number): number | null {
  if (box.clock_ms === null) return null;
  return box.clock_ms - (info.to_act.includes(box.seat) ? tick.now - told : 0);
}

/** 4:12, 1:02:07, 2 d 3 h. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
