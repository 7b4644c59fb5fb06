/** The forms in which a CV is made (rules.md#cv-documents): two scripts, English labels, and one column for scanners. */
export const cvDocumentForms = ['latin', 'cyrillic', 'english', 'plain'] as const;
export type CvDocumentForm = (typeof cvDocumentForms)[number];
