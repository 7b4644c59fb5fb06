import type { Translate } from '#kit/i18n/translator.ts';

/** The parts of an application. */
export interface SentParts {
  documents: number;
  coverLetter: boolean;
  /** Number of answered questions. */
  answers: number;
}

/** Formats the parts: `2 dokumenta, propratno pismo, odgovori na 3 pitanja`. */
export const partsInWords = (t: Translate, { documents, coverLetter, answers }: SentParts): string =>
  [
    documents > 0 ? t('applications.parts.documents', { count: documents }) : t('applications.parts.noDocument'),
    coverLetter ? t('applications.parts.coverLetter') : '',
    answers > 0 ? t('applications.parts.answers', { count: answers }) : '',
  ]
    .filter(Boolean)
    .join(', ');
