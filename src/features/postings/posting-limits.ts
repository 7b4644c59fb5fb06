/**
 * Limits of a posting's fields (rules.md#posting-fields), for the schema and for the forms that show them. Lengths in
 * characters.
 */
export const postingLimits = {
  shortestTitle: 3,
  title: 120,
  categories: 3,
  locations: 10,
  /** Whole units per month. */
  salary: 100_000_000,
  /** Each rich part, counted without tags. */
  richText: 5000,
  /** The short description in addition to a text. */
  shortDescription: 160,
  /** The short description when it is the whole content. */
  shortContent: 1000,
  questions: 10,
  questionText: 300,
  fewestAnswers: 2,
  answers: 10,
  answerText: 200,
  advertiserName: 120,
} as const;

/** Maximum number of saved postings of one candidate: more than anybody saves by hand. */
export const maxSavedPostings = 500;

/** Maximum number of stored questionnaires of one employer. */
export const maxQuestionnaires = 50;

/** Maximum number of postings and companies that one candidate hides. */
export const maxHidden = 500;
