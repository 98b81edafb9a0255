// How much room an element has: reported before the first paint, so that the right layout comes first, and on every
// change.

export function measured(element: HTMLElement, tell: (width: number, height: number) => void) {
  const measure = () => tell(element.clientWidth, element.clientHeight);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return { destroy: () => observer.disconnect() };
}
