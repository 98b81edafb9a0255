// How much room an element has: told before the first picture, so that it is the right one, and whenever it changes.

export function measured(element: HTMLElement, tell: (width: number, height: number) => void) {
  const measure = () => tell(element.clientWidth, element.clientHeight);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return { destroy: () => observer.disconnect() };
}
