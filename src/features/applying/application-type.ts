/** CV, CV plus cover letter, cover letter only (rules.md#application-types). */
export const applicationTypes = ['cv', 'cv_letter', 'letter'] as const;

/** How an employer has sorted an application; each action toggles (rules.md#sorting-applications). */
export const applicationStatuses = ['unsorted', 'saved', 'maybe', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Documents of one application. */
export const maxDocuments = 5;

/** Applications that one act may mean (rules.md#reviewing). */
export const maxSelected = 5000;

/** Characters of a cover letter (rules.md#application-types). */
export const coverLetterMax = 2000;
