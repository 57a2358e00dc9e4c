// Decks by name and colour, in every place that shows a card.
import { has, t } from '../screen/texts.svelte';

const TONES = ['explore', 'build', 'rest', 'threat', 'hunt', 'camp', 'gather'] as const;

/** What a deck is called; a deck without words keeps its key, made readable. */
export function deckName(key: string): string {
  const word = [`noun-deck-${key}`, `deck-${key}`].find(has);
  return (word ? t(word) : key.replaceAll(/[-_]/g, ' ')).replace(/^./, (letter) => letter.toUpperCase());
}

/** One of the seven inks, always the same for a deck. */
export function deckTone(key: string): string {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return TONES[sum % TONES.length]!;
}
