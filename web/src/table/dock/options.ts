// How the options of a question are laid out: the main button, chips, groups, offers, what can be taken back.
import type { Option, Question, Stake } from '../../lib/net/types';
import { typedIn } from '../../lib/parts/labels';

/** Answers that close a question: they become the main button, the first that is there. */
const MAIN = [
  'ready', 'go-on', 'done', 'confirm', 'roll-now', 'end-turn', 'end', 'pass', 'reveal', 'in-order', 'drink', 'home', 'go', 'stop', 'stay', 'stay-out', 'take-it',
  'take-nothing', 'no-trade', 'let-be', 'skip', 'none', 'no',
];
/** Answers by which nothing is done: while something else is open they are quiet. */
const IDLE = ['pass', 'white:pass', 'stay', 'stay-out', 'take-nothing', 'no-trade', 'let-be', 'skip', 'none', 'no'];
/** More chips than this become groups. */
export const CHIPS = 9;

export interface Group {
  name: string;
  options: Option[];
  open: number;
}

export interface Layout {
  main: Option | null;
  /** The main answer does nothing while something else could be done: it is said in a low voice. */
  quiet: boolean;
  chips: Option[];
  groups: Group[];
  blocked: Option[];
  offers: Option[];
  backs: Option[];
  all: Option[];
}

/** A plan that can be taken back before it is confirmed. */
export const planned = (option: Option) => option.back && option.facts.deed === 'take-back';

const head = (option: Option) => option.facts.deed;

/** What it would leave undone, in words, where the game says so: idle pawns, points that nobody spends. */
export const idle = (option: Option): string =>
  option.facts.risks?.some((one) => one.what === 'idle') ? (option.stakes?.find((one) => one.kind === 'risk')?.text ?? '') : '';

/** Nothing is done by it. */
const undone = (option: Option): boolean => IDLE.includes(option.key) || !!idle(option);

/** What stands beneath the name of an answer, at most two: a chance, what it risks, what it brings. */
export const atStake = (option: Option): Stake[] => (option.stakes ?? []).filter((one) => one.kind !== 'price').slice(0, 2);
export const prices = (option: Option): Stake[] => (option.stakes ?? []).filter((one) => one.kind === 'price');

export function grouped(options: Option[]): Group[] {
  const found = new Map<string, Group>();
  for (const option of options) {
    const name = head(option);
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
  const backs = all.filter((one) => one.open && planned(one));
  const plain = all.filter((one) => !one.offer && !(one.open && planned(one)));
  const open = plain.filter((one) => one.open);
  let main: Option | null = null;
  for (const key of MAIN) {
    main = open.find((one) => one.key === key) ?? null;
    if (main) break;
  }
  main ??= open.find(undone) ?? null;
  if (!main && open.length === 1) main = open[0] ?? null;
  // What would close the question but may not yet: it stays the main button, and says why.
  if (!main) main = plain.find((one) => !one.open && MAIN.slice(0, 4).includes(one.key)) ?? null;
  /** What takes back stands last, what does nothing before it. */
  const late = (one: Option) => 2 * Number(one.back) + Number(undone(one));
  const rest = open.filter((one) => one !== main).sort((a, b) => late(a) - late(b));
  const blocked = plain.filter((one) => !one.open && one !== main);
  const few = rest.length <= CHIPS || grouped(rest).length === 1; // of one kind: as many as fit, the others in the list
  const quiet = !!main?.open && undone(main) && rest.some((one) => !one.back);
  return {
    main,
    quiet,
    chips: few ? rest : [],
    groups: few ? [] : grouped([...rest, ...blocked]).filter((group) => group.open > 0),
    blocked,
    offers,
    backs,
    all,
  };
}

/** Whether what was typed is found in an option, word by word. */
export const matches = (option: Option, typed: string): boolean => typedIn(`${option.label} ${option.key}`, typed);
