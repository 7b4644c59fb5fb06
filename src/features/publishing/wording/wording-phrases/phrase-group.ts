import type { WordingRule } from '../wording-check.ts';

/** Several phrases of one rule. */
export interface PhraseGroup {
  rule: Exclude<WordingRule, 'title'>;
  /** Words that change the meaning when they are inside the phrase, up to three before or four after it, in the same part of a sentence. */
  unless?: string;
  phrases: string;
}
