// A list that is longer than its room fades out where there is more: a scroll bar is not drawn on a phone.
import "./scrolls.css";

const SLACK = 2;

export function scrolls(list: HTMLElement) {
  const look = () => {
    const more = [
      list.scrollTop > SLACK && "above",
      list.scrollTop + list.clientHeight < list.scrollHeight - SLACK && "below",
      list.scrollLeft > SLACK && "before",
      list.scrollLeft + list.clientWidth < list.scrollWidth - SLACK && "after",
    ];
    list.dataset.more = more.filter(Boolean).join(" ");
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(list);
  contents.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", look, { passive: true });
  look();
  return {
    destroy: () => {
      sizes.disconnect();
      contents.disconnect();
      list.removeEventListener("scroll", look);
    },
  };
}
