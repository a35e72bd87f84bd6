// The instruments: paper is filtered noise, brass a small bell, dice a handful of clicks. All of it made here, from nothing.
import type { SoundLevel } from "../settings.svelte";
import type { Sound } from "./sounds";

const GAINS = [0, 0.2, 0.42, 0.9] as const; // by level; the ear counts in ratios
const LATE_MS = 400; // a sound that the browser held back longer than this is not made up for
const SILENCE = 0.0001; // exponential ramps never reach nothing

export const gainOf = (level: SoundLevel): number => GAINS[level];

export class Synth {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private noise: AudioBuffer | null = null;

  constructor(private readonly make: () => AudioContext = () => new AudioContext()) {}

  /** Within a gesture: browsers allow no sound before one. */
  wake(): void {
    this.context ??= this.begin();
    if (this.context.state === "suspended") this.context.resume().catch(() => undefined);
  }

  /** Nobody listens any more. */
  rest(): void {
    if (this.context?.state === "running") this.context.suspend().catch(() => undefined);
  }

  play(sound: Sound, level: SoundLevel): void {
    if (navigator.userActivation?.hasBeenActive === false) return;
    const context = (this.context ??= this.begin());
    if (context.state === "running") {
      this.sound(context, sound, level);
      return;
    }
    const asked = performance.now();
    context.resume().then(
      () => performance.now() - asked < LATE_MS && this.sound(context, sound, level),
      () => undefined,
    );
  }

  private begin(): AudioContext {
    const context = this.make();
    this.out = context.createGain();
    this.out.connect(context.destination);
    this.noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    return context;
  }

  private sound(context: AudioContext, sound: Sound, level: SoundLevel): void {
    this.out!.gain.value = gainOf(level);
    const now = context.currentTime + 0.005;
    switch (sound) {
      case "paper":
        this.rustle(now, { pitch: 1900 + 700 * Math.random(), sharp: 0.8, loud: 0.8, length: 0.1 });
        this.rustle(now + 0.035, { pitch: 3200, sharp: 0.6, loud: 0.3, length: 0.07 });
        break;
      case "brass":
        this.bell(now, 523.25, 0.3);
        this.bell(now + 0.09, 783.99, 0.2);
        break;
      case "dice":
        for (const [nth, after] of [0, 0.06, 0.13, 0.18, 0.26].entries()) {
          const at = now + after + 0.02 * Math.random();
          this.rustle(at, { pitch: 900 + 900 * Math.random(), sharp: 2.5, loud: 2 - 0.3 * nth, length: 0.045 });
        }
        break;
      case "tick":
        this.tone(now, { type: "sine", from: 1500, to: 1300, loud: 0.14, length: 0.03 });
        break;
      case "refusal":
        this.tone(now, { type: "triangle", from: 196, to: 174, loud: 0.4, length: 0.14 });
        this.tone(now + 0.13, { type: "triangle", from: 165, to: 146, loud: 0.32, length: 0.18 });
        break;
    }
  }

  /** Loud at once, then fading: how all of them end. */
  private fading(at: number, loud: number, length: number): GainNode {
    const gain = this.context!.createGain();
    gain.gain.setValueAtTime(SILENCE, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + length);
    gain.connect(this.out!);
    return gain;
  }

  private rustle(at: number, voice: { pitch: number; sharp: number; loud: number; length: number }): void {
    const context = this.context!;
    const source = context.createBufferSource();
    source.buffer = this.noise;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = voice.pitch;
    band.Q.value = voice.sharp;
    source.connect(band).connect(this.fading(at, voice.loud, voice.length));
    source.start(at, Math.random() * 0.3, voice.length + 0.02);
  }

  private tone(at: number, voice: { type: OscillatorType; from: number; to: number; loud: number; length: number }): void {
    const source = this.context!.createOscillator();
    source.type = voice.type;
    source.frequency.setValueAtTime(voice.from, at);
    source.frequency.exponentialRampToValueAtTime(voice.to, at + voice.length);
    source.connect(this.fading(at, voice.loud, voice.length));
    source.start(at);
    source.stop(at + voice.length + 0.02);
  }

  /** A small bell: its upper tones are not quite in tune and die first. */
  private bell(at: number, pitch: number, loud: number): void {
    for (const [ratio, share, length] of [
      [1, 1, 0.9],
      [2.01, 0.4, 0.55],
      [2.74, 0.2, 0.3],
      [4.12, 0.1, 0.16],
    ] as const) {
      this.tone(at, { type: "sine", from: pitch * ratio, to: pitch * ratio, loud: loud * share, length });
    }
  }
}
