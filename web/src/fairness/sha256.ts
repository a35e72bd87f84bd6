// SHA-256 of a text, as hex digits. The browser's own needs a secure page; a table at home often has none.

const firstDigits = (root: number): number => ((root % 1) * 2 ** 32) | 0;

function constants(): { start: number[]; rounds: number[] } {
  const start: number[] = [];
  const rounds: number[] = [];
  for (let candidate = 2; rounds.length < 64; candidate++) {
    let prime = true;
    for (let k = 2; k * k <= candidate; k++) if (candidate % k === 0) prime = false;
    if (!prime) continue;
    if (start.length < 8) start.push(firstDigits(Math.sqrt(candidate)));
    rounds.push(firstDigits(Math.cbrt(candidate)));
  }
  return { start, rounds };
}

const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

export function sha256(text: string): string {
  const { start, rounds } = constants();
  const bytes = new TextEncoder().encode(text);
  const length = ((bytes.length + 8) >> 6) + 1;
  const words = new Int32Array(length * 16);
  bytes.forEach((byte, at) => (words[at >> 2]! |= byte << (24 - (at % 4) * 8)));
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[words.length - 1] = bytes.length * 8;
  const hash = Int32Array.from(start);
  const w = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    w.set(words.subarray(block, block + 16));
    for (let k = 16; k < 64; k++) {
      const [early, late] = [w[k - 15]!, w[k - 2]!];
      const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      w[k] = (w[k - 16]! + one + w[k - 7]! + two) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let k = 0; k < 64; k++) {
      const big = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + big + ((e & f) ^ (~e & g)) + rounds[k]! + w[k]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, k) => (hash[k] = (hash[k]! + value) | 0));
  }
  return [...hash].map((value) => (value >>> 0).toString(16).padStart(8, "0")).join("");
}
