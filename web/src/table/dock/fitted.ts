// A row of chips shows only whole ones: what does not fit any more is hidden and counted, and stands in the list of all options.

export function fitted(node: HTMLElement, tell: (hidden: number) => void) {
  const measure = () => {
    const bottom = node.getBoundingClientRect().bottom + 1;
    const scrolls = getComputedStyle(node).overflowY === 'auto'; // then everything can be reached
    let hidden = 0;
    for (const child of node.children as HTMLCollectionOf<HTMLElement>) {
      const out = !scrolls && child !== node.firstElementChild && child.getBoundingClientRect().bottom > bottom;
      child.style.visibility = out ? 'hidden' : '';
      if (out) hidden += 1;
    }
    tell(hidden);
  };
  const size = new ResizeObserver(measure);
  size.observe(node);
  const content = new MutationObserver(measure);
  content.observe(node, { childList: true, characterData: true, subtree: true });
  measure();
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
    },
  };
}
