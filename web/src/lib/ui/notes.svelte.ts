// Short-lived notes at the edge of the screen, and announcements for screen readers.
let count = 0;

export interface Note {
  id: number;
  text: string;
  tone: 'plain' | 'bad' | 'good';
  rules: { rule: string; text: string }[];
}

export const notes = $state<Note[]>([]);
export const announced = $state({ polite: '', assertive: '' });

export function note(text: string, tone: Note['tone'] = 'plain', rules: Note['rules'] = [], ms = 5200): void {
  if (!text || notes.some((one) => one.text === text)) return;
  const id = ++count;
  notes.push({ id, text, tone, rules });
  if (notes.length > 4) notes.shift();
  setTimeout(() => dismiss(id), ms + rules.length * 3000);
}

export function dismiss(id: number): void {
  const at = notes.findIndex((one) => one.id === id);
  if (at >= 0) notes.splice(at, 1);
}

export function announce(text: string, urgent = false): void {
  if (urgent) announced.assertive = text;
  else announced.polite = text;
}

/** Announce why the focused option is blocked, as soon as the page shows it. */
export function announceBlocked(): void {
  setTimeout(() => {
    const focused = globalThis.document?.activeElement;
    if (!focused?.getAttribute('aria-disabled')) return;
    const label = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    announce([label, focused.getAttribute('aria-description') ?? ''].join('. '));
  });
}
