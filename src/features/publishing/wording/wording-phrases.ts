import frauds from '#content/wording/frauds.json' with { type: 'json' };
import toPeople from '#content/wording/people.json' with { type: 'json' };
import traits from '#content/wording/traits.json' with { type: 'json' };
import type { WordingRule } from './wording-check.ts';

/** Several phrases of one rule. */
interface PhraseGroup {
  rule: Exclude<WordingRule, 'title'>;
  /**
   * Words that change the meaning when they are inside the phrase, up to three words before or four after it, in the
   * same clause.
   */
  unless?: string;
  phrases: readonly string[];
}

/** Replaces names in braces by lists of words. */
const withWords = (phrases: readonly string[], words: Readonly<Record<string, string>>): string[] =>
  phrases.map((phrase) => phrase.replace(/\{(\w+)\}/g, (braces, name: string) => words[name] ?? braces));

const groupsOf = ({ groups, words }: typeof traits | typeof frauds): PhraseGroup[] =>
  (groups as PhraseGroup[]).map((group) => ({ ...group, phrases: withWords(group.phrases, words) }));

const { people, phrases, preferred } = toPeople;
const allNouns = people.map(({ nouns }) => nouns).join('|');

/** Patterns that exclude people with a personal trait, or select only them, for all words for such people. */
const towardsPeople = people.map(({ rule, nouns, english, mayBePreferred }) => ({
  rule: rule as PhraseGroup['rule'],
  phrases: withWords(mayBePreferred ? phrases : [...phrases, ...preferred], { nouns, english, allNouns }),
}));

/**
 * All phrases of the wording check, in the language of `wording-pattern.ts`, over words without diacritics in Latin.
 */
export const phraseGroups: readonly PhraseGroup[] = [...towardsPeople, ...groupsOf(traits), ...groupsOf(frauds)];
