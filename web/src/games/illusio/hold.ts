// A long press, or the other mouse button, asks what a thing is; the press that follows it is no click.
const LONG_MS = 450;
const FAR = 10;

export function hold(node: HTMLElement, run: () => void): { update(next: () => void): void; destroy(): void } {
  let ask = run;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let held = false;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    held = false;
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY };
    stop();
    timer = setTimeout(() => {
      held = true;
      ask();
    }, LONG_MS);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) stop();
  };
  const click = (event: MouseEvent): void => {
    stop();
    if (!held || event.detail === 0) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    stop();
    if (!held) ask();
    held = false;
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", stop);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("contextmenu", menu);
  return {
    update: (next) => (ask = next),
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("contextmenu", menu);
    },
  };
}
