// What the dock shows of a question, and what its buttons and keys do.
import type { OptionMessage } from '../../lib/net/types';
import { commonStart } from '../../lib/parts/labels';
import { size } from '../../lib/screen/settings.svelte';
import { has, t } from '../../lib/screen/texts.svelte';
import type { TableSession } from '../session/session.svelte';
import { layout, MOST_CHIPS, unusedBy, type Group } from './layout';

/** Milliseconds to wait for a second digit. */
const NEXT_DIGIT = 600;
/** Up to this number of options the odds of all are asked for together. */
const FEW = 3;

/** What is open above the dock. */
export type OpenList = { what: 'all' | 'group' | 'offers' | 'page'; name: string };

/** What the table does for the dock. */
export interface DockActions {
  /** Point at an option, here and on the board. */
  hint: (key: string | null) => void;
  /** Show why an option is blocked. */
  explain: (option: OptionMessage) => void;
  openRule: (id: string) => void;
  openOrders: () => void;
  openSeats: () => void;
}

export class DockState {
  opened = $state<OpenList | null>(null);
  /** The next option is suggested to others instead of chosen. */
  suggesting = $state(false);
  /** The main answer that was given once although it leaves something unused. */
  doubted = $state('');
  showBlocked = $state(false);
  /** The open list shows odds. */
  weighing = $state(false);
  #digits = '';
  #digitTimer: ReturnType<typeof setTimeout> | undefined;
  #stamp = '';

  constructor(
    readonly session: TableSession,
    readonly actions: DockActions,
    private readonly hintedKey: () => string | null,
  ) {}

  question = $derived.by(() => this.session.state.question);
  layout = $derived.by(() => layout(this.question));
  mine = $derived.by(() => !!this.question?.mine && !this.session.state.over);
  hinted = $derived.by(() => this.hintedKey());
  pending = $derived.by(() => this.session.answers.pending);
  /** Blocked options shown as chips: if all fit, or on request. */
  blocked = $derived.by(() => {
    const { chips, blocked } = this.layout;
    const most = this.showBlocked ? 99 : chips.length + blocked.length <= MOST_CHIPS ? MOST_CHIPS : 0;
    return blocked.slice(0, most);
  });
  /** The options and groups in the order of their digits. */
  numbered = $derived.by((): (OptionMessage | Group)[] => [...this.layout.chips, ...this.layout.groups]);
  /** On a desktop, the option that is pointed at, repeated beside a quiet main answer. */
  louder = $derived.by((): OptionMessage | null => {
    const { quiet, all, main } = this.layout;
    if (!quiet || size() !== 'desktop') return null;
    return all.find((one) => one.key === this.hinted && one.open && one !== main) ?? null;
  });
  /** Absent players that are asked. */
  away = $derived.by(() => {
    const { seats, you } = this.session.state;
    return seats.filter(
      (one) => this.question?.asked.includes(one.seat) && !one.present && one.kind !== 'bot' && !you.includes(one.seat),
    );
  });
  /** Whether there is somebody to suggest options to: other players here, or bots that are asked. */
  canSuggest = $derived.by(() => {
    const { seats } = this.session.state;
    if (!this.mine || (this.question?.asked.length ?? 0) < 2) return false;
    const people = seats.filter((one) => one.kind !== 'bot' && one.present);
    return people.length > 1 || seats.some((one) => one.kind === 'bot' && this.question?.asked.includes(one.seat));
  });

  /** Close what belongs to an earlier question. */
  follow(): void {
    const { seat, seq } = this.session.state;
    const asked = ` ${seat} ${this.question?.tag}`;
    const stamp = seq + asked;
    if (stamp === this.#stamp) return;
    const same = this.mine && this.#stamp.endsWith(asked); // other players have planned something meanwhile
    this.#stamp = stamp;
    const { opened } = this;
    const groupLeft = opened?.what === 'group' && this.layout.groups.some((group) => group.name === opened.name);
    if (!(opened && this.mine && (opened.what === 'group' ? groupLeft : same))) this.opened = null;
    if (!same) this.suggesting = false;
    this.doubted = '';
    this.#digits = '';
  }

  choose(key: string): void {
    const option = this.layout.all.find((one) => one.key === key);
    if (!option) return;
    if (!option.open) {
      this.actions.explain(option);
      return;
    }
    if (this.suggesting) {
      this.session.chat.suggest(option.key, option.label);
      this.suggesting = false;
      return;
    }
    if (this.layout.quiet && option === this.layout.main && unusedBy(option) && this.doubted !== key) {
      this.doubted = key;
      return;
    }
    this.opened = null;
    this.actions.hint(null);
    this.session.answer(key);
  }

  chooseMain(): void {
    if (!this.session.answers.held && this.mine && this.layout.main) this.choose(this.layout.main.key);
  }

  toggle(what: OpenList['what'], name = ''): void {
    const same = what === 'group' ? this.opened?.name === name : !!this.opened;
    this.opened = same ? null : { what, name };
  }

  openAll(): void {
    this.weighing = false;
    if (this.mine) this.opened = { what: 'all', name: '' };
  }

  openOffers(): void {
    if (this.mine && this.layout.offers.length) this.opened = { what: 'offers', name: '' };
  }

  toggleBlocked(): void {
    this.showBlocked = !this.showBlocked;
  }

  /** List the options with their odds: at once if there are few, otherwise as asked one by one. */
  weigh(): void {
    this.weighing = !(this.opened && this.weighing);
    this.opened = this.weighing ? { what: 'all', name: '' } : null;
    const open = this.layout.all.filter((one) => one.open && !one.back && !one.offer);
    if (this.weighing && open.length <= FEW) for (const one of open) this.session.odds.ask(one.key);
  }

  /** Choose by number, as soon as no longer number can follow. */
  digit(key: string): void {
    if (!this.mine || this.opened || this.session.answers.held) return;
    clearTimeout(this.#digitTimer);
    this.#digits += key;
    const n = Number(this.#digits);
    if (n * 10 > this.numbered.length || n === 0) this.#chooseNumber();
    else this.#digitTimer = setTimeout(() => this.#chooseNumber(), NEXT_DIGIT);
  }

  #chooseNumber(): void {
    const found = this.numbered[Number(this.#digits) - 1];
    this.#digits = '';
    if (!found) return;
    const only = 'key' in found ? found : onlyOpen(found);
    if (only) this.choose(only.key);
    else if (!('key' in found)) this.opened = { what: 'group', name: found.name };
  }

  point(option: OptionMessage): void {
    this.actions.hint(option.key);
    if (option.open) this.session.odds.point(option.key);
    else this.session.explainBlocked();
  }

  /** The options of the open list. */
  get listed(): OptionMessage[] {
    const { opened, layout } = this;
    if (opened?.what === 'group') return layout.all.filter((one) => one.facts.deed === opened.name && !one.offer);
    return opened?.what === 'offers' ? layout.offers : layout.all;
  }

  get listTitle(): string {
    const { opened, layout } = this;
    if (opened?.what === 'offers') return t('at-any-time');
    if (opened?.what !== 'group') return t('all-options', { n: layout.all.length });
    return this.groupName(
      layout.groups.find((one) => one.name === opened.name) ?? { name: opened.name, options: [], open: 0 },
    );
  }

  /** The game's name of a group, at this question or in general; otherwise the common start of its labels. */
  groupName(group: Group): string {
    for (const id of [`group-${this.question?.tag}-${group.name}`, `group-${group.name}`]) if (has(id)) return t(id);
    const open = group.options.filter((one) => one.open);
    if (open.length === 1) return open[0]!.label;
    return (
      commonStart(open.map((one) => one.label)) ||
      group.name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
    );
  }

  /** The tooltip of an option: its full label, stakes and odds, or why it is blocked. */
  tooltip(option: OptionMessage) {
    if (!option.open) return { title: option.label, reasons: option.reasons };
    const text = this.session.odds.texts[option.key] ?? '';
    const odds = this.session.odds.shares[option.key];
    if (!text && !odds?.shares?.length && !option.stakes?.length && option.label.length <= 40) return null;
    return { title: option.label, stakes: option.stakes, odds, text };
  }

  /** The rank that the shown advice gives an option. */
  rank(key: string): '' | 'best' | 'second' {
    const advice = this.session.coach.shown;
    if (!advice || advice === 'thinking') return '';
    return advice.best === key ? 'best' : advice.second === key ? 'second' : '';
  }
}

/** The only open option of a group, if there is just one. */
export const onlyOpen = (group: Group): OptionMessage | undefined =>
  group.open === 1 ? group.options.find((one) => one.open) : undefined;
