// The board as a menu: the options of each place, what a click does, and how the place looks.
//
//   const menu = new BoardMenu(() => props, where);      // where(option of gathering at M2) = ['mark:M2-wood', 'space:M2', 'field:gather']
//   <button class={['tag', menu.look('inv:rope')]} {...menu.face('inv:rope', 'Rope')} use:tip={menu.tip('inv:rope', {title: 'Rope'})}>
//
// The first place of an option is its own: it glows there. The others only list it (a field that gathers its actions).
import { explainer, pinTip, type TipContent } from '../ui/tip.svelte';
import type { BoardProps, OptionMessage, Question } from '../net/types';

export interface Place {
  own: OptionMessage[];
  all: OptionMessage[];
}
export interface Asking {
  question: Question;
  title: string;
  options: OptionMessage[];
  anchor: Element;
}
/** The places of an option, by its facts. */
export type Where = (option: OptionMessage, tag: string) => string[];
type Given = Pick<BoardProps, 'question' | 'cards' | 'choose' | 'hint' | 'settings'>;

/** The kind of a place: boards name places `kind:which`. */
export const kindOf = (place: string): string => place.slice(0, Math.max(0, place.indexOf(':')));

const NOWHERE: Place = { own: [], all: [] };

export class BoardMenu {
  #given: () => Given;
  #where: Where;
  #allowed: (option: OptionMessage) => boolean;
  #asking = $state.raw<Asking | null>(null);

  /** Only `allowed` options are taken into account, e.g. those of the pawn in hand. */
  constructor(given: () => Given, where: Where, allowed: (option: OptionMessage) => boolean = () => true) {
    this.#given = given;
    this.#where = where;
    this.#allowed = allowed;
  }

  // The props change with every hint; derived values keep equal parts from being drawn again.
  #question = $derived.by(() => this.#given().question);
  #hinted = $derived.by(() => this.#given().settings.hinted);

  #places = $derived.by(() => {
    const question = this.#question;
    const places = new Map<string, Place>();
    for (const option of question?.mine ? question.options : []) {
      if (!this.#allowed(option)) continue;
      this.#where(option, question!.tag).forEach((place, i) => {
        let it = places.get(place);
        if (!it) places.set(place, (it = { own: [], all: [] }));
        it.all.push(option);
        if (i === 0) it.own.push(option);
      });
    }
    return places;
  });

  at(place: string): Place {
    return this.#places.get(place) ?? NOWHERE;
  }

  /** Options without a place on the board. */
  loose = $derived.by((): OptionMessage[] => {
    const question = this.#question;
    return question?.mine ? question.options.filter((o) => !this.#where(o, question.tag).length) : [];
  });

  /** The number of legal options at these places, for badges. */
  count(test: (place: string) => boolean): number {
    const keys = new Set<string>();
    for (const [place, it] of this.#places)
      if (test(place)) for (const o of it.own) if (o.open && !o.back) keys.add(o.key);
    return keys.size;
  }
  /** The same for all places of certain kinds: `inv` for `inv:rope`. */
  countIn(...kinds: string[]): number {
    return this.count((place) => kinds.includes(kindOf(place)));
  }

  /** Class names: `can` legal, `blocked`, `lit` where the panel points. With `whole` the listed options count too. */
  look(place: string, whole = false): string {
    const it = this.at(place);
    const options = whole ? it.all : it.own;
    const hinted = this.#hinted;
    const lit = hinted !== null && options.some((o) => o.key === hinted) ? ' lit' : '';
    if (options.some((o) => o.open && !o.back)) return `can${lit}`;
    return options.some((o) => !o.open) ? `blocked${lit}` : lit.trim();
  }

  /** Attributes of a target: spread them over a <button> with words on it, or over a <g> (or a button without words) with `svg`. */
  face(place: string, name: string, svg = false): Record<string, unknown> {
    const it = this.at(place);
    const options = it.own.length ? it.own : it.all;
    const open = options.filter((o) => o.open);
    const said = open.length
      ? open.map((o) => o.label)
      : options.flatMap((o) => o.reasons.map((r) => r.text)).slice(0, 1);
    const first = open[0]?.key ?? null;
    const point = () => first && this.#given().hint(first);
    const leave = () => this.#given().hint(null);
    const act = (event: Event) => {
      event.stopPropagation();
      this.pick(place, event.currentTarget as Element, name);
    };
    return {
      'data-place': place,
      // A button is named by its text; in a drawing it needs a label.
      ...(svg ? { 'aria-label': [name, ...said].join('. ') } : { 'aria-description': said.join('. ') || undefined }),
      'aria-disabled': options.length && !open.length ? 'true' : undefined,
      ...(svg ? { role: 'button' } : {}),
      tabindex: !svg || options.length ? 0 : undefined,
      onclick: act,
      onkeydown: svg
        ? (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            act(event);
          }
        : undefined,
      onpointerenter: point,
      onpointerleave: leave,
      onfocusin: point,
      onfocusout: leave,
    };
  }

  /** The tooltip of a place: a card or a title, and why its options are blocked. */
  tip(place: string, content: TipContent): TipContent | null {
    const { own, all } = this.at(place);
    const options = own.length ? own : all;
    const shut = options.length > 0 && options.every((o) => !o.open);
    const seen = new Set<string>();
    // An empty list makes the table ask for the reasons.
    const reasons = shut
      ? options.flatMap((o) => o.reasons).filter((r) => !seen.has(r.text) && seen.add(r.text))
      : undefined;
    const card = content.card ? this.#given().cards[content.card] : undefined;
    if (card && reasons) return { title: content.title ?? card.name, text: card.text, reasons };
    if (card) return { card: content.card };
    const text = content.text ?? options.find((o) => o.open)?.label;
    return reasons || text || content.title ? { ...content, text, reasons } : null;
  }

  /** A click: gives the only answer, lists several beside the place, or shows why all are blocked. */
  pick(place: string, anchor: Element, title: string): void {
    const { question, choose } = this.#given();
    const it = this.at(place);
    const options = it.own.length ? it.own : it.all;
    if (!question || !options.length) return;
    const open = options.filter((o) => o.open);
    const [only] = open;
    if (only && open.length === 1 && !only.back) choose(only.key);
    else if (open.length) this.ask(title, open.some((o) => o.back) ? open : options, anchor);
    else {
      const content = this.tip(place, { title });
      if (content) pinTip(anchor, content);
    }
  }

  ask(title: string, options: OptionMessage[], anchor: Element): void {
    const { question } = this.#given();
    if (!question) return;
    this.#asking = { question, title, options, anchor };
    if (options.some((o) => !o.open)) explainer.explainBlocked();
  }

  /** The open list; it closes with its question. */
  asking = $derived.by((): Asking | null => {
    const asking = this.#asking;
    const now = this.#question;
    if (!asking || !now) return null;
    if (asking.question === now) return asking;
    // The same question with more reasons.
    const same =
      now.prompt === asking.question.prompt &&
      now.options.length === asking.question.options.length &&
      now.options.every(
        (o, i) => o.key === asking.question.options[i]!.key && o.open === asking.question.options[i]!.open,
      );
    return same
      ? { ...asking, options: asking.options.map((o) => now.options.find((each) => each.key === o.key) ?? o) }
      : null;
  });

  /** Whether the dock points at this option. */
  lit(key: string): boolean {
    return this.#hinted === key;
  }

  answer(key: string): void {
    this.#asking = null;
    this.#given().choose(key);
  }

  close(): void {
    this.#asking = null;
  }

  hint(key: string | null): void {
    this.#given().hint(key);
  }

  /** Whether a dragged piece may be dropped here. */
  takes(place: string): boolean {
    return this.at(place).own.some((o) => o.open && !o.back);
  }
}
