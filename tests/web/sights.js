// What a table screen does to its pieces: outside, covered, cut, scrolled away. Answers lines for people; none is good.
({ mayScroll }) => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(".table, #app");
  const found = new Set();
  const SLIP = 1.5; // of rounding
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const kind = (el) => `${el.tagName.toLowerCase()}.${el.classList[0] ?? ""}`;
  const name = (el) => `${kind(el)} "${el.dataset?.key ?? el.getAttribute("aria-label") ?? el.textContent.trim().slice(0, 40)}"`;
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const ROLLS = ["auto", "scroll"];
  /** What must hold an element, and what shows of it: within a row that scrolls it may lie further along. */
  const frames = (el) => {
    const fixed = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const free = { x: false, y: false };
    let rolling = page;
    let soft = false; // an ellipsis says that there is more
    const hold = (box, x, y) => {
      if (x) [fixed.left, fixed.right] = [Math.max(fixed.left, box.left), Math.min(fixed.right, box.right)];
      if (y) [fixed.top, fixed.bottom] = [Math.max(fixed.top, box.top), Math.min(fixed.bottom, box.bottom)];
    };
    for (let at = el; at !== null && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      soft ||= style.textOverflow === "ellipsis";
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = at.getBoundingClientRect();
      free.x ||= ROLLS.includes(style.overflowX) && at.scrollWidth > at.clientWidth;
      free.y ||= ROLLS.includes(style.overflowY) && at.scrollHeight > at.clientHeight;
      hold(box, !free.x, !free.y);
      rolling = meet(rolling, box);
    }
    hold(page, !free.x, !free.y);
    return { fixed, rolling, soft };
  };
  const beyond = (box, frame) =>
    box.left < frame.left - SLIP || box.top < frame.top - SLIP || box.right > frame.right + SLIP || box.bottom > frame.bottom + SLIP;
  const skipped = (el) =>
    el.closest(".visually-hidden, .desk, [hidden]") !== null || !el.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** What lies above a point of an element, if the point is within its shape. Cards of a fan may overlap. */
  const over = (el, x, y) => {
    const pile = document.elementsFromPoint(x, y);
    const [hit] = pile;
    if (!pile.includes(el) || el.contains(hit)) return "";
    const sibling = [...el.parentElement.children].find((each) => each.contains(hit));
    return sibling !== undefined && kind(sibling) === kind(el) ? "sibling" : name(hit);
  };
  const covered = (el, box) => {
    const parts = [0.12, 0.5, 0.88];
    const points = parts.flatMap((x) => parts.map((y) => [box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y]));
    const hits = points.map(([x, y]) => over(el, x, y));
    const other = hits.find((hit) => hit !== "" && hit !== "sibling");
    if (other !== undefined) found.add(`covered: ${name(el)} by ${other}`);
    else if (hits.every((hit) => hit === "sibling")) found.add(`covered: ${name(el)} by its neighbours`);
  };

  /** Only readers hear it. */
  const aloud = ({ left, top, right, bottom }) => right - left < 2 || bottom - top < 2;

  for (const el of root.querySelectorAll("button, a[href], input, [role=status], [role=alert]")) {
    const box = el.getBoundingClientRect();
    if (skipped(el) || box.width === 0 || box.height === 0) continue;
    const { fixed, rolling } = frames(el.parentElement);
    if (aloud(fixed)) continue;
    if (beyond(box, fixed)) found.add(`outside: ${name(el)} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    const seen = meet(box, rolling);
    const whole = seen.right - seen.left > box.width * 0.7 && seen.bottom - seen.top > box.height * 0.7;
    if (whole) covered(el, seen);
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const el = node.parentElement;
    if (node.data.trim() === "" || el === null || el.closest("svg, .rail, .log") || skipped(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { fixed, soft } = frames(el);
    const [line] = range.getClientRects();
    if (line === undefined) continue;
    const box = range.getBoundingClientRect();
    // letters are lower than the lines they stand in
    const ink = { left: box.left, right: box.right, top: box.top + line.height * 0.2, bottom: box.bottom - line.height * 0.2 };
    if (!soft && !aloud(fixed) && beyond(ink, fixed)) found.add(`cut: text "${node.data.trim().slice(0, 40)}" in ${name(el)}`);
  }

  for (const el of root.querySelectorAll(".stage *, .foot, .foot *")) {
    if (!ROLLS.includes(getComputedStyle(el).overflowY) || el.closest([".desk", ".visually-hidden", ...mayScroll].join())) continue;
    if (el.scrollHeight > el.clientHeight + SLIP) found.add(`scrolls: ${name(el)} by ${el.scrollHeight - el.clientHeight}`);
  }
  return [...found];
};
