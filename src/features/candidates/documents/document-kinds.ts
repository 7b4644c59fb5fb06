/** Media types that a CV can have (rules.md#candidate-documents). */
const cvTypes = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

/** Whether a document of this media type can be the default CV; pictures cannot. */
export const canBeDefault = (mediaType: string): boolean => cvTypes.has(mediaType);
