/** What an administrator's verification is about, besides the PIB, which nobody changes but the provider. */
export const verifiedFields = ['company', 'registrationNumber', 'address', 'postal', 'location'] as const;
export type VerifiedField = (typeof verifiedFields)[number];

/**
 * The verified data that differ: saving them ends the verification, since nobody has seen the new ones. Blanks at the ends
 * and between words are no difference.
 */
export const changedVerifiedData = (
  known: Record<VerifiedField, string | null>,
  wanted: Record<VerifiedField, string>,
): VerifiedField[] => {
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  return verifiedFields.filter((field) => plain(known[field]) !== plain(wanted[field]));
};
