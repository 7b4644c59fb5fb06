import { harmlessAboutOffers } from './harmless-offer-sentences.ts';
import { harmlessAboutPeople } from './harmless-people-sentences.ts';
import { unlawful } from './unlawful-sentences.ts';
import type { WordingRule } from './wording-check.ts';

/*
 * Sentences as employers write them, for measuring the wording check: what it must find, by the broken rule, and, by
 * the same rule, similar sentences that must pass. The grounds are those of the law against discrimination (art. 2
 * and 16) and of the labour law (art. 18 and 26); the signs of fraud are those that the police and banks warn of.
 * Both scripts, spaced-out letters and English occur. Every second one of a list is reserved: patterns are written
 * for the others and measured with these.
 */

type Neighbourhood = Exclude<WordingRule, 'title'>;

/** Sentences of each rule, one a line. */
export type SentencesByRule = Record<Neighbourhood, string>;

export interface WordingSentence {
  text: string;
  /** The rule that it breaks or, when it is harmless, almost breaks. */
  rule: Neighbourhood;
  harmless: boolean;
  half: 'open' | 'kept aside';
}

const listed = (groups: SentencesByRule, isHarmless: boolean): WordingSentence[] =>
  (Object.keys(groups) as Neighbourhood[]).flatMap((rule) =>
    groups[rule]
      .trim()
      .split('\n')
      .map((line, index) => ({
        text: line.trim(),
        rule,
        harmless: isHarmless,
        half: index % 2 === 0 ? ('open' as const) : ('kept aside' as const),
      })),
  );

/** All of them, the unlawful first. */
export const wordingSentences: readonly WordingSentence[] = [
  ...listed(unlawful, false),
  ...listed({ ...harmlessAboutPeople, ...harmlessAboutOffers }, true),
];
