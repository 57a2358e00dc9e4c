// How pieces move: one crossfade for the whole page (a pawn leaves the crew and lands on the island), flip times, dragging.
import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';
import type { Attachment } from 'svelte/attachments';

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds, or 0 with reduced motion. */
export const ms = (n: number): number => (still() ? 0 : n);

const pair = crossfade({
  duration: (d) => ms(Math.min(520, 260 + d * 0.3)),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: ms(220), start: 0.4 }),
});
/** `in:receive={{ key }}` and `out:send={{ key }}`: a piece with the same key travels from where it was. */
export const send = pair[0];
export const receive = pair[1];

/** For `animate:flip={flips()}`. */
export const flips = () => ({ duration: (d: number) => ms(Math.min(420, 160 + d * 0.4)), easing: cubicOut });

export interface Drag {
  /** Taken up: light the places that take it. */
  start: () => void;
  /** May it be dropped on this `data-place`? */
  takes: (place: string) => boolean;
  /** Dropped there; a drop elsewhere puts it back. */
  drop: (place: string, on: Element) => void;
  end: () => void;
}

/** Drag a piece onto an element with `data-place`. A click stays a click: everything can be done without dragging. */
export function drag(given: () => Drag | null): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let held: HTMLElement | null = null;
    let over: Element | null = null;
    const target = (x: number, y: number): Element | null => {
      const it = given();
      for (const at of document.elementsFromPoint(x, y)) {
        const place = at.closest('[data-place]');
        if (place && it?.takes(place.getAttribute('data-place')!)) return place;
      }
      return null;
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!held) {
        if (Math.hypot(dx, dy) < 7) return;
        const box = node.getBoundingClientRect();
        held = node.cloneNode(true) as HTMLElement;
        held.classList.add('held');
        held.style.left = `${box.left}px`;
        held.style.top = `${box.top}px`;
        held.style.width = `${box.width}px`;
        document.body.append(held);
        node.classList.add('lifted');
        given()?.start();
      }
      held.style.transform = `translate(${dx}px, ${dy}px) scale(1.12)`;
      const now = target(event.clientX, event.clientY);
      if (now !== over) {
        over?.classList.remove('over');
        now?.classList.add('over');
        over = now;
      }
    };
    const up = (event: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      from = null;
      if (!held) return;
      held.remove();
      held = null;
      node.classList.remove('lifted');
      over?.classList.remove('over');
      const on = event.type === 'pointerup' ? over : null;
      over = null;
      const swallow = (click: Event) => click.stopImmediatePropagation();
      node.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
      if (on) given()?.drop(on.getAttribute('data-place')!, on);
      given()?.end();
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !given()) return;
      from = { x: event.clientX, y: event.clientY };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', up);
    };
    node.addEventListener('pointerdown', down);
    node.style.touchAction = 'none';
    return () => {
      node.removeEventListener('pointerdown', down);
      held?.remove();
    };
  };
}

/** A board wider than a phone is panned, by keys too: then it takes the focus, under its name. */
export const panned = (size: string, name: string) =>
  size === 'phone' ? { tabindex: 0, role: 'region', 'aria-label': name } : {};
