// One tooltip for the whole page: <button use:tip={{ title, reasons }}>. It opens on hover, focus and long press, closes on
// Escape, and lets clicks through to the element below. A click on a blocked option, or a long press, pins it: then it stays
// until the next click elsewhere, and its rules can be clicked.
import type { Odds, ReasonMessage, Stake } from '../net/types';

export interface TipContent {
  title?: string;
  text?: string;
  /** Why an option is blocked, each reason with its rule. */
  reasons?: ReasonMessage[];
  /** All stakes: prices, chances, risks, gains. */
  stakes?: Stake[];
  /** The odds of the option. */
  odds?: Odds;
  /** The key of a card to show large. */
  card?: string;
}

export const tips = $state<{ content: TipContent | null; anchor: Element | null; pinned: boolean }>({
  content: null,
  anchor: null,
  pinned: false,
});

let timer: ReturnType<typeof setTimeout> | undefined;
/** The element whose tooltip the timer will open. */
let coming: Element | null = null;

function later(act: () => void, ms: number, anchor: Element | null = null): void {
  clearTimeout(timer);
  coming = anchor;
  timer = setTimeout(() => {
    coming = null;
    act();
  }, ms);
}

/** Close the tooltip of a removed element. */
function forget(node: Element): void {
  if (coming === node) {
    clearTimeout(timer);
    coming = null;
  }
  if (tips.anchor === node) hideTip();
}

/** Called when the reasons of a blocked option are shown; the open table sets it. */
export const explainer = { explainBlocked: (): void => undefined };

export function showTip(anchor: Element, content: TipContent): void {
  clearTimeout(timer);
  if (content.reasons && !content.reasons.length) explainer.explainBlocked();
  if (tips.pinned) return;
  tips.content = content;
  tips.anchor = anchor;
}

export function pinTip(anchor: Element, content: TipContent): void {
  tips.pinned = false;
  showTip(anchor, content);
  tips.pinned = true;
}

export function hideTip(soon = false): void {
  if (soon) later(() => tips.pinned || hideTip(), 160);
  else {
    clearTimeout(timer);
    tips.content = null;
    tips.anchor = null;
    tips.pinned = false;
  }
}

/** An action for elements with a tooltip; `null` shows none. */
export function tip(node: Element, content: TipContent | null) {
  let now = content;
  let inside = false; // pointed at or focused: new content is shown at once
  let press: ReturnType<typeof setTimeout> | undefined;
  const over = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch') return;
    inside = true;
    if (!now) return;
    const shown = now;
    later(() => node.isConnected && showTip(node, shown), tips.content ? 60 : shown.card ? 320 : 200, node);
  };
  const out = () => {
    inside = false;
    hideTip(true);
  };
  const focus = () => {
    inside = node.matches(':focus-visible');
    if (now && inside) showTip(node, now);
  };
  const down = (event: Event) => {
    if ((event as PointerEvent).pointerType !== 'touch' || !now) return;
    const shown = now;
    press = setTimeout(() => pinTip(node, shown), 420);
  };
  const up = () => clearTimeout(press);
  const events: [string, (event: Event) => void][] = [
    ['pointerenter', over],
    ['pointerleave', out],
    ['focusin', focus],
    ['focusout', out],
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', up],
  ];
  for (const [name, act] of events) node.addEventListener(name, act);
  return {
    update(next: TipContent | null) {
      now = next;
      if (!next) forget(node);
      else if (tips.anchor === node) {
        tips.content = next;
      } else if (next && inside) {
        const shown = next;
        later(() => node.isConnected && showTip(node, shown), 60, node);
      }
    },
    destroy() {
      up();
      forget(node);
      for (const [name, act] of events) node.removeEventListener(name, act);
    },
  };
}
