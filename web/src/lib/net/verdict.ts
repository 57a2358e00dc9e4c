// How a game ended, in a heading: won by the table, lost, or lost but for somebody who played against it.
import type { ResultMessage } from './types';
import { t } from '../screen/texts.svelte';

export function verdict(outcome: ResultMessage | null | undefined): string {
  if (outcome?.won) return t('won');
  return outcome?.winners?.length ? t('lost-but-not-for-all') : t('lost');
}
