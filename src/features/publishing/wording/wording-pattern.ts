import { numberOf } from './number-words.ts';
import type { Word } from './wording-words.ts';

/*
 * Phrases are written in a small language over folded words, so that their table can be read, and so that the work is
 * bounded: each place of a text tries each phrase in a number of ways that the phrase alone decides (`waysOf`).
 *
 *   word this word uplat* words with this beginning a|b*|c one of these word? may be missing <2> at most two words of
 *   any kind $ end of a clause !a|b not before (at the beginning of a phrase) or after it (at its end); more than one
 *   may stand there #age #older #year #cm #num numbers: 16–69, 19–69, 1930–2029, 150–199, any but 0
 *
 * No phrase reaches over the end of a sentence.
 */

type Test = (word: string) => boolean;

const between =
  (least: number, most: number): Test =>
  (word) =>
    numberOf(word) >= least && numberOf(word) <= most;

const numbers: Record<string, Test> = {
  '#age': between(16, 69),
  '#older': between(19, 69),
  '#year': between(1930, 2029),
  '#cm': between(150, 199),
  '#num': (word) => /^0*[1-9]/.test(word),
};

/** Whether a folded word matches `a|b*|c`. */
export function wordTest(alternatives: string): Test {
  const exact = new Set<string>();
  const others: Test[] = [];
  for (const one of alternatives.split('|')) {
    const number = numbers[one];
    if (number) others.push(number);
    else if (one.endsWith('*')) {
      const beginning = one.slice(0, -1);
      others.push((word) => word.startsWith(beginning));
    } else exact.add(one);
  }
  return (word) => exact.has(word) || others.some((test) => test(word));
}

type Step = { kind: 'word'; test: Test; optional: boolean } | { kind: 'gap'; most: number } | { kind: 'clauseEnd' };

export interface Pattern {
  /** None of these may be directly before. */
  notBefore: Test[];
  steps: Step[];
  /** None of these may be directly after. */
  notAfter: Test[];
}

const stepOf = (element: string): Step => {
  const gap = /^<(\d)>$/.exec(element);
  if (gap) return { kind: 'gap', most: Number(gap[1]) };
  if (element === '$') return { kind: 'clauseEnd' };
  const optional = element.endsWith('?');
  return { kind: 'word', test: wordTest(optional ? element.slice(0, -1) : element), optional };
};

/** Parses one phrase of the table. @throws Error when it does not begin with a word */
export function patternOf(phrase: string): Pattern {
  const elements = phrase.trim().split(/ +/);
  const isNot = (element: string) => element.startsWith('!');
  const first = elements.findIndex((element) => !isNot(element));
  const last = elements.findLastIndex((element) => !isNot(element));
  const steps = elements.slice(first, last + 1).map(stepOf);
  if (steps[0]?.kind !== 'word' || steps[0].optional) throw new Error(`No word at the beginning: ${phrase}`);
  const not = (some: string[]) => some.map((element) => wordTest(element.slice(1)));
  return { notBefore: not(elements.slice(0, first)), steps, notAfter: not(elements.slice(last + 1)) };
}

/** Whether a folded word can be the first of a pattern. */
export const canBegin = ({ steps: [first] }: Pattern, folded: string): boolean =>
  first?.kind === 'word' && first.test(folded);

/** The maximum number of ways to try a pattern at one position. */
export const waysOf = ({ steps }: Pattern): number =>
  steps.reduce((ways, step) => {
    if (step.kind === 'gap') return ways * (step.most + 1);
    return step.kind === 'word' && step.optional ? ways * 2 : ways;
  }, 1);

/** The index after the last word of the shortest match of these steps at `at`, or -1. */
function matchSteps(words: readonly Word[], at: number, steps: readonly Step[], step: number): number {
  const current = steps[step];
  if (!current) return at;
  const before = words[at - 1];
  if (current.kind === 'clauseEnd')
    return before?.after === 'space' && at < words.length ? -1 : matchSteps(words, at, steps, step + 1);
  // The next word is in another sentence.
  const over = at >= words.length || (step > 0 && before?.after === 'end');
  if (current.kind === 'gap') {
    const straight = matchSteps(words, at, steps, step + 1);
    if (straight >= 0 || over || current.most === 0) return straight;
    for (let skipped = 1; skipped <= current.most; skipped += 1) {
      if (at + skipped > words.length || words[at + skipped - 1]?.after === 'end') return -1;
      const end = matchSteps(words, at + skipped, steps, step + 1);
      if (end >= 0) return end;
    }
    return -1;
  }
  const word = words[at];
  if (!over && word && current.test(word.folded)) {
    const end = matchSteps(words, at + 1, steps, step + 1);
    if (end >= 0) return end;
  }
  return current.optional ? matchSteps(words, at, steps, step + 1) : -1;
}

/** The index after the last word of a pattern that begins at `at`, or -1. */
export function matchPattern(words: readonly Word[], at: number, { notBefore, steps, notAfter }: Pattern): number {
  const end = matchSteps(words, at, steps, 0);
  if (end < 0) return -1;
  const before = words[at - 1];
  if (before && before.after !== 'end' && notBefore.some((test) => test(before.folded))) return -1;
  const after = words[end];
  const last = words[end - 1];
  if (after && last?.after !== 'end' && notAfter.some((test) => test(after.folded))) return -1;
  return end;
}
