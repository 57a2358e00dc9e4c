// One tooltip for the whole page: <button use:tip={{ title, reasons }}>. It opens on hover, focus and long press, closes on
// Escape, and lets every click through to what lies under it. A click on what is blocked, or a long press, pins it: then it
// stays until the next click elsewhere, and its rules can be clicked.
import type { Odds, Reason, Stake } from '../net/types';

export interface TipContent {
  title?: string;
  text?: string;
  /** Why something is not legal, each with its rule one click away. */
  reasons?: Reason[];
  /** What is at stake, whole: prices, chances, risks, gains. */
  stakes?: Stake[];
  /** How it may turn out. */
  odds?: Odds;
  /** The key of a card: it is shown large. */
  card?: string;
}

export const tips = $state<{ content: TipContent | null; anchor: Element | null; pinned: boolean }>({ content: null, anchor: null, pinned: false });

let timer: ReturnType<typeof setTimeout> | undefined;
/** What the timer would speak of. */
let coming: Element | null = null;

function later(act: () => void, ms: number, anchor: Element | null = null): void {
  clearTimeout(timer);
  coming = anchor;
  timer = setTimeout(() => {
    coming = null;
    act();
  }, ms);
}

/** Nothing is said any more of what is gone. */
function forget(node: Element): void {
  if (coming === node) {
    clearTimeout(timer);
    coming = null;
  }
  if (tips.anchor === node) hideTip();
}

/** Whoever knows why something is blocked is told that somebody looks. */
export const looks: { why: () => void } = { why: () => undefined };

export function showTip(anchor: Element, content: TipContent): void {
  clearTimeout(timer);
  if (content.reasons && !content.reasons.length) looks.why();
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

/** An action for anything that can be pointed at; `null` says nothing. */
export function tip(node: Element, content: TipContent | null) {
  let now = content;
  let inside = false; // pointed at or focused: what comes to be said meanwhile is said at once
  let press: ReturnType<typeof setTimeout> | undefined;
  const over = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch') return;
    inside = true;
    if (!now) return;
    const wish = now;
    later(() => node.isConnected && showTip(node, wish), tips.content ? 60 : wish.card ? 320 : 200, node);
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
    const wish = now;
    press = setTimeout(() => pinTip(node, wish), 420);
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
        const wish = next;
        later(() => node.isConnected && showTip(node, wish), 60, node);
      }
    },
    destroy() {
      up();
      forget(node);
      for (const [name, act] of events) node.removeEventListener(name, act);
    },
  };
}
