import allowed from '#content/wording/allowed.json' with { type: 'json' };
import { fold } from '#kit/serbian-text.ts';
import { canBegin, matchPattern, type Pattern, patternOf, wordTest } from './wording-pattern.ts';
import { phraseGroups } from './wording-phrases.ts';
import { type Word, wordsOf } from './wording-words.ts';

/**
 * Personal traits an ad may not ask about (rules.md#wording-check), then signs of fraud, then what is only inadvisable:
 * a title for one sex only.
 */
export const wordingRules = [
  'sex',
  'age',
  'family',
  'looks',
  'origin',
  'health',
  'money',
  'documents',
  'contact',
  'earnings',
  'title',
] as const;
export type WordingRule = (typeof wordingRules)[number];

/** Rules that only warn, because honest ads match them too. All others make a posting wait for review. */
const warning: readonly WordingRule[] = ['contact', 'earnings', 'title'];

export interface WordingFinding {
  rule: WordingRule;
  /** The found words, folded: without diacritics, in Latin and lower case. */
  found: string;
  /** Their position in the original text, `end` excluded. */
  start: number;
  end: number;
  /** Whether a posting with these words needs review; else they are only pointed out. */
  stops: boolean;
}

const findingOf = (rule: WordingRule, words: readonly Pick<Word, 'folded' | 'start' | 'end'>[]): WordingFinding => ({
  rule,
  found: words.map(({ folded }) => folded).join(' '),
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
  stops: !warning.includes(rule),
});

/** A prepared phrase. */
interface Prepared {
  rule: Exclude<WordingRule, 'title'>;
  unless: ((word: string) => boolean) | null;
  pattern: Pattern;
}

const prepared: readonly Prepared[] = phraseGroups.flatMap(({ rule, unless, phrases }) =>
  phrases.map((line) => ({
    rule,
    unless: unless === undefined ? null : wordTest(unless),
    pattern: patternOf(line),
  })),
);

/* Allowed phrases that contain such words, and are skipped: the promise to take no money, and (`equality`) the
   promise to treat everybody equally, which extends to the end of its sentence or to a demand. */
const noMoney = allowed.noMoney.map(patternOf);
const equality = allowed.equality.map(patternOf);
const isDemand = wordTest(allowed.demands);

/** A range of words, `to` excluded. */
interface Span {
  from: number;
  to: number;
}

/** Marks skipped words: they end a sentence, and no phrase begins with them. */
const passedOver: Word['folded'] = '';

function withoutAllowed(words: readonly Word[]): Word[] {
  const rest = words.map((word) => ({ ...word }));
  const pass = ({ from, to }: Span) => {
    for (const word of rest.slice(from, to)) Object.assign(word, { folded: passedOver, after: 'end' });
    if (from > 0) Object.assign(rest[from - 1] as Word, { after: 'end' });
  };
  for (let at = 0; at < words.length; at += 1) {
    const promised = Math.max(...noMoney.map((pattern) => matchPattern(words, at, pattern)));
    if (promised >= 0) pass({ from: at, to: promised });
    let to = Math.max(...equality.map((pattern) => matchPattern(words, at, pattern)));
    if (to < 0) continue;
    while (to < words.length && words[to - 1]?.after !== 'end' && !isDemand(words[to]?.folded ?? '')) to += 1;
    pass({ from: at, to });
    at = to - 1;
  }
  return rest;
}

/** Maximum distance before and after a phrase of a word that changes its meaning. */
const before = 3;
const after = 4;

/** Words with which the next of several demands begins: „do 40 godina sa iskustvom”. */
const isNext = wordTest(allowed.next);

/** „Iskustvo 2 godine – do 40 godina”: the word before the first number determines its meaning. */
const isYears = wordTest('god|godina|godine|years');

/** Whether this word is the last of its clause. */
const isLast = (word: Word | undefined): boolean => word?.after === 'end' || word?.after === 'comma';

/** Words change the meaning of a phrase only within the same clause. */
function isExcused(words: readonly Word[], { from, to }: Span, unless: Prepared['unless']): boolean {
  if (unless === null) return false;
  if (words.slice(from, to).some(({ folded }) => unless(folded))) return true;
  for (let at = from - 1; at >= Math.max(0, from - before) && !isLast(words[at]); at -= 1) {
    const { folded } = words[at] as Word;
    if (unless(folded)) return true;
    if (isYears(folded) || (at === from - 1 && isNext(folded))) break;
  }
  for (let at = to; at < Math.min(words.length, to + after) && !isLast(words[at - 1]); at += 1) {
    const { folded } = words[at] as Word;
    if (unless(folded)) return true;
    if (isNext(folded)) break;
  }
  return false;
}

/** Phrases that can begin with a word. */
const beginningWith = (folded: string): readonly Prepared[] =>
  folded === passedOver ? [] : prepared.filter(({ pattern }) => canBegin(pattern, folded));

function spansByRule(words: readonly Word[]): Map<WordingRule, Span[]> {
  const beginnings = new Map<string, readonly Prepared[]>();
  const spans = new Map<WordingRule, Span[]>();
  for (const [from, { folded }] of words.entries()) {
    const candidates = beginnings.get(folded) ?? beginningWith(folded);
    beginnings.set(folded, candidates);
    for (const { rule, unless, pattern } of candidates) {
      const span = { from, to: matchPattern(words, from, pattern) };
      if (span.to < 0 || isExcused(words, span, unless)) continue;
      const ruleSpans = spans.get(rule) ?? [];
      const last = ruleSpans.at(-1);
      // Overlapping phrases are one finding.
      if (last && from < last.to) last.to = Math.max(last.to, span.to);
      else ruleSpans.push(span);
      spans.set(rule, ruleSpans);
    }
  }
  return spans;
}

/**
 * Finds phrases that tie a job to a personal trait, or that are used in frauds. Input is plain text in either script,
 * Serbian or English, also with spaced-out letters; each phrase is returned once, at its first position, in the order
 * of the text. Empty means that nothing was found, not that the text is lawful. Runs in linear time.
 */
export function findWording(text: string): WordingFinding[] {
  const words = wordsOf(text);
  const findings = [...spansByRule(withoutAllowed(words))].flatMap(([rule, spans]) =>
    spans.map((span) => findingOf(rule, words.slice(span.from, span.to))),
  );
  findings.sort((a, b) => a.start - b.start);
  const firstOf = Map.groupBy(findings, (finding) => `${finding.rule} ${finding.found}`);
  return [...firstOf.values()].flatMap(([first]) => first ?? []);
}

const bothNamed = /[/|]|\b[mzfw]\b|\((?:a|ka|ica|kinja)\)/;
const oneSex = /^\p{L}{2,}(?:ac|ar|er|or|ir|ist|ista|nik|telj|log|ant|ent|acica|arica|arka|erka|orka|kinja|nica)$/u;
/** Levels, places and names that are the same for both sexes. */
const neutral =
  /^(?:senior|junior|medior|centar|call|\w*(?:manager|developer|engineer|designer|officer|specialist|owner|leader|tester|driver|worker|administrator|director|assistant|consultant|architect|partner))$/;

/**
 * Finds a title that names one sex only („Pekar” instead of „Pekar (m/ž)”): a warning, because paired names are
 * recommended, not required.
 */
export function findOneSexTitle(title: string): WordingFinding[] {
  const folded = fold(title).trim();
  if (bothNamed.test(folded)) return [];
  const [name = ''] = folded.split(/[,–—(]| - | (?:u|na|za|sa|po|in|at|for) /);
  const named = (name.match(/\p{L}+/gu) ?? []).some((word) => oneSex.test(word) && !neutral.test(word));
  return named ? [findingOf('title', [{ folded, start: 0, end: title.length }])] : [];
}
