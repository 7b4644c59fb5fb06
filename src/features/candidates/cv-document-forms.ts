/** Forms of a generated CV (rules.md#cv-documents): two scripts, English labels, and a single column for CV parsers. */
export const cvDocumentForms = ['latin', 'cyrillic', 'english', 'plain'] as const;
export type CvDocumentForm = (typeof cvDocumentForms)[number];
