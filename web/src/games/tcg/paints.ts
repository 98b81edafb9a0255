// One colour per subject, house and kind: the deep one is for text on parchment, the light one for behind pictures.
// Printed, so the same in both themes.
export interface Paint {
  readonly deep: string;
  readonly light: string;
}

const PAINTS: Record<string, Paint> = {
  care: { deep: "#8a3f12", light: "#e9b884" },
  charms: { deep: "#1d4f95", light: "#a9c8ee" },
  potions: { deep: "#17623f", light: "#a3d6b4" },
  transfiguration: { deep: "#74267d", light: "#dcb3e0" },
  adventure: { deep: "#37415c", light: "#b6bfd6" },
  gryffindor: { deep: "#8c1a1a", light: "#eec27a" },
  slytherin: { deep: "#14603a", light: "#c3d3c6" },
  ravenclaw: { deep: "#1f3f86", light: "#d2b48c" },
  hufflepuff: { deep: "#6b4c00", light: "#f0d97e" },
  nobody: { deep: "#5a4327", light: "#d9c6a0" },
};

export const paint = (name: string): Paint => PAINTS[name] ?? PAINTS["nobody"]!;
