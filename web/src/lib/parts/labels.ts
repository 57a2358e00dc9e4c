// How labels, prompts and log lines are set: their heads, and the rest. Only punctuation is read, so all languages work the same;
// a text without such a head stays whole. Nothing else depends on it.
/** A long label as its head and what it says beyond that: “Bed – Idea.” and “Cost: 4 Wood…”. */
export function splitLabel(label: string, long = 64): [string, string] {
  if (label.length < long) return [label, ''];
  const at = label.search(/(?<=[^.]{3}\.) |(?=: )| (?=[(–])/);
  return at > 2 && at < 64 ? [label.slice(0, at), label.slice(at)] : [label, ''];
}

/** A long question in sentences: the asking one, or the first, is shown large, the others small. */
export function sentences(prompt: string): { text: string; asks: boolean }[] {
  if (prompt.length <= 90) return [{ text: prompt, asks: true }];
  const parts = prompt.split(/(?<=[.?!]["”»)]?)\s+(?=[\p{Lu}¿¡“«(])/u);
  const asking = parts.findLastIndex((one) => /\?["”»)]*$/.test(one));
  return parts.map((text, n) => ({ text, asks: n === Math.max(0, asking) }));
}

/** “Wade farther (1 energy): add 2 tiles”: the name, and what follows. */
export function titled(label: string): [string, string] {
  const at = label.search(/: | – /);
  return at < 0 || at > 90 ? [label, ''] : [label.slice(0, at), label.slice(at + 2).trim()];
}

/** “Take back: the roof” on a chip that has a cross beside it: the roof. */
export const tailed = (label: string): string => label.replace(/^[^:]{2,24}: /, '');

/** The common start of labels, in any language: “Build the…”. */
export function commonStart(labels: string[]): string {
  if (labels.length < 2) return labels[0] ?? '';
  const words = labels.map((label) => label.split(/\s+/));
  let n = 0;
  const first = words[0]!;
  while (n < first.length - 1 && words.every((one) => one[n] === first[n])) n += 1;
  const small = /^(the|a|an|to|with|in|on|of|il|lo|la|i|gli|le|un|una|uno|el|los|las|de|di|da|con|a|en|for|at)$/i;
  while (n > 1 && small.test(first[n - 1]!)) n -= 1;
  return first
    .slice(0, n)
    .join(' ')
    .replace(/[:,;(–-]+$/, '');
}

/** The heading in a log line: a round or day (level 1) or a phase; null for other lines. */
export function heading(text: string): { level: number; text: string } | null {
  const found = /^(—{1,3}|·)\s*(.+?)\s*(?:—{1,3}|·)\.?$/.exec(text);
  return found ? { level: found[1]!.length > 1 ? 1 : 2, text: found[2]! } : null;
}

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name in pieces between which a line may break. */
export const breakable = (name: string): string[] => name.split(/(?<=[\s-])/);

/** A list in lines of at most `most` letters, broken after commas. */
export function wrapLines(text: string, most: number): string[] {
  const found: string[] = [];
  for (const part of text.split(/(?<=,) /)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + part.length < most) found[found.length - 1] = `${last} ${part}`;
    else found.push(part);
  }
  return found;
}

/** “Bake bread (2 wood)”: the name, and the text in brackets at the end. */
export function bracketed(label: string): [string, string] {
  const found = label.match(/^(.*?)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/);
  return found ? [found[1]!, found[2]!] : [label, ''];
}

/** The steps that the sentence does not begin with. */
export const withoutRepeated = (steps: string[], sentence: string): string[] =>
  steps.filter((step) => step && !sentence.startsWith(step));

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whether a text contains all typed words, ignoring accents. */
export const containsWords = (text: string, typed: string): boolean => {
  const all = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
};
