import { readFileSync } from 'node:fs';
import type { WordingRule } from '#features/publishing/wording/wording-check.ts';
import { textOfHtml } from '#kit/rich-text.ts';
import { inContext } from './context-sentences.ts';

/*
 * Sentences as employers write them, for measuring the wording check: what it must find, by the broken rule, and, by
 * the same rule, similar sentences that must pass. The grounds are those of the law against discrimination (art. 2
 * and 16) and of the labour law (art. 18 and 26); the signs of fraud are those that the police and banks warn of.
 * Both scripts, spaced-out letters and English occur. Every second one of a list is reserved: patterns are written
 * for the others and measured with these.
 */

export type Neighbourhood = Exclude<WordingRule, 'title'>;

export interface WordingSentence {
  text: string;
  /** The rule that it breaks or, when it is harmless, almost breaks. */
  rule: Neighbourhood;
  harmless: boolean;
  half: 'open' | 'kept aside';
  /** Alone in a line, or beside other sentences (`context-sentences.ts`). */
  written: 'alone' | 'in context';
}

const halfOf = (index: number) => (index % 2 === 0 ? ('open' as const) : ('kept aside' as const));

/** Of a file that has `[rule]` above its sentences, one a line. */
const listed = (name: string, harmless: boolean): WordingSentence[] => {
  const content = readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');
  return content.split('\n\n').flatMap((group) => {
    const [heading = '', ...sentences] = group.trim().split('\n');
    const rule = heading.slice(1, -1) as Neighbourhood;
    return sentences.map((text, index) => ({
      text,
      rule,
      harmless,
      half: halfOf(index),
      written: 'alone' as const,
    }));
  });
};

const contextual: WordingSentence[] = Object.values(inContext).flatMap(({ unlawful: found, harmless }) =>
  [found, harmless].flatMap((sentences) =>
    sentences.map(([rule, text], index) => ({
      text: text.startsWith('<') ? textOfHtml(text) : text,
      rule,
      harmless: sentences === harmless,
      half: halfOf(index),
      written: 'in context' as const,
    })),
  ),
);

/** All of them. */
export const wordingSentences: readonly WordingSentence[] = [
  ...listed('unlawful', false),
  ...listed('harmless', true),
  ...contextual,
];
