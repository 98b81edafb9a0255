// Ten pieces of vine on 40 by 40, distinct by shape: the vine as a line, and what grows on it.
export const VINES: readonly { vine: string; grown: string }[] = [
  // tip: a shoot that ends in a point
  { vine: "M7 35C10 26 16 22 22 17", grown: "M18 19L36 3 29 26C26 22 23 20 18 19z" },
  // curl: one turn inwards
  { vine: "M6 34C4 14 14 5 24 7s13 15 4 20-15-5-9-9", grown: "" },
  // thorn: straight, with teeth
  { vine: "M5 35L35 5", grown: "M11 25L6 14 18 19zM23 25L34 29 29 17zM22 14L19 3 29 8z" },
  // fork: one that becomes two
  { vine: "M20 37V22M20 22C19 14 13 12 8 5M20 22C21 14 27 12 32 5", grown: "M4 8L7 0 13 6zM36 8L33 0 27 6z" },
  // knot: tied round itself
  { vine: "M4 30C18 30 30 22 27 13S13 7 13 16s14 13 23 14", grown: "" },
  // leaf: broad, with a rib
  { vine: "M5 36L13 28", grown: "M12 29C6 14 18 4 36 4 37 22 27 34 12 29zM14 27L30 10" },
  // hook: down and up again, barbed
  { vine: "M12 4V24C12 37 30 37 30 23", grown: "M22 24L31 11 37 25 30 21z" },
  // coil: round and round
  { vine: "M4 28C4 8 16 8 15 22S7 35 13 30C18 25 16 8 24 10S24 35 22 30C20 24 28 8 36 14", grown: "" },
  // bud: round and closed
  { vine: "M8 37C10 30 13 27 18 24", grown: "M24 3C34 6 38 16 32 23S15 27 14 20 17 8 24 3zM24 4C22 12 23 18 29 24M24 4C19 11 17 17 19 25" },
  // root: many ends below
  { vine: "M20 3V17M20 17C20 26 10 25 6 36M20 17V37M20 17C20 26 30 25 34 36", grown: "" },
];
