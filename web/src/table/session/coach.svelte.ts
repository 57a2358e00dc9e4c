// The coach's advice on the question: shown on request, and used unseen to warn of costly answers.
import type { Hint, Key } from '../../lib/net/types';
import { note } from '../../lib/ui/notes.svelte';
import type { TableState } from './state.svelte';

export class Coach {
  /** The advice on the screen: null if nobody has asked, 'thinking' until it arrives. */
  shown = $state.raw<Hint | 'thinking' | null>(null);
  /** The advice on this question, on the screen or not. */
  advice: Hint | null = null;

  constructor(
    private readonly state: TableState,
    private readonly send: (message: object) => boolean,
  ) {}

  /** Show the advice, asking for it first if needed; hide it if it is shown. */
  toggle(): void {
    if (this.shown) this.shown = null;
    else if (this.advice) this.shown = this.advice;
    else if (this.state.coach && this.state.question?.mine && this.send({ type: 'hint' })) this.shown = 'thinking';
  }

  /** Ask for advice without showing it, if the question leaves a choice. */
  prepare(): void {
    const { coach, question } = this.state;
    if (!coach || this.advice || !question?.mine) return;
    if (question.options.filter((one) => one.open).length > 1) this.send({ type: 'hint' });
  }

  receive(hint: Hint): void {
    if (hint.seq !== this.state.seq) return;
    if (!hint.failed) this.advice = hint;
    if (this.shown !== 'thinking') return;
    this.shown = hint.failed ? null : hint;
    if (hint.failed) note(hint.text ?? '', 'plain');
  }

  evaluation(key: Key) {
    return this.advice?.answers?.find((one) => one.key === key);
  }

  /** The win probability that an answer surely loses, from 0 to 1; 0 if the coach was not asked. */
  loss(key: Key): number {
    return this.evaluation(key)?.costs ?? 0;
  }

  clear(): void {
    this.shown = null;
    this.advice = null;
  }
}
