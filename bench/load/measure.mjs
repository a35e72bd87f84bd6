// Latencies and rates, the same for both servers.
import { monitorEventLoopDelay } from "node:perf_hooks";

export class Meter {
  constructor() {
    this.latencies = [];
    this.bytes = [];
    this.moves = 0;
    this.lost = 0; // moves that were never answered
  }

  moved(ms) {
    this.latencies.push(ms);
    this.moves += 1;
  }

  summary(seconds) {
    const sorted = [...this.latencies].sort((one, other) => one - other);
    const at = (share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] : null);
    const bytes = [...this.bytes].sort((one, other) => one - other);
    return {
      moves: this.moves,
      lost: this.lost,
      moves_per_s: this.moves / seconds,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      median_bytes: bytes.length ? bytes[Math.floor(bytes.length / 2)] : null,
    };
  }
}

const PATIENCE_MS = 15_000;
export const now = () => performance.now();
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a promise brings, or undefined when it takes too long. */
async function inTime(promise) {
  let timer;
  const over = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Lets every table play: `steady` at a fixed pace, else as fast as answers come. A table gives `move()`: a promise of the latency. */
export async function play(tables, seconds, everyMs) {
  const meter = new Meter();
  const end = now() + seconds * 1000;
  const late = monitorEventLoopDelay({ resolution: 5 }); // how late this program itself is: it shares the cores
  late.enable();
  for (const table of tables) table.meter = meter;
  await Promise.all(
    tables.map(async (table, index) => {
      if (everyMs) await sleep((index / tables.length) * everyMs);
      while (now() < end) {
        const began = now();
        const latency = await inTime(table.move());
        if (latency === undefined) {
          meter.lost += 1; // and this table stands still
          return;
        }
        meter.moved(latency);
        if (everyMs) await sleep(Math.max(0, everyMs - (now() - began)));
      }
    }),
  );
  late.disable();
  return { ...meter.summary(seconds), load_late_p99_ms: late.percentile(99) / 1e6 - 5, load_late_max_ms: late.max / 1e6 - 5 };
}
