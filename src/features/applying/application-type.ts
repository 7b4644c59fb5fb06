/** CV, CV plus cover letter, cover letter only (rules.md#application-types). */
export const applicationTypes = ['cv', 'cv_letter', 'letter'] as const;

/** An employer's sorting status of an application; each action toggles (rules.md#sorting-applications). */
export const applicationStatuses = ['unsorted', 'saved', 'maybe', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Max documents per application. */
export const maxDocuments = 5;

/** Max applications selected for one action (rules.md#reviewing). */
export const maxSelected = 5000;

/** Max characters of a cover letter (rules.md#application-types). */
export const coverLetterMax = 2000;
