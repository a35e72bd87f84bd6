// A sheet under a finger: the desk it lies on is scrolled. Where a new style would make the browser sort all pieces of
// the page anew for every frame, scrolling moves the finished layer (bench/panning.py measures it).
import { clamp, pan, type Camera, type Rect } from "./camera";

export const RUNWAY = 4096; // pixels to every side of the place where the desk begins: further than anybody pans

export class Glide {
  private x = 0; // how far the sheet was moved since it was drawn
  private y = 0;

  constructor(private readonly desk: HTMLElement) {
    this.home();
  }

  /** What is seen of a sheet that was drawn for a camera. */
  seen(drawn: Camera): Camera {
    return pan(drawn, this.x, this.y);
  }

  /** A finger moves a sheet that was drawn for a camera; those in the range may be seen. */
  by(dx: number, dy: number, drawn: Camera, range: Rect): void {
    this.x = along(this.x + dx, range.x - drawn.x, range.w);
    this.y = along(this.y + dy, range.y - drawn.y, range.h);
    this.desk.onscroll = null;
    this.place();
  }

  /** The finger is lifted. From now on nothing moves the desk: not the focus, not a search in the page. */
  rest(): void {
    this.desk.onscroll = () => this.place();
  }

  /** The sheet is drawn anew. */
  home(): void {
    this.x = this.y = 0;
    this.place();
    this.rest();
  }

  private place(): void {
    this.desk.scrollTo(RUNWAY - this.x, RUNWAY - this.y);
  }
}

function along(way: number, least: number, length: number): number {
  return clamp(clamp(way, least, least + length), -RUNWAY, RUNWAY);
}
