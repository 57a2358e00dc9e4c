// The keyboard shortcuts of the table.
import type { Seat } from '../lib/net/types';

/** What the shortcuts do; the letter keys are in `KEYS`. */
export interface ShortcutActions {
  /** Nothing may be done now, for example because the screen is covered. */
  blocked: () => boolean;
  /** Letters and digits are switched on, and no dialog is open that takes them. */
  enabled: () => boolean;
  /** Close what is open; returns whether there was anything. */
  escape: () => boolean;
  /** Beats are played back, and no dialog is open. */
  playing: () => boolean;
  nextBeat: () => void;
  skipBeats: () => void;
  /** The seats at this screen. */
  seats: () => Seat[];
  switchSeat: (seat: Seat) => void;
  digit: (key: string) => void;
  main: () => void;
  letters: Record<string, (event: KeyboardEvent) => void>;
}

const INPUTS = 'input, textarea, select, [contenteditable], dialog, [data-tour-box]';

/** A handler of keydown events. */
export function shortcuts(actions: ShortcutActions): (event: KeyboardEvent) => void {
  /** The next digit names a seat. */
  let seatNext = false;

  function digit(key: string): void {
    if (!seatNext) {
      actions.digit(key);
      return;
    }
    seatNext = false;
    const seat = actions.seats().find((one) => one === Number(key) - 1);
    if (seat !== undefined) actions.switchSeat(seat);
  }

  return (event) => {
    const target = event.target as HTMLElement;
    const { key } = event;
    const isDigit = /^\d$/.test(event.key);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest(INPUTS) || actions.blocked()) return;
    if (key === 'Escape') {
      if (actions.escape()) event.preventDefault();
      return;
    }
    if (actions.playing() && (key === ' ' || key === 'Enter' || isDigit)) {
      if (key === ' ' && !event.shiftKey) actions.nextBeat();
      else actions.skipBeats();
      event.preventDefault();
      return;
    }
    if (!actions.enabled()) return;
    if (isDigit) {
      digit(key);
      return;
    }
    seatNext = false;
    const letter = key.length === 1 ? key.toLowerCase() : key;
    if (letter === 's') seatNext = true;
    else if (letter === 'Enter') {
      if (target !== document.body && target.tagName !== 'H2') return;
      actions.main();
    } else if (actions.letters[letter]) actions.letters[letter](event);
    else return;
    event.preventDefault();
  };
}
