// Arranges the options of a question in the dock: main answer, chips, groups, offers, planned actions.
import type { OptionMessage, Question, Stake } from '../../lib/net/types';
import { containsWords } from '../../lib/parts/labels';

/** Answers that close a question: the first of these that is open becomes the main answer. */
const MAIN_KEYS = [
  'ready',
  'go-on',
  'done',
  'confirm',
  'roll-now',
  'end-turn',
  'end',
  'pass',
  'reveal',
  'in-order',
  'drink',
  'home',
  'go',
  'stop',
  'stay',
  'stay-out',
  'take-it',
  'take-nothing',
  'no-trade',
  'let-be',
  'skip',
  'none',
  'no',
];
/** Answers that do nothing: they are shown quietly while another option is open. */
const PASSING_KEYS = [
  'pass',
  'white:pass',
  'stay',
  'stay-out',
  'take-nothing',
  'no-trade',
  'let-be',
  'skip',
  'none',
  'no',
];
/** More chips than this are shown as groups. */
export const MOST_CHIPS = 9;

export interface Group {
  name: string;
  options: OptionMessage[];
  open: number;
}

export interface Layout {
  main: OptionMessage | null;
  /** The main answer does nothing although another option is open. */
  quiet: boolean;
  chips: OptionMessage[];
  groups: Group[];
  blocked: OptionMessage[];
  offers: OptionMessage[];
  planned: OptionMessage[];
  all: OptionMessage[];
}

/** Whether an option cancels an action that is planned and not yet confirmed. */
export const cancelsPlan = (option: OptionMessage) => option.back && option.facts.deed === 'take-back';

/** What an option would leave unused, in words: idle pawns, unspent points. */
export const unusedBy = (option: OptionMessage): string =>
  option.facts.risks?.some((one) => one.what === 'idle')
    ? (option.stakes?.find((one) => one.kind === 'risk')?.text ?? '')
    : '';

const doesNothing = (option: OptionMessage): boolean => PASSING_KEYS.includes(option.key) || !!unusedBy(option);

/** The stakes shown on a chip besides prices, at most two. */
export const chipStakes = (option: OptionMessage): Stake[] =>
  (option.stakes ?? []).filter((one) => one.kind !== 'price').slice(0, 2);
export const prices = (option: OptionMessage): Stake[] => (option.stakes ?? []).filter((one) => one.kind === 'price');

/** The options by their deeds, in the order of the first of each. */
export function groupOptions(options: OptionMessage[]): Group[] {
  const found = new Map<string, Group>();
  for (const option of options) {
    const name = option.facts.deed;
    let group = found.get(name);
    if (!group) found.set(name, (group = { name, options: [], open: 0 }));
    group.options.push(option);
    if (option.open) group.open += 1;
  }
  return [...found.values()];
}

export function layout(question: Question | null): Layout {
  const all = question?.options ?? [];
  const offers = all.filter((one) => one.offer);
  const planned = all.filter((one) => one.open && cancelsPlan(one));
  const plain = all.filter((one) => !one.offer && !(one.open && cancelsPlan(one)));
  const open = plain.filter((one) => one.open);
  let main: OptionMessage | null = null;
  for (const key of MAIN_KEYS) {
    main = open.find((one) => one.key === key) ?? null;
    if (main) break;
  }
  main ??= open.find(doesNothing) ?? null;
  if (!main && open.length === 1) main = open[0] ?? null;
  // A blocked answer that would close the question stays the main answer, with its reasons.
  if (!main) main = plain.find((one) => !one.open && MAIN_KEYS.slice(0, 4).includes(one.key)) ?? null;
  /** Cancelling options come last, options that do nothing before them. */
  const order = (one: OptionMessage) => 2 * Number(one.back) + Number(doesNothing(one));
  const rest = open.filter((one) => one !== main).sort((a, b) => order(a) - order(b));
  const blocked = plain.filter((one) => !one.open && one !== main);
  const few = rest.length <= MOST_CHIPS || groupOptions(rest).length === 1; // options of one kind stay chips: those that do not fit are in the list
  const quiet = !!main?.open && doesNothing(main) && rest.some((one) => !one.back);
  return {
    main,
    quiet,
    chips: few ? rest : [],
    groups: few ? [] : groupOptions([...rest, ...blocked]).filter((group) => group.open > 0),
    blocked,
    offers,
    planned,
    all,
  };
}

/** Whether an option contains all words of a search. */
export const matches = (option: OptionMessage, search: string): boolean =>
  containsWords(`${option.label} ${option.key}`, search);
