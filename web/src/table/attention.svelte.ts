// Tells players that they are asked: by the page title and icon, a sound, a notification, and for screen readers.
import { untrack } from 'svelte';
import { preferences } from '../lib/screen/settings.svelte';
import { play } from '../lib/screen/sound';
import { t } from '../lib/screen/texts.svelte';
import { announce } from '../lib/ui/notes.svelte';
import type { TableSession } from './session/session.svelte';

/** While the page has the focus, a player who was asked less than this many milliseconds ago is not called again. */
const RECENT = 4000;

/** Must be called while a component initialises. */
export function callAttention(session: TableSession, name: () => string, asked: () => boolean): void {
  const { state } = session;
  let announced = '';
  let askedAt = 0;

  $effect(() => {
    document.title = `${asked() ? '● ' : ''}${name() ? `${name()} · ` : ''}Holdfast`;
    document.querySelector('link[rel=icon]')?.setAttribute('href', asked() ? '/icon-asked.svg' : '/icon.svg');
  });

  $effect(() => {
    const { question } = state;
    const stamp = `${state.seq}/${state.seat}/${question?.tag}/${question?.mine}`;
    if (!question || !state.ready || stamp === announced) return;
    const first = !announced;
    announced = stamp;
    if (!question.mine) {
      announce(t('waiting-for', { names: question.asked.map((seat) => state.name(seat)).join(', ') }));
      return;
    }
    const open = question.options.filter((one) => one.open).length;
    announce(t('announce-question', { prompt: question.prompt, n: open }), true);
    if (!first) untrack(() => call(question.prompt));
  });

  function call(prompt: string): void {
    const recent = document.hasFocus() && Date.now() - askedAt < RECENT;
    askedAt = Date.now();
    if (recent) return;
    if (preferences.sound) void play('asked');
    if (preferences.notices && document.hidden && 'Notification' in window && Notification.permission === 'granted')
      new Notification(name(), { body: prompt, icon: '/icon-asked.svg', tag: session.id });
  }
}
