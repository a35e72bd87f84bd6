// A sheet under a finger. Its place is the one keyframe of an animation: where a style would make the browser sort all
// pieces of the page anew for every frame, an animation moves the finished layer (bench/panning.py measures it).
import type { Camera } from "./camera";

const LONG_MS = 1e9; // no finger rests longer

export class Glide {
  private running: Animation | null = null;
  private at: Camera | null = null;

  /** Where the sheet is now; null: nothing moves it. */
  get camera(): Camera | null {
    return this.at;
  }

  to(sheet: HTMLElement, camera: Camera): void {
    const place = { transform: `translate(${camera.x}px, ${camera.y}px)` };
    if (this.running === null) this.running = sheet.animate([place, place], LONG_MS);
    else (this.running.effect as KeyframeEffect).setKeyframes([place, place]);
    this.at = camera;
  }

  end(): void {
    this.running?.cancel();
    this.running = null;
    this.at = null;
  }
}
