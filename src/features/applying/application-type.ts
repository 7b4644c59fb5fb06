/** CV, CV plus cover letter, cover letter only (rules.md#application-types). */
export const applicationTypes = ['cv', 'cv_letter', 'letter'] as const;

/** An employer's sorting status of an application; each action toggles (rules.md#sorting-applications). */
export const applicationStatuses = ['unsorted', 'saved', 'maybe', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Results that a company notifies an applicant of (rules.md#results). */
export const applicationResults = ['invited', 'hired', 'notSelected', 'positionFilled'] as const;
export type ApplicationResult = (typeof applicationResults)[number];

/** Reasons of `notSelected`: a closed list, so that notices contain no free text. */
export const resultReasons = [
  'iskustvo',
  'obrazovanje',
  'jezik',
  'mesto',
  'uslovi',
  'popunjeno',
  'jaka-konkurencija',
] as const;
export type ResultReason = (typeof resultReasons)[number];

/** Days after the end of a posting from which on an application without a result counts as left without one. */
export const silenceDays = 30;

/** Max documents per application. */
export const maxDocuments = 5;

/** Max applications selected for one action (rules.md#reviewing). */
export const maxSelected = 5000;

/** Max characters of a cover letter (rules.md#application-types). */
export const coverLetterMax = 2000;
