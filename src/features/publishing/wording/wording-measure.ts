import { findWording } from './wording-check.ts';
import { type WordingSentence, wordingSentences } from './wording-sentences.ts';

export interface WordingFigures {
  recall: number;
  precision: number;
  /** Unlawful sentences whose rule was not found. */
  missed: WordingSentence[];
  /** Harmless sentences in which anything was found. */
  alarms: WordingSentence[];
}

/** How much of what is unlawful in one half of the sentences the check finds, and how much of what it finds is. */
export function measureWording(
  half: WordingSentence['half'],
  written: WordingSentence['written'],
): WordingFigures {
  const sentences = wordingSentences.filter(
    (sentence) => sentence.half === half && sentence.written === written,
  );
  const missed = sentences.filter(
    ({ text, rule, harmless }) => !harmless && !findWording(text).some((finding) => finding.rule === rule),
  );
  const alarms = sentences.filter(({ text, harmless }) => harmless && findWording(text).length > 0);
  const unlawful = sentences.filter(({ harmless }) => !harmless).length;
  const hits = unlawful - missed.length;
  return { recall: hits / unlawful, precision: hits / (hits + alarms.length), missed, alarms };
}
