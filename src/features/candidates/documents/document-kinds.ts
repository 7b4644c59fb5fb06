/** Kinds that a CV is written in (rules.md#candidate-documents). */
const cvTypes = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

/** Whether a document of this media type can be the default CV: no picture can. */
export const canBeDefault = (mediaType: string): boolean => cvTypes.has(mediaType);
