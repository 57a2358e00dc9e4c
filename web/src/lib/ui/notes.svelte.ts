// Passing notes at the edge of the screen, and words for screen readers.
let count = 0;

export interface Note {
  id: number;
  text: string;
  tone: 'plain' | 'bad' | 'good';
  rules: { rule: string; text: string }[];
}

export const notes = $state<Note[]>([]);
export const heard = $state({ polite: '', assertive: '' });

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
  if (urgent) heard.assertive = text;
  else heard.polite = text;
}
