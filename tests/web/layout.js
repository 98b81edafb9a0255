// What is wrong with the text that a page shows: cut, outside, over other text, or a word broken in the middle.
// Text that lies under something opaque (a sheet, a dialog, another card) or that can be scrolled to is not.
() => {
  const SLACK = 1.5; // letters may lean out of their box by a hair
  const faults = new Set();
  const modal = [...document.querySelectorAll("dialog[open], [role=dialog]")].filter((one) => one.checkVisibility()).at(-1);
  const boxes = [];

  const name = (element) =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").replace(/\s*svelte-\w+/g, "").trim().replace(/\s+/g, ".")}`;
  const where = (element) => {
    const path = [];
    for (let one = element; one && one !== document.body && path.length < 4; one = one.parentElement) path.unshift(name(one));
    return path.join(" > ");
  };
  const blame = (what, text, element) => faults.add(`${what}: “${text.trim().slice(0, 60)}” in ${where(element)}`);

  function invisible(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    if (element.closest(".unseen, option, title, [data-unlaid]")) return true;
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath === "inset(50%)" || style.opacity === "0") return true;
    }
    return false;
  }

  // A line's box is taller than what is drawn in it.
  const drawn = ({ left, right, top, bottom, height }) =>
    ({ left, right, top: top + height * 0.16, bottom: bottom - height * 0.08 });

  // Whether it shows in the boxes that clip it; null: it lies where one has to scroll to.
  function clipped(box, element) {
    let fixed = false;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const clips = one.getBoundingClientRect();
      if (one !== element || style.display !== "inline") {
        for (const [axis, low, high] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
          const flow = style[`overflow${axis}`];
          if (flow === "visible" || one instanceof SVGElement && one.tagName !== "svg") continue;
          const out = box[low] < clips[low] - SLACK || box[high] > clips[high] + SLACK;
          if (!out) continue;
          if (flow === "auto" || flow === "scroll") return null;
          return one;
        }
      }
      fixed ||= style.position === "fixed";
      if (style.position === "fixed") break;
    }
    const { clientWidth: width } = document.documentElement;
    if (box.left < -SLACK || box.right > width + SLACK) return document.body;
    if (fixed && (box.top < -SLACK || box.bottom > innerHeight + SLACK)) return document.body;
    return undefined;
  }

  function words(node) {
    const found = [];
    for (const match of node.data.matchAll(/[^\s\u00ad\u200b\-–—\/…·]+[-–—\/…·]*/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      found.push([match[0], range]);
    }
    return found;
  }

  const broken = (rects) => rects.some((one) => Math.abs(one.top - rects[0].top) > rects[0].height / 2);
  const isCode = (word) => word.includes("_") || (word.length > 24 && /\d/.test(word));
  // What people call themselves may end in dots where its place is narrow, if a pointer shows the rest.
  const shortened = (element, text) =>
    getComputedStyle(element).textOverflow === "ellipsis" && (element.title ?? "").includes(text.trim());
  const turned = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { transform, rotate, writingMode } = getComputedStyle(one);
      if (writingMode !== "horizontal-tb" || rotate !== "none") return true;
      if (transform !== "none" && Math.abs(new DOMMatrix(transform).b) > 0.01) return true;
    }
    return false;
  };

  const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode, element = node.parentElement;
    if (!node.data.trim() || invisible(element)) continue;
    const lean = turned(element);
    for (const [word, range] of words(node)) {
      const rects = [...range.getClientRects()].filter((one) => one.width > 0.5);
      if (node.data[range.startOffset - 1] === "\u00ad" && rects.length > 1) rects.shift(); // the hyphen before it
      if (rects.length === 0) continue;
      if (!lean && rects.length > 1 && broken(rects) && !isCode(word)) blame("broken", word, element);
      const box = range.getBoundingClientRect();
      const cut = lean ? undefined : clipped(drawn(rects[0]), element);
      if (cut) {
        if (cut === document.body) blame("outside", word, element);
        else if (!shortened(cut, node.data)) blame(`cut by ${name(cut)}`, node.data, element);
      } else if (cut === undefined && !lean && box.bottom > 0 && box.top < innerHeight) {
        for (const rect of rects) {
          const inner = rect.height * 0.28; // ascenders and descenders of two lines may meet
          boxes.push({ node, element, word, left: rect.left + 1, right: rect.right - 1, top: rect.top + inner, bottom: rect.bottom - inner });
        }
      }
    }
  }

  // ── one over the other ──────────────────────────────────────────────────────
  const opaque = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const alpha = Number(/[,/] ?([\d.]+)\)$/.exec(backgroundColor.startsWith("rgb(") ? "" : backgroundColor)?.[1] ?? 1);
    return backgroundImage !== "none" || alpha > 0.5;
  };
  const lifted = (element, other) => {
    for (let one = element; one && !one.contains(other); one = one.parentElement)
      if (opaque(one) || one instanceof SVGElement || one.querySelector(":scope > svg")) return true;
    return false;
  };
  boxes.sort((a, b) => a.left - b.left);
  for (let i = 0; i < boxes.length; i++) {
    const a = boxes[i];
    for (let j = i + 1; j < boxes.length && boxes[j].left < a.right - 2; j++) {
      const b = boxes[j];
      if (a.node === b.node || a.top >= b.bottom - 2 || b.top >= a.bottom - 2) continue;
      if (lifted(a.element, b.element) || lifted(b.element, a.element)) continue;
      blame("overlapping", `${a.word} / ${b.word}`, a.element);
    }
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.add(`the page is ${document.documentElement.scrollWidth} wide`);
  return [...faults];
}
