// Dice on the card that says how likely something is: those of an action in its colour, with the face that matters.
import { boxed } from '../../../lib/dice/plain_die';
import { BODY, FACE } from './icons';

const SHOWS: Record<string, string> = {
  'die-wound': FACE.wound!,
  'die-success': FACE.success!,
  'die-adventure': FACE.adventure!,
  beast: BODY.wolf!,
};
const FIELDS = ['build', 'gather', 'explore'];

export const die = (kind: string, deed: string): string =>
  boxed(
    SHOWS[kind] ?? '',
    `var(--act-${FIELDS.includes(deed) ? deed : kind === 'beast' ? 'hunt' : 'build'})`,
    'var(--on-act)',
  );
