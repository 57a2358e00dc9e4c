// An action for rows of chips: hides the chips that do not fit completely, and reports how many.

/** Classes that make the chips smaller, in this order: labels on one line, labels without their second part. */
const SMALLER = ['tight', 'heads'];

export function fitRow(node: HTMLElement, report: (hidden: number) => void) {
  const outside = () => {
    const bottom = node.getBoundingClientRect().bottom + 1;
    return [...(node.children as HTMLCollectionOf<HTMLElement>)]
      .slice(1)
      .filter((child) => child.getBoundingClientRect().bottom > bottom);
  };
  const measure = () => {
    const scrolls = getComputedStyle(node).overflowY === 'auto'; // all chips can be reached
    node.classList.remove(...SMALLER);
    let out = scrolls ? [] : outside();
    for (const smaller of SMALLER) {
      if (!out.length) break;
      node.classList.add(smaller);
      out = outside();
    }
    for (const child of node.children as HTMLCollectionOf<HTMLElement>)
      child.style.visibility = out.includes(child) ? 'hidden' : '';
    report(out.length);
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
