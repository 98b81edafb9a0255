// What a step of a locator finds, in any browser: the same few ways by which the tests of Chromium find things.
const ROLES = {
  button: "button, summary, [role=button]", link: "a[href]", dialog: "dialog[open], [role=dialog]",
  heading: "h1, h2, h3, h4, [role=heading]", group: "fieldset, details, [role=group]", status: "[role=status], output",
  radio: "input[type=radio], [role=radio]", checkbox: "input[type=checkbox], [role=checkbox]",
  spinbutton: "input[type=number]", listitem: "li", tab: "[role=tab]", searchbox: "input[type=search]",
};

const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
const within = (from, css) => from.flatMap((one) => [...one.querySelectorAll(css)]);
const plain = (text) => text.replace(/\s+/g, " ").trim();

/** What a screen reader would call it, as far as these pages need it. */
function name(one) {
  if (one.nodeType === Node.TEXT_NODE) return one.data;
  if (one.nodeType !== Node.ELEMENT_NODE || one.ariaHidden === "true") return "";
  const by = one.getAttribute("aria-labelledby");
  if (by) return by.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const said = one.getAttribute("aria-label") ?? one.getAttribute("alt");
  if (said) return said;
  if (one.labels?.length) return [...one.labels].map((label) => label.textContent).join(" ");
  if (one.localName === "fieldset") return name(one.querySelector("legend") ?? new Text(""));
  const inside = [...one.childNodes].map(name).join("");
  return getComputedStyle(one).display === "inline" ? inside : ` ${inside} `;
}

const STEPS = {
  css: (from, css) => within(from, css),
  role: (from, role, source, flags) =>
    within(from, ROLES[role]).filter((one) => seen(one) && (!source || new RegExp(source, flags).test(plain(name(one))))),
  label: (from, source, flags) =>
    within(from, "input, select, textarea").filter((one) => new RegExp(source, flags).test(plain(name(one)))),
  text: (from, source, flags) => {
    const holds = (one) => new RegExp(source, flags).test(plain(one.textContent));
    return within(from, "body *").filter((one) => holds(one) && ![...one.children].some(holds));
  },
  has: (from, source, flags) => from.filter((one) => new RegExp(source, flags).test(plain(one.textContent))),
  visible: (from) => from.filter(seen),
  nth: (from, at) => from.slice(at, at + 1),
  or: (from, other) => [...from, ...found(other)],
};

function found(steps) {
  return [...new Set(steps.reduce((from, [kind, ...how]) => STEPS[kind](from, ...how), [document]))];
}
