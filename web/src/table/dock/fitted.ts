// A row of chips shows only whole ones: what does not fit any more is hidden and counted, and stands in the list of all options.

/** Closer and closer: labels of one line, then what they are called without what is said of it. */
const CLOSER = ['tight', 'heads'];

export function fitted(node: HTMLElement, tell: (hidden: number) => void) {
  const beyond = () => {
    const bottom = node.getBoundingClientRect().bottom + 1;
    return [...(node.children as HTMLCollectionOf<HTMLElement>)].slice(1).filter((child) => child.getBoundingClientRect().bottom > bottom);
  };
  const measure = () => {
    const scrolls = getComputedStyle(node).overflowY === 'auto'; // then everything can be reached
    node.classList.remove(...CLOSER);
    let out = scrolls ? [] : beyond();
    for (const closer of CLOSER) {
      if (!out.length) break;
      node.classList.add(closer); // perhaps more of them fit
      out = beyond();
    }
    for (const child of node.children as HTMLCollectionOf<HTMLElement>) child.style.visibility = out.includes(child) ? 'hidden' : '';
    tell(out.length);
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
