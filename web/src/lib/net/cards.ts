// Cards by their keys, `deck/id`: the one place that takes such a key apart.
import type { CardText } from './facts.gen';
import type { GalleryCard } from './types';

/** A card whose face this seat has not seen. */
export const isBack = (key: string): boolean => key.startsWith('?');
/** What such a card looks like from behind; nothing for an open one. */
export const backOf = (key: string): string => (isBack(key) ? key.slice(1) : '');

export function cardOf(key: string): { deck: string; id: string } {
  const at = key.indexOf('/');
  return { deck: key.slice(0, Math.max(at, 0)), id: key.slice(at + 1) };
}
export const deckOf = (key: string): string => cardOf(key).deck;
export const idOf = (key: string): string => cardOf(key).id;

/** A card that the server has not described: only its key is known. */
export const untold = (key: string, name = idOf(key), text = ''): CardText => ({
  name,
  text,
  flavour: '',
  ...cardOf(key),
});

/** A card of the gallery in the form of a card of the table. */
export const fromGallery = (card: GalleryCard): CardText => ({
  ...untold(card.key, card.name, card.text),
  flavour: card.flavour ?? '',
  facts: card.facts,
  parts: card.parts,
});
